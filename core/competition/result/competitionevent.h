#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

namespace shinpan {

/// Something that happened in a run and that its owner may want to know later.
struct CompetitionEvent
{
    enum class Kind : std::uint8_t {
        RunStarted,
        RunEnded,
        StopRequested,
        Paused,
        GoneOn,        ///< after a pause
        Halted,        ///< the run gave up; text says why
        SeriesBegun,   ///< results are counted anew from here
        PlayerChecked, ///< startup checks
        CheckFailed,
        EngineChanged, ///< a program or network other than in earlier games of the series
        GameStarted,
        GameResumed, ///< a game that an earlier run had begun
        GameEnded,
        GameVoid,
        GameBrokenOff,
        DuplicateGame,
        Quarantined,  ///< a player gets no more games
        Released,     ///< it gets them again
        Decided,      ///< an SPRT or a match came to its end
        IgnoredTerms, ///< komi and rules of openings
        FewOpenings,  ///< there will not be enough, or they begin again
        Warning
    };

    QDateTime time = QDateTime::currentDateTimeUtc();
    Kind kind = Kind::Warning;
    QString gameId{}; ///< empty: of no game
    QString player{}; ///< id; empty: of no player
    QString text{};   ///< what a person reads, without time and game id

    friend bool operator==(const CompetitionEvent &, const CompetitionEvent &) = default;
};

/// The word of the record and of `--json-events`: "run-started", "game-ended", …
[[nodiscard]] QString eventName(CompetitionEvent::Kind kind);
/// What is said of the game or player that its line begins with: "run started", "void", …
[[nodiscard]] QString eventPhrase(CompetitionEvent::Kind kind);
/// Whether a person should know of it at once.
[[nodiscard]] bool isWarning(CompetitionEvent::Kind kind);
/// Whether a reader of the results should know of it.
[[nodiscard]] bool bearsOnResults(CompetitionEvent::Kind kind);
/// Reads eventName() back; nothing for any other text.
[[nodiscard]] std::optional<CompetitionEvent::Kind> eventFromName(const QString &name);

} // namespace shinpan
