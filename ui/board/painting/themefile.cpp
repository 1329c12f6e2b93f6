#include "ui/board/painting/themefile.h"

#include "core/util/regularfile.h"
#include "ui/board/painting/themekeys.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseThemes()
{
    Q_INIT_RESOURCE(themes);
}

namespace shinpan {

namespace {

constexpr qint64 LargestFile = 64 * KiB;
constexpr auto BaseKey = "theme/base";

class ThemeFile
{
    Q_DECLARE_TR_FUNCTIONS(ThemeFile)
};

/// One `key = value`, its section before the key: "board/line".
struct Entry
{
    int line = 0;
    QString key;
    QString value;
};

/// "FILE:LINE: [section] key: text", as compilers say it; without what is empty.
QString located(const QString &file, int line, const QString &key, const QString &text)
{
    QString place = QDir::toNativeSeparators(file);
    if (line > 0) {
        place += QStringLiteral(":%1").arg(line);
    }
    if (const qsizetype slash = key.indexOf(u'/'); slash >= 0) {
        place += QStringLiteral(": [%1] %2").arg(key.left(slash), key.mid(slash + 1));
    }
    return QStringLiteral("%1: %2").arg(place, text);
}

/// `value` without a comment; a # begins one after a blank, unless a colour follows.
QString withoutComment(const QString &value)
{
    const qsizetype start = value.indexOf(QLatin1String(" # "));
    return (start < 0 ? value : value.left(start)).trimmed();
}

Result<std::vector<Entry>> readEntries(const QString &fileName)
{
    QFile file(fileName);
    if (const Result<void> opened = openRegularFile(file); !opened) {
        return failure(located(fileName, 0, {}, text::message(opened.error())));
    }
    const Result<QByteArray> text = readAtMost(file, LargestFile);
    if (!text) {
        return failure(located(fileName, 0, {}, text::message(text.error())));
    }
    const QStringList lines = QString::fromUtf8(*text).split(u'\n');
    std::vector<Entry> entries;
    QHash<QString, int> seen;
    QString section;
    for (int number = 1; number <= lines.size(); ++number) {
        const QString line = lines.at(number - 1).trimmed();
        const qsizetype equals = line.indexOf(u'=');
        if (line.isEmpty() || line.startsWith(u'#') || line.startsWith(u';')) {
            continue;
        }
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            section = line.mid(1, line.size() - 2).trimmed();
        } else if (equals <= 0) {
            return failure(
                located(fileName, number, {},
                        ThemeFile::tr("neither “key = value” nor “[section]”: %1").arg(line)));
        } else {
            const QString key = section + u'/' + line.left(equals).simplified();
            if (const int first = seen.value(key)) {
                return failure(located(fileName, number, key,
                                       ThemeFile::tr("was given in line %1 already").arg(first)));
            }
            seen.insert(key, number);
            entries.push_back({number, key, withoutComment(line.mid(equals + 1))});
        }
    }
    return entries;
}

/// The theme that gives what the file leaves out.
Result<BoardTheme> baseOf(const std::vector<Entry> &entries,
                          const QString &fileName,
                          const BoardTheme &fallback)
{
    const auto base = std::find_if(entries.begin(), entries.end(), [](const Entry &entry) {
        return entry.key == QLatin1String(BaseKey);
    });
    if (base == entries.end()) {
        return fallback;
    }
    if (!builtInThemeIds().contains(base->value)) {
        return failure(
            located(fileName, base->line, base->key,
                    ThemeFile::tr("“%1” is none of %2")
                        .arg(base->value, builtInThemeIds().join(QStringLiteral(", ")))));
    }
    return builtInTheme(base->value);
}

/// A built-in theme's name in the person's language.
QString translatedName(const QString &name)
{
    constexpr std::array Names{
        QT_TRANSLATE_NOOP("ThemeFile", "Classic wood"),
        QT_TRANSLATE_NOOP("ThemeFile", "Dark wood"),
        QT_TRANSLATE_NOOP("ThemeFile", "Flat light"),
        QT_TRANSLATE_NOOP("ThemeFile", "Flat dark"),
        QT_TRANSLATE_NOOP("ThemeFile", "High contrast light"),
        QT_TRANSLATE_NOOP("ThemeFile", "High contrast dark"),
        QT_TRANSLATE_NOOP("ThemeFile", "Print"),
    };
    const auto *const found = std::ranges::find_if(
        Names, [&name](const char *known) { return name == QLatin1String(known); });
    return found == Names.end() ? name : ThemeFile::tr(*found);
}

} // namespace

Result<BoardTheme> readTheme(const QString &folder, const BoardTheme &fallback)
{
    const QDir directory(folder);
    const QString fileName = directory.filePath(QLatin1String(ThemeFileName));
    const Result<std::vector<Entry>> entries = readEntries(fileName);
    if (!entries) {
        return failure(entries.error());
    }
    Result<BoardTheme> theme = baseOf(*entries, fileName, fallback);
    if (!theme) {
        return theme;
    }
    theme->id = directory.dirName();
    theme->name = theme->id;
    theme->ground = ThemeGround::Any;
    theme->partner.clear();
    for (const Entry &entry : *entries) {
        if (entry.key == QLatin1String(BaseKey)) {
            continue;
        }
        if (const auto wrong = setThemeKey(*theme, entry.key, entry.value, directory)) {
            return failure(located(fileName, entry.line, entry.key, *wrong));
        }
    }
    return theme;
}

const QStringList &builtInThemeIds()
{
    static const QStringList ids{QStringLiteral("wood"),           QStringLiteral("walnut"),
                                 QStringLiteral("flat-light"),     QStringLiteral("flat-dark"),
                                 QStringLiteral("contrast-light"), QStringLiteral("contrast-dark"),
                                 QStringLiteral("print")};
    return ids;
}

BoardTheme builtInTheme(const QString &id)
{
    initialiseThemes();
    Result<BoardTheme> theme = readTheme(QStringLiteral(":/themes/") + id, {});
    Q_ASSERT(theme);
    theme->name = translatedName(theme->name);
    return theme.value_or(BoardTheme());
}

} // namespace shinpan
