#include "ui/window/aboutdialog.h"

#include "core/engine/profile/engineprofilestore.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSysInfo>

namespace shinpan {

namespace {

constexpr QSize FirstSize{560, 440};

/// The report is English in every language: it is for people who look into the problem.
[[nodiscard]] QString report(const QList<EngineProfile> &engines, const QScreen &screen)
{
    QStringList lines{
        QStringLiteral("Shinpan %1").arg(QStringLiteral(SHINPAN_VERSION)),
        QStringLiteral("Qt %1 (built with %2), %3")
            .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR),
                 QGuiApplication::platformName()),
        QStringLiteral("%1, %2, %3")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("Screen %1×%2, scale %3, text %4 %")
            .arg(screen.size().width())
            .arg(screen.size().height())
            .arg(screen.devicePixelRatio())
            .arg(zoomed(100)),
        QStringLiteral("Language %1").arg(QLocale().name()),
        QStringLiteral("Engines: %1").arg(engines.size()),
    };
    for (const EngineProfile &engine : engines) {
        lines.append(QStringLiteral("- %1: %2").arg(engine.name, engine.commandLine));
    }
    return lines.join(u'\n');
}

} // namespace

AboutDialog::AboutDialog(const EngineProfileStore &store, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Shinpan"));
    auto *icon = new QLabel;
    icon->setPixmap(applicationIcon().pixmap(48, 48));
    auto *what =
        new QLabel(tr("An arbiter for the game of Go. Please include the details below when you "
                      "report a problem; check first that you want to share all of them."));
    what->setWordWrap(true);
    const std::vector<EngineProfile> profiles = store.profiles();
    auto *text = new QPlainTextEdit(
        report(QList<EngineProfile>(profiles.begin(), profiles.end()), *screen()));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setFont(fixedFont());
    text->setAccessibleName(tr("Details for a problem report"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *copy = form::button(tr("C&opy"));
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, text,
            [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *heading =
        form::column(spacing::Tight,
                     {form::heading(tr("Shinpan %1").arg(QStringLiteral(SHINPAN_VERSION))), what});
    setLayout(form::column(spacing::Wide,
                           {form::row(spacing::Section, {icon, {heading, 1}}), {text, 1}, buttons},
                           QMargins() + spacing::Section));
    resize(zoomed(FirstSize));
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace shinpan
