#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/tune/calibration.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/kit/fieldnote.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr int Tune = 8; ///< it is the ninth of the purposes
constexpr int Calibrate = 9;

[[nodiscard]] EngineProfile engineCalled(const char *name)
{
    EngineProfile profile = test::fakeProfile();
    profile.id = profile.name = QString::fromLatin1(name);
    return profile;
}

} // namespace

/// A tune and a calibration by dialog, new and of a file.
class NewTuneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void anEngineIsTunedAgainstItself();
    void valuesMayStandInACommandAtTheStart();
    void whatIsWrongStandsBesideItsField_data();
    void whatIsWrongStandsBesideItsField();
    void spsaHasNoOpponentAndANumberOfGames();
    void levelsAreCalibratedAgainstTheSecondPlayer();
    void aTuneOfAFileKeepsWhatHasNoField();
    void anOpponentMayBeAddedToATuneOfAFile();
    void everyControlHasAName();

private:
    void choose(int purpose) const
    {
        m_dialog->findChildren<QComboBox *>().front()->setCurrentIndex(purpose);
    }
    void press(const char *button) const
    {
        buttonWithText<QPushButton>(*m_dialog, button)->click();
    }
    void type(const char *field, const char *text) const
    {
        control<QLineEdit>(*m_dialog, field)->setText(QString::fromUtf8(text));
    }
    /// A tune of the first engine alone, for which nothing is wrong.
    void fillTune() const;
    [[nodiscard]] QStringList errors() const;
    [[nodiscard]] bool canBeCreated() const
    {
        return buttonWithText<QPushButton>(*m_dialog, "Create")->isEnabled();
    }
    [[nodiscard]] std::optional<Competition> create() const;
    /// A dialog about this text of a file.
    void edit(const QByteArray &toml);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<NewCompetitionDialog> m_dialog;
};

void NewTuneTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dialog = std::make_unique<NewCompetitionDialog>(
        std::vector<EngineProfile>{engineCalled("Bot"), engineCalled("Anchor")}, m_folder->path());
}

void NewTuneTest::fillTune() const
{
    choose(Tune);
    press("Remove"); // the second player
    type("Parameter 1: name", "cpuct");
    control<QComboBox>(*m_dialog, "Parameter 1: scale")->setCurrentIndex(1);
    type("Parameter 1: from", "0.1");
    type("Parameter 1: to", "10");
    type("Parameter 1: own value", "1");
    type("Command", "bot --cpuct {cpuct}");
}

QStringList NewTuneTest::errors() const
{
    QStringList errors;
    for (const FieldNote *note : m_dialog->findChildren<FieldNote *>()) {
        if (note->tone() == FieldNote::Tone::Error && !note->text().isEmpty()) {
            errors += note->text();
        }
    }
    return errors;
}

std::optional<Competition> NewTuneTest::create() const
{
    const QSignalSpy written(m_dialog.get(), &NewCompetitionDialog::written);
    press(m_dialog->windowTitle() == QLatin1String("New Competition") ? "Create" : "Save");
    if (written.size() != 1) {
        return std::nullopt;
    }
    const auto read = readCompetition(written.front().front().toString());
    return read ? std::optional(*read) : std::nullopt;
}

void NewTuneTest::edit(const QByteArray &toml)
{
    QFile file(m_folder->filePath(QStringLiteral("cup.toml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(toml);
    file.close();
    const auto read = readCompetition(file.fileName());
    QVERIFY(read);
    m_dialog = std::make_unique<NewCompetitionDialog>(
        std::vector<EngineProfile>{engineCalled("Bot"), engineCalled("Anchor")}, *read);
}

void NewTuneTest::anEngineIsTunedAgainstItself()
{
    fillTune();
    press("Add Parameter");
    type("Parameter 2: name", "mode");
    control<QComboBox>(*m_dialog, "Parameter 2: scale")->setCurrentIndex(4);
    type("Parameter 2: values", "fast, slow");
    type("Parameter 2: own value", "slow");
    type("Command", "bot --cpuct {cpuct} --mode {mode}");
    QCOMPARE(errors(), QStringList());

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(competition->type, CompetitionType::Tune);
    QCOMPARE(competition->games, std::optional(1000));
    const TunePlan &tune = *competition->tune;
    QCOMPARE(tune.parameters.size(), std::size_t{2});
    QCOMPARE(tune.parameters[0].name, QStringLiteral("cpuct"));
    QCOMPARE(tune.parameters[0].scale, *ParameterScale::logarithmic(0.1, 10));
    QCOMPARE(tune.parameters[0].start, 0.5); // 1 is in the middle of it
    QCOMPARE(tune.parameters[1].scale,
             *ParameterScale::choice({QStringLiteral("fast"), QStringLiteral("slow")}));
    QCOMPARE(tune.parameters[1].scale.text(tune.parameters[1].start), QStringLiteral("slow"));
    QVERIFY(std::holds_alternative<BayesianSettings>(tune.method));
    QCOMPARE(tune.certificate->test.elo1, 10.0);
    QCOMPARE(competition->players.size(), std::size_t{2});
    QCOMPARE(competition->players[0].engine.commandLine.section(u'/', -1),
             QStringLiteral("bot --cpuct {cpuct} --mode {mode}"));
    QCOMPARE(competition->players[1].id, QStringLiteral("Bot#2"));
    QCOMPARE(competition->players[1].engine.commandLine,
             competition->players[0].engine.commandLine);
}

void NewTuneTest::valuesMayStandInACommandAtTheStart()
{
    fillTune();
    type("Command", "bot");
    QVERIFY(!canBeCreated());

    control<QPlainTextEdit>(*m_dialog, "At the start")
        ->setPlainText(QStringLiteral("kata-set-param cpuct {cpuct}\n"));

    const std::optional<Competition> competition = create();
    QVERIFY(competition);
    QCOMPARE(competition->players[0].engine.startupCommands,
             QStringList(QStringLiteral("kata-set-param cpuct {cpuct}")));
}

void NewTuneTest::whatIsWrongStandsBesideItsField_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("no name") << QByteArray("Parameter 1: name") << QByteArray()
                             << QStringLiteral("has a name");
    QTest::newRow("a name of two words")
        << QByteArray("Parameter 1: name") << QByteArray("a b") << QStringLiteral("has a name");
    QTest::newRow("no number") << QByteArray("Parameter 1: from") << QByteArray("low")
                               << QStringLiteral("From and to are numbers");
    QTest::newRow("turned round") << QByteArray("Parameter 1: to") << QByteArray("0.01")
                                  << QStringLiteral("must go from a number above 0 to a higher");
    QTest::newRow("zero") << QByteArray("Parameter 1: from") << QByteArray("0")
                          << QStringLiteral("above 0");
    QTest::newRow("own value outside") << QByteArray("Parameter 1: own value") << QByteArray("11")
                                       << QStringLiteral("not within the range");
    QTest::newRow("stands nowhere")
        << QByteArray("Command") << QByteArray("bot") << QStringLiteral("Write {cpuct} here");
}

void NewTuneTest::whatIsWrongStandsBesideItsField()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    fillTune();
    QVERIFY(canBeCreated());

    type(field.constData(), text.constData());

    QCOMPARE(errors().size(), 1);
    QVERIFY2(errors().front().contains(said), qPrintable(errors().front()));
    QVERIFY(!canBeCreated());
    const char *const explained = field == "Command" ? "Command" : "Parameter 1: name";
    QCOMPARE(control<QLineEdit>(*m_dialog, explained)->accessibleDescription(), errors().front());
}

void NewTuneTest::spsaHasNoOpponentAndANumberOfGames()
{
    fillTune();
    auto *method = control<QComboBox>(*m_dialog, "Method");
    method->setCurrentIndex(2);
    QVERIFY(canBeCreated());
    control<QSpinBox>(*m_dialog, "Games")->setValue(0);
    QVERIFY(errors().join(QString()).contains(QStringLiteral("needs a number of games")));
    control<QSpinBox>(*m_dialog, "Games")->setValue(100);
    press("Add");
    QVERIFY(errors().join(QString()).contains(QStringLiteral("one player only")));
    press("Remove");

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QVERIFY(std::holds_alternative<SpsaSettings>(competition->tune->method));
}

void NewTuneTest::levelsAreCalibratedAgainstTheSecondPlayer()
{
    choose(Calibrate);
    type("Parameter 1: name", "visits");
    control<QComboBox>(*m_dialog, "Parameter 1: scale")->setCurrentIndex(3);
    type("Parameter 1: from", "1");
    type("Parameter 1: to", "3200");
    type("Command", "bot --visits {visits}");
    type("Levels, Elo", "-200, much");
    QVERIFY(!canBeCreated());
    QVERIFY(!buttonWithText<QPushButton>(*m_dialog, "Add Parameter")->isEnabled());
    type("Levels, Elo", "-200, -100,0");
    control<QDoubleSpinBox>(*m_dialog, "Precision")->setValue(40);
    QCOMPARE(errors(), QStringList());

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QVERIFY(isCalibration(*competition));
    const auto &settings = std::get<CalibrationSettings>(competition->tune->method);
    QCOMPARE(settings.levels, (std::vector<double>{-200, -100, 0}));
    QCOMPARE(settings.precision, 40.0);
    QCOMPARE(competition->tune->parameters.front().scale,
             ParameterScale::logarithmic(1, 3200)->rounded());
    QVERIFY(!competition->tune->certificate);
    QCOMPARE(competition->players[1].id, QStringLiteral("Anchor"));
    press("Remove");
    QVERIFY(errors().join(QString()).contains(QStringLiteral("anchor")));
}

constexpr char Tuned[] = R"toml(type = "tune"
games = 300
[game]
board_size = 9
[tune]
method = "monte-carlo"
initial_visits = 7
precision = 25.0
[[parameter]]
name = "rave" # ours
low = 100
high = 20000
scale = "log"
integer = true
default = 3500
split = 12
[[player]]
id = "bot"
command = "/usr/bin/true --rave {rave}"
)toml";

void NewTuneTest::aTuneOfAFileKeepsWhatHasNoField()
{
    edit(Tuned);
    QCOMPARE(control<QListWidget>(*m_dialog, "Players")->count(), 1); // not its second self
    QCOMPARE(control<QLineEdit>(*m_dialog, "Command")->text(),
             QStringLiteral("/usr/bin/true --rave {rave}"));
    QCOMPARE(control<QComboBox>(*m_dialog, "Method")->currentIndex(), 0);
    QCOMPARE(control<QLineEdit>(*m_dialog, "Parameter 1: own value")->text(),
             QStringLiteral("3500"));

    type("Parameter 1: to", "30000");
    type("Command", "/usr/bin/true -r {rave}");

    const std::optional<Competition> after = create();
    QVERIFY2(after, qPrintable(errors().join(u'|')));
    const TuningParameter &rave = after->tune->parameters.front();
    QCOMPARE(rave.split, 12);
    QCOMPARE(rave.scale, ParameterScale::logarithmic(100, 30000)->rounded());
    QCOMPARE(rave.scale.text(rave.start), QStringLiteral("3500"));
    QCOMPARE(std::get<UcbTreeSettings>(after->tune->method).initialVisits, 7);
    QCOMPARE(after->tune->precision, std::optional(25.0));
    QVERIFY(!after->tune->certificate);
    QCOMPARE(after->players.size(), std::size_t{2});
    for (const CompetitionPlayer &self : after->players) {
        QCOMPARE(self.engine.commandLine, QStringLiteral("/usr/bin/true -r {rave}"));
    }
}

void NewTuneTest::anOpponentMayBeAddedToATuneOfAFile()
{
    edit(Tuned);
    control<QComboBox>(*m_dialog, "Engine of the new player")->setCurrentIndex(1);
    press("Add");

    const std::optional<Competition> after = create();

    QVERIFY(after);
    QCOMPARE(after->players.size(), std::size_t{2});
    QCOMPARE(after->players[0].id, QStringLiteral("bot"));
    QCOMPARE(after->players[1].id, QStringLiteral("Anchor"));
}

void NewTuneTest::everyControlHasAName()
{
    choose(Tune);
    press("Add Parameter");

    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(NewTuneTest)
#include "newtune_test.moc"
