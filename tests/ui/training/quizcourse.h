#pragma once

#include "tests/record/gametext.h"
#include "ui/training/quizgames.h"

#include <QAction>

#include <vector>

namespace shinpan::test {

/// Black kills at B1; A1 is answered there.
inline constexpr char ThreeInARow[] =
    "(;SZ[9]AW[ah][bh][ch][dh][di]AB[ag][bg][cg][dg][eg][eh][ei]PL[B]"
    "C[Black to kill.](;B[bi]C[RIGHT])(;B[ai];W[bi]C[Two eyes.]))";

/// Games of these texts; an empty text is a game that cannot be shown.
[[nodiscard]] inline QuizGames gamesOf(const std::vector<QByteArray> &texts)
{
    QuizGames games;
    games.count = texts.size();
    games.tree = [texts](std::size_t game) -> std::shared_ptr<const GameTree> {
        return texts[game].isEmpty() ? nullptr : std::make_shared<GameTree>(treeFrom(texts[game]));
    };
    games.name = [](std::size_t game) { return QStringLiteral("Game %1").arg(game + 1); };
    return games;
}

/// Does the action of that name, whose text may have a mnemonic; false if it cannot be done.
inline bool act(const QList<QAction *> &actions, const char *name)
{
    for (QAction *action : actions) {
        if (action->text().remove(u'&') == QLatin1String(name)) {
            const bool mayBeDone = action->isEnabled() && action->isVisible();
            action->trigger();
            return mayBeDone;
        }
    }
    return false;
}

} // namespace shinpan::test
