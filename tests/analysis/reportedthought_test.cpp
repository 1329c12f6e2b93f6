#include "core/analysis/reportedthought.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace shinpan;

namespace {

/// A group "info move … pv …" of a line, read word by word.
struct Group
{
    explicit Group(const QByteArray &text)
        : words(text.simplified().split(' '))
    { }

    [[nodiscard]] QByteArray value(const char *key) const
    {
        const qsizetype at = words.indexOf(key);
        return at < 0 ? QByteArray() : words.value(at + 1);
    }
    [[nodiscard]] QByteArray line() const
    {
        QByteArrayList moves;
        for (qsizetype at = words.indexOf("pv") + 1; at < words.size(); ++at) {
            const bool isVertex = std::isupper(words[at].front()) != 0 || words[at] == "pass";
            if (!isVertex || moves.size() == qsizetype{MoveThought::LongestLine}) {
                break;
            }
            moves.append(words[at]);
        }
        return moves.join(' ');
    }

    QByteArrayList words;
};

/// The lines of a recorded analysis, each as its groups.
[[nodiscard]] QList<QByteArray> recordedLines(const char *name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/analysis/") + QLatin1String(name));
    QList<QByteArray> lines =
        file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
    lines.removeIf([](const QByteArray &line) { return !line.startsWith("info"); });
    return lines;
}

[[nodiscard]] QList<Group> groupsOf(const QByteArray &line)
{
    QList<Group> groups;
    for (qsizetype at = 0; at >= 0;) {
        const qsizetype next = line.indexOf("info move", at + 1);
        groups.append(Group(line.mid(at, next < 0 ? -1 : next - at)));
        at = next;
    }
    return groups;
}

[[nodiscard]] Move moveOf(Color color, const QByteArray &vertex, BoardSize size)
{
    return {color, pointFromVertex(vertex.toStdString(), size)};
}

[[nodiscard]] bool isNear(std::optional<double> value, double told, double unit)
{
    return value && std::abs(*value - told) <= 0.5001 * unit;
}

} // namespace

/// What reports of real engines say of the move that was then made.
class ReportedThoughtTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveHasTheValuesOfItsGroup_data();
    void aMoveHasTheValuesOfItsGroup();
    void aMoveThatIsNotListedHasThoseOfThePosition();
    void withoutADialectTheNumberTellsItsUnit();
    void anEngineThatTellsBlacksChancesIsTurned();
    void theServersJsonIsReadToo();
    void whatCannotBeReadSaysNothing();
};

void ReportedThoughtTest::aMoveHasTheValuesOfItsGroup_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("side");
    QTest::addColumn<double>("unit");
    QTest::newRow("KataGo") << QByteArray("kata-genmove_analyze") << QByteArray("kata-analyze.txt")
                            << 19 << 1.0;
    QTest::newRow("KataGo, root") << QByteArray("kata-genmove_analyze")
                                  << QByteArray("kata-analyze-root.txt") << 9 << 1.0;
    QTest::newRow("Leela Zero") << QByteArray("lz-genmove_analyze") << QByteArray("lz-analyze.txt")
                                << 19 << 1e4;
}

void ReportedThoughtTest::aMoveHasTheValuesOfItsGroup()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, file);
    QFETCH(const int, side);
    QFETCH(const double, unit);
    const BoardSize size = BoardSize::square(side);
    int seen = 0;
    for (const QByteArray &line : recordedLines(file.constData())) {
        for (const Group &group : groupsOf(line)) {
            const QByteArray vertex = group.value("move");
            for (const Color mover : BothColors) {
                const MoveThought thought =
                    reportedThought(command, line, moveOf(mover, vertex, size), size).thought;
                QVERIFY(isNear(thought.chances, group.value("winrate").toDouble() / unit, 1e-4));
                QCOMPARE(thought.visits, std::optional(group.value("visits").toLongLong()));
                QCOMPARE(thought.line.toLatin1(), group.line());
                QVERIFY(thought.listsMove(QString::fromLatin1(vertex)));
                const QByteArray lead = group.value("scoreLead");
                QCOMPARE(thought.lead.has_value(), !lead.isEmpty());
                QVERIFY(lead.isEmpty() || isNear(thought.lead, lead.toDouble(), 1e-2));
                ++seen;
            }
        }
    }
    QVERIFY(seen > 2);
}

void ReportedThoughtTest::aMoveThatIsNotListedHasThoseOfThePosition()
{
    const QByteArray line = "info move D4 visits 30 winrate 6000 order 0 pv D4 Q16 "
                            "info move C3 visits 10 winrate 2000 order 1 pv C3";
    const BoardSize size = BoardSize::square(19);
    const ReportedThought report =
        reportedThought("lz-genmove_analyze", line, moveOf(Color::White, "Q4", size), size);
    QCOMPARE(report.searched, qint64{40});
    const MoveThought &thought = report.thought;
    QCOMPARE(thought.chances, std::optional(0.5)); // each counts as often as it was visited
    QCOMPARE(thought.visits, std::optional(qint64{40}));
    QCOMPARE(thought.line, QStringLiteral("D4 Q16"));
    QVERIFY(!thought.listsMove(u"Q4"));
}

void ReportedThoughtTest::withoutADialectTheNumberTellsItsUnit()
{
    const BoardSize size = BoardSize::square(19);
    const Move move = moveOf(Color::White, "D4", size);
    for (const char *winrate : {"6100", "0.61"}) {
        const QByteArray line =
            QByteArray("info move D4 visits 30 winrate ") + winrate + " order 0 pv D4 pass Q16";
        QCOMPARE(reportedThought("genmove_analyze", line, move, size).thought,
                 (MoveThought{0.61, {}, 30, QStringLiteral("D4 pass Q16")}));
    }
}

void ReportedThoughtTest::anEngineThatTellsBlacksChancesIsTurned()
{
    const QByteArray line = "info move D4 visits 30 winrate 0.25 scoreLead -3.5 order 0 pv D4";
    const BoardSize size = BoardSize::square(19);
    const Move move = moveOf(Color::White, "D4", size);
    const MoveThought own = reportedThought("kata-genmove_analyze", line, move, size).thought;
    QCOMPARE(own.chances, std::optional(0.25));
    QCOMPARE(own.lead, std::optional(-3.5));
    const MoveThought blacks =
        reportedThought("kata-genmove_analyze", line, move, size, Perspective::Black).thought;
    QCOMPARE(blacks.chances, std::optional(0.75));
    QCOMPARE(blacks.lead, std::optional(3.5));
}

void ReportedThoughtTest::theServersJsonIsReadToo()
{
    const QByteArray line = R"({"winrate": 0.6, "score": 1.25, "visits": 100, "moves": [
        {"move": "D4", "winrate": 0.61, "score": 1.5, "visits": 80, "pv": "D4 Q16"},
        {"move": "C3", "winrate": 0.2, "visits": 20, "pv": "C3"}]})";
    const BoardSize size = BoardSize::square(19);
    const auto thoughtOn = [&](const char *vertex) {
        const ReportedThought report =
            reportedThought("cgos-genmove_analyze", line, moveOf(Color::White, vertex, size), size);
        return report.searched == 100 ? report.thought : MoveThought();
    };
    QCOMPARE(thoughtOn("D4"), (MoveThought{0.61, 1.5, 80, QStringLiteral("D4 Q16")}));
    QCOMPARE(thoughtOn("C3"), (MoveThought{0.2, {}, 20, QStringLiteral("C3")}));
    QCOMPARE(thoughtOn("Q4"), (MoveThought{0.6, 1.25, 100, QStringLiteral("D4 Q16")}));
}

void ReportedThoughtTest::whatCannotBeReadSaysNothing()
{
    const BoardSize size = BoardSize::square(9);
    const Move move = moveOf(Color::Black, "D4", size);
    for (const char *line :
         {"", "info move D4 visits", "info move Q16 visits 1 winrate 0.5", "{}",
          "info move D4 visits 1 winrate 77777", "[1, 2]", R"({"moves": [3]})"}) {
        for (const char *command :
             {"kata-genmove_analyze", "lz-genmove_analyze", "cgos-genmove_analyze"}) {
            QVERIFY2(reportedThought(command, line, move, size).thought.isEmpty(), line);
        }
    }
}

SHINPAN_TEST(ReportedThoughtTest)
#include "reportedthought_test.moc"
