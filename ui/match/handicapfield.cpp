#include "ui/match/handicapfield.h"

#include "ui/game/newgamesettings.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace shinpan {

HandicapField::HandicapField(QWidget *parent)
    : QWidget(parent)
    , m_number(new QComboBox)
    , m_style(new QComboBox)
    , m_note(new FieldNote(m_number))
{
    m_number->setAccessibleName(tr("Handicap"));
    m_style->setAccessibleName(tr("Where the handicap stones are placed"));
    m_style->addItem(tr("on the usual points"), static_cast<int>(HandicapStyle::Fixed));
    m_style->addItem(tr("placed freely"), static_cast<int>(HandicapStyle::Free));
    setFocusProxy(m_number);

    setLayout(form::column(
        spacing::Tight, {form::row(spacing::Normal, {m_number, m_style, form::rest()}), m_note}));
    connect(m_number, &QComboBox::currentIndexChanged, this, [this] {
        showStyle();
        Q_EMIT edited();
    });
    connect(m_style, &QComboBox::currentIndexChanged, this, [this] {
        explain();
        Q_EMIT edited();
    });
    offerNumbers(0);
}

void HandicapField::setBoardSize(int size)
{
    const int wanted = stones();
    const HandicapStyle wantedStyle = style();
    m_size = size;
    offerNumbers(std::min(wanted, mostHandicap(size, wantedStyle)));
    if (stones() < wanted && stones() > 0) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("At most %n stones on this board.", nullptr, stones()));
    }
    Q_EMIT edited();
}

void HandicapField::setHandicap(int stones, HandicapStyle style)
{
    const QSignalBlocker quiet(this);
    offerNumbers(stones);
    m_style->setCurrentIndex(m_style->findData(static_cast<int>(style)));
    showStyle();
}

void HandicapField::setBlackName(const QString &name)
{
    m_blackName = name;
    if (m_note->tone() != FieldNote::Tone::Warning) {
        explain();
    }
}

int HandicapField::stones() const
{
    return m_number->currentData().toInt();
}

HandicapStyle HandicapField::style() const
{
    return static_cast<HandicapStyle>(m_style->currentData().toInt());
}

void HandicapField::offerNumbers(int wanted)
{
    const int most = std::max(mostHandicap(m_size, HandicapStyle::Fixed),
                              mostHandicap(m_size, HandicapStyle::Free));
    const QSignalBlocker quiet(m_number);
    m_number->clear();
    m_number->addItem(tr("None"), 0);
    for (int stones = 2; stones <= most; ++stones) {
        m_number->addItem(tr("%n stones", nullptr, stones), stones);
    }
    m_number->setCurrentIndex(std::max(0, m_number->findData(wanted)));
    m_number->setEnabled(most > 0);
    showStyle();
}

/// More stones than there are usual points can only be placed freely.
void HandicapField::showStyle()
{
    const bool isFixedPossible = stones() <= mostHandicap(m_size, HandicapStyle::Fixed);
    if (!isFixedPossible) {
        const QSignalBlocker quiet(m_style);
        m_style->setCurrentIndex(m_style->findData(static_cast<int>(HandicapStyle::Free)));
    }
    m_style->setEnabled(isFixedPossible);
    m_style->setVisible(stones() > 0);
    explain();
}

void HandicapField::explain()
{
    QString note;
    if (!m_number->isEnabled()) {
        note = tr("There is no handicap on a board this small.");
    } else if (stones() > 0 && style() == HandicapStyle::Free) {
        note = m_blackName.isEmpty() ? tr("You place them on the board.")
                                     : tr("%1 chooses where.").arg(m_blackName);
    }
    m_note->setNote(FieldNote::Tone::Quiet, note);
}

} // namespace shinpan
