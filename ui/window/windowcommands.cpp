// The names under which the keys of the window's actions are remembered. They stay the same in
// every language, and from one version to the next.

#include "ui/analysis/analysisactions.h"
#include "ui/collection/collectionactions.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/document/documentactions.h"
#include "ui/edit/editactions.h"
#include "ui/edit/undoactions.h"
#include "ui/find/findactions.h"
#include "ui/home/arrangement.h"
#include "ui/kit/panel.h"
#include "ui/play/gameactions.h"
#include "ui/review/reviewactions.h"
#include "ui/window/mainwindow.h"

#include <utility>
#include <vector>

namespace shinpan {

namespace {

using Names = std::vector<std::pair<const char *, QAction *>>;

void name(const Names &names)
{
    for (const auto &[name, action] : names) {
        action->setObjectName(QLatin1String(name));
    }
}

void nameGame(const GameActions &game)
{
    name({{"newGame", game.newGame},
          {"save", game.save},
          {"saveAs", game.saveAs},
          {"start", game.start},
          {"step", game.step},
          {"stop", game.stop},
          {"pass", game.pass},
          {"takeBack", game.takeBack},
          {"resign", game.resign},
          {"restartBlack", game.restart.black},
          {"restartWhite", game.restart.white},
          {"rebuildBlack", game.rebuildEngine.black},
          {"rebuildWhite", game.rebuildEngine.white},
          {"score", game.scorePosition},
          {"returnToGame", game.returnToGame},
          {"toStart", game.toStart},
          {"back", game.back},
          {"forward", game.forward},
          {"toEnd", game.toEnd},
          {"backTen", game.backTen},
          {"forwardTen", game.forwardTen},
          {"previousVariation", game.previousVariation},
          {"nextVariation", game.nextVariation}});
}

void nameDocuments(const DocumentActions &documents)
{
    name({{"newTab", documents.newTab},
          {"newWindow", documents.newWindow},
          {"open", documents.open},
          {"openCompetition", documents.openCompetition},
          {"reload", documents.reload},
          {"close", documents.close},
          {"nextTab", documents.next},
          {"previousTab", documents.previous},
          {"toNewWindow", documents.toNewWindow},
          {"copyGame", documents.copy},
          {"pasteGame", documents.paste},
          {"home", documents.home},
          {"quit", documents.quit}});
}

void nameEditing(const EditActions &edit, const UndoActions &undoing)
{
    name({{"undo", undoing.undo},
          {"redo", undoing.redo},
          {"editMode", edit.mode},
          {"leaveEditMode", edit.leave},
          {"switchToPlay", edit.switchToPlay},
          {"cut", edit.cut},
          {"copy", edit.copy},
          {"paste", edit.paste},
          {"remove", edit.remove},
          {"promote", edit.promote},
          {"demote", edit.demote},
          {"makeMainLine", edit.makeMainLine},
          {"removeOthers", edit.removeOthers},
          {"flatten", edit.flatten}});
    for (std::size_t i = 0; i < EditActions::ToolCount; ++i) {
        const auto tool = static_cast<EditTool>(i);
        edit.tool(tool)->setObjectName(QStringLiteral("tool.") + symbolName(lookOf(tool).symbol));
    }
}

void nameFinding(const FindActions &find)
{
    name({{"find", find.findText},
          {"findNext", find.findNext},
          {"findPrevious", find.findPrevious},
          {"findPosition", find.findPosition},
          {"goToMove", find.goToMove},
          {"previousComment", find.previousComment},
          {"nextComment", find.nextComment},
          {"previousFork", find.previousFork},
          {"nextFork", find.nextFork},
          {"previousMistake", find.previousMistake},
          {"nextMistake", find.nextMistake},
          {"backToMainLine", find.backToMainLine}});
}

void nameGames(const CollectionActions &games, const ReadingActions &reading)
{
    name({{"games.previous", games.previous},
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
          {"encoding", reading.encoding},
          {"repairs", reading.repairs}});
}

void nameAnalysis(const AnalysisActions &analysis)
{
    name({{"analyse", analysis.analyse},
          {"candidates", analysis.candidates},
          {"ownership", analysis.ownership},
          {"policy", analysis.policy},
          {"estimate", analysis.estimate},
          {"onlyHere", analysis.onlyHere},
          {"avoid", analysis.avoid},
          {"everywhere", analysis.everywhere},
          {"engineSettings", analysis.settings}});
}

void nameReviewing(const ReviewActions &review)
{
    name({{"review", review.review},
          {"reviewFiles", review.files},
          {"pauseReview", review.pause},
          {"cancelReview", review.cancel},
          {"saveReview", review.save}});
}

} // namespace

void MainWindow::nameActions()
{
    nameReviewing(*m_reviewActions);
    nameGame(*m_actions);
    nameAnalysis(*m_analysisActions);
    nameDocuments(*m_documentActions);
    nameEditing(*m_editActions, *m_undoing);
    nameFinding(*m_find);
    nameGames(m_collection->actions(), *m_reading);
    for (const Panel *panel :
         QList<Panel *>{m_collection, m_gamePanel, m_treePanel, m_graphPanel, m_commentPanel,
                        m_analysisPanel, m_comparisonPanel, m_reviewPanel, m_consolePanel}) {
        panel->toggleViewAction()->setObjectName(QStringLiteral("panel.") + panel->objectName());
    }
}

} // namespace shinpan
