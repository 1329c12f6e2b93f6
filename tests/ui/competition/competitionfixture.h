#pragma once

#include "tests/ui/support/controls.h"
#include "ui/competition/competitionwindow.h"
#include "ui/competition/competitionwindows.h"

#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace shinpan::test {

/// The file of a competition of fakeengines, and a window that shows it.
class CompetitionFixture : public QObject
{
protected:
    static constexpr int Wait = 30'000; // ms

    CompetitionFixture();

    /// A folder, and a name for the engines that no other process has.
    void begin();
    /// The window is gone, and no engine is left.
    void end();

    /// Writes a competition between two players, alpha and beta, that have not been tried before.
    void writeCup(int games, const QStringList &options = {}, const char *head = "") const;
    /// Writes a competition of the type in `head`; earlier players are stronger, all resign soon.
    void writeLadder(const char *head, int players) const;
    void open();
    void playOut();

    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] CompetitionSession &session() const { return m_window->session(); }
    void press(const char *button) const
    {
        QTest::mouseClick(buttonWithText<QPushButton>(*m_window, button), Qt::LeftButton);
    }
    [[nodiscard]] QTableView &table(const char *name) const
    {
        return *control<QTableView>(*m_window, name);
    }
    /// What stands under a title of a table; nothing if there is no such title.
    [[nodiscard]] QStringList column(const char *name, const char *title) const;
    /// What all labels say.
    [[nodiscard]] QString shownTexts() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<CompetitionWindow> m_window;

private:
    void write(const QString &toml) const;

    QString m_name; ///< of the engines
};

/// A file as text; empty if it cannot be read.
[[nodiscard]] QString textIn(const QString &path);

} // namespace shinpan::test
