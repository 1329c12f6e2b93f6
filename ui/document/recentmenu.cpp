#include "ui/document/recentmenu.h"

#include "ui/document/fileoptions.h"
#include "ui/kit/symbol.h"
#include "ui/settings/preferences.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

/// "~/games", as people write their own folders.
[[nodiscard]] QString folderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    return folder == home || folder.startsWith(home + u'/') ? u'~' + folder.mid(home.size())
                                                            : folder;
}

/// An ampersand in a name is no mnemonic.
[[nodiscard]] QString plain(QString text)
{
    return text.replace(u'&', QLatin1String("&&"));
}

} // namespace

RecentMenu::RecentMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("Open &Recent"), parent)
    , m_preferences(preferences)
{
    setIcon(symbolIcon(Symbol::Open));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
    fill();
}

void RecentMenu::fill()
{
    clear();
    const QStringList files = m_preferences.get(&RecentFiles::paths);
    for (int i = 0; i < files.size(); ++i) {
        addFile(files.at(i), i + 1);
    }
    if (files.isEmpty()) {
        addAction(tr("No file was open lately"))->setEnabled(false);
    }
    addSeparator();
    QAction *forget =
        addAction(tr("&Clear This List"), this, [this] { m_preferences.set(RecentFiles()); });
    forget->setEnabled(!files.isEmpty());
}

/// The first nine have their number as a mnemonic.
void RecentMenu::addFile(const QString &path, int number)
{
    const QString name = plain(QFileInfo(path).fileName());
    const QString label = tr("%1 – %2", "file – folder").arg(name, plain(folderOf(path)));
    QAction *action = addAction(number < 10 ? tr("&%1 %2").arg(number).arg(label) : label, this,
                                [this, path] { Q_EMIT chosen(path); });
    action->setToolTip(path);
}

} // namespace shinpan
