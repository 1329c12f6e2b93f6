#include "ui/match/teachingfield.h"

#include "core/engine/profile/enginetemplates.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace shinpan {

namespace {

/// The row of a serious game; those behind it are teaching games.
constexpr int SeriousRow = 1;

} // namespace

TeachingField::TeachingField(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox)
    , m_note(form::caption())
{
    m_choice->setAccessibleName(tr("Teaching game"));
    m_choice->addItem(tr("No"), 0.0);
    m_choice->addItem(tr("No help at all: a serious game"), 0.0);
    for (const int points : {1, 2, 3, 5, 10}) {
        m_choice->addItem(tr("Mistakes of %n point(s) or more", nullptr, points),
                          static_cast<double>(points));
    }
    m_note->setWordWrap(true);
    setFocusProxy(m_choice);
    setLayout(form::row(spacing::Normal, {m_choice, {m_note, 1}}));
    connect(m_choice, &QComboBox::currentIndexChanged, this, &TeachingField::explain);
    explain();
}

void TeachingField::setEngines(const std::vector<EngineProfile> &engines)
{
    m_hasJudge = !analysing(engines).empty();
    offerTeaching();
    explain();
}

void TeachingField::setSeats(const ByColor<Seat> &seats)
{
    m_hasPerson = seats.black.isHuman() || seats.white.isHuman();
    explain();
}

/// Nobody can choose what needs a judge where there is none.
void TeachingField::offerTeaching()
{
    const auto *rows = qobject_cast<QStandardItemModel *>(m_choice->model());
    for (int row = SeriousRow + 1; row < rows->rowCount(); ++row) {
        rows->item(row)->setEnabled(m_hasJudge);
    }
}

void TeachingField::setTeaching(double points)
{
    if (m_choice->findData(points) < 0) {
        m_choice->addItem(tr("Mistakes of %1 points or more").arg(text::points(points)), points);
    }
    m_choice->setCurrentIndex(m_choice->findData(points));
    offerTeaching();
}

void TeachingField::setSerious(bool isSerious)
{
    if (isSerious) {
        m_choice->setCurrentIndex(SeriousRow);
    }
}

bool TeachingField::isSerious() const
{
    return m_choice->currentIndex() == SeriousRow;
}

double TeachingField::teaching() const
{
    return m_choice->currentData().toDouble();
}

QString TeachingField::seriousNote()
{
    return tr(
        "Hints, analysis, estimates and what the opponent thinks wait till the game is over.");
}

QString TeachingField::teachingNote()
{
    return tr("An engine tells what your moves lost, and mistakes can be taken back with a key.");
}

void TeachingField::explain()
{
    m_choice->setEnabled(m_hasPerson);
    m_note->setText(!m_hasPerson     ? tr("Nobody plays who could be taught.")
                    : isSerious()    ? seriousNote()
                    : !m_hasJudge    ? tr("No engine here can judge moves.")
                    : teaching() > 0 ? teachingNote()
                                     : tr("Nobody judges your moves."));
    m_choice->setAccessibleDescription(m_note->text());
}

} // namespace shinpan
