#include "core/engine/profile/engineprofilefile.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/engines/engineeditor.h"
#include "ui/engines/enginelist.h"
#include "ui/engines/importdialog.h"
#include "ui/engines/strengthsdialog.h"

#include <QAction>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <memory>

using namespace shinpan;

/// The list of the engine editor as a whole: what comes into it, where it stands, how it leaves.
class EngineListingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_editor.reset(); }

    void aKnownEngineIsAddedFromItsTemplate();
    void aTemplateAsksForWhatIsMissing();
    void aProgramElsewhereBringsItsFiles();
    void severalStrengthsComeFromOneTemplate();
    void severalStrengthsComeFromOneEngine();
    void anAddressIsReadyToBeCompleted();
    void altAndArrowsMoveAnEngine();
    void anEngineIsDraggedToAnotherPlace_data();
    void anEngineIsDraggedToAnotherPlace();
    void aRemovedEngineComesBackWhereItWas();
    void importedEnginesGetFreeNames();
    void onlyChosenEnginesAreImported();
    void aFileDroppedOnTheListIsImported();
    void aBrokenFileIsNamedWithThePlace();
    void exportedEnginesCanBeReadAgain();
    void everyControlHasAName();

private:
    [[nodiscard]] QString names() const;
    [[nodiscard]] EngineList *list() const { return m_editor->findChild<EngineList *>(); }
    template <typename T>
    [[nodiscard]] T *control(const char *accessibleName) const
    {
        return test::control<T>(*m_editor, accessibleName);
    }
    void chooseFromMenu(const QMenu &menu, const char *entry) const;
    void addFromMenu(const char *entry) const;
    void fill(const char *field, const QString &text) const;
    [[nodiscard]] bool tells(const QString &text) const;
    [[nodiscard]] QString fileWith(const std::vector<EngineProfile> &profiles) const;
    void drop(const QMimeData &dropped, QPoint position) const;

    static EngineProfile profile(const char *id, const char *name);

    QTemporaryDir m_folder;
    const Machine m_machine = test::machineWith(
        {QStringLiteral("/usr/games/gnugo"), QStringLiteral("/usr/bin/katago"),
         QStringLiteral("/home/ann/nets/b18.bin.gz"), QStringLiteral("/home/ann/nets/gtp.cfg"),
         QStringLiteral("/opt/kata/katago"), QStringLiteral("/opt/kata/default_gtp.cfg"),
         QStringLiteral("/opt/kata/b28.bin.gz")});
    std::unique_ptr<EngineEditor> m_editor;
};

EngineProfile EngineListingTest::profile(const char *id, const char *name)
{
    EngineProfile profile;
    profile.id = QString::fromLatin1(id);
    profile.name = QString::fromLatin1(name);
    profile.commandLine = QStringLiteral("gnugo --mode gtp --level 10");
    return profile;
}

void EngineListingTest::init()
{
    const std::vector<EngineProfile> stored{profile("1", "One"), profile("2", "Two"),
                                            profile("3", "Three")};
    m_editor = std::make_unique<EngineEditor>(EngineProfileList(stored, {}), nullptr, m_machine);
    m_editor->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

QString EngineListingTest::names() const
{
    QStringList names;
    for (const EngineProfile &profile : m_editor->profiles()) {
        names.append(profile.name);
    }
    return names.join(u'|');
}

void EngineListingTest::chooseFromMenu(const QMenu &menu, const char *entry) const
{
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        if (action->text().remove(u'&').section(u'\t', 0, 0) == QString::fromUtf8(entry)) {
            action->trigger();
            return;
        }
    }
    QFAIL(entry);
}

void EngineListingTest::addFromMenu(const char *entry) const
{
    const QList<QPushButton *> buttons = m_editor->findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        if (button->menu()) {
            chooseFromMenu(*button->menu(), entry);
        }
    }
}

void EngineListingTest::fill(const char *field, const QString &text) const
{
    control<QLineEdit>(field)->setText(text);
}

bool EngineListingTest::tells(const QString &text) const
{
    const QList<QLabel *> labels = m_editor->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->isVisible() && label->text().contains(text)) {
            return true;
        }
    }
    return false;
}

QString EngineListingTest::fileWith(const std::vector<EngineProfile> &profiles) const
{
    const QString path = m_folder.filePath(QStringLiteral("engines.json"));
    return writeEngineListFile(path, profiles) ? path : QString();
}

void EngineListingTest::drop(const QMimeData &dropped, QPoint position) const
{
    QDragEnterEvent enter(position, Qt::CopyAction | Qt::MoveAction, &dropped, Qt::LeftButton,
                          Qt::NoModifier);
    QCoreApplication::sendEvent(list()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(position, Qt::CopyAction | Qt::MoveAction, &dropped, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(list()->viewport(), &event);
}

void EngineListingTest::aKnownEngineIsAddedFromItsTemplate()
{
    addFromMenu("GNU Go");
    QCOMPARE(control<QLineEdit>("Program")->accessibleDescription(),
             QStringLiteral("Found /usr/games/gnugo"));

    control<QPushButton>("Add GNU Go")->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three|GNU Go"));
    QCOMPARE(m_editor->profiles().back().commandLine,
             QStringLiteral("gnugo --mode gtp --level 10"));
    QCOMPARE(m_editor->currentId(), m_editor->profiles().back().id);
    QVERIFY(tells(QStringLiteral("“GNU Go” was added.")));
}

void EngineListingTest::aTemplateAsksForWhatIsMissing()
{
    addFromMenu("KataGo");
    auto *configuration = control<QLineEdit>("Configuration file");
    QVERIFY(configuration->accessibleDescription().startsWith(QStringLiteral("Missing")));
    QVERIFY(configuration->hasFocus());
    auto *add = control<QPushButton>("Add KataGo");
    add->click();
    QCOMPARE(names(), QStringLiteral("One|Two|Three"));

    fill("Configuration file", QStringLiteral("~/nets/gtp.cfg"));
    fill("Network file", QStringLiteral("/home/ann/nets/gone.bin.gz"));
    QCOMPARE(control<QLineEdit>("Network file")->accessibleDescription(),
             QStringLiteral("There is no file /home/ann/nets/gone.bin.gz."));
    add->click();
    QCOMPARE(names(), QStringLiteral("One|Two|Three"));
    QVERIFY(control<QLineEdit>("Network file")->hasFocus());

    fill("Network file", QStringLiteral("/home/ann/nets/b18.bin.gz"));
    add->click();
    QCOMPARE(m_editor->profiles().back().commandLine,
             QStringLiteral("katago gtp -config /home/ann/nets/gtp.cfg -model "
                            "/home/ann/nets/b18.bin.gz"));
}

void EngineListingTest::aProgramElsewhereBringsItsFiles()
{
    addFromMenu("KataGo");

    fill("Program", QStringLiteral("/opt/kata/katago"));
    control<QPushButton>("Add KataGo")->click();

    QCOMPARE(m_editor->profiles().back().commandLine,
             QStringLiteral("/opt/kata/katago gtp -config /opt/kata/default_gtp.cfg -model "
                            "/opt/kata/b28.bin.gz"));
}

void EngineListingTest::severalStrengthsComeFromOneTemplate()
{
    addFromMenu("GNU Go");
    auto *strengths = control<QLineEdit>("Strengths");
    strengths->setText(QStringLiteral("1, high"));
    QCOMPARE(strengths->accessibleDescription(),
             QStringLiteral("“high” is not a number from 1 to 20."));
    control<QPushButton>("Add GNU Go")->click();
    QCOMPARE(names(), QStringLiteral("One|Two|Three"));

    strengths->setText(QStringLiteral("1, 5"));
    QVERIFY(strengths->accessibleDescription().contains(QStringLiteral("GNU Go (level 5)")));
    control<QPushButton>("Add GNU Go")->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three|GNU Go (level 1)|GNU Go (level 5)"));
    QCOMPARE(m_editor->profiles().back().commandLine, QStringLiteral("gnugo --mode gtp --level 5"));
}

void EngineListingTest::severalStrengthsComeFromOneEngine()
{
    m_editor->selectEngine(QStringLiteral("2"));
    QVERIFY(tells(QStringLiteral("Strength: level 10")));

    test::buttonWithText<QPushButton>(*m_editor, "Several Strengths…")->click();
    auto *dialog = m_editor->findChild<StrengthsDialog *>();
    QVERIFY(dialog);
    QCOMPARE(test::unnamedControls(*dialog), QStringList());
    auto *add = test::buttonWithText<QPushButton>(*dialog, "Add");
    QVERIFY(!add->isEnabled());
    test::control<QLineEdit>(*dialog, "Strengths")->setText(QStringLiteral("3 7"));
    add->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three|Two (level 3)|Two (level 7)"));
    QCOMPARE(m_editor->profiles()[3].commandLine, QStringLiteral("gnugo --mode gtp --level 3"));
}

void EngineListingTest::anAddressIsReadyToBeCompleted()
{
    addFromMenu("At an Address (tcp://)…");
    auto *commandLine = control<QPlainTextEdit>("Command line");
    QVERIFY(commandLine->hasFocus());

    QTest::keyClicks(commandLine, QStringLiteral("localhost:6800"));

    QCOMPARE(m_editor->profiles().back().commandLine, QStringLiteral("tcp://localhost:6800"));
    QVERIFY(commandLine->accessibleDescription().contains(QStringLiteral("localhost:6800")));
}

void EngineListingTest::altAndArrowsMoveAnEngine()
{
    m_editor->selectEngine(QStringLiteral("3"));
    list()->setFocus();

    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names(), QStringLiteral("One|Three|Two"));
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names(), QStringLiteral("Three|One|Two"));
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(names(), QStringLiteral("One|Three|Two"));
    QCOMPARE(m_editor->currentId(), QStringLiteral("3"));
}

void EngineListingTest::anEngineIsDraggedToAnotherPlace_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("row"); ///< the heading is row 0
    QTest::addColumn<QString>("after");

    QTest::newRow("down") << QStringLiteral("1") << 2 << QStringLiteral("Two|One|Three");
    QTest::newRow("to the end") << QStringLiteral("1") << 3 << QStringLiteral("Two|Three|One");
    QTest::newRow("up") << QStringLiteral("3") << 1 << QStringLiteral("One|Three|Two");
    QTest::newRow("to the top") << QStringLiteral("3") << 0 << QStringLiteral("Three|One|Two");
}

void EngineListingTest::anEngineIsDraggedToAnotherPlace()
{
    QFETCH(QString, id);
    QFETCH(int, row);
    QFETCH(QString, after);
    QMimeData dragged;
    dragged.setData(QStringLiteral("application/x-shinpan-engine"), id.toUtf8());

    drop(dragged, list()->visualItemRect(list()->item(row)).bottomLeft() + QPoint(20, 0));

    QCOMPARE(names(), after);
    QCOMPARE(m_editor->currentId(), id);
}

void EngineListingTest::aRemovedEngineComesBackWhereItWas()
{
    auto *undo = control<QPushButton>("Bring the removed engine back");
    QVERIFY(!undo->isVisible());
    m_editor->selectEngine(QStringLiteral("2"));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(names(), QStringLiteral("One|Three"));
    QVERIFY(tells(QStringLiteral("“Two” was removed.")));
    QVERIFY(undo->isVisible());

    undo->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three"));
    QCOMPARE(m_editor->currentId(), QStringLiteral("2"));
    QVERIFY(!undo->isVisible());
    QTest::keyClick(list(), Qt::Key_Delete);
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(names(), QStringLiteral("One|Two|Three"));
}

void EngineListingTest::importedEnginesGetFreeNames()
{
    m_editor->importFile(fileWith({profile("1", "Two"), profile("9", "Nine")}));
    auto *dialog = m_editor->findChild<ImportDialog *>();
    QVERIFY(dialog);
    QCOMPARE(test::unnamedControls(*dialog), QStringList());

    test::buttonWithText<QPushButton>(*dialog, "Import")->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three|Two 2|Nine"));
    QCOMPARE(m_editor->profiles()[0], profile("1", "One"));
}

void EngineListingTest::onlyChosenEnginesAreImported()
{
    m_editor->importFile(fileWith({profile("8", "Eight"), profile("9", "Nine")}));
    auto *dialog = m_editor->findChild<ImportDialog *>();
    auto *choices = test::control<QListWidget>(*dialog, "Engines to import");
    choices->item(0)->setCheckState(Qt::Unchecked);

    test::buttonWithText<QPushButton>(*dialog, "Import")->click();

    QCOMPARE(names(), QStringLiteral("One|Two|Three|Nine"));
}

void EngineListingTest::aFileDroppedOnTheListIsImported()
{
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(fileWith({profile("9", "Nine")}))});

    drop(dragged, {20, 20});

    auto *dialog = m_editor->findChild<ImportDialog *>();
    QVERIFY(dialog);
    dialog->accept();
    QCOMPARE(names(), QStringLiteral("One|Two|Three|Nine"));
}

void EngineListingTest::aBrokenFileIsNamedWithThePlace()
{
    const QString path = m_folder.filePath(QStringLiteral("broken.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "engines": [{"id": "1", "name": "A"}]})");
    file.close();

    m_editor->importFile(path);

    QVERIFY(!m_editor->findChild<ImportDialog *>());
    QVERIFY(tells(path + QStringLiteral(": engines[0].command: ")));
}

void EngineListingTest::exportedEnginesCanBeReadAgain()
{
    const QString path = m_folder.filePath(QStringLiteral("exported.json"));
    chooseFromMenu(*control<QToolButton>("Import and export")->menu(),
                   "Export All of Your Engines…");
    auto *dialog = m_editor->findChild<QFileDialog *>();
    QVERIFY(dialog);

    Q_EMIT dialog->fileSelected(path);

    QCOMPARE(readEngineListFile(path).value_or(std::vector<EngineProfile>()), m_editor->profiles());
    QVERIFY(tells(path));
}

void EngineListingTest::everyControlHasAName()
{
    for (const EngineTemplate &engine : engineTemplates()) {
        m_editor->addTemplate(engine);
        QCOMPARE(test::unnamedControls(*m_editor), QStringList());
    }
}

SHINPAN_TEST(EngineListingTest)
#include "enginelisting_test.moc"
