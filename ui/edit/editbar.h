#pragma once

#include <QFrame>

class QAction;
class QLineEdit;
class QToolBar;

namespace shinpan {

class EditActions;
class EditController;
class GameController;

/// The tools above the board while it is edited: one row, as short as the board is wide.
class EditBar final : public QFrame
{
    Q_OBJECT

public:
    EditBar(GameController &game,
            EditController &editing,
            const EditActions &actions,
            QWidget *parent = nullptr);

private:
    void addTools(const EditActions &actions);
    void addLabelField();
    void showToPlay();
    void showTool();

    GameController &m_game;
    EditController &m_editing;
    QToolBar *m_bar;
    QLineEdit *m_label;
    QAction *m_labelField = nullptr; ///< holds m_label in the bar
    QAction *m_toPlay = nullptr;
};

} // namespace shinpan
