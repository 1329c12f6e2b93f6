#include "ui/manual/helpdesk.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHash>
#include <QKeyEvent>
#include <QPushButton>
#include <QWidget>

namespace shinpan {

namespace {

/// Places by the names of classes.
[[nodiscard]] const QHash<QString, QString> &places()
{
    static const QHash<QString, QString> table{
        {QStringLiteral("AddTestDialog"), QStringLiteral("author#tests")},
        {QStringLiteral("CgosWindow"), QStringLiteral("author#cgos")},
        {QStringLiteral("CompetitionWindow"), QStringLiteral("organise#competitions")},
        {QStringLiteral("EncodingDialog"), QStringLiteral("records#files")},
        {QStringLiteral("EngineEditor"), QStringLiteral("engines#engines")},
        {QStringLiteral("EngineSettingsDialog"), QStringLiteral("analyse#analysis")},
        {QStringLiteral("ExportDialog"), QStringLiteral("records#export")},
        {QStringLiteral("FilesReviewWindow"), QStringLiteral("analyse#review")},
        {QStringLiteral("GameInfoDialog"), QStringLiteral("records#editing")},
        {QStringLiteral("GoToDialog"), QStringLiteral("play#moving")},
        {QStringLiteral("ImportDialog"), QStringLiteral("engines#engines")},
        {QStringLiteral("LibraryWindow"), QStringLiteral("organise#competitions")},
        {QStringLiteral("NewCompetitionDialog"), QStringLiteral("organise#competitions")},
        {QStringLiteral("NewGameDialog"), QStringLiteral("play#first-game")},
        {QStringLiteral("OwnCommandsDialog"), QStringLiteral("author#drawings")},
        {QStringLiteral("ParameterDialog"), QStringLiteral("author#drawings")},
        {QStringLiteral("PreferencesDialog"), QStringLiteral("settings#preferences")},
        {QStringLiteral("PrintDialog"), QStringLiteral("records#export")},
        {QStringLiteral("ProgressDialog"), QStringLiteral("play#strength")},
        {QStringLiteral("PropertyDialog"), QStringLiteral("records#editing")},
        {QStringLiteral("QuestionsWindow"), QStringLiteral("learn#practice")},
        {QStringLiteral("QuizWindow"), QStringLiteral("learn#practice")},
        {QStringLiteral("ReviewDialog"), QStringLiteral("analyse#review")},
        {QStringLiteral("RunningGameWindow"), QStringLiteral("organise#competitions")},
        {QStringLiteral("SaveReviewDialog"), QStringLiteral("analyse#review")},
        {QStringLiteral("SealDialog"), QStringLiteral("organise#seal")},
        {QStringLiteral("ShortcutsDialog"), QStringLiteral("menus")},
        {QStringLiteral("StrengthsDialog"), QStringLiteral("engines#ranks")},
        {QStringLiteral("SuiteWindow"), QStringLiteral("author#tests")},
        {QStringLiteral("UnsavedDialog"), QStringLiteral("records#files")},
        {QStringLiteral("VerificationWindow"), QStringLiteral("organise#seal")},
        {QStringLiteral("WarningsDialog"), QStringLiteral("records#files")}};
    return table;
}

[[nodiscard]] bool isHelpKey(const QEvent &event)
{
    return event.type() == QEvent::KeyPress
        && static_cast<const QKeyEvent &>(event).matches(QKeySequence::HelpContents);
}

/// The place for the class of a window, or for the nearest one that it derives from.
[[nodiscard]] QString placeOf(const QWidget &window)
{
    QString place;
    for (const QMetaObject *kind = window.metaObject(); kind != nullptr && place.isEmpty();
         kind = kind->superClass()) {
        place = HelpDesk::placeFor(QString::fromLatin1(kind->className()).section(u':', -1));
    }
    return place;
}

} // namespace

HelpDesk::HelpDesk(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

QString HelpDesk::placeFor(const QString &kind)
{
    return places().value(kind);
}

bool HelpDesk::eventFilter(QObject *watched, QEvent *event)
{
    const bool isAsked = isHelpKey(*event);
    if ((!isAsked && event->type() != QEvent::Polish) || !watched->isWidgetType()) {
        return false;
    }
    auto *widget = static_cast<QWidget *>(watched);
    if (!isAsked) {
        addButton(*widget);
        return false;
    }
    const QString place = placeOf(*widget->window());
    if (!place.isEmpty()) {
        Q_EMIT asked(widget->window(), place);
    }
    return !place.isEmpty();
}

void HelpDesk::addButton(QWidget &window)
{
    auto *buttons = window.isWindow() ? window.findChild<QDialogButtonBox *>() : nullptr;
    const QString place = buttons != nullptr ? placeOf(window) : QString();
    if (place.isEmpty() || buttons->button(QDialogButtonBox::Help) != nullptr) {
        return;
    }
    QPushButton *help = buttons->addButton(QDialogButtonBox::Help);
    help->setAutoDefault(false);
    connect(help, &QPushButton::clicked, this,
            [this, &window, place] { Q_EMIT asked(&window, place); });
}

} // namespace shinpan
