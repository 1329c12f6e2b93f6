#include "core/comparison/buildcomparison.h"

#include "core/engine/profile/enginerules.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] RunOptions runOptions()
{
    RunOptions options;
    options.skipsChecks = true;
    options.countsVoids = true;
    options.labelsRecords = false;
    return options;
}

/// The way to the end of the record's main line.
[[nodiscard]] GameLine wholeLineOf(const GameTree &tree)
{
    NodeId node = tree.root();
    while (tree.firstChild(node) != NoNode) {
        node = tree.firstChild(node);
    }
    return gameLineTo(tree, node);
}

/// The opening as a list of openings has it: stones that are set up come first.
[[nodiscard]] QString openingText(const GameLine &line)
{
    QStringList words;
    const auto add = [&words](Color color, const std::optional<Point> &point) {
        words += QLatin1String(color == Color::Black ? "B" : "W");
        words += vertexText(point);
    };
    for (const SetUpStone &stone : line.setUp) {
        add(stone.color, stone.point);
    }
    for (const Move &move : line.moves) {
        add(move.color, move.point);
    }
    return words.join(u' ');
}

/// Players that fail again and again are not waited for at every place: each time may cost as much
/// as a move may take.
constexpr int MostBrokenInARow = 3;

/// Whether it tells how good its place was.
[[nodiscard]] bool isPlayedToItsEnd(const GameResult &result)
{
    return result.end != GameEnd::Void && result.end != GameEnd::Forfeit
        && result.end != GameEnd::Time;
}

void count(GameCounts &games, const GameResult &result, Color side)
{
    if (result.winner) {
        ++(*result.winner == side ? games.wins : games.losses);
    } else if (result.end == GameEnd::Passes && result.score) {
        ++games.jigos;
    }
}

} // namespace

BuildComparison::BuildComparison(ComparisonTerms terms, QObject *parent)
    : QObject(parent)
    , m_terms(std::move(terms))
{
    for (std::size_t build = 0; build < m_report.builds.size(); ++build) {
        m_report.builds[build] = m_terms.builds[build].commandLine;
    }
    m_report.player = m_terms.player.commandLine;
}

BuildComparison::~BuildComparison() = default;

void BuildComparison::start()
{
    if (!m_terms.games.empty()) {
        beginSurvey();
        return;
    }
    MatchOptions match = m_terms.match;
    match.engines = {m_terms.builds[1], m_terms.builds[0]};
    m_report.match = GameCounts();
    play(match, &BuildComparison::beginSurvey);
}

void BuildComparison::cancel()
{
    giveUp(Message::of(QT_TRANSLATE_NOOP("Messages", "it was stopped")));
    if (m_survey) {
        m_survey->cancel();
    }
    if (m_runner) {
        m_runner->stop(StopMode::Now);
    }
}

void BuildComparison::play(const MatchOptions &match, void (BuildComparison::*then)())
{
    m_runner = std::make_unique<CompetitionRunner>(competitionOf(match), runOptions(), nullptr);
    const bool isMatch = !m_survey;
    connect(m_runner.get(), &CompetitionRunner::gameEnded, this,
            isMatch ? &BuildComparison::takeGame : &BuildComparison::takePlayout);
    connect(m_runner.get(), &CompetitionRunner::gameEnded, this,
            [this, isMatch, games = match.games.value_or(0)] {
                Q_EMIT progressed(isMatch ? Stage::Games : Stage::Playouts, m_runner->gamesEnded(),
                                  games);
            });
    connect(
        m_runner.get(), &CompetitionRunner::finished, this,
        [this, then](const RunEnd &end) {
            if (end.kind != RunEnd::Kind::Complete) {
                giveUp(end.reason);
            }
            (this->*then)();
        },
        Qt::QueuedConnection);
    m_runner->start();
}

void BuildComparison::takeGame(const StoredGame &game, const GameRecord &record)
{
    if (game.result.end == GameEnd::Void) {
        giveUp(
            Message::of(QT_TRANSLATE_NOOP("Messages", "a game was void: %1"), game.result.reason));
        return;
    }
    GameLine line = wholeLineOf(record.tree());
    const std::size_t given = line.moves.size() - static_cast<std::size_t>(game.moves);
    m_terms.games.push_back({std::move(line), given});
    const Color second = game.players.black == QLatin1String("black") ? Color::Black : Color::White;
    count(*m_report.match, game.result, second);
}

void BuildComparison::beginSurvey()
{
    m_runner.reset();
    if (m_failure) {
        Q_EMIT finished();
        return;
    }
    EngineGame terms;
    terms.komi = m_terms.match.setup.komi;
    terms.rules = m_terms.match.setup.rules;
    ByBuild<EngineProfile> builds = m_terms.builds;
    for (EngineProfile &build : builds) {
        build = startedFor(build, *terms.rules);
    }
    m_survey = std::make_unique<ChoiceSurvey>(builds, m_terms.games, terms);
    connect(m_survey.get(), &ChoiceSurvey::progressed, this, [this] {
        Q_EMIT progressed(Stage::Places, static_cast<qint64>(m_survey->asked()),
                          static_cast<qint64>(m_survey->places().size()));
    });
    connect(m_survey.get(), &ChoiceSurvey::finished, this, &BuildComparison::beginPlayouts,
            Qt::QueuedConnection);
    m_survey->start();
}

/// If there are more places than may be played out, that many are taken at even distances.
void BuildComparison::beginPlayouts()
{
    if (m_survey->failure()) {
        giveUp(*m_survey->failure());
    }
    m_report.games = static_cast<int>(m_terms.games.size());
    m_report.asked = m_survey->places();
    std::vector<std::size_t> differing;
    for (std::size_t place = 0; place < m_report.asked.size(); ++place) {
        if (m_report.asked[place].differs()) {
            differing.push_back(place);
        }
    }
    const std::size_t taken = std::min(differing.size(), m_terms.mostPositions);
    for (std::size_t number = 0; number < taken; ++number) {
        m_report.playedOut.push_back({differing[number * differing.size() / taken]});
    }
    if (m_failure || m_report.playedOut.empty()) {
        Q_EMIT finished();
        return;
    }
    m_played.resize(2 * taken);
    play(playoutsOf(), &BuildComparison::endPlayouts);
}

/// A match of the player with itself, whose openings are the places with either choice.
MatchOptions BuildComparison::playoutsOf() const
{
    MoveListOpenings openings;
    for (const PlayedOut &played : m_report.playedOut) {
        const AskedPlace &place = m_report.asked[played.place];
        for (const std::optional<Move> &choice : place.choices) {
            GameLine line = place.line;
            line.moves.push_back(*choice);
            openings.openings += openingText(line);
        }
    }
    MatchOptions match = m_terms.match;
    match.engines = {m_terms.player, m_terms.player};
    match.setup.handicap = 0;
    match.alternate = false;
    match.keepsEngines = true;
    match.games = static_cast<int>(openings.openings.size()) * m_terms.playouts;
    match.openings =
        OpeningPlan{.sources = {openings}, .duplicates = OpeningPlan::Duplicates::Keep};
    return match;
}

void BuildComparison::takePlayout(const StoredGame &game, const GameRecord &record)
{
    m_brokenInARow = isPlayedToItsEnd(game.result) ? 0 : m_brokenInARow + 1;
    if (m_brokenInARow > 0) {
        if (m_brokenInARow == MostBrokenInARow) {
            giveUp(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages",
                    "%1 playouts in a row were not played to their end, the last one: %2"),
                m_brokenInARow, game.result.reason));
            m_runner->stop(StopMode::Now);
        }
        return;
    }
    const std::size_t opening = static_cast<std::size_t>(game.number) % m_played.size();
    std::vector<Move> moves = wholeLineOf(record.tree()).moves;
    if (std::ranges::find(m_played[opening], moves) != m_played[opening].end()) {
        return;
    }
    m_played[opening].push_back(std::move(moves));
    PlayedOut &played = m_report.playedOut[opening / 2];
    count(played.games[opening % 2], game.result, m_report.asked[played.place].toPlay);
}

void BuildComparison::endPlayouts()
{
    m_runner.reset();
    Q_EMIT finished();
}

void BuildComparison::giveUp(const Message &why)
{
    if (!m_failure) {
        m_failure = why;
    }
}

} // namespace shinpan
