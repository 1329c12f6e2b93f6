#include "core/gtpserver/gtpserver.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/wholefile.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::OrderlyEngine;
using test::talk;

/// loadsgf, printsgf and gomill-savesgf.
class GtpServerRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsSavedWithRemarksAndProperties();
    void aSavedGameIsLoadedAgain();
    void aRecordIsLoadedUpToAMove();
    void whatIsNoRecordIsRefused();
    void aRecordMayStandInTheAnswer();

private:
    [[nodiscard]] std::string path(const char *name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

void GtpServerRecordTest::aGameIsSavedWithRemarksAndProperties()
{
    OrderlyEngine engine;
    const std::string file = path("saved.sgf");
    QCOMPARE(talk(engine, "boardsize 9\nkomi 5.5\nfixed_handicap 2\ngenmove w\nplay b pass\n"
                          "gomill-savesgf "
                              + file + " PB=testplayer PW=GNU\\_Go:3.8 RE=W+3.5 GC=a\\\\b\\_c]\n"),
             std::string("=\n\n=\n\n= C3 G7\n\n= A1\n\n=\n\n=\n\n"));
    const Result<SgfGame, SgfError> game = readSgfFile(QString::fromStdString(file));
    QVERIFY(game.has_value());
    QVERIFY(game->warnings.empty());
    const GameInfo info = readGameInfo(game->tree);
    QCOMPARE(info.size, BoardSize::square(9));
    QCOMPARE(info.komi, std::optional(5.5));
    QCOMPARE(info.handicap, 2);
    QCOMPARE(info.playerName.black, QStringLiteral("testplayer"));
    QCOMPARE(info.playerName.white, QStringLiteral("GNU Go:3.8"));
    QCOMPARE(info.result, QStringLiteral("W+3.5"));
    QCOMPARE(info.gameComment, QStringLiteral("a\\b c]"));
    QVERIFY(!info.date.isEmpty());
    const NodeId root = game->tree.root();
    QCOMPARE(simpleTextAt(game->tree, root, "AP"), QStringLiteral("Orderly:1.0"));
    const NodeId first = game->tree.firstChild(root);
    QVERIFY((moveAt(game->tree, first) == Move{Color::White, Point{0, 0}}));
    QCOMPARE(commentAt(game->tree, first), QStringLiteral("the first point\n\nthat is free"));
    QVERIFY(moveAt(game->tree, game->tree.firstChild(first)) == Move::pass(Color::Black));
    QCOMPARE(talk(engine, "gomill-savesgf\ngomill-savesgf " + file + " x\ngomill-savesgf " + file
                              + " pb=x\ngomill-savesgf /nowhere/x.sgf AP=other:2\n"),
             std::string("? syntax error\n\n? syntax error\n\n? syntax error\n\n"
                         "? cannot write file\n\n"));
}

void GtpServerRecordTest::aSavedGameIsLoadedAgain()
{
    OrderlyEngine engine;
    const std::string file = path("again.sgf");
    static_cast<void>(talk(engine, "boardsize 7\nkomi 3.5\nkata-set-rules japanese\n"
                                   "fixed_handicap 3\nplay w D4\ngomill-savesgf "
                                       + file + "\n"));
    QCOMPARE(talk(engine, "loadsgf " + file
                              + "\nquery_boardsize\nget_komi\nget_handicap\nlist_stones b\n"
                                "move_history\ngenmove b\nundo\nundo\nundo\nkata-get-rules\n"),
             std::string("=\n\n= 7\n\n= 3.5\n\n= 3\n\n= C3 C5 E5\n\n= white D4\n\n= A1\n\n=\n\n"
                         "=\n\n? cannot undo\n\n"
                         "= {\"friendlyPassOk\":false,\"hasButton\":false,\"ko\":\"SIMPLE\","
                         "\"scoring\":\"TERRITORY\",\"suicide\":false,\"tax\":\"SEKI\","
                         "\"whiteHandicapBonus\":\"0\"}\n\n"));
}

void GtpServerRecordTest::aRecordIsLoadedUpToAMove()
{
    OrderlyEngine engine;
    const std::string file = path("moves.sgf");
    QVERIFY(
        saveWholeFile("(;SZ[5];B[aa](;W[bb];C[x];B[cc])(;W[dd]))", QString::fromStdString(file)));
    const auto history = [&](const std::string &number) {
        return talk(engine, "loadsgf " + file + ' ' + number + "\nmove_history\n");
    };
    QCOMPARE(history(""), std::string("=\n\n= black C3\nwhite B4\nblack A5\n\n"));
    QCOMPARE(history("3"), std::string("=\n\n= white B4\nblack A5\n\n"));
    QCOMPARE(history("1"), std::string("=\n\n=\n\n"));
    QCOMPARE(history("99"), std::string("=\n\n= black C3\nwhite B4\nblack A5\n\n"));
    QCOMPARE(history("x"), std::string("? syntax error\n\n=\n\n"));
}

void GtpServerRecordTest::whatIsNoRecordIsRefused()
{
    OrderlyEngine engine;
    const std::string text = path("text.sgf");
    const std::string large = path("large.sgf");
    QVERIFY(saveWholeFile("no record", QString::fromStdString(text)));
    QVERIFY(saveWholeFile("(;SZ[52])", QString::fromStdString(large)));
    QCOMPARE(talk(engine, "play b C3\nloadsgf " + text + "\nloadsgf " + large
                              + "\nloadsgf /nowhere\nloadsgf /dev/zero\nloadsgf\nlist_stones b\n"),
             std::string("=\n\n? cannot load file\n\n? cannot load file\n\n? cannot load file\n\n"
                         "? cannot load file\n\n? syntax error\n\n= C3\n\n"));
}

void GtpServerRecordTest::aRecordMayStandInTheAnswer()
{
    OrderlyEngine engine;
    for (const char *command : {"printsgf\n", "printsgf -\n"}) {
        const QByteArray output = QByteArray::fromStdString(
            talk(engine, std::string("boardsize 9\nplay b C3\n") + command));
        const QByteArray record = output.mid(output.lastIndexOf("= ") + 2);
        const Result<SgfGame, SgfError> game = readSgf(record);
        QVERIFY(game.has_value());
        QVERIFY((moveAt(game->tree, game->tree.firstChild(game->tree.root()))
                 == Move{Color::Black, Point{2, 2}}));
    }
    QVERIFY(!QFile::exists(QStringLiteral("-")));
}

SHINPAN_TEST(GtpServerRecordTest)
#include "gtpserverrecord_test.moc"
