import SwiftUI

struct TourDetail: View {
  let tour: Tour
  @State private var isEditing = false
  @State private var unit = HeightUnit.metres

  var body: some View {
    Form {
      Section {
        LabeledContent("detail.start", value: tour.start)
        LabeledContent("detail.summit", value: tour.summit)
      } header: {
        Text("detail.section.route")
      } footer: {
        Text("detail.section.route.footer")
      }
      Section("detail.section.height") {
        Picker("detail.unit", selection: $unit) {
          Text("detail.unit.metres").tag(HeightUnit.metres)
          Text("detail.unit.feet").tag(HeightUnit.feet)
        }
        .pickerStyle(.segmented)
        HStack {
          Text("detail.grade")
            .font(.footnote)
            .lineLimit(1)
            .frame(width: 96, alignment: .leading)
          GradeScale(grade: tour.grade)
        }
      }
    }
    .navigationTitle("detail.title")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("action.cancel") { isEditing = false }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("action.save") { tour.save() }
      }
    }
  }
}
