#include "ui/play/boardlayout.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "ui/ending/endcard.h"
#include "ui/kit/forms.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace shinpan;

/// Where a board and what is said about it have their places.
class BoardLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void withoutMessagesTheBoardHasAllTheRoom();
    void whereThereIsRoomMessagesStandBelowTheBoard();
    void inALowWindowMessagesStandBesideTheBoard();
    void inANarrowWindowTheyStayBelow();
    void nothingOfAFoldedCardIsCut();

private:
    /// The room for both, with the card that a game ends with or without it.
    void show(QSize size, bool hasEnded) const;
    [[nodiscard]] QRect board() const { return m_board->geometry(); }
    [[nodiscard]] QRect messages() const { return m_card->parentWidget()->geometry(); }

    QAction m_review;
    QAction m_tryAgain;
    QAction m_save;
    QAction m_newGame;
    std::unique_ptr<QWidget> m_window;
    QWidget *m_board = nullptr;
    EndCard *m_card = nullptr;
};

void BoardLayoutTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_board = new QWidget(m_window.get());
    auto *messages = new QWidget(m_window.get());
    m_card = new EndCard({&m_review, &m_tryAgain, &m_save, &m_newGame});
    messages->setLayout(form::column(0, {m_card}));
    m_window->setLayout(new BoardLayout(m_board, messages));
    m_window->layout()->setContentsMargins({});
}

void BoardLayoutTest::show(QSize size, bool hasEnded) const
{
    if (hasEnded) {
        m_card->showEnd(QStringLiteral("White wins by resignation"), {});
        m_card->offerNext(QStringLiteral("Two losses in a row. Next: about 6 kyu · level 8"));
    }
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void BoardLayoutTest::withoutMessagesTheBoardHasAllTheRoom()
{
    show({660, 470}, false);
    QCOMPARE(board(), m_window->rect());
    QVERIFY(messages().isEmpty()); // it would be clicked in the board's place
}

void BoardLayoutTest::whereThereIsRoomMessagesStandBelowTheBoard()
{
    show({1300, 900}, true);
    QVERIFY(messages().top() > board().bottom());
    QVERIFY(board().height() > 790);
    m_card->hide();
    QTRY_COMPARE(board(), m_window->rect());
}

void BoardLayoutTest::inALowWindowMessagesStandBesideTheBoard()
{
    show({660, 470}, true);
    QVERIFY(messages().left() > board().right());
    QVERIFY(std::min(board().width(), board().height()) >= 440);
    QVERIFY(m_window->rect().contains(messages()));
}

void BoardLayoutTest::inANarrowWindowTheyStayBelow()
{
    show({400, 470}, true);
    QVERIFY(messages().top() > board().bottom());
    QVERIFY(m_window->rect().contains(messages()));
}

void BoardLayoutTest::nothingOfAFoldedCardIsCut()
{
    show({660, 470}, true);
    QTRY_VERIFY(m_card->width() < 300);
    const auto buttons = m_card->findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        QVERIFY(m_card->rect().contains(button->geometry()));
        QVERIFY(button->width() >= button->sizeHint().width());
    }
    const auto labels = m_card->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
    }
}

SHINPAN_TEST(BoardLayoutTest)

#include "boardlayout_test.moc"
