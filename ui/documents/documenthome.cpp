// The start page of a window: what is chosen there happens to its documents.

#include "ui/board/boardview.h"
#include "ui/document/documentactions.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/home/arrangement.h"
#include "ui/home/homepage.h"
#include "ui/play/gameactions.h"
#include "ui/window/mainwindow.h"

namespace shinpan {

void DocumentSet::showHome(DocumentWindow &window)
{
    auto *home = new HomePage(m_parts.store, m_parts.preferences);
    connect(home, &HomePage::gameChosen, this,
            [this, &window](const NewGameSettings &settings, WindowLayout layout) {
                begin(settings, layout, window);
            });
    connect(home, &HomePage::newGameRequested, this,
            [&window] { window.current()->page().actions().newGame->trigger(); });
    connect(home, &HomePage::openRequested, this,
            [&window] { window.current()->page().documentActions().open->trigger(); });
    connect(home, &HomePage::analyseRequested, this, [&window] {
        window.current()->page().arrangement().choose(WindowLayout::Analyse);
        window.current()->page().documentActions().open->trigger();
    });
    connect(home, &HomePage::addEngineRequested, this,
            [&window] { window.current()->page().addEngine(); });
    connect(home, &HomePage::fileChosen, this,
            [this, &window](const QString &path) { openFiles({path}, window); });
    connect(home, &HomePage::left, &window, &DocumentWindow::leaveHome);
    window.showHome(std::unique_ptr<QWidget>(home));
}

void DocumentSet::begin(const NewGameSettings &settings,
                        WindowLayout layout,
                        DocumentWindow &window)
{
    const Document *const before = window.current();
    Document &document = vacantDocument(window);
    const auto play = [&document, settings, layout] {
        document.page().arrangement().choose(layout);
        document.game().newGame(settings);
        document.game().start();
    };
    if (&document == before) {
        play();
    } else { // a new tab has taken its time already
        QMetaObject::invokeMethod(&document, play, Qt::QueuedConnection);
    }
}

} // namespace shinpan
