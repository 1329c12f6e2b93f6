#include "core/competition/seal/enginetrial.h"

#include "tests/competition/sealedcup.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// Engines that are asked for moves of a bundle again.
class EngineTrialTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anEngineThatPlaysTheSameAgainIsWhatItWas();
    void anotherEngineIsNamedByGameAndMove();
    void anEngineThatGivesUpIsNamed();
    void theSampleIsTheSameForTheSameSeed();
    void anEngineIsNotAskedUnlessItIsDeterministic();
    void commandsSayWhetherTheyAreDeterministic_data();
    void commandsSayWhetherTheyAreDeterministic();

private:
    /// What comes of asking p0 again, as this fake engine.
    [[nodiscard]] Verification asked(const QStringList &options,
                                     EngineTrialOptions trialOptions = {}) const;

    QTemporaryDir m_folder;
    QString m_bundle;
};

void EngineTrialTest::initTestCase()
{
    m_bundle = test::sealedCup(m_folder.path(), 4);
    QVERIFY(!m_bundle.isEmpty());
}

Verification EngineTrialTest::asked(const QStringList &options,
                                    EngineTrialOptions trialOptions) const
{
    const QString player = QStringLiteral("p0");
    trialOptions.engines = {{player, test::fakeProfile(options)}};
    trialOptions.deterministic.insert(player);
    Verification found;
    EngineTrial trial(m_bundle, trialOptions, found);
    bool isFinished = false;
    connect(&trial, &EngineTrial::finished, this, [&isFinished] { isFinished = true; });
    trial.start();
    static_cast<void>(test::eventually([&isFinished] { return isFinished; }));
    if (!isFinished) {
        found.add({Difference::Kind::Engine, {}, {}, 0, Message::of("it does not end")});
    }
    return found;
}

void EngineTrialTest::anEngineThatPlaysTheSameAgainIsWhatItWas()
{
    EngineTrialOptions options;
    options.moves = 5;
    const Verification found = asked(
        {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--steady")}, options);
    QVERIFY2(found.isClean(),
             qPrintable(found.isClean() ? QString() : toText(found.differences.front())));
    QVERIFY(found.asked >= 5); // those before them in their games count
    QVERIFY(found.notChecked.empty());
}

void EngineTrialTest::anotherEngineIsNamedByGameAndMove()
{
    const Verification found =
        asked({QStringLiteral("--random"), QStringLiteral("77"), QStringLiteral("--steady")});
    QVERIFY(!found.isClean());
    const Difference &first = found.differences.front();
    QCOMPARE(first.kind, Difference::Kind::Engine);
    QVERIFY(first.game.startsWith(QStringLiteral("AvB_")));
    QVERIFY(first.move > 0);
    QVERIFY2(first.text.english().contains(QStringLiteral("asked again plays")),
             qPrintable(first.text.english()));
}

void EngineTrialTest::anEngineThatGivesUpIsNamed()
{
    const Verification found = asked({QStringLiteral("--resign-at"), QStringLiteral("1")});
    QVERIFY(!found.isClean());
    const QString text = found.differences.front().text.english();
    QVERIFY2(text.contains(QStringLiteral("it ends the game")), qPrintable(text));
}

void EngineTrialTest::theSampleIsTheSameForTheSameSeed()
{
    const QStringList other{QStringLiteral("--random"), QStringLiteral("77"),
                            QStringLiteral("--steady")};
    EngineTrialOptions options;
    options.moves = 2;
    const auto texts = [](const Verification &found) {
        QStringList lines;
        for (const Difference &difference : found.differences) {
            lines += toText(difference);
        }
        return lines;
    };
    const QStringList once = texts(asked(other, options));
    QCOMPARE(texts(asked(other, options)), once);
    bool isOther = false;
    for (quint64 seed = 2; seed < 12 && !isOther; ++seed) {
        options.seed = seed;
        isOther = texts(asked(other, options)) != once;
    }
    QVERIFY(isOther);
}

void EngineTrialTest::anEngineIsNotAskedUnlessItIsDeterministic()
{
    EngineTrialOptions options;
    options.engines = {{QStringLiteral("p0"), test::fakeProfile()},
                       {QStringLiteral("nobody"), test::fakeProfile()}};
    Verification found;
    EngineTrial trial(m_bundle, options, found);
    bool isFinished = false;
    connect(&trial, &EngineTrial::finished, this, [&isFinished] { isFinished = true; });
    trial.start();
    QVERIFY(test::eventually([&isFinished] { return isFinished; }));
    QVERIFY(found.isClean());
    QCOMPARE(found.asked, 0);
    QCOMPARE(found.notChecked.size(), std::size_t{2});
    QVERIFY(std::ranges::any_of(found.notChecked, [](const Message &why) {
        return why.english().contains(QStringLiteral("--deterministic p0"));
    }));
}

void EngineTrialTest::commandsSayWhetherTheyAreDeterministic_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("isDeterministic");
    const auto row = [](const char *command, bool isDeterministic) {
        QTest::newRow(command) << QString::fromLatin1(command) << isDeterministic;
    };
    row("leelaz -g -w net.gz -s 1 -t 1 -v 100 --noponder", true);
    row("leelaz -g -w net.gz -s 1 -t 2 -v 100 --noponder", false);
    row("leelaz -g -w net.gz -t 1 -v 100", false);
    row("shinpan-engine --seed=5 --threads=1 --playouts=200", true);
    row("shinpan-engine --seed 5 --threads 1", false);
    row("gnugo --mode gtp --seed 1", false);
    row("'unclosed", false);
}

void EngineTrialTest::commandsSayWhetherTheyAreDeterministic()
{
    QFETCH(QString, command);
    QTEST(saysItIsDeterministic(command), "isDeterministic");
}

SHINPAN_TEST(EngineTrialTest)
#include "enginetrial_test.moc"
