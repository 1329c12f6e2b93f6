#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

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
};

/// English, for QCoreApplication::translate("EngineCheck", …).
[[nodiscard]] const char *nameOf(CheckArea area);

enum class CheckVerdict {
    Works,  ///< can do it, or a figure that is neither good nor bad
    Absent, ///< does not know it and need not
    Odd,    ///< within what the protocol leaves open, but programs may stumble over it
    Wrong,  ///< against the protocol, or the rules of the game
};

/// "works", "absent", "odd", "wrong": English, as nameOf().
[[nodiscard]] const char *nameOf(CheckVerdict verdict);

/// A sentence with gaps that can be translated.
struct CheckSentence
{
    const char *text = ""; ///< static; of the translation context "EngineCheck", gaps are %1, %2 …
    QStringList arguments{};

    /// In English.
    [[nodiscard]] QString sentence() const;
};

/// A translated text with its gaps filled, in one go: an argument may hold "%1" itself.
[[nodiscard]] QString filledIn(const QString &text, const QStringList &arguments);

/// One thing that is now known of an engine.
struct CheckFinding : CheckSentence
{
    QByteArray id{}; ///< "undo.restores": the same in every version, for programs
    CheckArea area = CheckArea::Start;
    CheckVerdict verdict = CheckVerdict::Works;
    /// Of Wrong: matches against other programs suffer, or come to no result that holds.
    bool hampersGames = false;
    /// The exchange that shows it: "> " what we wrote, "< " its standard output, one line each;
    /// control bytes as \r or \x01, long lines and long exchanges cut. Perhaps empty.
    QString evidence{};
};

/// The verdict's name, or "serious" for what hampers games: English, as nameOf().
[[nodiscard]] const char *weightOf(const CheckFinding &finding);

} // namespace shinpan
