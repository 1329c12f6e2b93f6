#include "ui/scoring/scoringpanel.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/card.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/opinionrow.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QLabel *quietLabel(const QString &text = {})
{
    auto *label = new QLabel(text);
    label->setFont(textFont(TextSize::Caption));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace

/// The sources of each side's points, in two columns; only what counts for anybody has a row.
class ScoreTable final : public Card
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::ScoreTable)

public:
    ScoreTable()
        : m_grid(new QGridLayout(this))
    {
        setAccessibleName(tr("Count"));
        m_grid->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Normal);
        m_grid->setHorizontalSpacing(spacing::Normal);
        m_grid->setVerticalSpacing(spacing::Tight);
        for (const int column : {0, 1, 2}) {
            m_grid->setColumnStretch(column, 1);
        }
        addHeading();
        addRow(tr("Living stones"), [](const SidePoints &side) { return double(side.stones); });
        addRow(tr("Territory"), [](const SidePoints &side) { return double(side.territory); });
        addRow(tr("Prisoners"), [](const SidePoints &side) { return double(side.prisoners); });
        addRow(tr("Pass stones"), [](const SidePoints &side) { return double(side.passStones); });
        addRow(tr("Group tax"), [](const SidePoints &side) { return -double(side.tax); });
        addRow(tr("Komi"), [](const SidePoints &side) { return side.komi; });
        addRow(tr("Handicap"), [](const SidePoints &side) { return double(side.compensation); });
        addRow(tr("Button"), [](const SidePoints &side) { return side.button; });
        addRow(tr("Total"), [](const SidePoints &side) { return side.total(); });
        const Row &total = m_rows.back();
        for (QLabel *label : {total.name, total.points.black, total.points.white}) {
            label->setFont(textFont(TextSize::Subtitle));
            label->setContentsMargins(0, spacing::Normal, 0, 0); // room for the line above
        }
    }

    void showCount(const Count &count)
    {
        QStringList sentences;
        for (const Row &row : m_rows) {
            const bool isTotal = &row == &m_rows.back();
            bool isShown = isTotal;
            for (const Color color : BothColors) {
                const double points = row.pointsOf(count.sides[color]);
                isShown = isShown || points != 0;
                const bool isNothing = points == 0 && !isTotal;
                row.points[color]->setText(isNothing ? QString() : text::points(points));
                row.points[color]->setAccessibleName(
                    tr("%1, %2: %3")
                        .arg(row.name->text(), text::colorName(color), text::points(points)));
            }
            for (QLabel *label : {row.name, row.points.black, row.points.white}) {
                label->setVisible(isShown);
            }
            if (isShown) {
                sentences << tr("%1: Black %2, White %3.")
                                 .arg(row.name->text(),
                                      text::points(row.pointsOf(count.sides.black)),
                                      text::points(row.pointsOf(count.sides.white)));
            }
        }
        setAccessibleDescription(sentences.join(u' '));
    }

protected:
    void changeEvent(QEvent *event) override
    {
        Card::changeEvent(event);
        if (event->type() == QEvent::PaletteChange) {
            drawStones();
        }
    }

    void paintEvent(QPaintEvent *event) override
    {
        Card::paintEvent(event);
        QPainter painter(this);
        const int top = m_rows.back().name->y() + spacing::Tight / 2;
        painter.fillRect(spacing::Wide, top, width() - 2 * spacing::Wide, 1,
                         styleColors(palette()).line);
    }

private:
    /// A kind of points: its name, and how many each side has.
    struct Row
    {
        QLabel *name;
        ByColor<QLabel *> points;
        double (*pointsOf)(const SidePoints &);
    };

    [[nodiscard]] static constexpr int columnOf(Color color)
    {
        return color == Color::Black ? 1 : 2;
    }

    void addHeading()
    {
        for (const Color color : BothColors) {
            auto *heading = new QWidget(this);
            auto *row = new QHBoxLayout(heading);
            row->setContentsMargins(0, 0, 0, spacing::Tight);
            row->setSpacing(spacing::Tight);
            m_stones[color] = new QLabel(heading);
            row->addStretch();
            row->addWidget(m_stones[color]);
            row->addWidget(new QLabel(text::colorName(color), heading));
            m_grid->addWidget(heading, 0, columnOf(color));
        }
        drawStones();
    }

    /// Their outlines have the text's colour.
    void drawStones()
    {
        constexpr int StoneSize = 18;
        for (const Color color : BothColors) {
            const QIcon icon =
                symbolIcon(color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone);
            m_stones[color]->setPixmap(
                icon.pixmap(QSize(StoneSize, StoneSize), devicePixelRatioF()));
        }
    }

    void addRow(const QString &name, double (*pointsOf)(const SidePoints &))
    {
        const int line = m_grid->rowCount();
        Row row{new QLabel(name, this), {new QLabel(this), new QLabel(this)}, pointsOf};
        row.name->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(row.name, line, 0);
        for (const Color color : BothColors) {
            row.points[color]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_grid->addWidget(row.points[color], line, columnOf(color));
        }
        m_rows.push_back(row);
    }

    QGridLayout *m_grid;
    ByColor<QLabel *> m_stones; ///< in the heading
    std::vector<Row> m_rows;    ///< the last one is the total
};

ScoringPanel::ScoringPanel(ScoringController &scoring, QWidget *parent)
    : QWidget(parent)
    , m_scoring(scoring)
    , m_result(new QLabel)
    , m_terms(quietLabel())
    , m_rules(new QComboBox)
    , m_rulesNote(new FieldNote(m_rules))
    , m_table(new ScoreTable)
    , m_doubts(new FieldNote(nullptr))
    , m_otherMethod(quietLabel())
    , m_opinionsTitle(quietLabel(tr("Opinions")))
    , m_opinions(new QVBoxLayout)
    , m_hint(quietLabel(tr("Click a group: dead or alive. With Ctrl: the chain alone. With Shift, "
                           "or S: seki.")))
    , m_sheet(createSheet())
{
    setAccessibleName(tr("Score"));
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_sheet);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(createButtons());
    connect(&scoring, &ScoringController::changed, this, &ScoringPanel::showScore);
    connect(&scoring, &ScoringController::replacementAsked, this, &ScoringPanel::askReplacement);
    showScore();
}

QWidget *ScoringPanel::createSheet()
{
    m_result->setFont(textFont(TextSize::Title));
    m_result->setWordWrap(true);
    m_result->setAccessibleDescription(tr("Result"));
    auto *sheet = new QWidget;
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(spacing::Wide, spacing::Wide, spacing::Wide, spacing::Normal);
    column->setSpacing(spacing::Normal);
    column->addWidget(m_result);
    column->addWidget(m_doubts);
    column->addWidget(createRules());
    column->addWidget(m_table);
    column->addWidget(m_otherMethod);
    column->addWidget(m_opinionsTitle);
    m_opinions->setSpacing(spacing::Tight);
    column->addLayout(m_opinions);
    column->addWidget(m_hint);
    column->addStretch(1);
    return sheet;
}

/// A game's rules are shown; a record's may be chosen.
QWidget *ScoringPanel::createRules()
{
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        m_rules->addItem(text::rulesName(choice.rules));
    }
    m_rules->setAccessibleName(tr("Rules to count by"));
    connect(m_rules, &QComboBox::activated, this, [this](int index) {
        m_scoring.setRules(text::rulesChoices()[static_cast<std::size_t>(index)].rules);
    });
    m_rulesNote->setNote(
        FieldNote::Tone::Warning,
        tr("The record names no rules known here. Which should be used for counting?"));
    auto *rules = new QWidget;
    auto *column = new QVBoxLayout(rules);
    column->setContentsMargins({});
    column->setSpacing(spacing::Tight);
    column->addWidget(m_rulesNote);
    column->addWidget(m_rules);
    column->addWidget(m_terms);
    return rules;
}

QWidget *ScoringPanel::createButtons()
{
    m_resume = new AccentButton(symbolIcon(Symbol::Play), tr("&Resume Play"));
    m_resume->setToolTip(tr("The game goes on; dead stones are settled on the board"));
    m_back = new QPushButton(tr("&Back"));
    m_back->setToolTip(tr("Leave the record as it is (Esc)"));
    m_done = new AccentButton(tr("&Done"));
    m_done->setToolTip(tr("The score is settled (Ctrl+Return)"));
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Wide);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_resume);
    row->addWidget(m_back);
    row->addStretch(1);
    row->addWidget(m_done);
    for (QPushButton *button : {m_resume, m_back, m_done}) {
        button->setAutoDefault(true); // Return presses the one that has the focus
    }
    connect(m_resume, &QPushButton::clicked, &m_scoring, &ScoringController::resumePlay);
    connect(m_back, &QPushButton::clicked, &m_scoring, &ScoringController::cancel);
    connect(m_done, &QPushButton::clicked, &m_scoring, &ScoringController::finish);
    return bar;
}

QSize ScoringPanel::minimumSizeHint() const
{
    const int sheet = m_sheet->layout()->totalHeightForWidth(width());
    const int buttons = layout()->itemAt(1)->sizeHint().height();
    const int mostOfScreen = screen()->availableGeometry().height() * 48 / 100;
    return {QWidget::minimumSizeHint().width(), std::min(sheet + buttons, mostOfScreen)};
}

void ScoringPanel::showScore()
{
    const ScoringSession *session = m_scoring.session();
    if (!session) {
        setAccessibleDescription({});
        return;
    }
    m_result->setText(text::score(session->count().score));
    m_table->showCount(session->count());
    const Score other = session->otherCount().score;
    m_otherMethod->setVisible(other != session->count().score);
    m_otherMethod->setText((session->rules().scoring == ScoringMethod::Area
                                ? tr("Counted by territory: %1")
                                : tr("Counted by area: %1"))
                               .arg(text::score(other)));
    showDoubts();
    showRules();
    showOpinions();
    m_resume->setVisible(m_scoring.isOfGame());
    m_back->setVisible(!m_scoring.isOfGame());
    m_done->setVisible(m_scoring.mayFinish());
    updateGeometry();
    tell();
}

/// Says what keeps the count from being a result. Play is to go on then before anything is done.
void ScoringPanel::showDoubts()
{
    const Count &count = m_scoring.session()->count();
    QStringList sentences;
    if (const int open = static_cast<int>(count.open.size()); open > 0) {
        sentences << tr("%n points are nobody’s, because borders are open.", nullptr, open);
    }
    if (const int stones = static_cast<int>(count.unsettled.size()); stones > 0) {
        sentences << tr("Of %n stones it is not settled whether they live.", nullptr, stones);
    }
    m_doubts->setNote(FieldNote::Tone::Warning, sentences.join(u' '));
    m_doubts->setVisible(!sentences.isEmpty());
    const bool shouldResume = !sentences.isEmpty() && m_scoring.isOfGame();
    (shouldResume ? m_resume : m_done)->setDefault(true);
    (shouldResume ? m_done : m_resume)->setDefault(false);
}

/// Has screen readers say how it stands now, and which player sees it differently.
void ScoringPanel::tell()
{
    QStringList sentences{tr("%1.").arg(m_result->text())};
    if (!m_doubts->text().isEmpty()) {
        sentences << m_doubts->text();
    }
    for (std::size_t i = 0; i < m_scoring.opinions().size(); ++i) {
        sentences << tr("%1: %2.").arg(m_rows[i]->accessibleName(),
                                       m_rows[i]->accessibleDescription());
    }
    const QString news = sentences.join(u' ');
    if (news != accessibleDescription()) {
        setAccessibleDescription(news);
        if (isVisible()) {
            controlaccess::speakUp(*this);
        }
    }
}

void ScoringPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    controlaccess::speakUp(*this);
}

void ScoringPanel::showRules()
{
    const ScoringSession &session = *m_scoring.session();
    m_rulesNote->setVisible(m_scoring.areRulesUnknown());
    m_rules->setVisible(m_scoring.mayChooseRules());
    const QString name = text::rulesName(session.rules());
    const QString komi = tr("komi %1").arg(text::points(session.terms().komi));
    QStringList terms{komi};
    if (!m_scoring.mayChooseRules()) {
        terms.prepend(name);
    }
    if (session.terms().handicap > 0) {
        terms << tr("%n handicap stones", nullptr, session.terms().handicap);
    }
    m_terms->setText(terms.join(QStringLiteral(" · ")));
    const QSignalBlocker quiet(m_rules);
    m_rules->setCurrentIndex(m_rules->findText(name));
}

void ScoringPanel::showOpinions()
{
    const std::vector<ScoringOpinion> &opinions = m_scoring.opinions();
    while (m_rows.size() < opinions.size()) {
        addOpinionRow();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < opinions.size());
        if (i < opinions.size()) {
            m_rows[i]->showOpinion(opinions[i], *m_scoring.session());
        }
    }
    m_opinionsTitle->setVisible(!opinions.empty());
}

void ScoringPanel::addOpinionRow()
{
    const std::size_t number = m_rows.size();
    auto *row = new OpinionRow;
    m_opinions->addWidget(row);
    m_rows.push_back(row);
    connect(row, &OpinionRow::adopted, this, [this, number] { m_scoring.adopt(number); });
    connect(row, &OpinionRow::pointedAt, this, [this, number](bool isPointedAt) {
        if (isPointedAt) {
            m_scoring.setPreview(number);
        } else if (m_scoring.preview() == number) {
            m_scoring.setPreview(std::nullopt);
        }
    });
}

void ScoringPanel::askReplacement(const QString &present, const QString &counted)
{
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("The result of the game"),
                        tr("The record has another result: %1. Replace it with %2?")
                            .arg(text::recordedResult(present), text::recordedResult(counted)),
                        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, &m_scoring, &ScoringController::finishReplacing);
    box->open();
}

void ScoringPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier)) {
        m_scoring.finish();
    } else if (event->key() == Qt::Key_Escape) {
        m_scoring.cancel();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
