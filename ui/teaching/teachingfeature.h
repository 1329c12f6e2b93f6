#pragma once

#include "ui/kit/feature.h"
#include "ui/teaching/lesson.h"
#include "ui/teaching/teachingcard.h"
#include "ui/teaching/teachingparts.h"

#include <vector>

class QAction;

namespace shinpan {

class BoardView;
class HintGiver;
struct BoardLayer;

/// A teaching game and hints, as a person has them: marks and lines on the board, a card below it,
/// actions with keys. Of both nothing is seen by somebody who has not asked for them.
class TeachingFeature final : public Feature
{
    Q_OBJECT

public:
    /// All outlives it.
    TeachingFeature(WindowFrame &frame, const TeachingParts &parts, BoardView &board);

    /// Asks for a hint; invisible where none are offered.
    [[nodiscard]] QAction *hint() const { return m_hint; }
    /// Those with bare keys, for widgets that have no other use for these.
    [[nodiscard]] QList<QAction *> boardActions() const { return {m_hint, m_line, m_takeBack}; }
    /// Puts away a line, a hint, or the lesson of a game that is over.
    bool dismiss() override;

private:
    void createActions();
    void observe();
    void noteCursor();
    void refresh();
    void refreshActions();
    void showLine(bool shown);
    void takeBack();
    void goToMoment(int index);
    void close();
    [[nodiscard]] const Lesson::Verdict *verdictHere() const;
    [[nodiscard]] const Lesson::Verdict *verdictToShow() const;
    [[nodiscard]] TeachingCard::Shown toTell() const;
    [[nodiscard]] TeachingCard::Shown lessonToTell() const;
    [[nodiscard]] QString hintToTell() const;
    [[nodiscard]] BoardLayer marks() const;
    [[nodiscard]] BoardLayer marksOf(const Lesson::Verdict &verdict) const;
    [[nodiscard]] BoardLayer lineOf(const Lesson::Verdict &verdict) const;
    [[nodiscard]] BoardLayer marksOfHints() const;

    TeachingParts m_parts;
    BoardView &m_board;
    Lesson *m_lesson;
    HintGiver *m_hints;
    QAction *m_hint;
    QAction *m_line;
    QAction *m_takeBack;
    TeachingCard *m_card;
    bool m_isHinting = false; ///< the person asked in this game, and has not put a hint away
    NodeId m_lineOf = NoNode; ///< the move whose better line is shown; none: no line is
};

} // namespace shinpan
