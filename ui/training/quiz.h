#pragma once

#include "core/board/board.h"
#include "core/board/move.h"
#include "ui/board/painting/boardframe.h"
#include "ui/board/painting/boardlayer.h"

#include <QList>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

class QAction;
class QWidget;

namespace shinpan {

/// The view of a question, and of the answer once there was one. All texts may be foreign
/// and of any length; empty ones are not shown.
struct QuizScene
{
    enum class Mood : std::uint8_t { Asking, Right, Wrong, Unknown, Waiting };

    Board board;
    std::optional<Move> lastMove{};
    /// The colour of the stone that a try puts; nothing while no try is wanted.
    std::optional<Color> toPlay{};
    BoardLayer marks{};
    std::optional<Orientation> orientation{}; ///< nothing: as the person has the board
    QString heading{};                        ///< it tells which question of how many
    QString question{};
    Mood mood = Mood::Asking;
    QString verdict{}; ///< it judges the try in a few words; none while it is asked
    QString details{};
    QString tally{}; ///< how one did up to now
};

/// A course of questions about boards: it shows a position, takes a try, and judges it, at once or
/// later. Shown in a QuizWindow, on a board of its own: of the record that the questions are from
/// nothing is seen that the scene does not show, and nothing is changed.
class Quiz : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual const QuizScene &scene() const = 0;
    /// Whether a stone may be tried there, while one is wanted.
    [[nodiscard]] virtual bool mayTry(Point point) const = 0;
    /// The person puts a stone of scene().toPlay there; mayTry() says so.
    virtual void tryAt(Point point) = 0;
    /// What can be done besides, the next step first: buttons, as far as they are visible.
    [[nodiscard]] virtual QList<QAction *> actions() const = 0;
    /// Makes the controls for how it is asked, a column of them; null: there are none.
    [[nodiscard]] virtual QWidget *createOptions() { return nullptr; }

Q_SIGNALS:
    /// scene() is another one.
    void changed();
};

} // namespace shinpan
