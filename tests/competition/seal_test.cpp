#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/seal/bundle.h"
#include "core/competition/seal/sealedgame.h"
#include "core/competition/seal/sealing.h"
#include "core/competition/seal/sealnews.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/playedcompetition.h"
#include "tests/competition/fakecompetition.h"
#include "tests/competition/sealedcup.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// A bundle has what was put into it.
class SealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aBundleHasAllThatThereIs();
    void aReaderSeesTheReportThatWasSealed();
    void theReportHasWhatTheEnginesThought();
    void gamesComeBackAsTheyWere();
    void noValueOfAnEnvironmentIsTold();
    void noFolderOfOursIsTold();
    void whatIsKeptIsToldAsItIs();
    void nothingIsWrittenUnlessItIsWanted();
    void whoDoesNotGoOnWritesNothing();
    void newsComeBackAsTheyWere();
    void aRunningCompetitionIsRefused();
    void whatWasNotPlayedIsRefused();

private:
    QTemporaryDir m_folder;
    QString m_bundle;
};

void SealTest::initTestCase()
{
    // Folders in the home directory, where the engine of the tests may lie, are told in other
    // words.
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("somebody")));
    qputenv("HOME", m_folder.filePath(QStringLiteral("somebody")).toLocal8Bit());
    m_bundle = test::sealedCup(m_folder.path(), 4);
    QVERIFY(!m_bundle.isEmpty());
}

void SealTest::aBundleHasAllThatThereIs()
{
    const QMap<QString, QByteArray> entries = test::entriesOf(m_bundle);
    for (const char *name :
         {"manifest.json", "competition.toml", "engines.json", "events.json", "report.json",
          "games/AvB_0.1.json", "records/AvB_3.sgf", "logs/AvB_2.gtp"}) {
        QVERIFY2(!entries.value(QLatin1String(name)).isEmpty(), name);
    }
    const auto manifest = manifestFromJson(entries.value(entry::Manifest));
    QVERIFY(manifest);
    QCOMPARE(manifest->entries.size(), entries.size() - 1);
    QCOMPARE(manifest->entries.value(entry::Report), entryOf(entries.value(entry::Report)));
}

void SealTest::aReaderSeesTheReportThatWasSealed()
{
    const auto sealed = readSealed(m_bundle);
    QVERIFY2(sealed, qPrintable(sealed ? QString() : sealed.error().english()));
    QCOMPARE(sealed->games.size(), 4);
    QCOMPARE(sealed->engines.size(), 2);
    QCOMPARE(sealed->engines.front().files.front().sha256.size(), 64);
    QCOMPARE(toJson(reportOf(*sealed)) + '\n', test::entriesOf(m_bundle).value(entry::Report));
}

/// Its words on chances are those of the report that lies beside the competition.
void SealTest::theReportHasWhatTheEnginesThought()
{
    const QString file = m_folder.filePath(QStringLiteral("fakes.toml"));
    const auto store = ResultStore::openForReading(file);
    QVERIFY(store);
    const auto played = (*store)->played(file);
    QVERIFY(played);
    const auto honestyIn = [](const QByteArray &json) {
        return QJsonDocument::fromJson(json).object().value(QLatin1String("honesty")).toObject();
    };
    const QJsonObject own = honestyIn(toJson(reportOf(*played, **store)));
    QCOMPARE(own.value(QLatin1String("players")).toArray().size(), 2);
    QCOMPARE(own.value(QLatin1String("disagreements")).toArray().size(), 4);
    QCOMPARE(honestyIn(test::entriesOf(m_bundle).value(entry::Report)), own);
}

void SealTest::gamesComeBackAsTheyWere()
{
    const auto store = ResultStore::openForReading(m_folder.filePath(QStringLiteral("fakes.toml")));
    QVERIFY(store);
    const QByteArray json = test::entriesOf(m_bundle).value(QStringLiteral("games/AvB_1.1.json"));
    const std::optional<SealedGame> game = sealedGameFromJson(json);
    QVERIFY(game);
    QCOMPARE(game->moves, (*store)->movesOf(QStringLiteral("AvB_1")));
    QCOMPARE(toJson(*game), json);
}

void SealTest::noValueOfAnEnvironmentIsTold()
{
    const QMap<QString, QByteArray> entries = test::entriesOf(m_bundle);
    for (auto entry = entries.cbegin(); entry != entries.cend(); ++entry) {
        QVERIFY2(!entry->contains("a secret"), qPrintable(entry.key()));
    }
    QVERIFY(entries.value(entry::Settings).contains("TOKEN = \"hidden\""));
}

void SealTest::noFolderOfOursIsTold()
{
    const QMap<QString, QByteArray> entries = test::entriesOf(m_bundle);
    const QByteArray program = QByteArray(SHINPAN_FAKE_ENGINE);
    const QByteArray folder = program.first(program.lastIndexOf('/'));
    for (auto entry = entries.cbegin(); entry != entries.cend(); ++entry) {
        QVERIFY2(!entry->contains(folder), qPrintable(entry.key()));
        QVERIFY2(!entry->contains(m_folder.path().toUtf8()), qPrintable(entry.key()));
    }
    QVERIFY(entries.value(entry::Settings).contains("/folder-1/fakeengine"));
}

void SealTest::whatIsKeptIsToldAsItIs()
{
    QTemporaryDir folder;
    SealOptions options;
    options.kept = {Private::Folder, Private::Environment};
    options.hasLogs = false;
    const QMap<QString, QByteArray> entries =
        test::entriesOf(test::sealedCup(folder.path(), 2, options));
    QVERIFY(entries.value(entry::Settings).contains(SHINPAN_FAKE_ENGINE));
    QVERIFY(entries.value(entry::Settings).contains("a secret"));
    QVERIFY(!entries.contains(QStringLiteral("logs/AvB_0.gtp")));
}

void SealTest::nothingIsWrittenUnlessItIsWanted()
{
    const QString path = m_folder.filePath(QStringLiteral("unwanted.zip"));
    SealPreview seen;
    const auto sealed = sealCompetition(m_folder.filePath(QStringLiteral("fakes.toml")), path, {},
                                        [&seen](const SealPreview &preview) {
                                            seen = preview;
                                            return false;
                                        });
    QVERIFY(sealed && !*sealed);
    QVERIFY(!QFile::exists(path));
    QCOMPARE(seen.findings.front().kind, Private::Environment);
    QCOMPARE(seen.findings.front().found, QStringLiteral("p0: TOKEN"));
    QCOMPARE(seen.findings.at(1).shown, QStringLiteral("/folder-1"));
}

void SealTest::whoDoesNotGoOnWritesNothing()
{
    const QString path = m_folder.filePath(QStringLiteral("stopped.zip"));
    std::vector<std::size_t> heard;
    SealOptions options;
    options.goesOn = [&heard](std::size_t done, std::size_t all) {
        heard = {done, all};
        return done < 3;
    };
    const auto sealed = sealCompetition(m_folder.filePath(QStringLiteral("fakes.toml")), path,
                                        options, [](const SealPreview &) { return true; });
    QVERIFY(sealed && !*sealed);
    QVERIFY(!QFile::exists(path));
    QCOMPARE(heard, (std::vector<std::size_t>{3, 4}));
}

void SealTest::newsComeBackAsTheyWere()
{
    const auto again = [](const SealNews &news) {
        return toJson(sealNewsFromJson(toJson(news)).value_or(SealProgress()));
    };
    SealPreview preview;
    preview.findings = {{Private::User, QStringLiteral("anna"), QStringLiteral("user-1"), 7,
                         QStringLiteral("logs/AvB_0.gtp")}};
    preview.tooCommon = {QStringLiteral("black")};
    preview.leftOut = {Message::of("hashes of %1: it has not played", QStringLiteral("p0"))};
    preview.state = Message::of("it has no end: %1 games have a result", 7);
    const SealedBundle sealed{QByteArray(64, 'a'), 12, 3};
    for (const SealNews &news : {SealNews(SealProgress{3, 4}), SealNews(preview), SealNews(sealed),
                                 SealNews(Message::verbatim(QStringLiteral("the disk is full")))}) {
        QCOMPARE(again(news), toJson(news));
    }
    QCOMPARE(std::get<SealPreview>(*sealNewsFromJson(toJson(preview))).leftOut, preview.leftOut);
    QVERIFY(!sealNewsFromJson("[]"));
    QVERIFY(!sealNewsFromJson("{\"event\":\"other\"}"));
}

void SealTest::aRunningCompetitionIsRefused()
{
    const QString file = m_folder.filePath(QStringLiteral("fakes.toml"));
    const auto lock = CompetitionLock::take(m_folder.filePath(QStringLiteral("fakes.lock")));
    QVERIFY(lock);
    const auto sealed = sealCompetition(file, m_folder.filePath(QStringLiteral("no.zip")), {},
                                        [](const SealPreview &) { return true; });
    QVERIFY(!sealed);
    QVERIFY(sealed.error().english().contains(QStringLiteral("is being played")));
}

void SealTest::whatWasNotPlayedIsRefused()
{
    const auto sealed = sealCompetition(m_folder.filePath(QStringLiteral("none.toml")),
                                        m_folder.filePath(QStringLiteral("no.zip")), {},
                                        [](const SealPreview &) { return true; });
    QVERIFY(!sealed);
    QVERIFY(!sealed.error().english().isEmpty());
}

SHINPAN_TEST(SealTest)
#include "seal_test.moc"
