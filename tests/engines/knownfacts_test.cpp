#include "core/check/factcheck.h"
#include "core/engine/knowledge/engineknowledge.h"
#include "core/engine/profile/machine.h"
#include "tests/engine/leelanetwork.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::outcome;
using Kind = FactOutcome::Kind;

Q_DECLARE_METATYPE(const shinpan::EngineKnowledge *)
Q_DECLARE_METATYPE(const shinpan::EngineFact *)

namespace {

/// packaging/prepare installs them.
constexpr const char *Asked[] = {"GNU Go", "Leela Zero"};

[[nodiscard]] bool isInstalled(const EngineKnowledge &engine)
{
    return findProgram(engine.programs.constFirst()).has_value();
}

} // namespace

/// Asks the engines that Debian has for what is known of them, fact by fact.
class KnownFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theEngineStillDoesSo_data();
    void theEngineStillDoesSo();
    void aFactThatIsNotSoIsSeenFailing_data();
    void aFactThatIsNotSoIsSeenFailing();

private:
    /// How this engine is started, with the table's arguments and what else it cannot do without.
    [[nodiscard]] EngineProfile profileOf(const EngineKnowledge &engine) const;

    QTemporaryDir m_folder;
};

void KnownFactsTest::initTestCase()
{
    QVERIFY(test::writeLeelaNetwork(m_folder.filePath(QStringLiteral("network.txt"))));
}

EngineProfile KnownFactsTest::profileOf(const EngineKnowledge &engine) const
{
    EngineProfile profile;
    profile.name = engine.name;
    profile.commandLine = engine.programs.constFirst() + u' ' + engine.arguments;
    if (engine.name == QLatin1String("Leela Zero")) {
        profile.commandLine += QStringLiteral(" --cpu-only -t 1 -v 2 --seed 1 -q -w ")
                             + m_folder.filePath(QStringLiteral("network.txt"));
    }
    return profile;
}

void KnownFactsTest::theEngineStillDoesSo_data()
{
    QTest::addColumn<const EngineKnowledge *>("engine");
    QTest::addColumn<const EngineFact *>("fact");
    for (const char *const name : Asked) {
        const EngineKnowledge &engine = knowledgeNamed(QString::fromLatin1(name));
        for (const EngineFact &fact : engine.facts) {
            if (!fact.question().empty()) {
                QTest::addRow("%s %s", name, qPrintable(fact.words().english()))
                    << &engine << &fact;
            }
        }
    }
}

void KnownFactsTest::theEngineStillDoesSo()
{
    QFETCH(const EngineKnowledge *const, engine);
    QFETCH(const EngineFact *const, fact);
    QVERIFY(isInstalled(*engine));

    const std::optional<FactOutcome> seen =
        outcome(askFact(*benchFor(*fact, profileOf(*engine), {}), *fact));
    QVERIFY(seen);
    QVERIFY2(seen->kind == Kind::Seen,
             qPrintable(seen->command + u'\n' + seen->expected + u'\n' + seen->answer));
}

void KnownFactsTest::aFactThatIsNotSoIsSeenFailing_data()
{
    QTest::addColumn<const EngineKnowledge *>("engine");
    for (const char *const name : Asked) {
        QTest::newRow(name) << &knowledgeNamed(QString::fromLatin1(name));
    }
}

void KnownFactsTest::aFactThatIsNotSoIsSeenFailing()
{
    QFETCH(const EngineKnowledge *const, engine);
    QVERIFY(isInstalled(*engine));
    const Result<EngineKnowledge> wrong = readKnowledge(
        "[[fact]]\nkind = \"regression\"\nwords = \"speaks GTP 3.\"\nsource = \"made up\"\n"
        "differs = true\nask = '''\nclear_board\nprotocol_version\n= 3\n'''\n");
    QVERIFY(wrong);

    const std::optional<FactOutcome> seen = outcome(
        askFact(*benchFor(wrong->facts.front(), profileOf(*engine), {}), wrong->facts.front()));
    QVERIFY(seen);
    QCOMPARE(seen->kind, Kind::Differs);
    QCOMPARE(seen->command, QStringLiteral("protocol_version"));
    QCOMPARE(seen->expected, QStringLiteral("= 3"));
    QCOMPARE(seen->answer, QStringLiteral("= 2"));
}

SHINPAN_TEST(KnownFactsTest)

#include "knownfacts_test.moc"
