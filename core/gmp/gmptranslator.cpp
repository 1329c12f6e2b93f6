#include "core/gmp/gmptranslator.h"

#include "core/rules/handicap.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>
#include <ranges>

namespace shinpan {

namespace {

using CommandKind = GmpCommand::Kind;

constexpr std::size_t LongestLine = 64 * 1024;
constexpr qsizetype LongestText = 1'000;
constexpr std::size_t MostWaiting = 1'000;
constexpr int LargestBoard = 22; ///< nine bits name a point
constexpr int WhiteMoves = 0x200;
constexpr int MostConflicts = 20;
constexpr int MostTakeBacks = 1023;

constexpr std::array Commands{"boardsize", "clear_board",   "fixed_handicap",   "genmove",
                              "komi",      "known_command", "list_commands",    "name",
                              "play",      "quit",          "protocol_version", "undo",
                              "version"};

[[nodiscard]] bool isCommand(const QByteArray &name)
{
    return std::ranges::any_of(Commands, [&name](const char *known) { return name == known; });
}

[[nodiscard]] std::optional<Color> colorFrom(const QByteArray &word)
{
    const QByteArray lower = word.toLower();
    if (lower == "b" || lower == "black") {
        return Color::Black;
    }
    return lower == "w" || lower == "white" ? std::optional(Color::White) : std::nullopt;
}

[[nodiscard]] std::optional<Move> moveFrom(Color color, const QByteArray &word, int size)
{
    if (word.toLower() == "pass") {
        return Move::pass(color);
    }
    const auto point = pointFromVertex(word.toStdString(), BoardSize::square(size));
    return point ? std::optional(Move{color, *point}) : std::nullopt;
}

[[nodiscard]] QByteArray vertexText(const Move &move)
{
    return move.isPass() ? QByteArrayLiteral("pass")
                         : QByteArray::fromStdString(vertexOf(*move.point));
}

/// 1 is A1, 2 is B1; 0 a pass.
[[nodiscard]] int valueOf(const Move &move, int size)
{
    const int color = move.color == Color::White ? WhiteMoves : 0;
    return move.isPass() ? color : color + BoardSize::square(size).indexOf(*move.point) + 1;
}

[[nodiscard]] QByteArray textOf(const GmpCommand &command)
{
    switch (command.kind) {
    case CommandKind::NewGame:
        return "a new game";
    case CommandKind::Move:
        return "a move";
    case CommandKind::TakeBack:
        return "to take moves back";
    default:
        return "what it is told";
    }
}

} // namespace

GmpTranslator::GmpTranslator(GmpTiming timing, unsigned seed)
    : m_timing(timing)
    , m_lines(LongestLine)
    , m_random(seed)
{ }

// The controller

void GmpTranslator::hearController(QByteArrayView bytes, Time now)
{
    m_now = now;
    m_lines.feed(bytes);
    while (const std::optional<LineSplitter::Line> line = m_lines.next()) {
        const QByteArray text = line->text.toByteArray().split('#').front().simplified();
        if (!text.isEmpty() && m_waiting.size() < MostWaiting) {
            m_waiting.push_back(text);
        }
    }
    while (!m_asked && !m_waiting.empty()) {
        const QByteArray line = m_waiting.front();
        m_waiting.pop_front();
        obey(line);
    }
}

void GmpTranslator::obey(const QByteArray &line)
{
    QByteArrayList words = line.split(' ');
    bool hasId = false;
    words.front().toUInt(&hasId);
    const QByteArray id = hasId ? words.takeFirst() : QByteArray();
    const QByteArray name = words.value(0);
    if (name == "genmove") {
        const std::optional<Color> color = colorFrom(words.value(1));
        if (color) {
            beginTurn({id, *color});
        } else {
            say(id, "syntax error", false);
        }
        return;
    }
    if (!isCommand(name)) {
        say(id, "unknown command", false);
        return;
    }
    if (const std::optional<QByteArray> answer = answerTo(words)) {
        say(id, *answer);
    } else {
        say(id, "it does not take that", false);
    }
}

/// Of a command that is done at once; nothing: refused.
std::optional<QByteArray> GmpTranslator::answerTo(const QByteArrayList &words)
{
    const QByteArray &name = words.front();
    if (name == "protocol_version") {
        return "2";
    }
    if (name == "list_commands") {
        QByteArrayList names;
        std::ranges::copy(Commands, std::back_inserter(names));
        return names.join('\n');
    }
    if (name == "known_command") {
        return isCommand(words.value(1)) ? "true" : "false";
    }
    if (name == "boardsize") {
        return setBoardSize(words);
    }
    if (name == "clear_board") {
        m_wanted.clear();
        m_handicap = 0;
    } else if (name == "komi") {
        if (!std::exchange(m_hasRemarkedKomi, true)) {
            remark("GMP has no word for komi: if the engine is to play by " + words.value(1)
                   + ", its command line has to say so");
        }
    } else if (name == "play") {
        return play(words);
    } else if (name == "undo") {
        if (m_wanted.empty()) {
            return std::nullopt;
        }
        m_wanted.pop_back();
    } else if (name == "fixed_handicap") {
        return placeHandicap(words);
    }
    return QByteArray(); // name and version it does not tell; quit is a closed pipe
}

std::optional<QByteArray> GmpTranslator::setBoardSize(const QByteArrayList &words)
{
    bool isNumber = false;
    const int size = words.value(1).toInt(&isNumber);
    if (!isNumber || size < 2 || size > LargestBoard || words.size() != 2) {
        return std::nullopt;
    }
    m_size = size;
    m_wanted.clear();
    m_handicap = 0;
    return QByteArray();
}

std::optional<QByteArray> GmpTranslator::play(const QByteArrayList &words)
{
    const std::optional<Color> color = colorFrom(words.value(1));
    const std::optional<Move> move =
        color ? moveFrom(*color, words.value(2), m_size) : std::nullopt;
    if (!move) {
        return std::nullopt;
    }
    m_wanted.push_back(*move);
    return QByteArray();
}

/// The stones stand where GTP has them; the program puts them there by itself.
std::optional<QByteArray> GmpTranslator::placeHandicap(const QByteArrayList &words)
{
    const int stones = words.value(1).toInt();
    const auto points = fixedHandicap(BoardSize::square(m_size), stones);
    if (!points || !m_wanted.empty()) {
        return std::nullopt;
    }
    m_handicap = stones;
    QByteArrayList vertices;
    for (const Point point : *points) {
        vertices.append(QByteArray::fromStdString(vertexOf(point)));
    }
    return vertices.join(' ');
}

void GmpTranslator::say(const QByteArray &id, const QByteArray &text, bool isSuccess)
{
    m_forController += (isSuccess ? '=' : '?') + id + ' ' + text + "\n\n";
}

void GmpTranslator::fail(const QByteArray &why)
{
    if (const std::optional<Request> asked = std::exchange(m_asked, std::nullopt)) {
        say(asked->id, why, false);
    }
}

void GmpTranslator::remark(const QByteArray &text)
{
    m_remarks += text + '\n';
}

// The turn of the program

std::size_t GmpTranslator::commonMoves() const
{
    const auto [told, wanted] = std::ranges::mismatch(m_told, m_wanted);
    return static_cast<std::size_t>(told - m_told.begin());
}

void GmpTranslator::beginTurn(const Request &request)
{
    if (m_wanted.size() > 0 && m_wanted.back().color == request.color) {
        say(request.id, "GMP knows no two moves of one side", false);
        return;
    }
    m_asked = request;
    m_conflicts = 0;
    const bool isOtherGame =
        m_stage != Stage::Fresh
        && (m_toldSize != m_size || m_toldHandicap != m_handicap || m_color != request.color
            || (!m_told.empty() && commonMoves() == 0));
    m_color = request.color;
    if (isOtherGame || m_isProgramGone) {
        m_needsNewProgram = true; // GNU Go gives up at a second NEWGAME
        return;
    }
    if (m_stage == Stage::Fresh) {
        m_since = m_now;
    }
    goOn();
}

void GmpTranslator::beginProgram()
{
    m_link = GmpLink();
    m_needsNewProgram = false;
    m_isProgramGone = false;
    m_stage = Stage::Fresh;
    m_told.clear();
    m_heard.reset();
    m_sent.reset();
    m_since = m_now;
    m_pauseUntil = Time();
}

void GmpTranslator::loseProgram()
{
    m_isProgramGone = true;
    fail("it has gone");
}

bool GmpTranslator::isGameOver() const
{
    const std::size_t count = m_wanted.size();
    return count >= 2 && m_wanted[count - 1].isPass() && m_wanted[count - 2].isPass();
}

/// Does what can be done now to have the program move.
void GmpTranslator::goOn()
{
    if (!m_asked || m_needsNewProgram || m_link.isWaiting()) {
        return;
    }
    if (m_heard) {
        takeHeard();
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

/// Most programs propose the game themselves, and then ask what it is; who does not is proposed it.
void GmpTranslator::goOnOpening()
{
    if (m_stage == Stage::Fresh && m_now - m_since >= m_timing.offer) {
        send({CommandKind::NewGame, 0});
    } else if (m_stage == Stage::Opening && m_now - m_since >= m_timing.quiet) {
        m_stage = Stage::Playing;
        m_toldSize = m_size;
        m_toldHandicap = m_handicap;
        tellNext();
    }
}

void GmpTranslator::tellNext()
{
    const std::size_t common = commonMoves();
    if (m_told.size() > common) {
        send({CommandKind::TakeBack, std::min(static_cast<int>(m_told.size() - common), MostTakeBacks)});
        return;
    }
    if (common == m_wanted.size()) {
        return; // it thinks
    }
    const Move &move = m_wanted[common];
    if (move.color == m_color) {
        fail("an engine that speaks GMP chooses its own moves: it cannot be told "
             + vertexText(move));
        return;
    }
    send({CommandKind::Move, valueOf(move, m_size)});
}

void GmpTranslator::send(const GmpCommand &command)
{
    m_sent = command;
    m_since = m_now;
    m_repeats = 0;
    m_link.send(command);
}

void GmpTranslator::pass(Time now)
{
    m_now = now;
    if (m_asked && m_link.isWaiting() && m_now - m_since >= m_timing.repeat) {
        m_since = m_now;
        if (++m_repeats > m_timing.repeats) {
            fail("it does not hear us");
            return;
        }
        m_link.repeat();
    }
    goOn();
}

// The program

void GmpTranslator::hearProgram(QByteArrayView bytes, Time now)
{
    m_now = now;
    m_link.feed(bytes);
    if (m_stage == Stage::Opening && !bytes.isEmpty()) {
        m_since = m_now;
    }
    while (const std::optional<GmpLink::Event> event = m_link.next()) {
        take(*event);
    }
    goOn();
    hearController({}, now); // what waited for its move
}

void GmpTranslator::take(const GmpLink::Event &event)
{
    switch (event.kind) {
    case GmpLink::Event::Kind::Heard:
        m_heard = event.command;
        if (m_asked) {
            takeHeard();
        }
        break;
    case GmpLink::Event::Kind::Accepted:
        noteAccepted();
        break;
    case GmpLink::Event::Kind::Denied:
        fail("it does not accept " + textOf(m_sent.value_or(GmpCommand{})));
        m_sent.reset();
        m_stage = Stage::Fresh; // nobody knows what it has
        m_isProgramGone = true;
        break;
    case GmpLink::Event::Kind::Conflict:
        m_sent.reset();
        if (++m_conflicts > MostConflicts) {
            fail("it speaks whenever we do");
        }
        m_pauseUntil =
            m_now
            + Time(std::uniform_int_distribution<Time::rep>(50, 300 + 100 * m_conflicts)(m_random));
        break;
    case GmpLink::Event::Kind::Text:
        if (event.text == '\n' || event.text == '\r' || m_text.size() >= LongestText) {
            if (!m_text.isEmpty()) {
                remark(std::exchange(m_text, {}));
            }
        } else if (event.text >= ' ') {
            m_text += event.text;
        }
        break;
    }
}

void GmpTranslator::noteAccepted()
{
    const std::optional<GmpCommand> sent = std::exchange(m_sent, std::nullopt);
    if (!sent) {
        m_since = m_now; // an answer: perhaps not the last one
    } else if (sent->kind == CommandKind::NewGame) {
        m_stage = Stage::Opening;
        m_since = m_now;
    } else if (sent->kind == CommandKind::TakeBack) {
        m_told.resize(
            m_told.size()
            - std::min<std::size_t>(m_told.size(), static_cast<std::size_t>(sent->value)));
    } else if (sent->kind == CommandKind::Move) {
        const std::size_t next = m_told.size();
        if (next < m_wanted.size()) {
            m_told.push_back(m_wanted[next]);
        }
    }
}

/// What the program said, now that it is asked something and can be replied to.
void GmpTranslator::takeHeard()
{
    if (m_link.isWaiting()) {
        return; // cannot be: who speaks has heard us
    }
    const GmpCommand heard = *std::exchange(m_heard, std::nullopt);
    switch (heard.kind) {
    case CommandKind::NewGame:
        if (m_stage == Stage::Playing) {
            remark("it wants a new game, which is denied");
            m_link.deny();
            break;
        }
        m_link.acknowledge();
        m_stage = Stage::Opening;
        m_since = m_now;
        break;
    case CommandKind::Query:
        m_link.answer(answerToQuery(heard.value));
        m_since = m_now;
        break;
    case CommandKind::Move:
        takeMove(heard.value);
        break;
    case CommandKind::TakeBack:
        remark("it wants to take moves back, which is denied");
        m_link.deny();
        m_since = m_now;
        break;
    case CommandKind::Extended:
        m_link.deny();
        m_since = m_now;
        break;
    case CommandKind::Ok:
    case CommandKind::Deny:
    case CommandKind::Answer:
        m_link.acknowledge();
        break;
    }
}

void GmpTranslator::takeMove(int value)
{
    const BoardSize size = BoardSize::square(m_size);
    const Color color = (value & WhiteMoves) != 0 ? Color::White : Color::Black;
    const int point = value & (WhiteMoves - 1);
    if (m_stage == Stage::Opening && m_wanted.empty()) { // it has nothing to ask
        m_stage = Stage::Playing;
        m_toldSize = m_size;
        m_toldHandicap = m_handicap;
    }
    if (m_stage != Stage::Playing || color != m_color || point > size.pointCount()
        || m_told != m_wanted) {
        m_link.deny();
        m_since = m_now;
        fail("it makes a move that is none of its own now");
        return;
    }
    m_link.acknowledge();
    const Move move{color, point == 0 ? std::nullopt : std::optional(size.pointAt(point - 1))};
    m_told.push_back(move);
    m_wanted.push_back(move);
    const Request asked = *std::exchange(m_asked, std::nullopt);
    say(asked.id, vertexText(move));
}

/// What it asks about the game; 0 where there is nothing to say.
int GmpTranslator::answerToQuery(int query) const
{
    constexpr int Game = 0;
    constexpr int Handicap = 8;
    constexpr int Size = 9;
    constexpr int OurColor = 11;
    switch (query) {
    case Game:
        return 1; // Go
    case Handicap:
        return std::max(m_handicap, 1);
    case Size:
        return m_size;
    case OurColor:
        return m_color == Color::Black ? 1 : 2; // ours is the other one: 1 White, 2 Black
    default:
        return 0;
    }
}

} // namespace shinpan
