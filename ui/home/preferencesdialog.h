#pragma once

#include <QDialog>

class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace shinpan {

class Preferences;
class SettingList;

/// All preferences, in sections, with a search over all of them. Choices take effect at once, and
/// changes made elsewhere show up here.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `preferences` outlive the dialog.
    explicit PreferencesDialog(Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    void enginesRequested();
    void shortcutsRequested();

private:
    [[nodiscard]] QLayout *createSide();
    [[nodiscard]] QWidget *createContent();
    [[nodiscard]] QWidget *createButtons();
    void showSection(int section);
    void search(const QString &text);

    QLineEdit *m_search;
    QListWidget *m_sections;
    SettingList *m_settings;
    QLabel *m_nothing;
    QPushButton *m_restore = nullptr; ///< sets the page to its defaults
    int m_section = 0;                ///< to come back to from a search
};

} // namespace shinpan
