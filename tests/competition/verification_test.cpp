#include "core/competition/seal/verification.h"

#include "core/competition/file/competitionwriter.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/seal/bundle.h"
#include "core/competition/seal/manifest.h"
#include "tests/competition/sealedcup.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace shinpan;

/// What verification sees of a bundle in which somebody has changed something.
class VerificationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aCleanBundleIsClean();
    void anotherOrderOfEntriesIsTheSameBundle();
    void aByteIsNamed_data();
    void aByteIsNamed();
    void whatIsMissingOrTooMuchIsNamed();
    void clocksGoByTheSpeedOfTheirMachine();
    void aPublishedHashPinsTheManifest();

private:
    QTemporaryDir m_folder;
    QString m_bundle;
    QMap<QString, QByteArray> m_entries;
};

namespace {

/// A bundle with this byte of an entry made another one, verified; nothing if it is none any more.
[[nodiscard]] std::optional<Verification> verified(const QString &path,
                                                   const QMap<QString, QByteArray> &entries,
                                                   bool isRenewed)
{
    if (!test::writeBundle(path, entries, isRenewed)) {
        return std::nullopt;
    }
    const Result<Verification> found = verifyBundle(path);
    return found ? std::optional(*found) : std::nullopt;
}

[[nodiscard]] QString listOf(const Verification &found)
{
    QStringList lines;
    for (const Difference &difference : found.differences) {
        lines += toText(difference);
    }
    return lines.join(u'\n');
}

/// The byte that stands for this one in a forgery: a digit for a digit, a letter for a letter.
[[nodiscard]] char otherByte(char byte)
{
    return byte == 'B'                ? 'W'
         : byte == 'W'                ? 'B'
         : byte >= '0' && byte <= '8' ? static_cast<char>(byte + 1)
         : byte == '9'                ? '8'
         : byte == 'a' || byte == 'A' ? static_cast<char>(byte + 1)
                                      : static_cast<char>(byte - 1);
}

} // namespace

void VerificationTest::initTestCase()
{
    m_bundle = test::sealedCup(m_folder.path(), 4);
    m_entries = test::entriesOf(m_bundle);
    QVERIFY(!m_entries.isEmpty());
}

void VerificationTest::aCleanBundleIsClean()
{
    const auto found = verifyBundle(m_bundle);
    QVERIFY(found);
    QVERIFY2(found->isClean(), qPrintable(listOf(*found)));
    QCOMPARE(found->games, 4);
    QCOMPARE(found->scores, 4);
    QCOMPARE(found->clocks, 4);
    QCOMPARE(found->records, 4);
    QCOMPARE(found->logs, 4);
    QCOMPARE(static_cast<qsizetype>(found->entries), m_entries.size() - 1);
    QVERIFY(found->moves > 40);
    QVERIFY(found->notChecked.empty());
}

/// Entries go by name, as from a folder: a record no longer stands behind its game.
void VerificationTest::anotherOrderOfEntriesIsTheSameBundle()
{
    const auto found = verified(m_folder.filePath(QStringLiteral("sorted.zip")), m_entries, true);
    QVERIFY(found);
    QVERIFY2(found->isClean(), qPrintable(listOf(*found)));
    QCOMPARE(found->records, 4);
    QCOMPARE(found->logs, 4);
}

/// Each byte alone. With the manifest as it was, its entry is named. With one that was written anew
/// something else contradicts it, or it is one of what is listed as not to be seen.
void VerificationTest::aByteIsNamed_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("pattern"); // its group 1 is the byte
    QTest::addColumn<QString>("kind");    // the difference has it, or what is listed begins so
    const auto row = [](const char *name, const char *entry, const char *pattern,
                        const char *kind) {
        QTest::newRow(name) << QString::fromLatin1(entry) << QString::fromLatin1(pattern)
                            << QString::fromLatin1(kind);
    };
    constexpr const char *Game = "games/AvB_1.1.json";
    constexpr const char *Sgf = "records/AvB_1.sgf";
    constexpr const char *Log = "logs/AvB_1.gtp";
    row("the first move", Game, R"("moves":\[\["B ([A-E]))", "record");
    row("a move in the middle", Game, R"("moves":\[(?:\[[^\]]*\],){10}\["B [A-E]([1-5]))",
        "record");
    row("who made a move", Game, R"(\["(B) )", "move");
    row("a move of the record", Sgf, R"(;B\[([a-e]))", "record");
    row("a later move of the record", Sgf, R"(;W\[[a-e]([a-e])\].*;B)", "record");
    row("an answer in the log", Log, R"(< \[p0\] =\d+ ([A-E])\d)", "log");
    row("a move that was told", Log, R"(play [bw] ([A-E])\d)", "log");
    row("the result", Game, R"("result":"([BW]))", "result");
    row("the winner", Game, R"("winner":"([bw]))", "result");
    row("the margin", Game, R"("margin":-?(\d))", "score");
    row("how it ended", Game, R"("ending":"(p))", "result");
    row("the result of the record", Sgf, R"(RE\[([BW]))", "record");
    row("what was counted", Game, R"(count.*?score\\":\\"([BW]))", "score");
    row("who was White", Game, R"("white":"p([01]))", "settings");
    row("nanoseconds of a move", Game, R"(\["B [A-E][1-5]",(\d))", "clock");
    row("a clock", Game, R"(\["B [A-E][1-5]",\d+,"(\d))", "clock");
    row("a clock's milliseconds", Game, R"(\["B [A-E][1-5]",\d+,"\d+\.\d\d(\d))", "clock");
    row("the time of a side", Game, R"("black_ns":(\d))", "clock");
    row("chances that were told", Game, R"(\["B [A-E][1-5]",\d+,"[^"]*","[^"]*",0\.(\d))",
        "record");
    row("a clock of the record", Sgf, R"(BL\[(\d))", "record");
    row("the komi", "competition.toml", R"(komi = (\d))", "settings");
    row("the board", "competition.toml", R"(board_size = (\d))", "settings");
    row("the time", "competition.toml", R"(time = "(\d))", "clock");
    row("how many games", "competition.toml", R"(games = (\d))", "statistics");
    row("a command", "competition.toml", R"(--random (\d))", "settings");
    row("a variable", "competition.toml", R"(TOKEN = "(h))", "settings that leave no trace");
    row("a hash", "engines.json", R"("([0-9a-f])[0-9a-f]{63}")", "statistics");
    row("a hash of the report", "report.json", R"("sha256": "([0-9a-f]))", "statistics");
    row("chatter in the log", Log, R"(\[p0\] started\n.*name\n.*?=\d+ (f))",
        "what logs say beside moves");
    row("a mean of the report", "report.json", R"("meanMoves": (\d))", "statistics");
    row("an interval of the report", "report.json", R"("low": -?(\d))", "statistics");
}

void VerificationTest::aByteIsNamed()
{
    QFETCH(QString, entry);
    QFETCH(QString, pattern);
    QFETCH(QString, kind);
    QMap<QString, QByteArray> entries = m_entries;
    QByteArray &content = entries[entry];
    const QRegularExpression expression(pattern, QRegularExpression::DotMatchesEverythingOption);
    const auto match = expression.match(QString::fromLatin1(content));
    QVERIFY2(match.hasMatch(), content.left(2000).constData());
    char &byte = content[match.capturedStart(1)];
    byte = otherByte(byte);

    const QString path = m_folder.filePath(QStringLiteral("forged.zip"));
    const auto old = verified(path, entries, false);
    QVERIFY(old);
    QVERIFY(std::ranges::any_of(old->differences, [&entry](const Difference &difference) {
        return difference.kind == Difference::Kind::Archive && difference.where == entry;
    }));
    const auto renewed = verified(path, entries, true);
    QVERIFY(renewed);
    const std::vector<Message> listed = undetectable();
    const bool isListed = std::ranges::any_of(
        listed, [&kind](const Message &one) { return one.english().startsWith(kind); });
    const bool isNamed =
        std::ranges::any_of(renewed->differences, [&kind](const Difference &difference) {
            return differenceName(difference.kind) == kind;
        });
    if (kind.contains(u' ')) {
        QVERIFY(isListed);
        QVERIFY2(renewed->isClean(), "it can be seen after all");
    } else {
        QVERIFY2(isNamed, qPrintable(listOf(*renewed)));
    }
}

void VerificationTest::whatIsMissingOrTooMuchIsNamed()
{
    QMap<QString, QByteArray> entries = m_entries;
    entries.remove(QStringLiteral("records/AvB_2.sgf"));
    entries.insert(QStringLiteral("records/more.sgf"), "(;)");
    const auto found = verified(m_folder.filePath(QStringLiteral("other.zip")), entries, false);
    QVERIFY(found);
    const QString list = listOf(*found);
    QVERIFY2(list.contains(QStringLiteral("records/AvB_2.sgf: it is missing")), qPrintable(list));
    QVERIFY2(list.contains(QStringLiteral("records/more.sgf: it is not in the manifest")),
             qPrintable(list));
}

/// Times for a machine twice as fast as the one that played are doubled there.
void VerificationTest::clocksGoByTheSpeedOfTheirMachine()
{
    Competition competition = *readSettings(m_entries.value(entry::Settings));
    competition.machines.speed = 20;
    for (const Color color : BothColors) {
        competition.setup.time[color] = *timeControlFromText("30s+3x5s");
    }
    QMap<QString, QByteArray> entries = m_entries;
    entries[entry::Settings] = toToml(competition).toUtf8();
    const auto setSpeed = [&entries](const QString &name, double speed) {
        SealedGame sealed = *sealedGameFromJson(entries.value(name));
        sealed.game.node = QStringLiteral("host-1");
        sealed.game.speed = speed;
        entries[name] = toJson(sealed);
    };
    const QString first = QStringLiteral("games/AvB_0.1.json");
    for (int game = 0; game < 4; ++game) {
        setSpeed(QStringLiteral("games/AvB_%1.1.json").arg(game), 10);
    }
    const QString path = m_folder.filePath(QStringLiteral("scaled.zip"));
    QVERIFY(test::writeBundle(path, entries, true));
    entries[entry::Report] = toJson(reportOf(*readSealed(path))) + '\n';
    const auto found = verified(path, entries, true);
    QVERIFY2(found->isClean(), qPrintable(listOf(*found)));
    QCOMPARE(found->clocks, 4);
    QVERIFY(found->notChecked.empty());

    setSpeed(first, 15);
    const auto other = verified(path, entries, true);
    QCOMPARE(other->differences.front().kind, Difference::Kind::Clock);
    QCOMPARE(other->differences.front().game, QStringLiteral("AvB_0"));

    setSpeed(first, 0); // as of an earlier Shinpan
    const auto unknown = verified(path, entries, true);
    QVERIFY2(unknown->isClean(), qPrintable(listOf(*unknown)));
    QCOMPARE(unknown->clocks, 3);
    QVERIFY(unknown->notChecked.front().english().startsWith(QStringLiteral("clocks of 1 games")));
}

void VerificationTest::aPublishedHashPinsTheManifest()
{
    const QByteArray hash = sha256Of(m_entries.value(entry::Manifest));
    QVERIFY(verifyBundle(m_bundle, hash)->isPinned);
    QMap<QString, QByteArray> entries = m_entries;
    entries[entry::Settings].replace("hidden", "others");
    const QString path = m_folder.filePath(QStringLiteral("renewed.zip"));
    QVERIFY(test::writeBundle(path, entries, true));
    QVERIFY(verifyBundle(path)->isClean()); // the table says so
    QVERIFY(!verifyBundle(path, hash)->isClean());
}

SHINPAN_TEST(VerificationTest)
#include "verification_test.moc"
