#include "ui/review/reviewsummary.h"

#include "ui/analysis/candidatetext.h"
#include "ui/kit/shortenedlabel.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

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
    return review.averagePointLoss ? ReviewSummary::tr("%1, %2 pts", "win rate, points")
                                         .arg(rate, text::decimal(*review.averagePointLoss, 1))
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
    m_engine->setFont(textFont(TextSize::Caption));
    m_engine->setForegroundRole(QPalette::PlaceholderText);
    m_engine->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the rest goes first
    grid->addWidget(m_engine, 0, 0);
    addTitles(*grid);
    for (const Color color : BothColors) {
        Column &column = m_columns[color];
        column = {caption(this),
                  cell(this),
                  {cell(this), cell(this), cell(this)},
                  cell(this),
                  cell(this)};
        column.name->setText(text::colorName(color));
        int row = 0;
        for (QLabel *label : {column.name, column.loss, column.phases[0], column.phases[1],
                              column.phases[2], column.choices, column.mistakes}) {
            grid->addWidget(label, row++, color == Color::Black ? 1 : 2);
        }
    }
}

void ReviewSummary::addTitles(QGridLayout &grid)
{
    int row = 1;
    const auto add = [&](QLabel *title, const QString &text, int indent) {
        title->setText(text);
        title->setIndent(indent);
        title->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        grid.addWidget(title, row++, 0);
    };
    add(cell(this), tr("Loss per move"), 0);
    for (const QString &phase : {tr("Opening"), tr("Middle game"), tr("Endgame")}) {
        add(caption(this), phase, spacing::Wide);
    }
    add(cell(this), tr("Engine’s choice"), 0);
    add(cell(this), tr("Mistakes"), 0);
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
        const Column &column = m_columns[color];
        const QString loss = review.moves > 0 ? lossText(review) : QStringLiteral("–");
        column.loss->setText(loss);
        column.choices->setText(tellsRank ? tr("%1 of %2").arg(review.choices).arg(review.moves)
                                          : QStringLiteral("–"));
        column.mistakes->setText(QString::number(bad));
        m_sentence[color] =
            tellsRank
                ? tr("%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5")
                      .arg(column.name->text(), loss, QString::number(review.choices),
                           QString::number(review.moves), QString::number(bad))
                : tr("%1: lost %2 per move; mistakes: %3")
                      .arg(column.name->text(), loss, QString::number(bad));
        showPhases(color, moves, size);
        column.name->setAccessibleDescription(m_sentence[color]);
    }
}

void ReviewSummary::showPhases(Color player, const std::vector<JudgedMove> &moves, BoardSize size)
{
    const QStringList names{tr("opening"), tr("middle game"), tr("endgame")};
    QStringList losses;
    for (std::size_t phase = 0; phase < m_columns[player].phases.size(); ++phase) {
        std::vector<JudgedMove> within;
        std::ranges::copy_if(moves, std::back_inserter(within), [&](const JudgedMove &move) {
            return phaseOf(move.number, size) == static_cast<GamePhase>(phase);
        });
        const PlayerReview review = reviewOf(player, within);
        QLabel &cell = *m_columns[player].phases[phase];
        cell.setText(review.moves > 0 ? lossText(review) : QStringLiteral("–"));
        losses.append(tr("%1: %2").arg(names[static_cast<int>(phase)], cell.text()));
    }
    m_sentence[player] += tr("; loss per move by phase: %1").arg(losses.join(QStringLiteral(", ")));
}

} // namespace shinpan
