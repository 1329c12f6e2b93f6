#include "core/competition/competition.h"
#include "core/competition/competitionfiles.h"
#include "core/competition/opening/openingbook.h"
#include "core/competition/opening/openingsources.h"
#include "core/competition/store/resultstore.h"
#include "core/competition/store/seriessettings.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::GameFolder;

/// Openings that a competition takes from an index of games.
class IndexOpeningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bothColorsHaveWonThemOften();
    void oneWithoutAnyIsNamed();
    void whatWasTakenStaysWhateverBecomesOfTheIndex();
    void anotherWishIsTakenAnew();
    void theyDecideResults();

private:
    [[nodiscard]] Competition cup() const;
    [[nodiscard]] Result<OpeningBook> load(const Competition &competition) const;

    std::unique_ptr<GameFolder> m_games;
};

namespace {

// After two moves both colours have won from one position, after four one of them only.
constexpr char PlayedGames[] =
    "(;SZ[9]RE[B+1];B[ee];W[cc];B[gg];W[cg])(;SZ[9]RE[W+1];B[ee];W[gc];B[cg])"
    "(;SZ[9]RE[B+1];B[dd];W[ff])";

[[nodiscard]] QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void IndexOpeningsTest::init()
{
    m_games = std::make_unique<GameFolder>();
    m_games->write(QStringLiteral("games.sgf"), PlayedGames);
    m_games->update();
}

Competition IndexOpeningsTest::cup() const
{
    Competition competition;
    competition.file = m_games->path(QStringLiteral("cup.toml"));
    competition.setup.size = BoardSize::square(9);
    competition.openings.sources = {IndexOpenings{m_games->indexPath(), 2, 1}};
    return competition;
}

Result<OpeningBook> IndexOpeningsTest::load(const Competition &competition) const
{
    return OpeningBook::load(competition.openings, competition.setup.size, {}, 1,
                             CompetitionFiles(competition.file).stem());
}

void IndexOpeningsTest::bothColorsHaveWonThemOften()
{
    const Result<OpeningBook> book = load(cup());

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    QCOMPARE(book->size(), std::size_t(1));
    QCOMPARE(book->opening(0).line.moves.size(), std::size_t(2));
    QCOMPARE(book->opening(0).line.moves[0].point, std::optional(Point{4, 4}));
}

void IndexOpeningsTest::oneWithoutAnyIsNamed()
{
    Competition competition = cup();
    competition.openings.sources = {IndexOpenings{m_games->indexPath(), 4, 1}};

    const Result<OpeningBook> book = load(competition);

    QVERIFY(!book);
    QVERIFY(book.error().english().startsWith(m_games->indexPath()));
    QVERIFY(book.error().english().contains(QLatin1String("no position after 4 moves")));
}

void IndexOpeningsTest::whatWasTakenStaysWhateverBecomesOfTheIndex()
{
    const auto before = load(cup());
    QVERIFY(ResultStore::openForRun(cup()));

    m_games->write(QStringLiteral("more.sgf"), "(;SZ[9]RE[W+1];B[dd];W[ff];B[aa])");
    m_games->update();
    const Result<OpeningBook> later = load(cup());
    QVERIFY(ResultStore::openForRun(cup())); // nothing has changed
    QVERIFY(QFile::remove(m_games->indexPath()));
    const Result<OpeningBook> without = load(cup());

    QVERIFY(before && later && without);
    QCOMPARE(later->size(), std::size_t(1)); // there are two by now
    QCOMPARE(later->opening(0).line, before->opening(0).line);
    QCOMPARE(without->opening(0), later->opening(0));
}

void IndexOpeningsTest::anotherWishIsTakenAnew()
{
    const Competition one = cup();
    Competition other = cup();
    other.openings.sources = {IndexOpenings{m_games->indexPath(), 1, 1}};
    QVERIFY(ResultStore::openForRun(one));

    const Result<OpeningBook> book = load(other);

    QVERIFY(book);
    QCOMPARE(book->opening(0).line.moves.size(), std::size_t(1));
}

void IndexOpeningsTest::theyDecideResults()
{
    const Competition competition = cup();
    QVERIFY(ResultStore::openForRun(competition));
    const SeriesSettings before = seriesSettings(competition);
    const QString taken =
        takenFile(std::get<IndexOpenings>(competition.openings.sources.front()),
                  competition.setup.size, CompetitionFiles(competition.file).stem());
    QVERIFY(bytesOf(taken).contains(";B[ee];W["));

    QFile file(taken);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("(;SZ[9];B[aa])") > 0);
    file.close();

    QVERIFY(differences(before, seriesSettings(competition)).size() == 1);
}

SHINPAN_TEST(IndexOpeningsTest)

#include "indexopenings_test.moc"
