#include "ui/served/servedgame.h"

#include "core/match/match.h"
#include "core/match/matchscribe.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"
#include "core/relay/relayedmove.h"
#include "core/relay/toldgame.h"
#include "core/util/detach.h"
#include "core/util/excerpt.h"

#include <algorithm>
#include <array>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// A controller that sets a game up says many things in a row.
constexpr auto SetUpPause = 100ms;

/// A controller that passes on what a crowd says must not fill the memory with it.
constexpr qsizetype MostChatOnMove = 20'000;

/// What a person, or the engine on their seat, answers; all else is the ledger's.
constexpr std::array<std::string_view, 4> MoveCommands{"genmove", "genmove_black", "genmove_white",
                                                       "kgs-genmove_cleanup"};
constexpr std::string_view ChatCommand = "kgs-chat";

[[nodiscard]] bool asksMove(std::string_view name)
{
    return std::ranges::find(MoveCommands, name) != MoveCommands.end();
}

/// Words of somebody else, on one line.
[[nodiscard]] QString foreignLine(std::string_view words)
{
    return excerpt(QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())));
}

[[nodiscard]] GameTree treeFor(const MatchSetup &setup, const GameLine &line)
{
    GameRecord record(setup.size);
    scribe::writeSetup(record, setup, line);
    NodeId node = record.tree().root();
    for (const Move &move : line.moves) {
        node = record.addMove(node, move);
    }
    return record.tree();
}

} // namespace

ServedGame::ServedGame(OpenGame &game, std::unique_ptr<ControllerLink> controller, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_controller(std::move(controller))
    , m_ledger("Shinpan", SHINPAN_VERSION)
{
    m_showing.setSingleShot(true);
    m_showing.setInterval(SetUpPause);
    connect(&m_showing, &QTimer::timeout, this, [this] { show(m_ledger.game().line()); });
    connect(&m_game, &OpenGame::changed, this, &ServedGame::noteChange);
    connect(m_controller.get(), &ControllerLink::moreCame, this, [this] {
        if (m_controller->hasEnded()) {
            giveUpWait();
        }
    });
    connect(m_controller.get(), &ControllerLink::hungUp, this, &ServedGame::giveUpWait);
}

void ServedGame::start()
{
    m_game.controller().tellName({}); // the name was an earlier controller's
    detach(run(this));
}

QCoro::Task<> ServedGame::run(QPointer<ServedGame> self)
{
    while (self && !self->m_hasQuit) {
        const Completion<std::optional<GtpQuery>> next = self->m_controller->next();
        const std::optional<GtpQuery> query = co_await next;
        if (!self || !query) {
            break;
        }
        const Color toPlay = self->m_ledger.game().position().toPlay();
        const std::optional<MoveRequest> request = moveRequestIn(*query, toPlay);
        if (request && asksMove(query->name)) {
            co_await generate(self, *query, request->color);
        } else if (query->name == "place_free_handicap") {
            co_await placeHandicap(self, *query);
        } else if (query->name.starts_with("final_")) {
            co_await count(self, *query);
        } else {
            self->answer(*query);
        }
    }
    if (self) {
        self->m_showing.stop();
        if (self->isShown()) {
            self->m_game.stop();
        }
        self->m_controller->close();
        Q_EMIT self->ended();
    }
}

/// Answers everything but moves.
void ServedGame::answer(const GtpQuery &query)
{
    const Place before = place();
    const GtpAnswer given = answerTo(query);
    m_controller->answer(query.id, given);
    m_hasQuit = m_hasQuit || query.name == "quit";
    if (!given) {
        return;
    }
    if (GameLedger::isAboutGame(query.name)) {
        follow(query, before);
    } else if (query.name == "kgs-game_over" || query.name == "cgos-gameover") {
        endGame(query);
    } else if (query.name == "cgos-opponent_name") {
        m_game.controller().tellName(foreignLine(query.rest()));
    } else if (query.name == ChatCommand) {
        noteChat(query);
    }
}

GtpAnswer ServedGame::answerTo(const GtpQuery &query)
{
    if (asksMove(query.name)) {
        return failure("syntax error"); // for it names no side
    }
    if (query.name == "list_commands" || query.name == "help") {
        std::vector<std::string_view> names = m_ledger.commands();
        names.insert(names.end(), MoveCommands.begin(), MoveCommands.end());
        names.push_back(ChatCommand);
        std::string list;
        for (const std::string_view name : names) {
            list.append(name).append("\n");
        }
        return list;
    }
    if (query.name == "known_command") {
        const std::vector<std::string_view> names = m_ledger.commands();
        const bool isKnown = asksMove(query.word(0)) || query.word(0) == ChatCommand
                          || std::ranges::find(names, query.word(0)) != names.end();
        return isKnown ? "true" : "false";
    }
    if (query.name == ChatCommand) {
        return {}; // what is answered would be said to everybody, and the person is at the board
    }
    return m_ledger.answer(query);
}

ServedGame::Place ServedGame::place() const
{
    return {agreement(), moveCount(), isInStep()};
}

/// Whether a position may come again is for the controller to say.
MatchSetup ServedGame::agreement() const
{
    Ruleset rules = m_areRulesTold ? m_ledger.game().rules() : defaultRules();
    rules.ko = KoRule::Simple;
    return setupOf(m_ledger.game(), rules);
}

/// Leads the match to where the controller's game is after this command.
void ServedGame::follow(const GtpQuery &query, const Place &before)
{
    const HostedGame &game = m_ledger.game();
    const std::size_t now = moveCount();
    m_areRulesTold = m_areRulesTold || query.name.ends_with("-rules");
    if (GameLedger::beginsGame(query.name)) {
        m_isOurs = {};
        showSoon();
    } else if (!before.isInStep || agreement() != before.agreed) {
        showSoon();
    } else if (query.name == "time_left") {
        for (const Color color : BothColors) {
            m_game.controller().tellTimeLeft(color, game.time(color).left);
        }
    } else if (now < before.moves && now >= m_movesBefore) {
        m_game.controller().tellTakeBack(static_cast<int>(before.moves - now));
    } else if (now != before.moves
               && (now != before.moves + 1
                   || !m_game.controller().tellMove(game.line().moves.back()))) {
        showSoon();
    }
}

/// The controller has its result; ours stays open unless it says which. CGOS's clients tell date
/// and result, or the result alone.
void ServedGame::endGame(const GtpQuery &query)
{
    m_game.stop();
    if (query.name == "cgos-gameover" && !query.words.empty()) {
        const std::string_view result = query.words.size() > 1 ? query.word(1) : query.word(0);
        m_game.record().setProperty(m_game.record().tree().root(), "RE",
                                    rawSgfSimpleText(QString::fromUtf8(
                                        result.data(), static_cast<qsizetype>(result.size()))));
    }
}

/// KGS tells the place, the speaker, and the words. Its own records have it in the comments, too.
void ServedGame::noteChat(const GtpQuery &query)
{
    const QString words =
        QStringLiteral("%1: %2").arg(foreignLine(query.word(1)), foreignLine(query.rest(2)));
    GameRecord &record = m_game.record();
    const NodeId node = isShown() ? m_shown->node() : m_game.cursor().node();
    if (commentAt(record.tree(), node).size() < MostChatOnMove) {
        const UnrecordedChanges chat(record);
        record.appendComment(node, words);
    }
    Q_EMIT written(words);
}

void ServedGame::showSoon()
{
    m_shown.clear();
    m_showing.start();
}

/// Puts the ledger's game on the board, or its position as `line` has it, or an empty board where
/// stones of a handicap are to be placed.
void ServedGame::show(const GameLine &line, int stonesToPlace)
{
    m_showing.stop();
    const HostedGame &game = m_ledger.game();
    MatchSetup agreed = agreement();
    if (stonesToPlace > 0) {
        agreed.handicap = stonesToPlace;
    }
    m_game.controller().serve(treeFor(agreed, line), {!m_isOurs.black, !m_isOurs.white},
                              stonesToPlace > 0 ? HandicapStyle::Free : HandicapStyle::Fixed);
    m_shown = m_game.match();
    m_movesBefore = game.line().moves.size() - line.moves.size();
    for (const Color color : BothColors) {
        m_game.controller().tellTimeLeft(color, game.time(color).left);
    }
}

/// Whether the match stands where the ledger does, and is being played.
bool ServedGame::isInStep() const
{
    return isShown() && m_game.status().isRunning() && !isSettling()
        && m_movesBefore + static_cast<std::size_t>(m_shown->moveCount()) == moveCount();
}

/// Whether both have passed, and the person is asked what is dead.
bool ServedGame::isSettling() const
{
    return isShown()
        && (m_shown->state() == Match::State::Scoring
            || m_shown->state() == Match::State::Settling);
}

/// Whether stones of a handicap are still to come.
bool ServedGame::isPlacing() const
{
    return isShown() && m_game.status().isRunning() && m_shown->line().setUp.empty();
}

bool ServedGame::mayPlace(int stones) const
{
    const HostedGame &game = m_ledger.game();
    return stones >= 2 && stones <= maxHandicap(game.size(), HandicapStyle::Free)
        && game.board() == Board(game.size());
}

/// What that side has done in the match that the ledger does not know of yet; nothing if it has to
/// be waited for.
std::optional<PlayerAction> ServedGame::actionOf(Color color) const
{
    if (!isShown() || m_shown->wasStopped()) {
        return std::nullopt;
    }
    const std::vector<Move> &moves = m_shown->line().moves;
    const std::size_t played = m_movesBefore + moves.size();
    if (played == moveCount() + 1 && moves.back().color == color) {
        return moves.back();
    }
    const bool isOver = m_shown->state() == Match::State::Over;
    if (isOver && played == moveCount() && m_shown->result().loser() == color) {
        return Resignation();
    }
    return std::nullopt;
}

ServedGame::Outcome ServedGame::await(Wait wait, Color color)
{
    m_wait = wait;
    m_asked = color;
    m_outcome = Outcome();
    Outcome outcome = m_outcome;
    if (m_controller->hasEnded()) {
        giveUpWait();
    }
    noteChange(); // what is waited for may be there
    return outcome;
}

/// Something about the game has changed: perhaps what the controller waits for.
void ServedGame::noteChange()
{
    if (m_outcome.isComplete() || m_wait == Wait::Nothing) {
        return;
    }
    if (m_wait == Wait::Settlement || m_wait == Wait::Handicap) {
        if (!isSettling() && !isPlacing()) {
            giveUpWait();
        }
    } else if (const std::optional<PlayerAction> action = actionOf(m_asked)) {
        m_outcome.complete(action);
    } else if (!isShown() || !m_game.status().isRunning()) {
        giveUpWait();
    }
}

/// The person may have moved before they are asked.
QCoro::Task<> ServedGame::generate(QPointer<ServedGame> self, GtpQuery query, Color color)
{
    self->m_isOurs[color] = true;
    const bool isTurn = self->isInStep() && self->m_shown->toPlay() == color;
    if (!isTurn && !self->actionOf(color)) {
        self->show(lineFor(self->m_ledger.game(), color));
    }
    self->m_game.controller().setControlled(color, false);
    const Outcome outcome = self->await(Wait::Move, color);
    const std::optional<PlayerAction> action = co_await outcome;
    if (!self) {
        co_return;
    }
    self->m_wait = Wait::Nothing;
    if (!action || !self->isShown()) {
        self->m_controller->answer(query.id, failure("the game was ended"));
        co_return;
    }
    if (const Move *const move = std::get_if<Move>(&*action)) {
        self->m_ledger.charge(color, self->m_shown->lastAudit().used);
        if (self->m_ledger.play(*move)) {
            self->m_controller->answer(query.id, failure("the move was illegal"));
            co_return;
        }
    }
    self->m_controller->answer(query.id, wordFor(*action));
}

/// Black's stones stand where the person places them, or the engine on their seat.
QCoro::Task<> ServedGame::placeHandicap(QPointer<ServedGame> self, GtpQuery query)
{
    const int stones = gtpwords::wholeFrom(query.word(0)).value_or(0);
    if (!self->mayPlace(stones)) {
        self->answer(query); // the ledger says why
        co_return;
    }
    self->m_isOurs = {};
    self->m_isOurs.black = true;
    self->show({.size = self->m_ledger.game().size(), .setUp = {}, .moves = {}}, stones);
    const Outcome placed = self->await(Wait::Handicap, Color::Black);
    co_await placed;
    if (!self) {
        co_return;
    }
    self->m_wait = Wait::Nothing;
    GtpQuery told{.id = query.id, .name = "set_free_handicap", .words = {}};
    if (self->isShown()) {
        for (const SetUpStone &stone : self->m_shown->line().setUp) {
            told.words.push_back(vertexOf(stone.point));
        }
    }
    const bool isPlaced = !told.words.empty() && self->m_ledger.answer(told);
    self->m_movesBefore = 0;
    self->m_controller->answer(query.id,
                               isPlaced ? GtpAnswer(told.rest()) : failure("the game was ended"));
}

/// Answers about the score by the person's word, once there is one.
QCoro::Task<> ServedGame::count(QPointer<ServedGame> self, GtpQuery query)
{
    const Outcome settled = self->await(Wait::Settlement, Color::Black);
    co_await settled;
    if (!self) {
        co_return;
    }
    self->m_wait = Wait::Nothing;
    const ScoreSheet *const sheet = self->isShown() ? self->m_shown->scoreSheet() : nullptr;
    if (sheet != nullptr) {
        self->m_ledger.settle({sheet->count.dead, sheet->count.seki});
    }
    self->answer(query);
}

} // namespace shinpan
