#include "ui/review/reviewdialog.h"

#include "tests/support/testmain.h"

#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;

/// How a game is to be reviewed, as a person says it.
class ReviewDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasChosenLastIsThere();
    void withoutAnEngineOrALimitThereIsNoReview();
    void theVisitsAreThoseThatTheEnginesNeed();
    void theWholeGameIsWhateverItGrowsTo();
};

namespace {

std::vector<EngineProfile> twoEngines()
{
    return {{QStringLiteral("ada"), QStringLiteral("Ada"), QStringLiteral("ada"), {}, {}, {}},
            {QStringLiteral("bea"), QStringLiteral("Bea"), QStringLiteral("bea"), {}, {}, {}}};
}

/// Whether the default button, which begins the review, is enabled.
bool mayBegin(const ReviewDialog &dialog)
{
    const auto buttons = dialog.findChildren<QPushButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(),
                                    [](const QPushButton *button) { return button->isDefault(); });
    return found != buttons.end() && (*found)->isEnabled();
}

QSpinBox &field(const ReviewDialog &dialog, const char *name)
{
    for (QSpinBox *box : dialog.findChildren<QSpinBox *>()) {
        if (box->accessibleName() == QLatin1String(name)) {
            return *box;
        }
    }
    qFatal("there is no field %s", name);
}

} // namespace

void ReviewDialogTest::whatWasChosenLastIsThere()
{
    const ReviewSettings last{
        .engines = {QStringLiteral("bea")}, .visits = 0, .seconds = 2.5, .isBackward = true};
    const ReviewDialog dialog(twoEngines(), last, 120);
    QCOMPARE(dialog.settings(), last);
    QVERIFY(mayBegin(dialog));
}

void ReviewDialogTest::withoutAnEngineOrALimitThereIsNoReview()
{
    QVERIFY(!mayBegin(ReviewDialog({}, {}, 120)));
    ReviewDialog dialog(twoEngines(), {}, 120);
    QVERIFY(mayBegin(dialog)); // at first by the first one
    QCOMPARE(dialog.settings().engines, QStringList{QStringLiteral("ada")});
    dialog.findChild<QListWidget *>()->item(0)->setCheckState(Qt::Unchecked);
    QVERIFY(!mayBegin(dialog));
    dialog.findChild<QListWidget *>()->item(0)->setCheckState(Qt::Checked);
    for (QSpinBox *box : dialog.findChildren<QSpinBox *>()) {
        if (box->minimum() == 0) { // the visits
            box->setValue(0);
        }
    }
    QVERIFY(!mayBegin(dialog));
}

void ReviewDialogTest::theVisitsAreThoseThatTheEnginesNeed()
{
    std::vector<EngineProfile> engines = twoEngines();
    engines.back().commandLine = QStringLiteral("shinpan-engine --level 5");
    ReviewDialog dialog(engines, {}, 120);
    const QSpinBox *visits = nullptr;
    for (const QSpinBox *box : dialog.findChildren<QSpinBox *>()) {
        visits = box->minimum() == 0 ? box : visits;
    }
    const int ofNetwork = visits->value();
    auto *list = dialog.findChild<QListWidget *>();
    list->item(1)->setCheckState(Qt::Checked);
    QVERIFY(visits->value() > 10 * ofNetwork);
    QCOMPARE(dialog.settings().visits, ReviewSettings::Usual);
    QCOMPARE(requestOf(dialog.settings(), engines).visits, visits->value());
    list->item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(visits->value(), ofNetwork);

    const ReviewDialog chosen(engines, {.engines = {engines.back().id}, .visits = 300}, 120);
    QCOMPARE(chosen.settings().visits, 300);
}

void ReviewDialogTest::theWholeGameIsWhateverItGrowsTo()
{
    const ReviewDialog dialog(twoEngines(), {}, 120);
    QCOMPARE(dialog.settings().range, ReviewRange());
    field(dialog, "First move").setValue(20);
    field(dialog, "Last move").setValue(60);
    QCOMPARE(dialog.settings().range.first, 20);
    QCOMPARE(dialog.settings().range.last, 60);
    field(dialog, "Last move").setValue(10);
    QVERIFY(!mayBegin(dialog));
}

SHINPAN_TEST(ReviewDialogTest)
#include "reviewdialog_test.moc"
