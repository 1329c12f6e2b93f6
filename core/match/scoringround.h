#pragma once

#include "core/match/player.h"
#include "core/match/score/scorekeeper.h"
#include "core/util/completion.h"

#include <QObject>
#include <QPointer>

namespace shinpan {

/// Has one finished game scored: climbs the ladder and asks whoever a step needs, each once. It
/// stops where the result stands or a person is to be asked.
class ScoringRound final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoringRound)

public:
    /// The players to ask. A null one is not there, or knows nothing of the game. They must live
    /// until they are dismissed.
    struct Witnesses
    {
        ByColor<Player *> players{nullptr, nullptr};
        Player *referee = nullptr; ///< is made ready when its step comes
        bool hasPerson = false;    ///< a person has the last word, see ScoreKeeper
    };

    ScoringRound(const Position &position,
                 const GameLine &line,
                 const MatchSetup &setup,
                 const Witnesses &witnesses,
                 QObject *parent = nullptr);
    ~ScoringRound() override;

    [[nodiscard]] const ScoreKeeper &keeper() const { return m_keeper; }
    /// What was said and counted so far; null before the first report.
    [[nodiscard]] const ScoreSheet *scoreSheet() const
    {
        return m_keeper.sheet().reports.empty() ? nullptr : &m_keeper.sheet();
    }

    /// Begins to climb. Completed when nobody but a person is left to ask, or it was given up.
    [[nodiscard]] Completion<std::monostate> start();
    /// Takes the person's word.
    void settle(const Settlement &settlement) { m_keeper.settle(settlement); }
    /// Someone leaves the seat: no longer asked, nor waited for.
    void dismiss(Color color);
    void giveUp();

Q_SIGNALS:
    /// The score sheet has another report.
    void reported();

private:
    using Opinion = Completion<std::optional<ScoreOpinion>>;

    static QCoro::Task<> climb(QPointer<ScoringRound> self);
    static QCoro::Task<> askPlayers(QPointer<ScoringRound> self);
    static QCoro::Task<> askReferee(QPointer<ScoringRound> self);
    [[nodiscard]] bool mustAskPlayers() const;
    [[nodiscard]] bool mustAskReferee() const;

    ScoreKeeper m_keeper;
    GameLine m_line;
    MatchSetup m_setup;
    Witnesses m_witnesses;
    ByColor<Opinion> m_opinions;
    Opinion m_refereeOpinion;
    bool m_hasAskedPlayers = false;
    bool m_isGivenUp = false;
    Completion<std::monostate> m_done;
};

} // namespace shinpan
