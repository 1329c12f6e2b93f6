#include "ui/review/filesreview.h"

#include "core/analysis/gamereview.h"
#include "core/record/import/gamefile.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/gametable.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace shinpan;
using namespace shinpan::test;

/// A review of many files, one after the other.
class FilesReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyGameOfEveryFileIsReviewedByOneProcess();
    void severalFilesAreReviewedAtATime();
    void someMovesAreReviewedFromTheEnd();
    void eachEngineHasAFolderOfItsOwn();
    void anEngineThatFailsDoesNotStopTheNext();
    void aFileThatCannotBeReadIsToldOfAndTheOthersGoOn();
    void whatIsNotUnderstoodOfAFileIsToldOf();
    void aFileThatCannotBeWrittenIsToldOf();
    void whatTheEngineRefusesIsLeftOut();
    void machinesFindWhatIsFoundHere();
    void machinesThatCannotBeReachedAreToldOf();
    void aReviewThatWasCutShortGoesOn();
    void aPauseLosesNothing();
    void whatIsThereAlreadyIsReplacedOnlyWhenAsked();
    void theFilesThemselvesAreNeverWritten();
    void filesOfTheSameNameGoBesideEachOther();
    void anEngineThatDiesIsStartedAgain();
    void anEngineThatKeepsDyingEndsItAndLosesNothing();
    void anEngineThatCannotAnalyseIsSpokenOf();

private:
    using State = FilesReview::State;

    /// Opens it as the next run of the program would.
    void openReview();
    /// Writes a file and says where it is.
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const;
    [[nodiscard]] QByteArray contentOf(const QString &name) const;
    /// A file that was written, in the target folder.
    [[nodiscard]] QByteArray reviewed(const QString &name) const;
    [[nodiscard]] FilesReviewSettings settings(const QStringList &files) const;
    [[nodiscard]] bool run(const FilesReviewSettings &settings);
    /// Runs until this many positions of this game in this file are done; then acts at once.
    void runUntil(const FilesReviewSettings &settings,
                  qsizetype file,
                  std::size_t done,
                  const std::function<void()> &act);
    /// How many positions engines were asked about.
    [[nodiscard]] qsizetype questions() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<GameTable> m_table;
    std::unique_ptr<FilesReview> m_review;
    EngineProfile m_engine;
    int m_source = -1;  ///< the engine that was ready last, in the transcript
    QStringList m_told; ///< of each file, the last
    QStringList m_ends; ///< how each review ended
};

namespace {

constexpr int Positions = 9; // of ReviewedGame
constexpr int Mistakes = 3;  // in it, by the usual limits

} // namespace

void FilesReviewTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_engine = reviewingEngine(m_directory->path());
    openReview();
}

void FilesReviewTest::cleanup()
{
    m_review.reset();
    m_table.reset();
}

void FilesReviewTest::openReview()
{
    m_review.reset();
    m_table = std::make_unique<GameTable>();
    m_review = std::make_unique<FilesReview>(m_table->hub,
                                             m_directory->filePath(QStringLiteral("journals")));
    m_told.clear();
    m_ends.clear();
    connect(m_review.get(), &FilesReview::fileStatusChanged, this,
            [this](qsizetype file, const QString &text) {
                m_told.resize(std::max(m_told.size(), file + 1));
                m_told[file] = text;
            });
    connect(&m_table->hub, &EngineHub::engineReady, this,
            [this](int source) { m_source = source; });
    connect(m_review.get(), &FilesReview::ended, this,
            [this](const QString &failure) { m_ends.append(failure); });
}

QString FilesReviewTest::write(const QString &name, const QByteArray &text) const
{
    const QString path = m_directory->filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    if (!saveWholeFile(text, path)) {
        qFatal("%s cannot be written", qPrintable(path));
    }
    return path;
}

QByteArray FilesReviewTest::contentOf(const QString &name) const
{
    QFile file(m_directory->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray FilesReviewTest::reviewed(const QString &name) const
{
    return contentOf(QStringLiteral("reviewed/") + name);
}

FilesReviewSettings FilesReviewTest::settings(const QStringList &files) const
{
    return {.files = files,
            .directory = m_directory->filePath(QStringLiteral("reviewed")),
            .isReplacing = false,
            .engines = {m_engine},
            .request = {.interval = GameReview::Interval, .visits = 10},
            .range = {},
            .isBackward = false,
            .merge = {}};
}

bool FilesReviewTest::run(const FilesReviewSettings &settings)
{
    m_review->start(settings);
    return eventually([this] { return m_review->state() == State::Idle; });
}

void FilesReviewTest::runUntil(const FilesReviewSettings &settings,
                               qsizetype file,
                               std::size_t done,
                               const std::function<void()> &act)
{
    bool hasActed = false;
    const auto watch = connect(m_review.get(), &FilesReview::changed, this, [&, file, done] {
        const FilesReview::Progress at = m_review->progress();
        if (!hasActed && at.files == file && at.done == done) {
            hasActed = true;
            act();
        }
    });
    m_review->start(settings);
    QVERIFY(eventually([&] { return hasActed; }));
    disconnect(watch);
}

qsizetype FilesReviewTest::questions() const
{
    return m_table->transcriptLines(GtpTranscript::Kind::Command)
        .count(QStringLiteral("lz-analyze"));
}

void FilesReviewTest::everyGameOfEveryFileIsReviewedByOneProcess()
{
    const QByteArray other = "(;GM[1]SZ[9];B[ee];W[gg])";
    const QString one = write(QStringLiteral("one.sgf"), ReviewedGame);
    const QString many =
        write(QStringLiteral("many.sgf"), QByteArray(ReviewedGame) + "(;GM[40]SZ[9])" + other);
    QVERIFY(run(settings({one, many})));
    QCOMPARE(m_ends, QStringList{QString()});
    QCOMPARE(m_told.size(), 2);
    QCOMPARE(m_told[0], QStringLiteral("Written: 1 game(s), %1 mistake(s)").arg(Mistakes));
    QCOMPARE(m_review->tally().files, 2);
    QCOMPARE(m_review->tally().games, 3);
    QCOMPARE(m_review->tally().mistakes, 2 * Mistakes);
    QCOMPARE(m_review->tally().failed, 0);

    QCOMPARE(reviewed(QStringLiteral("one.sgf")).count("SBKV["), Positions);
    const Result<SgfCollection, SgfError> games =
        readGameFile(reviewed(QStringLiteral("many.sgf")));
    QVERIFY(games);
    QCOMPARE(games->size(), std::size_t(3)); // the game that is none of Go is kept
    QVERIFY(!games->isGo(1));
    QCOMPARE(writeSgf(games->game(2).tree).count("SBKV["), 3);
    QCOMPARE(contentOf(QStringLiteral("one.sgf")), QByteArray(ReviewedGame)); // as it was
    QCOMPARE(m_table->transcriptLines(GtpTranscript::Kind::Command)
                 .count(QStringLiteral("protocol_version")),
             1);
}

void FilesReviewTest::severalFilesAreReviewedAtATime()
{
    QStringList files{write(QStringLiteral("bad.sgf"), "no game at all")};
    for (int i = 0; i < 5; ++i) {
        files.append(write(QStringLiteral("%1.sgf").arg(i), ReviewedGame));
    }
    FilesReviewSettings three = settings(files);
    three.machines.jobs = 3;
    qsizetype most = 0;
    double last = 0;
    connect(m_review.get(), &FilesReview::changed, this, [this, &most, &last] {
        if (m_review->state() == State::Idle) {
            return;
        }
        const FilesReview::Progress at = m_review->progress();
        most = std::max(most, at.underWay);
        const double all = static_cast<double>(at.files) + at.share;
        QVERIFY2(all >= last - 1e-9, qPrintable(QStringLiteral("%1 after %2").arg(all).arg(last)));
        last = all;
    });
    runUntil(three, 1, 2, [this] { m_review->pause(); });
    QVERIFY(m_review->state() == State::Paused);
    m_review->resume();
    QVERIFY(eventually([this] { return m_review->state() == State::Idle; }));

    QCOMPARE(most, 3);
    QCOMPARE(m_ends, QStringList{QString()});
    QVERIFY(questions() >= 5 * Positions);
    QVERIFY(questions() <= 5 * Positions + 3); // each lane was asking when it was to pause
    QCOMPARE(m_review->tally().files, 5);
    QCOMPARE(m_review->tally().mistakes, 5 * Mistakes);
    QCOMPARE(m_review->tally().failed, 1);
    QVERIFY(m_told[0].startsWith(QLatin1String("Cannot be read")));
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(reviewed(QStringLiteral("%1.sgf").arg(i)).count("SBKV["), Positions);
    }
    QCOMPARE(m_table->transcriptLines(GtpTranscript::Kind::Command)
                 .count(QStringLiteral("protocol_version")),
             3);
}

void FilesReviewTest::someMovesAreReviewedFromTheEnd()
{
    FilesReviewSettings some = settings({write(QStringLiteral("one.sgf"), ReviewedGame)});
    some.range = {.first = 3, .last = 5};
    some.isBackward = true;
    QVERIFY(run(some));

    const QByteArray text = reviewed(QStringLiteral("one.sgf"));
    QCOMPARE(questions(), 4); // before the third move and after each of the three
    QCOMPARE(text.count("SBKV["), 4);
    const QString commands = m_table->transcriptLines(GtpTranscript::Kind::Command);
    const auto moves = commands.left(commands.indexOf(QStringLiteral("lz-analyze")))
                           .count(QStringLiteral("play "));
    QCOMPARE(moves, 5); // it is led to the end of the range first
}

void FilesReviewTest::eachEngineHasAFolderOfItsOwn()
{
    FilesReviewSettings both = settings({write(QStringLiteral("one.sgf"), ReviewedGame),
                                         write(QStringLiteral("two.sgf"), ReviewedGame)});
    both.engines.push_back(reviewingEngine(m_directory->path(),
                                           {QStringLiteral("--name"), QStringLiteral("other")},
                                           QStringLiteral("A/B: judge?")));
    QVERIFY(run(both));

    QCOMPARE(m_ends, QStringList{QString()});
    QCOMPARE(questions(), 2 * 2 * Positions);
    QCOMPARE(m_review->tally().files, 4);
    for (const char *name :
         {"Judge/one.sgf", "Judge/two.sgf", "A_B_ judge_/one.sgf", "A_B_ judge_/two.sgf"}) {
        QCOMPARE(reviewed(QLatin1String(name)).count("SBKV["), Positions);
    }
    QVERIFY(reviewed(QStringLiteral("Judge/one.sgf")).contains("(Judge)"));
    QCOMPARE(m_told[1], QStringLiteral("A/B: judge?: Written: 1 game(s), 3 mistake(s)"));
}

void FilesReviewTest::anEngineThatFailsDoesNotStopTheNext()
{
    FilesReviewSettings both = settings({write(QStringLiteral("one.sgf"), ReviewedGame)});
    both.engines.insert(both.engines.begin(), fakeEngine({}, QStringLiteral("Plain")));
    QVERIFY(run(both));

    QCOMPARE(m_ends, QStringList{QStringLiteral("Plain cannot analyse games.")});
    QCOMPARE(reviewed(QStringLiteral("Judge/one.sgf")).count("SBKV["), Positions);
}

void FilesReviewTest::aFileThatCannotBeReadIsToldOfAndTheOthersGoOn()
{
    const QString odd = write(QStringLiteral("odd.sgf"), "no game at all");
    const QString good = write(QStringLiteral("good.sgf"), ReviewedGame);
    const QString missing = m_directory->filePath(QStringLiteral("missing.sgf"));
    QVERIFY(run(settings({odd, missing, good})));
    QCOMPARE(m_told.size(), 3);
    QVERIFY2(m_told[0].startsWith(QStringLiteral("Cannot be read: ")), qPrintable(m_told[0]));
    QVERIFY2(m_told[1].startsWith(QStringLiteral("Cannot be read: ")), qPrintable(m_told[1]));
    QVERIFY2(m_told[2].startsWith(QStringLiteral("Written: ")), qPrintable(m_told[2]));
    QCOMPARE(m_review->tally().failed, 2);
    QCOMPARE(m_review->tally().files, 1);
    QCOMPARE(QDir(m_directory->filePath(QStringLiteral("reviewed")))
                 .entryList({QStringLiteral("*.sgf")}, QDir::Files),
             QStringList{QStringLiteral("good.sgf")});
}

void FilesReviewTest::whatIsNotUnderstoodOfAFileIsToldOf()
{
    const QString mended = write(QStringLiteral("mended.sgf"), "(;SZ[9];B[cc];W[gg];B[dd]");
    const QString good = write(QStringLiteral("good.sgf"), ReviewedGame);
    QVERIFY(run(settings({mended, good})));
    const QString remark = QStringLiteral("Parts of it were not understood");
    QVERIFY2(m_told[0].contains(remark), qPrintable(m_told[0]));
    QVERIFY2(!m_told[1].contains(remark), qPrintable(m_told[1]));
    QCOMPARE(m_review->tally().files, 2);
}

void FilesReviewTest::aFileThatCannotBeWrittenIsToldOf()
{
    const QString good = write(QStringLiteral("good.sgf"), ReviewedGame);
    FilesReviewSettings chosen = settings({good});
    chosen.directory = write(QStringLiteral("nofolder"), "a file");
    QVERIFY(run(chosen));
    QVERIFY2(m_told.value(0).startsWith(QStringLiteral("Cannot be written: ")),
             qPrintable(m_told.value(0)));
    QCOMPARE(m_review->tally().failed, 1);
    QCOMPARE(contentOf(QStringLiteral("nofolder")), QByteArray("a file"));
}

void FilesReviewTest::whatTheEngineRefusesIsLeftOut()
{
    const QByteArray large = "(;GM[1]SZ[13];B[aa])";
    const QStringList files{write(QStringLiteral("large.sgf"), large),
                            write(QStringLiteral("both.sgf"), large + ReviewedGame)};
    m_engine =
        reviewingEngine(m_directory->path(), {QStringLiteral("--max-size"), QStringLiteral("9")});
    QVERIFY(run(settings(files)));
    QCOMPARE(m_ends, QStringList{QString()});
    QVERIFY2(m_told[0].startsWith(QStringLiteral("Game 1: the engine ")), qPrintable(m_told[0]));
    const QString both = QStringLiteral("Written: 1 game(s), %1 mistake(s); Game 1: the engine ");
    QVERIFY2(m_told[1].startsWith(both.arg(Mistakes)), qPrintable(m_told[1]));
    QVERIFY(reviewed(QStringLiteral("large.sgf")).isEmpty());
    QCOMPARE(reviewed(QStringLiteral("both.sgf")).count("SBKV["), Positions);
    QCOMPARE(m_review->tally().failed, 1);
    QCOMPARE(m_review->tally().games, 1);
}

/// A stand-in for GNU parallel calls what ssh would call.
void FilesReviewTest::machinesFindWhatIsFoundHere()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", QByteArray(SHINPAN_STANDINS) + ':' + path);
    const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
    const QStringList files{write(QStringLiteral("one.sgf"), ReviewedGame),
                            write(QStringLiteral("two.sgf"), "(;GM[1]SZ[9];B[ee];W[gg])"),
                            write(QStringLiteral("bad.sgf"), "no game")};
    QVERIFY(run(settings(files)));
    const QByteArray one = reviewed(QStringLiteral("one.sgf"));
    const QByteArray two = reviewed(QStringLiteral("two.sgf"));
    QCOMPARE(one.count("SBKV["), Positions);
    FilesReviewSettings elsewhere = settings(files);
    elsewhere.directory = m_directory->filePath(QStringLiteral("elsewhere"));
    elsewhere.machines = {.kind = ReviewMachines::Kind::Ssh,
                          .hosts = write(QStringLiteral("hosts"), "2/north\n"),
                          .program = QStringLiteral(SHINPAN_CLI),
                          .jobs = 2};
    bool wereThere = false;
    connect(m_review.get(), &FilesReview::changed, this,
            [this, &wereThere] { wereThere = wereThere || m_review->fleet() != nullptr; });

    QVERIFY(run(elsewhere));

    QVERIFY(wereThere);
    QCOMPARE(m_review->fleet(), nullptr);
    QCOMPARE(contentOf(QStringLiteral("elsewhere/one.sgf")), one);
    QCOMPARE(contentOf(QStringLiteral("elsewhere/two.sgf")), two);
    QCOMPARE(m_review->tally().failed, 1);
    QVERIFY(m_told[2].startsWith(QLatin1String("Cannot be read")));
    QCOMPARE(m_ends, (QStringList{QString(), QString()}));
}

void FilesReviewTest::machinesThatCannotBeReachedAreToldOf()
{
    FilesReviewSettings elsewhere = settings({write(QStringLiteral("one.sgf"), ReviewedGame)});
    elsewhere.machines = {.kind = ReviewMachines::Kind::Ssh,
                          .hosts = m_directory->filePath(QStringLiteral("none"))};

    QVERIFY(run(elsewhere));

    QCOMPARE(m_ends.size(), 1);
    QVERIFY2(m_ends[0].contains(QLatin1String("none")), qPrintable(m_ends[0]));
    QVERIFY(reviewed(QStringLiteral("one.sgf")).isEmpty());
}

void FilesReviewTest::aReviewThatWasCutShortGoesOn()
{
    const QStringList files{write(QStringLiteral("one.sgf"), ReviewedGame),
                            write(QStringLiteral("two.sgf"), ReviewedGame)};
    runUntil(settings(files), 1, 4, [this] { m_review->cancel(); });
    QCOMPARE(m_review->state(), State::Idle);
    QVERIFY(m_table->hub.engineOf(m_source)); // not gone yet
    QVERIFY(eventually([this] { return m_table->hub.engineOf(m_source) == nullptr; })); // sent away
    QVERIFY(m_ends.isEmpty());
    const QByteArray one = reviewed(QStringLiteral("one.sgf"));
    QCOMPARE(one.count("SBKV["), Positions); // it was through
    QVERIFY(reviewed(QStringLiteral("two.sgf")).isEmpty());

    openReview();
    QVERIFY(run(settings(files)));
    QCOMPARE(questions(), Positions - 4);
    QCOMPARE(m_told[0], QStringLiteral("Left as it is: one.sgf already exists"));
    QCOMPARE(m_review->tally().kept, 1);
    QCOMPARE(m_review->tally().files, 1);
    QCOMPARE(reviewed(QStringLiteral("one.sgf")), one);
    QCOMPARE(reviewed(QStringLiteral("two.sgf")), one);
}

void FilesReviewTest::aPauseLosesNothing()
{
    const QString one = write(QStringLiteral("one.sgf"), ReviewedGame);
    runUntil(settings({one}), 0, 3, [this] { m_review->pause(); });
    QCOMPARE(m_review->state(), State::Paused);
    QCOMPARE(m_review->progress().done, std::size_t(3));
    QCOMPARE(m_review->progress().places, std::size_t(Positions));
    m_review->resume();
    QVERIFY(eventually([this] { return m_review->state() == State::Idle; }));
    QCOMPARE(reviewed(QStringLiteral("one.sgf")).count("SBKV["), Positions);
}

void FilesReviewTest::whatIsThereAlreadyIsReplacedOnlyWhenAsked()
{
    const QString one = write(QStringLiteral("one.sgf"), ReviewedGame);
    (void)write(QStringLiteral("reviewed/one.sgf"), "somebody's");
    QVERIFY(run(settings({one})));
    QCOMPARE(reviewed(QStringLiteral("one.sgf")), QByteArray("somebody's"));
    QCOMPARE(questions(), 0);

    // It does not overwrite what came while it was reviewed either.
    QFile::remove(m_directory->filePath(QStringLiteral("reviewed/one.sgf")));
    runUntil(settings({one}), 0, 3,
             [this] { (void)write(QStringLiteral("reviewed/one.sgf"), "new"); });
    QVERIFY(eventually([this] { return m_review->state() == State::Idle; }));
    QCOMPARE(reviewed(QStringLiteral("one.sgf")), QByteArray("new"));
    QCOMPARE(m_review->tally().files, 0);

    FilesReviewSettings chosen = settings({one});
    chosen.isReplacing = true;
    QVERIFY(run(chosen));
    QCOMPARE(reviewed(QStringLiteral("one.sgf")).count("SBKV["), Positions);
}

void FilesReviewTest::theFilesThemselvesAreNeverWritten()
{
    const QString one = write(QStringLiteral("one.sgf"), ReviewedGame);
    const QString two = write(QStringLiteral("two.sgf"), ReviewedGame);
    FilesReviewSettings chosen = settings({one, two});
    chosen.isReplacing = true;
    QDir().mkpath(chosen.directory);
    QVERIFY(QFile::link(two, chosen.directory + QStringLiteral("/one.sgf")));
    QVERIFY(run(chosen));
    QCOMPARE(contentOf(QStringLiteral("two.sgf")), QByteArray(ReviewedGame));
    QCOMPARE(m_review->tally().kept, 1);
    QCOMPARE(m_review->tally().files, 1);

    chosen.directory = m_directory->path();
    QVERIFY(run(chosen));
    QCOMPARE(contentOf(QStringLiteral("one.sgf")), QByteArray(ReviewedGame));
    QCOMPARE(m_review->tally().kept, 2);
}

void FilesReviewTest::filesOfTheSameNameGoBesideEachOther()
{
    const QStringList files{QStringLiteral("/a/game.sgf"), QStringLiteral("/b/Game.gib"),
                            QStringLiteral("/c/game.1.sgf")};
    QCOMPARE(reviewTargets(files, QStringLiteral("/to")),
             (QStringList{QStringLiteral("/to/game.sgf"), QStringLiteral("/to/Game-2.sgf"),
                          QStringLiteral("/to/game.1.sgf")}));
}

void FilesReviewTest::anEngineThatDiesIsStartedAgain()
{
    const QStringList files{write(QStringLiteral("one.sgf"), ReviewedGame),
                            write(QStringLiteral("two.sgf"), ReviewedGame)};
    runUntil(settings(files), 1, 2, [this] {
        (void)m_table->hub.engineOf(m_source)->close(std::chrono::milliseconds(0));
    });
    QVERIFY(eventually([this] { return m_review->state() == State::Idle; }));
    QCOMPARE(m_ends, QStringList{QString()});
    QVERIFY(questions() <= 2 * Positions + 1); // only the one that was not answered came again
    QCOMPARE(reviewed(QStringLiteral("two.sgf")), reviewed(QStringLiteral("one.sgf")));
}

/// The engine ends whenever it is asked to analyse.
void FilesReviewTest::anEngineThatKeepsDyingEndsItAndLosesNothing()
{
    const QStringList files{write(QStringLiteral("one.sgf"), ReviewedGame),
                            write(QStringLiteral("two.sgf"), ReviewedGame)};
    runUntil(settings(files), 1, 2, [this] { m_review->cancel(); });
    const EngineProfile healthy = m_engine;
    m_engine = reviewingEngine(m_directory->path(),
                               {QStringLiteral("--exit-at"), QStringLiteral("lz-analyze")});
    openReview();
    QVERIFY(run(settings(files)));
    QCOMPARE(m_ends, QStringList{QStringLiteral("Judge cannot go on with the review.")});
    QCOMPARE(questions(), 3); // as often as the engine may end
    QVERIFY2(m_told[1].startsWith(QStringLiteral("Game 1: the engine ")), qPrintable(m_told[1]));
    QVERIFY(reviewed(QStringLiteral("two.sgf")).isEmpty()); // it is not half done

    m_engine = healthy;
    openReview();
    QVERIFY(run(settings(files)));
    QCOMPARE(questions(), Positions - 2);
    QCOMPARE(reviewed(QStringLiteral("two.sgf")).count("SBKV["), Positions);
}

void FilesReviewTest::anEngineThatCannotAnalyseIsSpokenOf()
{
    FilesReviewSettings chosen = settings({write(QStringLiteral("one.sgf"), ReviewedGame)});
    chosen.engines = {fakeEngine({}, QStringLiteral("Plain"))};
    QVERIFY(run(chosen));
    QCOMPARE(m_ends, QStringList{QStringLiteral("Plain cannot analyse games.")});
    chosen.engines[0].commandLine = QStringLiteral("/no/such/engine");
    QVERIFY(run(chosen));
    QCOMPARE(m_ends.size(), 2);
    QVERIFY(m_ends[1].startsWith(QStringLiteral("Plain cannot begin the review: it ")));
}

SHINPAN_TEST(FilesReviewTest)
#include "filesreview_test.moc"
