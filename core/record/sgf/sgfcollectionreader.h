#pragma once

#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfparser.h"

#include <QByteArray>
#include <QtGlobal>

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// A warning, and in which game.
struct SgfLocatedWarning
{
    static constexpr int Outside = -1;

    SgfWarning warning;
    int game = Outside; ///< its number; Outside: about the file, or what stands between games
};

/// All warnings about a file, in the order of their places.
struct SgfFileWarnings
{
    std::vector<SgfLocatedWarning> list; ///< SgfWarningList::Limit or a few more
    std::size_t omitted = 0;             ///< how many more there were

    [[nodiscard]] std::size_t count() const { return list.size() + omitted; }
};

/// Reads a collection in slices, so that a window stays alive without threads: call readFor() from
/// a timer until it says that everything is read. To cancel, forget the reader.
class SgfCollectionReader
{
    Q_DISABLE_COPY_MOVE(SgfCollectionReader) // its parser refers to it

public:
    explicit SgfCollectionReader(const QByteArray &bytes, const SgfReadOptions &options = {});

    /// Reads on for about this long; returns whether everything is read now.
    [[nodiscard]] bool readFor(std::chrono::microseconds time);
    /// How much of the file was read, 0 to 1.
    [[nodiscard]] double progress() const;
    /// What was read, once everything is. Fails if there is no game of Go in it.
    [[nodiscard]] Result<SgfCollection, SgfError> take();
    /// The first game of Go, as SgfCollection::game() gives it; to be called before take(), which
    /// would have to read it again. Nothing if there is none.
    [[nodiscard]] std::optional<SgfGame> takeFirstGame();

    /// What take() keeps with the file and SgfCollection::game() tells game by game, all together;
    /// to be called before take().
    [[nodiscard]] SgfFileWarnings takeWarnings();

private:
    void decodePortion();
    void beginParsing(DecodedSgf decoded);
    void readPortion();
    void addGame();
    void keepWarnings(const SgfGame &game);

    SgfCollection m_collection;
    SgfWarningList m_outside; ///< about the file as a whole, and what stands between games
    SgfWarningList m_inside;  ///< about the game that is being read
    SgfFileWarnings m_gameWarnings;
    std::optional<SgfGame> m_firstGame;
    qsizetype m_size;                    ///< of the file
    std::optional<SgfDecoder> m_decoder; ///< until everything is decoded
    std::optional<SgfParser> m_parser;   ///< from then until everything is read
    std::optional<SgfError> m_error;
    bool m_hasContent = false;           ///< a game has a property, or more nodes than one
    bool m_hasLoss = false;              ///< see losesText()
    std::optional<SgfError> m_otherGame; ///< the first game that is not Go
    SgfPlace m_place;                    ///< of the last game that was found
    std::ptrdiff_t m_placeOffset = 0;
};

} // namespace shinpan
