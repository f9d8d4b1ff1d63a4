import SwiftUI

struct Profile: Equatable, Hashable {
    var name = "Ann"
    var nickname: String?
    var age = 30
    var tags: [String] = ["a", "b"]
    var address = Address()
}

struct Address: Equatable, Hashable {
    var street = "Main Street"
}

struct StateForms: View {
    @State var plain = 0
    @State private var optional: String?
    @State private var typed: Double = 1.5
    @State private var profile = Profile()
    @State private var array = [1, 2, 3]
    @State private var dictionary: [String: Int] = [:]
    @State private var closure: (() -> Void)? = nil
    @State var viaInit: Int

    init(start: Int = 5) {
        _viaInit = State(initialValue: start)
        self._typed = State(wrappedValue: 2.5)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            BindingForms(number: $plain, profile: $profile)
            BindingForms(number: $viaInit, profile: .constant(Profile()))
            BindingForms(number: $profile.age, profile: $profile)
            OptionalForms(text: $optional)
            TextField("Street", text: $profile.address.street)
            TextField("Tag", text: $profile.tags[0])
            Toggle("Empty", isOn: Binding(get: { array.isEmpty }, set: { if $0 { array = [] } }))
            Text("\(typed) \(array.count) \(dictionary.count)")
            Button("Run") { closure?() }
        }
    }
}

struct BindingForms: View {
    @Binding var number: Int
    @Binding private var profile: Profile

    init(number: Binding<Int>, profile: Binding<Profile>) {
        self._number = number
        _profile = profile
    }

    var body: some View {
        HStack {
            Text("\(number)")
            Button("More", action: increment)
            Button("Rename") { profile.name = "Bob" }
        }
    }

    private func increment() {
        number += 1
    }
}

struct OptionalForms: View {
    @Binding var text: String?

    var body: some View {
        if let binding = Binding($text) {
            TextField("Text", text: binding)
        } else {
            Button("Add") { text = "" }
        }
    }
}

struct BindableElements: View {
    struct Item: Identifiable {
        let id = UUID()
        var name: String
        var isDone = false
    }
    @State private var items = [Item(name: "a"), Item(name: "b")]

    var body: some View {
        List {
            ForEach($items) { $item in
                Toggle(item.name, isOn: $item.isDone)
            }
            ForEach($items, id: \.id) { item in
                TextField("Name", text: item.name)
            }
        }
        List($items) { $item in
            Text(item.name)
        }
    }
}

@propertyWrapper
struct Lowercased: DynamicProperty {
    @State private var value: String

    init(wrappedValue: String) {
        _value = State(initialValue: wrappedValue.lowercased())
    }

    var wrappedValue: String {
        get { value }
        nonmutating set { value = newValue.lowercased() }
    }

    var projectedValue: Binding<String> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct CustomWrapper: View {
    @Lowercased var name = "ABC"

    var body: some View {
        TextField("Name", text: $name)
    }
}
