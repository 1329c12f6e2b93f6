#include "ui/engines/handshakerow.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/controls.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;

class HandshakeRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_row = std::make_unique<HandshakeRow>(); }
    void cleanup();

    void anEngineThatAnswersIsNamedWithItsTime();
    void aMuteProgramIsReportedWithItsLastWords();
    void aRefusedStartupCommandIsMentioned();
    void testingAgainEndsTheFirstTest();
    void anEditEndsTheTestAndItsVerdict();
    void theButtonStopsARunningTest();
    void anotherNameKeepsTheVerdict();
    void aKnownEngineIsTestedOnceItsCommandLineRests();
    void anUnknownProgramWaitsForTheButton();

private:
    [[nodiscard]] static EngineProfile fake(const QString &options = {});
    /// One whose program, in this folder, is called like a known engine.
    [[nodiscard]] static EngineProfile known(const QTemporaryDir &folder);
    [[nodiscard]] static QPushButton *buttonOf(const HandshakeRow &row)
    {
        return test::control<QPushButton>(row, "Test whether the engine answers");
    }
    [[nodiscard]] QPushButton *button() const { return buttonOf(*m_row); }
    [[nodiscard]] QString note() const { return button()->accessibleDescription(); }
    [[nodiscard]] bool says(const QString &text) const;

    std::unique_ptr<HandshakeRow> m_row;
};

/// No engine is left, whatever the test did.
void HandshakeRowTest::cleanup()
{
    m_row.reset();
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses(), QStringList(), 5000);
}

EngineProfile HandshakeRowTest::fake(const QString &options)
{
    EngineProfile profile;
    profile.name = QStringLiteral("Fake");
    profile.commandLine =
        QStringLiteral("'" SHINPAN_FAKE_ENGINE "' --name Fake --version 7 %1").arg(options);
    return profile;
}

EngineProfile HandshakeRowTest::known(const QTemporaryDir &folder)
{
    EngineProfile profile;
    profile.commandLine = folder.filePath(QStringLiteral("gnugo"));
    if (!QFile::link(QStringLiteral(SHINPAN_FAKE_ENGINE), profile.commandLine)) {
        qFatal("the test cannot make a link");
    }
    return profile;
}

bool HandshakeRowTest::says(const QString &text) const
{
    const QList<QLabel *> labels = m_row->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!label->isHidden() && label->text().contains(text)) {
            return true;
        }
    }
    return false;
}

void HandshakeRowTest::anEngineThatAnswersIsNamedWithItsTime()
{
    m_row->showProfile(fake());
    QVERIFY(note().isEmpty());

    const QSignalSpy names(m_row.get(), &HandshakeRow::nameTold);

    button()->click();

    QTRY_VERIFY_WITH_TIMEOUT(!m_row->isTesting(), 10000);
    QVERIFY2(note().startsWith(QStringLiteral("Fake 7 answers in ")), qPrintable(note()));
    QVERIFY(note().endsWith(QStringLiteral(" s")));
    QCOMPARE(names.size(), 1);
    QCOMPARE(names[0][0].toString(), QStringLiteral("Fake"));
}

void HandshakeRowTest::aMuteProgramIsReportedWithItsLastWords()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("sh -c 'echo no network file >&2; exit 3'");
    m_row->showProfile(profile);

    m_row->test();

    QTRY_VERIFY_WITH_TIMEOUT(!m_row->isTesting(), 10000);
    QVERIFY2(note().startsWith(QStringLiteral("It ")), qPrintable(note()));
    QVERIFY(says(QStringLiteral("no network file")));
}

void HandshakeRowTest::aRefusedStartupCommandIsMentioned()
{
    EngineProfile profile = fake();
    profile.startupCommands = {QStringLiteral("unheard-of")};
    m_row->showProfile(profile);

    m_row->test();

    QTRY_VERIFY_WITH_TIMEOUT(!m_row->isTesting(), 10000);
    QVERIFY2(note().contains(QStringLiteral("unheard-of")), qPrintable(note()));
}

void HandshakeRowTest::testingAgainEndsTheFirstTest()
{
    m_row->showProfile(fake(QStringLiteral("--hang-at name")));
    m_row->test();
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses().size(), 1, 5000);

    m_row->test();

    QVERIFY(m_row->isTesting());
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses().size(), 1, 5000);
}

void HandshakeRowTest::anEditEndsTheTestAndItsVerdict()
{
    m_row->showProfile(fake(QStringLiteral("--hang-at name")));
    m_row->test();

    m_row->followEdit(fake(), true);

    QVERIFY(!m_row->isTesting());
    QVERIFY(note().isEmpty());
}

void HandshakeRowTest::theButtonStopsARunningTest()
{
    m_row->showProfile(fake(QStringLiteral("--hang-at name")));
    m_row->test();
    QCOMPARE(button()->text().remove(u'&'), QStringLiteral("Stop"));

    button()->click();

    QVERIFY(!m_row->isTesting());
    QCOMPARE(note(), QStringLiteral("Stopped."));
    QCOMPARE(button()->text().remove(u'&'), QStringLiteral("Test"));
}

void HandshakeRowTest::anotherNameKeepsTheVerdict()
{
    EngineProfile profile = fake();
    m_row->showProfile(profile);
    m_row->test();
    QTRY_VERIFY_WITH_TIMEOUT(!m_row->isTesting(), 10000);
    const QString verdict = note();

    profile.name = QStringLiteral("Renamed");
    m_row->followEdit(profile, true);

    QCOMPARE(note(), verdict);
}

void HandshakeRowTest::aKnownEngineIsTestedOnceItsCommandLineRests()
{
    const QTemporaryDir folder;
    m_row->showProfile({});

    m_row->followEdit(known(folder), true);
    QVERIFY(!m_row->isTesting());

    QTRY_VERIFY_WITH_TIMEOUT(note().contains(QStringLiteral(" answers in ")), 10000);
}

void HandshakeRowTest::anUnknownProgramWaitsForTheButton()
{
    const QTemporaryDir folder;
    const QString witness = folder.filePath(QStringLiteral("started"));
    EngineProfile profile;
    profile.commandLine = QStringLiteral("touch '%1'").arg(witness);
    m_row->showProfile({});

    m_row->followEdit(profile, true);

    HandshakeRow later; // its command line rests, and is tested
    later.showProfile({});
    later.followEdit(known(folder), true);
    QTRY_VERIFY_WITH_TIMEOUT(
        buttonOf(later)->accessibleDescription().contains(QStringLiteral(" answers in ")), 10000);
    QVERIFY(note().isEmpty());
    QVERIFY(!QFile::exists(witness));
    QVERIFY(button()->isEnabled());
}

SHINPAN_TEST(HandshakeRowTest)
#include "handshakerow_test.moc"
