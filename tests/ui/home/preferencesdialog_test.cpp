#include "ui/home/preferencesdialog.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/board/boardview.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/export/exportsettings.h"
#include "ui/home/arrangement.h"
#include "ui/home/settinglist.h"
#include "ui/home/shortcutbook.h"
#include "ui/kit/style.h"
#include "ui/match/playoptions.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;

/// The preferences in their dialog: they are all there, act at once, and are found.
class PreferencesDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyPreferenceCanBeSet();
    void colourSchemesActAtOnce();
    void everyAnalysisOptionCanBeSet();
    void thePageIsRestoredAndNoOther();
    void everyExportSettingCanBeSet();
    void whatIsChangedElsewhereShows();
    void everySettingIsFoundByItsName();
    void tabGoesDownTheListWhateverWasSeenFirst();
    void aSearchLooksThroughAllSections();
    void aSearchWithoutResultSaysSo();
    void choosingASectionEndsTheSearch();
    void noSectionIsWiderThanItsRoom();
    void everyControlHasAName();
    void theWindowFollowsAtOnce();
    void oneDialogIsOpenAtATime();

private:
    void choose(const char *control, int index) const
    {
        test::control<QComboBox>(*m_dialog, control)->setCurrentIndex(index);
    }
    /// A setting has a control once it has been shown.
    static void showEverySection(const PreferencesDialog &dialog)
    {
        auto *sections = test::control<QListWidget>(dialog, "Sections");
        for (int section = sections->count() - 1; section >= 0; --section) {
            sections->setCurrentRow(section);
        }
    }
    void flip(const char *box) const { test::buttonWithText<QCheckBox>(*m_dialog, box)->click(); }
    void search(const char *text) const
    {
        test::control<QLineEdit>(*m_dialog, "Search preferences")->setText(QString::fromUtf8(text));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<PreferencesDialog> m_dialog;
};

void PreferencesDialogTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("a.ini")));
    m_dialog = std::make_unique<PreferencesDialog>(*m_preferences);
    m_dialog->show();
    showEverySection(*m_dialog);
}

void PreferencesDialogTest::cleanup()
{
    m_dialog.reset();
    m_preferences.reset();
    m_directory.reset();
}

void PreferencesDialogTest::everyPreferenceCanBeSet()
{
    test::control<QSpinBox>(*m_dialog, "Text size")->setValue(101);
    choose("Language", 1);
    flip("Lively stones");
    flip("Start with the start page");
    choose("Coordinates", 3);
    choose("Move numbers", 2);
    test::control<QSpinBox>(*m_dialog, "Number of last moves")->setValue(12);
    choose("Seen from", 1);
    flip("Mark the last move");
    flip("Show the next moves");
    flip("Show other variations");
    flip("Confirm moves with a second click");
    flip("Sounds");
    choose("Pace of engines", 3);
    flip("Reopen files at the next start");
    flip("Reload changed files without asking");
    choose("Arrow keys", 1);
    auto *themes = test::control<QComboBox>(*m_dialog, "Board theme");
    themes->setCurrentIndex(themes->findData(QStringLiteral("print")));
    auto *charsets = test::control<QComboBox>(*m_dialog, "Encoding");
    charsets->setCurrentIndex(charsets->findData(QByteArray("Big5")));

    BoardOptions board;
    board.coordinates = CoordinateStyle::Sgf;
    board.numbers = MoveNumbers::Last;
    board.lastCount = 12;
    board.marksLastMove = board.showsNext = board.showsSiblings = false;
    board.confirmsMoves = true;
    board.orientation = Orientation().turnedRight();
    board.theme = QStringLiteral("print");
    board.isLively = !board.isLively;
    board.hasSound = false;
    QCOMPARE(m_preferences->get<BoardOptions>(), board);
    QCOMPARE(m_preferences->get(&Appearance::textSize), 101);
    QCOMPARE(m_preferences->get(&Appearance::language), QStringLiteral("de"));
    QCOMPARE(m_preferences->get(&PlayOptions::pace), 2s);
    QVERIFY(!m_preferences->get(&WindowOptions::showsHome));
    QCOMPARE(m_preferences->get(&KeyOptions::scheme), KeyScheme::UpDown);
    QVERIFY(m_preferences->get(&FileOptions::restoresSession));
    QVERIFY(!m_preferences->get(&FileOptions::reloadsUnasked));
    QCOMPARE(m_preferences->get(&FileOptions::fallbackCharset), QByteArray("Big5"));
}

void PreferencesDialogTest::everyAnalysisOptionCanBeSet()
{
    test::control<QSpinBox>(*m_dialog, "Visits for each position")->setValue(2500);
    test::control<QSpinBox>(*m_dialog, "Time for each position")->setValue(7);
    test::control<QSpinBox>(*m_dialog, "Visits needed to call a mistake")->setValue(50);
    choose("Whose chances", 2);
    choose("Candidates show", 1);
    choose("Candidates also show", 7);
    flip("Show candidates");
    flip("Show ownership");
    flip("Show policy");

    AnalysisOptions analysis;
    analysis.visits = 2500;
    analysis.duration = 7s;
    analysis.mistakes.visits = 50;
    analysis.perspective = Perspective::SideToMove;
    analysis.first = CandidateValue::Lead;
    analysis.second = CandidateValue::Nothing;
    analysis.showsCandidates = false;
    analysis.showsOwnership = analysis.showsPolicy = true;
    QCOMPARE(m_preferences->get<AnalysisOptions>(), analysis);
}

void PreferencesDialogTest::thePageIsRestoredAndNoOther()
{
    flip("Show ownership");
    flip("Reopen files at the next start");
    auto *sections = test::control<QListWidget>(*m_dialog, "Sections");
    const QList<QListWidgetItem *> found =
        sections->findItems(QStringLiteral("Analysis"), Qt::MatchExactly);
    sections->setCurrentItem(found.constFirst());

    test::buttonWithText<QPushButton>(*m_dialog, "Restore Defaults")->click();

    QCOMPARE(m_preferences->get<AnalysisOptions>(), AnalysisOptions());
    QVERIFY(m_preferences->get(&FileOptions::restoresSession));
}

void PreferencesDialogTest::everyExportSettingCanBeSet()
{
    choose("Format", 2);
    auto *themes = test::control<QComboBox>(*m_dialog, "Theme of pictures");
    themes->setCurrentIndex(themes->findData(QStringLiteral("print")));
    test::control<QSpinBox>(*m_dialog, "Width of pictures")->setValue(640);
    test::control<QSpinBox>(*m_dialog, "Pace of animations")->setValue(250);
    flip("Number the moves");
    flip("Coordinates on pictures");
    flip("Marks on pictures");
    choose("Diagrams on a page", 3);
    test::control<QSpinBox>(*m_dialog, "Moves in a diagram")->setValue(20);
    flip("Print comments");
    flip("Print coordinates");
    flip("Print variations");
    flip("Print players and event");

    ExportSettings exports;
    exports.format = ExportFormat::Pdf;
    exports.theme = QStringLiteral("print");
    exports.width = 640;
    exports.pace = 250ms;
    exports.hasNumbers = true;
    exports.hasCoordinates = exports.hasMarks = false;
    QCOMPARE(m_preferences->get<ExportSettings>(), exports);
    PrintSettings print;
    print.perPage = 6;
    print.movesPerDiagram = 20;
    print.hasComments = print.hasCoordinates = print.hasHeader = false;
    print.hasVariations = true;
    QCOMPARE(m_preferences->get<PrintSettings>(), print);
}

void PreferencesDialogTest::colourSchemesActAtOnce()
{
    choose("Colours", 2);
    QVERIFY(isDark(QApplication::palette()));
    choose("Colours", 1);
    QVERIFY(!isDark(QApplication::palette()));
    QCOMPARE(m_preferences->get(&Appearance::scheme), ColorScheme::Light);
}

void PreferencesDialogTest::whatIsChangedElsewhereShows()
{
    BoardOptions board;
    board.hasSound = false;
    m_preferences->set(board);
    m_preferences->set(&PlayOptions::pace, 5s);

    QVERIFY(!test::buttonWithText<QCheckBox>(*m_dialog, "Sounds")->isChecked());
    QCOMPARE(test::control<QComboBox>(*m_dialog, "Pace of engines")->currentData().toInt(), 5000);
}

void PreferencesDialogTest::everySettingIsFoundByItsName()
{
    int settings = 0;
    const QList<QWidget *> controls =
        m_dialog->findChild<SettingList *>()->findChildren<QWidget *>();
    for (QWidget *control : controls) {
        const auto *box = qobject_cast<QCheckBox *>(control);
        const QString name = box ? box->text() : control->accessibleName();
        if (control->focusPolicy() == Qt::NoFocus || name.isEmpty()) {
            continue;
        }
        ++settings;
        search(qPrintable(name));
        QVERIFY2(control->isVisible(), qPrintable(name));
    }
    QVERIFY(settings > 30);
}

void PreferencesDialogTest::tabGoesDownTheListWhateverWasSeenFirst()
{
    PreferencesDialog dialog(*m_preferences);
    dialog.show();
    auto *field = test::control<QLineEdit>(dialog, "Search preferences");
    const auto *list = dialog.findChild<SettingList *>();
    QVERIFY(list->findChildren<QCheckBox *>().size() < 5); // what the first section has

    field->setText(QStringLiteral("print co")); // some of the last but one
    field->setText(QStringLiteral("co"));       // and much of the rest

    int count = 0;
    int last = 0;
    for (QWidget *next = field->nextInFocusChain(); next != field;
         next = next->nextInFocusChain()) {
        const bool isControl = qobject_cast<QAbstractButton *>(next) != nullptr
                            || qobject_cast<QComboBox *>(next) != nullptr
                            || qobject_cast<QAbstractSpinBox *>(next) != nullptr;
        if (isControl && list->isAncestorOf(next) && next->isVisible()) {
            const int y = next->mapTo(list, QPoint()).y();
            QVERIFY2(y > last || count == 0, qPrintable(next->accessibleName()));
            last = y;
            ++count;
        }
    }
    QVERIFY(count > 10);
}

void PreferencesDialogTest::aSearchLooksThroughAllSections()
{
    search("sgf");
    QVERIFY(test::control<QComboBox>(*m_dialog, "Coordinates")->isVisible());
    QVERIFY(!test::control<QComboBox>(*m_dialog, "Colours")->isVisible());

    search("");
    QVERIFY(test::control<QComboBox>(*m_dialog, "Colours")->isVisible());
    QVERIFY(!test::control<QComboBox>(*m_dialog, "Coordinates")->isVisible());
}

void PreferencesDialogTest::aSearchWithoutResultSaysSo()
{
    search("volcano");

    const QList<QLabel *> labels = m_dialog->findChildren<QLabel *>();
    const auto told = std::ranges::find_if(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QLatin1String("volcano"));
    });
    QVERIFY(told != labels.end());

    search(QByteArray("volcano ").repeated(200)); // pasted by mistake
    QVERIFY((*told)->text().contains(QLatin1String("volcano")));
    QVERIFY((*told)->text().size() < 200);
}

void PreferencesDialogTest::choosingASectionEndsTheSearch()
{
    search("sgf");

    test::control<QListWidget>(*m_dialog, "Sections")->setCurrentRow(2);

    QVERIFY(test::control<QLineEdit>(*m_dialog, "Search preferences")->text().isEmpty());
    QVERIFY(test::buttonWithText<QCheckBox>(*m_dialog, "Sounds")->isVisible());
    QVERIFY(!test::control<QComboBox>(*m_dialog, "Coordinates")->isVisible());
}

/// Long names of settings, in any language, take more lines: none pushes controls out of sight.
void PreferencesDialogTest::noSectionIsWiderThanItsRoom()
{
    const QList<QLabel *> labels = m_dialog->findChildren<QLabel *>();
    for (QLabel *label : labels) {
        if (label->buddy() != nullptr) {
            label->setText(label->text() + QStringLiteral(" and so much more of it").repeated(4));
        }
    }
    auto *sections = test::control<QListWidget>(*m_dialog, "Sections");
    const auto *scroll = m_dialog->findChild<QScrollArea *>(QString(), Qt::FindDirectChildrenOnly);
    for (int section = 0; section < sections->count(); ++section) {
        sections->setCurrentRow(section);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY2(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(),
                 qPrintable(sections->currentItem()->text()));
    }
}

void PreferencesDialogTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

void PreferencesDialogTest::theWindowFollowsAtOnce()
{
    test::OpenWindow open;
    open.table.set({test::fakeEngine()}, {test::fakeEngine()});
    QTest::keyClick(&open.part<BoardView>(), Qt::Key_Comma, Qt::ControlModifier);
    auto &dialog = open.part<PreferencesDialog>();
    auto *pace = test::control<QComboBox>(*open.window, "Least time per move of an engine");
    showEverySection(dialog);

    test::control<QComboBox>(dialog, "Pace of engines")->setCurrentIndex(4);
    test::buttonWithText<QCheckBox>(dialog, "Reopen files at the next start")->click();

    QCOMPARE(pace->currentIndex(), 4);
    QCOMPARE(open.table.game.pace().minimumMoveTime(), 5s);
}

void PreferencesDialogTest::oneDialogIsOpenAtATime()
{
    const test::OpenWindow open;
    QTest::keyClick(&open.part<BoardView>(), Qt::Key_Comma, Qt::ControlModifier);
    open.window->activateWindow();
    QTest::keyClick(&open.part<BoardView>(), Qt::Key_Comma, Qt::ControlModifier);

    QCOMPARE(open.window->findChildren<PreferencesDialog *>().size(), 1);
}

SHINPAN_TEST(PreferencesDialogTest)

#include "preferencesdialog_test.moc"
