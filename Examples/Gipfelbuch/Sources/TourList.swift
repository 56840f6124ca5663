import SwiftUI

struct TourList: View {
  let book: SummitBook
  @State private var query = ""
  @State private var order = TourOrder.date
  @State private var tourToDelete: Tour?

  var body: some View {
    NavigationStack {
      List {
        Section("tours.section.planned") {
          ForEach(book.planned(matching: query, in: order)) { tour in
            NavigationLink {
              TourDetail(tour: tour)
            } label: {
              TourRow(tour: tour)
            }
            .swipeActions {
              Button("action.delete", role: .destructive) { tourToDelete = tour }
            }
            .contextMenu {
              Button("tours.menu.share", systemImage: "square.and.arrow.up") { tour.share() }
              Button("tours.menu.copy", systemImage: "doc.on.doc") { tour.copy() }
            }
          }
        }
        if book.isEmpty {
          ContentUnavailableView(
            "tours.empty.title", systemImage: "figure.hiking",
            description: Text("tours.empty.body"))
        }
      }
      .navigationTitle("tours.title")
      .searchable(text: $query, prompt: "tours.search")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("tours.sort", systemImage: "arrow.up.arrow.down") {
            Picker("tours.sort", selection: $order) {
              ForEach(TourOrder.allCases) { Text($0.title).tag($0) }
            }
          }
        }
      }
      .alert("tours.delete.title", isPresented: $tourToDelete.isPresent) {
        Button("action.delete", role: .destructive) { book.delete(tourToDelete) }
        Button("action.back", role: .cancel) {}
      } message: {
        Text("tours.delete.message")
      }
    }
  }
}

struct TourRow: View {
  let tour: Tour

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: tour.name)
      Text(tour.isGuided ? "tours.row.guided" : "tours.row.alone")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

enum TourOrder: String, CaseIterable, Identifiable {
  case date
  case height

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .date: "tours.sort.date"
    case .height: "tours.sort.height"
    }
  }
}
