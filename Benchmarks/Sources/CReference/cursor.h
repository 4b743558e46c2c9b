// Finds the shortest moves of the cursor. A column equal to `columns` is unknown, because terminals
// differ after the last column. Only an absolute move can leave it.
#pragma once

#include "output.h"

static int step_cost(int n) { return n == 1 ? 3 : 3 + digits(n); }

static void put_step(int n, char f) {
    put(27);
    put('[');
    if (n != 1) put_number(n);
    put(f);
}

static int move_in_row(int fx, int tx, int emit) {
    if (fx == tx) return 0;
    int best = tx == 0 ? 1 : 3 + digits(tx + 1);
    int kind = tx == 0 ? 0 : 1;
    if (fx < columns) {
        if (tx > fx) {
            int c = step_cost(tx - fx);
            if (c <= best) {
                best = c;
                kind = 2;
            }
        } else {
            int d = fx - tx;
            if (d < best) {
                best = d;
                kind = 4;
            }
            int c = step_cost(d);
            if (c < best) {
                best = c;
                kind = 3;
            }
        }
    }
    {
        int c = 1 + step_cost(tx);
        if (tx && c < best) {
            best = c;
            kind = 5;
        }
    }
    if (emit) switch (kind) {
        case 0:
            put('\r');
            break;
        case 1:
            put_step(tx + 1, 'G');
            break;
        case 2:
            put_step(tx - fx, 'C');
            break;
        case 3:
            put_step(fx - tx, 'D');
            break;
        case 4:
            for (int i = 0; i < fx - tx; i++) put('\b');
            break;
        case 5:
            put('\r');
            put_step(tx, 'C');
            break;
        }
    return best;
}

static int position_cost(int x, int y) {
    if (x == 0 && y == 0) return 3;
    if (x == 0) return 3 + digits(y + 1);
    return 4 + (y ? digits(y + 1) : 0) + digits(x + 1);
}

static void put_position(int x, int y) {
    put(27);
    put('[');
    if (x || y) {
        if (y) put_number(y + 1);
        if (x) {
            put(';');
            put_number(x + 1);
        }
    }
    put('H');
}

static int move(int fx, int fy, int tx, int ty, int emit) {
    if (fy == ty && fx >= 0) return move_in_row(fx, tx, emit);
    int best = position_cost(tx, ty), kind = 0;
    if (fx >= 0 && fy >= 0) {
        int d = ty - fy;
        int vc, vk;
        if (d > 0) {
            vc = step_cost(d);
            vk = 0;
            if (d <= vc) {
                vc = d;
                vk = 1;
            }
        } else {
            vc = step_cost(-d);
            vk = 2;
        }
        int va = 3 + digits(ty + 1);
        if (va < vc) {
            vc = va;
            vk = 3;
        }
        {
            int c = vc + move_in_row(fx, tx, 0);
            if (c < best) {
                best = c;
                kind = 1 + vk;
            }
        }
        if (emit && kind) {
            switch (kind - 1) {
            case 0:
                put_step(d, 'B');
                break;
            case 1:
                for (int i = 0; i < d; i++) put('\n');
                break;
            case 2:
                put_step(-d, 'A');
                break;
            case 3:
                put_step(ty + 1, 'd');
                break;
            }
            move_in_row(fx, tx, 1);
            return best;
        }
    }
    if (emit) put_position(tx, ty);
    return best;
}
