#include "core/practice/questionbook.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::at;

/// All of a person's questions, and when each is asked again.
class QuestionBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QFile::remove(path()); }

    void whatIsWrittenIsReadAgainByItsOwnerAlone();
    void anEmptyBookHasNoFile();
    void whatIsNoBookIsToldInWords_data();
    void whatIsNoBookIsToldInWords();
    void whatWasAnsweredWronglyComesBackSoonAndTheRestLater();
    void newQuestionsAreAskedByTheirWeight();
    void questionsAreChosenBySizeAndPhase();
    void oneThatIsThereKeepsHowItsAnswersWent();
    void aFullBookDropsWhatIsAskedLast();

private:
    [[nodiscard]] QString path() const { return m_directory.filePath(QStringLiteral("a/q.json")); }

    QTemporaryDir m_directory;
    const QDateTime m_now =
        QDateTime::fromString(QStringLiteral("2026-11-29T12:00:00Z"), Qt::ISODate);
};

namespace {

[[nodiscard]] Question questionOf(const QByteArray &position, double points, int number = 10)
{
    return {.position = position,
            .size = 9,
            .number = number,
            .mover = Color::White,
            .played = {.move = at("D4"), .rate = 0.1, .points = points},
            .moves = {{.move = at("E5")}, {.rate = 0.25}},
            .game = QStringLiteral("Ada – Bob")};
}

[[nodiscard]] QByteArray positionsOf(const std::vector<Question> &questions)
{
    QByteArray positions;
    for (const Question &question : questions) {
        positions += question.position;
    }
    return positions;
}

} // namespace

void QuestionBookTest::whatIsWrittenIsReadAgainByItsOwnerAlone()
{
    QuestionBook book;
    book.add({questionOf("a", 5), questionOf("b", 2)});
    book.answer("a", true, m_now);
    QVERIFY(book.save(path()));

    const Result<QuestionBook> again = QuestionBook::read(path());
    QVERIFY(again);
    QVERIFY(*again == book);
    QVERIFY(!(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther)));
}

void QuestionBookTest::anEmptyBookHasNoFile()
{
    QVERIFY(QuestionBook::read(path())->questions().empty());
    QuestionBook book;
    book.add({questionOf("a", 5)});
    QVERIFY(book.save(path()));
    book.remove("a");
    QVERIFY(book.save(path()));
    QVERIFY(!QFile::exists(path()));
}

void QuestionBookTest::whatIsNoBookIsToldInWords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QByteArray("(;SZ[9])");
    QTest::newRow("another version") << QByteArray("{\"version\":2,\"questions\":[]}");
}

void QuestionBookTest::whatIsNoBookIsToldInWords()
{
    QFETCH(const QByteArray, bytes);
    QFile file(m_directory.filePath(QStringLiteral("q.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const Result<QuestionBook> book = QuestionBook::read(file.fileName());
    QVERIFY(!book);
    QCOMPARE(book.error().english(), QStringLiteral("it is damaged or of another version"));
}

void QuestionBookTest::whatWasAnsweredWronglyComesBackSoonAndTheRestLater()
{
    QuestionBook book;
    book.add({questionOf("a", 5), questionOf("b", 4)});
    book.answer("a", false, m_now);
    book.answer("b", true, m_now);
    QCOMPARE(positionsOf(book.due({}, m_now)), QByteArray());
    QCOMPARE(positionsOf(book.due({}, m_now.addSecs(11 * 60))), QByteArray("a"));
    QCOMPARE(positionsOf(book.due({}, m_now.addDays(2))), QByteArray("ab"));

    book.answer("b", true, m_now);
    QCOMPARE(positionsOf(book.due({}, m_now.addDays(2))), QByteArray("a"));
    book.answer("b", false, m_now);
    QCOMPARE(book.find("b")->box, 0);
    for (int i = 0; i < 20; ++i) {
        book.answer("b", true, m_now);
    }
    QCOMPARE(positionsOf(book.due({}, m_now.addDays(61))), QByteArray("ab"));
}

void QuestionBookTest::newQuestionsAreAskedByTheirWeight()
{
    QuestionBook book;
    book.add({questionOf("a", 4), questionOf("b", 9), questionOf("c", 6)});
    QCOMPARE(positionsOf(book.due({}, m_now)), QByteArray("bca"));
    book.answer("a", false, m_now.addDays(-1)); // it has waited
    QCOMPARE(positionsOf(book.due({}, m_now)), QByteArray("abc"));
}

void QuestionBookTest::questionsAreChosenBySizeAndPhase()
{
    QuestionBook book;
    Question large = questionOf("c", 1, 200);
    large.size = 19;
    book.add({questionOf("a", 4, 5), questionOf("b", 3, 20), large});
    QCOMPARE(book.count({}), std::size_t(3));
    QCOMPARE(book.count({.size = 9}), std::size_t(2));
    QCOMPARE(positionsOf(book.due({.size = 9, .phase = GamePhase::Opening}, m_now)),
             QByteArray("a"));
    QCOMPARE(positionsOf(book.due({.phase = GamePhase::Endgame}, m_now)), QByteArray("c"));
}

void QuestionBookTest::oneThatIsThereKeepsHowItsAnswersWent()
{
    QuestionBook book;
    book.add({questionOf("a", 4)});
    book.answer("a", true, m_now);
    book.add({questionOf("a", 7)});
    QCOMPARE(book.questions().size(), std::size_t(1));
    QCOMPARE(book.find("a")->box, 1);
    QCOMPARE(book.find("a")->played.points, std::optional(7.0));
    QVERIFY(book.find("b") == nullptr);
}

void QuestionBookTest::aFullBookDropsWhatIsAskedLast()
{
    QuestionBook book;
    std::vector<Question> questions;
    for (std::size_t i = 0; i <= QuestionBook::Most; ++i) {
        questions.push_back(
            questionOf(QByteArray::number(static_cast<int>(i)), static_cast<double>(i) + 4));
    }
    book.add(questions);
    QCOMPARE(book.questions().size(), QuestionBook::Most);
    QVERIFY(book.find("0") == nullptr);
}

SHINPAN_TEST(QuestionBookTest)
#include "questionbook_test.moc"
