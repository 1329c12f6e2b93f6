#include "ui/training/quizwindow.h"

#include "core/util/excerpt.h"
#include "ui/board/boardoptions.h"
#include "ui/board/boardview.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/kit/wrappedlabel.h"
#include "ui/settings/preferences.h"
#include "ui/training/verdictcard.h"

#include <QAction>
#include <QShowEvent>

#include <utility>

namespace shinpan {

namespace {

constexpr QSize FirstSizeOfQuiz{1000, 700};
constexpr int SideWidth = 300;

/// A button that does what the action does, and looks as the action says.
[[nodiscard]] QPushButton *buttonFor(QAction &action, QPushButton *button)
{
    const auto follow = [button, &action] {
        button->setText(action.text());
        button->setEnabled(action.isEnabled());
        button->setVisible(action.isVisible());
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(key.isEmpty() ? action.toolTip()
                                         : QuizWindow::tr("%1 (%2)", "what a button does, its key")
                                               .arg(action.toolTip(), key));
    };
    QObject::connect(&action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    follow();
    return button;
}

} // namespace

QuizWindow::QuizWindow(Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_board(new BoardView(this))
    , m_heading(form::heading())
    , m_question(new WrappedLabel({}, this))
    , m_verdict(new VerdictCard(this))
    , m_tally(form::caption())
{
    m_board->setAccessibleName(tr("Board of the question"));
    m_heading->setWordWrap(true);
    m_tally->setWordWrap(true);
    setLayout(form::row(spacing::Section, {{m_board, 1}, createSide()},
                        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(m_board, &BoardView::pointClicked, this, &QuizWindow::click);
    preferences.follow<BoardOptions>(this, &QuizWindow::showScene);
    const QSize behind = parent != nullptr ? parent->window()->size() : QSize();
    resize(behind.expandedTo(zoomed(FirstSizeOfQuiz))); // what it asks may be seen behind it
}

QuizWindow::~QuizWindow()
{
    delete m_controls; // they follow the course
}

QWidget *QuizWindow::createSide()
{
    m_side = form::column(spacing::Wide, {m_heading, m_question, m_verdict, m_tally, form::rest()});
    QWidget *side = form::widgetWith(m_side);
    side->setFixedWidth(zoomed(SideWidth));
    return side;
}

void QuizWindow::showQuiz(std::unique_ptr<Quiz> quiz, const QString &title)
{
    delete m_controls;
    if (m_quiz) {
        m_quiz.release()->deleteLater(); // it may be what called
    }
    m_quiz = std::move(quiz);
    setWindowTitle(title);
    m_controls = createControls();
    m_side->addWidget(m_controls);
    connect(m_quiz.get(), &Quiz::changed, this, &QuizWindow::showScene);
    showScene();
    m_board->setFocus();
}

QWidget *QuizWindow::createControls()
{
    auto *column = form::column(spacing::Normal, {});
    if (QWidget *options = m_quiz->createOptions()) {
        column->addWidget(options);
        column->addSpacing(spacing::Normal);
    }
    QWidget *controls = form::widgetWith(column);
    auto *close = new QAction(tr("&Close"), controls); // the window hides the one it came from
    close->setShortcut(Qt::Key_Escape);
    connect(close, &QAction::triggered, this, &QDialog::close);
    bool isFirst = true;
    QList<QAction *> actions = m_quiz->actions();
    actions.append(close);
    for (QAction *action : std::as_const(actions)) {
        QPushButton *button = isFirst ? new AccentButton : form::button({});
        button->setDefault(isFirst);
        button->setAutoDefault(false);
        column->addWidget(buttonFor(*action, button));
        addAction(action);
        isFirst = false;
    }
    return controls;
}

void QuizWindow::showScene()
{
    if (!m_quiz) {
        return;
    }
    const QuizScene &scene = m_quiz->scene();
    showBoard(scene);
    const bool isNew = scene.heading != m_heading->text();
    m_heading->setText(scene.heading);
    m_question->setText(passage(scene.question));
    m_question->setVisible(!scene.question.isEmpty());
    m_verdict->showVerdict(scene.mood, scene.verdict, scene.details);
    m_tally->setText(scene.tally);
    m_tally->setVisible(!scene.tally.isEmpty());
    if (isNew) {
        m_heading->setAccessibleDescription(m_question->text());
        controlaccess::speakUp(*m_heading);
    }
}

void QuizWindow::showBoard(const QuizScene &scene)
{
    BoardOptions options = m_preferences.get<BoardOptions>();
    options.orientation = scene.orientation.value_or(options.orientation);
    m_board->setOptions(options);
    m_board->setPosition(scene.board, scene.lastMove);
    m_board->setLayer(LayerRank::Record, scene.marks);
    m_board->setGhost(scene.toPlay, [this](Point point) { return m_quiz->mayTry(point); });
}

void QuizWindow::click(Point point, Qt::MouseButton button)
{
    if (button == Qt::LeftButton && m_quiz && m_quiz->scene().toPlay && m_quiz->mayTry(point)) {
        m_quiz->tryAt(point);
    }
}

void QuizWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    m_board->setFocus();
}

} // namespace shinpan
