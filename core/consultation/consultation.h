#pragma once

#include "core/consultation/consultedmove.h"
#include "core/consultation/followedgame.h"
#include "core/gtpserver/controllerlink.h"
#include "core/util/detach.h"

#include <QObject>
#include <QPointer>

namespace shinpan {

/// What `shinpan-engine consult` was asked for.
struct ConsultOptions
{
    EngineProfile proposer;
    std::vector<EngineProfile> evaluators;
    Lead lead; ///< judges where no evaluator can; not empty
    int moves = 3;
    std::chrono::milliseconds analysis{1000};
};

/// A GTP engine that is made of others, as GNU Go's Metamachine is: what a controller says passes
/// through to the proposer, but a move is found by askAround().
///
/// Ends with `quit`, with its input, or with the proposer, and then ends all the others; should it
/// be killed, their keepers do that.
class Consultation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Consultation)

public:
    Consultation(const ConsultOptions &options, std::unique_ptr<ControllerLink> controller);
    ~Consultation() override;

    void start() { detach(run(this)); }
    /// Leaves without having been told to.
    void cancel();

    /// Why it ended though nobody wanted it to, a sentence; empty: it was told to.
    [[nodiscard]] const QString &failure() const { return m_failure; }

Q_SIGNALS:
    /// Nothing is left of the engines.
    void finished();

private:
    using Self = QPointer<Consultation>;

    static QCoro::Task<> run(Self self);
    static QCoro::Task<bool> startEngines(Self self);
    static QCoro::Task<> closeEngines(std::vector<std::shared_ptr<Engine>> engines);
    static QCoro::Task<GtpAnswer> answerTo(Self self, GtpQuery query);
    static QCoro::Task<GtpAnswer> generate(Self self, GtpQuery query);
    static QCoro::Task<GtpAnswer> passOn(Self self, GtpQuery query);
    static QCoro::Task<GtpAnswer> describe(Self self);
    static QCoro::Task<GtpAnswer> explain(Self self, GtpQuery query);

    [[nodiscard]] std::vector<std::shared_ptr<Engine>> engines() const;
    [[nodiscard]] std::shared_ptr<Engine> newEngine(const EngineProfile &profile);
    [[nodiscard]] ConsultTerms termsFor(Color color) const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool knows(const QByteArray &command) const;
    [[nodiscard]] std::string listCommands() const;
    void takeStreamed(const std::string &id, QByteArrayView line);
    void endStream();
    void respond(const std::string &id, const GtpAnswer &answer);
    void fail(const QString &why);

    ConsultOptions m_options;
    const std::unique_ptr<ControllerLink> m_controller;
    std::shared_ptr<Engine> m_proposer;
    std::vector<std::shared_ptr<Engine>> m_evaluators;
    std::shared_ptr<FollowedGame> m_game = std::make_shared<FollowedGame>();
    std::optional<QString> m_remark; ///< on the latest move, if it was asked around for
    bool m_isStreaming = false;      ///< the proposer's answer goes on until the next byte
    bool m_hasBegun = false;         ///< and its first lines are written
    bool m_isLeaving = false;        ///< having been told to
    QString m_failure;
};

} // namespace shinpan
