#pragma once

#include "core/record/note/exportformat.h"
#include "core/util/result.h"

#include <QString>

#include <memory>

namespace shinpan {

struct BoardPicture;
struct Mark;
class StoneNumbers;

/// What writes a format of text, and what it has signs for, which is told of pictures that have
/// more (see omissionsOf()). Of several marks on one point the first one with a sign is shown.
struct TextFormat
{
    ExportFormat format;
    Result<QString> (*write)(const BoardPicture &picture);
    bool (*hasSign)(const BoardPicture &picture, const StoneNumbers &numbers, const Mark &mark);
    bool hasLines = true;          ///< lines and arrows
    bool labelsStones = true;      ///< a stone is seen under its label
    bool hasCapitals = true;       ///< labels keep their case
    bool bracketsLastMove = false; ///< if points are a letter wide, beside any sign; else a ring
};

/// Null for formats that are drawn.
[[nodiscard]] const TextFormat *textFormatOf(ExportFormat format);

/// What a format of text has signs for in a picture. Both must live as long.
class DiagramSigns
{
public:
    DiagramSigns(const BoardPicture &picture, const TextFormat &format);
    ~DiagramSigns();
    Q_DISABLE_COPY_MOVE(DiagramSigns)

    [[nodiscard]] bool hasSign(const Mark &mark) const
    {
        return m_format.hasSign(m_picture, *m_numbers, mark);
    }
    /// Whether the last move is shown to be that, if its point has another sign already.
    [[nodiscard]] bool ringsLastMove(bool hasOtherSign) const;

private:
    const BoardPicture &m_picture;
    const TextFormat &m_format;
    std::unique_ptr<StoneNumbers> m_numbers;
};

/// The board in letters, for e-mail: X is Black, O is White, + a star point, numbers are moves. The
/// only marks shown are labels; the last move stands in brackets if there are no numbers. A caption
/// becomes the last line. It ends with a line break.
[[nodiscard]] QString toPlainText(const BoardPicture &picture);

/// A diagram as Sensei's Library and several forums read it ("How Diagrams Work" there): lines that
/// start with "$$". They number ten stones at most, of colours in turn, so a picture with more
/// numbered moves becomes several diagrams, each on the position that the one before ends with.
/// Labels are single small letters on empty points; others are left out. Ends with a line break.
[[nodiscard]] QString toSenseis(const BoardPicture &picture);

/// A LaTeX document with one diagram, for the package psgo (v0.17, in TeX Live; it needs latex and
/// dvips, or xelatex). What to paste into another document is what stands between \begin{document}
/// and \end{document}. Fails for boards that psgo cannot draw: those that are not square, and those
/// with more than 19 lines.
[[nodiscard]] Result<QString> toLatex(const BoardPicture &picture);
/// Whether psgo has a sign for a mark.
[[nodiscard]] bool hasLatexSign(const Mark &mark);

} // namespace shinpan
