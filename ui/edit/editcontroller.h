#pragma once

#include "ui/edit/editstroke.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class BoardView;
class EditStroke;
class OpenGame;
class ScoringController;

/// Edit mode: while it is on, what is done on the board changes the record with the tool that was
/// chosen. Markup may be made anywhere; stones of a game that runs are left alone, in words.
class EditController final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    EditController(OpenGame &game,
                   ScoringController &scoring,
                   BoardView &board,
                   QObject *parent = nullptr);
    ~EditController() override;

    [[nodiscard]] bool isActive() const { return m_isActive; }
    [[nodiscard]] EditTool tool() const { return m_tool; }
    /// What EditTool::Label writes.
    [[nodiscard]] const QString &label() const { return m_label; }
    /// The side to play at the cursor.
    [[nodiscard]] Color toPlay() const;

    /// Off when a game begins, and while a score is settled.
    void setActive(bool active);
    void setTool(EditTool tool);
    void setLabel(const QString &label) { m_label = label.trimmed(); }
    /// The other colour is to play at the cursor (PL).
    void switchToPlay();

Q_SIGNALS:
    void activeChanged(bool active);
    void toolChanged(shinpan::EditTool tool);
    /// Why something was not done, in words.
    void refused(const QString &reason);

private:
    void beginStroke(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void moveStroke(const std::vector<Point> &way);
    void endStroke();
    void play(Point point, bool isOther);
    [[nodiscard]] bool mayUse(EditTool tool);
    void showGhost();
    void setStart(std::optional<Point> start);

    OpenGame &m_game;
    ScoringController &m_scoring;
    BoardView &m_board;
    std::unique_ptr<EditStroke> m_stroke;
    EditTool m_tool = EditTool::Play;
    QString m_label;
    std::optional<Point> m_start; ///< of a line, clicked alone
    bool m_isActive = false;
};

} // namespace shinpan
