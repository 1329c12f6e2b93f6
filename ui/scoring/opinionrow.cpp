#include "ui/scoring/opinionrow.h"

#include "core/util/excerpt.h"
#include "ui/kit/style.h"
#include "ui/scoring/scoringopinion.h"
#include "ui/scoring/scoringsession.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace shinpan {

namespace {

constexpr std::size_t MostNamed = 4; ///< points, one by one

[[nodiscard]] QString nameOf(Point point)
{
    return QString::fromStdString(vertexOf(point));
}

[[nodiscard]] QString named(const std::vector<Point> &points)
{
    QStringList names;
    for (std::size_t i = 0; i < points.size() && i < MostNamed; ++i) {
        names << nameOf(points[i]);
    }
    const QString list = names.join(QLatin1String(", "));
    const auto more = static_cast<int>(points.size()) - static_cast<int>(MostNamed);
    return more > 0 ? OpinionRow::tr("%1 and %n more", nullptr, more).arg(list) : list;
}

[[nodiscard]] QString scoreOf(const ScoringOpinion &opinion)
{
    if (opinion.score) {
        return text::score(*opinion.score);
    }
    return opinion.answer.isEmpty()
             ? OpinionRow::tr("Says nothing about the score")
             : OpinionRow::tr("Says “%1”, which is not a score").arg(excerpt(opinion.answer));
}

/// What it says about stones, set against what is marked.
[[nodiscard]] QString stonesOf(const ScoringOpinion &opinion,
                               const std::vector<Point> &differences,
                               const ScoringSession &session)
{
    if (!opinion.settlement) {
        return opinion.note.isEmpty() ? OpinionRow::tr("Does not say which stones are dead")
                                      : text::plainMessage(opinion.note);
    }
    if (!differences.empty()) {
        return OpinionRow::tr("Sees it differently at %1").arg(named(differences));
    }
    const auto dead = static_cast<int>(session.count().dead.size());
    return dead == 0 ? OpinionRow::tr("Agrees that no stone is dead")
                     : OpinionRow::tr("Agrees about the %n dead stones", nullptr, dead);
}

} // namespace

OpinionRow::OpinionRow(QWidget *parent)
    : Card(parent)
    , m_who(new QLabel(this))
    , m_score(new QLabel(this))
    , m_stones(new QLabel(this))
    , m_adopt(new QPushButton(tr("Use"), this))
{
    m_who->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel *label : {m_score, m_stones}) {
        label->setWordWrap(true);
    }
    m_stones->setFont(textFont(TextSize::Caption));
    m_adopt->setAutoDefault(true); // Return presses it, wherever it stands
    m_adopt->installEventFilter(this);
    connect(m_adopt, &QPushButton::clicked, this, &OpinionRow::adopted);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal);
    grid->setHorizontalSpacing(spacing::Normal);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_who, 0, 0, 1, 2);
    grid->addWidget(m_score, 1, 0);
    grid->addWidget(m_stones, 2, 0);
    grid->addWidget(m_adopt, 1, 1, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(0, 1);
    limitButton();
}

/// Makes the button as narrow as its word allows: the score beside it stays on one line.
void OpinionRow::limitButton()
{
    const int word = m_adopt->fontMetrics().horizontalAdvance(m_adopt->text());
    m_adopt->setMaximumWidth(word + 2 * spacing::Section);
}

void OpinionRow::showOpinion(const ScoringOpinion &opinion, const ScoringSession &session)
{
    const std::vector<Point> differing = differences(opinion, session);
    m_who->setText(opinion.who);
    m_who->setToolTip(opinion.who);
    m_score->setText(scoreOf(opinion));
    m_stones->setText(stonesOf(opinion, differing, session));
    m_adopt->setVisible(opinion.settlement.has_value());
    if (opinion.score) {
        m_scoreTone = *opinion.score == session.count().score ? Tone::Same : Tone::Differs;
    } else {
        m_scoreTone = opinion.answer.isEmpty() ? Tone::Silent : Tone::Differs;
    }
    m_stonesTone =
        !opinion.settlement ? Tone::Silent : (differing.empty() ? Tone::Same : Tone::Differs);
    setAccessibleName(opinion.who);
    setAccessibleDescription(tr("%1; %2").arg(m_score->text(), m_stones->text()));
    m_adopt->setAccessibleName(tr("Use the marks of %1").arg(opinion.who));
    m_adopt->setAccessibleDescription(accessibleDescription());
    color();
}

bool OpinionRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        m_hasFocus = event->type() == QEvent::FocusIn;
        point();
    }
    return Card::eventFilter(watched, event);
}

void OpinionRow::enterEvent(QEnterEvent *event)
{
    m_isUnderMouse = true;
    point();
    Card::enterEvent(event);
}

void OpinionRow::leaveEvent(QEvent *event)
{
    m_isUnderMouse = false;
    point();
    Card::leaveEvent(event);
}

void OpinionRow::point()
{
    update();
    Q_EMIT pointedAt(m_isUnderMouse || m_hasFocus);
}

void OpinionRow::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        limitButton();
    }
    if (event->type() == QEvent::PaletteChange) {
        color();
    }
}

void OpinionRow::color()
{
    const StyleColors &colors = styleColors(palette());
    const auto paint = [&](QLabel *label, Tone tone, const QColor &same) {
        QPalette ink = label->palette();
        ink.setColor(QPalette::WindowText, tone == Tone::Differs
                                               ? colors.warning
                                               : (tone == Tone::Silent ? colors.muted : same));
        label->setPalette(ink);
    };
    paint(m_score, m_scoreTone, palette().color(QPalette::WindowText));
    paint(m_stones, m_stonesTone, colors.muted);
}

void OpinionRow::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    if (m_isUnderMouse || m_hasFocus) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(styleColors(palette()).accent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CornerRadius,
                                CornerRadius);
    }
}

} // namespace shinpan
