# Builds, packs and installs the program:
#
#     make dist                      an archive that runs without Swift, in dist/
#     make install PREFIX=/usr       installs what `make dist` packed; builds nothing
#     make deb                       a package for Debian and its relatives
#     make check                     the checks that a change must pass
#     make check-all                 these checks, and those that take longer
#     make pictures                  updates the pictures of the documentation
#     make documentation             the reference pages of the libraries, in .build/documentation
#
# To work on Parlor, use `swift build` and `swift test`.

VERSION := $(shell sed -n 's/^let version = "\(.*\)"$$/\1/p' Sources/Parlor/Version.swift)
SYSTEM := $(shell uname -s | tr A-Z a-z)
MACHINE := $(shell uname -m)

PREFIX ?= /usr/local
DESTDIR ?=

# A separate directory, so that packed builds and development builds do not replace each other.
BUILD := .build/dist
DIST := dist/parlor-$(VERSION)-$(SYSTEM)-$(MACHINE)
DEB := dist/parlor_$(VERSION)_$(subst x86_64,amd64,$(subst aarch64,arm64,$(MACHINE))).deb

FLAGS := --scratch-path $(BUILD) -c release --product parlor
# Types are created by calls, not found by their names: a start takes a fifth fewer instructions.
FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
ifeq ($(SYSTEM),linux)
# The C library and the Swift runtime are linked in, so the program needs no libraries and no symbol is
# resolved when it starts. lld omits unused code, and the tables for exceptions, which are never
# thrown.
FLAGS += --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
FLAGS += -Xlinker --gc-sections -Xlinker --icf=safe -Xlinker -s -Xlinker --no-eh-frame-hdr
FLAGS += -Xlinker -T -Xlinker $(CURDIR)/Scripts/packed.ld
# The program can be loaded at any address, and relocated data is read-only from then on. The program
# relocates itself before a library path could be searched, so it must not have one.
FLAGS += -Xswiftc -Xclang-linker -Xswiftc -static-pie --disable-local-rpath
FLAGS += -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
# Newer C libraries read a compact list of relocations: kilobytes instead of a megabyte.
ifeq ($(shell printf '2.36\n%s\n' "$$(getconf GNU_LIBC_VERSION | sed 's/.* //')" | sort -CV && echo new),new)
FLAGS += -Xlinker -z -Xlinker pack-relative-relocs
endif
# The same files always make the same archive.
TARFLAGS := --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0
endif

# The inspector is omitted; `make dist INSPECTOR=1` includes it.
ifdef INSPECTOR
FLAGS += -Xswiftc -DINSPECTOR
endif

.PHONY: all build dist deb packed install uninstall test check check-all check-dist pictures documentation clean

all: dist

build:
	swift build $(FLAGS)

# Laid out as below a prefix: bin and share.
dist: build
	Scripts/lay-out $(BUILD)/release/parlor $(DIST)
	tar $(TARFLAGS) -C dist -cf - $(notdir $(DIST)) | gzip -9n > $(DIST).tar.gz
	@ls -l $(DIST)/bin/parlor $(DIST).tar.gz

deb: dist
	Scripts/make-deb $(DIST) $(VERSION) $(DEB)

# Installing builds nothing, because it often runs as root. So it refuses a program that is older than its
# sources.
install: packed
	@newer=$$(find Sources Plugins Package.swift Makefile -type f ! -name '*.md' \
		-newer $(DIST)/bin/parlor -print -quit); \
	[ -z "$$newer" ] || { echo "$$newer is newer than $(DIST). Run \`make dist\` first." >&2; exit 1; }
	@cd $(DIST) && find . -type f | while read -r file; do \
		place="$(DESTDIR)$(PREFIX)/$$file"; \
		mode=644; [ -x "$$file" ] && mode=755; \
		mkdir -p "$$(dirname "$$place")" && install -m $$mode "$$file" "$$place" || exit 1; \
	done
	@echo "$(DESTDIR)$(PREFIX)/bin/parlor: $$($(DIST)/bin/parlor --version)"

uninstall: packed
	cd $(DIST) && find . -type f | while read -r file; do \
		rm -f "$(DESTDIR)$(PREFIX)/$$file"; \
	done

packed:
	@[ -x $(DIST)/bin/parlor ] || { echo "There is no $(DIST). Run \`make dist\` first." >&2; exit 1; }

test:
	swift test

# All checks that must pass before a change is merged.
check:
	.ci/run

# These checks, and those that take longer.
check-all:
	.ci/run all

check-dist: dist
	Scripts/check-dist $(DIST)

# Draws the pictures in the documentation again with the current program.
pictures:
	PARLOR_WRITE_PICTURES=1 swift test --filter 'pictures in the documentation|page about (views|operators)'

documentation:
	swift build
	Scripts/check-documentation

clean:
	rm -rf .build dist Benchmarks/.build Examples/*/.build
