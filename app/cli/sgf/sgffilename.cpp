#include "app/cli/sgf/sgffilename.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

constexpr qsizetype MostBytes = 200; // file systems allow 255; ".sgf" and "-2" come on top

const QRegularExpression &fieldPattern()
{
    static const QRegularExpression Pattern(QStringLiteral("\\{([^{}]*)\\}"));
    return Pattern;
}

bool isUnfit(QChar c)
{
    return c.category() == QChar::Other_Control || QStringLiteral("/\\:*?\"<>|").contains(c);
}

QString trimmed(QString name)
{
    const auto isEdge = [](QChar c) { return c == u'.' || c.isSpace(); };
    while (!name.isEmpty() && isEdge(name.back())) {
        name.chop(1);
    }
    while (!name.isEmpty() && isEdge(name.front())) {
        name.remove(0, 1);
    }
    return name;
}

} // namespace

std::optional<QString> unknownField(const QString &nameTemplate, const FileNameFields &fields)
{
    for (const auto &match : fieldPattern().globalMatch(nameTemplate)) {
        if (!fields.contains(match.captured(1))) {
            return match.captured(1);
        }
    }
    return std::nullopt;
}

QString fileName(const QString &nameTemplate, const FileNameFields &fields)
{
    QString name;
    qsizetype end = 0;
    for (const auto &match : fieldPattern().globalMatch(nameTemplate)) {
        name += QStringView(nameTemplate).sliced(end, match.capturedStart() - end);
        name += fields.value(match.captured(1));
        end = match.capturedEnd();
    }
    name += QStringView(nameTemplate).sliced(end);
    std::replace_if(name.begin(), name.end(), isUnfit, u'_');
    while (name.toUtf8().size() > MostBytes) {
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    }
    name = trimmed(name);
    return name.isEmpty() ? QStringLiteral("game") : name;
}

} // namespace shinpan
