#include "core/practice/questionstore.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::at;

/// The file with a person's questions.
class QuestionStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QFile::remove(path()); }

    void anAnswerIsKeptAtOnceWithItsQuestion();
    void whatAnotherProgramAddedStays();
    void whatCannotBeReadStaysUntilItIsCleared();
    void clearingLeavesNoFile();

private:
    [[nodiscard]] QString path() const { return m_directory.filePath(QStringLiteral("q.json")); }
    [[nodiscard]] static Question questionOf(const QByteArray &position)
    {
        return {.position = position,
                .size = 9,
                .number = 10,
                .played = {.move = at("D4"), .rate = 0.1},
                .moves = {}};
    }

    QTemporaryDir m_directory;
};

void QuestionStoreTest::anAnswerIsKeptAtOnceWithItsQuestion()
{
    QuestionStore store(path());
    QSignalSpy changed(&store, &QuestionStore::changed);
    store.answer(questionOf("(;SZ[9])"), true);
    QCOMPARE(changed.count(), 1);
    const Question kept = QuestionBook::read(path())->questions().front();
    QCOMPARE(kept.box, 1);
    QVERIFY(kept.due > QDateTime::currentDateTimeUtc());
    store.forget({"(;SZ[9])"});
    QVERIFY(!QFile::exists(path()));
}

void QuestionStoreTest::whatAnotherProgramAddedStays()
{
    QuestionStore store(path());
    QuestionStore other(path());
    QVERIFY(store.book().questions().empty());
    other.add({questionOf("(;SZ[9];B[aa])")});
    store.add({questionOf("(;SZ[9];B[bb])")});
    QCOMPARE(store.book().questions().size(), std::size_t(2));
}

void QuestionStoreTest::whatCannotBeReadStaysUntilItIsCleared()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("of another version");
    file.close();
    QuestionStore store(path());
    QSignalSpy failed(&store, &QuestionStore::failed);
    store.add({questionOf("(;SZ[9])")});
    QCOMPARE(failed.count(), 1);
    QVERIFY(!store.failure().isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(100), QByteArray("of another version"));

    store.clear();
    store.add({questionOf("(;SZ[9])")});
    QVERIFY(store.failure().isEmpty());
    QCOMPARE(QuestionBook::read(path())->questions().size(), std::size_t(1));
}

void QuestionStoreTest::clearingLeavesNoFile()
{
    QuestionStore store(path());
    store.add({questionOf("(;SZ[9])")});
    QVERIFY(QFile::exists(path()));
    store.clear();
    QVERIFY(!QFile::exists(path()));
    QVERIFY(store.book().questions().empty());
}

SHINPAN_TEST(QuestionStoreTest)
#include "questionstore_test.moc"
