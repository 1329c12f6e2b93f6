#include "core/competition/serve/competitionsite.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/gametext.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/serve/liveevents.h"
#include "core/competition/store/resultstore.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/report/page.h"
#include "core/util/language.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QResource>
#include <QSysInfo>

#include <algorithm>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseServe()
{
    Q_INIT_RESOURCE(serve);
}

namespace shinpan {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto LookInterval = 500ms;
constexpr auto ReportInterval = 1s;
/// What was said in so many games is read for a report at most, so that one takes a moment only.
constexpr int MostNewToReport = 200;
/// Looking and reporting take no more than this part of the time, however large the record is.
constexpr int Restraint = 10;

constexpr char Script[] = "text/javascript; charset=utf-8";
constexpr char Style[] = "text/css; charset=utf-8";
constexpr char Page[] = "text/html; charset=utf-8";
constexpr char Json[] = "application/json";

/// The page loads and runs nothing but ours, whatever stands in a text that should not.
constexpr char PagePolicy[] =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// The report says the rest by itself.
constexpr char ReportPolicy[] = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

[[nodiscard]] QByteArray resource(const char *name)
{
    return QResource(QStringLiteral(":/serve/") + QLatin1String(name)).uncompressedData();
}

/// live.html with its sentences.
[[nodiscard]] QByteArray livePage()
{
    const QString page = QString::fromUtf8(resource("live.html"));
    return filledIn(
               page,
               {languageFor(QLocale()).replace(u'_', u'-'),
                spoken(QT_TRANSLATE_NOOP("Messages", "Games played")),
                spoken(QT_TRANSLATE_NOOP("Messages", "This page draws its boards with a script.")),
                spoken(QT_TRANSLATE_NOOP("Messages", "Games")),
                spoken(QT_TRANSLATE_NOOP("Messages", "At work")),
                spoken(QT_TRANSLATE_NOOP("Messages", "Latest results")),
                spoken(QT_TRANSLATE_NOOP("Messages", "Warnings")),
                spoken(QT_TRANSLATE_NOOP("Messages",
                                         "The whole report, with all games, as it stands now"))})
        .toUtf8();
}

/// live.js with its sentences.
[[nodiscard]] QByteArray liveScript()
{
    static constexpr ScriptWords Words[] = {
        {"visits", QT_TRANSLATE_NOOP("Messages", "%1 visits")},
        {"moves", QT_TRANSLATE_NOOP("Messages", "%1 moves")},
        {"atMove", QT_TRANSLATE_NOOP("Messages", "move %1")},
        {"games", QT_TRANSLATE_NOOP("Messages", "%1 games")},
        {"gamesOf", QT_TRANSLATE_NOOP("Messages", "%1 of %2 games")},
        {"running", QT_TRANSLATE_NOOP("Messages", "%1 running")},
        {"voids", QT_TRANSLATE_NOOP("Messages", "void games: %1")},
        {"perMinute", QT_TRANSLATE_NOOP("Messages", "%1 games/min")},
        {"elapsed", QT_TRANSLATE_NOOP("Messages", "for %1")},
        {"left", QT_TRANSLATE_NOOP("Messages", "%1 left")},
        {"out", QT_TRANSLATE_NOOP("Messages", "gets no more tasks")},
        {"task", QT_TRANSLATE_NOOP("Messages", "1 task")},
        {"tasks", QT_TRANSLATE_NOOP("Messages", "%1 tasks")},
        {"worked", QT_TRANSLATE_NOOP("Messages", "%1, %2 games so far")},
        {"lost", QT_TRANSLATE_NOOP("Messages", "Not connected: the program that serves this page "
                                               "has ended, or cannot be reached. Trying again.")},
    };
    return resource("live.js") + scriptLine(Words);
}

[[nodiscard]] HttpAnswer notFound()
{
    return {.status = 404, .type = "text/plain; charset=utf-8", .body = "There is nothing here.\n"};
}

[[nodiscard]] QByteArray jsonOf(const QJsonArray &array)
{
    return printableJson(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

[[nodiscard]] QByteArray jsonOf(const QJsonObject &object)
{
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// What changes without anything having happened.
[[nodiscard]] QJsonObject withoutTime(QJsonObject state)
{
    state.remove(QStringLiteral("elapsed"));
    state.remove(QStringLiteral("perMinute"));
    return state;
}

/// Whether these are the same games, as long as nothing is played.
[[nodiscard]] bool isSame(const LiveBoard &one, const LiveBoard &other)
{
    return one.id == other.id && one.clocks == other.clocks && one.line == other.line;
}

} // namespace

Result<std::unique_ptr<CompetitionSite>> CompetitionSite::open(PlayedCompetition played,
                                                               const TcpAddress &address,
                                                               const HttpLimits &limits)
{
    initialiseServe();
    std::unique_ptr<CompetitionSite> site(new CompetitionSite(std::move(played)));
    CompetitionSite *const self = site.get();
    Result<std::unique_ptr<HttpServer>> server =
        HttpServer::open(address,
                         {.answer = [self](const QString &path) { return self->answer(path); },
                          .firstEvents = [self] { return self->everything(); }},
                         limits);
    if (!server) {
        return failure(server.error());
    }
    site->m_server = std::move(*server);
    site->look();
    return site;
}

CompetitionSite::CompetitionSite(PlayedCompetition played)
    : m_played(std::move(played))
    , m_run(std::make_unique<RecordedRun>(m_played.competition, m_played.knowsItsEnd))
    , m_honesty(m_played.competition)
    , m_report(makeReport(m_played.competition, {}))
{
    m_lookAgain.setSingleShot(true);
    connect(&m_lookAgain, &QTimer::timeout, this, &CompetitionSite::look);
}

CompetitionSite::~CompetitionSite() = default;

QString CompetitionSite::url() const
{
    TcpAddress address = m_server->address();
    if (address.host == QLatin1String("0.0.0.0") || address.host == QLatin1String("::")) {
        address.host = QSysInfo::machineHostName();
    }
    return QStringLiteral("http://%1/").arg(address.text());
}

void CompetitionSite::look()
{
    const auto begun = Clock::now();
    Result<bool> isNew = m_run->look();
    if (m_run->isOutdated()) {
        readAnew();
        isNew = m_run->look();
    }
    m_problem = isNew ? QString() : spoken(isNew.error());
    const QByteArray news = newsOfBoards() + newsOfReport() + newsOfState();
    if (!news.isEmpty()) {
        m_server->publish(news);
    }
    const auto cost = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
    m_lookAgain.start(std::max<std::chrono::milliseconds>(LookInterval, Restraint * cost));
}

QByteArray CompetitionSite::newsOfBoards()
{
    if (std::ranges::equal(m_boards, m_run->boards(), isSame)) {
        return {};
    }
    const QJsonArray told = boardsJson(m_run->boards(), m_boards);
    m_boards = m_run->boards();
    return eventText("boards", jsonOf(told));
}

QJsonObject CompetitionSite::state() const
{
    const LiveSnapshot snapshot = m_run->snapshot();
    QJsonObject told = stateJson(snapshot);
    told[QStringLiteral("state")] = m_report.isOver && snapshot.games.empty()
                                      ? spoken(QT_TRANSLATE_NOOP("Messages", "it is over"))
                                  : m_run->isRunning()
                                      ? spoken(QT_TRANSLATE_NOOP("Messages", "running"))
                                      : spoken(QT_TRANSLATE_NOOP("Messages", "not running now"));
    QStringList problems{m_problem, spoken(m_played.note)};
    problems.removeAll(QString());
    told[QStringLiteral("problem")] = printable(problems.join(QStringLiteral("; ")));
    return told;
}

QByteArray CompetitionSite::newsOfState()
{
    QJsonObject told = state();
    if (withoutTime(told) == withoutTime(m_state)) {
        return {};
    }
    m_state = std::move(told);
    return eventText("state", jsonOf(m_state));
}

QByteArray CompetitionSite::newsOfReport()
{
    const auto begun = Clock::now();
    if (m_reportedGames == m_run->games().size() || begun < m_nextReport) {
        return {};
    }
    readReport();
    const QByteArray news = eventText("parts", jsonOf(partsJson(m_report)));
    m_nextReport =
        begun + std::max<Clock::duration>(ReportInterval, Restraint * (Clock::now() - begun));
    return news;
}

/// The file has changed, or what is played. A file that cannot be read changes nothing.
void CompetitionSite::readAnew()
{
    Result<PlayedCompetition, CompetitionFileErrors> played =
        playedCompetition(m_played.competition.file);
    m_run.reset();
    if (played) {
        m_played = std::move(*played);
    }
    m_run = std::make_unique<RecordedRun>(m_played.competition, m_played.knowsItsEnd);
    m_honesty = HonestyTally(m_played.competition);
    m_nextReport = {};
    m_reportedGames.reset();
}

void CompetitionSite::readReport()
{
    const Result<std::unique_ptr<ResultStore>> store =
        ResultStore::openForReading(m_played.competition.file);
    m_reportPage.clear();
    m_reportedGames = m_run->games().size();
    if (!store) {
        m_report = makeReport(m_played.competition, {});
        return;
    }
    GrowingReport growing = reportOf(m_played, **store, m_honesty, MostNewToReport);
    m_report = std::move(growing.report);
    if (!growing.isComplete) {
        m_reportedGames.reset();
    }
}

QByteArray CompetitionSite::everything() const
{
    return eventText("boards", jsonOf(boardsJson(m_boards, {})))
         + eventText("parts", jsonOf(partsJson(m_report))) + eventText("state", jsonOf(state()));
}

HttpAnswer CompetitionSite::answer(const QString &path)
{
    if (path == QLatin1String("/")) {
        return {.type = Page, .body = livePage(), .policy = PagePolicy};
    }
    if (path == QLatin1String("/live.js")) {
        return {.type = Script, .body = liveScript()};
    }
    if (path == QLatin1String("/board.js")) {
        return {.type = Script, .body = boardScript()};
    }
    if (path == QLatin1String("/served.js")) {
        return {.type = Script, .body = reportResource("served.js")};
    }
    if (path == QLatin1String("/style.css")) {
        return {.type = Style,
                .body = reportResource("report.css") + reportResource("viewer.css")
                      + resource("live.css")};
    }
    if (path == QLatin1String("/icon.svg")) {
        return {.type = "image/svg+xml", .body = resource("icon.svg")};
    }
    if (path == QLatin1String("/report")) {
        return report();
    }
    const QString games = QStringLiteral("/game/");
    const QString records = u'/' + m_report.gamesFolder + u'/';
    const QString ending = QStringLiteral(".sgf");
    return path.startsWith(games) ? game(path.mid(games.size()))
         : path.startsWith(records) && path.endsWith(ending)
             ? record(path.mid(records.size()).chopped(ending.size()))
             : notFound();
}

HttpAnswer CompetitionSite::report()
{
    if (m_reportPage.isEmpty()) {
        m_reportPage = toServedHtml(m_report);
    }
    return {.type = Page, .body = m_reportPage, .policy = ReportPolicy};
}

/// Finds a finished game by its name, never by a path.
const StoredGame *CompetitionSite::finished(const QString &id) const
{
    const auto game = std::ranges::find(m_run->games(), id, &StoredGame::id);
    return game == m_run->games().end() ? nullptr : &*game;
}

HttpAnswer CompetitionSite::game(const QString &id) const
{
    const StoredGame *const game = finished(id);
    const std::optional<QJsonObject> text =
        game != nullptr ? gameText(*game, recordsBeside(m_played.competition.file)(*game))
                        : std::nullopt;
    return text ? HttpAnswer{.type = Json, .body = jsonOf(*text)} : notFound();
}

/// A record, and nothing else that somebody may have put in its place.
HttpAnswer CompetitionSite::record(const QString &id) const
{
    const QString folder = CompetitionFiles(m_played.competition.file).games();
    if (finished(id) == nullptr) {
        return notFound();
    }
    const Result<SgfGame, SgfError> record =
        readSgfFile(QStringLiteral("%1/%2.sgf").arg(folder, id));
    return record ? HttpAnswer{.type = "application/x-go-sgf", .body = writeSgf(record->tree)}
                  : notFound();
}

} // namespace shinpan
