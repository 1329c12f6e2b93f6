#include "ui/tree/nodedescription.h"

#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

struct MarkName
{
    PackedName name;
    NodeMark mark;
};

const auto &markNames()
{
    static const std::array names = {
        MarkName{packName("C"), NodeMark::Comment},
        MarkName{packName("N"), NodeMark::Name},
        MarkName{packName("HO"), NodeMark::Hotspot},
        MarkName{packName("TE"), NodeMark::GoodMove},
        MarkName{packName("IT"), NodeMark::Interesting},
        MarkName{packName("DO"), NodeMark::Doubtful},
        MarkName{packName("BM"), NodeMark::BadMove},
        MarkName{packName("GB"), NodeMark::GoodForBlack},
        MarkName{packName("GW"), NodeMark::GoodForWhite},
        MarkName{packName("DM"), NodeMark::Even},
        MarkName{packName("UC"), NodeMark::Unclear},
        MarkName{packName("AB"), NodeMark::SetUp},
        MarkName{packName("AW"), NodeMark::SetUp},
        MarkName{packName("AE"), NodeMark::SetUp},
        MarkName{packName("PL"), NodeMark::SetUp},
    };
    return names;
}

constexpr int UnknownNumber = -1;
constexpr std::uint16_t UnknownMarks = 0x8000;

/// The entry of a node, which may be the first with so high an id.
template <typename Value>
Value &entryOf(std::vector<Value> &values, NodeId node, Value unknown)
{
    const auto index = static_cast<std::size_t>(node);
    if (index >= values.size()) {
        values.resize(index + 1, unknown);
    }
    return values[index];
}

constexpr int LongestText = 200; // characters

/// The text with line breaks for some blanks: plain tool tips are as wide as their widest line.
QString wrapped(const QString &text)
{
    constexpr qsizetype Width = 80; // characters
    QString lines;
    qsizetype column = 0;
    for (const QString &word : text.split(u' ')) {
        if (column > 0) {
            const bool fits = column + word.size() < Width;
            lines += fits ? u' ' : u'\n';
            column = fits ? column + 1 : 0;
        }
        lines += word;
        column += word.size();
    }
    return lines;
}

QString shortened(const QString &text)
{
    return text.size() > LongestText ? text.left(LongestText) + u'…' : text;
}

/// The first line that is not an evaluation, which is told in its own words.
QString firstLineOf(const QString &comment)
{
    const auto lines = comment.split(u'\n');
    for (const QString &line : lines) {
        if (!line.trimmed().isEmpty() && !evaluationFromText(line)) {
            return shortened(line.trimmed());
        }
    }
    return {};
}

QString place(const DescribedNode &node)
{
    const auto move = moveAt(node.tree, node.node, node.boardSize);
    if (!move) {
        return node.node == node.tree.root() ? NodeDescription::tr("Start of the game")
             : node.marks & NodeMark::SetUp  ? NodeDescription::tr("Position that was set up")
                                             : NodeDescription::tr("Position without a move");
    }
    const bool black = move->color == Color::Black;
    if (move->isPass()) {
        return (black ? NodeDescription::tr("Move %1: Black passes")
                      : NodeDescription::tr("Move %1: White passes"))
            .arg(node.moveNumber);
    }
    return (black ? NodeDescription::tr("Move %1: Black %2")
                  : NodeDescription::tr("Move %1: White %2"))
        .arg(node.moveNumber)
        .arg(QString::fromStdString(vertexOf(*move->point)));
}

QStringList opinions(const DescribedNode &node)
{
    QStringList texts;
    if (node.marks & NodeMark::Name) {
        texts +=
            NodeDescription::tr("“%1”").arg(shortened(simpleTextAt(node.tree, node.node, "N")));
    }
    const auto add = [&](NodeMark mark, const QString &text) {
        if (node.marks & mark) {
            texts += text;
        }
    };
    add(NodeMark::GoodMove, NodeDescription::tr("good move"));
    add(NodeMark::Interesting, NodeDescription::tr("interesting move"));
    add(NodeMark::Doubtful, NodeDescription::tr("doubtful move"));
    add(NodeMark::BadMove, NodeDescription::tr("bad move"));
    add(NodeMark::Mistake, NodeDescription::tr("mistake by the evaluation"));
    add(NodeMark::GoodForBlack, NodeDescription::tr("good for Black"));
    add(NodeMark::GoodForWhite, NodeDescription::tr("good for White"));
    add(NodeMark::Even, NodeDescription::tr("even position"));
    add(NodeMark::Unclear, NodeDescription::tr("unclear position"));
    add(NodeMark::Hotspot, NodeDescription::tr("hotspot"));
    if (node.hidden > 0) {
        texts += NodeDescription::tr("%n node(s) hidden", nullptr, static_cast<int>(node.hidden));
    }
    return texts;
}

QString evaluation(const DescribedNode &node)
{
    const auto value = evaluationAt(node.tree, node.node);
    if (!value) {
        return {};
    }
    QStringList parts;
    if (value->blackWinRate) {
        parts += NodeDescription::tr("Black wins %1%")
                     .arg(QLocale().toString(*value->blackWinRate * 100, 'f', 1));
    }
    if (value->blackLead) {
        const QString points = QLocale().toString(std::abs(*value->blackLead), 'f', 1);
        parts += (*value->blackLead < 0 ? NodeDescription::tr("White leads by %1")
                                        : NodeDescription::tr("Black leads by %1"))
                     .arg(points);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

void NodeFacts::forget()
{
    m_numbers.clear();
    m_marks.clear();
}

void NodeFacts::forget(const GameTree &tree, NodeId node, BoardSize size)
{
    entryOf(m_marks, node, UnknownMarks) = UnknownMarks;
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        entryOf(m_marks, child, UnknownMarks) = UnknownMarks; // a mistake compares with its parent
    }
    const NodeId parent = tree.parent(node);
    const int before = parent == NoNode ? 0 : entryOf(m_numbers, parent, UnknownNumber);
    const int number = entryOf(m_numbers, node, UnknownNumber);
    if (number != UnknownNumber && number != before + (moveAt(tree, node, size) ? 1 : 0)) {
        m_numbers.clear();
    }
}

void NodeFacts::setMistakeTest(NodeTest test)
{
    m_isMistake = std::move(test);
    m_marks.clear();
}

bool NodeFacts::retest(const GameTree &tree, NodeId node)
{
    bool isDifferent = false;
    const auto renew = [&](NodeId at) {
        std::uint16_t &entry = entryOf(m_marks, at, UnknownMarks);
        if (entry != UnknownMarks && entry != findMarks(tree, at)) {
            entry = UnknownMarks;
            isDifferent = true;
        }
    };
    renew(node);
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        renew(child);
    }
    return isDifferent;
}

std::uint16_t NodeFacts::findMarks(const GameTree &tree, NodeId node) const
{
    NodeMarks marks;
    const auto &names = markNames();
    tree.forEachProperty(node, [&](const GameTree::Property &property) {
        const auto found = std::ranges::find(names, property.packedName(), &MarkName::name);
        if (found != names.end()) {
            marks |= found->mark;
        }
    });
    const NodeMarks opinions = NodeMark::BadMove | NodeMark::Doubtful;
    if (!(marks & opinions) && (m_isMistake ? m_isMistake(node) : isMistake(tree, node))) {
        marks |= NodeMark::Mistake;
    }
    return static_cast<std::uint16_t>(marks.toInt());
}

int NodeFacts::moveNumber(const GameTree &tree, NodeId node, BoardSize size)
{
    m_unknown.clear();
    int number = 0;
    for (NodeId at = node; at != NoNode; at = tree.parent(at)) {
        if (const int known = entryOf(m_numbers, at, UnknownNumber); known != UnknownNumber) {
            number = known;
            break;
        }
        m_unknown.push_back(at);
    }
    for (auto at = m_unknown.rbegin(); at != m_unknown.rend(); ++at) {
        number += moveAt(tree, *at, size) ? 1 : 0;
        entryOf(m_numbers, *at, UnknownNumber) = number;
    }
    return number;
}

NodeMarks NodeFacts::marks(const GameTree &tree, NodeId node)
{
    std::uint16_t &entry = entryOf(m_marks, node, UnknownMarks);
    if (entry == UnknownMarks) {
        entry = findMarks(tree, node);
    }
    return NodeMarks::fromInt(entry);
}

QString NodeDescription::of(const DescribedNode &node)
{
    QStringList parts = {place(node)};
    parts += opinions(node);
    const QString comment = shortened(commentAt(node.tree, node.node).simplified());
    const QString text = parts.join(QStringLiteral(", "));
    return comment.isEmpty() ? text : text + QStringLiteral(" — ") + comment;
}

QString NodeDescription::toolTipOf(const DescribedNode &node)
{
    QStringList lines = {place(node)};
    const auto add = [&lines](const QString &line) {
        if (!line.isEmpty()) {
            lines += wrapped(line);
        }
    };
    add(opinions(node).join(QStringLiteral(", ")));
    add(evaluation(node));
    if (node.marks & NodeMark::Comment) {
        add(firstLineOf(commentAt(node.tree, node.node)));
    }
    return lines.join(u'\n');
}

} // namespace shinpan
