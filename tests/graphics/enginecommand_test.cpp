#include "core/graphics/enginecommand.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] EngineCommand command(const char *line)
{
    const CommandList list = readCommands(QString::fromLatin1(line));
    Q_ASSERT(list.commands.size() == 1 && list.badLines == 0);
    return list.commands.front();
}

} // namespace

/// What engines say they can be asked, and how it is asked.
class EngineCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsReadAsGoGuiReadsIt()
    {
        const CommandList list =
            readCommands(QStringLiteral("# of an engine\n"
                                        "\n"
                                        "  plist/Legal Moves/all_legal %c \n"
                                        "gfx/Legal Moves/again\n"
                                        "hologram/New/shine\n"
                                        "DBOARD/Moyo/moyo/0.5/5\n"
                                        "string/no command\n"
                                        "string//empty\n"
                                        "a/b/c/d/e/f\n"
                                        "string/Help/help/Lists all commands"));
        QCOMPARE(list.badLines, 3);
        QCOMPARE(list.commands.size(), std::size_t(4));
        QCOMPARE(list.commands[0].command, QStringLiteral("all_legal %c"));
        QCOMPARE(list.commands[1].type, ReplyType::None);
        QCOMPARE(list.commands[2].type, ReplyType::DBoard);
        QCOMPARE(list.commands[3].note, QStringLiteral("Lists all commands"));
    }

    void everyTypeHasItsName()
    {
        for (int i = 0; i <= static_cast<int>(LastReplyType); ++i) {
            const auto type = static_cast<ReplyType>(i);
            const QString line = replyTypeName(type) + QStringLiteral("/Label/word");
            QCOMPARE(readCommands(line).commands.at(0).type, type);
        }
    }

    void aSectionStandsBehindTheType()
    {
        const EngineCommand owners = command("dboard -whiteOwnership/Ownership/kata-raw-nn 0");
        QCOMPARE(owners.type, ReplyType::DBoard);
        QCOMPARE(owners.section, QStringLiteral("-whiteOwnership"));
    }

    void wildcardsAreFilledIn_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char *wildcards, const char *line) {
            QTest::newRow(wildcards) << QString::fromLatin1(wildcards) << QByteArray(line);
        };
        row("ask %m", "ask w");
        row("ask %c", "ask b");
        row("ask %p", "ask C3");
        row("ask %P", "ask D4 E5");
        row("ask %s", "ask 100% %p");
        row("ask %o", "ask 100% %p");
        row("ask %r", "ask \"/tmp/my file\"");
        row("ask %f", "ask \"/tmp/my file\"");
        row("ask %w", "ask /tmp/new");
        row("ask %c %p 5%", "ask b C3 5%");
        row("ask %x %", "ask %x %");
    }

    void wildcardsAreFilledIn()
    {
        QFETCH(const QString, command);
        const CommandChoices choices{.toMove = Color::White,
                                     .color = Color::Black,
                                     .point = at("C3"),
                                     .points = {at("D4"), at("E5")},
                                     .text = QStringLiteral("100% %p"),
                                     .fileToOpen = QStringLiteral("/tmp/my file"),
                                     .fileToSave = QStringLiteral("/tmp/new")};
        const Result<GtpCommand> filled = filledIn(command, choices);
        QVERIFY(filled.has_value());
        QTEST(filled->line(), "line");
    }

    void whatAPersonHasToGiveIsKnown()
    {
        QVERIFY(command("gfx/A/a %m %c").needsNothing());
        QVERIFY(command("gfx/A/a %c %p").needsOnlyPoint());
        QVERIFY(!command("gfx/A/a %p %s").needsOnlyPoint());
        QVERIFY(command("gfx/A/a %P").needsPoints());
        QVERIFY(command("eplist/A/a").needsPoints());
        for (const char *asks :
             {"eplist/A/a", "param/A/a", "string/A/a %s", "string/A/a %o", "string/A/a %r",
              "string/A/a %f", "string/A/a %w", "string/A/a %p", "string/A/a %P"}) {
            QVERIFY2(!command(asks).needsNothing(), asks);
        }
    }

    void aLineOfPlayBeginsWithTheRightColour()
    {
        const CommandChoices choices{.toMove = Color::White, .color = Color::Black};
        using enum ReplyType;
        QCOMPARE(firstToMove(Var, choices, Stone::Empty), std::optional(Color::White));
        QCOMPARE(firstToMove(VarB, choices, Stone::Empty), std::optional(Color::Black));
        QCOMPARE(firstToMove(VarW, choices, Stone::Empty), std::optional(Color::White));
        QCOMPARE(firstToMove(VarC, choices, Stone::Empty), std::optional(Color::Black));
        QCOMPARE(firstToMove(VarP, choices, Stone::White), std::optional(Color::White));
        QCOMPARE(firstToMove(VarPo, choices, Stone::White), std::optional(Color::Black));
        QCOMPARE(firstToMove(VarP, choices, Stone::Empty), std::optional<Color>());
        QCOMPARE(firstToMove(Gfx, choices, Stone::White), std::optional<Color>());
    }

    void aHugeListIsCut()
    {
        QString text;
        for (int i = 0; i < 3000; ++i) {
            text += QStringLiteral("gfx/%1/a\n").arg(i);
        }
        QCOMPARE(readCommands(text).commands.size(), MostCommands);
    }
};

SHINPAN_TEST(EngineCommandTest)
#include "enginecommand_test.moc"
