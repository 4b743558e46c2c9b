import Foundation
import Reactive

/// A type that decodes values from data.
public protocol DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Sends the values that `decoder` decodes from the data.
    public func decode<Item: Decodable>(
        type: Item.Type, decoder: some DataDecoder
    ) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
}
