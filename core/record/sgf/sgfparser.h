#pragma once

#include "core/board/point.h"
#include "core/record/sgf/sgftreebuilder.h"
#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/gametree.h"

#include <QByteArray>

#include <cstddef>
#include <utility>

namespace shinpan {

/// Takes the games of a collection out of decoded text, one after the other, mending what real
/// programs get wrong.
///
/// Time and memory are linear in the text, and it is not recursive: OGS nests one variation for
/// each move. It can stop anywhere between two tokens and go on later.
class SgfParser
{
public:
    /// The outcome of reading on.
    enum class Step {
        Paused, ///< the bytes allowed are used up
        Game,   ///< a game was read to its end
        End     ///< there is no more
    };

    /// `text`: valid UTF-8 with LF line breaks, less than 4 GiB. The trees share it. Warnings go to
    /// `warnings`. Starts looking for a game at the offset `start`.
    SgfParser(QByteArray text, SgfWarningList &warnings, std::ptrdiff_t start = 0)
        : SgfParser(std::move(text), warnings, warnings, start)
    { }
    /// Keeps warnings about what stands between games apart from those about games.
    SgfParser(QByteArray text,
              SgfWarningList &outside,
              SgfWarningList &inside,
              std::ptrdiff_t start = 0);

    /// Reads on for about that many bytes (a value is read in one piece), at most to the end of a
    /// game.
    [[nodiscard]] Step advance(std::ptrdiff_t bytes);
    /// Goes on to the end of the next game; false when there is no more.
    [[nodiscard]] bool readNext() { return advance(m_end - m_at) == Step::Game; }
    /// The game that was read, or of the one being read what is there so far.
    [[nodiscard]] const GameTree &game() const { return m_builder.tree(); }
    /// The offset of that game in the text.
    [[nodiscard]] std::ptrdiff_t gameOffset() const { return m_gameOffset; }
    /// The whole text.
    [[nodiscard]] QByteArrayView text() const { return m_text; }
    /// How far the text was read.
    [[nodiscard]] std::ptrdiff_t offset() const { return m_at - m_text.constData(); }
    /// The offset of a value of the game in the text; the start of the game if it was mended.
    [[nodiscard]] std::ptrdiff_t offsetOf(QByteArrayView value) const;

private:
    [[nodiscard]] bool findGame();
    [[nodiscard]] bool isPropertyAt(const char *at) const;
    [[nodiscard]] bool readGame();
    [[nodiscard]] bool readMoves();
    [[nodiscard]] const char *moveEnd();
    void beginNode(const char *at);
    void openParenthesis();
    void closeParenthesis();
    void readProperty();
    void readUnusualProperty(QByteArrayView spelling);
    /// `start`: where the property starts for SgfTreeBuilder::addProperty().
    void readValues(PackedName name, const char *start);
    void readOddValues(QByteArrayView name);
    [[nodiscard]] QByteArray readOddValue(bool isProse);
    [[nodiscard]] bool endsProse(const char *close) const;
    void skipLooseValue();
    void skipStrayText();
    void checkBoardSize();
    void checkPoints(BoardSize size);
    void warn(SgfWarning::Kind kind, const char *at, const QString &detail = {})
    {
        m_warnings.add(kind, at - m_text.constData(), detail);
    }

    QByteArray m_text;
    const char *m_at;
    const char *m_end;
    const char *m_pause; ///< advance() stops here or soon after
    SgfWarningList &m_outside;
    SgfWarningList &m_warnings;
    SgfTreeBuilder m_builder;
    std::ptrdiff_t m_gameOffset = 0;
    int m_depth = 0;                  ///< open parentheses; 0: not within a game
    bool m_isInText = false;          ///< between games, and text there was reported
    bool m_isAfterVariations = false; ///< a `)` came, and no `(` or node since
    int m_reach = 0; ///< the largest coordinate, from 1, of a move or set-up stone; OddReach: look
                     ///< at them all
};

} // namespace shinpan
