#include "ui/regression/regressionfeature.h"

#include "core/record/tree/sgfproperties.h"
#include "ui/game/opengame.h"
#include "ui/kit/windowframe.h"
#include "ui/regression/addtestdialog.h"
#include "ui/regression/regressionoptions.h"
#include "ui/regression/suitewindow.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

namespace shinpan {

namespace {

/// The position at the cursor, to be asked for a move; what was played there is expected.
[[nodiscard]] NewTest proposedTest(const OpenGame &game)
{
    const GameCursor &cursor = game.cursor();
    const GameTree &tree = cursor.record().tree();
    NewTest test;
    test.line = cursor.line();
    test.komi = game.record().info().komi.value_or(game.settings().komi);
    test.command =
        QLatin1String(cursor.toPlay() == Color::Black ? "reg_genmove black" : "reg_genmove white");
    const NodeId next = cursor.nextNode();
    const std::optional<Move> move = next != NoNode ? moveAt(tree, next) : std::nullopt;
    test.expectation.pattern = move ? vertexText(move->point) : QString();
    return test;
}

} // namespace

RegressionFeature::RegressionFeature(WindowFrame &frame,
                                     OpenGame &game,
                                     const EngineProfileStore &store,
                                     Preferences &preferences)
    : Feature(frame)
    , m_game(game)
    , m_store(store)
    , m_preferences(preferences)
{
    auto *open = new QAction(tr("Open &Test Suite…"), this);
    auto *add = new QAction(tr("&Add Position to Test Suite…"), this);
    nameActions({{"tests.open", open}, {"tests.add", add}});
    connect(open, &QAction::triggered, this, &RegressionFeature::chooseSuite);
    connect(add, &QAction::triggered, this, &RegressionFeature::addTest);
    addToMenu(MenuPart::EnginesSeats, {open, add});
}

void RegressionFeature::chooseSuite()
{
    if (frame().isOpening()) {
        return;
    }
    auto *dialog = new QFileDialog(&frame().window(), tr("Open Test Suite"),
                                   QFileInfo(m_preferences.get(&RegressionOptions::suite)).path(),
                                   tr("Test suites (*.tst)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RegressionFeature::openSuite);
    frame().openSoon(*dialog);
}

void RegressionFeature::openSuite(const QString &path)
{
    const Result<std::vector<RegressionSuite>> suites =
        readSuites(std::vector<SuiteChoice>{{path}});
    if (!suites) {
        frame().tell(tr("The suite cannot be opened. %1").arg(text::message(suites.error())));
        return;
    }
    m_preferences.set(&RegressionOptions::suite, path);
    auto &window = frame().showOnce<SuiteWindow>([this] {
        auto *made = new SuiteWindow(m_preferences, m_store, &frame().window());
        connect(made, &SuiteWindow::gameWanted, this, &RegressionFeature::gameWanted);
        return made;
    });
    window.showSuite(suites->front());
}

void RegressionFeature::addTest()
{
    const NewTest proposed = proposedTest(m_game);
    if (!proposed.line.size.isSquare()) {
        frame().tell(tr("Test suites can only have square boards."));
        return;
    }
    if (frame().isOpening()) {
        return;
    }
    auto *dialog = new AddTestDialog(proposed, m_preferences.get(&RegressionOptions::suite),
                                     &frame().window());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Result<int> number = appendTest(dialog->test(), dialog->suite());
        if (!number) {
            frame().tell(tr("The test was not added. %1").arg(text::message(number.error())));
            return;
        }
        m_preferences.set(&RegressionOptions::suite, dialog->suite());
        frame().mention(
            tr("Added as test %1 of %2").arg(*number).arg(QFileInfo(dialog->suite()).fileName()));
    });
    frame().openSoon(*dialog);
}

} // namespace shinpan
