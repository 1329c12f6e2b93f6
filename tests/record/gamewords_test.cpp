#include "core/record/tree/gamewords.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What is understood is compared; an empty expectation: it is not.
class GameWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreRead_data();
    void resultsAreRead();
    void datesAreRead_data();
    void datesAreRead();
    void ranksAreRead_data();
    void ranksAreRead();
    void timesAreRead_data();
    void timesAreRead();
    void overtimesAreRead_data();
    void overtimesAreRead();
};

namespace {

void addWordColumns()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("meaning");
}

void wordRow(const char *words, const char *meaning)
{
    QTest::addRow("%s", words) << QString::fromUtf8(words) << QString::fromUtf8(meaning);
}

} // namespace

void GameWordsTest::resultsAreRead_data()
{
    addWordColumns();
    wordRow("B+3.5", "B+3.5");
    wordRow("w+r", "W+R");
    wordRow("W+Res.", "W+R");
    wordRow("B + Time", "B+T");
    wordRow("Black+0.5", "B+0.5");
    wordRow("B+3,5", "B+3.5");
    wordRow("B+3.50", "B+3.5");
    wordRow("B+", "B+");
    wordRow("B+0", "0");
    wordRow("0", "0");
    wordRow("Draw", "0");
    wordRow("Jigo", "0");
    wordRow("持碁", "0");
    wordRow("和棋", "0");
    wordRow("무승부", "0");
    wordRow("Void", "Void");
    wordRow("無勝負", "Void");
    wordRow("打ち掛け", "?");
    wordRow("unfinished", "?");
    wordRow("Black wins by resignation", "B+R");
    wordRow("White wins by resign", "W+R");
    wordRow("Black wins by 0.5", "B+0.5");
    wordRow("white 24.5 win", "W+24.5");
    wordRow("White wins by half a point", "W+0.5");
    wordRow("White loses on time", "B+T");
    wordRow("Black resigns", "W+R");
    wordRow("Black forfeits", "W+F");
    wordRow("white wins by disconnection", "W+F");
    wordRow("257手完, 黒中押し勝ち", "B+R");
    wordRow("294수 흑0.5집승", "B+0.5");
    wordRow("黑中盘胜", "B+R");
    wordRow("白中盤勝", "W+R");
    wordRow("白 中押勝", "W+R");
    wordRow("黒番中押し勝ち", "B+R");
    wordRow("흑 불계승", "B+R");
    wordRow("黑胜1又3/4子", "B+3.5");
    wordRow("黑1又3/4子胜", "B+3.5");
    wordRow("黑胜3/4子", "B+1.5");
    wordRow("白胜半目", "W+0.5");
    wordRow("黒番二目半勝ち", "B+2.5");
    wordRow("白11目胜", "W+11");
    wordRow("白番半目勝ち", "W+0.5");
    wordRow("흑 3집반승", "B+3.5");
    wordRow("백 반집승", "W+0.5");
    wordRow("흑 시간승", "B+T");
    wordRow("白超时负", "B+T");
    wordRow("黑方认输", "W+R");
    wordRow("黑胜", "B+");
    wordRow("白番不戦勝", "W+F");
    wordRow("чёрные победили", "B+");
    wordRow("Ｗ＋Ｒ", "W+R");
    wordRow("", "");
    wordRow("z", "");
    wordRow("Black", "");
    wordRow("see comment", "");
    wordRow("B+99999999", "");
    QTest::addRow("a book") << QString(100'000, u'黑') << QString();
    QTest::addRow("a long number")
        << QString(QStringLiteral("B+") + QString(3000, u'9')) << QString();
}

void GameWordsTest::resultsAreRead()
{
    QFETCH(QString, words);
    QTEST(resultFromWords(words).value_or(QString()), "meaning");
}

void GameWordsTest::datesAreRead_data()
{
    addWordColumns();
    wordRow("2004年3月15日", "2004-03-15");
    wordRow("2004年3月", "2004-03");
    wordRow("2004년 3월 15일", "2004-03-15");
    wordRow("2004/3/15", "2004-03-15");
    wordRow("2004.03.15", "2004-03-15");
    wordRow("2004. 3. 15.", "2004-03-15");
    wordRow("2016-3-6 17:29", "2016-03-06");
    wordRow("1.4.2020", "2020-04-01");
    wordRow("13/5/1995", "1995-05-13");
    wordRow("5/13/1995", "1995-05-13");
    wordRow("1/4/2020", "");
    wordRow("15 Mar 2004", "2004-03-15");
    wordRow("March 15th, 2004", "2004-03-15");
    wordRow("15. März 2004", "2004-03-15");
    wordRow("20040315", "2004-03-15");
    wordRow("平成16年3月15日", "2004-03-15");
    wordRow("平成十二年", "2000");
    wordRow("令和元年5月1日", "2019-05-01");
    wordRow("昭和五十年三月", "1975-03");
    wordRow("二〇〇四年三月十五日", "2004-03-15");
    wordRow("2004年13月1日", "");
    wordRow("31.2.2004", "");
    wordRow("yesterday", "");
    wordRow("九九九九九年", "");
    wordRow("16年3月", "");
}

void GameWordsTest::datesAreRead()
{
    QFETCH(QString, words);
    QTEST(dateFromWords(words).value_or(QString()), "meaning");
}

void GameWordsTest::ranksAreRead_data()
{
    addWordColumns();
    wordRow("9d", "9d");
    wordRow("5D", "5d");
    wordRow("3 kyu", "3k");
    wordRow("9 dan", "9d");
    wordRow("九段", "9d");
    wordRow("9段", "9d");
    wordRow("初段", "1d");
    wordRow("十八级", "18k");
    wordRow("18級", "18k");
    wordRow("18급", "18k");
    wordRow("9단", "9d");
    wordRow("프로 9단", "9p");
    wordRow("9 dan pro", "9p");
    wordRow("9p", "9p");
    wordRow("2k?", "2k");
    wordRow("Meijin", "");
    wordRow("", "");
}

void GameWordsTest::ranksAreRead()
{
    QFETCH(QString, words);
    QTEST(rankFromWords(words).value_or(QString()), "meaning");
}

void GameWordsTest::timesAreRead_data()
{
    addWordColumns();
    wordRow("1h", "3600");
    wordRow("45:00", "2700");
    wordRow("1:30:00", "5400");
    wordRow("60 min", "3600");
    wordRow("2 hours each", "7200");
    wordRow("各2小时", "7200");
    wordRow("1시간 30분", "5400");
    wordRow("2時間30分", "9000");
    wordRow("90分钟", "5400");
    wordRow("2h 30m", "9000");
    QTest::addRow("too long") << QString(QString(150, u'9') + u'h') << QString();
    wordRow("y", "");
    wordRow("2 hours and byo-yomi", "");
}

void GameWordsTest::timesAreRead()
{
    QFETCH(QString, words);
    const auto seconds = secondsFromWords(words);
    QTEST(seconds ? QString::number(*seconds) : QString(), "meaning");
}

void GameWordsTest::overtimesAreRead_data()
{
    addWordColumns();
    wordRow("30秒3回", "3x30 byo-yomi");
    wordRow("3次60秒", "3x60 byo-yomi");
    wordRow("초읽기 30초 3회", "3x30 byo-yomi");
    wordRow("1分5次", "5x60 byo-yomi");
    wordRow("5x30秒", "5x30 byo-yomi");
    wordRow("byo-yomi", "");
}

void GameWordsTest::overtimesAreRead()
{
    QFETCH(QString, words);
    QTEST(overtimeFromWords(words).value_or(QString()), "meaning");
}

SHINPAN_TEST(GameWordsTest)
#include "gamewords_test.moc"
