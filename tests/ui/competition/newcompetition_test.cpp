#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/kit/fieldnote.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using test::buttonWithText;
using test::control;

/// A competition by dialog: what it writes is what a person would have written.
class NewCompetitionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void twoEnginesPlayUntilItIsDecided();
    void everyPurposeIsRead_data();
    void everyPurposeIsRead();
    void aPoolEndsAtWhatTheFieldsSay();
    void otherPurposesEndAtAnErrorBarIfOneIsWanted();
    void theSameEngineTwiceHasTwoNames();
    void whoMeetsWhomIsListed();
    void playersAreReordered();
    void gamesBeginAsInSgf();
    void openingsThatCannotBeReadAreNamedBesideTheirField_data();
    void openingsThatCannotBeReadAreNamedBesideTheirField();
    void aSwissOfTooManyRoundsIsRemarkedUpon();
    void gamesAreDecidedEarlyWhereSomebodyWantsIt();
    void tooFewOrTooManyPlayersAreSaid();
    void anEngineThatIsNotThereIsNamed();
    void aFileThatIsThereIsLeftAlone();
    void aFileIsChangedAndKeepsItsComments();
    void whatTheReaderRefusesStandsBesideIt();
    void theTimeOfAllGamesIsEstimated();
    void everyControlHasAName();

private:
    void choose(int purpose)
    {
        m_dialog->findChildren<QComboBox *>().front()->setCurrentIndex(purpose);
    }
    /// The lines under fields, of that tone.
    [[nodiscard]] QStringList notes(FieldNote::Tone tone) const;
    void press(const char *button) { buttonWithText<QPushButton>(*m_dialog, button)->click(); }
    [[nodiscard]] bool canBeCreated() const
    {
        return buttonWithText<QPushButton>(*m_dialog, "Create")->isEnabled();
    }
    /// What the file says that the dialog wrote; nothing if it wrote none that can be read.
    [[nodiscard]] std::optional<Competition> create();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<NewCompetitionDialog> m_dialog;
};

namespace {

[[nodiscard]] EngineProfile engine(const char *name)
{
    EngineProfile profile = test::fakeProfile();
    profile.id = QString::fromLatin1(name);
    profile.name = QString::fromLatin1(name);
    return profile;
}

[[nodiscard]] QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

[[nodiscard]] QStringList idsOf(const Competition &competition)
{
    QStringList ids;
    for (const CompetitionPlayer &player : competition.players) {
        ids += player.id;
    }
    return ids;
}

} // namespace

void NewCompetitionTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const std::vector<EngineProfile> engines{engine("New Go (level 5)"), engine("Old/Go"),
                                             engine("Third")};
    m_dialog = std::make_unique<NewCompetitionDialog>(engines, m_folder->path());
}

std::optional<Competition> NewCompetitionTest::create()
{
    const QSignalSpy written(m_dialog.get(), &NewCompetitionDialog::written);
    press("Create");
    if (written.size() != 1) {
        return std::nullopt;
    }
    const auto read = readCompetition(written.front().front().toString());
    return read ? std::optional(*read) : std::nullopt;
}

void NewCompetitionTest::twoEnginesPlayUntilItIsDecided()
{
    QCOMPARE(control<QLineEdit>(*m_dialog, "Name")->text(),
             QStringLiteral("New Go (level 5) v Old-Go"));
    QSignalSpy written(m_dialog.get(), &NewCompetitionDialog::written);

    press("Create and Start"); // as it comes up

    QCOMPARE(written.size(), 1);
    QCOMPARE(written.front().at(1).toBool(), true);
    const auto competition = readCompetition(written.front().front().toString());
    QVERIFY(competition);
    QCOMPARE(competition->type, CompetitionType::SprtMatch);
    QCOMPARE(competition->sprt->elo1, 50.0);
    QCOMPARE(competition->games, std::optional(4000)); // at most
    QCOMPARE(idsOf(*competition), words("New-Go-level-5 OldGo"));
    QCOMPARE(competition->setup.size, BoardSize::square(9));
    QCOMPARE(competition->openings.sources.size(), std::size_t{1});
}

void NewCompetitionTest::everyPurposeIsRead_data()
{
    QTest::addColumn<CompetitionType>("type");
    QTest::addColumn<int>("games");
    QTest::newRow("0") << CompetitionType::SprtMatch << 800;
    QTest::newRow("1") << CompetitionType::AllPlayAll << 20;
    QTest::newRow("2") << CompetitionType::Pool << 0;
    QTest::newRow("3") << CompetitionType::Gauntlet << 20;
    QTest::newRow("4") << CompetitionType::Knockout << 2;
    QTest::newRow("5") << CompetitionType::Swiss << 2;
    QTest::newRow("6") << CompetitionType::RoundRobin << 2;
    QTest::newRow("7") << CompetitionType::Playoff << 20;
    // Tune and Calibrate: NewTuneTest
}

void NewCompetitionTest::everyPurposeIsRead()
{
    QFETCH(CompetitionType, type);
    QFETCH(int, games);
    choose(QByteArray(QTest::currentDataTag()).toInt());
    control<QSpinBox>(*m_dialog, "Board size")->setValue(7);

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(competition->type, type);
    QCOMPARE(competition->games.value_or(0), games);
    QCOMPARE(competition->setup.size, BoardSize::square(7));
}

void NewCompetitionTest::aPoolEndsAtWhatTheFieldsSay()
{
    choose(2);
    QCOMPARE(control<QDoubleSpinBox>(*m_dialog, "Error bar at which it ends")->value(), 20.0);
    control<QDoubleSpinBox>(*m_dialog, "Error bar at which it ends")->setValue(35);
    control<QDoubleSpinBox>(*m_dialog, "Hours of thinking after which it ends")->setValue(1.5);
    control<QDoubleSpinBox>(*m_dialog, "Stronger by")->setValue(30);
    control<QSpinBox>(*m_dialog, "Games")->setValue(500);

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(competition->type, CompetitionType::Pool);
    QCOMPARE(competition->games, std::optional(500));
    QCOMPARE(competition->stop.precision, std::optional(35.0));
    QCOMPARE(competition->stop.hours, std::optional(1.5));
    QCOMPARE(competition->stop.test, std::optional(Sprt{.elo0 = -30, .elo1 = 30}));
    const CompetitionDraft draft = draftOf(*competition);
    QCOMPARE(changedBy(*competition, draft), *competition);
    CompetitionDraft open = draft;
    open.stop = {};
    open.elo = 0;
    QCOMPARE(changedBy(*competition, open).stop, StopRule());
}

void NewCompetitionTest::otherPurposesEndAtAnErrorBarIfOneIsWanted()
{
    choose(3);
    QCOMPARE(control<QDoubleSpinBox>(*m_dialog, "Error bar at which it ends")->value(), 0.0);
    control<QDoubleSpinBox>(*m_dialog, "Error bar at which it ends")->setValue(25);
    const std::optional<Competition> competition = create();
    QVERIFY(competition);
    QCOMPARE(competition->type, CompetitionType::Gauntlet);
    QCOMPARE(competition->stop, (StopRule{.precision = 25}));
}

void NewCompetitionTest::theSameEngineTwiceHasTwoNames()
{
    choose(1);
    press("Add"); // the first engine, once more

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(idsOf(*competition), words("New-Go-level-5 OldGo New-Go-level-5#2"));
}

QStringList NewCompetitionTest::notes(FieldNote::Tone tone) const
{
    QStringList notes;
    for (const FieldNote *note : m_dialog->findChildren<FieldNote *>()) {
        if (note->tone() == tone && !note->text().isEmpty()) {
            notes += note->text();
        }
    }
    return notes;
}

void NewCompetitionTest::whoMeetsWhomIsListed()
{
    press("Add");
    choose(7);
    auto *pairs = control<QListWidget>(*m_dialog, "Pairings");
    QCOMPARE(pairs->count(), 1); // the first two
    control<QComboBox>(*m_dialog, "Has Black in the first game")->setCurrentIndex(2);
    control<QComboBox>(*m_dialog, "Has White in the first game")->setCurrentIndex(1);
    control<QPushButton>(*m_dialog, "Add the pairing")->click();
    QCOMPARE(pairs->count(), 2);

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(competition->matchups.size(), std::size_t{2});
    QCOMPARE(competition->matchups[1].first, std::size_t{2});
    QCOMPARE(competition->matchups[1].second, std::size_t{1});
    QCOMPARE(competition->matchups[1].games, std::optional(20));
    press("Remove"); // the third player, which takes the pairing along
    QCOMPARE(pairs->count(), 1);
    control<QPushButton>(*m_dialog, "Remove the pairing")->click();
    QVERIFY(!canBeCreated());
    QCOMPARE(notes(FieldNote::Tone::Error).first(), QStringLiteral("Add who meets whom."));
}

void NewCompetitionTest::playersAreReordered()
{
    choose(3); // the first one meets all others

    control<QToolButton>(*m_dialog, "Move the player up")->click();

    const std::optional<Competition> competition = create();
    QVERIFY(competition);
    QCOMPARE(idsOf(*competition), words("OldGo New-Go-level-5"));
}

void NewCompetitionTest::gamesBeginAsInSgf()
{
    QFile sgf(m_folder->filePath(QStringLiteral("fuseki.sgf")));
    QVERIFY(sgf.open(QIODevice::WriteOnly));
    sgf.write("(;SZ[9];B[ee];W[cc];B[gg])(;SZ[9];B[cg];W[gc])");
    sgf.close();
    control<QComboBox>(*m_dialog, "Games begin with")->setCurrentIndex(2);
    QVERIFY(!canBeCreated());
    control<QLineEdit>(*m_dialog, "File or folder of games")->setText(sgf.fileName());
    control<QSpinBox>(*m_dialog, "How many moves of each")->setValue(2);

    const std::optional<Competition> competition = create();

    QVERIFY(competition);
    QCOMPARE(competition->openings.sources,
             std::vector<OpeningSource>{SgfOpenings{.path = sgf.fileName()}});
    QCOMPARE(competition->openings.mostPlies, 2);
    QCOMPARE(draftOf(*competition).openings.sgf, sgf.fileName());
}

void NewCompetitionTest::openingsThatCannotBeReadAreNamedBesideTheirField_data()
{
    QTest::addColumn<QByteArray>("sgf"); ///< empty: there is no file
    QTest::addColumn<QString>("note");
    QTest::newRow("no file") << QByteArray() << QStringLiteral("does not exist");
    QTest::newRow("another board") << QByteArray("(;SZ[19];B[ee])") << QStringLiteral("19");
    QTest::newRow("no game") << QByteArray("nothing") << QStringLiteral("fuseki.sgf");
}

void NewCompetitionTest::openingsThatCannotBeReadAreNamedBesideTheirField()
{
    QFETCH(QByteArray, sgf);
    QFETCH(QString, note);
    QFile file(m_folder->filePath(QStringLiteral("fuseki.sgf")));
    if (!sgf.isEmpty()) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(sgf);
        file.close();
    }
    control<QComboBox>(*m_dialog, "Games begin with")->setCurrentIndex(2);
    control<QLineEdit>(*m_dialog, "File or folder of games")->setText(file.fileName());

    QVERIFY(!create());

    const QStringList said = notes(FieldNote::Tone::Error);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().contains(note), qPrintable(said.first()));
    QVERIFY(!QFile::exists(m_dialog->path()));
}

void NewCompetitionTest::aSwissOfTooManyRoundsIsRemarkedUpon()
{
    press("Add");
    choose(5);
    control<QSpinBox>(*m_dialog, "Rounds")->setValue(3);
    QCOMPARE(notes(FieldNote::Tone::Warning), QStringList());

    control<QSpinBox>(*m_dialog, "Rounds")->setValue(4);

    QCOMPARE(notes(FieldNote::Tone::Warning).size(), 1);
    QCOMPARE(control<QSpinBox>(*m_dialog, "Rounds")->accessibleDescription(),
             notes(FieldNote::Tone::Warning).first());
    QVERIFY(canBeCreated());
}

void NewCompetitionTest::gamesAreDecidedEarlyWhereSomebodyWantsIt()
{
    auto *const isOn = buttonWithText<QCheckBox>(*m_dialog, "When both sides agree who wins");
    QVERIFY(!isOn->isChecked());
    isOn->setChecked(true);
    auto *const chance = control<QDoubleSpinBox>(*m_dialog, "Chance that both give");
    auto *const lead = control<QDoubleSpinBox>(*m_dialog, "Lead that both see");
    chance->setValue(0);
    QVERIFY(!canBeCreated());
    QCOMPARE(notes(FieldNote::Tone::Error),
             QStringList{QStringLiteral("Say which chance or which lead decides.")});
    chance->setValue(40);
    QVERIFY(!canBeCreated());
    chance->setValue(98.5);
    lead->setValue(30);
    control<QSpinBox>(*m_dialog, "Moves in a row of each side")->setValue(4);
    control<QDoubleSpinBox>(*m_dialog, "Games that are played on all the same")->setValue(20);
    QVERIFY(canBeCreated());

    const std::optional<Competition> created = create();

    QVERIFY(created);
    QCOMPARE(toText(created->setup.adjudication),
             QStringLiteral("chance=98.5%,lead=30,moves=4,audit=20%"));
}

void NewCompetitionTest::tooFewOrTooManyPlayersAreSaid()
{
    press("Add");
    QVERIFY(!canBeCreated()); // three, where two are asked for
    press("Remove");
    QVERIFY(canBeCreated());
    press("Remove");
    QVERIFY(!canBeCreated());
    QVERIFY2(control<QListWidget>(*m_dialog, "Players")
                 ->accessibleDescription()
                 .contains(QStringLiteral("exactly two players")),
             qPrintable(control<QListWidget>(*m_dialog, "Players")->accessibleDescription()));
}

void NewCompetitionTest::anEngineThatIsNotThereIsNamed()
{
    EngineProfile gone = engine("Gone");
    gone.commandLine = QStringLiteral("/nowhere/engine");
    m_dialog = std::make_unique<NewCompetitionDialog>(
        std::vector<EngineProfile>{engine("There"), gone}, m_folder->path());

    QVERIFY(!canBeCreated());
    QVERIFY(control<QListWidget>(*m_dialog, "Players")
                ->accessibleDescription()
                .contains(QStringLiteral("Gone")));
}

void NewCompetitionTest::aFileThatIsThereIsLeftAlone()
{
    QFile file(m_folder->filePath(QStringLiteral("cup.toml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();

    control<QLineEdit>(*m_dialog, "Name")->setText(QStringLiteral("cup"));
    QVERIFY(!canBeCreated());
    control<QLineEdit>(*m_dialog, "Name")->setText(QStringLiteral("cup2"));
    QVERIFY(create());

    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), words("cup.toml cup2.toml"));
    QCOMPARE(file.size(), 0);
}

void NewCompetitionTest::aFileIsChangedAndKeepsItsComments()
{
    choose(1);
    QVERIFY(create());
    const QString path = m_folder->filePath(QStringLiteral("ranking.toml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = "# for the club\n" + file.readAll();
    file.close();
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto before = readCompetition(path);
    QVERIFY(before);
    m_dialog = std::make_unique<NewCompetitionDialog>(std::vector<EngineProfile>{engine("Third")},
                                                      *before);
    control<QSpinBox>(*m_dialog, "Games per pairing")->setValue(6);
    control<QSpinBox>(*m_dialog, "Board size")->setValue(7);
    press("Add");

    press("Save");

    const auto after = readCompetition(path);
    QVERIFY(after);
    QCOMPARE(after->games, std::optional(6));
    QCOMPARE(after->setup.size, BoardSize::square(7));
    QCOMPARE(idsOf(*after), words("New-Go-level-5 OldGo Third"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("# for the club\nname = "));
}

void NewCompetitionTest::whatTheReaderRefusesStandsBesideIt()
{
    Competition competition = competitionOf(m_dialog->draft(), m_dialog->path());
    competition.openings.sources.clear();
    competition.setup.handicap = 2;
    QFile file(m_dialog->path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(toToml(competition).toUtf8());
    file.close();
    const auto read = readCompetition(m_dialog->path());
    QVERIFY(read);
    m_dialog = std::make_unique<NewCompetitionDialog>(std::vector<EngineProfile>(), *read);

    control<QComboBox>(*m_dialog, "Games begin with")->setCurrentIndex(1); // random moves
    press("Save");

    const QStringList said = notes(FieldNote::Tone::Error);
    QVERIFY2(said.join(QString()).contains(QStringLiteral("does not go with a handicap")),
             qPrintable(said.join(u'|')));
    QVERIFY(
        control<QComboBox>(*m_dialog, "Games begin with")->parentWidget()->accessibleDescription()
        == said.first());
}

void NewCompetitionTest::theTimeOfAllGamesIsEstimated()
{
    constexpr int Patience = 30'000; // ms
    control<QSpinBox>(*m_dialog, "Board size")->setValue(5);
    control<QSpinBox>(*m_dialog, "Games at once")->setValue(1);
    choose(1);

    const auto *button = buttonWithText<QPushButton>(*m_dialog, "Estimate Time");

    press("Estimate Time");

    const auto said = [this] {
        QStringList notes;
        for (const FieldNote *note : m_dialog->findChildren<FieldNote *>()) {
            notes += note->text();
        }
        return notes.join(u'|');
    };
    QTRY_VERIFY2_WITH_TIMEOUT(said().contains(QStringLiteral("20 games of about")),
                              qPrintable(said()), Patience);
    QTRY_COMPARE_WITH_TIMEOUT(button->text().remove(u'&'), QStringLiteral("Estimate Time"),
                              Patience);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList()); // nothing is kept
}

void NewCompetitionTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(NewCompetitionTest)
#include "newcompetition_test.moc"
