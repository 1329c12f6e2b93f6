#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"

#include <QTemporaryDir>

#include <functional>
#include <map>

namespace shinpan::test {

/// A round robin, without a file, between fake engines called p0, p1 …, which on 5×5 play the same
/// random move whenever they see the same position.
[[nodiscard]] Competition fakeCompetition(int players, int games);
/// The same with a file of this name in `folder`, beside which its record is kept.
[[nodiscard]] Competition fakeCompetition(int players, int games, const QString &folder);
/// Makes all engines take their time, so that a test can step into a game that runs.
void slowDown(Competition &competition);
/// Makes the player's engine one with more options of fakeengine.
void addOptions(Competition &competition, std::size_t player, const QStringList &options);

/// Opens its record for a run; null, with a warning, if that fails.
[[nodiscard]] std::unique_ptr<ResultStore> openedStore(const Competition &competition);
/// Empty if the file cannot be read.
[[nodiscard]] QByteArray contentOf(const QString &path);

/// A run that listens to itself.
class ListeningRun
{
public:
    explicit ListeningRun(const Competition &competition,
                          const RunOptions &options = uncheckedRun(),
                          ResultStore *store = nullptr);

    /// Leaves out the startup checks, which take their time.
    [[nodiscard]] static RunOptions uncheckedRun();

    /// Starts it and waits for its end; nothing if it does not come.
    [[nodiscard]] std::optional<RunEnd> play();
    /// Waits for the end of what was started.
    [[nodiscard]] std::optional<RunEnd> playOut();

    CompetitionRunner runner;
    std::vector<StoredGame> games; ///< that counted, as they ended
    std::vector<StoredGame> voids;
    std::map<QString, QByteArray> records; ///< by game id, as SGF
    std::vector<CompetitionEvent> events;
    int mostAtOnce = 0;
    std::optional<RunEnd> end;

    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] bool hasEvent(CompetitionEvent::Kind kind) const;

private:
    QObject m_context;
};

/// Plays a competition with a file in runs of at most `games` games, each of which goes on where
/// the one before it was stopped, and calls `atEnd` with the runner that completed it. Returns the
/// ids of all games as they ended; those of `mostRuns` runs if that many were not enough.
[[nodiscard]] QStringList playInPieces(const Competition &competition,
                                       int games,
                                       std::size_t mostRuns,
                                       const std::function<void(const CompetitionRunner &)> &atEnd);

} // namespace shinpan::test
