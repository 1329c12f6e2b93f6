#include "ui/match/strengthbox.h"

#include "ui/match/strengthchoice.h"

#include <QAbstractItemView>

namespace shinpan {

StrengthBox::StrengthBox(const QString &accessibleName, QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(accessibleName);
    setToolTip(tr("How strongly it plays"));
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString &strength) {
        setToolTip(
            tr("How strongly it plays: %1").arg(strength)); // which may be longer than the box
    });
}

void StrengthBox::setEngine(const std::optional<EngineProfile> &engine)
{
    m_engine = engine;
    clear();
    if (!engine) {
        return;
    }
    for (const StrengthChoice &choice : strengthChoices(*engine)) {
        addItem(choice.words, choice.key);
    }
    view()->setMinimumWidth(view()->sizeHintForColumn(0)); // all of the words
    setStrengthOf(*engine);
}

void StrengthBox::setStrengthOf(const EngineProfile &engine)
{
    if (!m_engine) {
        return;
    }
    const StrengthChoice choice = strengthChoiceOf(*m_engine, engine);
    if (findText(choice.words) < 0) {
        addItem(choice.words, choice.key);
    }
    setCurrentIndex(findText(choice.words));
}

std::optional<EngineProfile> StrengthBox::engine() const
{
    return m_engine ? std::optional(atChoice(*m_engine, currentData())) : std::nullopt;
}

} // namespace shinpan
