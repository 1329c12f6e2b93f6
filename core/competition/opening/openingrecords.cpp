#include "core/competition/opening/openingsources.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/seededrandom.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

/// Walks down one game's tree as far as openings go.
class TreeWalk
{
public:
    TreeWalk(const GameTree &tree, const OpeningTerms &terms)
        : m_tree(tree)
        , m_terms(terms)
        , m_size(boardSizeOf(tree))
    {
        enter(tree.root());
    }

    [[nodiscard]] NodeId place() const { return m_place; }
    /// Whether there is no way down, or no room for another ply.
    [[nodiscard]] bool isAtEnd() const
    {
        return m_tree.firstChild(m_place) == NoNode
            || (m_terms.mostPlies > 0 && m_plies >= m_terms.mostPlies);
    }
    /// Goes down the first children.
    void goToEnd()
    {
        while (!isAtEnd()) {
            enter(m_tree.firstChild(m_place));
        }
    }
    void goDown(SeededRandom &random)
    {
        std::size_t skipped = random.below(static_cast<std::size_t>(m_tree.childCount(m_place)));
        NodeId child = m_tree.firstChild(m_place);
        for (; skipped > 0; --skipped) {
            child = m_tree.nextSibling(child);
        }
        enter(child);
    }
    /// Goes to the next branch that is not visited yet; false where all are.
    [[nodiscard]] bool goOn()
    {
        while (m_tree.nextSibling(m_place) == NoNode) {
            if (m_place == m_tree.root()) {
                return false;
            }
            m_plies -= pliesAt(m_place);
            m_place = m_tree.parent(m_place);
        }
        m_plies -= pliesAt(m_place);
        enter(m_tree.nextSibling(m_place));
        return true;
    }

private:
    void enter(NodeId node)
    {
        m_place = node;
        m_plies += pliesAt(node);
    }
    [[nodiscard]] int pliesAt(NodeId node) const { return moveAt(m_tree, node, m_size) ? 1 : 0; }

    const GameTree &m_tree;
    const OpeningTerms &m_terms;
    BoardSize m_size;
    NodeId m_place = NoNode;
    int m_plies = 0;
};

/// Reads the files of one source.
class RecordReader
{
public:
    RecordReader(SgfOpenings source, const OpeningTerms &terms, std::size_t key)
        : m_source(std::move(source))
        , m_terms(terms)
        , m_key(key)
    { }

    [[nodiscard]] Result<std::vector<Opening>> read()
    {
        const QFileInfo info(m_source.path);
        const QStringList paths =
            info.isDir() ? filesIn(m_source.path) : QStringList(m_source.path);
        if (paths.isEmpty()) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: it holds no *.sgf file"),
                                       m_source.path));
        }
        const QDir base(info.isDir() ? m_source.path : info.path());
        for (const QString &path : paths) {
            readGames(readSgfCollectionFile(path), path, base.relativeFilePath(path));
            if (!m_mistake.isEmpty()) {
                return failure(m_mistake);
            }
        }
        return std::move(m_openings);
    }

    [[nodiscard]] Result<std::vector<Opening>> read(const QByteArray &sgf)
    {
        readGames(readSgfCollection(sgf), m_source.path, QFileInfo(m_source.path).fileName());
        return m_mistake.isEmpty() ? Result<std::vector<Opening>>(std::move(m_openings))
                                   : failure(m_mistake);
    }

private:
    [[nodiscard]] static QStringList filesIn(const QString &folder)
    {
        QStringList paths;
        QDirIterator files(folder, {QStringLiteral("*.sgf")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            paths.append(files.next());
        }
        std::ranges::sort(paths);
        return paths;
    }

    void readGames(const Result<SgfCollection, SgfError> &games,
                   const QString &path,
                   const QString &name)
    {
        if (!games) {
            const SgfError &error = games.error();
            m_mistake = error.line > 0 ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1:%2: %3"),
                                                     path, error.line, error.text)
                                       : inFile(path, error.text);
            return;
        }
        for (std::size_t game = 0; game < games->size() && m_mistake.isEmpty(); ++game) {
            if (games->isGo(game)) {
                const QString which =
                    games->size() > 1 ? QStringLiteral(" game %1").arg(game + 1) : QString();
                readGame(games->game(game).tree, path + which, name + which);
            }
        }
    }

    void readGame(const GameTree &tree, const QString &where, const QString &name)
    {
        ++m_games;
        m_info = readGameInfo(tree);
        switch (m_source.lines) {
        case SgfOpenings::Lines::Main: {
            TreeWalk walk(tree, m_terms);
            walk.goToEnd();
            add(gameLineTo(tree, walk.place()), where, name);
            break;
        }
        case SgfOpenings::Lines::Leaves:
            addLeaves(tree, where, name);
            break;
        case SgfOpenings::Lines::Sampled:
            addSamples(tree, where, name);
            break;
        }
    }

    void addLeaves(const GameTree &tree, const QString &where, const QString &name)
    {
        TreeWalk walk(tree, m_terms);
        int leaf = 0;
        do {
            walk.goToEnd();
            const QString which = QStringLiteral(" leaf %1").arg(++leaf);
            add(gameLineTo(tree, walk.place()), where + which, name + which);
        } while (m_mistake.isEmpty() && walk.goOn());
    }

    void addSamples(const GameTree &tree, const QString &where, const QString &name)
    {
        SeededRandom random{m_terms.seed, m_key, m_games};
        for (int sample = 1; sample <= m_source.samples && m_mistake.isEmpty(); ++sample) {
            TreeWalk walk(tree, m_terms);
            while (!walk.isAtEnd()) {
                walk.goDown(random);
            }
            const QString which = QStringLiteral(" sample %1").arg(sample);
            add(gameLineTo(tree, walk.place()), where + which, name + which);
        }
    }

    void add(GameLine line, const QString &where, const QString &name)
    {
        const Opening opening{std::move(line), name, m_info.komi, m_info.rules};
        if (const Message mistake = mistakeIn(opening, m_terms); !mistake.isEmpty()) {
            m_mistake = inFile(where, mistake);
        } else if (m_openings.size() == MostOpenings) {
            m_mistake = Message::of(QT_TRANSLATE_NOOP("Messages", "%1: more than %2 openings"),
                                    m_source.path, MostOpenings);
        } else {
            m_openings.push_back(opening);
        }
    }

    SgfOpenings m_source;
    const OpeningTerms &m_terms;
    std::size_t m_key;
    std::size_t m_games = 0; ///< that were read
    GameInfo m_info;         ///< of the last one
    std::vector<Opening> m_openings;
    Message m_mistake; ///< the first one, with its place
};

} // namespace

Result<std::vector<Opening>> openingsOf(const SgfOpenings &source,
                                        const OpeningTerms &terms,
                                        std::size_t key)
{
    return RecordReader(source, terms, key).read();
}

Result<std::vector<Opening>> openingsInText(const QByteArray &sgf,
                                            const QString &path,
                                            const OpeningTerms &terms)
{
    return RecordReader({.path = path}, terms, 0).read(sgf);
}

} // namespace shinpan
