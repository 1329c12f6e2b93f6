#include "core/record/sgf/sgfparser.h"

#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <span>

namespace shinpan {

namespace {

/// The reach of what is neither a point nor empty: "D4", a rectangle, nonsense.
inline constexpr int OddReach = MaxBoardSide + 1;

/// The least column or row, from 1, that a letter needs; OddReach for any other character.
constexpr std::array<std::uint8_t, 256> ReachOfLetter = [] {
    std::array<std::uint8_t, 256> reaches{};
    for (std::size_t c = 0; c < reaches.size(); ++c) {
        const int coordinate = sgfCoordinate(static_cast<char>(c)).value_or(OddReach - 1);
        reaches[c] = static_cast<std::uint8_t>(coordinate + 1);
    }
    return reaches;
}();

[[nodiscard]] inline int reachOfLetters(char column, char row)
{
    return std::max(ReachOfLetter[static_cast<std::uint8_t>(column)],
                    ReachOfLetter[static_cast<std::uint8_t>(row)]);
}

/// The smallest side of a board that has the point: 1 to 52; 0 for an empty value.
[[nodiscard]] inline int reachOf(QByteArrayView value)
{
    if (value.size() == 2) {
        return reachOfLetters(value[0], value[1]);
    }
    return value.isEmpty() ? 0 : OddReach;
}

/// Calls `visit(QByteArrayView value, bool isMove)` for each value of a property that puts or
/// removes stones.
template <typename Visitor>
void forEachStoneValue(const GameTree &tree, Visitor &&visit)
{
    const auto visitProperty = [&](const GameTree::Property &property) {
        const PropertyTraits &traits = traitsOf(property.packedName());
        for (const QByteArrayView value : traits.placesStones ? property.values() : RawValues()) {
            visit(value, traits.role == PropertyTraits::Role::Move);
        }
    };
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        tree.forEachProperty(node, visitProperty);
    }
}

bool namesPoints(QByteArrayView value, bool isMove, BoardSize size)
{
    if (isMove) {
        return moveFromSgf(Color::Black, value, size).has_value();
    }
    const auto [corner, opposite] = splitComposed(value);
    return pointFromSgf(corner, size) && (opposite.isNull() || pointFromSgf(opposite, size));
}

/// The largest reach of all moves and set-up stones, odd ones and moves at "tt" (a pass) left out.
[[nodiscard]] int largestReach(const GameTree &tree)
{
    int largest = 0;
    forEachStoneValue(tree, [&](QByteArrayView value, bool isMove) {
        const int reach = isMove && value == "tt" ? 0 : reachOf(value);
        largest = std::max(largest, reach == OddReach ? 0 : reach);
    });
    return largest;
}

/// Calls `visit` for each value of a move or set-up property that names no point of the board (and
/// no pass).
void forEachMisplacedStone(const GameTree &tree,
                           BoardSize size,
                           const std::function<void(QByteArrayView)> &visit)
{
    forEachStoneValue(tree, [&](QByteArrayView value, bool isMove) {
        if (!value.isEmpty() && !namesPoints(value, isMove, size)) {
            visit(value);
        }
    });
}

/// FF[1] to FF[4] have no name of more letters; longer ones are private, or written out ("SIZE").
constexpr qsizetype LongestStandardName = 2;

bool isSmallLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || isSmallLetter(c);
}

bool isNoNameCharOfAnyCase(char c)
{
    return !isSmallLetter(c) && !isSgfNameChar(c);
}

/// The start of a text of the file, for a warning.
QString excerpt(QByteArrayView text)
{
    static constexpr qsizetype Length = 40;
    return sgfSimpleText(text.first(std::min(text.size(), Length)));
}

bool isStructure(char c)
{
    return c == ';' || c == '(' || c == ')';
}

} // namespace

SgfParser::SgfParser(QByteArray text,
                     SgfWarningList &outside,
                     SgfWarningList &inside,
                     std::ptrdiff_t start)
    : m_text(std::move(text))
    , m_at(m_text.constData() + start)
    , m_end(m_text.constData() + m_text.size())
    , m_pause(m_end)
    , m_outside(outside)
    , m_warnings(inside)
    , m_builder(m_text, inside)
{ }

std::ptrdiff_t SgfParser::offsetOf(QByteArrayView value) const
{
    const bool isInText = value.begin() >= m_text.constData() && value.end() <= m_end;
    return isInText ? value.begin() - m_text.constData() : m_gameOffset;
}

SgfParser::Step SgfParser::advance(std::ptrdiff_t bytes)
{
    m_pause = m_at + std::min(bytes, m_end - m_at);
    if (m_depth == 0 && !findGame()) {
        return m_at == m_end ? Step::End : Step::Paused;
    }
    if (!readGame()) {
        return Step::Paused;
    }
    checkBoardSize();
    return Step::Game;
}

/// Skips what comes before a game: mail headers, HTML, empty parentheses. A game starts with `(`,
/// several of them perhaps, and `;` or (Nihon Kiin, Sina) a property.
bool SgfParser::findGame()
{
    while (m_at < m_pause) {
        const char *const start = m_at;
        m_at = std::find_if(start, m_end, [](char c) { return c != '(' && !isSgfBlank(c); });
        if (m_at == m_end) {
            break;
        }
        const char *const parenthesis = std::find(start, m_at, '(');
        if (parenthesis != m_at && (*m_at == ';' || isPropertyAt(m_at))) {
            m_gameOffset = parenthesis - m_text.constData();
            m_depth = 1;
            m_reach = 0;
            m_isInText = false;
            m_builder.beginGame();
            return true;
        }
        if (*m_at != ')' && !std::exchange(m_isInText, true)) {
            m_outside.add(SgfWarning::Kind::TextOutsideGame, offset());
        }
        ++m_at;
    }
    return false;
}

bool SgfParser::isPropertyAt(const char *at) const
{
    const char *const nameEnd = std::find_if(at, m_end, isNoNameCharOfAnyCase);
    const char *const value = skipSgfBlanks(nameEnd, m_end);
    return isLetter(*at) && value != m_end && *value == '[';
}

/// Whether the game ended; else this is a pause.
bool SgfParser::readGame()
{
    while (m_depth > 0 && m_at < m_pause) {
        const char c = *m_at;
        if (c == ';') {
            if (!readMoves()) {
                beginNode(m_at);
                ++m_at;
            }
        } else if (isLetter(c)) {
            readProperty();
        } else if (isSgfBlank(c)) {
            ++m_at;
        } else if (c == ')') {
            closeParenthesis();
        } else if (c == '(') {
            openParenthesis();
        } else if (c == '[') {
            skipLooseValue();
        } else {
            skipStrayText();
        }
    }
    if (m_depth > 0 && m_at != m_end) {
        return false;
    }
    m_builder.endNode();
    if (std::exchange(m_depth, 0) > 0) {
        warn(SgfWarning::Kind::MissingParenthesis, m_end);
    }
    return true;
}

/// Reads the nodes from here on that hold a move and nothing else, as nearly all nodes of games do;
/// false if there is none. The other way would do, too: this one costs a quarter.
bool SgfParser::readMoves()
{
    m_builder.endNode();
    if (m_isAfterVariations || m_builder.isInEmptyNodes()) {
        return false;
    }
    std::array<const char *, 64> moves;
    std::size_t count = 0;
    while (m_at < m_pause && count < moves.size()) {
        const char *const end = moveEnd();
        if (end == nullptr) {
            break;
        }
        moves[count++] = std::exchange(m_at, end);
    }
    if (count > 0) {
        m_builder.addMoves(std::span(moves).first(count));
    }
    return count > 0;
}

/// Where the next node starts or the line ends, if a node such as ";B[dd]" stands here; else null.
const char *SgfParser::moveEnd()
{
    constexpr std::ptrdiff_t Length = 6;
    constexpr std::uint64_t Frame = std::uint64_t{0xFF} << 40 | 0xFF00FF; // of the eight bytes
    constexpr std::uint64_t Brackets = std::uint64_t{']'} << 40 | std::uint64_t{'['} << 16 | ';';
    const char *const at = m_at;
    if (m_end - at < 8 || (qFromLittleEndian<std::uint64_t>(at) & Frame) != Brackets
        || (at[1] != 'B' && at[1] != 'W')) {
        return nullptr;
    }
    const int reach = reachOfLetters(at[3], at[4]);
    const char *next = at + Length;
    next = *next == ';' ? next : skipSgfBlanks(next, m_end);
    if (reach == OddReach || next == m_end || !isStructure(*next)) {
        return nullptr;
    }
    m_reach = std::max(m_reach, reach);
    return next;
}

void SgfParser::beginNode(const char *at)
{
    if (m_isAfterVariations) {
        warn(SgfWarning::Kind::NodeAfterVariations, at);
        m_isAfterVariations = false;
    }
    m_builder.endNode();
    m_builder.beginNode(at);
}

void SgfParser::openParenthesis()
{
    m_builder.endNode();
    m_builder.openVariation();
    m_isAfterVariations = false;
    ++m_depth;
    ++m_at;
}

/// The last one ends the game, unless a node that follows shows that it was one too many.
void SgfParser::closeParenthesis()
{
    m_builder.endNode();
    const char *const parenthesis = m_at++;
    m_isAfterVariations = m_depth > 1;
    if (m_depth > 1) {
        --m_depth;
        m_builder.closeVariation();
        return;
    }
    const char *const next =
        std::find_if(m_at, m_end, [](char c) { return c != ')' && !isSgfBlank(c); });
    if (next != m_end && *next == ';') {
        warn(SgfWarning::Kind::ExtraParenthesis, parenthesis);
        m_at = next;
    } else {
        m_depth = 0;
    }
}

void SgfParser::readProperty()
{
    const char *const start = m_at;
    PackedName name = 0;
    for (; m_at != m_end && isSgfNameChar(*m_at); ++m_at) {
        name = packedNameWith(name, *m_at);
    }
    const bool isRespelled = m_at != m_end && isSmallLetter(*m_at);
    m_at = isRespelled ? std::find_if(m_at, m_end, isNoNameCharOfAnyCase) : m_at;
    const QByteArrayView spelling(start, m_at);
    m_at = skipSgfBlanks(m_at, m_end);
    if (m_at == m_end || *m_at != '[') {
        warn(SgfWarning::Kind::PropertyWithoutValue, start, excerpt(spelling));
        return;
    }
    if (!m_builder.isNodeOpen()) {
        warn(SgfWarning::Kind::MissingSemicolon, start);
        beginNode(start);
    }
    if (isRespelled || spelling.size() > LongestStandardName) [[unlikely]] {
        readUnusualProperty(spelling);
    } else {
        readValues(name, m_at);
    }
}

/// The name is long, or has small letters.
void SgfParser::readUnusualProperty(QByteArrayView spelling)
{
    const QByteArray standard = standardSpelling(spelling);
    const PackedName name = packName(standard);
    if (standard != spelling) {
        warn(SgfWarning::Kind::UnknownSpelling, spelling.begin(), excerpt(standard));
    }
    if (name != LongName) {
        readValues(name, m_at);
    } else if (standard == spelling) {
        readValues(LongName, spelling.begin());
    } else {
        readOddValues(standard);
    }
}

void SgfParser::readValues(PackedName name, const char *start)
{
    const PropertyTraits &traits = traitsOf(name);
    const bool isProse = traits.text != PropertyTraits::Text::None;
    const char *const values = m_at;
    int count = 0;
    do {
        const char *const close = sgfValueEnd(m_at + 1, m_end);
        if (close == m_end || (isProse && !endsProse(close))) {
            m_at = values;
            readOddValues(name == LongName ? QByteArrayView(start, values).toByteArray().trimmed()
                                           : NameLetters(name).view());
            return;
        }
        if (traits.placesStones) {
            m_reach = std::max(m_reach, reachOf({m_at + 1, close}));
        }
        ++count;
        m_at = skipSgfBlanks(close + 1, m_end);
    } while (m_at != m_end && *m_at == '[');
    m_builder.addProperty(name, traits, start);
    if (count > 1 && traits.isSingle) {
        warn(SgfWarning::Kind::SeveralValues, values, excerpt(NameLetters(name).view()));
    }
}

/// Whether a `]` in prose ends the value. It is taken for text when what follows cannot follow a
/// value, provided that there is another one to end it ("name [5k]: hi").
bool SgfParser::endsProse(const char *close) const
{
    const char *at = skipSgfBlanks(close + 1, m_end);
    if (at == m_end || *at == '[' || isStructure(*at)) {
        return true;
    }
    const char *const word = at;
    at = std::find_if(word, m_end, isNoNameCharOfAnyCase);
    if (at != word && isLetter(*word)) {
        const bool isCapital = std::all_of(word, at, isSgfNameChar);
        const bool looksLikeName = !isSmallLetter(*word) || at - word <= 2;
        at = skipSgfBlanks(at, m_end);
        if (at == m_end ? isCapital
                        : (*at == '[' && looksLikeName) || (isStructure(*at) && isCapital)) {
            return true;
        }
    }
    return sgfValueEnd(close + 1, m_end) == m_end;
}

/// Reads values that must be mended, into a text of the tree's own.
void SgfParser::readOddValues(QByteArrayView name)
{
    const bool isProse = traitsOf(packName(name)).text != PropertyTraits::Text::None;
    std::vector<QByteArray> values;
    do {
        values.push_back(readOddValue(isProse));
        m_at = skipSgfBlanks(m_at, m_end);
    } while (m_at != m_end && *m_at == '[');
    m_builder.addRepairedProperty(name, values);
    m_reach = OddReach;
}

/// Reads one value that must be mended.
QByteArray SgfParser::readOddValue(bool isProse)
{
    const char *const start = m_at + 1;
    const char *close = sgfValueEnd(start, m_end);
    QByteArray value(start, close - start);
    while (close != m_end && isProse && !endsProse(close)) {
        warn(SgfWarning::Kind::UnescapedBracket, close);
        const char *const next = close + 1;
        close = sgfValueEnd(next, m_end);
        value += "\\]";
        value += QByteArrayView(next, close);
    }
    if (close == m_end) {
        warn(SgfWarning::Kind::MissingBracket, m_at);
        value.chop(isRawSgfValue(value) ? 0 : 1); // the backslash that the file ends with
    }
    m_at = close == m_end ? m_end : close + 1;
    return value;
}

void SgfParser::skipLooseValue()
{
    warn(SgfWarning::Kind::ValueWithoutProperty, m_at);
    const char *const close = sgfValueEnd(m_at + 1, m_end);
    m_at = close == m_end ? m_end : close + 1;
}

void SgfParser::skipStrayText()
{
    warn(SgfWarning::Kind::StrayText, m_at);
    m_at = std::find_if(m_at, m_end, [](char c) {
        return isSgfBlank(c) || isLetter(c) || isStructure(c) || c == '[';
    });
}

/// SZ may stand behind the first points, so these are judged when the whole game is known.
void SgfParser::checkBoardSize()
{
    const GameTree &tree = m_builder.tree();
    const RawValues declared = tree.values(tree.root(), "SZ");
    auto size = boardSizeFromSgf(declared.first());
    if (!size && !declared.isEmpty()) {
        m_warnings.add(SgfWarning::Kind::BadBoardSize, offsetOf(declared.first()),
                       excerpt(declared.first()));
    } else if (!size && m_reach > BoardSize().columns) {
        if (const int side = largestReach(tree); side > BoardSize().columns) {
            size = BoardSize::square(side);
            m_warnings.add(SgfWarning::Kind::GuessedBoardSize, m_gameOffset, QString::number(side));
            m_builder.addToRoot("SZ", rawBoardSize(*size));
        }
    }
    checkPoints(size.value_or(BoardSize()));
}

void SgfParser::checkPoints(BoardSize size)
{
    if (m_reach <= std::min(size.columns, size.rows)) {
        return;
    }
    forEachMisplacedStone(m_builder.tree(), size, [this](QByteArrayView value) {
        m_warnings.add(SgfWarning::Kind::NoSuchPoint, offsetOf(value), excerpt(value));
    });
}

} // namespace shinpan
