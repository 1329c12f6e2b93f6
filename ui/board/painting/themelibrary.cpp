#include "ui/board/painting/themelibrary.h"

#include "ui/board/painting/themefile.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

QString usualFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("themes"));
}

const auto UsualPair = QStringLiteral("wood/walnut");

} // namespace

ThemeLibrary &ThemeLibrary::shared()
{
    static ThemeLibrary library(usualFolder());
    return library;
}

ThemeLibrary::ThemeLibrary(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
{
    reload();
}

void ThemeLibrary::reload()
{
    const std::vector<BoardTheme> before = std::exchange(m_themes, {});
    m_errors.clear();
    for (const QString &id : builtInThemeIds()) {
        m_themes.push_back(builtInTheme(id));
    }
    readFolder();
    if (!before.empty() && before != m_themes) {
        Q_EMIT changed();
    }
}

void ThemeLibrary::readFolder()
{
    if (m_folder.isEmpty()) {
        return; // QDir would take it for the working directory
    }
    const QDir folder(m_folder);
    for (const QString &id : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        Result<BoardTheme> theme = readTheme(folder.filePath(id), woodTheme());
        if (theme) {
            add(*std::move(theme));
        } else {
            m_errors += text::message(theme.error());
        }
    }
}

void ThemeLibrary::add(BoardTheme theme)
{
    const auto same = std::find_if(m_themes.begin(), m_themes.end(),
                                   [&](const BoardTheme &other) { return other.id == theme.id; });
    if (same == m_themes.end()) {
        m_themes.push_back(std::move(theme));
    } else {
        *same = std::move(theme);
    }
}

const BoardTheme *ThemeLibrary::find(const QString &id) const
{
    const auto found = std::find_if(m_themes.begin(), m_themes.end(),
                                    [&](const BoardTheme &theme) { return theme.id == id; });
    return found == m_themes.end() ? nullptr : &*found;
}

const BoardTheme &ThemeLibrary::shown(const QString &choice, bool isDark) const
{
    for (const QString &wish : {choice, UsualPair}) {
        const QStringList ids = wish.split(u'/');
        if (const BoardTheme *theme = find(isDark ? ids.last() : ids.first())) {
            return *theme;
        }
    }
    return woodTheme();
}

QStringList ThemeLibrary::pairs() const
{
    QStringList pairs;
    for (const BoardTheme &theme : m_themes) {
        if (theme.ground == ThemeGround::Light && find(theme.partner)) {
            const QString pair = theme.id + u'/' + theme.partner;
            pairs += pair == UsualPair ? QString() : pair;
        }
    }
    return pairs;
}

} // namespace shinpan
