#pragma once

#include "core/competition/competition.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <deque>
#include <memory>
#include <vector>

namespace shinpan {

class Engine;

/// Says which players are known to count differently from their games, as they are started for
/// them, or to refuse moves that their rules allow: "gnugo-1 counts by Japanese rules (territory),
/// …", one text for each.
[[nodiscard]] std::vector<Message> rulesWarnings(const Competition &competition);

/// Warnings about what engines are told instead of time controls with fractions of a second, and
/// about engines whose start-up commands leave them no time.
[[nodiscard]] std::vector<Message> timeWarnings(const Competition &competition);

/// Tries every player of a competition before its first game: it must start and speak the protocol,
/// take its start-up commands and the size and komi of its first game, be able to tell what a rule
/// of adjudication reads, and leave when told to.
/// Several at a time; each has the time-outs of its profile.
class StartupCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartupCheck)

public:
    /// What checked() calls the engine that scores.
    static constexpr std::size_t Referee = static_cast<std::size_t>(-1);

    /// It runs at most `atOnce` engines at the same time. `competition` must outlive it.
    StartupCheck(const Competition &competition, int atOnce, QObject *parent = nullptr);
    /// Kills what still runs.
    ~StartupCheck() override;

    /// Starts and returns at once. Players that meet nobody are not tried.
    void start();
    /// The players that failed, and why: "gnugo-1: …". Complete once finished.
    [[nodiscard]] const Message &failures() const { return m_failures; }

Q_SIGNALS:
    /// `failure`: a sentence without its subject; empty if all is well.
    void checked(std::size_t player, const shinpan::Message &failure);
    /// It comes once, when nothing is left of any engine.
    void finished();

private:
    /// A player to be tried, and for which game.
    struct Candidate
    {
        std::size_t player;
        EngineProfile engine;
        MatchSetup setup;
    };

    static QCoro::Task<> check(QPointer<StartupCheck> self, Candidate candidate);
    void checkNext();
    void note(const Candidate &candidate, const Message &failure);

    const Competition &m_competition;
    std::deque<Candidate> m_waiting;
    std::vector<std::shared_ptr<Engine>> m_engines; ///< being tried
    int m_atOnce;
    Message m_failures;
    bool m_isFinished = false;
};

} // namespace shinpan
