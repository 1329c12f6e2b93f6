#include "ui/info/infocheck.h"

#include "core/clock/duration.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/ruleset.h"
#include "ui/info/propertytext.h"
#include "ui/kit/timetext.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

namespace shinpan {

namespace {

using Tone = FieldNote::Tone;

constexpr int MostStones = MaxBoardSide * MaxBoardSide;
constexpr double MostSeconds = 1e9; ///< more than thirty years

[[nodiscard]] QString dateText(const PartialDate &date)
{
    const QLocale locale;
    if (date.month == 0) {
        return QString::number(date.year);
    }
    const QDate day(date.year, date.month, date.day == 0 ? 1 : date.day);
    return locale.toString(day, date.day != 0 ? InfoCheck::tr("d MMMM yyyy")
                                              : QStringLiteral("MMMM yyyy"));
}

/// Seconds as SGF has them, or a time as people write it.
[[nodiscard]] std::optional<double> secondsFrom(const QString &text)
{
    if (const auto seconds = realFromSgf(text.toLatin1())) {
        return *seconds >= 0 && *seconds <= MostSeconds ? seconds : std::nullopt;
    }
    const auto duration = durationFromText(text.toStdString());
    return duration ? std::optional(std::chrono::duration<double>(*duration).count())
                    : std::nullopt;
}

[[nodiscard]] InfoRemark refusal(const QString &why)
{
    return {Tone::Error, why, std::nullopt};
}

[[nodiscard]] bool isResult(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(
        "\\A(?:0|Draw|Void|\\?|[BW]\\+(?:\\d+(?:\\.\\d+)?|R|Resign|T|Time|F|Forfeit)?)\\z"));
    return form.match(text).hasMatch();
}

} // namespace

InfoRemark InfoCheck::simpleText(const QString &text)
{
    return {Tone::Quiet, {}, rawSgfSimpleText(text.trimmed())};
}

InfoRemark InfoCheck::date(const QString &text)
{
    InfoRemark remark = simpleText(text);
    const auto dates = datesFromSgf(text);
    if (!dates) {
        remark.tone = Tone::Warning;
        remark.text = PropertyText::fault(dates.error());
        return remark;
    }
    QStringList days;
    for (const PartialDate &date : *dates) {
        days += dateText(date);
    }
    remark.text = days.join(tr("; "));
    return remark;
}

InfoRemark InfoCheck::result(const QString &text)
{
    InfoRemark remark = simpleText(text);
    if (text.trimmed().isEmpty()) {
        return remark;
    }
    if (!isResult(text.trimmed())) {
        remark.tone = Tone::Warning;
        remark.text = tr("Other programs understand B+3.5, W+R, B+T, W+F, 0, Void and ?.");
    } else if (text.trimmed() == u'?') {
        remark.text = tr("Nobody knows");
    } else if (text.trimmed() == QLatin1String("Void")) {
        remark.text = tr("The game does not count");
    } else {
        remark.text = text::recordedResult(text.trimmed());
    }
    return remark;
}

InfoRemark InfoCheck::komi(const QString &text)
{
    if (text.trimmed().isEmpty()) {
        return {Tone::Quiet, {}, QByteArray()};
    }
    const auto komi = realFromSgf(text.toLatin1());
    if (!komi) {
        return refusal(tr("Komi is a number such as 6.5."));
    }
    const QByteArray raw = rawReal(*komi);
    return {Tone::Quiet, {}, raw.contains('.') ? raw : raw + ".0"};
}

InfoRemark InfoCheck::handicap(const QString &text)
{
    bool isNumber = false;
    const int stones = text.trimmed().toInt(&isNumber);
    if (text.trimmed().isEmpty() || (isNumber && stones == 0)) {
        return {Tone::Quiet, {}, QByteArray()};
    }
    if (!isNumber || stones < 2 || stones > MostStones) {
        return refusal(tr("A handicap has 2 stones or more."));
    }
    return {Tone::Quiet, {}, QByteArray::number(stones)};
}

InfoRemark InfoCheck::rules(const QString &text)
{
    InfoRemark remark = simpleText(text);
    if (!text.trimmed().isEmpty()) {
        const auto rules = rulesetFromText(text.trimmed().toStdString());
        remark.tone = rules ? Tone::Quiet : Tone::Warning;
        remark.text = rules ? text::rulesSummary(*rules)
                            : tr("These rules are not known here; the text is kept.");
    }
    return remark;
}

InfoRemark InfoCheck::timeLimit(const QString &text)
{
    if (text.trimmed().isEmpty()) {
        return {Tone::Quiet, {}, QByteArray()};
    }
    const auto seconds = secondsFrom(text.trimmed());
    if (!seconds) {
        return refusal(tr("A time is a number of seconds, or such as 1h30m, 90 min, 1:30:00."));
    }
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000));
    return {Tone::Quiet, text::duration(time), rawReal(*seconds, 3)};
}

InfoRemark InfoCheck::overtime(const QString &text)
{
    InfoRemark remark = simpleText(text);
    if (!text.trimmed().isEmpty()) {
        GameInfo info;
        info.overtime = text.trimmed();
        const TimeControl control = timeControlOf(info);
        remark.text = control.isLimited() ? text::timeControl(control)
                                          : tr("Not understood here; the text is kept.");
        remark.tone = control.isLimited() ? Tone::Quiet : Tone::Warning;
    }
    return remark;
}

} // namespace shinpan
