#pragma once

#include "core/competition/library/competitionlibrary.h"
#include "ui/kit/slicedwork.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace shinpan {

class EmptyHint;
class NoticeBar;
class Preferences;

/// A person's competitions: the places and times of their games, and the winners; each can be
/// opened, gone on with, reported, copied and thrown away.
class LibraryWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryWindow(Preferences &preferences, QWidget *parent = nullptr);

    /// Looks for them anew; it also does so whenever it is shown.
    void refresh();

Q_SIGNALS:
    void openWanted(const QString &file);
    /// It is to be gone on with.
    void runWanted(const QString &file);
    /// A copy was made, which the person wants to change.
    void changeWanted(const QString &file);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createTable();
    [[nodiscard]] QLayout *createButtons();
    [[nodiscard]] QLayout *createFolderRow();
    [[nodiscard]] bool readNext();
    void showEntries(std::vector<LibraryEntry> entries);
    void showRow(int row, const LibraryEntry &entry);
    void refreshButtons();
    [[nodiscard]] const LibraryEntry *selected() const;
    void chooseFolder();
    void showReport();
    void askCopy();
    void copy(const QString &from, const QString &to);
    void askDelete();
    void discard(const LibraryEntry &entry, Reset how);

    Preferences &m_preferences;
    SlicedWork m_reading;
    QStringList m_folders;               ///< that are still to be searched
    QStringList m_waiting;               ///< files that are still to be looked at
    std::vector<LibraryEntry> m_read;    ///< those that were
    std::vector<LibraryEntry> m_entries; ///< by row
    NoticeBar *m_notice;
    QTableWidget *m_table;
    EmptyHint *m_hint; ///< instead of an empty table
    QLabel *m_folder;
    QPushButton *m_open;
    QPushButton *m_goOn;
    QPushButton *m_report;
    QPushButton *m_copy;
    QPushButton *m_delete;
};

} // namespace shinpan
