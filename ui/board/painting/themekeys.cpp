#include "ui/board/painting/themekeys.h"

#include "core/util/regularfile.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QImageReader>

#include <array>
#include <utility>
#include <variant>

namespace shinpan {

namespace {

using Wrong = std::optional<QString>;

constexpr int LargestImage = 8192; // pixels wide or high

class ThemeFile
{
    Q_DECLARE_TR_FUNCTIONS(ThemeFile)
};

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
            return ThemeFile::tr("“%1” is no colour; #rrggbb is one").arg(m_value);
        }
        m_theme.*field = color;
        return std::nullopt;
    }

    Wrong operator()(const Number &number) const
    {
        bool isNumber = false;
        const double value = m_value.toDouble(&isNumber);
        if (!isNumber || !(value >= number.least && value <= number.most)) {
            return ThemeFile::tr("“%1” is no number from %2 to %3")
                .arg(m_value)
                .arg(number.least)
                .arg(number.most);
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
            return ThemeFile::tr("“%1” is no file in the theme's folder").arg(name);
        }
        QFile file(m_folder.filePath(name));
        if (const Result<void> opened = openRegularFile(file); !opened) {
            return ThemeFile::tr("%1 cannot be read: %2").arg(name, text::message(opened.error()));
        }
        QImageReader reader(&file);
        reader.setAutoTransform(true);
        if (const QSize size = reader.size();
            size.width() > LargestImage || size.height() > LargestImage) {
            return ThemeFile::tr("%1 is larger than %2 pixels").arg(name).arg(LargestImage);
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

} // namespace

QStringList themeKeys()
{
    QStringList names;
    for (const Key &key : Keys) {
        names += key.name;
    }
    return names;
}

Wrong setThemeKey(BoardTheme &theme, const QString &key, const QString &value, const QDir &folder)
{
    for (const Key &known : Keys) {
        if (key == known.name) {
            return std::visit(FieldReader(theme, value, folder), known.field);
        }
    }
    return ThemeFile::tr("there is no such key");
}

} // namespace shinpan
