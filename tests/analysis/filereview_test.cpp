#include "core/analysis/filereview.h"

#include "core/analysis/reviewjournal.h"
#include "tests/engine/enginefixture.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;

/// The games of a file, one engine after the other.
class FileReviewTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void eachGameOfGoIsReviewedByEachJudge();
    void aRefusedGameIsToldAndTheNextOneBegins();
    void whatWasFoundStandsInTheGame();
    void itRestsBetweenTwoGamesToo();
    void oneThatIsStoppedTellsNothingMore();

private:
    [[nodiscard]] bool startSaying(QStringList options = {});
    [[nodiscard]] std::unique_ptr<FileReview> review(const QStringList &labels);

    /// Whatever is due happens.
    void letTheLoopTurn();

    QStringList m_told; ///< "game by judge: moves", or the failure
    bool m_isFinished = false;
};

bool FileReviewTest::startSaying(QStringList options)
{
    m_told.clear();
    m_isFinished = false;
    options +=
        {QStringLiteral("--analyze"),
         QStringLiteral("lz-analyze=")
             + fileWith(QStringLiteral("info move A1 visits 10 winrate 5000 order 0 pv A1\n")),
         QStringLiteral("--analyze-ms"), QStringLiteral("1")};
    return start(options);
}

/// Reviews two games of Go with another one between them.
std::unique_ptr<FileReview> FileReviewTest::review(const QStringList &labels)
{
    SgfCollection games =
        *readSgfCollection("(;SZ[9];B[cc];W[gg])(;GM[2];B[cc])(;SZ[9];B[dd];W[ee];B[ff])");
    std::vector<FileReview::Judge> judges;
    for (const QString &label : labels) {
        judges.push_back({m_engine, label});
    }
    auto made = std::make_unique<FileReview>(std::move(games), std::move(judges),
                                             ReviewPlan{.request = {.visits = 1}}, nullptr);
    FileReview *const files = made.get();
    connect(files, &FileReview::reviewed, this,
            [this, files](const std::optional<EngineError> &failure) {
                m_told.append(QStringLiteral("%1 by %2: %3")
                                  .arg(QString::number(files->game()), files->judge().label,
                                       failure ? failure->error.text.english()
                                               : QString::number(files->judgedMoves().size())));
            });
    connect(files, &FileReview::finished, this, [this] { m_isFinished = true; });
    return made;
}

void FileReviewTest::letTheLoopTurn()
{
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::processEvents();
    }
}

void FileReviewTest::cleanup()
{
    QVERIFY(endEngine());
    QVERIFY(test::everyProcessIsReaped());
}

void FileReviewTest::eachGameOfGoIsReviewedByEachJudge()
{
    QVERIFY(startSaying());
    const auto files = review({QStringLiteral("a"), QStringLiteral("b")});
    files->start();

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_told.join(u'\n'), QStringLiteral("0 by a: 2\n0 by b: 2\n2 by a: 3\n2 by b: 3"));
    QCOMPARE(files->game(), files->games().size());
}

void FileReviewTest::aRefusedGameIsToldAndTheNextOneBegins()
{
    QVERIFY(startSaying({QStringLiteral("--refuse-move"), QStringLiteral("G3")}));
    const auto files = review({QStringLiteral("a")});
    files->start();

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_told.join(u'\n'), QStringLiteral("0 by a: illegal move\n2 by a: 3"));
}

void FileReviewTest::whatWasFoundStandsInTheGame()
{
    QVERIFY(startSaying());
    const auto files = review({QStringLiteral("a")});
    const QByteArray before = writeSgfCollection(files->games());
    connect(files.get(), &FileReview::reviewed, this, [&files] { files->merge({}); });
    files->start();

    QVERIFY(eventually([this] { return m_isFinished; }));
    const QByteArray after = writeSgfCollection(files->games());
    QVERIFY(!before.contains("SBKV"));
    QCOMPARE(after.count("SBKV"), 7); // every place of the two games
}

void FileReviewTest::itRestsBetweenTwoGamesToo()
{
    QVERIFY(startSaying());
    const auto files = review({QStringLiteral("a")});
    connect(files.get(), &FileReview::reviewed, files.get(), &FileReview::pause);
    files->start();
    QVERIFY(eventually([this] { return m_told.size() == 1; }));
    QCOMPARE(files->count(), 0U);
    letTheLoopTurn();
    QCOMPARE(m_told.size(), 1);

    files->resume();
    QVERIFY(eventually([this] { return m_told.size() == 2; }));
}

void FileReviewTest::oneThatIsStoppedTellsNothingMore()
{
    QVERIFY(startSaying());
    const auto files = review({QStringLiteral("a")});
    bool isStopped = false;
    connect(files.get(), &FileReview::progressed, this, [&] {
        files->stop();
        isStopped = true;
    });
    files->start();
    QVERIFY(eventually([&] { return isStopped && m_engine->session()->isIdle(); }));
    letTheLoopTurn();
    QVERIFY(m_told.isEmpty());
    QVERIFY(!m_isFinished);
}

SHINPAN_TEST(FileReviewTest)
#include "filereview_test.moc"
