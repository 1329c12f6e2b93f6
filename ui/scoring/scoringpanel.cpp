#include "ui/scoring/scoringpanel.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/opinionrow.h"
#include "ui/scoring/scoretable.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
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

ScoringPanel::ScoringPanel(ScoringController &scoring, QWidget *parent)
    : QWidget(parent)
    , m_scoring(scoring)
    , m_result(new QLabel)
    , m_terms(quietLabel())
    , m_rules(new QComboBox)
    , m_rulesNote(new FieldNote(m_rules))
    , m_table(new ScoreTable)
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

/// A game's rules are told; a record's may be chosen.
QWidget *ScoringPanel::createRules()
{
    offerRules();
    m_rules->setAccessibleName(tr("Rules to count by"));
    connect(m_rules, &QComboBox::activated, this, &ScoringPanel::chooseRules);
    m_rulesNote->setNote(
        FieldNote::Tone::Warning,
        tr("The record names no rules that are known here. By which shall it be counted?"));
    auto *rules = new QWidget;
    auto *column = new QVBoxLayout(rules);
    column->setContentsMargins({});
    column->setSpacing(spacing::Tight);
    column->addWidget(m_rulesNote);
    column->addWidget(m_rules);
    column->addWidget(m_terms);
    return rules;
}

void ScoringPanel::offerRules()
{
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        m_rules->addItem(text::rulesName(choice.rules));
    }
}

QWidget *ScoringPanel::createButtons()
{
    m_resume = new QPushButton(symbolIcon(Symbol::Play), tr("&Resume Play"));
    m_resume->setToolTip(tr("The game goes on; dead stones are settled on the board"));
    m_back = new QPushButton(tr("&Back"));
    m_back->setToolTip(tr("Leave the record as it is (Esc)"));
    m_done = new AccentButton(tr("&Done"));
    m_done->setToolTip(tr("The score is settled (Return)"));
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
    m_done->setDefault(true);
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
    showRules();
    showOpinions();
    showButtons();
    updateGeometry();
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

void ScoringPanel::chooseRules(int index)
{
    m_scoring.setRules(text::rulesChoices()[static_cast<std::size_t>(index)].rules);
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

void ScoringPanel::showButtons()
{
    m_resume->setVisible(m_scoring.isOfGame());
    m_back->setVisible(!m_scoring.isOfGame());
    m_done->setVisible(m_scoring.mayFinish());
}

void ScoringPanel::askReplacement(const QString &present, const QString &counted)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Another result"),
                                tr("The record says %1. Replace it by %2?").arg(present, counted),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, &m_scoring, &ScoringController::finishReplacing);
    box->open();
}

void ScoringPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_scoring.finish();
    } else if (event->key() == Qt::Key_Escape) {
        m_scoring.cancel();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
