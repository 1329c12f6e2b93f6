#include "core/engine/knowledge/engineknowledge.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace shinpan;

/// The knowledge of engines, as it is compiled in.
class EngineKnowledgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsUnderstoodAndCompiledIn();
    void whatIsUnknownInAFileIsRefused_data();
    void whatIsUnknownInAFileIsRefused();
    void noTwoEnginesSayOtherwiseOfACommand();
    void everyQuestionHasACommandAndAnAnswer();
    void anEngineIsFoundByNameAndByProgram();
    void aFactHoldsFromItsFirstVersionToItsLast();
    void anAnswerMeetsWhatTheFactSays();
    void nothingElseDecidesByAnEnginesName();
};

namespace {

[[nodiscard]] QByteArray fileWith(const QByteArray &fact)
{
    return "name = \"X\"\nprogram = [\"x\"]\n[[fact]]\n" + fact;
}

constexpr char Plain[] =
    "kind = \"undo\"\nwords = \"x.\"\nsource = \"seen\"\nrestores = [\"komi\"]\n";

} // namespace

void EngineKnowledgeTest::everyFileIsUnderstoodAndCompiledIn()
{
    const QDir folder(QStringLiteral(SHINPAN_TEST_DATA "/../../core/engine/knowledge"));
    const QStringList files = folder.entryList({QStringLiteral("*.toml")});
    QVERIFY(files.size() >= 3);
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<EngineKnowledge> knowledge = readKnowledge(file.readAll());
        QVERIFY2(knowledge,
                 qPrintable(name + u' ' + (knowledge ? QString() : knowledge.error().english())));
        QVERIFY2(!knowledge->facts.empty(), qPrintable(name));
    }
    QCOMPARE(allKnowledge().size(), static_cast<std::size_t>(files.size()));
    QVERIFY(allKnowledge().front()->name.isEmpty());
}

void EngineKnowledgeTest::whatIsUnknownInAFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &file, const char *reason) {
        QTest::newRow(name) << file << QString::fromLatin1(reason);
    };
    row("a key", "nme = \"X\"\n", "line 1: \"nme\" is nothing that is said of an engine");
    row("a kind", fileWith("kind = \"mood\"\n"), "line 3: there is no kind of fact \"mood\"");
    row("a field", fileWith(QByteArray(Plain) + "kept = true\n"),
        "line 3: there is no field \"kept\" in a fact of this kind");
    row("a word", fileWith(QByteArray(Plain).replace("komi", "time")),
        "line 3: \"restores\" knows no word \"time\"");
    row("a type", fileWith(QByteArray(Plain).replace("\"x.\"", "1")),
        "line 3: \"words\" is a whole number");
    row("a gap", fileWith(QByteArray(Plain).replace("source = \"seen\"\n", "")),
        "line 3: \"source\" is missing");
    row("no TOML", "name\n", "line 1: ");
}

void EngineKnowledgeTest::whatIsUnknownInAFileIsRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, reason);
    QVERIFY(readKnowledge(fileWith(Plain)));

    const Result<EngineKnowledge> read = readKnowledge(file);
    QVERIFY(!read);
    QVERIFY2(read.error().english().startsWith(reason), qPrintable(read.error().english()));
}

void EngineKnowledgeTest::noTwoEnginesSayOtherwiseOfACommand()
{
    QHash<QString, FactKind> effects;
    for (const EngineKnowledge *engine : allKnowledge()) {
        for (const EngineFact &fact : engine->facts) {
            if (fact.kind() > FactKind::Alters) {
                continue;
            }
            for (const QString &command : fact.texts("commands")) {
                QCOMPARE(effects.value(command, fact.kind()), fact.kind());
                effects.insert(command, fact.kind());
            }
        }
    }
    QVERIFY(effects.size() > 80);
}

void EngineKnowledgeTest::everyQuestionHasACommandAndAnAnswer()
{
    int questions = 0;
    for (const EngineKnowledge *engine : allKnowledge()) {
        for (const EngineFact &fact : engine->facts) {
            const std::vector<FactExchange> question = fact.question();
            QCOMPARE(question.empty(), fact.text("ask").isEmpty());
            bool isAnswered = question.empty();
            for (const FactExchange &exchange : question) {
                QVERIFY(!exchange.command.trimmed().isEmpty());
                isAnswered = isAnswered || exchange.answer.has_value();
                const QRegularExpression pattern(exchange.isPattern ? *exchange.answer : QString());
                QVERIFY2(pattern.isValid(), exchange.command.constData());
            }
            // Commands that must merely succeed say something as well.
            QVERIFY2(isAnswered || question.size() > 1, qPrintable(fact.words().english()));
            questions += question.empty() ? 0 : 1;
        }
    }
    QVERIFY(questions > 30);
}

void EngineKnowledgeTest::anEngineIsFoundByNameAndByProgram()
{
    QCOMPARE(&knowledgeNamed(u"GNU Go"), &knowledgeOfProgram(u"gnugo"));
    QCOMPARE(knowledgeNamed(u"GNU Go").name, QStringLiteral("GNU Go"));
    QCOMPARE(&knowledgeNamed(u"gnu go, a little changed"), &knowledgeNamed(u"GNU Go"));
    QVERIFY(!knowledgeNamed(u"GNU Go").facts.empty());
    for (const EngineKnowledge *unknown :
         {&knowledgeNamed(u"GNU Gopher"), &knowledgeNamed(u"Nobody"), &knowledgeOfProgram(u""),
          &knowledgeNamed(u"")}) {
        QVERIFY(unknown->name.isEmpty() && unknown->facts.empty());
    }
}

void EngineKnowledgeTest::aFactHoldsFromItsFirstVersionToItsLast()
{
    const Result<EngineKnowledge> knowledge =
        readKnowledge(fileWith(QByteArray(Plain) + "since = \"1.9\"\nuntil = \"1.16.2\"\n"));
    QVERIFY(knowledge);
    const EngineFact &fact = knowledge->facts.front();

    QVERIFY(fact.holdsFor({}));
    QVERIFY(fact.holdsFor(u"1.9"));
    QVERIFY(fact.holdsFor(u"v1.10"));
    QVERIFY(fact.holdsFor(u"1.16.2"));
    QVERIFY(!fact.holdsFor(u"1.8.9"));
    QVERIFY(!fact.holdsFor(u"1.16.3"));
    QCOMPARE(knowledge->of(FactKind::Undo, u"1.17").size(), std::size_t{0});
    QCOMPARE(knowledge->of(FactKind::Undo, u"1.10").size(), std::size_t{1});
}

void EngineKnowledgeTest::anAnswerMeetsWhatTheFactSays()
{
    const Result<EngineKnowledge> knowledge = readKnowledge(
        fileWith(QByteArray(Plain)
                 + "ask = '''\nkomi 1\nfinal_score\n= W+1  a\nundo\n?\nname\n=~ [a-z]+\n'''\n"));
    QVERIFY(knowledge);
    const std::vector<FactExchange> question = knowledge->facts.front().question();
    QCOMPARE(question.size(), std::size_t{4});

    QVERIFY(question[0].isMetBy(true, QStringLiteral("anything")));
    QVERIFY(!question[0].isMetBy(false, {}));
    QVERIFY(question[1].isMetBy(true, QStringLiteral(" W+1 \n a")));
    QVERIFY(!question[1].isMetBy(true, QStringLiteral("W+1")));
    QVERIFY(question[2].isMetBy(false, {}));
    QVERIFY(!question[2].isMetBy(true, {}));
    QVERIFY(question[3].isMetBy(true, QStringLiteral("gnugo")));
    QVERIFY(!question[3].isMetBy(true, QStringLiteral("gnu go")));
}

/// A name or a program that stands in the sources as a text of its own is compared with something.
void EngineKnowledgeTest::nothingElseDecidesByAnEnginesName()
{
    static const QStringList others{
        QStringLiteral("core/engine/profile/enginetemplates.cpp"), // starts them
        QStringLiteral("core/record/note/evaluation.cpp"), // formats of files, which they wrote
        QStringLiteral("core/check/extensionprobes.cpp"),  // whose the commands are, for people
        QStringLiteral("app/cli/regress/runoptions.cpp"),  // a mode that is called so
        QStringLiteral("core/competition/file/competitionexample.cpp"), // a file to begin with
    };
    QStringList words;
    for (const EngineKnowledge *const engine : allKnowledge()) {
        words << engine->name << engine->programs;
    }
    words.removeAll(QString());                 // GTP's own text
    words.removeAll(QStringLiteral("Shinpan")); // we are called so, too
    words.removeAll(QStringLiteral("shinpan-engine"));
    const QRegularExpression pattern(QStringLiteral("\"(%1)\"").arg(words.join(u'|')),
                                     QRegularExpression::CaseInsensitiveOption);
    const QRegularExpression comment(QStringLiteral("//[^\n]*"));
    const QDir root(QStringLiteral(SHINPAN_TEST_DATA "/../.."));
    QStringList found;
    for (const char *const area : {"core", "ui", "app"}) {
        QDirIterator files(root.filePath(QLatin1String(area)), {QStringLiteral("*.cpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString path = root.relativeFilePath(file.fileName());
            QString code = QString::fromUtf8(file.readAll());
            if (code.remove(comment).contains(pattern)) {
                found << path;
            }
        }
    }
    for (const QString &other : others) {
        QVERIFY2(found.removeOne(other), qPrintable(other)); // each is still needed in the list
    }
    QCOMPARE(found, QStringList());
}

SHINPAN_TEST(EngineKnowledgeTest)

#include "engineknowledge_test.moc"
