#include "core/engine/dialect/boardreading.h"
#include "core/gtpserver/gtpserver.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::OrderlyEngine;
using test::talk;

/// The commands that change the board, show it and count it.
class GtpServerBoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conversations_data();
    void conversations();
    void theBoardIsDrawnAsOthersReadIt();
    void whatTheEngineMayNotPlayIsNoMove();
    void aClaimIsForWhoAskedForIt();
};

void GtpServerBoardTest::conversations_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *input, const char *expected) {
        QTest::newRow(name) << QByteArray(input) << QByteArray(expected);
    };
    const char *const size = "? unacceptable size\n\n";
    row("sizes",
        "boardsize 0\nboardsize 20\nboardsize 26\nboardsize 52\nboardsize -1\nboardsize x\n",
        (QByteArray(size) + size + size + size + size + "? syntax error\n\n").constData());
    row("rectangles", "rectangular_boardsize 9 7\nboardsize 9 7\nboardsize 7:7\nquery_boardsize\n",
        "? unknown command\n\n? unacceptable size\n\n=\n\n= 7\n\n");
    row("komi", "komi 6,5\nget_komi\nkomi nan\nkomi x\nkomi -400.5\nget_komi\nkomi 1e200\n",
        "=\n\n= 6.5\n\n? syntax error\n\n? syntax error\n\n=\n\n= -400.5\n\n? syntax error\n\n");
    row("plays",
        "boardsize 9\nplay b d4\nplay b D4\nplay W pass\nplay b resign\nplay b\nplay x A1\n",
        "=\n\n=\n\n? illegal move\n\n=\n\n? invalid color or coordinate\n\n"
        "? invalid color or coordinate\n\n? invalid color or coordinate\n\n");
    row("ko",
        "boardsize 5\ngogui-play_sequence b B3 w E3 b C2 w D2 b C4 w D4 b A1 w C3 b D3\n"
        "play w C3\nplay w A5\nplay b A4\nplay w C3\n",
        "=\n\n=\n\n? illegal move\n\n=\n\n=\n\n=\n\n");
    row("suicide", "boardsize 5\nplay w A2\nplay w B1\nplay b A1\nis_legal b A1\nis_legal w A1\n",
        "=\n\n=\n\n=\n\n? illegal move\n\n= 0\n\n= 1\n\n");
    row("all or nothing",
        "boardsize 5\ngogui-play_sequence b A1 w A1\nlist_stones b\n"
        "gogui-play_sequence b A1 w\n",
        "=\n\n? illegal move\n\n=\n\n? invalid color or coordinate\n\n");
    row("undo",
        "boardsize 5\nundo\nplay b A1\nplay w pass\nundo\nlast_move\ngg-undo 2\ngg-undo\n"
        "last_move\n",
        "=\n\n? cannot undo\n\n=\n\n=\n\n=\n\n= black A1\n\n? cannot undo\n\n=\n\n"
        "? no previous move known\n\n");
    row("history", "boardsize 5\nplay b A1\nplay w pass\nmove_history\n",
        "=\n\n=\n\n=\n\n= white pass\nblack A1\n\n");
    row("captures", "boardsize 5\nplay w A1\nplay b A2\nplay b B1\ncaptures b\ncaptures w\n",
        "=\n\n=\n\n=\n\n=\n\n= 1\n\n= 0\n\n");
    row("legal", "boardsize 2\nplay b A1\nall_legal w\n", "=\n\n=\n\n= B1 A2 B2\n\n");
    row("fixed handicap",
        "boardsize 9\nfixed_handicap 3\nget_handicap\nfixed_handicap 2\n"
        "clear_board\nget_handicap\nfixed_handicap 10\nfixed_handicap 1\n",
        "=\n\n= C3 G7 C7\n\n= 3\n\n? board not empty\n\n=\n\n= 0\n\n"
        "? invalid number of stones\n\n? invalid number of stones\n\n");
    row("free handicap",
        "boardsize 5\nplace_free_handicap 3\nlist_stones b\nplace_free_handicap 2\n"
        "clear_board\nplace_free_handicap 25\n",
        "=\n\n= A1 B1 C1\n\n= A1 B1 C1\n\n? board not empty\n\n=\n\n"
        "? invalid number of stones\n\n");
    row("more than fixed", "boardsize 7\nplace_free_handicap 5\n", "=\n\n= C3 E5 C5 E3 A1\n\n");
    row("given handicap",
        "boardsize 9\nset_free_handicap C3 D2\nplay b C3\nclear_board\n"
        "set_free_handicap D4 D4\nset_free_handicap C3 pass\n"
        "set_free_handicap C3\nlist_stones b\n",
        "=\n\n=\n\n? illegal move\n\n=\n\n? bad vertex list\n\n? bad vertex list\n\n"
        "? bad vertex list\n\n=\n\n");
    row("set-up",
        "boardsize 5\nset_position b A1 w B1\nlist_stones w\nundo\n"
        "gogui-setup b A1 w A2 w B1\nset_position b A1 w A1\nset_position\nlist_stones b\n"
        "gogui-setup_player w\n",
        "=\n\n=\n\n= B1\n\n? cannot undo\n\n? a stone without a liberty\n\n"
        "? invalid color or coordinate\n\n=\n\n=\n\n=\n\n");
    row("score",
        "boardsize 5\nkomi 0.5\n"
        "set_position b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5 w A3\n"
        "final_score\nfinal_status_list dead\nfinal_status_list alive\n"
        "final_status_list seki\nfinal_status_list dame\nfinal_status_list x\n",
        "=\n\n=\n\n=\n\n= W+0.5\n\n= A3\n\n= B1 B2 B3 B4 B5\nD1 D2 D3 D4 D5\n\n=\n\n"
        "= C1 C2 C3 C4 C5\n\n? syntax error\n\n");
    row("rules",
        "kata-set-rules japanese\nkata-get-rules\nkgs-rules new_zealand\nkgs-rules x\n"
        "kata-set-rules {\"ko\": \"SIMPLE\", \"scoring\":\"AREA\"}\n",
        "=\n\n= {\"friendlyPassOk\":false,\"hasButton\":false,\"ko\":\"SIMPLE\",\"scoring\":"
        "\"TERRITORY\",\"suicide\":false,\"tax\":\"SEKI\",\"whiteHandicapBonus\":\"0\"}\n\n"
        "=\n\n? unknown rules\n\n=\n\n");
}

void GtpServerBoardTest::conversations()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, expected);
    OrderlyEngine engine;
    QCOMPARE(QByteArray::fromStdString(talk(engine, input.toStdString())), expected);
}

void GtpServerBoardTest::theBoardIsDrawnAsOthersReadIt()
{
    OrderlyEngine engine;
    const std::string told =
        talk(engine, "boardsize 13\nplay b N13\nplay w A1\nplay b K10\nshowboard\n");
    const QString drawing = QString::fromStdString(told).section(QStringLiteral("=\n"), -1);
    const std::optional<Board> board = boardFromDrawing(drawing, BoardSize::square(13));
    QVERIFY2(board, told.c_str());
    Board expected(BoardSize::square(13));
    expected.set({12, 12}, Stone::Black);
    expected.set({0, 0}, Stone::White);
    expected.set({9, 9}, Stone::Black);
    QVERIFY2(*board == expected, told.c_str());
}

void GtpServerBoardTest::whatTheEngineMayNotPlayIsNoMove()
{
    OrderlyEngine engine;
    engine.next = EngineAnswer{.point = Point{0, 0}};
    QCOMPARE(talk(engine, "boardsize 5\nplay w A1\ngenmove b\nlist_stones b\ngenmove b\n"),
             std::string("=\n\n=\n\n? the engine chose an illegal move: A1\n\n=\n\n= B1\n\n"));
    engine.next = EngineAnswer{.kind = EngineAnswer::Kind::Resignation, .remark = "hopeless"};
    QCOMPARE(talk(engine, "genmove b\nundo\ngomill-explain_last_move\n"),
             std::string("= resign\n\n? cannot undo\n\n= hopeless\n\n"));
}

void GtpServerBoardTest::aClaimIsForWhoAskedForIt()
{
    const EngineAnswer claim{.kind = EngineAnswer::Kind::Claim};
    OrderlyEngine engine;
    engine.next = claim;
    QCOMPARE(talk(engine, "gomill-genmove_ex\ngomill-genmove_ex w claim\nlist_stones w\n"),
             std::string("= claim\n\n= claim\n\n=\n\n"));
    QVERIFY(engine.asked.mayClaim);
    engine.next = claim;
    QCOMPARE(talk(engine, "gomill-genmove_ex w\n"),
             std::string("? the engine claims what nobody asked for\n\n"));
}

SHINPAN_TEST(GtpServerBoardTest)
#include "gtpserverboard_test.moc"
