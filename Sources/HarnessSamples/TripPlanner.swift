import SwiftUI

/// When a trip is made.
public enum Season: String, CaseIterable, Identifiable {
    case spring, summer, autumn, winter

    public var id: Self { self }
}

/// What a traveller asks for.
public struct TripRequest: Equatable {
    public var destination = ""
    public var season = Season.summer
    public var travellers = 1
    public var comfort = 0.5
    public var wantsInsurance = false
}

/// A form with stops along the way: lists that can be edited, a sheet, a dialog and an alert.
public struct TripPlanner: View {
    @State private var request = TripRequest()
    @State private var stops: [String]
    @State private var isAddingStop = false
    @State private var isAskingToDiscard = false
    @State private var isBooked = false
    let book: (TripRequest) -> Void

    public init(stops: [String] = [], book: @escaping (TripRequest) -> Void) {
        _stops = State(initialValue: stops)
        self.book = book
    }

    public var body: some View {
        NavigationStack {
            Form {
                wishes
                Section("Stops") {
                    ForEach(stops, id: \.self) { Text($0) }
                        .onDelete { stops.remove(atOffsets: $0) }
                        .onMove { stops.move(fromOffsets: $0, toOffset: $1) }
                    Button("Add a stop") { isAddingStop = true }
                }
                NavigationLink("What is included") { Inclusions(isInsured: request.wantsInsurance) }
                Button("Discard", role: .destructive) { isAskingToDiscard = true }
            }
            .navigationTitle("Your trip")
            .toolbar {
                Button("Book") {
                    book(request)
                    isBooked = true
                }
                .disabled(request.destination.isEmpty)
            }
        }
        .sheet(isPresented: $isAddingStop) { NewStop { stops.append($0) } }
        .confirmationDialog("Discard this trip?", isPresented: $isAskingToDiscard) {
            Button("Discard everything", role: .destructive) {
                request = TripRequest()
                stops = []
            }
        }
        .alert("Booked", isPresented: $isBooked) {
            Button("Fine") {}
        } message: {
            Text("\(request.destination) in \(request.season.rawValue)")
        }
    }

    private var wishes: some View {
        Section("Wishes") {
            TextField("Destination", text: $request.destination)
                .accessibilityIdentifier("destination")
            Picker("Season", selection: $request.season) {
                ForEach(Season.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            Stepper("Travellers: \(request.travellers)", value: $request.travellers, in: 1...9)
                .accessibilityIdentifier("travellers")
            Slider(value: $request.comfort) { Text("Comfort") }
            Toggle("Insurance", isOn: $request.wantsInsurance)
        }
    }
}

/// Asks for the name of a stop.
private struct NewStop: View {
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isNaming: Bool
    @State private var name = ""
    let add: (String) -> Void

    var body: some View {
        VStack {
            TextField("Name of the stop", text: $name)
                .focused($isNaming)
            Button("Add") {
                add(name)
                dismiss()
            }
            .disabled(name.isEmpty)
            Button("Cancel", role: .cancel) { dismiss() }
        }
        .onAppear { isNaming = true }
    }
}

private struct Inclusions: View {
    let isInsured: Bool

    var body: some View {
        VStack {
            Label("Train tickets", systemImage: "tram")
            Label(isInsured ? "Insurance" : "No insurance", systemImage: "cross.case")
        }
        .navigationTitle("Included")
    }
}

#Preview("A trip") {
    TripPlanner(stops: ["Prague", "Vienna"]) { _ in }
}
