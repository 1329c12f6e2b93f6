#include "core/competition/import/ctlformat.h"

#include <QLocale>

#include <optional>

namespace shinpan {

namespace {

using ValueKind = CtlValue::Kind;

/// Wider and more precise than anybody needs.
constexpr int MostWidth = 200;

/// How one value is to be written.
struct Layout
{
    QChar fill = u' ';
    QChar align{};              ///< '<', '>', '^', '=' (after the sign); null: as is usual
    QChar sign{};               ///< '+' or ' ' before what is not negative
    bool isAlternative = false; ///< '#'
    int width = 0;
    std::optional<int> precision;
    QChar type{}; ///< null: as str() does
};

[[nodiscard]] bool isNumber(const CtlValue &value)
{
    return value.kind == ValueKind::Integer || value.kind == ValueKind::Decimal
        || value.kind == ValueKind::Flag;
}

[[nodiscard]] double realOf(const CtlValue &value)
{
    return value.kind == ValueKind::Decimal ? value.decimal
         : value.kind == ValueKind::Flag    ? double(value.flag)
                                            : static_cast<double>(value.integer);
}

[[nodiscard]] qint64 wholeOf(const CtlValue &value)
{
    constexpr double Most = 9e18;
    return value.kind == ValueKind::Decimal
             ? static_cast<qint64>(qBound(-Most, value.decimal, Most))
         : value.kind == ValueKind::Flag ? qint64(value.flag)
                                         : value.integer;
}

[[nodiscard]] QString inBase(qint64 number, int base, const Layout &layout)
{
    const QString digits = QString::number(qAbs(number), base);
    const QString prefix = !layout.isAlternative ? QString()
                         : base == 16            ? QStringLiteral("0x")
                         : base == 8             ? QStringLiteral("0o")
                                                 : QString();
    return (number < 0 ? QStringLiteral("-") : QString()) + prefix + digits;
}

/// The value without padding; nothing if the type does not fit it.
[[nodiscard]] std::optional<QString> bareText(const CtlValue &value, const Layout &layout)
{
    const char type = layout.type.toLatin1();
    switch (type) {
    case 'd':
    case 'i':
    case 'u':
        return isNumber(value) ? std::optional(QString::number(wholeOf(value))) : std::nullopt;
    case 'x':
    case 'X':
    case 'o': {
        if (!isNumber(value)) {
            return std::nullopt;
        }
        const QString text = inBase(wholeOf(value), type == 'o' ? 8 : 16, layout);
        return type == 'X' ? text.toUpper() : text;
    }
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
        return isNumber(value) ? std::optional(QString::number(
                   realOf(value), type == 'F' ? 'f' : type, layout.precision.value_or(6)))
                               : std::nullopt;
    case 'r':
        return value.kind == ValueKind::Text ? u'\'' + value.text + u'\'' : ctlString(value);
    case 's':
    case '\0': {
        if (type == '\0' && value.kind == ValueKind::Decimal && layout.precision) {
            return QString::number(value.decimal, 'g', *layout.precision);
        }
        const QString text = ctlString(value);
        return layout.precision ? text.left(*layout.precision) : text;
    }
    default:
        return std::nullopt;
    }
}

[[nodiscard]] QString padded(QString text, const CtlValue &value, const Layout &layout)
{
    if (!layout.sign.isNull() && isNumber(value) && !text.startsWith(u'-')) {
        text.prepend(layout.sign);
    }
    const qsizetype missing = layout.width - text.size();
    if (missing <= 0) {
        return text;
    }
    const QString fill(missing, layout.fill);
    const QChar align = !layout.align.isNull() ? layout.align : isNumber(value) ? u'>' : u'<';
    if (align == u'<') {
        return text + fill;
    }
    if (align == u'^') {
        return fill.left(missing / 2) + text + fill.mid(missing / 2);
    }
    const bool hasSign = text.startsWith(u'-') || text.startsWith(u'+') || text.startsWith(u' ');
    const qsizetype at = align == u'=' && hasSign ? 1 : 0;
    return text.insert(at, fill);
}

/// The value laid out behind what stands `before` it in the text.
[[nodiscard]] Result<QString> laidOut(const CtlValue &value,
                                      const Layout &layout,
                                      const QString &before)
{
    if (before.size() + value.text.size() > MostCtlText) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "this is too large to import")));
    }
    if (value.isPlaceholder) {
        return value.text;
    }
    const std::optional<QString> text = bareText(value, layout);
    if (!text) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 cannot be formatted with “%2”"),
                        value.kindName(), layout.type));
    }
    return padded(*text, value, layout);
}

/// Reads the signs, widths and types of formats off the front of a text.
class FormatReader
{
public:
    explicit FormatReader(QStringView text)
        : m_rest(text)
    { }

    [[nodiscard]] QStringView rest() const { return m_rest; }

    [[nodiscard]] QChar take(QStringView wanted)
    {
        if (m_rest.isEmpty() || !wanted.contains(m_rest.front())) {
            return {};
        }
        const QChar taken = m_rest.front();
        m_rest = m_rest.sliced(1);
        return taken;
    }

    [[nodiscard]] std::optional<int> takeNumber()
    {
        std::optional<int> number;
        while (!m_rest.isEmpty() && m_rest.front() >= u'0' && m_rest.front() <= u'9') {
            number = qMin(MostWidth, number.value_or(0) * 10 + m_rest.front().digitValue());
            m_rest = m_rest.sliced(1);
        }
        return number;
    }

    /// Width, precision and type, which end both kinds of format.
    void takeEnd(Layout &layout, QStringView types)
    {
        layout.width = takeNumber().value_or(0);
        if (!take(u".").isNull()) {
            layout.precision = takeNumber().value_or(0);
        }
        layout.type = take(types);
    }

private:
    QStringView m_rest;
};

/// "%-5d": what stands behind the percent sign and the name in brackets.
[[nodiscard]] Layout percentLayout(FormatReader &in)
{
    Layout layout;
    layout.align = u'>';
    bool isZero = false;
    for (QChar flag = in.take(u"-+ #0"); !flag.isNull(); flag = in.take(u"-+ #0")) {
        isZero = isZero || flag == u'0';
        layout.isAlternative = layout.isAlternative || flag == u'#';
        layout.align = flag == u'-' ? flag : layout.align;
        layout.sign = flag == u'+' || flag == u' ' ? flag : layout.sign;
    }
    if (layout.align == u'-') {
        layout.align = u'<';
    } else if (isZero) {
        layout.align = u'=';
        layout.fill = u'0';
    }
    in.takeEnd(layout, u"diuoxXeEfFgGsr");
    return layout;
}

/// ">5.2f": what stands behind the colon.
[[nodiscard]] std::optional<Layout> fieldLayout(QStringView text)
{
    constexpr QStringView Aligns = u"<>^=";
    Layout layout;
    if (text.size() > 1 && Aligns.contains(text[1])) {
        layout.fill = text.front();
        text = text.sliced(1);
    }
    FormatReader in(text);
    layout.align = in.take(Aligns);
    layout.sign = in.take(u"+- ");
    if (layout.sign == u'-') {
        layout.sign = {};
    }
    layout.isAlternative = !in.take(u"#").isNull();
    if (layout.align.isNull() && !in.take(u"0").isNull()) {
        layout.align = u'=';
        layout.fill = u'0';
    }
    in.takeEnd(layout, u"doxXeEfFgGs");
    return in.rest().isEmpty() ? std::optional(layout) : std::nullopt;
}

/// The values of a % in their order, or by name.
class PercentValues
{
public:
    explicit PercentValues(const CtlValue &values)
        : m_values(values)
    { }

    [[nodiscard]] const CtlValue *next()
    {
        if (m_values.kind != ValueKind::List) {
            return m_next++ == 0 ? &m_values : nullptr;
        }
        return m_next < m_values.elements.size() ? &m_values.elements[m_next++] : nullptr;
    }
    [[nodiscard]] const CtlValue *named(QStringView name)
    {
        m_isByName = true;
        return m_values.find(name);
    }
    [[nodiscard]] bool areUsedUp() const
    {
        return m_isByName
            || m_next == (m_values.kind == ValueKind::List ? m_values.elements.size() : 1);
    }

private:
    const CtlValue &m_values;
    std::size_t m_next = 0;
    bool m_isByName = false;
};

} // namespace

Result<QString> ctlPercent(const QString &format, const CtlValue &values)
{
    PercentValues given(values);
    QString text;
    QStringView rest(format);
    while (!rest.isEmpty()) {
        if (rest.front() != u'%' || rest.startsWith(u"%%")) {
            text += rest.front();
            rest = rest.sliced(rest.front() == u'%' ? 2 : 1);
            continue;
        }
        rest = rest.sliced(1);
        const bool isNamed = rest.startsWith(u'(');
        const qsizetype close = rest.indexOf(u')');
        if (isNamed && close < 0) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "a “%(” is not closed")));
        }
        const CtlValue *value = isNamed ? given.named(rest.sliced(1, close - 1)) : given.next();
        FormatReader in(isNamed ? rest.sliced(close + 1) : rest);
        const Layout layout = percentLayout(in);
        rest = in.rest();
        if (value == nullptr || layout.type.isNull()) {
            return failure(value == nullptr ? Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "there are too few values for the “%”"))
                                            : Message::of(QT_TRANSLATE_NOOP(
                                                "Messages", "a “%” has no type that is known")));
        }
        const Result<QString> written = laidOut(*value, layout, text);
        if (!written) {
            return written;
        }
        text += *written;
    }
    if (!given.areUsedUp()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "there are too many values for the “%”")));
    }
    return text;
}

Result<QString> ctlFormat(const QString &format, const CtlValue &arguments)
{
    QString text;
    std::size_t next = 0;
    QStringView rest(format);
    while (!rest.isEmpty()) {
        const QChar c = rest.front();
        if (c != u'{' || rest.startsWith(u"{{")) {
            text += c;
            rest = rest.sliced(rest.startsWith(u"{{") || rest.startsWith(u"}}") ? 2 : 1);
            continue;
        }
        const qsizetype close = rest.indexOf(u'}');
        if (close < 0) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "a “{” is not closed")));
        }
        const QStringView field = rest.sliced(1, close - 1);
        rest = rest.sliced(close + 1);
        const qsizetype colon = field.indexOf(u':');
        const QStringView name = colon < 0 ? field : field.first(colon);
        bool isIndex = false;
        const uint index = name.toUInt(&isIndex);
        const std::size_t place = name.isEmpty() ? next++ : index;
        const CtlValue *value = !name.isEmpty() && !isIndex       ? arguments.find(name)
                              : place < arguments.elements.size() ? &arguments.elements[place]
                                                                  : nullptr;
        const std::optional<Layout> layout =
            fieldLayout(colon < 0 ? QStringView() : field.sliced(colon + 1));
        if (value == nullptr || !layout) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "“{%1}” in a format is not understood"),
                            field.toString()));
        }
        const Result<QString> written = laidOut(*value, *layout, text);
        if (!written) {
            return written;
        }
        text += *written;
    }
    return text;
}

} // namespace shinpan
