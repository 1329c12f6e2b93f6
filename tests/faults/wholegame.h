#pragma once

#include "app/cli/match/matchoptions.h"
#include "core/gtp/gtptranscript.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

namespace shinpan::test {

/// One game between real processes, from its start until all of them are gone.
class WholeGame final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WholeGame)

public:
    /// The first game of what was asked for on a command line.
    explicit WholeGame(const MatchOptions &options);

    void start();
    /// Everybody has left.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    /// The time from start() until then.
    [[nodiscard]] std::chrono::milliseconds duration() const { return m_duration; }

    [[nodiscard]] const Match &match() const { return *m_match; }
    /// The record as it would be saved.
    [[nodiscard]] QByteArray sgf() const;
    /// All that was said, as far as the transcript keeps it: one line for each.
    [[nodiscard]] QByteArray talk() const;

private:
    static QCoro::Task<> playOut(QPointer<WholeGame> self);

    GtpTranscript m_transcript;
    GameRecord m_record;
    std::unique_ptr<Match> m_match;
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_duration{};
    bool m_isOver = false;
};

} // namespace shinpan::test
