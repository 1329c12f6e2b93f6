#include "core/record/sgf/sgfwriter.h"

#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QDeadlineTimer>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype LineWidth = 78;

/// Text that is broken into lines where it may be. (QByteArray's own append() costs more than the
/// few bytes that most pieces have.)
class Lines
{
public:
    [[nodiscard]] QByteArrayView text() const { return {m_text.constData(), m_size}; }
    [[nodiscard]] QByteArray take()
    {
        m_text.truncate(m_size);
        return std::move(m_text);
    }
    void clear()
    {
        m_size = 0;
        m_column = 0;
        m_firstLine = -1;
    }

    /// Makes room for that many bytes; more may come.
    void expect(qsizetype size)
    {
        m_text.resize(m_size + size);
        m_start = m_text.data();
    }

    void put(QByteArrayView text)
    {
        append(text);
        const qsizetype lastBreak = text.lastIndexOf('\n');
        m_column = lastBreak < 0 ? m_column + text.size() : text.size() - lastBreak - 1;
    }

    void put(char c)
    {
        *reserve(1) = c;
        ++m_size;
        ++m_column;
    }

    void breakLine()
    {
        if (m_firstLine < 0) {
            m_firstLine = m_size;
        }
        *reserve(1) = '\n';
        ++m_size;
        m_column = 0;
    }

    /// Puts what must stay together, on a line of its own if the present one has no room for its
    /// first line.
    void put(const Lines &part)
    {
        const bool isOneLine = part.m_firstLine < 0;
        if (m_column > 0 && m_column + (isOneLine ? part.m_size : part.m_firstLine) > LineWidth) {
            breakLine();
        }
        append(part.text());
        m_column = isOneLine ? m_column + part.m_size : part.m_column;
    }

    /// Puts a property's name (for its first value) and a value in brackets; breaks the line before
    /// it if need be. The text that the value stands in goes on up to `end`.
    void putValue(QByteArrayView name, QByteArrayView value, const char *end)
    {
        const qsizetype opening = name.size() + 1;
        char *out = reserve(1 + opening + value.size() + Word); // with a break
        const bool isShort = value.size() <= Word && end - value.begin() >= Word;
        const char *const firstBreak = isShort ? shortBreak(value) : longBreak(value);
        const bool isOneLine = firstBreak == nullptr;
        const qsizetype firstLine =
            opening + (isOneLine ? value.size() + 1 : firstBreak - value.begin());
        if (m_column > 1 && m_column + firstLine > LineWidth) {
            breakLine();
            ++out;
        }
        if (!isOneLine && m_firstLine < 0) {
            m_firstLine = m_size + firstLine;
        }
        out = copyShort(name, out);
        *out++ = '[';
        std::memcpy(out, value.data(), isShort ? Word : static_cast<std::size_t>(value.size()));
        out[value.size()] = ']';
        m_size = out + value.size() + 1 - m_start;
        m_column = isOneLine ? m_column + firstLine : value.end() - lastBreak(value);
    }

    /// A node whose only property has a name of one letter and a value of two characters, as nearly
    /// all nodes of games.
    struct Move
    {
        char name = 0;
        const char *bracketed = nullptr; ///< the value between its brackets
    };
    /// Puts the moves that `next` gives, until one has no value.
    template <typename Next>
    void putMoves(Next next)
    {
        constexpr qsizetype Length = 6;
        qsizetype column =
            m_column; // what is written could be the members', for all a compiler knows
        for (Move move = next(); move.bracketed != nullptr; move = next()) {
            if (column > 0 && column + Length > LineWidth) {
                breakLine();
                column = 0;
            }
            char *const out = reserve(Length);
            out[0] = ';';
            out[1] = move.name;
            std::memcpy(out + 2, move.bracketed, Length - 2);
            m_size += Length;
            column += Length;
        }
        m_column = column;
    }

private:
    static constexpr qsizetype Word = 8;

    // Line breaks of values, null if there is none; QByteArrayView looks at each byte.

    /// The first one of at most eight bytes, behind which there are others to look at.
    static const char *shortBreak(QByteArrayView value)
    {
        constexpr std::uint64_t Ones = 0x0101'0101'0101'0101;
        const std::uint64_t others = qFromLittleEndian<std::uint64_t>(value.data()) ^ (Ones * '\n');
        const std::uint64_t found = (others - Ones) & ~others & (Ones << 7); // up to the first one
        const char *const first = value.data() + std::countr_zero(found) / 8;
        return first < value.end() ? first : nullptr;
    }
    static const char *longBreak(QByteArrayView value)
    {
        const auto size = static_cast<std::size_t>(value.size());
        return static_cast<const char *>(std::memchr(value.data(), '\n', size));
    }
    static const char *lastBreak(QByteArrayView value)
    {
        const auto size = static_cast<std::size_t>(value.size());
        return static_cast<const char *>(::memrchr(value.data(), '\n', size));
    }

    void append(QByteArrayView text) { m_size = copyShort(text, reserve(text.size())) - m_start; }

    /// Copies text that is a few bytes long as a rule; returns the end of the copy.
    static char *copyShort(QByteArrayView text, char *out)
    {
        if (text.size() < 8) {
            for (const char c : text) {
                *out++ = c;
            }
            return out;
        }
        std::memcpy(out, text.data(), static_cast<std::size_t>(text.size()));
        return out + text.size();
    }

    /// The place of the next `size` bytes.
    char *reserve(qsizetype size)
    {
        if (m_text.size() - m_size < size) {
            m_text.resize(2 * (m_text.size() + size) + 64);
            m_start = m_text.data();
        }
        return m_start + m_size;
    }

    QByteArray m_text; ///< larger than what is in it
    char *m_start = nullptr;
    qsizetype m_size = 0;
    qsizetype m_column = 0;
    qsizetype m_firstLine = -1; ///< the length of the first line; -1: there is only one so far
};

using Property = GameTree::Property;

class SgfTreeWriter
{
public:
    explicit SgfTreeWriter(const GameTree &tree)
        : m_tree(tree)
    {
        constexpr std::size_t OfUsualRoot = 32;
        m_properties.reserve(OfUsualRoot);
    }

    [[nodiscard]] QByteArray write();

private:
    void openNode(NodeId node, NodeId parent);
    [[nodiscard]] NodeId closeVariations();
    void putLeading(QByteArrayView name, QByteArrayView missing);
    void writeRoot();
    void writeNode(NodeId node);
    [[nodiscard]] bool composeIfSorted(NodeId node);
    [[nodiscard]] NodeId writeMovesBehind(NodeId node);
    void composeProperty(const Property &property);
    void sortProperties(NodeId node);

    const GameTree &m_tree;
    Lines m_file;
    Lines m_node;                       ///< the node that is being written
    std::vector<NodeId> m_variations;   ///< the first nodes of those that are open
    std::vector<Property> m_properties; ///< of the node that is being written, in writing order
};

QByteArray SgfTreeWriter::write()
{
    static constexpr qsizetype UsualNodeSize = 10;
    m_file.expect(static_cast<qsizetype>(m_tree.nodeCount()) * UsualNodeSize);
    m_file.put('(');
    writeRoot();
    for (NodeId node = m_tree.root(); node != NoNode;) {
        const NodeId child = m_tree.firstChild(node);
        if (child == NoNode) {
            node = closeVariations();
        } else {
            openNode(child, node);
            node = writeMovesBehind(child);
        }
    }
    m_file.breakLine();
    return m_file.take();
}

/// Closes what ends with a leaf and opens the variation that comes next; returns its node.
NodeId SgfTreeWriter::closeVariations()
{
    while (!m_variations.empty()) {
        const NodeId variation = m_variations.back();
        m_variations.pop_back();
        m_file.put(')');
        const NodeId next = m_tree.nextSibling(variation);
        if (next != NoNode) {
            openNode(next, m_tree.parent(variation));
            return next;
        }
    }
    m_file.put(')');
    return NoNode;
}

void SgfTreeWriter::openNode(NodeId node, NodeId parent)
{
    if (m_tree.hasVariations(parent)) {
        m_variations.push_back(node);
        m_file.breakLine();
        m_file.put('(');
    } else if (parent == m_tree.root()) {
        m_file.breakLine();
    }
    writeNode(node);
}

void SgfTreeWriter::sortProperties(NodeId node)
{
    m_properties.clear();
    bool isSorted = true;
    int lastRank = 0;
    m_tree.forEachProperty(node, [&](const Property &property) {
        m_properties.push_back(property);
        const int rank = traitsOf(property.packedName()).rank;
        isSorted &= rank >= std::exchange(lastRank, rank);
    });
    if (!isSorted) {
        const auto rankOf = [](const Property &property) {
            return traitsOf(property.packedName()).rank;
        };
        std::ranges::stable_sort(m_properties, {}, rankOf);
    }
}

/// Puts a property of the root with its values, or with `missing` if it has it not.
void SgfTreeWriter::putLeading(QByteArrayView name, QByteArrayView missing)
{
    const RawValues values = m_tree.values(m_tree.root(), name);
    m_file.put(name);
    m_file.put(values.isEmpty() ? missing : values.text());
}

/// The root has what every file must say first; each group of properties starts a line.
void SgfTreeWriter::writeRoot()
{
    static constexpr PackedName Leading[] = {packName("FF"), packName("GM"), packName("CA"),
                                             packName("AP"), packName("SZ")};
    sortProperties(m_tree.root());
    m_file.put(';');
    putLeading("FF", "[4]");
    putLeading("GM", "[1]");
    m_file.put("CA[UTF-8]");
    const auto komi = foreignKomi(m_tree);
    const bool isProgramNeeded = komi && komi->isKnownByProgram; // KM would mean another number
    if (m_tree.isEdited() && !isProgramNeeded) {
        m_file.put("AP[Shinpan:" SHINPAN_VERSION "]");
    } else if (m_tree.has(m_tree.root(), "AP")) {
        putLeading("AP", {});
    }
    const bool hasSize = m_tree.has(m_tree.root(), "SZ");
    putLeading("SZ", hasSize ? QByteArray() : '[' + rawBoardSize(boardSizeOf(m_tree)) + ']');
    auto role = PropertyTraits::Role::Root;
    m_node.clear();
    for (const Property &property : m_properties) {
        if (std::ranges::find(Leading, property.packedName()) != std::end(Leading)) {
            continue;
        }
        if (std::exchange(role, traitsOf(property.packedName()).role) != role) {
            m_node.breakLine();
        }
        composeProperty(property);
    }
    m_file.put(m_node);
}

/// Writes the moves behind a node, for as long as one follows another and nothing else does;
/// returns the last of them.
NodeId SgfTreeWriter::writeMovesBehind(NodeId node)
{
    m_file.putMoves([this, &node]() -> Lines::Move {
        const NodeId child = m_tree.onlyChild(node);
        const auto property = child == NoNode ? std::nullopt : m_tree.onlyProperty(child);
        if (!property || property->packedName() > packName("Z")) {
            return {};
        }
        const char *const move = property->moveText();
        if (move != nullptr) {
            node = child;
        }
        return {static_cast<char>(property->packedName() - packName("A") + 'A'), move};
    });
    return node;
}

void SgfTreeWriter::writeNode(NodeId node)
{
    m_node.clear();
    m_node.put(';');
    if (!composeIfSorted(node)) {
        m_node.clear();
        m_node.put(';');
        sortProperties(node);
        for (const Property &property : m_properties) {
            composeProperty(property);
        }
    }
    m_file.put(m_node);
}

/// Nearly all are sorted; false, with some of them composed, if they are not.
bool SgfTreeWriter::composeIfSorted(NodeId node)
{
    bool isSorted = true;
    int lastRank = 0;
    m_tree.forEachProperty(node, [&](const Property &property) {
        const int rank = traitsOf(property.packedName()).rank;
        isSorted = isSorted && rank >= std::exchange(lastRank, rank);
        if (isSorted) {
            composeProperty(property);
        }
    });
    return isSorted;
}

void SgfTreeWriter::composeProperty(const Property &property)
{
    const NameLetters letters(property.packedName());
    QByteArrayView name = property.packedName() == LongName ? property.longName() : letters.view();
    for (const QByteArrayView value : property.values()) {
        m_node.putValue(name, value, property.valueText().end());
        name = {};
    }
}

} // namespace

QByteArray writeSgf(const GameTree &tree)
{
    return SgfTreeWriter(tree).write();
}

Result<void> saveSgfFile(const GameTree &tree, const QString &path, Durability durability)
{
    return saveWholeFile(writeSgf(tree), path, durability);
}

SgfCollectionWriter::SgfCollectionWriter(SgfCollection collection,
                                         std::vector<std::size_t> games,
                                         const QString &path,
                                         FileReaders readers)
    : m_collection(std::move(collection))
    , m_games(std::move(games))
    , m_file(path, readers)
{ }

bool SgfCollectionWriter::writeFor(std::chrono::microseconds time)
{
    const QDeadlineTimer deadline(time);
    do {
        if (m_file.state() && m_written < m_games.size()) {
            writeNextGame();
        } else if (!m_isDone) {
            m_isDone = true;
            static_cast<void>(m_file.commit()); // the state says it too
        }
    } while (!m_isDone && !deadline.hasExpired());
    return m_isDone;
}

void SgfCollectionWriter::writeNextGame()
{
    m_file.write(writeSgf(m_collection.game(m_games[m_written]).tree));
    ++m_written;
}

double SgfCollectionWriter::progress() const
{
    return m_games.empty() ? 1
                           : static_cast<double>(m_written) / static_cast<double>(m_games.size());
}

} // namespace shinpan
