#include "core/gmp/gmpgame.h"

#include "core/gmp/gmpmove.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

using CommandKind = GmpCommand::Kind;
using Came = GmpGame::Event::Kind;

constexpr qsizetype LongestText = 1'000;
constexpr int UsualSize = 19;
constexpr int MostConflicts = 20;
constexpr int MostTakeBacks = 1023;
constexpr int MostRemarks = 60; ///< in so long:
constexpr std::chrono::minutes RemarksTime{1};

// The questions of GMP, by their numbers.
constexpr int WhichGame = 0;
constexpr int WhichRules = 7;
constexpr int WhichHandicap = 8;
constexpr int WhichSize = 9;
constexpr int WhichColor = 11;

/// A program that has asked these knows the game.
constexpr unsigned AllQuestions = 1U << WhichHandicap | 1U << WhichSize | 1U << WhichColor;

/// Whether a byte is of a packet or of what is left of one, not of text or a nudge.
[[nodiscard]] bool isOfPacket(char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    return code < 4 || code >= 0x80;
}

[[nodiscard]] Message refusalOf(const GmpCommand &command)
{
    switch (command.kind) {
    case CommandKind::NewGame:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "does not accept a new game"));
    case CommandKind::Move:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "does not accept a move"));
    case CommandKind::TakeBack:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "does not take moves back"));
    default:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "does not accept what it is told"));
    }
}

/// A term that nobody has named is as usual.
[[nodiscard]] GmpTerms completed(GmpTerms terms)
{
    terms.size = terms.size.value_or(UsualSize);
    terms.handicap = terms.handicap.value_or(0);
    terms.theirs = terms.theirs.value_or(Color::Black);
    return terms;
}

} // namespace

GmpGame::GmpGame(Role role, const GmpTiming &timing, unsigned seed)
    : m_role(role)
    , m_timing(timing)
    , m_random(seed)
{
    restartPatience();
}

void GmpGame::tell(std::vector<Move> moves, Time now)
{
    m_wanted = std::move(moves);
    m_conflicts = 0;
    pass(now);
}

void GmpGame::await(std::vector<Move> moves, Time now)
{
    if (m_stage != Stage::Playing && !isAttended()) {
        m_since = now; // nothing was waited for before
    }
    m_isAwaited = true;
    m_now = now;
    if (!m_link.isWaiting()) {
        restartPatience();
    }
    tell(std::move(moves), now);
}

Color GmpGame::toPlay() const
{
    if (m_wanted.empty()) {
        return m_terms.handicap.value_or(0) >= 2 ? Color::White : Color::Black;
    }
    return opposite(m_wanted.back().color);
}

bool GmpGame::needsTime() const
{
    return isAttended()
        && (m_isAwaited || m_stage != Stage::Playing || m_link.isWaiting() || m_heard
            || m_told != m_wanted);
}

std::optional<GmpGame::Event> GmpGame::next()
{
    if (m_events.empty()) {
        return std::nullopt;
    }
    Event event = std::move(m_events.front());
    m_events.pop_front();
    return event;
}

/// Does what can be done now.
void GmpGame::goOn()
{
    if (!isAttended() || m_link.isWaiting()) {
        return;
    }
    if (m_heard) {
        considerHeard();
        return;
    }
    if (m_now < m_pauseUntil) {
        return;
    }
    if (m_stage == Stage::Playing) {
        tellNext();
    } else {
        goOnOpening();
    }
}

/// Most programs propose the game themselves, and then ask what it is; to the others we propose it.
void GmpGame::goOnOpening()
{
    if (m_stage == Stage::Fresh) {
        if (m_now - m_since >= m_timing.offer) {
            send({CommandKind::NewGame, 0});
        }
    } else if (const std::optional<int> question = openQuestion()) {
        noteAsked(*question);
        send({CommandKind::Query, *question});
    } else if (m_questionsHeard == AllQuestions || m_now - m_since >= m_timing.quiet) {
        begin();
        tellNext();
    }
}

void GmpGame::begin()
{
    m_terms = completed(m_terms);
    m_stage = Stage::Playing;
    m_events.push_back({.kind = Came::Agreed});
}

void GmpGame::tellNext()
{
    const auto [told, wanted] = std::ranges::mismatch(m_told, m_wanted);
    const auto common = static_cast<std::size_t>(told - m_told.begin());
    if (m_told.size() > common) {
        const int count = std::min(static_cast<int>(m_told.size() - common), MostTakeBacks);
        send({CommandKind::TakeBack, count});
    } else if (common < m_wanted.size() && m_wanted[common].color == m_terms.theirs) {
        fail(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "chooses its own moves, as GMP has it: it cannot be told %1"),
            QString::fromLatin1(gmpVertexText(m_wanted[common]))));
    } else if (common < m_wanted.size()) {
        send({CommandKind::Move, gmpValueOf(m_wanted[common], *m_terms.size)});
    }
}

void GmpGame::send(const GmpCommand &command)
{
    m_sent = command;
    m_link.send(command);
    restartPatience();
}

void GmpGame::restartPatience()
{
    m_sentAt = m_now;
    m_repeatAfter = m_timing.repeat;
    m_repeatAt = m_now + m_repeatAfter;
}

void GmpGame::pass(Time now)
{
    m_now = now;
    if (needsTime() && m_now >= m_repeatAt) {
        remind();
    }
    goOn();
}

/// Goes on after nothing has come for a while.
void GmpGame::remind()
{
    const Time patience = m_stage == Stage::Playing ? m_timing.deafMove : m_timing.deaf;
    if (m_link.isWaiting() && m_now - m_sentAt >= patience) {
        m_repeatAt = m_now + patience;
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "does not hear us")));
        return;
    }
    m_repeatAfter = std::min(m_repeatAfter * 3 / 2, m_timing.longestRepeat);
    m_repeatAt = m_now + m_repeatAfter;
    if (m_link.isWaiting()) {
        m_link.repeat();
    } else {
        m_link.nudge();
    }
}

// The other side

void GmpGame::hear(QByteArrayView bytes, Time now)
{
    m_now = now;
    if (m_isFlooded || !m_bytes.allows(static_cast<int>(bytes.size()), Pace::Time(now))) {
        if (!std::exchange(m_isFlooded, true)) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "floods us")));
        }
        return;
    }
    m_link.feed(bytes);
    if (m_stage == Stage::Opening && std::ranges::any_of(bytes, &isOfPacket)) {
        m_since = m_now; // were it damaged
    }
    while (const std::optional<GmpLink::Event> event = m_link.next()) {
        take(*event);
    }
    goOn();
}

void GmpGame::take(const GmpLink::Event &event)
{
    switch (event.kind) {
    case GmpLink::Event::Kind::Heard:
        m_heard = event.command;
        if (isAttended()) {
            considerHeard();
        }
        break;
    case GmpLink::Event::Kind::Accepted:
        noteAccepted();
        break;
    case GmpLink::Event::Kind::Denied:
        fail(refusalOf(m_sent.value_or(GmpCommand{})));
        m_sent.reset();
        break;
    case GmpLink::Event::Kind::Conflict:
        m_sent.reset();
        if (++m_conflicts > MostConflicts) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "speaks whenever we do")));
        }
        m_pauseUntil =
            m_now
            + Time(std::uniform_int_distribution<Time::rep>(50, 300 + 100 * m_conflicts)(m_random));
        break;
    case GmpLink::Event::Kind::Text:
        takeText(event.text);
        break;
    }
}

void GmpGame::takeText(char letter)
{
    if (letter >= ' ') {
        m_text += letter;
    }
    const bool isEnd = letter == '\n' || letter == '\r' || m_text.size() >= LongestText;
    if (isEnd && !m_text.isEmpty()) {
        remark(Message::verbatim(QString::fromUtf8(std::exchange(m_text, {}))));
    }
}

void GmpGame::noteAccepted()
{
    m_since = m_now;
    restartPatience();
    const std::optional<GmpCommand> sent = std::exchange(m_sent, std::nullopt);
    if (!sent) {
        return; // an answer: perhaps not the last one
    }
    if (sent->kind == CommandKind::NewGame) {
        m_stage = Stage::Opening;
        m_hasProposed = true;
    } else if (sent->kind == CommandKind::TakeBack) {
        m_told.resize(m_told.size() - static_cast<std::size_t>(sent->value));
    } else if (sent->kind == CommandKind::Move) {
        m_told.push_back(*moveOfGmp(sent->value, *m_terms.size));
    }
}

/// Whether it is a move that nobody has asked for yet, though it is the other side's turn.
bool GmpGame::mustWait(const GmpCommand &heard) const
{
    return heard.kind == CommandKind::Move && !m_isAwaited && toPlay() == m_terms.theirs;
}

/// A program that has asked all there is to ask, or has nothing to ask, may begin with a move. What
/// we still need for that is asked in reply; what would only be confirmed is not.
void GmpGame::considerHeard()
{
    if (m_heard->kind == CommandKind::Move && m_stage == Stage::Opening) {
        if (const std::optional<int> question = missingTerm()) {
            m_early = std::exchange(m_heard, std::nullopt);
            noteAsked(*question);
            m_link.ask(*question);
            return;
        }
        begin();
    }
    if (!mustWait(*m_heard)) {
        takeHeard();
    }
}

/// What the other side said, and waits for a reply to.
void GmpGame::takeHeard()
{
    const GmpCommand heard = *std::exchange(m_heard, std::nullopt);
    m_since = m_now;
    restartPatience(); // also of what is replied
    switch (heard.kind) {
    case CommandKind::NewGame:
        takeProposal();
        break;
    case CommandKind::Query:
        if (heard.value == WhichHandicap || heard.value == WhichSize || heard.value == WhichColor) {
            m_questionsHeard |= 1U << heard.value;
        }
        m_link.answer(answerTo(heard.value));
        break;
    case CommandKind::Answer:
        takeAnswer(heard.value);
        break;
    case CommandKind::Move:
        takeMove(heard.value);
        break;
    case CommandKind::TakeBack:
        takeUndo(heard.value);
        break;
    case CommandKind::Extended:
        m_link.deny();
        break;
    case CommandKind::Ok:
    case CommandKind::Deny:
        m_link.acknowledge();
        break;
    }
}

void GmpGame::takeProposal()
{
    if (m_stage == Stage::Playing && m_role == Role::Caller) {
        remark(Message::of(QT_TRANSLATE_NOOP("Messages", "it wants a new game, which is denied")));
        m_link.deny();
        return;
    }
    if (m_stage == Stage::Playing) {
        m_events.push_back({.kind = Came::Proposed});
        m_terms = m_known;
        m_told.clear();
        m_wanted.clear();
        m_isAwaited = false;
    }
    m_questionsHeard = 0;
    m_questionsAsked = 0;
    m_early.reset();
    m_hasProposed = false;
    m_stage = Stage::Opening;
    askOrAcknowledge();
}

/// Asks first what the other side may ask next: GNU Go leaves where neither side knows the game.
void GmpGame::askOrAcknowledge()
{
    if (m_early) {
        m_heard = std::exchange(m_early, std::nullopt);
        considerHeard();
    } else if (const std::optional<int> question = openQuestion()) {
        noteAsked(*question);
        m_link.ask(*question);
    } else {
        m_link.acknowledge();
    }
}

/// What a guest has still to ask: also what it knows, in case that the other side knows better.
std::optional<int> GmpGame::openQuestion() const
{
    for (const int question : {WhichSize, WhichHandicap, WhichColor}) {
        if (m_role == Role::Guest && (m_questionsAsked & 1U << question) == 0) {
            return question;
        }
    }
    return std::nullopt;
}

/// The same of what nobody has said yet.
std::optional<int> GmpGame::missingTerm() const
{
    const std::pair<int, bool> terms[] = {{WhichSize, m_terms.size.has_value()},
                                          {WhichHandicap, m_terms.handicap.has_value()},
                                          {WhichColor, m_terms.theirs.has_value()}};
    for (const auto &[question, isKnown] : terms) {
        if (m_role == Role::Guest && !isKnown && (m_questionsAsked & 1U << question) == 0) {
            return question;
        }
    }
    return std::nullopt;
}

/// The usual holds for what the other side does not know either.
void GmpGame::takeAnswer(int value)
{
    switch (m_question) {
    case WhichSize:
        settle(m_terms.size, value, value, UsualSize,
               Message::of(QT_TRANSLATE_NOOP("Messages", "wants a board of another size")));
        break;
    case WhichHandicap:
        settle(m_terms.handicap, value, value >= 2 ? value : 0, 0,
               Message::of(QT_TRANSLATE_NOOP("Messages", "wants another handicap")));
        break;
    case WhichColor:
        settle(m_terms.theirs, value, value == 1 ? Color::White : Color::Black, Color::Black,
               Message::of(QT_TRANSLATE_NOOP("Messages", "wants the engine’s colour")));
        break;
    default:
        break;
    }
    askOrAcknowledge();
}

void GmpGame::takeMove(int value)
{
    const std::optional<Move> move =
        m_terms.size ? moveOfGmp(value, *m_terms.size) : std::optional<Move>();
    if (m_stage != Stage::Playing || !move || move->color != m_terms.theirs || !m_isAwaited
        || m_told != m_wanted) {
        m_link.deny();
        if (m_isAwaited) {
            fail(Message::of(
                QT_TRANSLATE_NOOP("Messages", "makes a move that is none of its own now")));
        } else {
            remark(Message::of(
                QT_TRANSLATE_NOOP("Messages", "it makes a move out of turn, which is denied")));
        }
        return;
    }
    m_link.acknowledge();
    m_told.push_back(*move);
    m_wanted.push_back(*move);
    m_isAwaited = false;
    m_events.push_back({.kind = Came::Moved, .move = *move});
}

void GmpGame::takeUndo(int count)
{
    const auto taken = static_cast<std::size_t>(count);
    if (m_role == Role::Caller || m_stage != Stage::Playing || taken == 0
        || taken > m_told.size()) {
        remark(Message::of(
            QT_TRANSLATE_NOOP("Messages", "it wants to take moves back, which is denied")));
        m_link.deny();
        return;
    }
    m_link.acknowledge();
    m_told.resize(m_told.size() - taken);
    m_wanted = m_told;
    m_isAwaited = false;
    m_events.push_back({.kind = Came::TookBack, .count = m_told.size()});
}

void GmpGame::noteAsked(int question)
{
    m_question = question;
    m_questionsAsked |= 1U << question;
}

/// What is answered about the game; 0 where there is nothing to say. A game that we have proposed
/// is as usual in all that nobody has named: GNU Go as White asks whoever proposes a game, knows
/// nothing of it itself, and leaves where nobody does.
int GmpGame::answerTo(int query) const
{
    const GmpTerms terms = m_hasProposed ? completed(m_terms) : m_terms;
    switch (query) {
    case WhichGame:
        return 1; // Go
    case WhichRules:
        return terms.rules;
    case WhichHandicap:
        return terms.handicap ? std::max(*terms.handicap, 1) : 0;
    case WhichSize:
        return terms.size.value_or(0);
    case WhichColor: // ours is the other one: 1 White, 2 Black
        return !terms.theirs ? 0 : *terms.theirs == Color::Black ? 1 : 2;
    default:
        return 0;
    }
}

/// Cuts short a person who types more than people read.
void GmpGame::remark(const Message &text)
{
    if (m_now - m_remarksSince >= RemarksTime) {
        if (const int unsaid = m_remarks - MostRemarks; unsaid > 0) {
            m_events.push_back(
                {.text = Message::of(QT_TRANSLATE_NOOP("Messages", "%1 more lines were left out"),
                                     unsaid)});
        }
        m_remarksSince = m_now;
        m_remarks = 0;
    }
    if (++m_remarks <= MostRemarks) {
        m_events.push_back({.text = text});
    }
}

void GmpGame::fail(const Message &why)
{
    m_isAwaited = false;
    m_events.push_back({.kind = Came::Failed, .text = why});
}

} // namespace shinpan
