#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace shinpan {

struct BoardScene;
struct Move;
struct Point;

/// A board in words, for those who do not see it.
class BoardDescription
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::BoardDescription)

public:
    /// "Cursor at D4, empty. Board of 19 by 19 lines, 3 black and 2 white stones. Last move: White
    /// Q16." Where territory, dead stones or seki are marked, it tells of them too.
    [[nodiscard]] static QString of(const BoardScene &scene, const std::optional<Move> &lastMove);

private:
    [[nodiscard]] static QString cursorSentence(const BoardScene &scene);
    [[nodiscard]] static QString contentAt(const BoardScene &scene, Point point);
    [[nodiscard]] static QString ownerAt(const BoardScene &scene, Point point);
    [[nodiscard]] static QStringList scoringSentences(const BoardScene &scene);
    [[nodiscard]] static QString stonesSentence(const BoardScene &scene);
    [[nodiscard]] static QString moveSentence(const Move &move);
};

} // namespace shinpan
