#pragma once

#include "core/util/message.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <vector>

namespace shinpan {

/// What part of an engine's manners a finding is about, in the order of a report.
enum class CheckArea {
    Start,    ///< from the start of the process to its first reply
    Protocol, ///< ids, framing, text outside replies, the administrative commands
    Board,    ///< sizes, komi, clear_board
    Handicap,
    Moves,    ///< play and undo
    Rules,    ///< ko, superko, suicide: what `play` judges
    Thinking, ///< genmove
    Time,
    Scoring,
    Analysis,
    Extensions, ///< of gomill, GoGui, KGS and KataGo, and the usual commands beyond GTP 2
    Leaving,    ///< quit, end of input, what is left behind
    Known,      ///< what core/engine/knowledge says of it, and whether that was seen again
};

[[nodiscard]] Message nameOf(CheckArea area);

enum class CheckVerdict {
    Works,  ///< can do it, or a figure that is neither good nor bad
    Absent, ///< does not know it and need not
    Odd,    ///< within what the protocol leaves open, but programs may stumble over it
    Wrong,  ///< against the protocol, or the rules of the game
};

/// "works", "absent", "odd", "wrong".
[[nodiscard]] Message nameOf(CheckVerdict verdict);

/// One thing that is now known of an engine.
struct CheckFinding
{
    Message text;    ///< begins with a verb
    QByteArray id{}; ///< "undo.restores": the same in every version, for programs
    CheckArea area = CheckArea::Start;
    CheckVerdict verdict = CheckVerdict::Works;
    /// Whether what is Wrong hampers games: matches against other programs suffer, or come to no
    /// result that holds.
    bool hampersGames = false;
    /// The exchange that shows it: "> " what we wrote, "< " its standard output, one line each;
    /// control bytes as \r or \x01, long lines and long exchanges cut. Perhaps empty.
    QString evidence{};
};

/// The verdict's name, or "serious" for what hampers games.
[[nodiscard]] Message weightOf(const CheckFinding &finding);

/// What a conformance check found. A value; grows while the check runs.
struct CheckReport
{
    QString command; ///< the command line that was checked
    QString name;    ///< what the engine calls itself; empty if it does not say
    QString version;
    std::vector<CheckFinding> findings{}; ///< in the order they were made
    std::vector<int> sizes{};             ///< square boards that it plays on, ascending
    bool isComplete = false;              ///< nothing was left unchecked
    std::chrono::milliseconds duration{}; ///< of the whole check

    [[nodiscard]] int count(CheckVerdict verdict) const;

    enum class Grade {
        Fine,      ///< nothing is wrong
        Wrong,     ///< something is
        Unchecked, ///< it did not start, said nothing, was given up or cancelled
    };
    [[nodiscard]] Grade grade() const;

    /// One to three short sentences: where it plays, whether it is fit for games, what is wrong.
    [[nodiscard]] std::vector<Message> summary() const;
};

enum class CheckDetail {
    Brief,  ///< what is odd or wrong, and the areas where all is well in one line each
    Full,   ///< every finding
    Verbose ///< every finding with its evidence
};

/// The report for a terminal of 80 columns or more, in English; ends with a line feed.
[[nodiscard]] QString toText(const CheckReport &report, CheckDetail detail);

/// One JSON object with the members of CheckShape. `changes`: toJson() of CheckChange.
[[nodiscard]] QByteArray toJson(const CheckReport &report, const QJsonArray &changes = {});
/// Help for those who read that: all members and their types.
extern const char CheckShape[];

/// "2–9, 13, 19" for sizes in ascending order.
[[nodiscard]] QString rangesOf(const std::vector<int> &sizes);

} // namespace shinpan
