#include "ui/engines/trustboxes.h"

#include "ui/fieldnote.h"
#include "ui/style.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace shinpan {

TrustBoxes::TrustBoxes(QWidget *parent)
    : QWidget(parent)
    , m_allowsClaims(new QCheckBox(tr("May c&laim a win")))
    , m_isReliableScorer(new QCheckBox(tr("Its sc&ore counts")))
{
    const std::pair<QCheckBox *, QString> boxes[] = {
        {m_allowsClaims,
         tr("It may end a game that it is sure of, if it knows gomill-genmove_ex.")},
        {m_isReliableScorer,
         tr("After the passes it is asked who won: final_score and the dead stones.")}};
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins({});
    columns->setSpacing(spacing::Section);
    for (const auto &[box, sentence] : boxes) {
        auto *note = new FieldNote(box);
        note->setNote(FieldNote::Tone::Quiet, sentence);
        auto *column = new QVBoxLayout;
        column->setSpacing(spacing::Tight);
        column->addWidget(box);
        column->addWidget(note, 1);
        columns->addLayout(column, 1);
        connect(box, &QCheckBox::toggled, this, &TrustBoxes::edited);
    }
}

void TrustBoxes::showProfile(const EngineProfile &profile)
{
    m_allowsClaims->setChecked(profile.allowsClaims);
    m_isReliableScorer->setChecked(profile.isReliableScorer);
}

void TrustBoxes::writeTo(EngineProfile &profile) const
{
    profile.allowsClaims = m_allowsClaims->isChecked();
    profile.isReliableScorer = m_isReliableScorer->isChecked();
}

} // namespace shinpan
