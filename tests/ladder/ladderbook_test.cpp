#include "core/ladder/ladderbook.h"

#include "core/util/wholefile.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

using Outcome = LadderGame::Outcome;

[[nodiscard]] LadderGame gameOn(int day, Outcome outcome, int handicap = 0)
{
    return {.terms = {QStringLiteral("Bot"), QStringLiteral("3"), 9, handicap},
            .when = QDateTime(QDate(2026, 11, 1).addDays(day), QTime(12, 0)).toUTC(),
            .rank = -12.0,
            .outcome = outcome};
}

} // namespace

class LadderBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsReadAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("new/ladder.json"));
        LadderBook book;
        book.add(gameOn(2, Outcome::Won));
        book.add(gameOn(1, Outcome::Drawn, 3)); // a copy from elsewhere may be older
        LadderGame unknown = gameOn(3, Outcome::Lost);
        unknown.rank.reset();
        book.add(unknown);
        QVERIFY(book.save(path));
        QCOMPARE(QFileInfo(path).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        const auto read = LadderBook::read(path);
        QVERIFY(read);
        QVERIFY(*read == book);
        QCOMPARE(read->games().front().outcome, Outcome::Drawn);
        QVERIFY(LadderBook().save(path));
        QVERIFY(!QFileInfo::exists(path));
        QVERIFY(LadderBook::read(path)->games().empty());
    }

    void whatIsNoBookIsRefusedAndWhatIsNoGameIsLeftOut()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ladder.json"));
        for (const char *text : {"", "nonsense", "{\"version\":9,\"games\":[]}", "[]"}) {
            QVERIFY(saveWholeFile(text, path, FileReaders::OwnerOnly));
            QVERIFY2(!LadderBook::read(path), text);
        }
        QVERIFY(saveWholeFile("{\"version\":1,\"games\":[1,{},{\"size\":9,\"result\":\"won\"},"
                              "{\"size\":9,\"result\":\"won\",\"when\":\"2026-11-01T10:00:00Z\","
                              "\"rank\":1e99},"
                              "{\"size\":99,\"result\":\"won\",\"when\":\"2026-11-01T10:00:00Z\"}"
                              "]}",
                              path, FileReaders::OwnerOnly));
        const auto book = LadderBook::read(path);
        QVERIFY(book);
        QCOMPARE(book->games().size(), std::size_t{1});
        QVERIFY(*book->games().front().rank <= 9);
    }

    void gamesOnTheSameTermsAreARow()
    {
        LadderBook book;
        book.add(gameOn(1, Outcome::Won));
        book.add(gameOn(2, Outcome::Lost, 2));
        book.add(gameOn(3, Outcome::Lost));
        const auto rows = book.rows();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].games, (GameCounts{1, 1, 0}));
        QCOMPARE(rows[0].last, gameOn(3, Outcome::Lost).when);
        QCOMPARE(rows[1].terms.handicap, 2);
    }

    void aRatingIsOfItsSizeAndOfKnownOpponents()
    {
        LadderBook book;
        QVERIFY(!book.ratingOn(9));
        LadderGame unknown = gameOn(1, Outcome::Won);
        unknown.rank.reset();
        book.add(unknown);
        QVERIFY(!book.ratingOn(9));
        for (int day = 2; day < 8; ++day) {
            book.add(gameOn(day, day % 2 == 0 ? Outcome::Won : Outcome::Lost));
        }
        const auto rating = book.ratingOn(9);
        QVERIFY(rating);
        QCOMPARE(rating->games, std::size_t{6});
        QVERIFY(qAbs(rating->rank.value + 12) < 0.1);
        QVERIFY(rating->rank.low < rating->rank.value);
        QVERIFY(!book.ratingOn(19));
    }

    void stonesMakeAWinWorthLess()
    {
        LadderBook even;
        LadderBook helped;
        for (int day = 0; day < 6; ++day) {
            even.add(gameOn(day, Outcome::Won));
            helped.add(gameOn(day, Outcome::Won, 2));
        }
        QVERIFY(helped.ratingOn(9)->rank.value < even.ratingOn(9)->rank.value - 3);
    }

    void weeksShowWhatBecameOfTheRating()
    {
        LadderBook book;
        for (int day = 1; day < 29; ++day) { // from Monday, 2 November
            book.add(gameOn(day, day < 15 ? Outcome::Lost : Outcome::Won));
        }
        const auto weeks = book.weeksOn(9);
        QCOMPARE(weeks.size(), std::size_t{4});
        QCOMPARE(weeks.front().monday, QDate(2026, 11, 2));
        QCOMPARE(weeks.front().rating.games, std::size_t{7});
        QVERIFY(weeks.back().rating.rank.value > weeks[1].rating.rank.value);
        QCOMPARE(book.sizes(), std::vector<int>{9});
    }

    void theOldestGoWhenThereAreTooMany()
    {
        LadderBook book;
        for (std::size_t i = 0; i <= LadderBook::Most; ++i) {
            book.add(gameOn(static_cast<int>(i), Outcome::Won));
        }
        QCOMPARE(book.games().size(), LadderBook::Most);
        QCOMPARE(book.games().front().when, gameOn(1, Outcome::Won).when);
    }
};

SHINPAN_TEST(LadderBookTest)
#include "ladderbook_test.moc"
