#include "ui/engines/engineeditor.h"

#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace shinpan;

class EngineEditorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void storedAndFoundEnginesAreListed();
    void theFieldsShowTheWholeProfile();
    void editsAreHandedBack();
    void anEngineThatDoesNotAnswerIsRememberedUntilItIsChanged();
    void aNameIsNoWholeGame();
    void aUsableCommandLineNamesItsProgram();
    void anInvalidCommandLineShowsTheReason_data();
    void anInvalidCommandLineShowsTheReason();
    void pastingMendsSmartPunctuationAndSaysSo();
    void aFilePastedByMistakeIsCutShort();
    void typedSmartPunctuationIsMendedOnRequest();
    void aNewEngineIsNamedAfterItsProgramUntilANameIsTyped();
    void aKnownEngineIsToldTheRulesUntilThePersonSaysOtherwise();
    void editingAFoundEngineStoresItAndKeepsTyping();
    void removingAChangedFoundEngineBringsItBack();
    void enginesAreCopiedMovedAndRemoved();
    void wrongLinesAreExplained();
    void savingStopsAtAMistake();
    void aLineThatMeansNothingIsKeptUntilItIsCorrected_data();
    void aLineThatMeansNothingIsKeptUntilItIsCorrected();
    void removingForgetsLinesThatMeanNothing();
    void anotherEngineIsShownOnTheSamePage();
    void saveIsTheDefaultAgainAfterATemplate();
    void anEngineThatWasNeverFilledInIsDropped();
    void anIncompleteEngineTellsWhatIsMissing();
    void anEmptyListSaysWhatToDo();
    void everyControlHasAName();

private:
    void open(const EngineProfileList &engines);
    template <typename T>
    [[nodiscard]] T *control(const char *accessibleName) const
    {
        return test::control<T>(*m_editor, accessibleName);
    }
    [[nodiscard]] QPlainTextEdit *commandLine() const
    {
        return control<QPlainTextEdit>("Command line");
    }
    [[nodiscard]] QString commandNote() const { return commandLine()->accessibleDescription(); }
    [[nodiscard]] QString listedEngines() const;
    void paste(const QString &text) const;
    /// Triggers an entry of the menu below a button.
    void choose(const char *button, const char *entry) const;
    [[nodiscard]] QString storedNames() const;

    const EngineProfile m_mine{QStringLiteral("1"),
                               QStringLiteral("Mine"),
                               QStringLiteral("gnugo --mode gtp"),
                               QStringLiteral("~/go"),
                               {{QStringLiteral("A"), QStringLiteral("1")}},
                               {QStringLiteral("komi 7")},
                               false,
                               true,
                               {},
                               false,
                               {{QStringLiteral("play"), QStringLiteral("gg-play")}}};
    const EngineProfile m_found{QStringLiteral("found:gnugo"),
                                QStringLiteral("GNU Go"),
                                QStringLiteral("gnugo --mode gtp --level 10"),
                                {},
                                {},
                                {}};
    const IncompleteEngine m_incomplete{
        QStringLiteral("KataGo"),
        QStringLiteral("/usr/bin/katago"),
        {{EnginePart::Network, {QStringLiteral("/home/ann/.katago")}}}};
    const Machine m_machine = test::machineWith(
        {QStringLiteral("/usr/games/gnugo"), QStringLiteral("/home/ann/go/net.gz")});
    std::unique_ptr<EngineEditor> m_editor;
};

void EngineEditorTest::init()
{
    open(EngineProfileList({m_mine}, {{m_found}, {m_incomplete}}));
}

void EngineEditorTest::cleanup()
{
    m_editor.reset();
}

void EngineEditorTest::open(const EngineProfileList &engines)
{
    m_editor = std::make_unique<EngineEditor>(engines, nullptr, m_machine);
    m_editor->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

QString EngineEditorTest::listedEngines() const
{
    const auto *list = control<QListWidget>("Engines");
    QStringList rows;
    for (int row = 0; row < list->count(); ++row) {
        rows.append(list->item(row)->text());
    }
    return rows.join(u'|');
}

void EngineEditorTest::paste(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
    commandLine()->selectAll();
    commandLine()->paste();
}

void EngineEditorTest::choose(const char *button, const char *entry) const
{
    const QMenu *menu = test::buttonWithText<QPushButton>(*m_editor, button)->menu();
    for (QAction *action : menu->actions()) {
        if (action->text().remove(u'&') == QString::fromUtf8(entry)) {
            action->trigger();
        }
    }
}

QString EngineEditorTest::storedNames() const
{
    QStringList names;
    for (const EngineProfile &profile : m_editor->profiles()) {
        names.append(profile.name);
    }
    return names.join(u'|');
}

void EngineEditorTest::storedAndFoundEnginesAreListed()
{
    QCOMPARE(listedEngines(),
             QStringLiteral("Your engines|Mine|Found on this computer|GNU Go|KataGo (incomplete)"));
    QCOMPARE(m_editor->currentId(), m_mine.id);
}

void EngineEditorTest::theFieldsShowTheWholeProfile()
{
    QCOMPARE(commandLine()->toPlainText(), m_mine.commandLine);
    QCOMPARE(control<QLineEdit>("Name")->text(), m_mine.name);
    QCOMPARE(control<QLineEdit>("Working directory")->text(), m_mine.workingDirectory);
    QCOMPARE(control<QPlainTextEdit>("Environment, one per line")->toPlainText(),
             QStringLiteral("A=1"));
    QCOMPARE(control<QPlainTextEdit>("Start-up commands, one per line")->toPlainText(),
             QStringLiteral("komi 7"));
    QCOMPARE(control<QPlainTextEdit>("Commands under other names, one per line")->toPlainText(),
             QStringLiteral("play=gg-play"));
    QCOMPARE(m_editor->profiles(), std::vector{m_mine});
}

void EngineEditorTest::editsAreHandedBack()
{
    paste(QStringLiteral("gnugo --mode gtp --level 1"));
    control<QLineEdit>("Name")->setText(QStringLiteral(" Weak "));
    control<QLineEdit>("Working directory")->setText(QStringLiteral("/opt"));
    test::buttonWithText<QCheckBox>(*m_editor, "Run it in a sandbox")->click();
    control<QPlainTextEdit>("Environment, one per line")
        ->setPlainText(QStringLiteral("B=x=y\n\nC="));
    control<QPlainTextEdit>("Start-up commands, one per line")
        ->setPlainText(QStringLiteral("komi 5\n boardsize 9\n"));
    control<QPlainTextEdit>("Commands under other names, one per line")
        ->setPlainText(QStringLiteral("genmove = kgs-genmove_cleanup\n\n"));

    EngineProfile expected{
        m_mine.id,
        QStringLiteral("Weak"),
        QStringLiteral("gnugo --mode gtp --level 1"),
        QStringLiteral("/opt"),
        {{QStringLiteral("B"), QStringLiteral("x=y")}, {QStringLiteral("C"), QString()}},
        {QStringLiteral("komi 5"), QStringLiteral("boardsize 9")}};
    expected.aliases = {{QStringLiteral("genmove"), QStringLiteral("kgs-genmove_cleanup")}};
    expected.isSandboxed = true;
    QCOMPARE(m_editor->profiles(), std::vector{expected});
}

void EngineEditorTest::anEngineThatDoesNotAnswerIsRememberedUntilItIsChanged()
{
    EngineProfile mute;
    mute.id = QStringLiteral("1");
    mute.name = QStringLiteral("Mute");
    mute.commandLine = QStringLiteral("true");
    open(EngineProfileList({mute}, {}));
    const auto hasFailed = [this] { return m_editor->profiles().front().hasFailedTest; };

    control<QPushButton>("Test whether the engine answers")->click();
    QTRY_VERIFY(hasFailed());
    control<QLineEdit>("Name")->setText(QStringLiteral("Still mute"));
    QVERIFY(hasFailed());
    open(EngineProfileList(m_editor->profiles(), {}));
    QVERIFY(hasFailed());
    commandLine()->setPlainText(QStringLiteral("true x"));
    QVERIFY(!hasFailed());
}

void EngineEditorTest::aNameIsNoWholeGame()
{
    open(EngineProfileList({m_mine}, {}));
    auto *name = control<QLineEdit>("Name");
    QGuiApplication::clipboard()->setText(QString(5000, u'x'));
    name->selectAll();
    name->paste();
    QCOMPARE(name->text(), QString(80, u'x'));

    EngineProfile old = m_mine; // named before there was a limit
    old.name = QString(200, u'y');
    open(EngineProfileList({old}, {}));
    QCOMPARE(control<QLineEdit>("Name")->text(), old.name);
}

void EngineEditorTest::aUsableCommandLineNamesItsProgram()
{
    QCOMPARE(commandNote(), QStringLiteral("Found /usr/games/gnugo"));
}

void EngineEditorTest::anInvalidCommandLineShowsTheReason_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("note");

    QTest::newRow("quote")
        << QStringLiteral("gnugo 'x")
        << QStringLiteral("This cannot be started: the quote ' at character 7 is never closed.");
    QTest::newRow("empty") << QString()
                           << QStringLiteral(
                                  "This cannot be started: the command line names no program.");
    QTest::newRow("missing program")
        << QStringLiteral("./engine")
        << QStringLiteral("This cannot be started: there is no file /home/ann/go/engine.");
    QTest::newRow("not GTP") << QStringLiteral(
        "gnugo") << QStringLiteral("gnugo speaks GTP only when it is started with “--mode gtp”.");
}

void EngineEditorTest::anInvalidCommandLineShowsTheReason()
{
    QFETCH(QString, line);
    QFETCH(QString, note);

    commandLine()->setPlainText(line);

    QCOMPARE(commandNote(), note);
}

void EngineEditorTest::pastingMendsSmartPunctuationAndSaysSo()
{
    paste(QStringLiteral(" gnugo –mode gtp\n"));

    QCOMPARE(commandLine()->toPlainText(), QStringLiteral("gnugo --mode gtp"));
    QVERIFY(test::buttonWithText<QLabel>(*m_editor, "Fixed:  – → --")->isVisible());
    QCOMPARE(m_editor->profiles()[0].commandLine, QStringLiteral("gnugo --mode gtp"));
}

void EngineEditorTest::aFilePastedByMistakeIsCutShort()
{
    constexpr int Most = 8192;
    paste(QStringLiteral("one line of many\n").repeated(10'000));
    QVERIFY(commandLine()->toPlainText().size() > Most / 2);

    commandLine()->moveCursor(QTextCursor::End);
    commandLine()->paste();

    QVERIFY(commandLine()->toPlainText().size() <= Most);
    paste(QStringLiteral("gnugo --mode gtp"));
    QCOMPARE(commandLine()->toPlainText(), QStringLiteral("gnugo --mode gtp"));
}

void EngineEditorTest::typedSmartPunctuationIsMendedOnRequest()
{
    auto *mend = control<QPushButton>("Fix the punctuation");
    QVERIFY(!mend->isVisible());
    commandLine()->setPlainText(QStringLiteral("gnugo —mode gtp"));
    QVERIFY(mend->isVisible());

    mend->click();

    QCOMPARE(commandLine()->toPlainText(), QStringLiteral("gnugo --mode gtp"));
    QVERIFY(!mend->isVisible());
}

void EngineEditorTest::aNewEngineIsNamedAfterItsProgramUntilANameIsTyped()
{
    m_editor->addEngine();
    QCOMPARE(commandNote(),
             QStringLiteral("Paste the command that starts the engine in GTP mode."));
    paste(QStringLiteral("/usr/games/gnugo --mode gtp"));
    QCOMPARE(storedNames(), QStringLiteral("Mine|GNU Go 2"));

    auto *name = control<QLineEdit>("Name");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Own"));
    paste(QStringLiteral("gnugo --mode gtp"));

    QCOMPARE(storedNames(), QStringLiteral("Mine|Own"));
}

void EngineEditorTest::aKnownEngineIsToldTheRulesUntilThePersonSaysOtherwise()
{
    m_editor->addEngine();
    auto *const rules = control<QPlainTextEdit>("Added to the command line by rules, one per line");

    paste(QStringLiteral("gnugo --mode gtp"));
    QCOMPARE(rules->toPlainText(),
             QStringLiteral("area=--chinese-rules\nterritory=--japanese-rules"));
    QCOMPARE(m_editor->profiles().back().rulesArguments.area, QStringLiteral("--chinese-rules"));

    paste(QStringLiteral("mybot gtp"));
    QCOMPARE(rules->toPlainText(), QString());

    rules->setPlainText(QStringLiteral("territory = -r 'old japanese'"));
    paste(QStringLiteral("gnugo --mode gtp"));
    QCOMPARE(m_editor->profiles().back().rulesArguments,
             (EngineProfile::RulesArguments{{}, QStringLiteral("-r 'old japanese'")}));

    rules->setPlainText(QStringLiteral("japanese=-j"));
    QCOMPARE(rules->accessibleDescription(),
             QStringLiteral("“japanese=-j” is neither area=ARGUMENTS nor territory=ARGUMENTS."));
}

void EngineEditorTest::editingAFoundEngineStoresItAndKeepsTyping()
{
    m_editor->selectEngine(m_found.id);
    auto *name = control<QLineEdit>("Name");
    name->setFocus();
    name->setCursorPosition(3);

    QTest::keyClicks(name, QStringLiteral("xy"));

    QCOMPARE(name->text(), QStringLiteral("GNUxy Go"));
    QCOMPARE(storedNames(), QStringLiteral("Mine|GNUxy Go"));
    QCOMPARE(m_editor->currentId(), m_found.id);
    QCOMPARE(
        listedEngines(),
        QStringLiteral("Your engines|Mine|GNUxy Go|Found on this computer|KataGo (incomplete)"));
}

void EngineEditorTest::removingAChangedFoundEngineBringsItBack()
{
    m_editor->selectEngine(m_found.id);
    QVERIFY(!control<QToolButton>("Remove")->isEnabled());
    control<QLineEdit>("Name")->setText(QStringLiteral("Changed"));

    control<QToolButton>("Remove")->click();

    QCOMPARE(storedNames(), QStringLiteral("Mine"));
    QCOMPARE(control<QLineEdit>("Name")->text(), m_found.name);
}

void EngineEditorTest::enginesAreCopiedMovedAndRemoved()
{
    control<QToolButton>("Duplicate")->click();
    QCOMPARE(storedNames(), QStringLiteral("Mine|Mine 2"));
    QCOMPARE(control<QLineEdit>("Name")->text(), QStringLiteral("Mine 2"));
    QVERIFY(!control<QToolButton>("Move down")->isEnabled());

    control<QToolButton>("Move up")->click();
    QCOMPARE(storedNames(), QStringLiteral("Mine 2|Mine"));
    QVERIFY(!control<QToolButton>("Move up")->isEnabled());

    control<QToolButton>("Remove")->click();
    QCOMPARE(storedNames(), QStringLiteral("Mine"));
    QCOMPARE(m_editor->currentId(), m_mine.id);
}

void EngineEditorTest::wrongLinesAreExplained()
{
    auto *environment = control<QPlainTextEdit>("Environment, one per line");
    environment->setPlainText(QStringLiteral("A=1\nB"));
    QCOMPARE(environment->accessibleDescription(),
             QStringLiteral("“B” is not of the form NAME=value."));

    auto *startup = control<QPlainTextEdit>("Start-up commands, one per line");
    startup->setPlainText(QStringLiteral("# remark"));
    QCOMPARE(startup->accessibleDescription(),
             QStringLiteral("“# remark”: there is no command in this line."));

    auto *aliases = control<QPlainTextEdit>("Commands under other names, one per line");
    for (const char *line : {"genmove", "=play", "genmove=", "genmove=reg genmove"}) {
        aliases->setPlainText(QLatin1String(line));
        QCOMPARE(aliases->accessibleDescription(),
                 QStringLiteral("“%1” is not of the form COMMAND=NAME.").arg(QLatin1String(line)));
    }
    aliases->setPlainText(QStringLiteral("genmove=reg_genmove"));
    QCOMPARE(aliases->accessibleDescription(), QString());
}

void EngineEditorTest::savingStopsAtAMistake()
{
    const QSignalSpy accepted(m_editor.get(), &QDialog::accepted);
    control<QLineEdit>("Name")->clear();
    m_editor->selectEngine(m_found.id);

    m_editor->accept();

    QCOMPARE(accepted.size(), 0);
    QCOMPARE(m_editor->currentId(), m_mine.id);
    QCOMPARE(control<QLineEdit>("Name")->accessibleDescription(),
             QStringLiteral("The engine needs a name."));

    control<QLineEdit>("Name")->setText(QStringLiteral("Named"));
    m_editor->selectEngine(m_found.id);
    m_editor->accept();
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(m_editor->currentId(), m_found.id);
}

void EngineEditorTest::aLineThatMeansNothingIsKeptUntilItIsCorrected_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("other");
    QTest::newRow("of a stored engine") << m_mine.id << m_found.id;
    QTest::newRow("of a found one that is as it was found otherwise") << m_found.id << m_mine.id;
}

void EngineEditorTest::aLineThatMeansNothingIsKeptUntilItIsCorrected()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, other);
    m_editor->selectEngine(engine);
    const QSignalSpy accepted(m_editor.get(), &QDialog::accepted);
    auto *environment = control<QPlainTextEdit>("Environment, one per line");
    const QString before = environment->toPlainText();
    environment->setPlainText(before + QStringLiteral("\nOMP_NUM_THREADS 2"));
    m_editor->selectEngine(other);
    QVERIFY(!environment->toPlainText().contains(QStringLiteral("OMP")));

    m_editor->accept();

    QCOMPARE(accepted.size(), 0);
    QCOMPARE(m_editor->currentId(), engine);
    QVERIFY(environment->toPlainText().endsWith(QStringLiteral("OMP_NUM_THREADS 2")));
    QVERIFY(environment->isVisible());

    environment->setPlainText(before + QStringLiteral("\nOMP_NUM_THREADS=2"));
    m_editor->accept();
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(m_editor->profiles().back().environment.back().value, QStringLiteral("2"));
}

void EngineEditorTest::removingForgetsLinesThatMeanNothing()
{
    auto *environment = control<QPlainTextEdit>("Environment, one per line");
    environment->setPlainText(QStringLiteral("OMP_NUM_THREADS 2"));

    control<QToolButton>("Remove")->click();
    m_editor->accept();

    QVERIFY(!m_editor->isVisible());
    QCOMPARE(storedNames(), QString());
}

void EngineEditorTest::anotherEngineIsShownOnTheSamePage()
{
    auto *tabs = m_editor->findChild<QTabWidget *>();
    tabs->setCurrentIndex(2);

    control<QListWidget>("Engines")->setCurrentRow(1);
    QCOMPARE(tabs->currentIndex(), 2);

    m_editor->addEngine(); // begins with its command
    QCOMPARE(tabs->currentIndex(), 0);
}

void EngineEditorTest::saveIsTheDefaultAgainAfterATemplate()
{
    control<QLineEdit>("Name")->clear();
    auto *list = control<QListWidget>("Engines");
    list->setCurrentRow(list->count() - 1);
    auto *save = test::buttonWithText<QPushButton>(*m_editor, "Save");
    QVERIFY(!save->isDefault());

    save->setFocus(); // as a click does
    save->click();

    QVERIFY(control<QLineEdit>("Name")->hasFocus());
    QVERIFY(save->isDefault());
}

void EngineEditorTest::anEngineThatWasNeverFilledInIsDropped()
{
    m_editor->addEngine();

    m_editor->accept();

    QVERIFY(!m_editor->isVisible());
    QCOMPARE(storedNames(), QStringLiteral("Mine"));
}

void EngineEditorTest::anIncompleteEngineTellsWhatIsMissing()
{
    auto *list = control<QListWidget>("Engines");

    list->setCurrentRow(list->count() - 1);

    QVERIFY(test::buttonWithText<QLabel>(*m_editor, "Add KataGo")->isVisible());
    const auto *network = control<QLineEdit>("Network file");
    QVERIFY(network->text().isEmpty());
    QVERIFY(network->accessibleDescription().contains(QStringLiteral("~/.katago")));
    QVERIFY(!commandLine()->isVisible());
    QVERIFY(!control<QToolButton>("Duplicate")->isEnabled());
}

void EngineEditorTest::anEmptyListSaysWhatToDo()
{
    open({});

    QVERIFY(test::buttonWithText<QLabel>(*m_editor, "No engine yet")->isVisible());
    choose("Add Engine", "Command line…");
    QVERIFY(commandLine()->isVisible());
    QVERIFY(commandLine()->hasFocus());
}

void EngineEditorTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_editor), QStringList());
}

SHINPAN_TEST(EngineEditorTest)
#include "engineeditor_test.moc"
