#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"
#include "core/util/spoken.h"

#include <QJsonArray>

namespace shinpan {

namespace {

constexpr char TreeHelp[] = R"(
Lists all nodes of all games in the order of the file, main line first. The list is
printed as it is made, however long it is.

A line for each node: its number, which --node n57 of the other verbs takes; the number
of its move in the game; the move; and what else it has. Variations are indented, and
a line that branches off from another says at which node.

  --game N            only the N-th game of each file
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  --json              print one JSON object for each node, on a line of its own; see below
)";

constexpr char TreeJson[] =
    R"(A node:
  file                 text
  game                 integer   its number in the file, from 1
  node                 integer
  parent               integer?  null: it is the root
  depth                integer   counts nodes from the root
  variation            integer   the node's number among its siblings, from 1
  moveNumber           integer
  color                text?     B or W
  move                 text?     a vertex or pass
  properties           values    prose as text, others as they are in the file

A values object:
  *                    list      by the property's name
)";

const QList<QCommandLineOption> TreeOptions{GameOption, RecursiveOption, CharsetOption, JsonOption};

/// A place in a walk through a tree.
struct Step
{
    NodeId node;
    int index = 0;     ///< in the order of the file
    int moves = 0;     ///< up to here
    int variation = 1; ///< among its siblings
    int indent = 0;    ///< how many variations this is within
};

/// Walks through a game; remembers the path only.
class Walk
{
public:
    explicit Walk(const GameTree &tree)
        : m_tree(tree)
        , m_size(boardSizeOf(tree))
    {
        enter(tree.root(), {});
    }

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    [[nodiscard]] const Step &here() const { return m_path.back(); }
    [[nodiscard]] const Step *parent() const
    {
        return m_path.size() > 1 ? &m_path[m_path.size() - 2] : nullptr;
    }
    [[nodiscard]] int depth() const { return static_cast<int>(m_path.size()) - 1; }
    [[nodiscard]] std::optional<Move> move() const { return moveAt(m_tree, here().node, m_size); }

    /// Goes to the next node of the file; false after the last.
    bool next()
    {
        if (const NodeId child = m_tree.firstChild(here().node); child != NoNode) {
            enter(child, {child, 0, here().moves, 1, here().indent});
            return true;
        }
        while (parent()) {
            const Step left = here();
            m_path.pop_back();
            if (const NodeId sibling = m_tree.nextSibling(left.node); sibling != NoNode) {
                enter(sibling, {sibling, 0, here().moves, left.variation + 1, here().indent + 1});
                return true;
            }
        }
        return false;
    }

private:
    void enter(NodeId node, Step step)
    {
        step.node = node;
        step.index = m_count++;
        step.moves += moveAt(m_tree, node, m_size) ? 1 : 0;
        m_path.push_back(step);
    }

    const GameTree &m_tree;
    BoardSize m_size;
    int m_count = 0;
    std::vector<Step> m_path;
};

QStringList valuesOf(const SgfProperty &property)
{
    QStringList texts;
    for (const QByteArrayView value : property.values()) {
        switch (traitsOf(property.packedName()).text) {
        case PropertyTraits::Text::None:
            texts += QString::fromUtf8(value);
            break;
        case PropertyTraits::Text::Simple:
            texts += sgfSimpleText(value);
            break;
        case PropertyTraits::Text::Long:
            texts += sgfText(value);
            break;
        }
    }
    return texts;
}

QByteArray jsonOf(const Walk &walk, const QString &path, std::size_t game)
{
    QJsonObject properties;
    walk.tree().forEachProperty(walk.here().node, [&](const SgfProperty &property) {
        properties.insert(QString::fromLatin1(property.name()),
                          QJsonArray::fromStringList(valuesOf(property)));
    });
    const std::optional<Move> move = walk.move();
    const Step *const parent = walk.parent();
    return jsonLine(QJsonObject{
        {QStringLiteral("file"), path},
        {QStringLiteral("game"), static_cast<int>(game) + 1},
        {QStringLiteral("node"), walk.here().index},
        {QStringLiteral("parent"), parent ? QJsonValue(parent->index) : QJsonValue()},
        {QStringLiteral("depth"), walk.depth()},
        {QStringLiteral("variation"), walk.here().variation},
        {QStringLiteral("moveNumber"), walk.here().moves},
        {QStringLiteral("color"),
         move ? QJsonValue(QString::fromLatin1(rawColor(move->color))) : QJsonValue()},
        {QStringLiteral("move"), move ? QJsonValue(vertexText(move->point)) : QJsonValue()},
        {QStringLiteral("properties"), properties}});
}

/// The first line of a comment, shortened.
QString excerpt(const QString &comment)
{
    constexpr qsizetype Room = 40;
    const QString line = comment.section(u'\n', 0, 0).trimmed();
    return line.size() < comment.trimmed().size() || line.size() > Room
             ? line.left(Room) + QStringLiteral("…")
             : line;
}

/// What a node has besides its move: its names, and how its comment starts.
QString remarksOf(const GameTree &tree, NodeId node)
{
    QString names;
    tree.forEachProperty(node, [&](const SgfProperty &property) {
        if (!property.hasName("B") && !property.hasName("W") && !property.hasName("C")) {
            names += u' ' + QString::fromLatin1(property.name());
        }
    });
    const QString comment = commentAt(tree, node);
    return names
         + (comment.isEmpty() ? QString() : QStringLiteral(" \"%1\"").arg(excerpt(comment)));
}

QString textOf(const Walk &walk)
{
    constexpr int MostIndent = 20; // OGS opens a variation for every move
    const Step &here = walk.here();
    const std::optional<Move> move = walk.move();
    QString text = QString(2 * std::min(here.indent, MostIndent), u' ')
                 + QStringLiteral("n%1").arg(here.index);
    if (move) {
        text += QStringLiteral("  %1 %2 %3")
                    .arg(here.moves)
                    .arg(QLatin1String(move->color == Color::Black ? "B" : "W"),
                         vertexText(move->point));
    }
    if (here.variation > 1) {
        text += QStringLiteral("  (%1 after n%2)").arg(here.variation).arg(walk.parent()->index);
    }
    const QString remarks = remarksOf(walk.tree(), here.node);
    return text + (remarks.isEmpty() ? QString() : u' ' + remarks);
}

void showTree(SgfRun &run)
{
    const bool isJson = run.arguments().isSet(JsonOption);
    const auto show = [&](const SgfListedGame &listed) {
        if (!isJson) {
            run.out().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2 of %3"),
                                       listed.path, listed.index + 1, listed.collection.size()));
        }
        Walk walk(listed.game.tree);
        do {
            if (isJson) {
                run.out().writeData(jsonOf(walk, listed.path, listed.index) + '\n');
            } else {
                run.out().writeLine(textOf(walk));
            }
        } while (run.out().isOpen() && walk.next());
    };
    forEachGame(run, show, eachAlone);
}

} // namespace

const Verb SgfTreeVerb = sgfVerb<SgfTreeVerb, TreeOptions, showTree>({.name = QLatin1String("tree"),
                                                                      .summary = "list all nodes",
                                                                      .usage = "FILES... [options]",
                                                                      .help = TreeHelp,
                                                                      .json = {TreeJson}});

} // namespace shinpan
