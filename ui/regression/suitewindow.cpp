#include "ui/regression/suitewindow.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/positiontree.h"
#include "core/regression/regressionreport.h"
#include "ui/board/boardoptions.h"
#include "ui/board/boardview.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/kit/wrappedlabel.h"
#include "ui/regression/opensuite.h"
#include "ui/regression/regressionoptions.h"
#include "ui/regression/suiterows.h"
#include "ui/regression/testdrawing.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeView>

namespace shinpan {

namespace {

constexpr QSize FirstSizeOfSuite{980, 640};

/// A test's position as a game: set up, with what is asked and expected as its comment.
[[nodiscard]] QByteArray gameOf(const Board &board, const SuiteStep &step)
{
    const QByteArray command = step.command.line();
    const bool isWhite = command.contains(" white") || command.endsWith(" w");
    GameTree tree = treeOfPosition(board, isWhite ? Color::White : Color::Black);
    QByteArray comment = command;
    if (step.expectation) {
        comment += "\n[" + step.expectation->pattern.toUtf8() + ']';
    }
    tree.setValue(tree.root(), "C", comment.replace('\\', "\\\\").replace(']', "\\]"));
    return writeSgf(tree);
}

} // namespace

SuiteWindow::SuiteWindow(Preferences &preferences, const EngineProfileStore &store, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_store(store)
    , m_engines(new QComboBox(this))
    , m_compat(new QComboBox(this))
    , m_run(new AccentButton(tr("&Run"), this))
    , m_hidesPasses(new QCheckBox(tr("&Hide passes"), this))
    , m_game(form::button(tr("Open as &Game")))
    , m_model(new RowsModel(SuiteRows::columns(), this))
    , m_tests(new QTreeView(this))
    , m_summary(form::caption())
    , m_board(new BoardView(this))
    , m_told(new WrappedLabel({}, this))
    , m_lines(new TranscriptModel(m_transcript, this))
    , m_console(new TranscriptView(*m_lines, this))
{
    setWindowTitle(tr("Test Suite"));
    createControls();
    auto *halves = new QSplitter(Qt::Horizontal, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(createTests());
    halves->addWidget(createView());
    halves->setStretchFactor(0, 0);
    halves->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addLayout(form::row(spacing::Normal,
                                {m_engines, m_compat, m_run, m_hidesPasses, form::rest(), m_game}));
    column->addWidget(halves, 1);
    connect(&store, &EngineProfileStore::profilesChanged, this, &SuiteWindow::listEngines);
    const auto showOptions = [this] { m_board->setOptions(m_preferences.get<BoardOptions>()); };
    preferences.follow<BoardOptions>(this, showOptions);
    showOptions();
    listEngines();
    showTest();
    resize(zoomed(FirstSizeOfSuite.width()), zoomed(FirstSizeOfSuite.height()));
}

SuiteWindow::~SuiteWindow() = default;

void SuiteWindow::createControls()
{
    m_engines->setAccessibleName(tr("Engine to test"));
    m_engines->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_compat->setAccessibleName(tr("How answers are judged"));
    m_compat->addItems({tr("Judged as GNU Go does"), tr("Judged as GoGui does")});
    m_compat->setCurrentIndex(m_preferences.get(&RegressionOptions::isStrict) ? 1 : 0);
    m_game->setToolTip(tr("In a game, engines can be asked about the position, and draw on it"));
    m_run->setDefault(true);
    connect(m_engines, &QComboBox::activated, this, [this] {
        m_preferences.set(&RegressionOptions::engine, m_engines->currentData().toString());
    });
    connect(m_compat, &QComboBox::activated, this, &SuiteWindow::judgeAnew);
    connect(m_run, &QPushButton::clicked, this, &SuiteWindow::runOrStop);
    connect(m_hidesPasses, &QCheckBox::toggled, this,
            [this] { hidePasses(0, m_model->rowCount() - 1); });
    connect(m_game, &QPushButton::clicked, this, &SuiteWindow::offerGame);
}

QWidget *SuiteWindow::createTests()
{
    m_tests->setModel(m_model);
    m_tests->setAccessibleName(tr("Tests"));
    m_tests->setRootIsDecorated(false);
    m_tests->setUniformRowHeights(true);
    m_tests->setAllColumnsShowFocus(true);
    m_tests->header()->setStretchLastSection(true);
    const QString widest[] = {SuiteRows::tr("line %1").arg(999),
                              QStringLiteral("reg_genmove white"), QStringLiteral("1 Q14|R13"),
                              QStringLiteral("1 Q14"), SuiteRows::tr("passes, unexpectedly")};
    int width = m_tests->verticalScrollBar()->sizeHint().width() + 4 * m_tests->frameWidth();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int wide =
            m_tests->fontMetrics().horizontalAdvance(widest[column]) + spacing::Section;
        m_tests->header()->resizeSection(column, wide);
        width += wide;
    }
    m_tests->setMinimumWidth(width);
    connect(m_tests->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SuiteWindow::showTest);
    // What it shows of a test may be new.
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &changed) {
        m_summary->setText(summary());
        hidePasses(changed.row(), changed.row());
        if (changed.row() == m_tests->currentIndex().row()) {
            showTest();
        }
    });
    return form::widgetWith(form::column(spacing::Tight, {{m_tests, 1}, m_summary}));
}

QWidget *SuiteWindow::createView()
{
    constexpr int BoardShare = 3;
    m_board->setAccessibleName(tr("Position of the test"));
    m_console->setAccessibleName(tr("What was said"));
    m_console->setEmptyText(
        tr("Run the tests to see what the engine is asked and what it answers."));
    auto *halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(form::widgetWith(form::column(spacing::Tight, {{m_board, 1}, m_told})));
    halves->addWidget(m_console);
    halves->setStretchFactor(0, BoardShare);
    halves->setStretchFactor(1, 1);
    return halves;
}

void SuiteWindow::listEngines()
{
    const QString chosen = m_preferences.get(&RegressionOptions::engine);
    m_engines->clear();
    for (const EngineProfile &profile : m_store.profiles()) {
        m_engines->addItem(profile.name, profile.id);
    }
    m_engines->setCurrentIndex(std::max(m_engines->findData(chosen), 0));
    showRunning();
}

void SuiteWindow::showSuite(const RegressionSuite &suite)
{
    m_suite = std::make_unique<OpenSuite>(suite, m_transcript);
    m_suite->setCompat(m_compat->currentIndex() == 1 ? Compat::Strict : Compat::GnuGo);
    connect(m_suite.get(), &OpenSuite::runningChanged, this, &SuiteWindow::showRunning);
    const auto showTests = [this] { m_model->setRows(SuiteRows::of(*m_suite)); };
    connect(m_suite.get(), &OpenSuite::reset, m_model, showTests);
    connect(m_suite.get(), &OpenSuite::tested, m_model, [this](int test) {
        m_model->setRow(test, SuiteRows::ofTest(*m_suite, static_cast<std::size_t>(test)));
    });
    showTests();
    m_tests->setCurrentIndex(m_model->index(0, 0));
    setWindowTitle(tr("%1 – Test Suite").arg(suite.name));
    showRunning();
    showTest();
}

void SuiteWindow::judgeAnew()
{
    m_preferences.set(&RegressionOptions::isStrict, m_compat->currentIndex() == 1);
    if (m_suite) {
        m_suite->setCompat(m_compat->currentIndex() == 1 ? Compat::Strict : Compat::GnuGo);
        m_tests->setCurrentIndex(m_model->index(0, 0));
        showRunning();
    }
}

void SuiteWindow::runOrStop()
{
    if (m_suite->isRunning()) {
        m_suite->stop();
        return;
    }
    const std::optional<std::size_t> test = chosen();
    const std::optional<EngineProfile> engine =
        m_store.profile(m_engines->currentData().toString());
    if (engine) {
        m_suite->run(*engine);
        m_tests->setCurrentIndex(m_model->index(static_cast<int>(test.value_or(0)), 0));
    }
}

void SuiteWindow::showRunning()
{
    const bool isRunning = m_suite && m_suite->isRunning();
    m_run->setText(isRunning ? tr("&Stop") : tr("&Run"));
    m_run->setEnabled(m_suite && m_suite->count() > 0 && m_engines->count() > 0);
    m_engines->setEnabled(!isRunning);
    m_compat->setEnabled(!isRunning);
    m_summary->setText(summary());
}

QString SuiteWindow::summary() const
{
    if (!m_suite) {
        return {};
    }
    RegressionTally tally;
    for (std::size_t test = 0; m_suite->result(test); ++test) {
        tally.add(*m_suite->result(test));
    }
    const auto count = static_cast<int>(m_suite->count());
    if (m_suite->failure()) {
        return tr("The engine %1").arg(text::message(*m_suite->failure()));
    }
    if (tally.tests + tally.ignored == 0) {
        const auto warnings = static_cast<int>(m_suite->suite().warnings.size());
        const QString tests = tr("%n test(s)", nullptr, count);
        return warnings > 0 ? tr("%1; %n odd line(s) in the suite", nullptr, warnings).arg(tests)
                            : tests;
    }
    return tr("%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures")
        .arg(tally.tests + tally.ignored)
        .arg(count)
        .arg(tally.passed + tally.unexpectedPasses)
        .arg(tally.failed + tally.unexpectedFailures + tally.broken)
        .arg(tally.unexpectedPasses)
        .arg(tally.unexpectedFailures + tally.broken);
}

/// Hides them if that is wanted. What passes against expectation stays.
void SuiteWindow::hidePasses(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const TestResult *const result = m_suite->result(static_cast<std::size_t>(row));
        const bool isPass = result && result->verdict == Verdict::Pass && !result->expectedToFail;
        m_tests->setRowHidden(row, {}, isPass && m_hidesPasses->isChecked());
    }
}

std::optional<std::size_t> SuiteWindow::chosen() const
{
    const QModelIndex current = m_tests->currentIndex();
    return current.isValid() ? std::optional(static_cast<std::size_t>(current.row()))
                             : std::nullopt;
}

/// Its position with what is expected and given, and its place in the console.
void SuiteWindow::showTest()
{
    const std::optional<std::size_t> test = chosen();
    const std::optional<Board> board = test ? m_suite->board(*test) : std::nullopt;
    m_game->setEnabled(board.has_value());
    m_board->setEnabled(board.has_value());
    m_told->clear();
    m_board->setPosition(board.value_or(Board()));
    m_board->clearLayer(LayerRank::Commands);
    if (!test) {
        return;
    }
    const TestResult *const result = m_suite->result(*test);
    QStringList told;
    if (!board) {
        told += tr("Which position it is about is known to the engine only.");
    } else {
        m_board->setLayer(LayerRank::Commands,
                          testGraphics(m_suite->step(*test), result,
                                       m_suite->drawing(*test, board->size()), *board));
        told += tr("Squares are expected, circles were answered, triangles are asked about.");
    }
    if (result && !result->reason.isEmpty()) {
        told += text::message(result->reason);
    }
    m_told->setText(told.join(u'\n'));
    showExchange(*test);
}

void SuiteWindow::showExchange(std::size_t test)
{
    const std::optional<qint64> first = m_suite->firstLine(test);
    if (!first) {
        return;
    }
    m_lines->catchUp();
    const int row = m_lines->rowOf(*first);
    if (row < m_lines->rowCount()) {
        const QModelIndex index = m_lines->index(row);
        m_console->setCurrentIndex(index);
        m_console->scrollTo(index, QAbstractItemView::PositionAtTop);
    }
}

void SuiteWindow::offerGame()
{
    const std::optional<std::size_t> test = chosen();
    const std::optional<Board> board = test ? m_suite->board(*test) : std::nullopt;
    if (board) {
        Q_EMIT gameWanted(gameOf(*board, m_suite->step(*test)));
    }
}

} // namespace shinpan
