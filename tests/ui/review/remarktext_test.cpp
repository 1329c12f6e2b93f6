#include "ui/words/remarktext.h"

#include "app/engine/remarks.h"
#include "core/analysis/analysismerge.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace shinpan;

namespace {

/// Puts every known sentence into brackets.
class BracketedRemarks final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context,
                                    const char *source,
                                    const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        return qstrcmp(context, "Messages") == 0 ? u'[' + QString::fromUtf8(source) + u']'
                                                 : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

/// What is left of the sentences that are not known.
[[nodiscard]] QString outsideBrackets(const QString &text)
{
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        depth += letter == u'[' ? 1 : 0;
        if (depth == 0 && !letter.isSpace()) {
            outside += letter;
        }
        depth -= letter == u']' ? 1 : 0;
    }
    return outside;
}

/// What the engine in the box says of its moves, each of its sentences at least once.
[[nodiscard]] std::vector<QString> remarksOfTheBox()
{
    SearchResult result{.candidates = {{.move = Point{3, 3},
                                        .visits = 9000,
                                        .winrate = 0.62,
                                        .line = {Point{3, 3}, Point{4, 4}, std::nullopt}},
                                       {.move = Point{2, 2}, .visits = 1234, .winrate = 0.58}},
                        .playouts = 12'345,
                        .visits = 15'000,
                        .winrate = 0.62,
                        .score = -2.6,
                        .ownership = {}};
    const MoveReasons best{.color = Color::White, .level = 10, .point = Point{3, 3}};
    std::vector<std::string> said = {
        remarkOn(result, best), remarkOn(result, {.level = 2, .point = Point{2, 2}}),
        remarkOn(result, {.resigns = true, .point = Point{3, 3}}), remarkOn(result, {})};
    result.playouts = 1;
    for (const double score : {0.1, 1.1, -1.1}) {
        result.score = score;
        said.push_back(remarkOn(result, best));
    }
    result.candidates[1].winrate = 0.62;
    said.push_back(remarkOn(result, best));
    std::vector<QString> texts;
    for (const std::string &text : said) {
        texts.push_back(QString::fromStdString(text));
    }
    return texts;
}

/// What reviews write, with and without points.
[[nodiscard]] std::vector<QString> sentencesOfAReview()
{
    std::vector<QString> texts;
    for (const bool tellsPoints : {true, false}) {
        GameRecord record(BoardSize::square(9));
        const NodeId first = record.addMove(record.tree().root(), {Color::Black, Point{4, 4}});
        const NodeId second = record.addMove(first, {Color::White, Point{0, 0}});
        const NodeId third = record.addMove(second, {Color::Black, Point{0, 8}});
        AnalysisStore store;
        const auto keep = [&](NodeId node, float winrate, float lead) {
            Analysis analysis{.size = BoardSize::square(9),
                              .candidates = {{.move = Point{2, 2}, .visits = 1000}},
                              .visits = 1000,
                              .winrate = winrate};
            if (tellsPoints) {
                analysis.scoreLead = lead;
            }
            store.keep(node, QStringLiteral("GNU Go"), analysis);
        };
        keep(record.tree().root(), 0.5F, 0);
        keep(first, 0.5F, 0);
        keep(second, 0.9F, 30);
        keep(third, 0.1F, -30);
        mergeReview(record, reviewStops(record.tree(), third), store, QStringLiteral("GNU Go"), {});
        texts.push_back(commentAt(record.tree(), second));
        texts.push_back(commentAt(record.tree(), third));
    }
    return texts;
}

} // namespace

/// What our own engine and our reviews write into comments, in the person's language.
class RemarkTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void whatTheEngineInTheBoxSaysIsKnown();
    void whatAReviewWritesIsKnown();
    void numbersAreWrittenAsThePersonWritesThem();
    void whatOthersSayStaysAsItIs();
    void theRecordKeepsWhatNobodyEdited();
};

void RemarkTextTest::whatTheEngineInTheBoxSaysIsKnown()
{
    for (const QString &text : remarksOfTheBox()) {
        QCOMPARE(text::remarks(text), text);
    }
    BracketedRemarks brackets;
    QCoreApplication::installTranslator(&brackets);
    for (const QString &text : remarksOfTheBox()) {
        QCOMPARE(outsideBrackets(text::remarks(text)), QString());
    }
}

void RemarkTextTest::whatAReviewWritesIsKnown()
{
    for (const QString &text : sentencesOfAReview()) {
        QVERIFY2(text.contains(QLatin1String("better was C3")), qPrintable(text));
        QCOMPARE(text::remarks(text), text);
    }
    BracketedRemarks brackets;
    QCoreApplication::installTranslator(&brackets);
    for (const QString &text : sentencesOfAReview()) {
        QCOMPARE(outsideBrackets(text::remarks(text)), QString());
    }
}

void RemarkTextTest::numbersAreWrittenAsThePersonWritesThem()
{
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(text::remarks(QStringLiteral("Chance to win: 61.5 %, after 1,234 playouts.")),
             QStringLiteral("Chance to win: 61,5 %, after 1.234 playouts."));
}

void RemarkTextTest::whatOthersSayStaysAsItIs()
{
    BracketedRemarks brackets;
    QCoreApplication::installTranslator(&brackets);
    const QString text = QStringLiteral("A good game. I am ahead.\n\nPlayouts: 50, Win: 49.99%\n");
    QCOMPARE(text::remarks(text), text);
    const QString endless(1'000'000, u'5');
    QCOMPARE(text::remarks(endless), endless);
}

void RemarkTextTest::theRecordKeepsWhatNobodyEdited()
{
    BracketedRemarks brackets;
    QCoreApplication::installTranslator(&brackets);
    const QString english = QStringLiteral("The score is about even.\nExpected: D4 E5");
    const QString shown = text::remarks(english);
    QCOMPARE(shown, QStringLiteral("[The score is about even.]\n[Expected: D4 E5]"));

    QCOMPARE(text::editedRemarks(english, shown), english);
    QCOMPARE(text::editedRemarks(english, QStringLiteral("Hm.\n") + shown),
             QStringLiteral("Hm.\n") + english);
    QCOMPARE(text::editedRemarks(english,
                                 QString(shown).replace(QLatin1String("E5"), QLatin1String("F5"))),
             QStringLiteral("The score is about even.\n[Expected: D4 F5]"));
}

SHINPAN_TEST(RemarkTextTest)
#include "remarktext_test.moc"
