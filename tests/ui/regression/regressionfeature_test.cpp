#include "ui/regression/regressionfeature.h"

#include "core/regression/regressionsuite.h"
#include "core/regression/testposition.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/openwindow.h"
#include "ui/kit/noticebar.h"
#include "ui/regression/addtestdialog.h"
#include "ui/regression/suitewindow.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

using namespace shinpan;
using namespace shinpan::test;

/// Suites of tests, from the window's menus.
class RegressionFeatureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenWindow>(); }
    void cleanup()
    {
        m_open->table.game.record().setModified(false);
        m_open.reset();
    }

    void aPositionBecomesATestByOneCommand();
    void aSuiteIsOpenedBesideTheGame();

private:
    [[nodiscard]] QAction *action(const QString &text) const
    {
        const auto actions = m_open->window->findChildren<QAction *>();
        for (QAction *one : actions) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }

    std::unique_ptr<OpenWindow> m_open;
};

void RegressionFeatureTest::aPositionBecomesATestByOneCommand()
{
    GameTable &table = m_open->table;
    table.play("C3");
    table.play("G7");
    table.game.cursor().back();
    const QString path = m_open->directory.filePath(QStringLiteral("new.tst"));
    action(QStringLiteral("&Add Position to Test Suite…"))->trigger();
    QVERIFY(eventually([this] {
        auto *dialog = m_open->window->findChild<AddTestDialog *>();
        return dialog && dialog->isVisible();
    }));
    auto *dialog = m_open->window->findChild<AddTestDialog *>();
    QCOMPARE(unnamedControls(*dialog), QStringList());
    QCOMPARE(dialog->test().command, QStringLiteral("reg_genmove white"));
    QCOMPARE(dialog->test().expectation.pattern, QStringLiteral("G7")); // what was played
    dialog->findChild<QCheckBox *>()->click();
    const auto fields = dialog->findChildren<QLineEdit *>();
    fields.back()->setText(m_open->directory.filePath(QStringLiteral("new")));

    dialog->accept();

    QVERIFY(eventually([&path] { return QFile::exists(path); }));
    const Result<RegressionSuite> suite = readSuiteFile(path);
    QVERIFY(suite);
    QCOMPARE(suite->testCount(), 1);
    const SuiteStep &step = suite->steps.back();
    QCOMPARE(step.test, std::optional(10));
    QCOMPARE(step.expectation, std::optional(Expectation{QStringLiteral("G7"), true, false}));
    QVERIFY(boardBefore(*suite, step.line) == std::optional(table.game.cursor().board()));
}

void RegressionFeatureTest::aSuiteIsOpenedBesideTheGame()
{
    const QString path = m_open->directory.filePath(QStringLiteral("a.tst"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1 name\n#? [x]\n");
    file.close();
    auto *feature = m_open->window->findChild<RegressionFeature *>();

    feature->openSuite(path);
    auto *window = m_open->window->findChild<SuiteWindow *>();
    QVERIFY(window != nullptr);
    QCOMPARE(window->findChild<QTreeView *>()->model()->rowCount(), 1);
    feature->openSuite(m_open->directory.filePath(QStringLiteral("none.tst")));

    QCOMPARE(m_open->window->findChildren<SuiteWindow *>().size(), 1);
    QVERIFY(m_open->window->findChild<NoticeBar *>()->text().startsWith(
        QStringLiteral("The suite cannot be opened. ")));
}

SHINPAN_TEST(RegressionFeatureTest)
#include "regressionfeature_test.moc"
