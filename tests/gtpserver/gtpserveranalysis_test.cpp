#include "core/analysis/analysisparser.h"
#include "core/gtpserver/gtpserver.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using test::OrderlyEngine;
using test::ScriptedChannel;
using test::talk;

namespace {

/// The lines of an answer to this command on a 3×3 board, its header first.
[[nodiscard]] QByteArrayList linesOf(OrderlyEngine &engine, const std::string &command)
{
    ScriptedChannel channel({"boardsize 3\n" + command + "\n", "name\n"});
    channel.patience = 3;
    GtpServer(engine, channel).run();
    QByteArray output = QByteArray::fromStdString(channel.output).mid(int(sizeof "=\n\n") - 1);
    return output.split('\n');
}

} // namespace

/// Streams of what an engine thinks.
class GtpServerAnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDialectIsReadBack_data();
    void everyDialectIsReadBack();
    void aStreamEndsWithTheNextByte();
    void aMoveWithAnalysisIsPlayed();
    void whatIsAskedForIsTold();
    void movesMayBeForbiddenOrAllowed();
    void tagsThatMakeNoSenseAreRefused_data();
    void tagsThatMakeNoSenseAreRefused();
    void cgosGetsJson();
    void topMovesComeWithTheirChances();
    void graphicsAreDrawnWhenAskedFor();
};

void GtpServerAnalysisTest::everyDialectIsReadBack_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<int>("dialect");
    QTest::newRow("lz") << QByteArray("lz-analyze w 1") << int(AnalysisDialect::LeelaZero);
    QTest::newRow("kata") << QByteArray("kata-analyze w 1 rootInfo true ownership true")
                          << int(AnalysisDialect::KataGo);
    QTest::newRow("plain") << QByteArray("analyze w 1") << int(AnalysisDialect::Plain);
}

void GtpServerAnalysisTest::everyDialectIsReadBack()
{
    QFETCH(QByteArray, command);
    QFETCH(int, dialect);
    OrderlyEngine engine;
    const QByteArrayList lines = linesOf(engine, "12 " + command.toStdString());
    QCOMPARE(lines.value(0), QByteArray("=12"));
    const AnalysisTerms terms{.dialect = static_cast<AnalysisDialect>(dialect),
                              .size = BoardSize::square(3),
                              .toMove = Color::White};
    const Result<Analysis> analysis = parseAnalysis(lines.value(1), terms);
    QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.error().english()));
    QCOMPARE(analysis->candidates.size(), std::size_t{3});
    const Candidate best = viewedBy(Color::White, analysis->candidates.front());
    QVERIFY(best.move == Point{});
    QCOMPARE(best.visits, std::int64_t{4});
    QCOMPARE(best.winrate, 0.525F);
    QCOMPARE(best.prior, std::optional(0.25F));
    QCOMPARE(best.line.size(), std::size_t{2});
    const bool isLeela = terms.dialect == AnalysisDialect::LeelaZero;
    QVERIFY(best.scoreLead == (isLeela ? std::nullopt : std::optional(1.5F)));
    if (terms.dialect == AnalysisDialect::KataGo) {
        QCOMPARE(analysis->visits, std::int64_t{7});
        QCOMPARE(analysis->ownership, std::vector<float>(9, -0.5F));
    }
}

void GtpServerAnalysisTest::aStreamEndsWithTheNextByte()
{
    OrderlyEngine engine;
    // Half a line is enough; it becomes the next command.
    ScriptedChannel channel({"boardsize 5\n5 lz-analyze 1\n6 na", "me\n"});
    GtpServer(engine, channel).run();
    QVERIFY2(channel.output.starts_with("=\n\n=5\n"), channel.output.c_str());
    QVERIFY2(channel.output.ends_with("\n\n=6 Orderly\n\n"), channel.output.c_str());
    QVERIFY(engine.asked.kind == EngineQuestion::Kind::Analysis);
    QVERIFY(engine.asked.color == Color::Black);
    // The end of the input is, too.
    QVERIFY(talk(engine, "7 kata-analyze w 1\n").ends_with("\n\n"));
}

void GtpServerAnalysisTest::aMoveWithAnalysisIsPlayed()
{
    OrderlyEngine engine;
    for (const char *command : {"lz-genmove_analyze", "kata-genmove_analyze", "genmove_analyze"}) {
        const std::string output =
            talk(engine, "boardsize 3\n4 " + std::string(command) + " w 1\n5 list_stones w\n");
        QVERIFY2(output.ends_with("\nplay A1\n\n=5 A1\n\n"), output.c_str());
        QVERIFY2(output.starts_with("=\n\n=4\n"), output.c_str());
    }
    engine.next = EngineAnswer{.kind = EngineAnswer::Kind::Resignation};
    QCOMPARE(talk(engine, "lz-genmove_analyze b\n"), std::string("=\nplay resign\n\n"));
}

void GtpServerAnalysisTest::whatIsAskedForIsTold()
{
    OrderlyEngine engine;
    const QByteArray line = linesOf(engine, "kata-analyze b 1 maxmoves 2 rootInfo true").value(1);
    QCOMPARE(line.count("info "), 2);
    QVERIFY2(line.endsWith(" rootInfo visits 7 winrate 0.525 scoreLead 1.5"), line);
    const QByteArray more = linesOf(engine, "lz-analyze b interval 1 minmoves 5").value(1);
    QCOMPARE(more.count("info "), 5);
    QVERIFY2(more.contains("info move A2 visits 0"), more);
    QVERIFY(linesOf(engine, "lz-analyze 1").value(1).contains("winrate 5250 prior 2500 order 0"));
}

void GtpServerAnalysisTest::movesMayBeForbiddenOrAllowed()
{
    OrderlyEngine engine;
    const auto first = [&](const char *tags) {
        return linesOf(engine, std::string("lz-analyze b 1 ") + tags).value(1).mid(10, 2);
    };
    QCOMPARE(first("avoid b A1,B1,pass,resign 1 avoid w C1 9"), QByteArray("C1"));
    QCOMPARE(first("avoid b A1:C1 1"), QByteArray("A2"));
    QCOMPARE(first("allow b B2,C3 5"), QByteArray("B2"));
    QVERIFY(!engine.asked.permits(Color::Black, Point{0, 0}, 5));
    QVERIFY(engine.asked.permits(Color::Black, Point{0, 0}, 6));
    QVERIFY(engine.asked.permits(Color::White, Point{0, 0}));
    QVERIFY(!engine.asked.permits(Color::Black, std::nullopt));
}

void GtpServerAnalysisTest::tagsThatMakeNoSenseAreRefused_data()
{
    QTest::addColumn<QByteArray>("tags");
    for (const char *tags : {"b x", "b 10 nonsense true", "b 10 interval", "b -5", "b 10 avoid",
                             "b 10 avoid b A1", "b 10 avoid b A1 0", "b 10 avoid b Z1 1",
                             "b 10 allow x A1 1", "b 10 ownership maybe", "b 10 minmoves x"}) {
        QTest::newRow(tags) << QByteArray(tags);
    }
}

void GtpServerAnalysisTest::tagsThatMakeNoSenseAreRefused()
{
    QFETCH(QByteArray, tags);
    OrderlyEngine engine;
    for (const char *command : {"kata-analyze ", "kata-genmove_analyze "}) {
        QCOMPARE(talk(engine, "3 " + (command + tags).toStdString() + "\n"),
                 std::string("?3 cannot parse analyze tags\n\n"));
    }
}

void GtpServerAnalysisTest::cgosGetsJson()
{
    OrderlyEngine engine;
    const QByteArrayList lines = linesOf(engine, "8 cgos-genmove_analyze b");
    QCOMPARE(lines.value(0), QByteArray("=8"));
    QCOMPARE(lines.value(2), QByteArray("play A1"));
    QCOMPARE(lines.value(3), QByteArray());
    const QJsonObject json = QJsonDocument::fromJson(lines.value(1)).object();
    QCOMPARE(json[QStringLiteral("winrate")].toDouble(), 0.525);
    QCOMPARE(json[QStringLiteral("score")].toDouble(), 1.5);
    QCOMPARE(json[QStringLiteral("visits")].toInt(), 7);
    QCOMPARE(json[QStringLiteral("ownership")].toString(), QString(9, u'v')); // of 0.5
    QCOMPARE(json[QStringLiteral("comment")].toString(),
             QStringLiteral("the first point\nthat is free"));
    const QJsonObject best = json[QStringLiteral("moves")].toArray().at(0).toObject();
    QCOMPARE(best[QStringLiteral("move")].toString(), QStringLiteral("A1"));
    QCOMPARE(best[QStringLiteral("pv")].toString(), QStringLiteral("pass"));
}

void GtpServerAnalysisTest::topMovesComeWithTheirChances()
{
    class QuickEngine final : public OrderlyEngine
    {
        EngineAnswer generate(const HostedGame &game,
                              const EngineQuestion &question,
                              Thinking &thinking) override
        {
            EngineQuestion once = question; // does not use its second up
            once.kind = EngineQuestion::Kind::Regression;
            return OrderlyEngine::generate(game, once, thinking);
        }
    } engine;
    QCOMPARE(talk(engine, "boardsize 3\ntop_moves\nplay b A1\ntop_moves_white\ntop_moves_black\n"),
             std::string("=\n\n= A1 52.5 B1 52.5 C1 52.5\n\n=\n\n= B1 52.5 C1 52.5 A2 52.5\n\n"
                         "= B1 52.5 C1 52.5 A2 52.5\n\n"));
}

void GtpServerAnalysisTest::graphicsAreDrawnWhenAskedFor()
{
    OrderlyEngine engine;
    const auto drawn = [&](const std::string &input) {
        ScriptedChannel channel({"boardsize 3\n" + input});
        GtpServer(engine, channel).run();
        return channel.beside;
    };
    QCOMPARE(drawn("kata-genmove_analyze b 1\n"), std::string());
    QCOMPARE(drawn("gogui-livegfx on\nkata-genmove_analyze w 1\n"),
             std::string("gogui-gfx:\nVAR w A1 b PASS\nLABEL B1 52 C1 52\nTEXT 52.5% after 7 "
                         "playouts\n\n"));
    QCOMPARE(drawn("gogui-livegfx on\ngogui-livegfx off\ngenmove b\n"), std::string());
    QVERIFY(talk(engine, "gogui-analyze_commands\n").find("pspairs/Top Moves/top_moves %c\n")
            != std::string::npos);
}

SHINPAN_TEST(GtpServerAnalysisTest)
#include "gtpserveranalysis_test.moc"
