#include "ui/engines/timeoutfields.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/match/durationfield.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

class TimeoutFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fields.setTimeouts({}); }

    void whatIsSetIsHandedBack();
    void withoutALimitTheFieldSaysSo();
    void aTypedTimeIsTaken();
    void usualTimesComeBackWithOneButton();
    void everyFieldHasANameAndSaysWhatIsUsual();

private:
    [[nodiscard]] DurationField *field(const char *name) const
    {
        return test::control<DurationField>(m_fields, name);
    }

    TimeoutFields m_fields;
};

void TimeoutFieldsTest::whatIsSetIsHandedBack()
{
    Timeouts timeouts;
    timeouts.startUp = 5min;
    timeouts.setUp = 10s;
    timeouts.move = 90s;
    timeouts.scoring = 0ms;
    timeouts.quit = 500ms;

    m_fields.setTimeouts(timeouts);

    QCOMPARE(m_fields.timeouts(), timeouts);
}

void TimeoutFieldsTest::withoutALimitTheFieldSaysSo()
{
    QCOMPARE(field("Time to start and answer first")->text(),
             QStringLiteral("as long as it takes"));
    QCOMPARE(field("Time to set up and relay moves")->text(), QStringLiteral("1 min"));
}

void TimeoutFieldsTest::aTypedTimeIsTaken()
{
    const QSignalSpy edits(&m_fields, &TimeoutFields::edited);
    DurationField *move = field("Time to move, beside the clock");

    move->selectAll();
    QTest::keyClicks(move, QStringLiteral("1:30"));
    QTest::keyClick(move, Qt::Key_Return);
    QCOMPARE(m_fields.timeouts().move, 90s);

    move->selectAll();
    QTest::keyClicks(move, QStringLiteral("0"));
    QTest::keyClick(move, Qt::Key_Return);
    QCOMPARE(m_fields.timeouts(), Timeouts{});
    QCOMPARE(move->text(), QStringLiteral("as long as it takes"));
    QVERIFY(edits.size() >= 2);
}

void TimeoutFieldsTest::usualTimesComeBackWithOneButton()
{
    auto *usual = test::control<QPushButton>(m_fields, "Set the usual times");
    QVERIFY(!usual->isEnabled());
    field("Time to score")->setDuration(5s);
    QVERIFY(usual->isEnabled());

    usual->click();

    QCOMPARE(m_fields.timeouts(), Timeouts{});
    QVERIFY(!usual->isEnabled());
}

void TimeoutFieldsTest::everyFieldHasANameAndSaysWhatIsUsual()
{
    QCOMPARE(test::unnamedControls(m_fields), QStringList());
    QCOMPARE(field("Time to score")->accessibleDescription(), QStringLiteral("usually 3 min"));
    QCOMPARE(field("Time to start and answer first")->accessibleDescription(),
             QStringLiteral("usually as long as it takes"));
}

SHINPAN_TEST(TimeoutFieldsTest)
#include "timeoutfields_test.moc"
