#include "ui/info/infofield.h"

#include "core/clock/duration.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/ruleset.h"
#include "ui/info/propertytext.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDate>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int LongestValue = 2048; // characters

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

ValueLine::ValueLine(QWidget *parent)
    : QLineEdit(parent)
{
    setMaxLength(LongestValue);
}

void ValueLine::setValue(const QString &value)
{
    m_length = value.size();
    setReadOnly(m_length > maxLength());
    setToolTip(hindrance());
    setText(value);
    if (isReadOnly()) {
        setCursorPosition(0);
    }
}

QString ValueLine::hindrance() const
{
    return m_length > maxLength()
             ? tr("%1 characters are too many to edit here; use “SGF Properties” to see them all.")
                   .arg(QLocale().toString(m_length))
             : QString();
}

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
                            : tr("These rules are unknown here; the text is kept.");
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
        return refusal(
            tr("A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00."));
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

InfoField::InfoField(const QByteArray &property,
                     const QString &name,
                     InfoCheck::Function check,
                     const QStringList &suggestions,
                     QWidget *parent)
    : QWidget(parent)
    , m_property(property)
    , m_check(check)
    , m_choices(suggestions.isEmpty() ? nullptr : new QComboBox)
    , m_edit(new ValueLine)
    , m_note(new FieldNote(m_edit))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    if (m_choices != nullptr) {
        m_choices->setEditable(true);
        m_choices->setInsertPolicy(QComboBox::NoInsert);
        m_choices->setLineEdit(m_edit);
        m_choices->addItems(suggestions);
        m_choices->setCompleter(nullptr);
        m_choices->setAccessibleName(name);
        m_choices->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(m_choices);
        setFocusProxy(m_choices);
    } else {
        column->addWidget(m_edit);
        setFocusProxy(m_edit);
    }
    m_edit->setAccessibleName(name);
    m_note->hide();
    column->addWidget(m_note);
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        explain();
        Q_EMIT edited();
    });
}

QString InfoField::text() const
{
    return m_edit->text();
}

void InfoField::setText(const QString &text)
{
    const QSignalBlocker quiet(m_edit);
    m_edit->setValue(text);
    m_original = m_edit->text(); // without line breaks
    explain();
}

void InfoField::enterText(const QString &text)
{
    m_edit->setText(text);
}

bool InfoField::isAcceptable() const
{
    return !isEdited() || m_check(text()).raw;
}

/// What the file had is not a mistake of the person's.
void InfoField::explain()
{
    const QString hindrance = isEdited() ? QString() : m_edit->hindrance();
    const InfoRemark remark = hindrance.isEmpty()
                                ? m_check(text())
                                : InfoRemark{FieldNote::Tone::Warning, hindrance, std::nullopt};
    const bool isOld = !isEdited() && remark.tone == FieldNote::Tone::Error;
    m_note->setNote(isOld ? FieldNote::Tone::Warning : remark.tone, remark.text);
    m_note->setVisible(!remark.text.isEmpty());
}

} // namespace shinpan
