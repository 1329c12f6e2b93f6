#include "ui/console/consolefeature.h"

#include "ui/console/consolecontroller.h"
#include "ui/console/consolefiles.h"
#include "ui/console/gtpconsole.h"
#include "ui/engines/enginecards.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"
#include "ui/play/boardarea.h"

#include <QAction>

namespace shinpan {

ConsoleFeature::ConsoleFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
{
    auto *console = new GtpConsole(parts.transcript, &frame.window());
    Panel &panel =
        addPanel(tr("GTP Console"), QStringLiteral("console"), console, Qt::RightDockWidgetArea);
    auto *talk = new QAction(tr("Type a GTP &Command"), this);
    talk->setShortcut(Qt::Key_F9);
    nameActions({{"console.command", talk}});
    connect(talk, &QAction::triggered, this, [&panel, console] {
        panel.bringUp();
        console->focusEntry();
    });
    addToMenu(MenuPart::EnginesSeats, {talk});
    auto *controller = new ConsoleController(
        {*console, parts.hub, parts.game, parts.board, parts.preferences}, this);
    auto *files = new ConsoleFiles(parts.transcript, *console, &frame.window());
    const auto tell = [&frame](const QString &text) { frame.tell(text); };
    connect(controller, &ConsoleController::noticed, this, tell);
    connect(files, &ConsoleFiles::noticed, this, tell);
    connect(files, &ConsoleFiles::sendRequested, controller, &ConsoleController::sendFile);
    connect(&parts.board.engineCards(), &EngineCards::consoleRequested, &panel, &Panel::bringUp);
}

} // namespace shinpan
