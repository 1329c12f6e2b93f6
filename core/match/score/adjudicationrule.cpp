#include "core/match/score/adjudicationrule.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace shinpan {

namespace {

/// A number of the text, within its bounds; with a percent sign, a hundredth of it.
[[nodiscard]] std::optional<double> numberFrom(QString text, double least, double most)
{
    const bool isPercent = text.endsWith(u'%');
    bool isNumber = false;
    const double number = (isPercent ? text.chopped(1) : text).toDouble(&isNumber);
    constexpr double Digits = 1e8; // so many let toText() be read back as the same number
    const double value = isPercent ? std::round(number * Digits) / (100 * Digits) : number;
    return isNumber && std::isfinite(value) && value >= least && value <= most
             ? std::optional(value)
             : std::nullopt;
}

struct Part
{
    QLatin1String name;
    bool (*read)(AdjudicationRule &rule, const QString &value);
};

[[nodiscard]] bool readInto(double &number, const QString &value, double least, double most)
{
    const std::optional<double> read = numberFrom(value, least, most);
    number = read.value_or(number);
    return read.has_value();
}

[[nodiscard]] bool readMoves(AdjudicationRule &rule, const QString &value)
{
    bool isNumber = false;
    const int moves = value.toInt(&isNumber);
    const bool isGood = isNumber && moves >= 1 && moves <= AdjudicationRule::MostMoves;
    rule.moves = isGood ? moves : rule.moves;
    return isGood;
}

constexpr std::array Parts{
    Part{QLatin1String("chance"),
         [](AdjudicationRule &rule, const QString &value) {
             return readInto(rule.chance, value, AdjudicationRule::LeastChance,
                             AdjudicationRule::MostChance);
         }},
    Part{QLatin1String("lead"),
         [](AdjudicationRule &rule, const QString &value) {
             return readInto(rule.lead, value, AdjudicationRule::LeastLead,
                             AdjudicationRule::MostLead);
         }},
    Part{QLatin1String("moves"), readMoves},
    Part{QLatin1String("limit"),
         [](AdjudicationRule &rule, const QString &value) {
             rule.countsAtLimit = value == QLatin1String("count");
             return rule.countsAtLimit;
         }},
    Part{QLatin1String("audit"),
         [](AdjudicationRule &rule, const QString &value) {
             return readInto(rule.audit, value, 0, 1);
         }},
};

/// A part of a whole, "97.5%": it is read back as the same number.
[[nodiscard]] QString percentText(double part)
{
    return QString::number(part * 100, 'g', 10) + u'%';
}

} // namespace

Result<AdjudicationRule> adjudicationRuleFromText(const QString &text)
{
    const QString wanted = text.trimmed().toLower();
    if (wanted == QLatin1String("none")) {
        return AdjudicationRule();
    }
    AdjudicationRule rule;
    QStringList given;
    for (const QString &part : wanted.split(u',')) {
        const QString name = part.section(u'=', 0, 0).trimmed();
        const auto *const known = std::ranges::find(Parts, name, &Part::name);
        const bool isGood = known != Parts.end() && !given.contains(name)
                         && known->read(rule, part.section(u'=', 1).trimmed());
        if (!isGood) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages",
                    "\"%1\" is not part of an adjudication rule, or occurs twice; it takes %2"),
                part.trimmed(), adjudicationRuleExamples()));
        }
        given.append(name);
    }
    if (!rule.isOn()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "\"%1\" says how, but not when a game is adjudicated; it "
                                          "takes %2"),
            text.trimmed(), adjudicationRuleExamples()));
    }
    return rule;
}

QString toText(const AdjudicationRule &rule)
{
    if (!rule.isOn()) {
        return QStringLiteral("none");
    }
    QStringList parts;
    if (rule.chance > 0) {
        parts += QStringLiteral("chance=") + percentText(rule.chance);
    }
    if (rule.lead > 0) {
        parts += QStringLiteral("lead=") + QString::number(rule.lead, 'g', 10);
    }
    if (rule.readsReports()) {
        parts += QStringLiteral("moves=%1").arg(rule.moves);
    }
    if (rule.countsAtLimit) {
        parts += QStringLiteral("limit=count");
    }
    parts += QStringLiteral("audit=") + percentText(rule.audit);
    return parts.join(u',');
}

QString adjudicationRuleExamples()
{
    return QStringLiteral(
        "none, or what it goes by, joined by commas: chance=95% (50.1% to 99.99%), "
        "lead=20 (points), moves=5 (of each side in a row, 1 to 100), limit=count, "
        "audit=10% (games that are played on all the same)");
}

} // namespace shinpan
