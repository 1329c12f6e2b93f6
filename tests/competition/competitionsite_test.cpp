#include "core/competition/serve/competitionsite.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/gametext.h"
#include "core/competition/serve/liveevents.h"
#include "core/util/wholefile.h"
#include "tests/competition/fakecompetition.h"
#include "tests/competition/playedcup.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"
#include "tests/support/webcaller.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QUrl>

using namespace shinpan;
using namespace shinpan::test;

namespace {

const TcpAddress Anywhere{QStringLiteral("127.0.0.1"), 0};

[[nodiscard]] quint16 portOf(const CompetitionSite &site)
{
    return static_cast<quint16>(QUrl(site.url()).port());
}

/// The members of the last event of that name; nothing before the first.
[[nodiscard]] QJsonDocument lastEvent(const QByteArray &stream, const QByteArray &name)
{
    const QByteArray head = "event: " + name + "\ndata: ";
    // An event that is still coming ends where the stream does.
    const qsizetype end = stream.lastIndexOf("\n\n");
    const qsizetype at = stream.left(end).lastIndexOf(head);
    const qsizetype from = at + head.size();
    return at < 0 ? QJsonDocument()
                  : QJsonDocument::fromJson(stream.mid(from, stream.indexOf('\n', from) - from));
}

/// A stream that is sent in chunks: its content.
[[nodiscard]] QByteArray unchunked(const QByteArray &answer)
{
    QByteArray content;
    qsizetype at = answer.indexOf("\r\n\r\n") + 4;
    for (qsizetype line = answer.indexOf("\r\n", at); line >= 0;
         line = answer.indexOf("\r\n", at)) {
        const qsizetype size = answer.mid(at, line - at).toLongLong(nullptr, 16);
        content += answer.mid(line + 2, size);
        at = line + 2 + size + 2;
    }
    return content;
}

/// All letters of each game, put together as the page does.
[[nodiscard]] QHash<QString, QString> lettersIn(const QByteArray &stream)
{
    QHash<QString, QString> letters;
    const QByteArray head = "event: boards\ndata: ";
    for (qsizetype at = stream.indexOf(head); at >= 0; at = stream.indexOf(head, at + 1)) {
        const qsizetype from = at + head.size();
        const QJsonDocument boards =
            QJsonDocument::fromJson(stream.mid(from, stream.indexOf('\n', from) - from));
        for (const QJsonValue &value : boards.array()) {
            const QJsonObject board = value.toObject();
            QString &game = letters[board[u"id"].toString()];
            game = board.contains(u"moves") ? board[u"moves"].toString()
                                            : game + board[u"more"].toString();
        }
    }
    return letters;
}

} // namespace

/// What a browser is shown of a competition, and what it is not.
class CompetitionSiteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRunIsFollowedUntilItIsOver();
    void thePageNeedsNothingFromElsewhere();
    void aFinishedGameCanBeLookedAt();
    void aLinkInTheFolderOfRecordsLeadsNowhere();
    void nothingElseIsThere_data();
    void nothingElseIsThere();
    void onlyLookingIsAllowed();
    void whoAsksForAnotherHostIsRefused_data();
    void whoAsksForAnotherHostIsRefused();
    void namesOfOthersAreText();
    void aFileThatChangesChangesNothing();
    void aNewSeriesIsShownAsItIsPlayed();
    void aGameThatBeginsAnewIsToldWhole();
    void machinesAreToldWithTheirTasks();

private:
    QTemporaryDir m_folder;
    Competition m_competition;
    std::unique_ptr<CompetitionSite> m_site; ///< of a competition that is over
    quint16 m_port = 0;
};

void CompetitionSiteTest::initTestCase()
{
    m_competition = fakeCompetition(2, 4, m_folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(m_competition);
    ListeningRun run(m_competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.play());
    Result<std::unique_ptr<CompetitionSite>> site =
        CompetitionSite::open({m_competition}, Anywhere);
    QVERIFY(site);
    m_site = std::move(*site);
    m_port = portOf(*m_site);
}

void CompetitionSiteTest::aRunIsFollowedUntilItIsOver()
{
    QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 3, folder.path());
    slowDown(competition);
    const auto site = CompetitionSite::open({competition}, Anywhere);
    QVERIFY(site);
    WebCaller caller(portOf(**site));
    caller.ask("/events");
    QVERIFY(caller.hears("not running now"));
    std::optional<ListeningRun> run;
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        run.emplace(competition, ListeningRun::uncheckedRun(), store.get());
        QVERIFY(run->play());
    }

    QVERIFY(caller.hears(R"("state":"it is over")"));

    const QByteArray stream = unchunked(caller.heard());
    const QJsonObject state = lastEvent(stream, "state").object();
    QCOMPARE(state[u"ended"].toInt(), 3);
    QCOMPARE(state[u"inAll"].toInt(), 3);
    QCOMPARE(state[u"results"].toArray().size(), 3);
    QVERIFY(lastEvent(stream, "boards").array().isEmpty());
    QVERIFY(lastEvent(stream, "parts")
                .array()[0]
                .toObject()[u"markup"]
                .toString()
                .contains(QStringLiteral("Standings")));
    const QHash<QString, QString> letters = lettersIn(stream);
    for (const StoredGame &game : run->games) { // what was seen of them is how they began
        const QString whole =
            (*gameText(game, recordsBeside(competition.file)(game)))[u"moves"].toString();
        QVERIFY2(whole.startsWith(letters[game.id]), qPrintable(letters[game.id]));
    }
    QVERIFY(std::ranges::any_of(letters, [](const QString &game) { return game.size() > 4; }));
}

void CompetitionSiteTest::thePageNeedsNothingFromElsewhere()
{
    const WebAnswer page = askedFor(m_port, "/");
    QCOMPARE(page.status, 200);
    QVERIFY(
        page.headers.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"));
    QVERIFY(!page.body.contains("//"));
    for (const char *const path :
         {"/style.css", "/board.js", "/live.js", "/served.js", "/icon.svg", "/report"}) {
        const WebAnswer part = askedFor(m_port, path);
        QCOMPARE(part.status, 200);
        QVERIFY2(!part.body.isEmpty(), path);
        QVERIFY2(part.headers.contains("nosniff"), path);
    }
    QVERIFY(askedFor(m_port, "/report").body.contains("data-game="));
    QVERIFY(askedFor(m_port, "/board.js").body.contains(R"("moveOf":"Move %1 of %2")"));
    QVERIFY(askedFor(m_port, "/live.js").body.contains(R"("gamesOf":"%1 of %2 games")"));
}

void CompetitionSiteTest::aFinishedGameCanBeLookedAt()
{
    const QString record =
        CompetitionFiles(m_competition.file).games() + QStringLiteral("/AvB_0.sgf");
    const QByteArray sgf = contentOf(record);
    QVERIFY2(!sgf.isEmpty(), qPrintable(record));

    const WebAnswer game = askedFor(m_port, "/game/AvB_0");
    const WebAnswer file = askedFor(m_port, "/fakes.games/AvB_0.sgf");

    QCOMPARE(game.status, 200);
    const QJsonObject text = QJsonDocument::fromJson(game.body).object();
    QCOMPARE(text[u"black"].toString(), QStringLiteral("p0"));
    QCOMPARE(text[u"moves"].toString().size() / 2, sgf.count(";B[") + sgf.count(";W["));
    QCOMPARE(file.status, 200);
    QCOMPARE(file.body, sgf);
}

void CompetitionSiteTest::aLinkInTheFolderOfRecordsLeadsNowhere()
{
    const QString record =
        CompetitionFiles(m_competition.file).games() + QStringLiteral("/AvB_1.sgf");
    const QString secret = m_folder.filePath(QStringLiteral("secret"));
    QFile file(secret);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a secret") > 0);
    file.close();
    QVERIFY(QFile::remove(record) && QFile::link(secret, record));

    QCOMPARE(askedFor(m_port, "/fakes.games/AvB_1.sgf").status, 404);
    QCOMPARE(askedFor(m_port, "/game/AvB_1").status, 404);
}

void CompetitionSiteTest::nothingElseIsThere_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *const path : {"/fakes.toml",
                                   "/fakes.db",
                                   "/fakes.games",
                                   "/fakes.games/",
                                   "/../fakes.toml",
                                   "/fakes.games/../fakes.toml",
                                   "/fakes.games/..%2ffakes.toml",
                                   "/fakes.games/%2e%2e/x.sgf",
                                   "/fakes.games/../../fakes.games/AvB_0.sgf",
                                   "/game/",
                                   "/game/9_9",
                                   "/game/AvB_0/",
                                   "/game/../fakes.db",
                                   "/../../../../etc/passwd",
                                   "//etc/passwd",
                                   "/%2fetc%2fpasswd",
                                   "/live.html",
                                   "/serve/live.js",
                                   "/report/",
                                   "/report.css",
                                   "/%ff%fe",
                                   "/:/serve/live.js"}) {
        QTest::newRow(path) << QByteArray(path);
    }
}

void CompetitionSiteTest::nothingElseIsThere()
{
    QFETCH(QByteArray, path);
    QCOMPARE(askedFor(m_port, path).status, 404);
}

void CompetitionSiteTest::onlyLookingIsAllowed()
{
    for (const char *const method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "X"}) {
        const WebAnswer answer = askedFor(m_port, "/", "127.0.0.1", method);
        QCOMPARE(answer.status, 405);
        QVERIFY(answer.headers.contains("Allow: GET, HEAD"));
    }
    const WebAnswer head = askedFor(m_port, "/", "127.0.0.1", "HEAD");
    QCOMPARE(head.status, 200);
    QVERIFY(head.body.isEmpty());
}

void CompetitionSiteTest::whoAsksForAnotherHostIsRefused_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<int>("status");
    QTest::newRow("address") << QByteArray("127.0.0.1:8361") << 200;
    QTest::newRow("another address of this computer") << QByteArray("192.168.1.7:8361") << 200;
    QTest::newRow("IPv6") << QByteArray("[::1]:8361") << 200;
    QTest::newRow("localhost") << QByteArray("LocalHost:1") << 200;
    QTest::newRow("foreign name") << QByteArray("evil.example") << 421;
    QTest::newRow("foreign name with our port") << QByteArray("evil.example:8361") << 421;
    QTest::newRow("looks like an address") << QByteArray("127.0.0.1.evil.example") << 421;
    QTest::newRow("looks like localhost") << QByteArray("localhost.evil.example") << 421;
    QTest::newRow("brackets") << QByteArray("[evil.example]") << 421;
    QTest::newRow("bracket") << QByteArray("[") << 421;
    QTest::newRow("nothing") << QByteArray("") << 421;
}

void CompetitionSiteTest::whoAsksForAnotherHostIsRefused()
{
    QFETCH(QByteArray, host);
    QFETCH(int, status);
    QCOMPARE(askedFor(m_port, "/", host).status, status);
    QCOMPARE(askedFor(m_port, "/style.css", host).status, status);
}

void CompetitionSiteTest::namesOfOthersAreText()
{
    const QString hostile = QStringLiteral("</script><img src=x onerror=alert(1)>\u202e\x1b");
    Competition competition = fakeCompetition(3, 2);
    competition.name = competition.players[0].id = hostile;
    LiveSnapshot snapshot;
    snapshot.name = hostile;
    snapshot.warnings = QStringList{hostile};
    const QString markup = QString::fromUtf8(
        QJsonDocument(partsJson(makeReport(competition, {}))).toJson(QJsonDocument::Compact));
    QVERIFY(markup.contains(QStringLiteral("&lt;img src=x")));
    QVERIFY(!markup.contains(QStringLiteral("<img")));
    QVERIFY(!markup.contains(u'\u202e'));
    const QByteArray state = QJsonDocument(stateJson(snapshot)).toJson(QJsonDocument::Compact);
    QVERIFY(!state.contains("\\u001b") && !state.contains("\xe2\x80\xae"));
    const QByteArray inPage = scriptJson({{QStringLiteral("black"), hostile}});
    QVERIFY(!inPage.contains('<') && !inPage.contains('>') && !inPage.contains('&'));
    QCOMPARE(QJsonDocument::fromJson(inPage).object()[u"black"].toString(), hostile);
}

void CompetitionSiteTest::aFileThatChangesChangesNothing()
{
    QTemporaryDir folder;
    const QString file = playedCup(folder.path(), QStringLiteral("cup"), 2);
    const auto site = CompetitionSite::open(*playedCompetition(file), Anywhere);
    QVERIFY(site);
    WebCaller caller(portOf(**site));
    caller.ask("/events");
    QVERIFY(caller.hears(R"("problem":"")"));
    QByteArray cup = contentOf(file);
    const Result<void> saved = saveWholeFile(cup.replace("\"anna\"", "\"x\"")
                                                 .replace("\"bert\"", "\"anna\"")
                                                 .replace("\"x\"", "\"bert\""),
                                             file);
    QVERIFY(saved);

    QVERIFY(caller.hears("players were anna, bert and are now bert, anna"));

    const QByteArray stream = unchunked(caller.heard());
    const QString parts = lastEvent(stream, "parts").array()[0].toObject()[u"markup"].toString();
    QVERIFY2(parts.indexOf(QLatin1String("anna")) < parts.indexOf(QLatin1String("bert")),
             qPrintable(parts));
    QVERIFY(askedFor(portOf(**site), "/report").body.contains("Shown as it was played"));
}

void CompetitionSiteTest::aNewSeriesIsShownAsItIsPlayed()
{
    QTemporaryDir folder;
    const QString file = playedCup(folder.path(), QStringLiteral("cup"), 2);
    const auto site = CompetitionSite::open(*playedCompetition(file), Anywhere);
    QVERIFY(site);
    WebCaller caller(portOf(**site));
    caller.ask("/events");
    QVERIFY(caller.hears(R"("ended":2)"));

    QVERIFY(saveWholeFile(contentOf(file).replace("6.5", "0.5"), file));
    {
        const auto store =
            ResultStore::openForRun(*readCompetition(file), ResultStore::OtherSettings::NewSeries);
        QVERIFY(store);
        StoredGame game = finishedGame(QStringLiteral("AvB_0"));
        game.komi = 0.5;
        (*store)->finishGame(game);
    }

    QVERIFY(caller.hears(R"("ended":1)"));
    const QByteArray report = askedFor(portOf(**site), "/report").body;
    QVERIFY(report.contains("komi: 0.5") && !report.contains("Shown as it was played"));
}

void CompetitionSiteTest::aGameThatBeginsAnewIsToldWhole()
{
    LiveBoard before{.id = QStringLiteral("0_0")};
    before.line.size = BoardSize::square(9);
    before.line.moves = {{Color::Black, Point{2, 6}}, {Color::White, std::nullopt}};
    LiveBoard after = before;
    after.line.moves.push_back({Color::Black, Point{0, 0}});
    LiveBoard anew = before;
    anew.line.moves = {{Color::Black, Point{8, 8}}};

    QCOMPARE(boardsJson({after}, {before})[0].toObject()[u"more"].toString(), QStringLiteral("ai"));
    QCOMPARE(boardsJson({anew}, {before})[0].toObject()[u"moves"].toString(), QStringLiteral("ia"));
    QCOMPARE(boardsJson({before}, {})[0].toObject()[u"moves"].toString(), QStringLiteral("ccZZ"));
}

void CompetitionSiteTest::machinesAreToldWithTheirTasks()
{
    LiveSnapshot snapshot;
    QVERIFY(!stateJson(snapshot).contains(QStringLiteral("tasks")));
    snapshot.workforce = WorkforceView{1,
                                       2,
                                       {{.name = QStringLiteral("n1"), .games = 5, .tasks = 1},
                                        {.name = QStringLiteral("n2"), .games = 7},
                                        {.name = QStringLiteral("n3"), .isOut = true}}};

    const QJsonObject state = stateJson(snapshot);

    QCOMPARE(state[u"tasks"].toString(), QStringLiteral("1 task on 1 machine, 2 waiting"));
    const QJsonArray machines = state[u"machines"].toArray();
    QCOMPARE(machines.size(), 2); // n2 has nothing to do
    QCOMPARE(machines[0][u"name"].toString(), QStringLiteral("n1"));
    QCOMPARE(machines[0][u"games"].toInt(), 5);
    QVERIFY(machines[1][u"isOut"].toBool());
}

SHINPAN_TEST(CompetitionSiteTest)
#include "competitionsite_test.moc"
