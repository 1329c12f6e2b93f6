#include "core/graphics/engineparameters.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Answers to `param` commands.
class EngineParametersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsRead()
    {
        using Kind = EngineParameter::Kind;
        const QString reply = QStringLiteral("[bool] use_book 1\n"
                                             "[list/fast/very_slow] search_mode very_slow\n"
                                             "[string] Name two words\n"
                                             "[double] komi 6.5\n"
                                             "plain\n"
                                             "\n"
                                             "[string]\n");
        const std::vector<EngineParameter> expected{
            {Kind::Flag, QStringLiteral("use_book"), QStringLiteral("1")},
            {Kind::Choice,
             QStringLiteral("search_mode"),
             QStringLiteral("very_slow"),
             {QStringLiteral("fast"), QStringLiteral("very_slow")}},
            {Kind::Text, QStringLiteral("Name"), QStringLiteral("two words")},
            {Kind::Text, QStringLiteral("komi"), QStringLiteral("6.5")},
            {Kind::Text, QStringLiteral("plain"), QString()},
        };
        QCOMPARE(readParameters(reply), expected);
    }

    void namesAreMadeReadable()
    {
        QCOMPARE(readableName(QStringLiteral("search_mode")), QStringLiteral("Search mode"));
        QCOMPARE(readableName(QStringLiteral("RAVE_weight")), QStringLiteral("RAVE weight"));
    }

    void aHugeAnswerIsCut()
    {
        QCOMPARE(readParameters(QStringLiteral("key value\n").repeated(5000)).size(),
                 MostParameters);
    }
};

SHINPAN_TEST(EngineParametersTest)
#include "engineparameters_test.moc"
