#include "ui/collection/collectionfeature.h"

#include "ui/collection/collectionactions.h"
#include "ui/collection/readingactions.h"
#include "ui/document/documentcontroller.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/windowframe.h"

#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

namespace shinpan {

namespace {

/// Work that ends within this many milliseconds is not shown.
constexpr int Unnoticed = 150;

constexpr int Steps = 1000;

} // namespace

WorkBar::WorkBar(DocumentController &document, QWidget *parent)
    : Card(parent)
    , m_what(new QLabel)
    , m_progress(new QProgressBar)
{
    setAccessibleName(tr("Progress"));
    m_progress->setRange(0, Steps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How much is done"));
    auto *cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, &document, &DocumentController::cancelWork);

    setLayout(form::row(spacing::Wide, {m_what, {m_progress, 1}, cancel},
                        {spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal}));
    hide();
    connect(&document, &DocumentController::workProgressed, this, &WorkBar::showProgress);
    connect(&document, &DocumentController::workEnded, this, &WorkBar::end);
}

void WorkBar::showProgress(const QString &what, double part)
{
    if (!m_time.isValid()) {
        m_time.start();
    }
    m_what->setText(what);
    m_progress->setValue(static_cast<int>(part * Steps));
    if (m_time.hasExpired(Unnoticed)) {
        show();
    }
}

void WorkBar::end()
{
    m_time.invalidate();
    hide();
}

CollectionFeature::CollectionFeature(WindowFrame &frame,
                                     DocumentController &document,
                                     OpenGame &game,
                                     Preferences &preferences)
    : Feature(frame)
    , m_dock(new CollectionDock(document, game, frame.window()))
    , m_reading(new ReadingActions(document, actions(), preferences, frame.window()))
{
    m_dock->toggleViewAction()->setShortcut(Qt::Key_F8);
    addPanel(*m_dock, Qt::LeftDockWidgetArea);
    addCard(new WorkBar(document));
    nameKeys();
    addToMenu(MenuPart::FileReading, {m_reading->encoding, m_reading->repairs});
    addToMenu(MenuPart::CollectionGames, [this](QMenu &menu) { m_dock->addTo(menu); });
    connect(&actions(), &CollectionActions::noticed, &frame.notices(), &NoticeBar::tell);
    connect(m_reading, &ReadingActions::noticed, &frame.notices(), &NoticeBar::tell);
    m_reading->reportReading(); // it may have been read before there was anything to see
}

void CollectionFeature::nameKeys() const
{
    const CollectionActions &games = actions();
    nameActions({{"games.previous", games.previous},
                 {"games.next", games.next},
                 {"games.addEmpty", games.addEmpty},
                 {"games.addFile", games.addFile},
                 {"games.paste", games.paste},
                 {"games.duplicate", games.duplicate},
                 {"games.remove", games.remove},
                 {"games.moveUp", games.moveUp},
                 {"games.moveDown", games.moveDown},
                 {"games.keepOrder", games.keepOrder},
                 {"games.extract", games.extract},
                 {"games.undo", games.undo},
                 {"games.redo", games.redo},
                 {"encoding", m_reading->encoding},
                 {"repairs", m_reading->repairs}});
}

} // namespace shinpan
