#pragma once

#include "ui/home/settinglist.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace shinpan {

class Preferences;

/// Everything that the person can have their way, in sections and with a search over all of them.
/// What is chosen acts at once; what is changed elsewhere meanwhile shows here.
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
    // What there is to set, in preferencesections.cpp
    void addAppearance();
    void addBoard();
    void addPlaying();
    void addFiles();
    void addKeyboard();
    [[nodiscard]] static SettingList::Choices themes();
    [[nodiscard]] static SettingList::Choices orientations();
    [[nodiscard]] static SettingList::Choices charsets();
    // and in worksections.cpp
    void addAnalysis();
    void addMistakes();
    void addConsole();
    void addExport();
    void addPrint();
    [[nodiscard]] static SettingList::Choices candidateValues();
    [[nodiscard]] static SettingList::Choices limits();

    void createSections();
    void showSection(int section);
    void search(const QString &text);

    Preferences &m_preferences;
    QLineEdit *m_search;
    QListWidget *m_sections;
    SettingList *m_settings;
    QLabel *m_nothing;
    int m_section = 0; ///< to come back to from a search
};

} // namespace shinpan
