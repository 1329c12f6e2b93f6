#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/resultstore.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/board/boardoptions.h"
#include "ui/console/consoleoptions.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/sessionkeeper.h"
#include "ui/export/exportsettings.h"
#include "ui/game/newgamesettings.h"
#include "ui/graphics/commandoptions.h"
#include "ui/home/arrangement.h"
#include "ui/home/shortcutbook.h"
#include "ui/library/libraryoptions.h"
#include "ui/match/playoptions.h"
#include "ui/regression/regressionoptions.h"
#include "ui/review/reviewsettings.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

const auto Data = QStringLiteral(SHINPAN_TEST_DATA "/olddata/");

/// Each folder is named after the commit whose programs wrote what is in it.
QStringList commits()
{
    return QDir(Data).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// The card of the start page on which games against an engine begin.
const auto Card = QStringLiteral("play");

/// What settings are about that today's program still asks for, as it understands them, kept anew.
void keepAnew(const Preferences &before,
              const std::vector<EngineProfile> &profiles,
              Preferences &today)
{
    const auto keep = [&]<typename... Options>(const Options &...) {
        (today.set(before.get<Options>()), ...);
    };
    keep(Appearance(), FileOptions(), RecentFiles(), BoardOptions(), PlayOptions(),
         ExportSettings(), PrintSettings(), ConsoleOptions(), CommandHistory(), AnalysisOptions(),
         ReviewSettings(), ReviewSaving(), WindowOptions(), KeyOptions(), LibraryOptions(),
         GameDefaults(), RegressionOptions(), CommandOptions());
    rememberStart(today, lastStart(before, profiles, Card), Card);
    rememberGame(today, lastGame(before, profiles));
    setKeysOf(today, QStringLiteral("pass"), keysOf(before, QStringLiteral("pass")));
}

/// What a file says and what is still in memory, alike.
QStringList textsOf(const QVariant &value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList()
                                                    : QStringList(value.toString());
}

[[nodiscard]] QJsonDocument jsonIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument();
}

/// A line a game: who won it, and after how many moves.
QStringList linesOf(const std::vector<StoredGame> &games)
{
    QStringList lines;
    for (const StoredGame &game : games) {
        lines += QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(game.id, game.players.black, game.players.white, game.sgfResult)
                     .arg(game.moves);
    }
    return lines;
}

} // namespace

/// What earlier versions wrote is understood as it was meant, and a competition of theirs goes on.
class OldDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settingsMeanWhatTheyMeant_data() { addCommits("shinpan.conf"); }
    void settingsMeanWhatTheyMeant();
    void enginesAreThere_data() { addCommits("engines.json"); }
    void enginesAreThere();
    void theSessionIsReopened();
    void recordsAreRead_data();
    void recordsAreRead();
    void aCompetitionIsShownAndGoesOn_data() { addCommits("cup.db"); }
    void aCompetitionIsShownAndGoesOn();

private:
    /// Whose programs wrote that file.
    static void addCommits(const char *file);
};

void OldDataTest::addCommits(const char *file)
{
    QTest::addColumn<QString>("commit");
    for (const QString &commit : commits()) {
        if (QFile::exists(Data + commit + u'/' + QLatin1String(file))) {
            QTest::newRow(qPrintable(commit)) << commit;
        }
    }
}

/// None of these settings is as the program comes, so that one that is not understood is another
/// one when it is kept anew.
void OldDataTest::settingsMeanWhatTheyMeant()
{
    QFETCH(const QString, commit);
    const QString folder = Data + commit + u'/';
    EngineProfileStore engines(folder + QStringLiteral("engines.json"));
    QVERIFY(engines.load());
    QTemporaryDir fresh;
    const QString file = fresh.filePath(QStringLiteral("shinpan.conf"));
    {
        Preferences today(file);
        const Preferences before(folder + QStringLiteral("shinpan.conf"));
        keepAnew(before, engines.profiles(), today);
        QCOMPARE(before.get(&WindowOptions::layout), WindowLayout::Annotate);
    }
    const QSettings before(folder + QStringLiteral("shinpan.conf"), QSettings::IniFormat);
    const QSettings today(file, QSettings::IniFormat);
    QVERIFY(before.allKeys().size() > 50);
    for (const QString &key : before.allKeys()) {
        if (before.value(key) != QLatin1String("edit")) { // a layout with another name since
            QVERIFY2(textsOf(today.value(key)) == textsOf(before.value(key)),
                     qPrintable(key + u' ' + today.value(key).toString()));
        }
    }
}

/// They are as they were when they are kept anew.
void OldDataTest::enginesAreThere()
{
    QFETCH(const QString, commit);
    const QString old = Data + commit + QStringLiteral("/engines.json");
    QTemporaryDir fresh;
    const QString file = fresh.filePath(QStringLiteral("engines.json"));
    QVERIFY(QFile::copy(old, file));
    QFile(file).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    EngineProfileStore store(file);
    QVERIFY(store.load());
    QCOMPARE(store.profiles().front().name, QStringLiteral("Çà & là 碁"));
    QVERIFY(store.save());
    QCOMPARE(jsonIn(file), jsonIn(old));
}

void OldDataTest::theSessionIsReopened()
{
    const QString old = Data + QStringLiteral("a1ae5d93/session.json");
    const Session session = loadSession(old);
    QCOMPARE(session.windows.size(), std::size_t{1});
    QCOMPARE(session.windows.front().files.size(), std::size_t{2});
    QCOMPARE(QJsonDocument::fromJson(toJson(session)), jsonIn(old));
}

void OldDataTest::recordsAreRead_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &commit : commits()) {
        const QDir games(Data + commit + QStringLiteral("/cup.games"));
        for (const QString &name : games.entryList({QStringLiteral("*.sgf")})) {
            QTest::addRow("%s %s", qPrintable(commit), qPrintable(name)) << games.filePath(name);
        }
    }
}

void OldDataTest::recordsAreRead()
{
    QFETCH(const QString, path);
    const auto game = readSgfFile(path);
    QVERIFY(game);
    QVERIFY(game->warnings.empty());
    QVERIFY(game->tree.nodeCount() > 10);
}

/// The next run has the tables brought to today's version, with the same games.
void OldDataTest::aCompetitionIsShownAndGoesOn()
{
    QFETCH(const QString, commit);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("cup.toml"));
    const CompetitionFiles files(file);
    const QString old = Data + commit + QStringLiteral("/cup");
    QVERIFY(QFile::copy(old + QStringLiteral(".toml"), file));
    QVERIFY(QFile::copy(old + QStringLiteral(".db"), files.database()));
    QFile(files.database()).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    QFile shown(old + QStringLiteral(".txt"));
    QVERIFY(shown.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(shown.readAll()).split(u'\n', Qt::SkipEmptyParts);

    const auto played = playedCompetition(file);
    QVERIFY(played && played->note.isEmpty());
    const auto before = ResultStore::openForReading(file);
    QVERIFY(before);
    QCOMPARE(linesOf((*before)->games()), lines);

    const auto competition = readCompetition(file);
    QVERIFY(competition);
    const auto goesOn = ResultStore::openForRun(*competition);
    QVERIFY2(goesOn, goesOn ? "" : qPrintable(goesOn.error().english()));
    QCOMPARE((*goesOn)->series(), 1);
    QCOMPARE(linesOf((*goesOn)->games()), lines);
    QVERIFY((*goesOn)->damage().isEmpty());
}

SHINPAN_TEST(OldDataTest)
#include "olddata_test.moc"
