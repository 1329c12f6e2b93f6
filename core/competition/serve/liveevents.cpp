#include "core/competition/serve/liveevents.h"

#include "core/competition/report/gametext.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportwords.h"
#include "core/competition/result/storedmoves.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr std::size_t ResultsShown = 20;
constexpr qsizetype WarningsShown = 8;

[[nodiscard]] QJsonArray clocksOf(const LiveBoard &board)
{
    QJsonArray clocks;
    for (const Color color : BothColors) {
        const std::optional<TimeLeft> &left = board.clocks[color];
        clocks.append(left ? clockWord(*left) : QString());
    }
    return clocks;
}

/// Either side has null, or what it told with its latest move: chances in percent, lead (or null),
/// visits (or null), line.
[[nodiscard]] QJsonArray thoughtsOf(const LiveBoard &board)
{
    QJsonArray thoughts;
    for (const Color color : BothColors) {
        const MoveThought &thought = board.thoughts[color];
        const auto orNull = [](const auto &value) {
            return value ? QJsonValue(*value) : QJsonValue();
        };
        const std::optional<double> percent =
            thought.chances ? std::optional(std::round(1000 * *thought.chances) / 10)
                            : std::nullopt;
        thoughts.append(thought.isEmpty() ? QJsonValue()
                                          : QJsonArray{orNull(percent), orNull(thought.lead),
                                                       orNull(thought.visits), thought.line});
    }
    return thoughts;
}

[[nodiscard]] int numberOf(Color color)
{
    return color == Color::Black ? 0 : 1;
}

/// Whether the game went on from there; the same id may also begin anew.
[[nodiscard]] bool goesOnFrom(const LiveBoard &before, const LiveBoard &board)
{
    const std::vector<Move> &moves = before.line.moves;
    return before.line.size == board.line.size && before.line.setUp == board.line.setUp
        && before.players == board.players && moves.size() <= board.line.moves.size()
        && std::equal(moves.begin(), moves.end(), board.line.moves.begin());
}

[[nodiscard]] QJsonObject boardJson(const LiveBoard &board, const LiveBoard *before)
{
    QJsonObject told{{QStringLiteral("id"), board.id},
                     {QStringLiteral("toPlay"), numberOf(board.toPlay)},
                     {QStringLiteral("clocks"), clocksOf(board)},
                     {QStringLiteral("thoughts"), thoughtsOf(board)}};
    if (before != nullptr && goesOnFrom(*before, board)) {
        const std::span<const Move> moves(board.line.moves);
        told[QStringLiteral("more")] =
            lettersOf(moves.subspan(before->line.moves.size()), board.line.size);
        return told;
    }
    const QJsonObject whole = gameText(board.line);
    for (auto member = whole.begin(); member != whole.end(); ++member) {
        told[member.key()] = member.value();
    }
    told[QStringLiteral("black")] = printable(board.players.black);
    told[QStringLiteral("white")] = printable(board.players.white);
    return told;
}

[[nodiscard]] QJsonArray resultsJson(const std::vector<LiveResult> &results)
{
    QJsonArray told;
    for (std::size_t i = 0; i < std::min(results.size(), ResultsShown); ++i) {
        const LiveResult &result = results[i];
        told.append(
            QJsonObject{{QStringLiteral("id"), result.id},
                        {QStringLiteral("black"), printable(result.players.black)},
                        {QStringLiteral("white"), printable(result.players.white)},
                        {QStringLiteral("winner"),
                         result.winner ? QJsonValue(numberOf(*result.winner)) : QJsonValue()},
                        {QStringLiteral("result"), printable(result.result)},
                        {QStringLiteral("moves"), result.moves}});
    }
    return told;
}

/// The machines that play now or get nothing more.
[[nodiscard]] QJsonArray machinesJson(const std::vector<MachineStanding> &machines)
{
    QJsonArray told;
    for (const MachineStanding &machine : machines) {
        if (machine.tasks > 0 || machine.isOut) {
            told.append(QJsonObject{{QStringLiteral("name"), printable(machineName(machine.name))},
                                    {QStringLiteral("tasks"), machine.tasks},
                                    {QStringLiteral("games"), static_cast<qint64>(machine.games)},
                                    {QStringLiteral("isOut"), machine.isOut}});
        }
    }
    return told;
}

[[nodiscard]] QString testText(const LiveTest &test)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "log-likelihood ratio %1 (%2 to %3)"),
                  typographic(signedDecimal(test.ratio, 2)),
                  typographic(signedDecimal(lowerBound(test.test), 2)),
                  typographic(signedDecimal(upperBound(test.test), 2)));
}

} // namespace

QJsonArray boardsJson(const std::vector<LiveBoard> &boards, const std::vector<LiveBoard> &before)
{
    QJsonArray told;
    for (const LiveBoard &board : boards) {
        if (board.line.size.columns > MaxGtpSide || board.line.size.rows > MaxGtpSide) {
            continue; // there are no letters for it
        }
        const auto known = std::ranges::find(before, board.id, &LiveBoard::id);
        told.append(boardJson(board, known == before.end() ? nullptr : &*known));
    }
    return told;
}

QJsonObject stateJson(const LiveSnapshot &snapshot)
{
    QStringList warnings;
    for (const QString &warning :
         snapshot.warnings.first(std::min(snapshot.warnings.size(), WarningsShown))) {
        warnings += printable(warning);
    }
    QJsonObject told{{QStringLiteral("name"), printable(snapshot.name)},
                     {QStringLiteral("type"), capitalized(spoken(kindOf(snapshot.type).name))},
                     {QStringLiteral("ended"), snapshot.ended},
                     {QStringLiteral("running"), static_cast<int>(snapshot.games.size())},
                     {QStringLiteral("elapsed"), static_cast<qint64>(snapshot.elapsed.count())},
                     {QStringLiteral("perMinute"), std::round(snapshot.gamesPerMinute * 10) / 10},
                     {QStringLiteral("results"), resultsJson(snapshot.results)},
                     {QStringLiteral("warnings"), QJsonArray::fromStringList(warnings)}};
    if (snapshot.gamesInAll) {
        told[QStringLiteral("inAll")] = *snapshot.gamesInAll;
    }
    if (snapshot.workforce) {
        told[QStringLiteral("tasks")] = tasksText(*snapshot.workforce);
        told[QStringLiteral("machines")] = machinesJson(snapshot.workforce->machines);
    }
    if (snapshot.round) {
        told[QStringLiteral("round")] = spoken(QT_TRANSLATE_NOOP("Messages", "round %1 of %2"),
                                               snapshot.round->number, snapshot.round->all);
    }
    if (snapshot.test) {
        told[QStringLiteral("test")] = testText(*snapshot.test);
    }
    return told;
}

QJsonArray partsJson(const CompetitionReport &report)
{
    QJsonArray told;
    for (const Chapter &chapter : documentOf(report, Readers::Onlookers).chapters) {
        const QString heading = QStringLiteral("<h2>%1</h2>\n").arg(chapter.heading);
        told.append(
            QJsonObject{{QStringLiteral("id"), chapter.id},
                        {QStringLiteral("markup"), heading + blockMarkup(report, chapter.blocks)}});
    }
    return told;
}

} // namespace shinpan
