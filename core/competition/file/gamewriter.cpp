#include "core/competition/file/gamewriter.h"

#include "core/clock/duration.h"
#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitionwords.h"

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] QString inQt(const std::string &text)
{
    return QString::fromStdString(text);
}

[[nodiscard]] QString durationText(std::chrono::milliseconds duration)
{
    return tomlText(inQt(toText(duration)));
}

[[nodiscard]] QString sizeText(BoardSize size)
{
    return size.isSquare() ? QString::number(size.columns)
                           : QStringLiteral("\"%1x%2\"").arg(size.columns).arg(size.rows);
}

/// Times that differ from the usual ones: one for both sides, or one each.
void writeTime(TomlLines &lines, const MatchSetup &setup, const MatchSetup &usual)
{
    if (setup.time == usual.time) {
        return;
    }
    if (setup.time.black == setup.time.white) {
        lines.putText(Time, inQt(toText(setup.time.black)));
    } else {
        lines.putText(BlackTime, inQt(toText(setup.time.black)));
        lines.putText(WhiteTime, inQt(toText(setup.time.white)));
    }
}

} // namespace

void writeSetup(TomlLines &lines, const MatchSetup &setup, const MatchSetup &usual)
{
    if (setup.size != usual.size) {
        lines.put(BoardSizeKey, sizeText(setup.size));
    }
    if (setup.komi != usual.komi) {
        lines.put(Komi, tomlNumber(setup.komi));
    }
    if (setup.rules != usual.rules) {
        lines.putText(Rules, inQt(toText(setup.rules)));
    }
    if (setup.handicap != usual.handicap) {
        lines.putNumber(Handicap, setup.handicap);
    }
    if (setup.handicapStyle != usual.handicapStyle) {
        lines.putText(Style, wordFor(StyleWords, setup.handicapStyle));
    }
    writeTime(lines, setup, usual);
    const auto putDuration = [&](QLatin1String key, std::chrono::milliseconds MatchSetup::*field) {
        if (setup.*field != usual.*field) {
            lines.put(key, durationText(setup.*field));
        }
    };
    putDuration(TimeMargin, &MatchSetup::timeMargin);
    putDuration(MinimumMoveTime, &MatchSetup::minimumMoveTime);
    putDuration(Watchdog, &MatchSetup::watchdog);
    if (setup.moveLimit != usual.moveLimit) {
        lines.putNumber(MoveLimit, setup.moveLimit);
    }
    if (setup.scoring != usual.scoring) {
        lines.putText(Scorer, toText(setup.scoring));
    }
    if (setup.breakdown != usual.breakdown) {
        lines.putText(Breakdown, wordFor(BreakdownWords, setup.breakdown));
    }
    if (setup.restarts != usual.restarts) {
        lines.putNumber(Restarts, setup.restarts);
    }
    if (setup.refusedMove != usual.refusedMove) {
        lines.putText(RefusedMove, wordFor(RefusedMoveWords, setup.refusedMove));
    }
}

void writeGame(TomlLines &lines, const MatchSetup &setup)
{
    MatchSetup usual;
    usual.size = setup.size;
    usual.komi = setup.komi;
    usual.watchdog = setup.watchdog;
    lines.heading(QStringLiteral("[game]"));
    lines.put(BoardSizeKey, sizeText(setup.size));
    lines.put(Komi, tomlNumber(setup.komi));
    lines.put(Watchdog, durationText(setup.watchdog));
    writeSetup(lines, setup, usual);
}

} // namespace shinpan
