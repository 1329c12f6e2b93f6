#pragma once

#include "core/board/point.h"
#include "core/record/gametree.h"
#include "core/record/sgftreebuilder.h"
#include "core/record/sgfwarning.h"

#include <QByteArray>

#include <cstddef>
#include <vector>

namespace shinpan {

/// Takes the games of a collection out of decoded text, one after the other, mending what real
/// programs get wrong.
///
/// Time and memory are linear in the text, and it is not recursive: OGS nests one variation for
/// each move.
class SgfParser
{
public:
    /// `text`: valid UTF-8 with LF line breaks, less than 4 GiB. The trees share it. Warnings go to
    /// `warnings`.
    SgfParser(QByteArray text, SgfWarningList &warnings);

    /// Goes on to the next game; false when there is no more.
    [[nodiscard]] bool readNext();
    /// The game that readNext() read.
    [[nodiscard]] GameTree game() const { return m_builder.tree(); }
    /// Where that game starts in the text.
    [[nodiscard]] std::ptrdiff_t gameOffset() const { return m_gameOffset; }

private:
    [[nodiscard]] bool findGame();
    [[nodiscard]] bool isPropertyAt(const char *at) const;
    void readGame();
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
    void warn(SgfWarning::Kind kind, const char *at, const QString &detail = {});

    QByteArray m_text;
    const char *m_at;
    const char *m_end;
    SgfWarningList &m_warnings;
    SgfTreeBuilder m_builder;
    std::ptrdiff_t m_gameOffset = 0;
    int m_depth = 0;                  ///< open parentheses
    bool m_isAfterVariations = false; ///< a `)` came, and no `(` or node since
    int m_reach = 0; ///< the largest coordinate, from 1, of a move or set-up stone; OddReach: look
                     ///< at them all
};

} // namespace shinpan
