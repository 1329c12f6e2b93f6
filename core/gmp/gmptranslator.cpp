#include "core/gmp/gmptranslator.h"

#include "core/gmp/gmpmove.h"
#include "core/rules/handicap.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>
#include <ranges>

namespace shinpan {

namespace {

constexpr std::size_t LongestLine = 64 * 1024;
constexpr std::size_t MostWaiting = 1'000;

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

} // namespace

GmpTranslator::GmpTranslator(const GmpTiming &timing, unsigned seed)
    : m_timing(timing)
    , m_seed(seed)
    , m_game(GmpGame::Role::Caller, timing, seed)
    , m_lines(LongestLine)
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

/// The answer to a command that is done at once; nothing: refused.
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
        m_moves.clear();
        m_handicap = 0;
    } else if (name == "komi") {
        if (!std::exchange(m_hasRemarkedKomi, true)) {
            remark("GMP has no word for komi: if the engine is to play by " + words.value(1)
                   + ", its command line has to say so");
        }
    } else if (name == "play") {
        return play(words);
    } else if (name == "undo") {
        if (m_moves.empty()) {
            return std::nullopt;
        }
        m_moves.pop_back();
    } else if (name == "fixed_handicap") {
        return placeHandicap(words);
    }
    return QByteArray(); // name and version it does not tell; quit is a closed pipe
}

std::optional<QByteArray> GmpTranslator::setBoardSize(const QByteArrayList &words)
{
    bool isNumber = false;
    const int size = words.value(1).toInt(&isNumber);
    if (!isNumber || size < 2 || size > LargestGmpBoard || words.size() != 2) {
        return std::nullopt;
    }
    m_size = size;
    m_moves.clear();
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
    m_moves.push_back(*move);
    return QByteArray();
}

/// The stones stand where GTP has them; the program puts them there by itself.
std::optional<QByteArray> GmpTranslator::placeHandicap(const QByteArrayList &words)
{
    const int stones = words.value(1).toInt();
    const auto points = fixedHandicap(BoardSize::square(m_size), stones);
    if (!points || !m_moves.empty()) {
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

// The program

void GmpTranslator::beginTurn(const Request &request)
{
    if (!m_moves.empty() && m_moves.back().color == request.color) {
        say(request.id, "GMP knows no two moves of one side", false);
        return;
    }
    m_asked = request;
    const GmpTerms terms{.size = m_size, .handicap = m_handicap, .theirs = request.color};
    const std::vector<Move> &told = m_game.told();
    const bool isOtherGame =
        m_game.isUnderWay()
        && (m_game.terms() != terms
            || (!told.empty() && (m_moves.empty() || m_moves.front() != told.front())));
    if (isOtherGame || m_isProgramGone) {
        m_needsNewProgram = true; // GNU Go gives up at a second NEWGAME
        return;
    }
    m_game.setTerms(terms);
    m_game.await(m_moves, m_now);
    takeEvents();
}

void GmpTranslator::beginProgram(Time now)
{
    m_now = now;
    m_game = GmpGame(GmpGame::Role::Caller, m_timing, m_seed);
    m_needsNewProgram = false;
    m_isProgramGone = false;
    if (m_asked) {
        beginTurn(*std::exchange(m_asked, std::nullopt));
    }
}

void GmpTranslator::loseProgram()
{
    m_isProgramGone = true;
    fail("has gone");
}

bool GmpTranslator::isSpare() const
{
    const std::size_t count = m_moves.size();
    const bool isOver = count >= 2 && m_moves[count - 1].isPass() && m_moves[count - 2].isPass();
    return !m_asked && (isOver || !m_game.isUnderWay());
}

void GmpTranslator::pass(Time now)
{
    m_now = now;
    m_game.pass(now);
    takeEvents();
}

void GmpTranslator::hearProgram(QByteArrayView bytes, Time now)
{
    m_now = now;
    m_game.hear(bytes, now);
    takeEvents();
    hearController({}, now); // what waited for its move
}

void GmpTranslator::takeEvents()
{
    while (const std::optional<GmpGame::Event> event = m_game.next()) {
        switch (event->kind) {
        case GmpGame::Event::Kind::Moved:
            m_moves.push_back(event->move);
            say(std::exchange(m_asked, std::nullopt)->id, gmpVertexText(event->move));
            break;
        case GmpGame::Event::Kind::Failed:
            m_isProgramGone = true;
            fail(event->text.english().toUtf8());
            break;
        case GmpGame::Event::Kind::Wrote:
            remark(event->text.english().toUtf8());
            break;
        case GmpGame::Event::Kind::Proposed:
        case GmpGame::Event::Kind::Agreed:
        case GmpGame::Event::Kind::TookBack:
            break; // as we have it, or not with a caller
        }
    }
}

void GmpTranslator::fail(const QByteArray &why)
{
    if (const std::optional<Request> asked = std::exchange(m_asked, std::nullopt)) {
        say(asked->id, "it " + why, false);
    }
}

} // namespace shinpan
