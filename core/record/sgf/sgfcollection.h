#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan {

/// A game of a file.
struct SgfGame
{
    GameTree tree;
    std::vector<SgfWarning> warnings; ///< SgfWarningList::Limit at most
    std::size_t omittedWarnings = 0;  ///< how many more there were
    int gamesInFile = 1;
    SgfCharset charset; ///< what the bytes were
};

class SgfParser;

/// The game that the parser has just read, which starts at `place`, with the warnings about it;
/// `gamesInFile` and `charset` are for the caller to say. Adds the warning about another game.
[[nodiscard]] SgfGame finishedGame(const SgfParser &parser,
                                   SgfWarningList &warnings,
                                   SgfPlace place);

/// Reads the first game of Go in SGF of any age (FF[1] to FF[4]) leniently: what is odd is mended
/// and reported, what is unknown is kept. The warnings are about the file as a whole, too. Fails
/// only if there is no game in it, or only games other than Go, or if it is beyond 2 GiB.
///
/// The tree shares `bytes` when they are UTF-8 already.
[[nodiscard]] Result<SgfGame, SgfError> readSgf(const QByteArray &bytes,
                                                const SgfReadOptions &options = {});
[[nodiscard]] Result<SgfGame, SgfError> readSgfFile(const QString &path,
                                                    const SgfReadOptions &options = {});

/// The games of a file, to be listed, read one by one, rearranged and written.
///
/// A value. Only an index of the file's text is kept, 32 bytes a game; trees are built when a game
/// is asked for, and their texts shared. Games are numbered from 0.
class SgfCollection
{
public:
    /// A collection without games.
    SgfCollection() = default;

    [[nodiscard]] std::size_t size() const { return m_items.size(); }

    /// What a list shows of a game. Reading it takes microseconds, however long the game is.
    struct Summary
    {
        BoardSize size;
        ByColor<QString> playerName;
        ByColor<QString> playerRank;
        QString result;
        QString date;
        QString event;
        QString round;
        QString gameName;
        QString rules;
        std::uint32_t moves = 0; ///< of the main line, passes included
        std::uint32_t nodes = 0;
        int line = 0; ///< where it starts in the file, from 1; 0: it was not read from there
    };
    [[nodiscard]] Summary summary(std::size_t game) const;

    /// The game with the warnings about it, located in the file. `charset` and `gamesInFile` tell
    /// of the file.
    [[nodiscard]] SgfGame game(std::size_t game) const;
    /// Whether it is a game of Go. A file may hold others beside it; they are kept.
    [[nodiscard]] bool isGo(std::size_t game) const { return m_items[game].isGo != 0; }
    /// The first game of Go from this one on; size() if there is none.
    [[nodiscard]] std::size_t firstGo(std::size_t game) const;

    /// Where texts of a game stand in the file (views of `tree`, which game() gave): line and
    /// column of each. A text that does not stand there as it is, because it was mended, has the
    /// place of something near: another property of its node, or of those before; 0 and 0 for a
    /// game that was not read from there.
    struct Spot
    {
        NodeId node = NoNode;
        QByteArrayView text;
    };
    [[nodiscard]] std::vector<SgfPlace> placesOf(std::size_t game,
                                                 const GameTree &tree,
                                                 const std::vector<Spot> &spots) const;

    /// Warnings about the file as a whole and about what stands between games.
    [[nodiscard]] const std::vector<SgfWarning> &warnings() const { return m_warnings; }
    [[nodiscard]] std::size_t omittedWarnings() const { return m_omittedWarnings; }
    [[nodiscard]] const SgfCharset &charset() const { return m_charset; }

    /// What is to be known of a file that the games were read from in another way.
    void setFileNotes(SgfCharset charset,
                      std::vector<SgfWarning> warnings,
                      std::size_t omittedWarnings);

    /// Puts a game before another one; `game` may be size().
    void insert(std::size_t game, GameTree tree);
    void append(GameTree tree) { insert(size(), std::move(tree)); }
    void replace(std::size_t game, GameTree tree);
    void remove(std::size_t game);
    /// Takes a game out and puts it where it then is number `target`.
    void move(std::size_t game, std::size_t target);

private:
    friend class SgfCollectionReader; // fills it

    struct Item
    {
        std::uint32_t begin = 0; ///< offset in m_text; or with `isTree` an index in m_trees
        std::uint32_t isTree : 1 = 0;
        std::uint32_t isGo : 1 = 1;
        std::uint32_t nodes : 30 = 0;
        std::uint32_t moves = 0;
        SgfPlace place; ///< of `begin`
    };
    [[nodiscard]] static Item itemFor(const GameTree &tree);
    [[nodiscard]] Item addTree(GameTree tree);

    QByteArray m_text; ///< of the file, decoded
    std::vector<Item> m_items;
    std::vector<GameTree> m_trees; ///< games that do not stand in the text
    std::vector<SgfWarning> m_warnings;
    std::size_t m_omittedWarnings = 0;
    SgfCharset m_charset;
};

/// What a list shows of a game that stands in no collection; `line` is 0.
[[nodiscard]] SgfCollection::Summary summaryOf(const GameTree &tree);

/// Reads all games of a file. Fails if there is none of Go in it.
[[nodiscard]] Result<SgfCollection, SgfError> readSgfCollection(const QByteArray &bytes,
                                                                const SgfReadOptions &options = {});
[[nodiscard]] Result<SgfCollection, SgfError> readSgfCollectionFile(
    const QString &path,
    const SgfReadOptions &options = {});

/// All games as one SGF file, each as writeSgf() has it.
[[nodiscard]] QByteArray writeSgfCollection(const SgfCollection &collection);

} // namespace shinpan
