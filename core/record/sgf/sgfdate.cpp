#include "core/record/sgf/sgfdate.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>

namespace shinpan {

namespace {

using Date = Result<PartialDate, SgfDateFault>;

/// The parts of "2004-03-15", "03-15", "15"; digits of each are as the standard demands.
struct Parts
{
    bool hasYear = false;
    std::vector<int> numbers;
};

Result<Parts, SgfDateFault> partsOf(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(?:\\d{4}(?:-\\d{2}){0,2}|\\d{2}(?:-\\d{2})?)\\z"));
    if (!form.match(text).hasMatch()) {
        return failure(SgfDateFault{SgfDateFault::Kind::Form, text});
    }
    const QStringList fields = text.split(u'-');
    Parts parts{fields.front().size() == 4, {}};
    for (const QString &field : fields) {
        parts.numbers.push_back(field.toInt());
    }
    return parts;
}

/// A shortcut takes from the date before it what it leaves out. "06" is a month after a month and a
/// day after a day; "06-07" a month and a day, but only after a day.
Date sgfDateOf(const Parts &parts, const std::vector<PartialDate> &before, const QString &text)
{
    const std::vector<int> &numbers = parts.numbers;
    const std::size_t count = numbers.size();
    if (parts.hasYear) {
        return PartialDate{numbers[0], count > 1 ? numbers[1] : 0, count > 2 ? numbers[2] : 0};
    }
    const PartialDate last = before.empty() ? PartialDate() : before.back();
    if (last.day != 0) {
        return count == 2 ? PartialDate{last.year, numbers[0], numbers[1]}
                          : PartialDate{last.year, last.month, numbers[0]};
    }
    if (last.month != 0 && count == 1) {
        return PartialDate{last.year, numbers[0], 0};
    }
    return failure(SgfDateFault{SgfDateFault::Kind::Shortcut, text});
}

[[nodiscard]] bool exists(const PartialDate &date, std::size_t precision)
{
    const int month = precision > 1 ? date.month : 1;
    const int day = precision > 2 ? date.day : 1;
    return QDate::isValid(date.year, month, day);
}

[[nodiscard]] std::size_t precisionOf(const PartialDate &date)
{
    return date.day != 0 ? 3 : date.month != 0 ? 2 : 1;
}

QString twoDigits(int number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

QString wholeDate(const PartialDate &date)
{
    QString text = QStringLiteral("%1").arg(date.year, 4, 10, QLatin1Char('0'));
    if (date.month != 0) {
        text += u'-' + twoDigits(date.month);
    }
    if (date.day != 0) {
        text += u'-' + twoDigits(date.day);
    }
    return text;
}

QString dateAfter(const PartialDate &last, const PartialDate &date)
{
    if (precisionOf(last) != precisionOf(date) || last.year != date.year || date.month == 0) {
        return wholeDate(date);
    }
    if (date.day == 0) {
        return twoDigits(date.month);
    }
    return last.month == date.month ? twoDigits(date.day)
                                    : twoDigits(date.month) + u'-' + twoDigits(date.day);
}

} // namespace

Result<std::vector<PartialDate>, SgfDateFault> datesFromSgf(const QString &text)
{
    std::vector<PartialDate> dates;
    if (text.trimmed().isEmpty()) {
        return dates;
    }
    const QStringList items = text.split(u',');
    for (const QString &item : items) {
        const QString part = item.trimmed();
        const Result<Parts, SgfDateFault> parts = partsOf(part);
        if (!parts) {
            return failure(parts.error());
        }
        const Date date = sgfDateOf(*parts, dates, part);
        if (!date) {
            return failure(date.error());
        }
        if (!exists(*date, parts->hasYear ? parts->numbers.size() : precisionOf(dates.back()))) {
            return failure(SgfDateFault{SgfDateFault::Kind::Calendar, part});
        }
        if (!dates.empty() && *date <= dates.back()) {
            return failure(SgfDateFault{SgfDateFault::Kind::Order, part});
        }
        dates.push_back(*date);
    }
    return dates;
}

QString toSgf(const std::vector<PartialDate> &dates)
{
    QString text;
    const PartialDate *last = nullptr;
    for (const PartialDate &date : dates) {
        text += last == nullptr ? wholeDate(date) : u',' + dateAfter(*last, date);
        last = &date;
    }
    return text;
}

} // namespace shinpan
