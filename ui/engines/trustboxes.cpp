#include "ui/engines/trustboxes.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>

namespace shinpan {

namespace {

constexpr int NoteIndent = 24; ///< below the words of a box

} // namespace

TrustBoxes::TrustBoxes(QWidget *parent)
    : QWidget(parent)
    , m_allowsClaims(new QCheckBox(tr("May c&laim a win")))
    , m_isReliableScorer(new QCheckBox(tr("Its sc&ore counts")))
    , m_verifiesBoard(new QCheckBox(tr("Compare &boards")))
    , m_toldAs(new QComboBox)
{
    const std::pair<QCheckBox *, QString> boxes[] = {
        {m_allowsClaims, tr("It may end a game it is sure of, if it knows gomill-genmove_ex.")},
        {m_isReliableScorer,
         tr("After the passes it is asked who won (final_score and the dead stones).")},
        {m_verifiesBoard,
         tr("Whenever it was set up its stones are compared with ours, where list_stones or "
            "showboard tells them.")}};
    QVBoxLayout *rows = form::column(spacing::Normal, {});
    for (const auto &[box, sentence] : boxes) {
        auto *note = new FieldNote(box);
        note->setNote(FieldNote::Tone::Quiet, sentence);
        note->setContentsMargins(NoteIndent, 0, 0, 0);
        rows->addLayout(form::column(spacing::Tight, {box, note}));
        connect(box, &QCheckBox::toggled, this, &TrustBoxes::edited);
    }
    rows->addLayout(toldAsRow());
    setLayout(rows);
}

QLayout *TrustBoxes::toldAsRow()
{
    m_toldAs->addItem(tr("the side to move"), QVariant::fromValue(Perspective::SideToMove));
    m_toldAs->addItem(tr("Black"), QVariant::fromValue(Perspective::Black));
    m_toldAs->addItem(tr("White"), QVariant::fromValue(Perspective::White));
    auto *note = new FieldNote(m_toldAs);
    note->setNote(FieldNote::Tone::Quiet,
                  tr("KataGo tells those of the side to move, unless its configuration says "
                     "otherwise (reportAnalysisWinratesAs)."));
    connect(m_toldAs, &QComboBox::activated, this, &TrustBoxes::edited);
    QLabel *label = form::labelFor(m_toldAs, tr("Its analyses t&ell the chances of"));
    return form::column(spacing::Tight,
                        {form::row(spacing::Normal, {label, m_toldAs, form::rest()}), note});
}

void TrustBoxes::showProfile(const EngineProfile &profile)
{
    m_allowsClaims->setChecked(profile.allowsClaims);
    m_isReliableScorer->setChecked(profile.isReliableScorer);
    m_verifiesBoard->setChecked(profile.verifiesBoard);
    m_toldAs->setCurrentIndex(m_toldAs->findData(QVariant::fromValue(profile.toldAs)));
}

void TrustBoxes::writeTo(EngineProfile &profile) const
{
    profile.allowsClaims = m_allowsClaims->isChecked();
    profile.isReliableScorer = m_isReliableScorer->isChecked();
    profile.verifiesBoard = m_verifiesBoard->isChecked();
    profile.toldAs = m_toldAs->currentData().value<Perspective>();
}

} // namespace shinpan
