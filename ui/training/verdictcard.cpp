#include "ui/training/verdictcard.h"

#include "core/util/excerpt.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/wrappedlabel.h"

#include <QEvent>

#include <utility>

namespace shinpan {

namespace {

constexpr int SignSide = 22;

[[nodiscard]] std::pair<Symbol, QColor> signOf(QuizScene::Mood mood, const StyleColors &colors)
{
    switch (mood) {
    case QuizScene::Mood::Right:
        return {Symbol::Good, colors.ok};
    case QuizScene::Mood::Wrong:
        return {Symbol::Wrong, colors.error};
    case QuizScene::Mood::Unknown:
        return {Symbol::Question, colors.warning};
    case QuizScene::Mood::Waiting:
        return {Symbol::Engine, colors.muted};
    case QuizScene::Mood::Asking:
        break;
    }
    return {Symbol::Forward, colors.accent};
}

} // namespace

VerdictCard::VerdictCard(QWidget *parent)
    : Card(parent)
    , m_sign(new QLabel)
    , m_verdict(new WrappedLabel({}))
    , m_details(new WrappedLabel({}))
{
    m_verdict->setFont(textFont(TextSize::Subtitle));
    setLayout(form::column(
        spacing::Tight,
        {form::row(spacing::Normal, {{m_sign, 0, Qt::AlignTop}, {m_verdict, 1}}), m_details},
        {spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide}));
    hide();
}

void VerdictCard::showVerdict(QuizScene::Mood mood, const QString &verdict, const QString &details)
{
    const QString shownDetails = passage(details);
    const bool isNew =
        !verdict.isEmpty() && (verdict != accessibleName() || shownDetails != m_details->text());
    m_mood = mood;
    m_verdict->setText(verdict);
    m_details->setText(shownDetails);
    m_details->setVisible(!shownDetails.isEmpty());
    setAccessibleName(verdict);
    setAccessibleDescription(shownDetails);
    showSign();
    setVisible(!verdict.isEmpty());
    if (isNew) {
        controlaccess::speakUp(*this);
    }
}

void VerdictCard::showSign()
{
    const auto [symbol, color] = signOf(m_mood, styleColors(palette()));
    m_sign->setPixmap(symbolIcon(symbol, color).pixmap(SignSide, SignSide));
}

void VerdictCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showSign();
    }
}

} // namespace shinpan
