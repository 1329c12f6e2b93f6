#pragma once

#include "core/competition/seal/bundle.h"
#include "core/competition/seal/sealedgame.h"
#include "core/competition/seal/sealedplans.h"
#include "core/competition/seal/verification.h"
#include "core/engine/profile/engineprofile.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <deque>
#include <memory>

namespace shinpan {

class RemotePlayer;

struct EngineTrialOptions
{
    QMap<QString, EngineProfile> engines; ///< the verifier's own stand for the players
    QSet<QString> deterministic; ///< players that play the same again, whatever their command says
    int moves = 20;              ///< the sample has so many
    quint64 seed = 1;            ///< the sample is drawn by it
};

/// Whether a command says that the engine plays the same again: it has a seed, one thread, and a
/// fixed number of visits or playouts.
[[nodiscard]] bool saysItIsDeterministic(const QString &commandLine);

/// Asks engines of the verifier's own for moves of a bundle again, a sample drawn by a seed. An
/// engine is led through the whole game up to such a move, as its state is what its own search and
/// random numbers have made of it: each move that it was asked before is asked again, too. Nothing
/// of the bundle is executed: its commands are not, nor its start-up commands but those known to do
/// nothing to files.
class EngineTrial final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineTrial)

public:
    /// `found` takes what comes of it, and must outlive it. The bundle has been verified.
    EngineTrial(QString bundle, EngineTrialOptions options, Verification &found);
    ~EngineTrial() override;

    void start();
    /// Ends it early; finished() follows.
    void cancel();

Q_SIGNALS:
    void finished();

private:
    /// A game, one side of which is asked up to a move.
    struct Question
    {
        SealedGame game;
        Color color = Color::Black;
        std::size_t last = 0; ///< index of the move
    };

    /// A move, and where it stands in the order of the draw.
    struct Lot
    {
        QByteArray place;
        QString game;
        std::size_t move = 0;
    };

    static QCoro::Task<> run(QPointer<EngineTrial> self);
    [[nodiscard]] Result<void> draw();
    [[nodiscard]] Result<std::vector<Lot>> drawLots(const Bundle &bundle,
                                                    const QSet<QString> &players) const;
    [[nodiscard]] Result<void> keepGames(const Bundle &bundle, const std::vector<Lot> &lots);
    [[nodiscard]] bool mayBeAsked(const QString &player, std::vector<Message> &why) const;
    [[nodiscard]] bool takeNext();
    [[nodiscard]] EngineProfile profileOf(const GamePlan &plan, Color color);
    [[nodiscard]] std::unique_ptr<Match> makeMatch(const GamePlan &plan,
                                                   ByColor<std::unique_ptr<Player>> players);
    void answer();
    void compare();
    void compareEnd();
    void note(std::size_t move, const Message &text);

    QString m_path;
    EngineTrialOptions m_options;
    Verification &m_found;
    SealedCompetition m_sealed;
    std::unique_ptr<SealedPlans> m_plans;
    std::deque<Question> m_questions;
    Question m_question;
    std::size_t m_before = 0; ///< moves of its opening
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<Match> m_match;
    RemotePlayer *m_opponent = nullptr; ///< the match's
    bool m_isAnswered = false;          ///< the question is settled
    bool m_isCancelled = false;
};

} // namespace shinpan
