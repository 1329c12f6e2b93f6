#include "ui/home/homeparts.h"

#include "ui/home/preferencesections.h"
#include "ui/home/settinglist.h"
#include "ui/kit/plainlabel.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace shinpan {

namespace {

const auto TableBegin = QLatin1String("<table cellpadding=\"3\">\n");
const auto TableEnd = QLatin1String("</table>\n");

[[nodiscard]] QString headingOf(const QString &text)
{
    return QStringLiteral("<h3>%1</h3>\n").arg(text.toHtmlEscaped());
}

/// Rows for the entries of a menu and of those below it.
[[nodiscard]] QString entriesOf(const QMenu &menu, const QString &path)
{
    QString rows;
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        const QString name = path + plainLabel(action->text());
        if (const auto *below = action->menu<QMenu *>()) {
            rows += entriesOf(*below, name + QLatin1String(" › "));
        } else if (!action->isSeparator()) {
            rows +=
                QStringLiteral("<tr><td>%1</td><td>%2</td></tr>\n")
                    .arg(name.toHtmlEscaped(),
                         QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                             .toHtmlEscaped());
        }
    }
    return rows;
}

[[nodiscard]] QString menusOf(const QMenuBar *menus)
{
    QString html;
    const QList<QAction *> tops = menus != nullptr ? menus->actions() : QList<QAction *>();
    for (const QAction *top : tops) {
        if (const auto *menu = top->menu<QMenu *>()) {
            html +=
                headingOf(plainLabel(top->text())) + TableBegin + entriesOf(*menu, {}) + TableEnd;
        }
    }
    return html;
}

[[nodiscard]] QString settingsOf(Preferences &preferences)
{
    SettingList settings;
    addPreferences(settings, preferences, {}, {});
    QString html;
    const QStringList sections = settings.sections();
    for (int section = 0; section < sections.size(); ++section) {
        html += headingOf(sections.at(section)) + TableBegin;
        for (const auto &[label, note] : settings.settingsOf(section)) {
            html += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>\n")
                        .arg(label.toHtmlEscaped(), note.toHtmlEscaped());
        }
        html += TableEnd;
    }
    return html;
}

} // namespace

ManualParts homeParts(const QMenuBar *menus, Preferences &preferences)
{
    return {{QStringLiteral("menus"),
             [menus = QPointer<const QMenuBar>(menus)] { return menusOf(menus); }},
            {QStringLiteral("preferences"), [&preferences] { return settingsOf(preferences); }}};
}

} // namespace shinpan
