#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/run/competitiongame.h"
#include "core/competition/run/stoprequest.h"
#include "core/competition/run/workforceview.h"
#include "core/util/message.h"

#include <QObject>

#include <vector>

namespace shinpan {

/// Other machines, on which the games of a run are played instead of in slots of this process.
/// Games go out in blocks and come home in blocks; a machine that plays something twice, or dies
/// over it, is the workforce's business, and which game counts is the run's.
class Workforce : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The games that an earlier run has sent out and that may still come home: before the first
    /// start().
    [[nodiscard]] virtual std::vector<GamePlan> stillOut() const = 0;
    /// Begins to send out and to listen. Call once.
    virtual void start() = 0;
    /// How many games the next block shall have; 0 while there are enough out.
    [[nodiscard]] virtual int wanted() const = 0;
    /// Sends a block out; the matchups of its games are among these.
    virtual void send(std::vector<GamePlan> games, const Standings &standings) = 0;
    /// What came home is safe in the store.
    virtual void confirm() = 0;
    /// Withdraws the blocks that no machine has begun; they are lost().
    virtual void withdraw() = 0;
    /// Stops as a run is stopped: what is finished still comes home.
    virtual void stop(StopMode mode) = 0;
    /// Waits for nothing.
    virtual void kill() = 0;
    /// Whether nothing is out.
    [[nodiscard]] virtual bool isIdle() const = 0;
    [[nodiscard]] virtual WorkforceView view() const = 0;

Q_SIGNALS:
    /// Games that count, and void ones. Some may have come home before, or be here twice.
    void cameHome(const std::vector<shinpan::PlayedGame> &games);
    /// Games that were out and did not come home.
    void lost(const std::vector<shinpan::GamePlan> &games);
    /// It is known which engine plays as a player there.
    void identified(const shinpan::EngineIdentity &engine);
    /// Something that the run's owner may want to know.
    void noted(const shinpan::CompetitionEvent &event);
    /// It cannot go on, for this reason.
    void failed(const shinpan::Message &reason);
    /// It may want another block, or nothing is out now.
    void freed();
};

} // namespace shinpan
