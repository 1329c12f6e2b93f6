#include "core/engine/profile/engineprofile.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/enginesettingsdialog.h"
#include "ui/analysis/termsnotice.h"
#include "ui/board/boardview.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/panel.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

const QString ChineseJson = QStringLiteral(
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"})");

} // namespace

/// What an analysing engine plays by, and what it can be told while it runs.
class EngineSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        m_open->table.game.showTree(treeFrom("(;SZ[9]KM[6.5]RU[Japanese];B[ee])"));
        m_open->window->findChild<Panel *>(QStringLiteral("analysis"))->show();
    }
    void cleanup()
    {
        m_open->table.game.record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void anotherKomiIsShownAndTheEngineIsToldAtAClick();
    void otherRulesAreShown();
    void theSameTermsAreNotSpokenOf();
    void onlyWhatTheEngineListsIsOffered();
    void rulesAndParametersAreShownAndSetWhileItThinks();
    void whatTheEngineRefusesStaysAsItWas();
    void theNetworkIsAskedAboutThePosition();
    void withoutAnEngineThereIsNothingToSet();

private:
    /// A KataGo of that kind, with these answers beside.
    void choose(const QStringList &options);
    [[nodiscard]] QStringList answering(const QStringList &answers) const;
    [[nodiscard]] EngineSettingsDialog &dialog();
    [[nodiscard]] AnalysisController &analysis() const
    {
        return m_open->part<AnalysisController>();
    }
    [[nodiscard]] qsizetype timesTold(const QByteArray &command) const;
    void startHere();

    std::unique_ptr<OpenWindow> m_open;
};

QStringList EngineSettingsTest::answering(const QStringList &answers) const
{
    QStringList options;
    for (const QString &answer : answers) {
        options += {QStringLiteral("--answer"), answer};
    }
    return options;
}

void EngineSettingsTest::choose(const QStringList &options)
{
    const QString lines = m_open->directory.filePath(QStringLiteral("lines.txt"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move E5 visits 10 winrate 0.5 order 0 pv E5\n");
    file.close();
    AnalysisOptions chosen = m_open->preferences.get<AnalysisOptions>();
    chosen.engines = {m_open->store.add(fakeEngine(
        options
            + QStringList{QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + lines,
                          QStringLiteral("--log"),
                          m_open->directory.filePath(QStringLiteral("told.txt"))},
        QStringLiteral("Thinker")))};
    m_open->preferences.set(chosen);
}

qsizetype EngineSettingsTest::timesTold(const QByteArray &command) const
{
    QFile file(m_open->directory.filePath(QStringLiteral("told.txt")));
    return file.open(QIODevice::ReadOnly) ? file.readAll().count(command) : 0;
}

void EngineSettingsTest::startHere()
{
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(analysis().shown() != nullptr, 30'000);
}

EngineSettingsDialog &EngineSettingsTest::dialog()
{
    m_open->part<AnalysisActions>().settings->trigger();
    auto &dialog = m_open->part<EngineSettingsDialog>();
    if (!QTest::qWaitFor([&dialog] { return dialog.isVisible(); }, 30'000)) {
        qFatal("the dialog does not open");
    }
    return dialog;
}

void EngineSettingsTest::anotherKomiIsShownAndTheEngineIsToldAtAClick()
{
    choose(answering({QStringLiteral("get_komi=7.5")}));
    startHere();
    auto &notice = m_open->part<TermsNotice>();
    QTRY_COMPARE_WITH_TIMEOUT(
        notice.text(), QStringLiteral("Thinker counts a komi of 7.5; the game has 6.5."), 30'000);
    const qsizetype before = timesTold("komi 6.5");
    QTest::mouseClick(notice.findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(timesTold("komi 6.5") > before, 30'000);
    QTRY_COMPARE_WITH_TIMEOUT(analysis().analysts().front()->state(), Analyst::State::Thinking,
                              30'000);
}

void EngineSettingsTest::otherRulesAreShown()
{
    choose(answering({QStringLiteral("kata-get-rules=") + ChineseJson}));
    startHere();
    QTRY_COMPARE_WITH_TIMEOUT(
        m_open->part<TermsNotice>().text(),
        QStringLiteral("Thinker plays by Chinese rules; the game has Japanese rules."), 30'000);
}

void EngineSettingsTest::theSameTermsAreNotSpokenOf()
{
    choose(answering({QStringLiteral("get_komi=6.5")}));
    startHere();
    QTRY_VERIFY_WITH_TIMEOUT(timesTold("get_komi") > 0, 30'000);
    QVERIFY(m_open->part<TermsNotice>().text().isEmpty());
}

void EngineSettingsTest::onlyWhatTheEngineListsIsOffered()
{
    choose(answering({QStringLiteral("kata-raw-nn=")}));
    startHere();
    EngineSettingsDialog &shown = dialog();
    QVERIFY(!shown.findChild<QTableWidget *>()->isVisible());
    QVERIFY(shown.findChild<QLabel *>() != nullptr);
    QStringList buttons;
    for (const QPushButton *button : shown.findChildren<QPushButton *>()) {
        if (button->isVisible()) {
            buttons.append(button->accessibleName());
        }
    }
    QVERIFY(buttons.contains(QStringLiteral("Ask the network")));
    QVERIFY(!buttons.contains(QStringLiteral("Set the rules")));
}

void EngineSettingsTest::rulesAndParametersAreShownAndSetWhileItThinks()
{
    choose(answering({QStringLiteral("kata-get-rules=") + ChineseJson,
                      QStringLiteral("kata-set-rules="), QStringLiteral("kata-list-params=one two"),
                      QStringLiteral("kata-get-param=0.04"), QStringLiteral("kata-set-param=")}));
    startHere();
    EngineSettingsDialog &shown = dialog();
    QCOMPARE(unnamedControls(shown), QStringList());
    auto *table = shown.findChild<QTableWidget *>();
    QTRY_COMPARE_WITH_TIMEOUT(table->rowCount(), 2, 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(table->item(1, 1)->text() == QStringLiteral("0.04"), 30'000);
    QCOMPARE(table->item(1, 0)->text(), QStringLiteral("two"));
    table->item(1, 1)->setText(QStringLiteral("0.5"));
    QTRY_COMPARE_WITH_TIMEOUT(timesTold("kata-set-param two 0.5"), 1, 30'000);

    const qsizetype before = timesTold("kata-set-rules");
    const qsizetype streams = timesTold("kata-analyze");
    for (QPushButton *button : shown.findChildren<QPushButton *>()) {
        if (button->accessibleName() == QStringLiteral("Set the rules")) {
            button->click();
        }
    }
    QTRY_VERIFY_WITH_TIMEOUT(timesTold("kata-set-rules") > before, 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(timesTold("kata-analyze") > streams, 30'000); // it goes on
    QVERIFY(analysis().isRunning());
}

void EngineSettingsTest::whatTheEngineRefusesStaysAsItWas()
{
    choose(answering({QStringLiteral("kata-list-params=one"), QStringLiteral("kata-get-param=1"),
                      QStringLiteral("kata-set-param=")})
           + QStringList{QStringLiteral("--refuse-with"),
                         QStringLiteral("kata-set-param=Invalid value")});
    EngineSettingsDialog &shown = dialog(); // it starts the engine
    auto *table = shown.findChild<QTableWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(
        table->rowCount() == 1 && table->item(0, 1)->text() == QStringLiteral("1"), 30'000);
    table->item(0, 1)->setText(QStringLiteral("many"));
    QTRY_COMPARE_WITH_TIMEOUT(table->item(0, 1)->text(), QStringLiteral("1"), 30'000);
    QCOMPARE(shown.findChild<FieldNote *>()->text(),
             QStringLiteral("The engine refuses: Invalid value"));
}

void EngineSettingsTest::theNetworkIsAskedAboutThePosition()
{
    QStringList policy;
    for (int i = 0; i < 81; ++i) {
        policy.append(i == 0 ? QStringLiteral("0.75") : QStringLiteral("0"));
    }
    choose(answering({QStringLiteral("kata-raw-nn=symmetry 0 whiteWin 0.4 whiteLead -2 policy ")
                      + policy.join(u' ')}));
    m_open->table.game.cursor().toEnd();
    EngineSettingsDialog &shown = dialog();
    QPushButton *ask = nullptr;
    for (QPushButton *button : shown.findChildren<QPushButton *>()) {
        ask = button->accessibleName() == QStringLiteral("Ask the network") ? button : ask;
    }
    QTRY_VERIFY_WITH_TIMEOUT(ask->isVisible(), 30'000);
    ask->click();
    const auto says = [&shown](const QString &text) {
        const QList<QLabel *> labels = shown.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel *label) { return label->text() == text; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Black wins with 60.0%. Black’s lead: +2.0. "
                                                 "First choices: A9 75.0%.")),
                             30'000);
    QCOMPARE(timesTold("play b E5"), 1); // it was led there first
}

void EngineSettingsTest::withoutAnEngineThereIsNothingToSet()
{
    QVERIFY(!m_open->part<AnalysisActions>().settings->isEnabled());
}

SHINPAN_TEST(EngineSettingsTest)
#include "enginesettings_test.moc"
