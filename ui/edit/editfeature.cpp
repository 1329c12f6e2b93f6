#include "ui/edit/editfeature.h"

#include "ui/edit/editactions.h"
#include "ui/edit/editbar.h"
#include "ui/edit/editcontroller.h"
#include "ui/edit/recordeditor.h"
#include "ui/edit/undoactions.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/tree/nodemenu.h"

#include <QMenu>

namespace shinpan {

EditFeature::EditFeature(WindowFrame &frame,
                         GameController &game,
                         ScoringController &scoring,
                         BoardView &board,
                         GameTreeView &tree)
    : Feature(frame)
    , m_undoing(new UndoActions(game, scoring, &frame.window()))
    , m_recordEditor(new RecordEditor(game, &frame.window()))
    , m_controller(new EditController(game, scoring, board, &frame.window()))
    , m_actions(new EditActions(game, *m_controller, *m_recordEditor, *m_undoing, frame.window()))
{
    new NodeMenu(tree, m_actions->nodeActions());
    addBar(new EditBar(game, *m_controller, *m_actions));
    nameKeys();
    addToMenu(MenuPart::EditRecord, [this](QMenu &menu) { m_actions->addTo(menu); });
    const auto tell = [&frame](const QString &reason) { frame.tell(reason); };
    connect(m_controller, &EditController::refused, this, tell);
    connect(m_recordEditor, &RecordEditor::refused, this, tell);
    connect(m_undoing, &UndoActions::refused, this, tell);
}

void EditFeature::nameKeys() const
{
    nameActions({{"undo", m_undoing->undo},
                 {"redo", m_undoing->redo},
                 {"editMode", m_actions->mode},
                 {"leaveEditMode", m_actions->leave},
                 {"switchToPlay", m_actions->switchToPlay},
                 {"cut", m_actions->cut},
                 {"copy", m_actions->copy},
                 {"paste", m_actions->paste},
                 {"remove", m_actions->remove},
                 {"promote", m_actions->promote},
                 {"demote", m_actions->demote},
                 {"makeMainLine", m_actions->makeMainLine},
                 {"removeOthers", m_actions->removeOthers},
                 {"flatten", m_actions->flatten}});
    for (std::size_t i = 0; i < EditActions::ToolCount; ++i) {
        const auto tool = static_cast<EditTool>(i);
        m_actions->tool(tool)->setObjectName(QStringLiteral("tool.")
                                             + symbolName(lookOf(tool).symbol));
    }
}

} // namespace shinpan
