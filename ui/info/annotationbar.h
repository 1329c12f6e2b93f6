#pragma once

#include "core/record/note/annotation.h"

#include <QWidget>

#include <array>

class QAction;
class QHBoxLayout;
class QMenu;

namespace shinpan {

class GameController;

/// What is thought of the move and the position that are shown, as a row of small buttons: a press
/// says it, the next one emphasises it, the one after that takes it back. Shift emphasises at once.
class AnnotationBar final : public QWidget
{
    Q_OBJECT

public:
    explicit AnnotationBar(GameController &game, QWidget *parent = nullptr);

    /// The same as a menu, with keys: Ctrl+Alt+1 to Ctrl+Alt+9.
    [[nodiscard]] QMenu *createMenu(QWidget *parent);

private:
    [[nodiscard]] static QString name(Annotation annotation);
    void addButton(Annotation annotation, QHBoxLayout &row);
    void turn(Annotation annotation);
    void refresh();

    GameController &m_game;
    std::array<QAction *, AllAnnotations.size()> m_actions{};
};

} // namespace shinpan
