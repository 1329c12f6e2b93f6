#include "ui/board/painting/themefile.h"

#include "core/util/regularfile.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

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
Message located(const QString &file, int line, const QString &key, const QString &text)
{
    QString place = QDir::toNativeSeparators(file);
    if (line > 0) {
        place += QStringLiteral(":%1").arg(line);
    }
    if (const qsizetype slash = key.indexOf(u'/'); slash >= 0) {
        place += QStringLiteral(": [%1] %2").arg(key.left(slash), key.mid(slash + 1));
    }
    return Message::verbatim(QStringLiteral("%1: %2").arg(place, text));
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

using Wrong = std::optional<QString>;

constexpr int LargestImage = 8192; // pixels wide or high

struct Number
{
    double BoardTheme::*field;
    double least;
    double most;
};

using Field = std::variant<QString BoardTheme::*,
                           QColor BoardTheme::*,
                           Number,
                           bool BoardTheme::*,
                           StoneStyle BoardTheme::*,
                           ThemeGround BoardTheme::*,
                           QImage BoardTheme::*,
                           std::vector<QImage> BoardTheme::*>;

struct Key
{
    QLatin1String name;
    Field field;
};

const std::array Keys{
    Key{QLatin1String("theme/name"), &BoardTheme::name},
    Key{QLatin1String("theme/ground"), &BoardTheme::ground},
    Key{QLatin1String("theme/partner"), &BoardTheme::partner},
    Key{QLatin1String("theme/printed"), &BoardTheme::isPrinted},
    Key{QLatin1String("board/dark"), &BoardTheme::woodDark},
    Key{QLatin1String("board/middle"), &BoardTheme::woodMiddle},
    Key{QLatin1String("board/light"), &BoardTheme::woodLight},
    Key{QLatin1String("board/grain"), Number{&BoardTheme::grain, 0, 1}},
    Key{QLatin1String("board/texture"), &BoardTheme::texture},
    Key{QLatin1String("board/tile texture"), &BoardTheme::tilesTexture},
    Key{QLatin1String("board/edge"), &BoardTheme::edge},
    Key{QLatin1String("board/depth"), Number{&BoardTheme::depth, 0, 1}},
    Key{QLatin1String("board/line"), &BoardTheme::line},
    Key{QLatin1String("board/line strength"), Number{&BoardTheme::lineStrength, 0.5, 4}},
    Key{QLatin1String("board/coordinate"), &BoardTheme::coordinate},
    Key{QLatin1String("stones/style"), &BoardTheme::stones},
    Key{QLatin1String("stones/black"), &BoardTheme::slate},
    Key{QLatin1String("stones/white"), &BoardTheme::shell},
    Key{QLatin1String("stones/shell lines"), Number{&BoardTheme::shellLines, 0, 1}},
    Key{QLatin1String("stones/black rim"), &BoardTheme::slateRim},
    Key{QLatin1String("stones/white rim"), &BoardTheme::shellRim},
    Key{QLatin1String("stones/rim"), Number{&BoardTheme::rim, 0, 0.2}},
    Key{QLatin1String("stones/shadow"), &BoardTheme::shadow},
    Key{QLatin1String("stones/black images"), &BoardTheme::slateImages},
    Key{QLatin1String("stones/white images"), &BoardTheme::shellImages},
    Key{QLatin1String("marks/on board"), &BoardTheme::boardMark},
    Key{QLatin1String("marks/on white"), &BoardTheme::darkMark},
    Key{QLatin1String("marks/on black"), &BoardTheme::lightMark},
    Key{QLatin1String("marks/strength"), Number{&BoardTheme::markStrength, 0.5, 3}},
    Key{QLatin1String("marks/cursor"), &BoardTheme::cursor},
    Key{QLatin1String("marks/highlight"), &BoardTheme::highlight},
};

/// Puts the meaning of `value` into `target`, if it is one of these words.
template <typename Value>
Wrong setWord(Value &target,
              const QString &value,
              std::initializer_list<std::pair<QLatin1String, Value>> words)
{
    QStringList names;
    for (const auto &[word, meaning] : words) {
        if (value.compare(word, Qt::CaseInsensitive) == 0) {
            target = meaning;
            return std::nullopt;
        }
        names += word;
    }
    return ThemeFile::tr("“%1” is none of %2").arg(value, names.join(QStringLiteral(", ")));
}

/// Reads values into the fields of a theme.
class FieldReader
{
public:
    FieldReader(BoardTheme &theme, const QString &value, const QDir &folder)
        : m_theme(theme)
        , m_value(value)
        , m_folder(folder)
    { }

    Wrong operator()(QString BoardTheme::*field) const
    {
        m_theme.*field = m_value;
        return std::nullopt;
    }

    Wrong operator()(QColor BoardTheme::*field) const
    {
        const QColor color(m_value);
        if (!color.isValid()) {
            return ThemeFile::tr("“%1” is not a colour; #rrggbb is one").arg(m_value);
        }
        m_theme.*field = color;
        return std::nullopt;
    }

    Wrong operator()(const Number &number) const
    {
        bool isNumber = false;
        const double value = m_value.toDouble(&isNumber);
        if (!isNumber || !(value >= number.least && value <= number.most)) {
            return ThemeFile::tr("“%1” is not a number from %2 to %3")
                .arg(m_value, QString::number(number.least), QString::number(number.most));
        }
        m_theme.*number.field = value;
        return std::nullopt;
    }

    Wrong operator()(bool BoardTheme::*field) const
    {
        return setWord(m_theme.*field, m_value,
                       {{QLatin1String("yes"), true}, {QLatin1String("no"), false}});
    }

    Wrong operator()(StoneStyle BoardTheme::*field) const
    {
        return setWord(m_theme.*field, m_value,
                       {{QLatin1String("shaded"), StoneStyle::Shaded},
                        {QLatin1String("flat"), StoneStyle::Flat}});
    }

    Wrong operator()(ThemeGround BoardTheme::*field) const
    {
        return setWord(m_theme.*field, m_value,
                       {{QLatin1String("any"), ThemeGround::Any},
                        {QLatin1String("light"), ThemeGround::Light},
                        {QLatin1String("dark"), ThemeGround::Dark}});
    }

    Wrong operator()(QImage BoardTheme::*field) const { return readImage(m_theme.*field, m_value); }

    Wrong operator()(std::vector<QImage> BoardTheme::*field) const
    {
        std::vector<QImage> images;
        for (const QString &name : m_value.split(u',')) {
            if (const Wrong wrong = readImage(images.emplace_back(), name.trimmed())) {
                return wrong;
            }
        }
        m_theme.*field = std::move(images);
        return std::nullopt;
    }

private:
    Wrong readImage(QImage &image, const QString &name) const
    {
        if (name.isEmpty() || QDir::isAbsolutePath(name)
            || QDir::cleanPath(name).startsWith(QLatin1String(".."))) {
            return ThemeFile::tr("“%1” is not a file in the theme’s folder").arg(name);
        }
        QFile file(m_folder.filePath(name));
        if (const Result<void> opened = openRegularFile(file); !opened) {
            return ThemeFile::tr("%1 cannot be read: %2").arg(name, text::message(opened.error()));
        }
        QImageReader reader(&file);
        reader.setAutoTransform(true);
        if (const QSize size = reader.size();
            size.width() > LargestImage || size.height() > LargestImage) {
            return ThemeFile::tr("%1 is larger than %2 pixels")
                .arg(name, QString::number(LargestImage));
        }
        image = reader.read().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        if (image.isNull()) {
            return ThemeFile::tr("%1 cannot be read: %2").arg(name, reader.errorString());
        }
        return std::nullopt;
    }

    BoardTheme &m_theme;
    const QString &m_value;
    const QDir &m_folder;
};

/// Sets the field that `key` stands for; images are looked for in `folder`. What is wrong with key
/// or value, for people, or nothing.
Wrong setThemeKey(BoardTheme &theme, const QString &key, const QString &value, const QDir &folder)
{
    for (const Key &known : Keys) {
        if (key == known.name) {
            return std::visit(FieldReader(theme, value, folder), known.field);
        }
    }
    return ThemeFile::tr("no such key exists");
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

const BoardTheme &woodTheme()
{
    static const BoardTheme theme = builtInTheme(QStringLiteral("wood"));
    return theme;
}

const BoardTheme &paperTheme()
{
    static const BoardTheme theme = builtInTheme(QStringLiteral("print"));
    return theme;
}

BoardTheme builtInTheme(const QString &id)
{
    initialiseThemes();
    Result<BoardTheme> theme = readTheme(QStringLiteral(":/themes/") + id, {});
    Q_ASSERT(theme);
    theme->name = translatedName(theme->name);
    return theme.value_or(BoardTheme());
}

QStringList themeKeys()
{
    QStringList names;
    for (const Key &key : Keys) {
        names += key.name;
    }
    return names;
}

} // namespace shinpan
