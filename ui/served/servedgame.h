#pragma once

#include "core/gtpserver/controllerlink.h"
#include "core/gtpserver/gameledger.h"
#include "core/match/score/playeraction.h"
#include "ui/game/opengame.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace shinpan {

/// Lets a controller play in a document as if the person there were a GTP engine: what it tells
/// arrives on the board, and the move of the person, or of the engine that they gave their seat to,
/// answers `genmove`.
///
/// The ledger has the controller's game, the match on the board is led to where that is: by a move
/// or two where this is all, else anew.
class ServedGame final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedGame)

public:
    /// The game must outlive this.
    ServedGame(OpenGame &game,
               std::unique_ptr<ControllerLink> controller,
               QObject *parent = nullptr);
    /// Hangs up.
    ~ServedGame() override { giveUpWait(); }

    /// Answers from now on. Call once.
    void start();

    /// Why the controller was hung up on, in words that follow "the controller"; empty: it was not.
    [[nodiscard]] const Message &fault() const { return m_controller->fault(); }
    /// Whether the controller has said that it is leaving.
    [[nodiscard]] bool hasQuit() const { return m_hasQuit; }

Q_SIGNALS:
    /// What somebody wrote to the person by way of the controller: "Hikaru: hello".
    void written(const QString &words);
    /// The controller has left. Its game is stopped, and stays on the board.
    void ended();

private:
    /// What the controller waits for.
    enum class Wait { Nothing, Move, Handicap, Settlement };
    /// What became of a wait; nothing: the person has ended the game, or the controller has left.
    using Outcome = Completion<std::optional<PlayerAction>>;
    /// The place where a command finds us.
    struct Place
    {
        MatchSetup agreed;
        std::size_t moves = 0;
        bool isInStep = false;
    };

    static QCoro::Task<> run(QPointer<ServedGame> self);
    static QCoro::Task<> generate(QPointer<ServedGame> self, GtpQuery query, Color color);
    static QCoro::Task<> placeHandicap(QPointer<ServedGame> self, GtpQuery query);
    static QCoro::Task<> count(QPointer<ServedGame> self, GtpQuery query);

    void answer(const GtpQuery &query);
    [[nodiscard]] GtpAnswer answerTo(const GtpQuery &query);
    void follow(const GtpQuery &query, const Place &before);
    void endGame(const GtpQuery &query);
    void noteChat(const GtpQuery &query);
    void showSoon();
    void show(const GameLine &line, int stonesToPlace = 0);
    [[nodiscard]] Place place() const;
    [[nodiscard]] MatchSetup agreement() const;
    [[nodiscard]] std::size_t moveCount() const { return m_ledger.game().line().moves.size(); }
    [[nodiscard]] bool isShown() const { return m_shown && m_shown == m_game.match(); }
    [[nodiscard]] bool isInStep() const;
    [[nodiscard]] bool isSettling() const;
    [[nodiscard]] bool isPlacing() const;
    [[nodiscard]] bool mayPlace(int stones) const;
    [[nodiscard]] std::optional<PlayerAction> actionOf(Color color) const;
    [[nodiscard]] Outcome await(Wait wait, Color color);
    void noteChange();
    void giveUpWait() { m_outcome.complete(std::nullopt); }

    OpenGame &m_game;
    std::unique_ptr<ControllerLink> m_controller;
    GameLedger m_ledger;
    ByColor<bool> m_isOurs;        ///< the controller has asked that side for a move in this game
    QPointer<const Match> m_shown; ///< the ledger's game on the board; null: it is not there yet
    std::size_t m_movesBefore = 0; ///< of the ledger, before the line that this match knows
    QTimer m_showing;              ///< runs until the set-up has come to rest
    Wait m_wait = Wait::Nothing;
    Color m_asked = Color::Black; ///< for Wait::Move
    Outcome m_outcome;
    bool m_areRulesTold = false;
    bool m_hasQuit = false;
};

} // namespace shinpan
