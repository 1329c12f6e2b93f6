#pragma once

#include <QLabel>
#include <QString>

namespace shinpan {

class OpenGame;
struct GameInfo;

/// What is being played, in small letters below the players: two lines, whatever there is to say,
/// so that nothing moves.
class GameTermsLine final : public QLabel
{
    Q_OBJECT

public:
    explicit GameTermsLine(OpenGame &game, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

private:
    void showGame();

    OpenGame &m_game;
};

namespace text {

/// "Japanese rules · komi 6.5 · 2 handicap stones · Castle Game · 1846-09-11 · Black wins by 2
/// points": what the record says of it.
[[nodiscard]] QString gameTerms(const GameInfo &info);

} // namespace text

} // namespace shinpan
