#include "ui/graphics/graphicsfeature.h"

#include "ui/graphics/commanddesk.h"
#include "ui/graphics/commandpanel.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"

#include <QAction>

namespace shinpan {

GraphicsFeature::GraphicsFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_desk(new CommandDesk({parts.game, parts.board, parts.hub, parts.store, parts.preferences},
                             &frame.window()))
{
    const auto makePanel = [this, parts]() -> QWidget * {
        QMainWindow &window = this->frame().window();
        return new CommandPanel(*m_desk, parts.preferences, window, &window);
    };
    Panel &panel =
        addPanel(tr("Commands"), QStringLiteral("commands"), makePanel, Qt::RightDockWidgetArea);
    auto *show = new QAction(tr("Commands &on the Board"), this);
    nameActions({{"commands.show", show}});
    connect(show, &QAction::triggered, &panel, &Panel::bringUp);
    addToMenu(MenuPart::EnginesSeats, {show});
    connect(m_desk, &CommandDesk::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
}

} // namespace shinpan
