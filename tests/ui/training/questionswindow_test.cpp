#include "ui/training/questionswindow.h"

#include "core/practice/questionstore.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/emptyhint.h"
#include "ui/settings/preferences.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace shinpan;
using namespace shinpan::test;

/// All of a person's questions in one place.
class QuestionsWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void questionsAreChosenBySizeAndPhase();
    void thoseThatAreDueAreAsked();
    void aSingleOneIsAskedWithAKey();
    void questionsAreForgotten();
    void everythingIsDeletedOnceThatIsConfirmed();
    void withoutQuestionsItSaysWhereTheyComeFrom();
    void everythingHasAName();

private:
    void open();
    [[nodiscard]] QTreeView &table() const { return *m_window->findChild<QTreeView *>(); }
    [[nodiscard]] QString count() const
    {
        return control<QLabel>(*m_window, "How many questions there are")->text();
    }
    [[nodiscard]] QString path() const { return m_directory->filePath(QStringLiteral("q.json")); }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<QuestionStore> m_store;
    std::unique_ptr<QuestionsWindow> m_window;
};

namespace {

[[nodiscard]] Question questionOf(const QByteArray &position, int size, int number)
{
    return {.position = position,
            .size = size,
            .number = number,
            .played = {.move = at("D4"), .rate = 0.1 + number / 1000.0},
            .moves = {{.move = at("E5")}},
            .game = QStringLiteral("Ada – Bob")};
}

} // namespace

void QuestionsWindowTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("a.ini")));
    m_store = std::make_unique<QuestionStore>(path());
    m_store->add({questionOf("(;SZ[9];B[aa])", 9, 2), questionOf("(;SZ[9];B[bb])", 9, 60),
                  questionOf("(;SZ[19];B[aa])", 19, 20)});
    m_store->answer(questionOf("(;SZ[9];B[bb])", 9, 60), true);
    open();
}

void QuestionsWindowTest::open()
{
    m_window = std::make_unique<QuestionsWindow>(*m_store, *m_preferences);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void QuestionsWindowTest::questionsAreChosenBySizeAndPhase()
{
    QCOMPARE(table().model()->rowCount(), 3);
    QVERIFY(count().startsWith(QStringLiteral("2 due of 3")));
    auto *size = control<QComboBox>(*m_window, "Board size");
    auto *phase = control<QComboBox>(*m_window, "Phase of the game");
    QCOMPARE(size->count(), 3);
    size->setCurrentIndex(size->findText(QStringLiteral("9×9")));
    QVERIFY(count().startsWith(QStringLiteral("1 due of 2")));
    phase->setCurrentIndex(phase->findText(QStringLiteral("Endgame")));
    QVERIFY(count().startsWith(QStringLiteral("0 due of 1")));
    QCOMPARE(table().model()->index(0, 4).data().toString(), QStringLiteral("60"));
    QVERIFY(!buttonWithText<QPushButton>(*m_window, "None Is Due")->isEnabled());
}

void QuestionsWindowTest::thoseThatAreDueAreAsked()
{
    QSignalSpy asked(m_window.get(), &QuestionsWindow::asked);
    QTest::keyClick(m_window.get(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    const auto due = asked.at(0).at(0).value<std::vector<Question>>();
    QCOMPARE(due.size(), std::size_t(2));
    QCOMPARE(due.front().number, 20); // it lost more
    buttonWithText<QPushButton>(*m_window, "Ask All Shown")->click();
    QCOMPARE(asked.at(1).at(0).value<std::vector<Question>>().size(), std::size_t(3));
}

void QuestionsWindowTest::aSingleOneIsAskedWithAKey()
{
    QSignalSpy asked(m_window.get(), &QuestionsWindow::asked);
    table().setFocus();
    table().setCurrentIndex(table().model()->index(2, 0));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.at(0).at(0).value<std::vector<Question>>().front().number, 60);
}

void QuestionsWindowTest::questionsAreForgotten()
{
    auto *forget = buttonWithText<QPushButton>(*m_window, "Forget Selected");
    QVERIFY(!forget->isEnabled());
    table().setCurrentIndex(table().model()->index(2, 0));
    forget->click();
    QCOMPARE(table().model()->rowCount(), 2);
    QCOMPARE(QuestionBook::read(path())->questions().size(), std::size_t(2));
}

void QuestionsWindowTest::everythingIsDeletedOnceThatIsConfirmed()
{
    buttonWithText<QPushButton>(*m_window, "Delete All…")->click();
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QVERIFY(QFile::exists(path()));
    buttonWithText<QPushButton>(*box, "Delete All")->click();
    QVERIFY(!QFile::exists(path()));
    QVERIFY(table().isHidden());
}

void QuestionsWindowTest::withoutQuestionsItSaysWhereTheyComeFrom()
{
    m_store->clear();
    QVERIFY(m_window->findChild<EmptyHint *>()->text().contains(QStringLiteral("Try Again")));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    m_store = std::make_unique<QuestionStore>(path());
    open();
    QVERIFY(m_window->findChild<EmptyHint *>()->text().contains(QStringLiteral("version")));
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Delete All…")->isEnabled());
}

void QuestionsWindowTest::everythingHasAName()
{
    QCOMPARE(unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(QuestionsWindowTest)
#include "questionswindow_test.moc"
