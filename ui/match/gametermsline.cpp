#include "ui/match/gametermsline.h"

#include "core/record/tree/gameinfo.h"
#include "core/util/excerpt.h"
#include "ui/game/opengame.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

namespace shinpan {

GameTermsLine::GameTermsLine(OpenGame &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFont(textFont(TextSize::Caption));
    setForegroundRole(QPalette::PlaceholderText);
    setAccessibleDescription(tr("What is being played"));
    const GameRecord *const record = &game.record();
    connect(record, &GameRecord::infoChanged, this, &GameTermsLine::showGame);
    connect(record, &GameRecord::treeReplaced, this, &GameTermsLine::showGame);
    showGame();
}

QSize GameTermsLine::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {0, 2 * metrics.lineSpacing() + metrics.descent()}; // lines are laid out in fractions
}

void GameTermsLine::showGame()
{
    setText(text::gameTerms(m_game.record().info()));
    setToolTip(text()); // what is cut can be read there
}

QString text::gameTerms(const GameInfo &info)
{
    const std::optional<Ruleset> rules = rulesetFromText(info.rules.toStdString());
    QStringList parts{rules && !info.rules.isEmpty() ? rulesName(*rules) : info.rules};
    if (info.komi) {
        parts << GameTermsLine::tr("komi %1").arg(points(*info.komi));
    }
    if (info.handicap > 0) {
        parts << GameTermsLine::tr("%n handicap stones", nullptr, info.handicap);
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
