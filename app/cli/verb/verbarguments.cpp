#include "app/cli/verb/verbarguments.h"

#include <algorithm>

namespace shinpan {

namespace {

/// An option as it was written: "--size=600" is "size" and "600", "-o" is "o".
struct Spelling
{
    QString name;
    std::optional<QString> value;
};

bool isOption(const QString &word)
{
    return word.size() > 1 && word.startsWith(u'-');
}

Spelling spellingOf(const QString &word)
{
    if (!word.startsWith(QLatin1String("--"))) { // "-ofile" is "-o file"
        return {word.mid(1, 1), word.size() > 2 ? std::optional(word.mid(2)) : std::nullopt};
    }
    const qsizetype equals = word.indexOf(u'=');
    return equals < 0 ? Spelling{word.mid(2), std::nullopt}
                      : Spelling{word.mid(2, equals - 2), word.mid(equals + 1)};
}

const VerbOption *find(std::span<const VerbOption> known, const QString &word, const QString &name)
{
    const bool isLong = word.startsWith(QLatin1String("--"));
    const auto found = std::ranges::find_if(known, [&](const VerbOption &option) {
        return isLong ? name == option.name
                      : option.letter != 0 && name == QChar::fromLatin1(option.letter);
    });
    return found == known.end() ? nullptr : &*found;
}

bool isColor(const QString &word)
{
    static const QStringList Colors{QStringLiteral("b"), QStringLiteral("w"),
                                    QStringLiteral("black"), QStringLiteral("white")};
    return Colors.contains(word, Qt::CaseInsensitive);
}

/// The option's value, taken from the next word if it must be; `next` is then moved on.
Result<QString> valueOf(const VerbOption &option,
                        const Spelling &spelling,
                        const QStringList &words,
                        qsizetype &next)
{
    const QString name = QStringLiteral("--") + option.name;
    switch (option.value) {
    case VerbOption::Value::None:
        if (spelling.value) {
            return failure(QStringLiteral("%1 takes no value").arg(name));
        }
        return QString();
    case VerbOption::Value::Required:
        if (!spelling.value && next == words.size()) {
            return failure(QStringLiteral("%1 needs a value").arg(name));
        }
        return spelling.value ? *spelling.value : words[next++];
    case VerbOption::Value::Color:
        if (spelling.value && !isColor(*spelling.value)) {
            return failure(
                QStringLiteral("%1: \"%2\" is no colour; say b or w").arg(name, *spelling.value));
        }
        if (!spelling.value && (next == words.size() || !isColor(words[next]))) {
            return QString();
        }
        return spelling.value ? *spelling.value : words[next++];
    }
    Q_UNREACHABLE();
}

} // namespace

Result<VerbArguments> VerbArguments::read(const QStringList &words,
                                          std::span<const VerbOption> known)
{
    VerbArguments arguments;
    arguments.m_words = words;
    for (qsizetype next = 0; next < words.size();) {
        const QString &word = words[next++];
        if (word == QLatin1String("--")) {
            arguments.m_files += words.sliced(next);
            break;
        }
        if (!isOption(word)) {
            arguments.m_files += word;
            continue;
        }
        const Spelling spelling = spellingOf(word);
        const VerbOption *const option = find(known, word, spelling.name);
        if (!option) {
            return failure(QStringLiteral("there is no option %1").arg(word));
        }
        const bool isCluster = option->value == VerbOption::Value::None && spelling.value
                            && !word.startsWith(QLatin1String("--"));
        if (isCluster) {
            return failure(QStringLiteral("%1: write short options one by one").arg(word));
        }
        Result<QString> value = valueOf(*option, spelling, words, next);
        if (!value) {
            return failure(value.error());
        }
        arguments.m_options.insert(option->name, *value);
    }
    return arguments;
}

Result<std::optional<int>> VerbArguments::number(QLatin1String option, int least, int most) const
{
    if (!has(option)) {
        return std::optional<int>();
    }
    bool isNumber = false;
    const int number = value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most) {
        return failure(QStringLiteral("--%1: \"%2\" is not a whole number from %3 to %4")
                           .arg(option, value(option))
                           .arg(least)
                           .arg(most));
    }
    return std::optional(number);
}

} // namespace shinpan
