#pragma once

#include "core/gtp/gtptranscript.h"
#include "core/record/gamecursor.h"
#include "tests/storm/branchingrecord.h"
#include "tests/storm/enginefollower.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <random>

namespace shinpan::test {

/// The source from which an engine's board is read after each stop.
enum class Proof {
    ListStones,
    Showboard,
    Both,
    ErrorOutput ///< showboard as Leela Zero answers it, on stderr
};

/// An engine that follows a cursor about a branching record, and whether it really does.
class Navigation : public QObject
{
    Q_OBJECT

public:
    Navigation(const EngineProfile &profile, Proof proof, int size, unsigned seed);
    ~Navigation() override;

    /// Starts the engine. Why it does not; nothing if it does.
    [[nodiscard]] std::optional<QString> start();

    /// Jumps to a random node, or through `burst` of them with a turn of the event loop between,
    /// and waits until the engine is there. What is wrong then; nothing if its board is ours.
    [[nodiscard]] std::optional<QString> jump(int burst = 1);

    [[nodiscard]] const RecordContents &contents() const { return m_world.contents; }
    [[nodiscard]] int stops() const { return m_stops; }
    [[nodiscard]] qint64 commands() const { return m_commands; } ///< sent on the way
    /// The fewest commands that reach these stops one after the other.
    [[nodiscard]] qint64 leastCommands() const { return m_leastCommands; }
    [[nodiscard]] std::chrono::nanoseconds travelled() const { return m_travelled; }

private:
    void leadOn();
    [[nodiscard]] qint64 commandsSoFar();
    [[nodiscard]] std::optional<Board> drawnBoard();
    [[nodiscard]] std::optional<Board> listedBoard();
    [[nodiscard]] std::optional<Board> boardOnErrorOutput();
    [[nodiscard]] QString answerTo(const GtpCommand &command);
    [[nodiscard]] std::optional<QString> checkBoard();

    BranchingRecord m_world;
    GameCursor m_cursor;
    std::mt19937 m_random;
    Proof m_proof;
    GtpTranscript m_transcript;
    std::shared_ptr<Engine> m_engine;
    std::unique_ptr<EngineFollower> m_follower;
    std::optional<EngineError> m_failure;
    QString m_errorOutput;
    std::optional<GameLine> m_lastStop;
    qint64 m_seenLines = 0;
    int m_stops = 0;
    qint64 m_commands = 0;
    qint64 m_leastCommands = 0;
    std::chrono::nanoseconds m_travelled{};
};

/// The fewest commands that lead an engine that can take moves back from one line (null: none) to
/// another, reckoned without stepsBetween(): shared moves are kept, or everything is sent anew.
[[nodiscard]] qint64 fewestCommands(const GameLine *from,
                                    const GameLine &to,
                                    const SyncSkills &skills);

} // namespace shinpan::test
