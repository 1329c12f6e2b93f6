#include "ui/match/gameline.h"

#include "core/record/tree/gameinfo.h"
#include "core/util/excerpt.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

namespace shinpan {

GameLine::GameLine(GameController &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setWordWrap(true);
    setFont(textFont(TextSize::Caption));
    setForegroundRole(QPalette::PlaceholderText);
    setAccessibleDescription(tr("What is being played"));
    const GameRecord *const record = &game.record();
    connect(record, &GameRecord::infoChanged, this, &GameLine::showGame);
    connect(record, &GameRecord::treeReplaced, this, &GameLine::showGame);
    showGame();
}

void GameLine::showGame()
{
    setText(text::gameLine(m_game.record().info()));
}

QString text::gameLine(const GameInfo &info)
{
    const std::optional<Ruleset> rules = rulesetFromText(info.rules.toStdString());
    QStringList parts{rules && !info.rules.isEmpty() ? rulesName(*rules) : info.rules};
    if (info.komi) {
        parts << GameLine::tr("komi %1").arg(points(*info.komi));
    }
    if (info.handicap > 0) {
        parts << GameLine::tr("%n handicap stones", nullptr, info.handicap);
    }
    parts << info.event << info.round << info.date
          << (info.result.isEmpty() ? QString() : recordedResult(info.result));
    parts.removeAll(QString());
    for (QString &part : parts) {
        part = excerpt(part);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace shinpan
