#include "core/report/numberwords.h"

#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Whether the text is a zero with a sign.
bool isNegativeZero(const QString &text)
{
    return text.startsWith(u'-')
        && std::none_of(text.begin(), text.end(), [](QChar c) { return c >= u'1' && c <= u'9'; });
}

/// Presets as records and toText() name them.
constexpr const char *RulesNames[] = {
    QT_TRANSLATE_NOOP("Messages", "Chinese"),
    QT_TRANSLATE_NOOP("Messages", "Chinese-KGS"),
    QT_TRANSLATE_NOOP("Messages", "Japanese"),
    QT_TRANSLATE_NOOP("Messages", "Korean"),
    QT_TRANSLATE_NOOP("Messages", "AGA"),
    QT_TRANSLATE_NOOP("Messages", "AGA-Button"),
    QT_TRANSLATE_NOOP("Messages", "NZ"),
    QT_TRANSLATE_NOOP("Messages", "Tromp-Taylor"),
    QT_TRANSLATE_NOOP("Messages", "GOE"),
    QT_TRANSLATE_NOOP("Messages", "Stone-Scoring"),
    QT_TRANSLATE_NOOP("Messages", "Ancient-Territory"),
};

} // namespace

QString decimal(double value, int digits)
{
    if (!std::isfinite(value)) {
        return value > 0 ? QStringLiteral("+inf") : QStringLiteral("-inf");
    }
    const QString text = spokenNumber(value, digits);
    return isNegativeZero(text) ? text.mid(1) : text;
}

QString signedDecimal(double value, int digits)
{
    const QString text = decimal(value, digits);
    const bool isZero = text == decimal(0, digits);
    return isZero || text.startsWith(u'-') || text.startsWith(u'+') ? text : u'+' + text;
}

QString percent(double part, int digits)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1%"), decimal(part * 100, digits));
}

QString percent(double part, std::int64_t of)
{
    return of > 0 ? percent(part / static_cast<double>(of)) : QStringLiteral("-");
}

QString percentSpan(const Estimate &score, int digits)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"), percent(score.low, digits),
                  percent(score.high, digits));
}

QString percentRange(const Estimate &score)
{
    return QStringLiteral("%1 (%2)").arg(percent(score.value), percentSpan(score));
}

QString counted(std::int64_t count, const char *one, const char *many)
{
    return count == 1 ? spoken(one) : spoken(many, count);
}

QString rulesWord(const Ruleset &rules)
{
    const std::string name = toText(rules);
    const auto *const known = std::ranges::find(RulesNames, name);
    return known != std::end(RulesNames) ? spoken(*known) : QString::fromStdString(name);
}

} // namespace shinpan
