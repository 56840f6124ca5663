import SwiftUI

struct SettingsView: View {
  @AppStorage("reminders") private var sendsReminders = true
  @AppStorage("name") private var name = ""
  @State private var asksToReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("settings.section.profile") {
          TextField("settings.name", text: $name)
          Toggle("settings.reminders", isOn: $sendsReminders)
        }
        Section {
          Button("settings.reset", role: .destructive) { asksToReset = true }
        }
      }
      .navigationTitle("settings.title")
      .confirmationDialog("settings.reset.title", isPresented: $asksToReset) {
        Button("settings.reset.action", role: .destructive) { reset() }
        Button("action.back", role: .cancel) {}
      }
    }
  }

  private func reset() {
    name = ""
    sendsReminders = true
  }
}
