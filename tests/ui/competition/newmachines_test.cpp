#include "core/competition/file/competitionreader.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/kit/fieldnote.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr int Here = static_cast<int>(MachineSettings::Kind::Here);
constexpr int Slurm = static_cast<int>(MachineSettings::Kind::Slurm);
constexpr int Ssh = static_cast<int>(MachineSettings::Kind::Ssh);
constexpr int TunePurpose = 8; ///< it is the ninth of the purposes

[[nodiscard]] EngineProfile playerCalled(const char *name)
{
    EngineProfile profile = test::fakeProfile();
    profile.id = profile.name = QString::fromLatin1(name);
    return profile;
}

} // namespace

/// A competition on other machines by dialog, new and of a file.
class NewMachinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void whoHasOneComputerSeesNothingOfOthers();
    void slurmIsToldWhatItIsTold();
    void machinesOverSshStandInAFile();
    void whatIsWrongIsSaidWithItsFieldAndWhatToDo_data();
    void whatIsWrongIsSaidWithItsFieldAndWhatToDo();
    void aComputerWithoutTheSchedulerSaysSo();
    void settingsOfAFileOpenTheSameFields_data();
    void settingsOfAFileOpenTheSameFields();
    void aFileThatComesHomeSaysNothingOfMachines();
    void allOfItFitsTheScreen_data();
    void allOfItFitsTheScreen();
    void theTabKeyGoesThroughTheFields();
    void everyControlHasAName();

private:
    void choosePlace(int place) const
    {
        control<QComboBox>(*m_dialog, "Played")->setCurrentIndex(place);
    }
    void type(const char *field, const QString &text) const
    {
        control<QLineEdit>(*m_dialog, field)->setText(text);
    }
    [[nodiscard]] QString put(const char *name, const QByteArray &text) const;
    [[nodiscard]] QString said(const char *field) const
    {
        return control<QLineEdit>(*m_dialog, field)->accessibleDescription();
    }
    [[nodiscard]] bool canBeCreated() const
    {
        return buttonWithText<QPushButton>(*m_dialog, "Create")->isEnabled();
    }
    /// What the file says that the button has written.
    [[nodiscard]] std::optional<Competition> written(const char *button);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<NewCompetitionDialog> m_dialog;
};

/// Puts sbatch and parallel into the PATH.
void NewMachinesTest::initTestCase()
{
    qputenv("PATH", QByteArray(SHINPAN_STANDINS) + ':' + qgetenv("PATH"));
}

void NewMachinesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dialog = std::make_unique<NewCompetitionDialog>(
        std::vector{playerCalled("New"), playerCalled("Old")}, m_folder->path());
}

QString NewMachinesTest::put(const char *name, const QByteArray &text) const
{
    const QString path = m_folder->filePath(QString::fromLatin1(name));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
}

std::optional<Competition> NewMachinesTest::written(const char *button)
{
    const QSignalSpy written(m_dialog.get(), &NewCompetitionDialog::written);
    buttonWithText<QPushButton>(*m_dialog, button)->click();
    if (written.size() != 1) {
        return std::nullopt;
    }
    const auto read = readCompetition(written.front().front().toString());
    return read ? std::optional(*read) : std::nullopt;
}

void NewMachinesTest::whoHasOneComputerSeesNothingOfOthers()
{
    m_dialog->show();
    QVERIFY(!control<QSpinBox>(*m_dialog, "Tasks")->isVisible());
    choosePlace(Slurm);
    QVERIFY(control<QSpinBox>(*m_dialog, "Tasks")->isVisible());
    QVERIFY(control<QLineEdit>(*m_dialog, "Partition")->isVisible());
    QVERIFY(!control<QLineEdit>(*m_dialog, "Machines")->isVisible());
    choosePlace(Here);
    QVERIFY(!control<QSpinBox>(*m_dialog, "Tasks")->isVisible());

    const std::optional<Competition> competition = written("Create");

    QVERIFY(competition);
    QCOMPARE(competition->machines, MachineSettings());
}

void NewMachinesTest::slurmIsToldWhatItIsTold()
{
    choosePlace(Slurm);
    type("Partition", QStringLiteral("night"));
    type("Options", QStringLiteral("--time=2:00:00 --comment='two words'"));
    control<QSpinBox>(*m_dialog, "Tasks")->setValue(40);
    control<QSpinBox>(*m_dialog, "Games of a task")->setValue(12);
    QVERIFY(control<QComboBox>(*m_dialog, "Played")
                ->accessibleDescription()
                .contains(QStringLiteral("are those of one task")));

    const std::optional<Competition> competition = written("Create");

    QVERIFY(competition);
    const MachineSettings expected{
        .kind = MachineSettings::Kind::Slurm,
        .workers = 40,
        .block = 12,
        .partition = QStringLiteral("night"),
        .options = {QStringLiteral("--time=2:00:00"), QStringLiteral("--comment=two words")}};
    QCOMPARE(competition->machines, expected);
    QCOMPARE(competition->parallel, 1); // in each task
}

void NewMachinesTest::machinesOverSshStandInAFile()
{
    const QString hosts = put("hosts", "4/anna@north\n:\n");
    choosePlace(Ssh);
    m_dialog->show();
    control<QPushButton>(*m_dialog, "Choose the file of machines")->click();
    auto *files = m_dialog->findChild<QFileDialog *>();
    QVERIFY(files);
    Q_EMIT files->fileSelected(hosts);
    files->reject();

    const std::optional<Competition> competition = written("Create");

    QVERIFY(competition);
    QCOMPARE(competition->machines.kind, MachineSettings::Kind::Ssh);
    QCOMPARE(competition->machines.hosts, hosts);
}

void NewMachinesTest::whatIsWrongIsSaidWithItsFieldAndWhatToDo_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QByteArray>("file"); ///< empty: there is none
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("typed"); ///< "hosts" stands for the file's path
    QTest::addColumn<QString>("complaint");

    const QByteArray none;
    QTest::newRow("no file") << Ssh << none << QByteArray("Machines") << QString()
                             << QStringLiteral("Machines: choose a file that names one a line");
    QTest::newRow("a file that is gone")
        << Ssh << none << QByteArray("Machines") << QStringLiteral("hosts")
        << QStringLiteral("does not exist. Choose the file again.");
    QTest::newRow("no machine in it")
        << Ssh << QByteArray("# none\n") << QByteArray("Machines") << QStringLiteral("hosts")
        << QStringLiteral("it names no host");
    QTest::newRow("nonsense in it")
        << Ssh << QByteArray("0/north\n") << QByteArray("Machines") << QStringLiteral("hosts")
        << QStringLiteral("write 4/host, 2/user@host");
    QTest::newRow("an open quote")
        << Slurm << none << QByteArray("Options") << QStringLiteral("--comment='x")
        << QStringLiteral("Options: the quote ' at character 11");
}

void NewMachinesTest::whatIsWrongIsSaidWithItsFieldAndWhatToDo()
{
    QFETCH(const int, place);
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, field);
    QFETCH(QString, typed);
    QFETCH(const QString, complaint);
    if (!file.isEmpty()) {
        QVERIFY(!put("hosts", file).isEmpty());
    }
    typed.replace(QStringLiteral("hosts"), m_folder->filePath(QStringLiteral("hosts")));

    choosePlace(place);
    type(field.constData(), typed);

    QVERIFY(!canBeCreated());
    QVERIFY2(said(field.constData()).contains(complaint), qPrintable(said(field.constData())));
    choosePlace(Here); // where it does not matter
    QVERIFY(canBeCreated());
}

void NewMachinesTest::aComputerWithoutTheSchedulerSaysSo()
{
    const QByteArray path = qgetenv("PATH");
    const auto restored = qScopeGuard([&path] { qputenv("PATH", path); });
    qputenv("PATH", m_folder->path().toUtf8());

    choosePlace(Slurm);

    const QString note = control<QComboBox>(*m_dialog, "Played")->accessibleDescription();
    QVERIFY2(note.contains(QStringLiteral("This computer has no sbatch")), qPrintable(note));
    QVERIFY(canBeCreated()); // for another one
}

void NewMachinesTest::settingsOfAFileOpenTheSameFields_data()
{
    QTest::addColumn<QByteArray>("table");

    QTest::newRow("none") << QByteArray();
    QTest::newRow("only what is usual") << QByteArray("[machines]\non = \"here\"\n");
    QTest::newRow("what has no field, too")
        << QByteArray("[machines]\non = \"slurm\" # of the institute\nworkers = 3\n"
                      "options = [\"--mem=1G\"]\nprogram = \"/opt/shinpan-cli\"\nspeed = 7.0\n");
}

void NewMachinesTest::settingsOfAFileOpenTheSameFields()
{
    QFETCH(const QByteArray, table);
    const std::optional<Competition> made = written("Create");
    QVERIFY(made);
    QFile file(made->file);
    QVERIFY(file.open(QIODevice::Append));
    file.write(table);
    file.close();
    const auto before = readCompetition(made->file);
    QVERIFY(before);
    m_dialog = std::make_unique<NewCompetitionDialog>(std::vector<EngineProfile>(), *before);
    QCOMPARE(control<QComboBox>(*m_dialog, "Played")->currentIndex(),
             static_cast<int>(before->machines.kind));
    QCOMPARE(control<QSpinBox>(*m_dialog, "Tasks")->value(), before->machines.workers);
    QCOMPARE(control<QLineEdit>(*m_dialog, "Options")->text(), before->machines.options.join(u' '));
    choosePlace(Slurm);
    control<QSpinBox>(*m_dialog, "Tasks")->setValue(30);

    const std::optional<Competition> after = written("Save");

    QVERIFY(after);
    MachineSettings expected = before->machines;
    expected.kind = MachineSettings::Kind::Slurm;
    expected.workers = 30;
    QCOMPARE(after->machines, expected);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().contains("# of the institute"), table.contains("# of the institute"));
}

void NewMachinesTest::aFileThatComesHomeSaysNothingOfMachines()
{
    choosePlace(Slurm);
    const std::optional<Competition> away = written("Create");
    QVERIFY(away);
    m_dialog = std::make_unique<NewCompetitionDialog>(std::vector<EngineProfile>(), *away);
    choosePlace(Here);

    const std::optional<Competition> home = written("Save");

    QVERIFY(home);
    QCOMPARE(home->machines, MachineSettings());
    QFile file(home->file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("machines"));
}

void NewMachinesTest::allOfItFitsTheScreen_data()
{
    QTest::addColumn<int>("place");

    QTest::newRow("here") << Here;
    QTest::newRow("Slurm") << Slurm;
    QTest::newRow("ssh, with what is wrong") << Ssh;
}

/// The screen is 1280 × 800, with the title of the window: a tune needs most.
void NewMachinesTest::allOfItFitsTheScreen()
{
    QFETCH(const int, place);
    constexpr QSize Room(1280, 775);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_dialog->findChildren<QComboBox *>().front()->setCurrentIndex(TunePurpose);

    choosePlace(place);

    QTRY_VERIFY2(m_dialog->height() <= Room.height(),
                 qPrintable(QString::number(m_dialog->height())));
    QVERIFY(m_dialog->minimumSizeHint().width() <= Room.width());
}

void NewMachinesTest::theTabKeyGoesThroughTheFields()
{
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    choosePlace(Slurm);
    QWidget *field = control<QSpinBox>(*m_dialog, "Games at once");
    field->setFocus();
    QStringList names;
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        names += m_dialog->focusWidget()->accessibleName();
    }
    const QStringList expected{QStringLiteral("Played"), QStringLiteral("Partition"),
                               QStringLiteral("Options"), QStringLiteral("Tasks"),
                               QStringLiteral("Games of a task")};
    QCOMPARE(names, expected);
}

void NewMachinesTest::everyControlHasAName()
{
    choosePlace(Slurm);
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
    choosePlace(Ssh);
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(NewMachinesTest)
#include "newmachines_test.moc"
