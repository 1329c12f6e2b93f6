#include "ui/review/reviewsummary.h"

#include "ui/analysis/candidatetext.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

/// Plain text, shortened where it finds no room.
class ShortenedLabel final : public QLabel
{
public:
    explicit ShortenedLabel(QWidget *parent)
        : QLabel(parent)
    {
        setFont(textFont(TextSize::Caption));
        setForegroundRole(QPalette::PlaceholderText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the rest goes first
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        style()->drawItemText(
            &painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
            fontMetrics().elidedText(text(), Qt::ElideRight, width()), foregroundRole());
    }
};

[[nodiscard]] QLabel *cell(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

[[nodiscard]] QLabel *caption(QWidget *parent)
{
    QLabel *label = cell(parent);
    label->setFont(textFont(TextSize::Caption));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

[[nodiscard]] QString lossText(const PlayerReview &review)
{
    const QString rate = percentText(review.averageLoss) + u'%';
    return review.averagePointLoss
             ? ReviewSummary::tr("%1, %2 points")
                   .arg(rate, QLocale().toString(double(*review.averagePointLoss), 'f', 1))
             : rate;
}

} // namespace

ReviewSummary::ReviewSummary(QWidget *parent)
    : QWidget(parent)
    , m_engine(new ShortenedLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::Tight, 0, spacing::Tight, 0);
    grid->setHorizontalSpacing(spacing::Wide);
    grid->setVerticalSpacing(spacing::Tight / 2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_engine, 0, 0);
    const QStringList titles{tr("Loss per move"), tr("Engine’s choice"), tr("Mistakes")};
    for (int i = 0; i < titles.size(); ++i) {
        QLabel *title = caption(this);
        title->setText(titles[i]);
        grid->addWidget(title, 0, i + 1);
    }
    for (const Color color : BothColors) {
        Row &row = m_rows[color];
        row = {cell(this), cell(this), cell(this), cell(this)};
        row.name->setText(text::colorName(color));
        const int line = color == Color::Black ? 1 : 2;
        grid->addWidget(row.name, line, 0, Qt::AlignLeft);
        grid->addWidget(row.loss, line, 1);
        grid->addWidget(row.choices, line, 2);
        grid->addWidget(row.mistakes, line, 3);
    }
    addPhases(*grid);
}

/// Below the rest: where the losses are.
void ReviewSummary::addPhases(QGridLayout &grid)
{
    constexpr int Titles = 3; // row
    QLabel *what = caption(this);
    what->setText(tr("Loss per move by phase"));
    grid.addWidget(what, Titles, 0, Qt::AlignLeft);
    const QStringList phases{tr("Opening"), tr("Middle game"), tr("Endgame")};
    for (int phase = 0; phase < phases.size(); ++phase) {
        QLabel *title = caption(this);
        title->setText(phases[phase]);
        grid.addWidget(title, Titles, phase + 1);
        for (const Color color : BothColors) {
            QLabel *loss = cell(this);
            m_rows[color].phases[static_cast<std::size_t>(phase)] = loss;
            grid.addWidget(loss, Titles + (color == Color::Black ? 1 : 2), phase + 1);
        }
    }
    for (const Color color : BothColors) {
        grid.addWidget(new QLabel(text::colorName(color), this),
                       Titles + (color == Color::Black ? 1 : 2), 0, Qt::AlignLeft);
    }
}

void ReviewSummary::show(const QString &engine,
                         const std::vector<JudgedMove> &moves,
                         BoardSize size,
                         const MistakeLimits &mistakes)
{
    m_engine->setText(tr("As %1 sees it").arg(engine));
    m_engine->setToolTip(m_engine->text());
    const bool tellsRank = std::ranges::all_of( // a record does not
        moves, [](const JudgedMove &move) { return move.choice.order >= 0; });
    for (const Color color : BothColors) {
        const PlayerReview review = reviewOf(color, moves);
        const auto bad = std::ranges::count_if(moves, [&](const JudgedMove &move) {
            return move.move.color == color && isMistake(move, mistakes);
        });
        const Row &row = m_rows[color];
        const QString loss = review.moves > 0 ? lossText(review) : QStringLiteral("–");
        row.loss->setText(loss);
        row.choices->setText(tellsRank ? tr("%1 of %2").arg(review.choices).arg(review.moves)
                                       : QStringLiteral("–"));
        row.mistakes->setText(QString::number(bad));
        m_sentence[color] =
            tellsRank
                ? tr("%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5")
                      .arg(row.name->text(), loss)
                      .arg(review.choices)
                      .arg(review.moves)
                      .arg(bad)
                : tr("%1: lost %2 per move; mistakes: %3").arg(row.name->text(), loss).arg(bad);
        showPhases(color, moves, size);
        row.name->setAccessibleDescription(m_sentence[color]);
    }
}

void ReviewSummary::showPhases(Color player, const std::vector<JudgedMove> &moves, BoardSize size)
{
    const QStringList names{tr("opening"), tr("middle game"), tr("endgame")};
    QStringList losses;
    for (std::size_t phase = 0; phase < m_rows[player].phases.size(); ++phase) {
        std::vector<JudgedMove> within;
        std::ranges::copy_if(moves, std::back_inserter(within), [&](const JudgedMove &move) {
            return phaseOf(move.number, size) == static_cast<GamePhase>(phase);
        });
        const PlayerReview review = reviewOf(player, within);
        QLabel &cell = *m_rows[player].phases[phase];
        cell.setText(review.moves > 0 ? lossText(review) : QStringLiteral("–"));
        losses.append(tr("%1: %2").arg(names[static_cast<int>(phase)], cell.text()));
    }
    m_sentence[player] += tr("; loss per move by phase: %1").arg(losses.join(QStringLiteral(", ")));
}

} // namespace shinpan
