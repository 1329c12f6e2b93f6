#include "ui/words/text.h"

#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/excerpt.h"
#include "ui/words/rulestext.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace shinpan::text {

namespace {

/// The translation context of everything here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

[[nodiscard]] QString winning(Color winner, const char *black, const char *white)
{
    return winner == Color::Black ? Words::tr(black) : Words::tr(white);
}

[[nodiscard]] QString wonBy(Color winner, double margin)
{
    if (margin == 1) {
        return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by 1 point"),
                       QT_TRANSLATE_NOOP("Words", "White wins by 1 point"));
    }
    return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by %1 points"),
                   QT_TRANSLATE_NOOP("Words", "White wins by %1 points"))
        .arg(points(margin));
}

} // namespace

QString colorName(Color color)
{
    return color == Color::Black ? Words::tr("Black") : Words::tr("White");
}

QString moveName(const Move &move)
{
    return move.point ? QString::fromStdString(vertexOf(*move.point)) : Words::tr("pass");
}

QString result(const GameResult &result)
{
    const Color winner = result.winner.value_or(Color::Black);
    switch (result.end) {
    case GameEnd::Passes:
        if (!result.winner) {
            return result.score ? Words::tr("a tie") : Words::tr("disputed, no winner");
        }
        if (!result.score) {
            return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins"),
                           QT_TRANSLATE_NOOP("Words", "White wins"));
        }
        return wonBy(winner, std::abs(result.score->blackMargin));
    case GameEnd::Resignation:
        return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by resignation"),
                       QT_TRANSLATE_NOOP("Words", "White wins by resignation"));
    case GameEnd::Claim:
        return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by a claim"),
                       QT_TRANSLATE_NOOP("Words", "White wins by a claim"));
    case GameEnd::Time:
        return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins on time"),
                       QT_TRANSLATE_NOOP("Words", "White wins on time"));
    case GameEnd::Forfeit:
        return winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by forfeit"),
                       QT_TRANSLATE_NOOP("Words", "White wins by forfeit"));
    case GameEnd::MoveLimit:
        return Words::tr("stopped at the move limit");
    case GameEnd::Adjudication:
        return !result.winner
                 ? Words::tr("a tie by adjudication")
                 : winning(winner, QT_TRANSLATE_NOOP("Words", "Black wins by adjudication"),
                           QT_TRANSLATE_NOOP("Words", "White wins by adjudication"));
    case GameEnd::Void:
        return Words::tr("void, the game does not count");
    }
    Q_UNREACHABLE();
}

QString score(const Score &score)
{
    const std::optional<Color> winner = score.winner();
    return winner ? wonBy(*winner, std::abs(score.blackMargin)) : Words::tr("A tie");
}

QString points(double number)
{
    return QLocale().toString(number, 'f', QLocale::FloatingPointShortest).replace(u'-', u'−');
}

QString decimal(double number, int decimals)
{
    const bool isNothing = std::abs(number) < 0.5 * std::pow(10, -decimals);
    return QLocale().toString(isNothing ? 0 : number, 'f', decimals).replace(u'-', u'−');
}

QString rulesName(const Ruleset &rules)
{
    for (const RulesetPreset &preset : rulesetPresets()) {
        Ruleset named = preset.rules;
        named.ko = rules.ko;
        if (named == rules) {
            return presetRules(preset);
        }
    }
    return Words::tr("Custom rules");
}

QString recordedResult(const QString &written)
{
    const QString sgf = resultFromWords(written).value_or(written);
    if (const std::optional<Score> counted = scoreFromText(sgf.toStdString())) {
        return score(*counted);
    }
    const std::optional<Color> winner = colorFromSgf(sgf.toLatin1());
    const QString how = sgf.section(u'+', 1).left(1).toUpper();
    if (!winner || !sgf.contains(u'+')) {
        return Words::tr("Result: %1").arg(excerpt(written));
    }
    const GameEnd end = how == QLatin1String("R") ? GameEnd::Resignation
                      : how == QLatin1String("T") ? GameEnd::Time
                      : how == QLatin1String("F") ? GameEnd::Forfeit
                                                  : GameEnd::Passes;
    return result({end, winner, std::nullopt, std::nullopt, {}});
}

QString illegality(Illegality reason)
{
    switch (reason) {
    case Illegality::OffBoard:
        return Words::tr("That point is not on the board");
    case Illegality::Occupied:
        return Words::tr("There is already a stone there");
    case Illegality::Suicide:
        return Words::tr("That stone would have no liberties");
    case Illegality::Ko:
        return Words::tr("The ko may not be retaken at once");
    case Illegality::Superko:
        return Words::tr("That would repeat an earlier position");
    }
    Q_UNREACHABLE();
}

} // namespace shinpan::text
