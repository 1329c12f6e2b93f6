#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace shinpan {

struct BoardScene;
struct Move;

/// A board in words, for those who do not see it.
class BoardDescription
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::BoardDescription)

public:
    /// "Cursor at D4, empty. Board of 19 by 19 lines, 3 black and 2 white stones. Last move: White
    /// Q16."
    [[nodiscard]] static QString of(const BoardScene &scene, const std::optional<Move> &lastMove);

private:
    [[nodiscard]] static QString cursorSentence(const BoardScene &scene);
    [[nodiscard]] static QString stonesSentence(const BoardScene &scene);
    [[nodiscard]] static QString moveSentence(const Move &move);
};

} // namespace shinpan
