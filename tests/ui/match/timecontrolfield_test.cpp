#include "ui/match/timecontrolfield.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/match/durationfield.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(shinpan::TimeControl)

class TimeControlFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_field.reset(); }

    void everyControlIsHandedBack_data();
    void everyControlIsHandedBack();
    void aSystemShowsOnlyTheFieldsItNeeds_data();
    void aSystemShowsOnlyTheFieldsItNeeds();
    void whatIsTypedIsTheControl();
    void aLookAtAnotherSystemLosesNothing();
    void everySystemBeginsPlayable();
    void usualTimesAreOneChoiceAway();
    void onlyThePersonsChangesAreAnnounced();
    void everyFieldIsNamedAfterItsSide();

private:
    [[nodiscard]] QComboBox &systems() const { return *m_field->findChild<QComboBox *>(); }
    /// What can be read from left to right: "Byo-yomi | 10 min | then | 5 | periods of | 30 s".
    [[nodiscard]] QString shown() const;
    void choose(const char *system) const
    {
        systems().setCurrentIndex(systems().findText(QLatin1String(system)));
    }

    std::unique_ptr<TimeControlField> m_field;
};

void TimeControlFieldTest::init()
{
    m_field = std::make_unique<TimeControlField>(QStringLiteral("Time"));
}

QString TimeControlFieldTest::shown() const
{
    QStringList parts;
    for (int i = 0; i < m_field->layout()->count(); ++i) {
        const QWidget *widget = m_field->layout()->itemAt(i)->widget();
        if (!widget || widget->isHidden()) {
            continue;
        }
        if (const auto *list = qobject_cast<const QComboBox *>(widget)) {
            parts.append(list->currentText());
        } else if (const auto *field = qobject_cast<const QAbstractSpinBox *>(widget)) {
            parts.append(field->text());
        } else if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            parts.append(label->text());
        }
    }
    return parts.join(QStringLiteral(" | "));
}

void TimeControlFieldTest::everyControlIsHandedBack_data()
{
    QTest::addColumn<QString>("control");
    for (const char *control : {"none", "10m", "1h30m", "90s", "10m+5s", "0.5s/move", "10m+5x30s",
                                "0s+3x10s", "10m+25/10m", "1m+999x1h", "999h59m59s"}) {
        QTest::addRow("%s", control) << QString::fromLatin1(control);
    }
}

void TimeControlFieldTest::everyControlIsHandedBack()
{
    QFETCH(const QString, control);
    const TimeControl wanted = timeControlFromText(control.toStdString()).value();

    m_field->setTimeControl(wanted);

    QCOMPARE(QString::fromStdString(toText(m_field->timeControl())),
             QString::fromStdString(toText(wanted)));
    QVERIFY(m_field->timeControl() == wanted);
}

void TimeControlFieldTest::aSystemShowsOnlyTheFieldsItNeeds_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("fields");
    QTest::addRow("none") << "none"
                          << "No limit";
    QTest::addRow("absolute") << "90m"
                              << "Absolute | 1 h 30 min | for the whole game";
    QTest::addRow("Fischer") << "10m+5s"
                             << "Fischer | 10 min | + | 5 s | after each move";
    QTest::addRow("Canadian") << "10m+25/5m"
                              << "Canadian | 10 min | then | 25 | stones in | 5 min";
    QTest::addRow("byo-yomi") << "2m30s+5x30s"
                              << "Byo-yomi | 2 min 30 s | then | 5 | periods of | 30 s";
    QTest::addRow("per move") << "10s/move"
                              << "Per move | 10 s | for each move";
}

void TimeControlFieldTest::aSystemShowsOnlyTheFieldsItNeeds()
{
    QFETCH(const QString, control);

    m_field->setTimeControl(timeControlFromText(control.toStdString()).value());

    QTEST(shown(), "fields");
}

void TimeControlFieldTest::whatIsTypedIsTheControl()
{
    choose("Byo-yomi");
    const auto type = [this](const char *name, const char *text) {
        auto *field = test::control<QAbstractSpinBox>(*m_field, name);
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
    };

    type("Time: main time", "1:30");
    type("Time: number", "3");
    type("Time: period", "20");

    QVERIFY(m_field->timeControl() == (TimeControl{TimeControl::System::Byoyomi, 90s, 20s, 3}));
}

void TimeControlFieldTest::aLookAtAnotherSystemLosesNothing()
{
    const TimeControl typed{TimeControl::System::Canadian, 7min, 4min, 12};
    m_field->setTimeControl(typed);

    choose("Absolute");
    QVERIFY(m_field->timeControl() != typed);
    choose("Canadian");

    QVERIFY(m_field->timeControl() == typed);
}

void TimeControlFieldTest::everySystemBeginsPlayable()
{
    QCOMPARE(systems().count(), 6);
    for (int system = 0; system < systems().count(); ++system) {
        systems().setCurrentIndex(system);
        QVERIFY2(m_field->timeControl().isPlayable(), qPrintable(systems().currentText()));
        QCOMPARE(static_cast<int>(m_field->timeControl().system), system);
    }
}

void TimeControlFieldTest::usualTimesAreOneChoiceAway()
{
    const QSignalSpy edits(m_field.get(), &TimeControlField::edited);
    const QList<QAction *> usual = m_field->findChild<QPushButton *>()->menu()->actions();
    const auto blitz = std::find_if(usual.begin(), usual.end(), [](const QAction *action) {
        return action->text() == QStringLiteral("Blitz\t5 min + 5 × 10 s");
    });
    QVERIFY(blitz != usual.end());

    (*blitz)->trigger();

    QCOMPARE(shown(), QStringLiteral("Byo-yomi | 5 min | then | 5 | periods of | 10 s"));
    QCOMPARE(edits.size(), 1);
}

void TimeControlFieldTest::onlyThePersonsChangesAreAnnounced()
{
    const QSignalSpy edits(m_field.get(), &TimeControlField::edited);

    m_field->setTimeControl({TimeControl::System::Fischer, 5min, 3s, 0});
    QCOMPARE(edits.size(), 0);

    test::control<DurationField>(*m_field, "Time: main time")->stepUp();
    QCOMPARE(edits.size(), 1);
    QVERIFY(m_field->timeControl() == (TimeControl{TimeControl::System::Fischer, 6min, 3s, 0}));
}

void TimeControlFieldTest::everyFieldIsNamedAfterItsSide()
{
    m_field->setName(QStringLiteral("White's time"));
    choose("Byo-yomi");

    QCOMPARE(test::unnamedControls(*m_field), QStringList());
    QCOMPARE(systems().accessibleName(), QStringLiteral("White's time"));
    QVERIFY(test::control<QSpinBox>(*m_field, "White's time: number") != nullptr);
}

SHINPAN_TEST(TimeControlFieldTest)
#include "timecontrolfield_test.moc"
