#include "core/cgos/play/cgosverdict.h"

#include "core/util/message.h"

namespace shinpan {

GameResult cgosVerdict(const QString &result, const Message &reason)
{
    GameResult verdict;
    verdict.reason = reason;
    const bool isDraw = result == QLatin1String("Draw");
    if (const auto score = scoreFromText(result.toStdString()); score || isDraw) {
        verdict.end = GameEnd::Passes;
        verdict.score = score.value_or(Score());
        verdict.winner = verdict.score->winner();
        return verdict;
    }
    const QString how = result.mid(2);
    const bool isWon =
        result.startsWith(QLatin1String("B+")) || result.startsWith(QLatin1String("W+"));
    const Color winner = result.startsWith(u'B') ? Color::Black : Color::White;
    if (isWon && (how == QLatin1String("Resign") || how == QLatin1String("R"))) {
        return {GameEnd::Resignation, winner, std::nullopt, std::nullopt, {}};
    }
    if (isWon && (how == QLatin1String("Time") || how == QLatin1String("T"))) {
        return {GameEnd::Time, winner, std::nullopt, opposite(winner), reason};
    }
    if (isWon && how == QLatin1String("Illegal")) {
        return {GameEnd::Forfeit, winner, std::nullopt, opposite(winner), reason};
    }
    verdict.reason =
        Message::of(QT_TRANSLATE_NOOP("Messages", "the server says “%1”"), result.left(40));
    return verdict;
}

} // namespace shinpan
