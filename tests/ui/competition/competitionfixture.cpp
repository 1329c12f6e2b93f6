#include "tests/ui/competition/competitionfixture.h"

#include "tests/support/fakeprofile.h"

#include <QFile>
#include <QLabel>

namespace shinpan::test {

CompetitionFixture::CompetitionFixture() = default;

void CompetitionFixture::begin()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_name = uniqueWord();
}

void CompetitionFixture::end()
{
    m_window.reset();
    QTRY_COMPARE_WITH_TIMEOUT(processesWith(m_name), 0, Wait);
}

void CompetitionFixture::write(const QString &toml) const
{
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(toml.toUtf8());
}

void CompetitionFixture::writeCup(int games, const QStringList &options, const char *head) const
{
    const QString command =
        fakeProfile(QStringList{QStringLiteral("--name"), m_name} + options).commandLine;
    write(QStringLiteral("type = \"all-play-all\"\ngames = %1\ncheck_players = false\n%3\n[game]\n"
                         "board_size = 5\nscorer = \"alive\"\n[[player]]\nid = \"alpha\"\ncommand "
                         "= '''%2'''\n[[player]]\nid = \"beta\"\ncommand = '''%2'''\n")
              .arg(games)
              .arg(command, QLatin1String(head)));
}

void CompetitionFixture::writeLadder(const char *head, int players) const
{
    const QStringList options{QStringLiteral("--name"), m_name, QStringLiteral("--random"),
                              QStringLiteral("1")};
    const QString command = fakeProfile(options).commandLine;
    QString cup = QStringLiteral("check_players = false\nkeep_engines = true\n")
                + QLatin1String(head)
                + QStringLiteral("\n[game]\nboard_size = 5\nscorer = \"alive\"\n");
    for (int i = 0; i < players; ++i) {
        cup += QStringLiteral("[[player]]\nid = \"%1\"\ncommand = '''%2 --resign-at %3'''\n")
                   .arg(QChar(static_cast<char16_t>(u'a' + i)), command)
                   .arg(players - i);
    }
    write(cup);
}

void CompetitionFixture::open()
{
    m_window = std::make_unique<CompetitionWindow>(path("cup.toml"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void CompetitionFixture::playOut()
{
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    QVERIFY2(session().problem().isEmpty(), qPrintable(session().problem()));
}

QStringList CompetitionFixture::column(const char *name, const char *title) const
{
    const QAbstractItemModel &model = *table(name).model();
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == QLatin1String(title)) {
            for (int row = 0; row < model.rowCount(); ++row) {
                texts += model.index(row, column).data().toString();
            }
        }
    }
    return texts;
}

QString CompetitionFixture::shownTexts() const
{
    QStringList shown;
    for (const QLabel *label : m_window->findChildren<QLabel *>()) {
        shown += label->text();
    }
    return shown.join(u'|');
}

QString textIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace shinpan::test
