import SwiftUI

struct FriendList: View {
  let friends: [Friend]

  var body: some View {
    NavigationStack {
      List(friends) { friend in
        Label(friend.name, systemImage: "person")
      }
      .navigationTitle("friends.title")
    }
  }
}

struct RecordList: View {
  let records: Records

  var body: some View {
    NavigationStack {
      List {
        LabeledContent("records.summits", value: records.summits, format: .number)
        LabeledContent("records.longest", value: records.longest.formatted())
        DisclosureGroup("records.more") {
          Text("records.note")
        }
      }
      .navigationTitle("records.title")
    }
  }
}

struct TourMap: View {
  let book: SummitBook

  var body: some View {
    MapView(summits: book.summits)
      .overlay(alignment: .bottom) {
        Button("map.locate", systemImage: "location") { book.locate() }
          .buttonStyle(.borderedProminent)
          .padding()
      }
  }
}
