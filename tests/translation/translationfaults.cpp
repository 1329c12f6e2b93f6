#include "tests/translation/translationfaults.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <tuple>

namespace shinpan::test {

namespace {

using Key = std::tuple<QString, QString, QString, bool>;

[[nodiscard]] Key keyOf(const TsMessage &message)
{
    return {message.context, message.source, message.comment, message.isPlural};
}

[[nodiscard]] std::map<Key, const TsMessage *> index(const TsFile &file)
{
    std::map<Key, const TsMessage *> messages;
    for (const TsMessage &message : file.messages) {
        messages.emplace(keyOf(message), &message);
    }
    return messages;
}

[[nodiscard]] QString line(const TsMessage &message, QLatin1String fault)
{
    return QStringLiteral("%1: “%2”: %3").arg(message.context, message.source, fault);
}

/// Every match, sorted: their order is a matter of language.
[[nodiscard]] QStringList matches(const QString &text, const QString &pattern)
{
    QStringList found;
    auto match = QRegularExpression(pattern).globalMatch(text);
    while (match.hasNext()) {
        found.append(match.next().captured());
    }
    found.sort();
    return found;
}

[[nodiscard]] QStringList placeholders(const QString &text, bool countsNumber)
{
    return matches(text,
                   countsNumber ? QStringLiteral("%(n|L?[0-9]+)") : QStringLiteral("%L?[0-9]+"));
}

struct Trait
{
    QLatin1String fault;
    QString pattern;
};

[[nodiscard]] const std::vector<Trait> &traits()
{
    static const std::vector<Trait> all{
        {QLatin1String("mnemonics differ"), QStringLiteral("&")},
        {QLatin1String("tags differ"), QStringLiteral("<[^>]+>")},
        {QLatin1String("line breaks differ"), QStringLiteral("\n")},
        {QLatin1String("ellipses differ"), QStringLiteral("…|\\.\\.\\.")},
        {QLatin1String("blanks at the beginning differ"), QStringLiteral("^ +")},
        {QLatin1String("blanks at the end differ"), QStringLiteral(" +$")},
    };
    return all;
}

/// "One move" needs no number: only the form for many must have it, and each in a language whose
/// first form is for more numbers than 1 (0 in French, 21 in Russian).
[[nodiscard]] bool needsNumber(const QString &language, bool isLast)
{
    static const QStringList wide{QStringLiteral("fr"), QStringLiteral("ru")};
    return isLast || wide.contains(language);
}

[[nodiscard]] QStringList faultsOfForm(const TsMessage &message, const QString &form, bool needed)
{
    if (form.isEmpty()) {
        return {line(message, QLatin1String("empty"))};
    }
    QStringList faults;
    const bool countsNumber = needed || form.contains(QLatin1String("%n"));
    if (placeholders(form, countsNumber) != placeholders(message.source, countsNumber)) {
        faults.append(line(message, QLatin1String("placeholders differ")));
    }
    for (const Trait &trait : traits()) {
        if (matches(form, trait.pattern) != matches(message.source, trait.pattern)) {
            faults.append(line(message, trait.fault));
        }
    }
    return faults;
}

/// French has a space before these signs, at which no line breaks.
[[nodiscard]] bool breaksBeforeSigns(const QString &language, const QString &form)
{
    static const QRegularExpression breaking(QStringLiteral(" [;?!»]| :(?=\\s|$)|« "));
    return language == QLatin1String("fr") && form.contains(breaking);
}

[[nodiscard]] QStringList faultsOfMessage(const TsMessage &message,
                                          const TsMessage &said,
                                          const QString &language)
{
    if (!message.state.isEmpty()) {
        return {line(message, QLatin1String("not finished"))};
    }
    if (message.forms.size() != said.forms.size()) {
        return {line(message, QLatin1String("another number of plural forms"))};
    }
    QStringList faults;
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
        const bool needed = needsNumber(language, i + 1 == message.forms.size());
        faults += faultsOfForm(message, message.forms.at(i), needed);
        if (breaksBeforeSigns(language, message.forms.at(i))) {
            faults.append(line(message, QLatin1String("a line may break before a sign")));
        }
    }
    return faults;
}

} // namespace

QStringList faultsOf(const TsFile &file, const TsFile &said, Extent extent)
{
    const auto translated = index(file);
    const auto spoken = index(said);
    QStringList faults;
    for (const auto &[key, message] : spoken) {
        if ((extent == Extent::All || message->isPlural) && !translated.contains(key)) {
            faults.append(line(*message, QLatin1String("missing")));
        }
    }
    for (const auto &[key, message] : translated) {
        const auto found = spoken.find(key);
        if (found == spoken.end()) {
            faults.append(line(*message, QLatin1String("not in the sources")));
        } else {
            faults += faultsOfMessage(*message, *found->second, file.language);
        }
    }
    return faults;
}

} // namespace shinpan::test
