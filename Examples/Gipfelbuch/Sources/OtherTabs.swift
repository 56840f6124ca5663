import SwiftUI

struct FriendList: View {
  let friends: [Friend]

  var body: some View {
    NavigationStack {
      List(friends) { friend in
        VStack(alignment: .leading) {
          Text(verbatim: friend.name)
          Text(friend.tours.count == 1 ? "friends.tour.one" : "friends.tour.many")
          Text(String(localized: "friends.since") + " " + friend.firstYear)
        }
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
        LabeledContent("records.height", value: records.highest.formatted())
        DisclosureGroup("Best of all") {
          Text("records.note")
        }
      }
      .navigationTitle("records.title")
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

struct TourMap: View {
  let book: SummitBook

  var body: some View {
    VStack {
      MapView(summits: book.summits)
      Text("map.hint")
        .font(.system(size: 15))
      Button("map.locate", systemImage: "location") { book.locate() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
