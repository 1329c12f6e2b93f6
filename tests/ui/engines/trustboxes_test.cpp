#include "ui/engines/trustboxes.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

class TrustBoxesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsShownIsHandedBack();
    void aClickIsAnEdit();
    void aCheckMovesOnlyTheAutomaticChoice();
    void eachBoxIsExplainedInASentence();

private:
    TrustBoxes m_boxes;
};

void TrustBoxesTest::whatIsShownIsHandedBack()
{
    for (const bool allowsClaims : {true, false}) {
        EngineProfile profile;
        profile.allowsClaims = allowsClaims;
        profile.isReliableScorer = !allowsClaims;
        profile.verifiesBoard = allowsClaims;
        profile.toldAs = allowsClaims ? Perspective::White : Perspective::Black;
        profile.thoughts = allowsClaims ? ThoughtsWanted::Always : ThoughtsWanted::Never;
        profile.pondering = allowsClaims ? Pondering::Forbidden : Pondering::Frozen;
        EngineProfile written;

        m_boxes.showProfile(profile);
        m_boxes.writeTo(written);

        QCOMPARE(written, profile);
    }
}

void TrustBoxesTest::aClickIsAnEdit()
{
    m_boxes.showProfile({});
    const QSignalSpy edits(&m_boxes, &TrustBoxes::edited);

    test::buttonWithText<QCheckBox>(m_boxes, "May claim a win")->click();
    test::buttonWithText<QCheckBox>(m_boxes, "Its score counts")->click();
    test::buttonWithText<QCheckBox>(m_boxes, "Compare boards")->click();

    EngineProfile profile;
    m_boxes.writeTo(profile);
    QVERIFY(profile.allowsClaims);
    QVERIFY(!profile.isReliableScorer);
    QVERIFY(profile.verifiesBoard);
    QCOMPARE(profile.toldAs, Perspective::SideToMove);
    QCOMPARE(edits.size(), 3);

    for (QComboBox *choice : m_boxes.findChildren<QComboBox *>()) {
        QTest::keyClick(choice, Qt::Key_Down);
    }
    m_boxes.writeTo(profile);
    QCOMPARE(profile.toldAs, Perspective::Black);
    QCOMPARE(profile.thoughts, ThoughtsWanted::SlowMoves);
    QCOMPARE(profile.pondering, Pondering::Forbidden);
    QCOMPARE(edits.size(), 6);
}

void TrustBoxesTest::aCheckMovesOnlyTheAutomaticChoice()
{
    for (const auto &[word, wanted] : ThoughtsWords) {
        EngineProfile profile;
        profile.thoughts = wanted;
        m_boxes.showProfile(profile);
        const QSignalSpy edits(&m_boxes, &TrustBoxes::edited);
        m_boxes.trustThoughts();
        m_boxes.writeTo(profile);
        const bool isMoved = wanted == ThoughtsWanted::Automatic;
        QCOMPARE(profile.thoughts, isMoved ? ThoughtsWanted::SlowMoves : wanted);
        QCOMPARE(edits.size(), isMoved ? 1 : 0);
    }
}

void TrustBoxesTest::eachBoxIsExplainedInASentence()
{
    const QList<QCheckBox *> boxes = m_boxes.findChildren<QCheckBox *>();
    QCOMPARE(boxes.size(), 3);
    for (const QCheckBox *box : boxes) {
        QVERIFY(box->accessibleDescription().endsWith(u'.'));
    }
    QCOMPARE(test::unnamedControls(m_boxes), QStringList());
}

SHINPAN_TEST(TrustBoxesTest)
#include "trustboxes_test.moc"
