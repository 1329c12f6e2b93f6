#include "ui/competition/tunepage.h"

#include "core/competition/library/competitionlibrary.h"
#include "core/competition/tune/certificate.h"
#include "core/engine/profile/engineprofilestore.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/competition/bestcourseplot.h"
#include "ui/competition/competitionwindow.h"
#include "ui/competition/competitionwindows.h"
#include "ui/competition/elocurveplot.h"
#include "ui/competition/elomapplot.h"

#include <QAbstractItemModel>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace shinpan;
using test::buttonWithText;
using test::control;

/// What a window shows of a tune, and that it proves what was found.
class TunePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void everyParameterAndPairHasItsPictures();
    void aFieldOfAMapTellsItsElo();
    void picturesTellTheSameToThoseWhoDoNotSee();
    void whatWasFoundIsProvedAtTheEnd();
    void aTuneThatIsPreciseEnoughIsOver();
    void levelsAreKeptAsStrengths();

private:
    static constexpr int Wait = 60'000; // ms

    /// A tune of `{move}`, 1 to 12, in the options of an engine whose own value is 2.
    void writeTune(const QString &settings, const QString &options, const QString &more) const;
    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("cup.toml")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EngineProfileStore> m_store;
};

namespace {

/// A tune of two parameters after 100 games: Elo fall with the distance from the middle.
[[nodiscard]] std::shared_ptr<const TuneReport> madeUpTune()
{
    auto tune = std::make_shared<TuneReport>();
    for (const char *const name : {"cpuct", "fpu"}) {
        const QString text = QString::fromLatin1(name);
        tune->parameters.push_back(
            {text, *ParameterScale::linear(0, 10), ValueFormat::plain(text)});
    }
    tune->games = 100;
    tune->own = {0.2, 0.8};
    tune->optimum = {{0.5, 0.5}, {20, 5}, {10, 5}, {{0.4, 0.5, 0.6}, {0.3, 0.5, 0.7}}, 0.8, 3};
    tune->course = {{10, {0.1, 0.9}}, {100, {0.5, 0.5}}};
    tune->opponents = QStringLiteral("itself");
    const std::vector<double> positions{0, 0.25, 0.5, 0.75, 1};
    const auto eloAt = [](double first, double second) {
        return EloBelief{20 - 100 * (std::abs(first - 0.5) + std::abs(second - 0.5)),
                         5 + 10 * std::abs(first - 0.5)};
    };
    ModelSlice over{positions, positions, {}};
    for (const double first : positions) {
        for (const double second : positions) {
            over.elo.push_back(eloAt(first, second));
        }
    }
    for (std::size_t i = 0; i < 2; ++i) {
        ModelSlice along{positions, {}, {}};
        for (const double position : positions) {
            along.elo.push_back(eloAt(position, 0.5));
        }
        tune->curves.push_back(along);
    }
    tune->maps = {{0, 1, over}};
    return tune;
}

[[nodiscard]] QString textsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        texts += label->text();
    }
    return texts.join(u'|');
}

/// How many points of the picture have another colour than its corner.
[[nodiscard]] int paintedPoints(QWidget &widget)
{
    const QImage image = widget.grab().toImage();
    int points = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            points += image.pixel(x, y) != image.pixel(0, image.height() - 1) ? 1 : 0;
        }
    }
    return points;
}

} // namespace

void TunePageTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store =
        std::make_unique<EngineProfileStore>(m_folder->filePath(QStringLiteral("engines.json")));
}

void TunePageTest::writeTune(const QString &settings,
                             const QString &options,
                             const QString &more) const
{
    QFile toml(file());
    QVERIFY(toml.open(QIODevice::WriteOnly));
    toml.write(QStringLiteral("type = \"tune\"\ncheck_players = false\n%1\n[game]\nboard_size = 7\n"
                              "scorer = \"alive\"\n[openings]\n[[openings.source]]\n"
                              "random_plies = 3\ncount = 200\n[[parameter]]\nname = \"move\"\n"
                              "low = 1\nhigh = 12\nscale = \"integer\"\ndefault = 2\n[[player]]\n"
                              "id = \"fake\"\ncommand = '''%2 %3'''\n%4")
                   .arg(settings, test::fakeProfile().commandLine, options, more)
                   .toUtf8());
}

void TunePageTest::everyParameterAndPairHasItsPictures()
{
    TunePage page;
    page.resize(800, 900);
    page.showTune(madeUpTune());
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));

    QCOMPARE(page.findChildren<EloCurvePlot *>().size(), 2);
    QCOMPARE(page.findChildren<BestCoursePlot *>().size(), 2);
    QCOMPARE(page.findChildren<EloMapPlot *>().size(), 1);
    for (TunePlot *const plot : page.findChildren<TunePlot *>()) {
        QVERIFY2(paintedPoints(*plot) > 200, qPrintable(plot->accessibleName()));
    }
    auto *const map = page.findChildren<EloMapPlot *>().front();
    page.showTune(madeUpTune()); // with more games: the same widgets
    QCOMPARE(page.findChildren<EloMapPlot *>(), QList<EloMapPlot *>{map});
    QCOMPARE(test::unnamedControls(page), QStringList());
}

void TunePageTest::aFieldOfAMapTellsItsElo()
{
    EloMapPlot map(0);
    map.resize(400, 300);
    map.showTune(madeUpTune());

    const QPoint middle(map.rect().center().x() + 20, map.rect().center().y());
    QCOMPARE(map.textAt(middle), QStringLiteral("cpuct 5, fpu 5: 20 ± 10 Elo"));
    QCOMPARE(map.textAt(QPointF(1, 1)), QString());
}

void TunePageTest::picturesTellTheSameToThoseWhoDoNotSee()
{
    TunePage page;
    page.showTune(madeUpTune());

    QCOMPARE(control<EloCurvePlot>(page, "Elo over cpuct")->accessibleDescription(),
             QStringLiteral("Best: 5; the engine’s own: 2"));
    QVERIFY(control<BestCoursePlot>(page, "Course of fpu")
                ->accessibleDescription()
                .contains(QStringLiteral("100")));
    QVERIFY(control<EloMapPlot>(page, "Elo over cpuct and fpu")
                ->accessibleDescription()
                .contains(QStringLiteral("best: 5, 5")));
}

void TunePageTest::whatWasFoundIsProvedAtTheEnd()
{
    writeTune(QStringLiteral("games = 40"),
              QStringLiteral("--random 1 --resign-at {move}"), // the later, the better
              QStringLiteral("[tune]\nmethod = \"monte-carlo\"\n"
                             "[certificate]\nelo1 = 300\n"
                             "games = 200\n"));
    CompetitionWindows windows(*m_store);
    CompetitionWindow &tune = windows.open(file());
    QVERIFY(textsOf(tune).contains(QStringLiteral("Not running")));

    tune.start({});

    QTRY_COMPARE_WITH_TIMEOUT(windows.windows().size(), std::size_t{2}, Wait);
    const CompetitionSession &match = windows.windows().back()->session();
    QCOMPARE(match.file(), certificateFile(file()));
    QTRY_VERIFY_WITH_TIMEOUT(!match.isRunning() && !match.games().empty(), Wait);
    QVERIFY2(match.problem().isEmpty(), qPrintable(match.problem()));
    QTRY_VERIFY2_WITH_TIMEOUT(textsOf(tune).contains(QStringLiteral("Proved:")),
                              qPrintable(textsOf(tune)), Wait);
    QVERIFY(textsOf(tune).contains(QStringLiteral("LLR")));

    const auto games = match.games().size(); // it is only shown from now on
    auto *const button = buttonWithText<QPushButton>(tune, "Show the Match");
    QVERIFY(button->isEnabled());
    button->click();
    QCOMPARE(windows.windows().size(), std::size_t{2});
    QVERIFY(!match.isRunning());
    QCOMPARE(match.games().size(), games);
}

void TunePageTest::aTuneThatIsPreciseEnoughIsOver()
{
    writeTune(QStringLiteral("games = 10000\nkeep_engines = true"),
              QStringLiteral("--random {move}"), // which all are as strong
              QStringLiteral("[tune]\nprecision = 90.0\nmethod = \"monte-carlo\"\n"));
    CompetitionWindows windows(*m_store);
    CompetitionWindow &tune = windows.open(file());

    tune.start({});

    QTRY_VERIFY_WITH_TIMEOUT(!tune.session().isRunning() && !tune.session().games().empty(), Wait);
    QVERIFY2(tune.session().problem().isEmpty(), qPrintable(tune.session().problem()));
    QVERIFY2(tune.session().games().size() < 1000,
             qPrintable(QString::number(tune.session().games().size())));
    QVERIFY(tune.session().snapshot()->isOver);
    const LibraryEntry entry = libraryEntry(file());
    QVERIFY(entry.isOver);
    QVERIFY(!entry.canGoOn());
    // The first report may be of earlier games.
    const auto deviation = [&tune] {
        const auto report = tune.session().report();
        return report && report->tune ? report->tune->optimum.elo.deviation : HUGE_VAL;
    };
    QTRY_VERIFY_WITH_TIMEOUT(NormalQuantile95 * deviation() <= 90, Wait);
}

void TunePageTest::levelsAreKeptAsStrengths()
{
    writeTune(QStringLiteral("games = 400"),
              QStringLiteral("--random 1 --resign-at {move}"), // the later, the better
              QStringLiteral("[[player]]\nid = \"anchor\"\ncommand = '''%1 --random 1 "
                             "--resign-at 6'''\n[tune]\nmethod = \"calibration\"\n"
                             "levels = [0]\nprecision = 200.0\n")
                  .arg(test::fakeProfile().commandLine));
    CompetitionWindows windows(*m_store);
    CompetitionWindow &calibration = windows.open(file());

    calibration.start({});

    auto *const keep = buttonWithText<QPushButton>(calibration, "Keep as Strengths…");
    QTRY_VERIFY_WITH_TIMEOUT(keep->isEnabled(), Wait);
    QVERIFY2(textsOf(calibration)
                 .contains(QRegularExpression(
                     QStringLiteral(R"(1 of 1 level(\(s\))? known to ±200 Elo)"))),
             qPrintable(textsOf(calibration)));
    const auto *const table = control<QTableView>(calibration, "Parameters")->model();
    QCOMPARE(table->headerData(1, Qt::Horizontal).toString(), QStringLiteral("move"));
    QCOMPARE(table->index(0, 0).data().toString(), QStringLiteral("0"));

    keep->click();
    auto *const dialog = calibration.findChild<QInputDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->setTextValue(QStringLiteral("Measured"));
    dialog->accept();

    const std::vector<EngineProfile> &engines = m_store->list().stored();
    QCOMPARE(engines.size(), std::size_t{1});
    QCOMPARE(engines.front().name, QStringLiteral("Measured"));
    QCOMPARE(engines.front().strengths.size(), 1);
    QCOMPARE(engines.front().strengths.front().name, QStringLiteral("7x7, 0 Elo from anchor"));
    QVERIFY(textsOf(calibration).contains(QStringLiteral("“Measured” has now: 7x7, 0 Elo")));
}

SHINPAN_TEST(TunePageTest)
#include "tunepage_test.moc"
