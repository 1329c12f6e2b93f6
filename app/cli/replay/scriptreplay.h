#pragma once

#include "core/gtp/gtpscript.h"
#include "core/gtp/gtpsession.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <memory>

namespace shinpan {

/// Holds a recorded conversation once more, with whatever engine, and compares the answers.
class ScriptReplay final : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        std::chrono::milliseconds startLimit{}; ///< for the first answer
        std::chrono::milliseconds limit{};      ///< for each later one
        /// Where the engine generates another move than the recorded one, that is taken back and
        /// the recorded one played, so that what follows is asked in the recorded game.
        bool keepsGame = false;
        bool stopsAtDifference = false;
    };

    struct Outcome
    {
        int commands = 0;  ///< that were answered
        int compared = 0;  ///< of them, with a recorded answer
        int different = 0; ///< of them, answered otherwise
        QString failure;   ///< why it was not held to the end, a sentence; empty: it was
    };

    ScriptReplay(std::unique_ptr<GtpTransport> transport, GtpScript script, const Options &options);

    void start();
    /// Ends the engine; what is not answered is a failure.
    void cancel();

    /// Meaningful once finished().
    [[nodiscard]] const Outcome &outcome() const { return m_outcome; }

Q_SIGNALS:
    /// The engine answered a step otherwise than recorded.
    void differed(const shinpan::ScriptStep &step, const shinpan::ScriptReply &reply);
    /// Nothing is left of the engine.
    void finished();

private:
    static QCoro::Task<> run(QPointer<ScriptReplay> self);
    static QCoro::Task<bool> take(QPointer<ScriptReplay> self, ScriptStep step);
    static QCoro::Task<> returnToGame(QPointer<ScriptReplay> self,
                                      ScriptStep step,
                                      ScriptReply reply);

    GtpSession m_session;
    GtpScript m_script;
    Options m_options;
    Outcome m_outcome;
};

} // namespace shinpan
