#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/result.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace shinpan {

class FieldNote;
class GameCursor;

/// Asks where to go in the game: a move number, or a path into a variation (nodepath.h). Says what
/// is there while it is typed.
class GoToDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The cursor outlives the dialog; it is moved when the dialog is accepted.
    explicit GoToDialog(GameCursor &cursor, QWidget *parent = nullptr);

    void accept() override;

private:
    [[nodiscard]] Result<NodeId> target() const;
    void explain();

    GameCursor &m_cursor;
    QLineEdit *m_path;
    FieldNote *m_note;
    QPushButton *m_go;
};

} // namespace shinpan
