#pragma once

#include "core/analysis/analysisrequest.h"
#include "core/analysis/engineterms.h"
#include "core/engine/engine.h"
#include "core/engine/positionsync.h"

#include <QByteArray>
#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace shinpan {

/// Lets one engine think about the position that was told last, and tells what it thinks.
///
/// Whoever jumps faster than the engine follows does not flood it: only the newest place is
/// pursued. What the engine still says of an earlier place is never told. Of lines that come faster
/// than they are wanted only the newest is parsed.
///
/// The engine must be running, and nobody else may lead it about meanwhile. It outlives this by
/// itself; a stream that runs is ended then.
class LiveAnalysis final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveAnalysis)

public:
    /// Why the engine no longer thinks. What it said last still holds.
    enum class End {
        Asked,   ///< stop()
        Visits,  ///< the request's limit
        Time,    ///< likewise
        Silence, ///< it had a limit and gave no sign of coming nearer to it
        ByEngine ///< by itself: a limit of its own, or another command
    };
    Q_ENUM(End)

    /// An engine with a limit that says nothing for this long (or for `perCommand`, if that is
    /// less) is given up: the first evaluation of a large network on a slow processor takes several
    /// seconds, and what takes longer comes to nothing at all places of a game.
    static constexpr std::chrono::milliseconds Patience = std::chrono::seconds(30);

    /// `perCommand` is how long the engine may take over a command that leads it to a place, or
    /// that stops it; zero: as long as it likes.
    LiveAnalysis(std::shared_ptr<Engine> engine, Engine::Limit perCommand);
    ~LiveAnalysis() override;

    [[nodiscard]] const std::shared_ptr<Engine> &engine() const { return m_engine; }

    /// Whether it is between follow() and stopped() or failed().
    [[nodiscard]] bool isRunning() const { return m_isUnderWay; }

    /// Leads the engine there and lets it think. In the end it stops or fails, unless it is told
    /// another place first; with a limit, whatever the engine does: one of visits wants more of
    /// them within each Patience, one of time a word within one Patience after it.
    void follow(EngineGame place, AnalysisRequest request);

    /// Asks the engine for its terms at the next place, though it was told none since it was asked.
    void distrustTerms() { m_askedTerms.reset(); }

    /// Ends the thinking, and nothing more is heard of it; stopped() comes when the engine is free.
    void stop();

Q_SIGNALS:
    /// It comes from the event loop, at most once a turn and, of a request without a limit, as
    /// often as a person can follow.
    void updated(const shinpan::Analysis &analysis);
    /// What the engine says that it plays by, if it can be asked: before it thinks about the first
    /// place, and wherever komi or rules are others.
    void termsHeard(const shinpan::EngineTerms &terms);
    void stopped(shinpan::LiveAnalysis::End end);
    /// The engine cannot analyse, could not be led there, or said nothing
    /// (GtpError::Kind::TimedOut, while it still runs) or nothing that can be read.
    void failed(const shinpan::EngineError &error);

private:
    static QCoro::Task<> pursue(QPointer<LiveAnalysis> self);
    static QCoro::Task<> awaitStop(QPointer<LiveAnalysis> self,
                                   std::shared_ptr<Engine> engine,
                                   Completion<GtpReply> stream,
                                   Engine::Limit limit);

    [[nodiscard]] bool wantsTerms();
    [[nodiscard]] Completion<GtpReply> openStream(const AnalysisCommand &command);
    void closeStream(const AnalysisCommand &command, const GtpReply &reply);
    [[nodiscard]] bool asksForLess(const AnalysisCommand &command);
    void endStream(End end);
    void take(QByteArrayView line);
    void tellNewest();
    void noteTimeUp();
    void awaitProgress();
    [[nodiscard]] std::chrono::milliseconds patience() const;
    void noteSilence();
    void finish();

    std::shared_ptr<Engine> m_engine;
    Engine::Limit m_perCommand;
    EngineGame m_place; ///< told last
    AnalysisRequest m_request;
    bool m_isUnderWay = false;
    bool m_isWanted = false;    ///< m_place is to be pursued (once more)
    bool m_isCalledOff = false; ///< by stop()

    struct Told
    {
        double komi = 0;
        std::optional<Ruleset> rules;

        friend bool operator==(const Told &, const Told &) = default;
    };
    std::optional<Told> m_askedTerms; ///< what it was told when it was asked for its terms

    std::optional<GtpCommand> m_command;           ///< of the newest stream
    std::optional<Completion<GtpReply>> m_stream;  ///< that one, while it runs
    AnalysisTerms m_terms;                         ///< of its lines
    bool m_isListening = false;                    ///< they are wanted, and it was not told to end
    AnalysisDetail m_detail = AnalysisDetail::All; ///< fewer once the engine has refused them
    QByteArray m_newest; ///< line of it that was not parsed yet; empty: none
    Analysis m_analysis; ///< the newest that was told; the next one is read over it
    bool m_hasTold = false;
    Message m_fault; ///< what is wrong with its last line that could not be read
    std::chrono::steady_clock::time_point m_lastTelling{};
    QTimer m_telling;              ///< tells of m_newest
    QTimer m_time;                 ///< m_request.time
    QTimer m_silence;              ///< gives the engine up, if the request has a limit
    std::int64_t m_mostVisits = 0; ///< that the stream has told

    End m_end = End::ByEngine;
    std::optional<EngineError> m_failure;
};

} // namespace shinpan
