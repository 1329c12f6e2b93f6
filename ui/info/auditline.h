#pragma once

#include <QLabel>

namespace shinpan {

class GameController;
struct MoveAudit;

/// How the move that is shown came about, when it was played here: what its engine was asked and
/// answered, the time it took, and the clock after it. Takes no room otherwise.
class AuditLine final : public QLabel
{
    Q_OBJECT

public:
    explicit AuditLine(GameController &game, QWidget *parent = nullptr);

private:
    void showNode();

    GameController &m_game;
};

namespace text {

/// "genmove b → = D4 · 1.2 s · 9:58 left"; of a person's move the times alone.
[[nodiscard]] QString audit(const MoveAudit &audit);

} // namespace text

} // namespace shinpan
