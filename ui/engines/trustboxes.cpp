#include "ui/engines/trustboxes.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>

namespace shinpan {

namespace {

constexpr int NoteIndent = 24; ///< below the words of a box

/// A choice, its label before it and the note below it.
[[nodiscard]] QLayout *choiceRow(const QString &name, QComboBox *choice, const QString &about)
{
    auto *note = new FieldNote(choice);
    note->setNote(FieldNote::Tone::Quiet, about);
    QLabel *label = form::labelFor(choice, name);
    return form::column(spacing::Tight,
                        {form::row(spacing::Normal, {label, choice, form::rest()}), note});
}

} // namespace

TrustBoxes::TrustBoxes(QWidget *parent)
    : QWidget(parent)
    , m_allowsClaims(new QCheckBox(tr("May c&laim a win")))
    , m_isReliableScorer(new QCheckBox(tr("Its sc&ore counts")))
    , m_verifiesBoard(new QCheckBox(tr("Compare &boards")))
    , m_thoughts(new QComboBox)
    , m_toldAs(new QComboBox)
    , m_pondering(new QComboBox)
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
    rows->addLayout(thoughtsRow());
    rows->addLayout(toldAsRow());
    rows->addLayout(ponderingRow());
    setLayout(rows);
}

QLayout *TrustBoxes::thoughtsRow()
{
    const std::pair<ThoughtsWanted, QString> items[] = {
        {ThoughtsWanted::Automatic, tr("where that is known to be safe, in slow games")},
        {ThoughtsWanted::SlowMoves, tr("in slow games")},
        {ThoughtsWanted::Always, tr("always")},
        {ThoughtsWanted::Never, tr("never")}};
    for (const auto &[wanted, words] : items) {
        m_thoughts->addItem(words, QVariant::fromValue(wanted));
    }
    connect(m_thoughts, &QComboBox::activated, this, &TrustBoxes::edited);
    return choiceRow(tr("Tells what it t&hinks of its moves"), m_thoughts,
                     tr("Its chances, lead and main line are kept with each move, if it knows "
                        "kata-genmove_analyze or the like. Slow games are those in which its moves "
                        "take a second or more on average. A check that finds it safe chooses "
                        "them."));
}

QLayout *TrustBoxes::toldAsRow()
{
    m_toldAs->addItem(tr("the side to move"), QVariant::fromValue(Perspective::SideToMove));
    m_toldAs->addItem(tr("Black"), QVariant::fromValue(Perspective::Black));
    m_toldAs->addItem(tr("White"), QVariant::fromValue(Perspective::White));
    connect(m_toldAs, &QComboBox::activated, this, &TrustBoxes::edited);
    return choiceRow(tr("Its analyses t&ell the chances of"), m_toldAs,
                     tr("KataGo tells those of the side to move, unless its configuration says "
                        "otherwise (reportAnalysisWinratesAs)."));
}

void TrustBoxes::trustThoughts()
{
    if (m_thoughts->currentData().value<ThoughtsWanted>() == ThoughtsWanted::Automatic) {
        m_thoughts->setCurrentIndex(
            m_thoughts->findData(QVariant::fromValue(ThoughtsWanted::SlowMoves)));
        Q_EMIT edited();
    }
}

QLayout *TrustBoxes::ponderingRow()
{
    m_pondering->addItem(tr("it may think"), QVariant::fromValue(Pondering::Allowed));
    m_pondering->addItem(tr("it may not, and is watched"),
                         QVariant::fromValue(Pondering::Forbidden));
    m_pondering->addItem(tr("it is stopped"), QVariant::fromValue(Pondering::Frozen));
    connect(m_pondering, &QComboBox::activated, this, &TrustBoxes::edited);
    return choiceRow(tr("While its opponent thin&ks"), m_pondering,
                     tr("Watched by the processor time that its processes use. It can be neither "
                        "watched nor stopped on another machine."));
}

void TrustBoxes::showProfile(const EngineProfile &profile)
{
    m_allowsClaims->setChecked(profile.allowsClaims);
    m_isReliableScorer->setChecked(profile.isReliableScorer);
    m_verifiesBoard->setChecked(profile.verifiesBoard);
    m_thoughts->setCurrentIndex(m_thoughts->findData(QVariant::fromValue(profile.thoughts)));
    m_toldAs->setCurrentIndex(m_toldAs->findData(QVariant::fromValue(profile.toldAs)));
    m_pondering->setCurrentIndex(m_pondering->findData(QVariant::fromValue(profile.pondering)));
}

void TrustBoxes::writeTo(EngineProfile &profile) const
{
    profile.allowsClaims = m_allowsClaims->isChecked();
    profile.isReliableScorer = m_isReliableScorer->isChecked();
    profile.verifiesBoard = m_verifiesBoard->isChecked();
    profile.thoughts = m_thoughts->currentData().value<ThoughtsWanted>();
    profile.toldAs = m_toldAs->currentData().value<Perspective>();
    profile.pondering = m_pondering->currentData().value<Pondering>();
}

} // namespace shinpan
