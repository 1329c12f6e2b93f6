#include "ui/match/strengthbox.h"

#include "core/engine/profile/enginerank.h"
#include "ui/match/strengthchoice.h"
#include "ui/words/ranktext.h"

#include <QAbstractItemView>
#include <QSignalBlocker>

#include <cmath>
#include <optional>

namespace shinpan {

StrengthBox::StrengthBox(const QString &accessibleName, QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(accessibleName);
    setToolTip(tr("How strongly it plays"));
    connect(this, &QComboBox::currentIndexChanged, this, &StrengthBox::explain);
}

void StrengthBox::setSize(int size)
{
    if (size == m_size) {
        return;
    }
    m_size = size;
    if (const std::optional<EngineProfile> present = engine()) {
        const QSignalBlocker quiet(this); // the strength stays what it is
        fill(*present);
    }
}

void StrengthBox::moveTo(int size)
{
    const auto rankAt = [this](int index, int on) -> std::optional<double> {
        const auto rank = index >= 0 ? rankOf(atChoice(*m_engine, itemData(index)), on)
                                     : std::optional<EngineRank>();
        return rank ? std::optional(rank->rank.value) : std::nullopt;
    };
    const std::optional<double> wanted =
        m_engine && m_size > 0 ? rankAt(currentIndex(), m_size) : std::nullopt;
    setSize(size);
    std::optional<double> best = wanted ? rankAt(currentIndex(), size) : std::nullopt;
    if (!best || std::lround(*best) == std::lround(*wanted)) {
        return;
    }
    for (int index = 0; index < count(); ++index) {
        const std::optional<double> rank = rankAt(index, size);
        if (rank && std::abs(*rank - *wanted) < std::abs(*best - *wanted)) {
            best = rank;
            setCurrentIndex(index);
        }
    }
}

void StrengthBox::setEngine(const std::optional<EngineProfile> &engine)
{
    m_engine = engine;
    if (engine) {
        fill(*engine);
    } else {
        clear();
    }
}

void StrengthBox::fill(const EngineProfile &present)
{
    clear();
    for (const StrengthChoice &choice : strengthChoices(*m_engine, m_size)) {
        addItem(choice.words, choice.key);
    }
    choose(present);
    view()->setMinimumWidth(view()->sizeHintForColumn(0)); // all of the words
    explain();                                             // also where signals are blocked
}

void StrengthBox::setStrengthOf(const EngineProfile &engine)
{
    if (m_engine) {
        choose(engine);
    }
}

void StrengthBox::choose(const EngineProfile &engine)
{
    const StrengthChoice choice = strengthChoiceOf(*m_engine, engine, m_size);
    int index = 0;
    while (index < count() && itemData(index) != choice.key) {
        ++index;
    }
    if (index == count()) {
        addItem(choice.words, choice.key);
    }
    setCurrentIndex(index);
}

std::optional<EngineProfile> StrengthBox::engine() const
{
    return m_engine ? std::optional(atChoice(*m_engine, currentData())) : std::nullopt;
}

/// The words may be longer than the box, and a rank is only as good as what it comes from.
void StrengthBox::explain()
{
    QString words = tr("How strongly it plays: %1").arg(currentText());
    const std::optional<EngineProfile> present = engine();
    if (const auto rank = present && m_size > 0 ? rankOf(*present, m_size) : std::nullopt) {
        words += u'\n' + text::rankSentence(*rank, m_size);
    }
    setToolTip(words);
}

} // namespace shinpan
