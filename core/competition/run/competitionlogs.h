#pragma once

#include "core/competition/competition.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/run/logcompression.h"
#include "core/competition/run/runoptions.h"
#include "core/util/message.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

class GtpTranscript;

/// The logs of what the engines of a run are told and say, if anybody wants that, and of what they
/// write to standard error, unless nobody does: files for each game.
class CompetitionLogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompetitionLogs)

public:
    /// Both must outlive it. `isKept`: there are files beside the competition's.
    CompetitionLogs(const Competition &competition, const RunOptions &options, bool isKept);
    ~CompetitionLogs() override;

    /// Begins, or goes on with, the log of a game that is played in this slot. Returns what its
    /// engines are to be created with, which lives as long as the slot has engines; null: nothing
    /// is logged, and nobody reads along.
    [[nodiscard]] GtpTranscript *begin(std::size_t slot, const QString &gameId);
    /// The game is over, and its engines are gone or go on with another one.
    void end(std::size_t slot);
    /// What the engines of the slot's latest game were told and said, as far as it is kept
    /// (RunOptions::showsTraffic); null: nothing is.
    [[nodiscard]] std::shared_ptr<const GtpTranscript> traffic(std::size_t slot) const;
    /// Packs what an earlier run left unpacked, except for the games that go on.
    void packLeftOver(const QStringList &unfinishedGames);
    /// Whether nothing is left to be packed.
    [[nodiscard]] bool isIdle() const { return m_compression.isIdle(); }

Q_SIGNALS:
    /// A log cannot be written; games go on.
    void failed(const shinpan::Message &reason);

private:
    struct Log
    {
        std::shared_ptr<GtpTranscript> transcript; ///< shared with those that read along
        QString gameId;                            ///< empty while nothing is logged
    };

    [[nodiscard]] bool isForPeople() const { return m_options.logPath != nullptr; }
    [[nodiscard]] bool isBesideFile() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] Result<void> open(Log &log) const;

    const Competition &m_competition;
    const RunOptions &m_options;
    GameLogParts m_parts;    ///< of the files beside the competition's
    std::vector<Log> m_logs; ///< by slot
    LogCompression m_compression;
};

} // namespace shinpan
