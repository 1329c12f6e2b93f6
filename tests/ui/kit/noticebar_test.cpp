#include "ui/kit/noticebar.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace shinpan;

class NoticeBarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bar = std::make_unique<NoticeBar>(); }
    void cleanup() { m_bar.reset(); }

    void itIsHiddenUntilThereIsNews();
    void newerNewsReplacesOlder();
    void newsCanBePutAway();
    void somethingCanBeDoneAboutNews();
    void newerNewsTakesItsButtonsAlong();
    void anOfferIsAccepted();
    void anOfferIsRejected();
    void newsWaitsForTheAnswerToAnOffer();
    void anOfferThatWasPutAwayIsOver();
    void whatIsTrueNoLongerGoes();
    void aLongTextIsCut();
    void aLongNameDoesNotMakeTheWindowWide();
    void everyControlHasAName();

private:
    void offer() const
    {
        m_bar->offer(QStringLiteral("A game was left."), QStringLiteral("Recover it"),
                     QStringLiteral("Discard it"));
    }
    void press(const char *text) const { test::buttonWithText<QPushButton>(*m_bar, text)->click(); }
    void putAway() const { test::control<QToolButton>(*m_bar, "Put the notice away")->click(); }

    std::unique_ptr<NoticeBar> m_bar;
};

void NoticeBarTest::itIsHiddenUntilThereIsNews()
{
    QVERIFY(m_bar->isHidden());

    m_bar->tell(QStringLiteral("News"));

    QVERIFY(!m_bar->isHidden());
    QCOMPARE(m_bar->text(), QStringLiteral("News"));
}

void NoticeBarTest::newerNewsReplacesOlder()
{
    m_bar->tell(QStringLiteral("Old"));

    m_bar->tell(QStringLiteral("New"));

    QCOMPARE(m_bar->text(), QStringLiteral("New"));
}

void NoticeBarTest::newsCanBePutAway()
{
    m_bar->tell(QStringLiteral("News"));

    putAway();

    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::somethingCanBeDoneAboutNews()
{
    int done = 0;
    m_bar->tell(QStringLiteral("Removed."),
                {{QStringLiteral("Undo"), [&done] { ++done; }}, {QStringLiteral("Show"), [] {}}});

    press("Undo");

    QCOMPARE(done, 1);
    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::newerNewsTakesItsButtonsAlong()
{
    m_bar->tell(QStringLiteral("Old"), {{QStringLiteral("Undo"), [] {}}});

    m_bar->tell(QStringLiteral("New"));

    QCOMPARE(m_bar->text(), QStringLiteral("New"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of the old button
    QCOMPARE(m_bar->findChildren<QPushButton *>().size(), 0);
}

void NoticeBarTest::anOfferIsAccepted()
{
    const QSignalSpy accepted(m_bar.get(), &NoticeBar::accepted);
    const QSignalSpy rejected(m_bar.get(), &NoticeBar::rejected);
    offer();

    press("Recover it");

    QCOMPARE(accepted.size(), 1);
    QCOMPARE(rejected.size(), 0);
    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::anOfferIsRejected()
{
    const QSignalSpy accepted(m_bar.get(), &NoticeBar::accepted);
    const QSignalSpy rejected(m_bar.get(), &NoticeBar::rejected);
    offer();

    press("Discard it");

    QCOMPARE(accepted.size(), 0);
    QCOMPARE(rejected.size(), 1);
    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::newsWaitsForTheAnswerToAnOffer()
{
    offer();

    m_bar->tell(QStringLiteral("News"));
    QCOMPARE(m_bar->text(), QStringLiteral("A game was left."));
    press("Recover it");

    QVERIFY(!m_bar->isHidden());
    QCOMPARE(m_bar->text(), QStringLiteral("News"));
    putAway();
    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::anOfferThatWasPutAwayIsOver()
{
    const QSignalSpy rejected(m_bar.get(), &NoticeBar::rejected);
    offer();

    putAway();
    QVERIFY(m_bar->isHidden());
    m_bar->tell(QStringLiteral("News"));

    QCOMPARE(m_bar->text(), QStringLiteral("News"));
    QCOMPARE(rejected.size(), 0);
}

void NoticeBarTest::whatIsTrueNoLongerGoes()
{
    const QString old = QString(3000, u'x');
    m_bar->tell(old);
    m_bar->retract(QStringLiteral("other news"));
    QVERIFY(!m_bar->isHidden());
    m_bar->retract(old);
    QVERIFY(m_bar->isHidden());

    offer();
    m_bar->tell(old);
    m_bar->retract(old); // while it waits
    press("Discard it");
    QVERIFY(m_bar->isHidden());
}

void NoticeBarTest::aLongNameDoesNotMakeTheWindowWide()
{
    const QString text =
        QStringLiteral("%1.sgf cannot be read").arg(QString(240, QLatin1Char('W')));

    m_bar->tell(text);

    QVERIFY2(m_bar->minimumSizeHint().width() < 600,
             qPrintable(QString::number(m_bar->minimumSizeHint().width())));
    QCOMPARE(m_bar->text(), text);

    const QString usual = QStringLiteral("/home/anna/games/2026/engines.json: no JSON");
    m_bar->tell(usual);
    QCOMPARE(m_bar->findChild<QLabel *>()->text(), usual); // somebody may copy it
}

void NoticeBarTest::aLongTextIsCut()
{
    m_bar->resize(600, 100);
    m_bar->tell(QString(50'000, u'x'));

    QVERIFY(m_bar->text().size() < 500);
    QVERIFY(m_bar->text().contains(QStringLiteral("50000")));
    QVERIFY(m_bar->heightForWidth(600) < 200);
}

void NoticeBarTest::everyControlHasAName()
{
    offer();

    QCOMPARE(test::unnamedControls(*m_bar), QStringList());
}

SHINPAN_TEST(NoticeBarTest)
#include "noticebar_test.moc"
