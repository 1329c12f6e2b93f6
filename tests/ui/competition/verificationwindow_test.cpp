#include "ui/competition/verificationwindow.h"

#include "core/competition/seal/sealing.h"
#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/longtextedit.h"

#include <QFileInfo>
#include <QLineEdit>

using namespace shinpan;
using test::buttonWithText;
using test::control;

/// A sealed competition is verified in a window.
class VerificationWindowTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { begin(); }
    void cleanup();

    void whatIsAsItWasSealedIsGood();
    void anotherHashIsSeen();
    void whatIsNoBundleIsSaid();
    void everyControlHasAName();

private:
    void openSealed();
    /// Verifies that file, and waits for the verdict.
    void openWindow(const char *name);
    [[nodiscard]] FieldNote *verdict() const { return m_verification->findChild<FieldNote *>(); }
    [[nodiscard]] QPushButton *again() const
    {
        return buttonWithText<QPushButton>(*m_verification, "Verify Again");
    }

    std::unique_ptr<VerificationWindow> m_verification;
};

void VerificationWindowTest::initTestCase()
{
    const QByteArray folder = QFileInfo(QStringLiteral(SHINPAN_CLI)).path().toLocal8Bit();
    qputenv("PATH", folder + ':' + qgetenv("PATH"));
}

void VerificationWindowTest::cleanup()
{
    m_verification.reset();
    end();
}

void VerificationWindowTest::openWindow(const char *name)
{
    m_verification = std::make_unique<VerificationWindow>(path(name));
    m_verification->show();
    QVERIFY(!again()->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(again()->isEnabled(), Wait);
}

void VerificationWindowTest::openSealed()
{
    writeCup(2);
    playOut();
    QVERIFY(sealCompetition(path("cup.toml"), path("cup.seal.zip"), {},
                            [](const SealPreview &) { return true; }));
    openWindow("cup.seal.zip");
}

void VerificationWindowTest::whatIsAsItWasSealedIsGood()
{
    openSealed();
    QCOMPARE(verdict()->text(), QStringLiteral("Everything is as it was sealed."));
    QCOMPARE(verdict()->tone(), FieldNote::Tone::Good);
    QVERIFY(control<LongTextEdit>(*m_verification, "What was found")
                ->text()
                .contains(QStringLiteral("2 games")));
    QVERIFY(CompetitionWindows::isCompetition(path("cup.seal.zip"))); // it is opened as such
}

void VerificationWindowTest::anotherHashIsSeen()
{
    openSealed();
    control<QLineEdit>(*m_verification, "SHA-256 that was published")->setText(QString(64, u'0'));
    QTest::mouseClick(again(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(verdict()->tone(), FieldNote::Tone::Error, Wait);
    QVERIFY(control<LongTextEdit>(*m_verification, "What was found")
                ->text()
                .contains(QStringLiteral("not the one whose hash was published")));
}

void VerificationWindowTest::whatIsNoBundleIsSaid()
{
    QVERIFY(saveWholeFile("(;GM[1])", path("no.seal.zip")));
    openWindow("no.seal.zip");
    QCOMPARE(verdict()->tone(), FieldNote::Tone::Error);
    QVERIFY2(verdict()->text().startsWith(QStringLiteral("It cannot be verified: ")),
             qPrintable(verdict()->text()));
}

void VerificationWindowTest::everyControlHasAName()
{
    openSealed();
    QCOMPARE(test::unnamedControls(*m_verification), QStringList());
}

SHINPAN_TEST(VerificationWindowTest)
#include "verificationwindow_test.moc"
