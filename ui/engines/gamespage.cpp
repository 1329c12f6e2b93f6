#include "ui/engines/gamespage.h"

#include "ui/engines/patiencefields.h"
#include "ui/engines/trustboxes.h"
#include "ui/kit/style.h"

#include <QLabel>
#include <QVBoxLayout>

namespace shinpan {

namespace {

[[nodiscard]] QLabel *heading(const QString &text)
{
    auto *label = new QLabel(text);
    label->setFont(textFont(TextSize::Subtitle));
    return label;
}

} // namespace

GamesPage::GamesPage(QWidget *parent)
    : QWidget(parent)
    , m_patience(new PatienceFields)
    , m_trust(new TrustBoxes)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::Section, 0, 0);
    layout->setSpacing(spacing::Normal);
    layout->addWidget(heading(tr("Its time")));
    layout->addWidget(m_patience);
    layout->addSpacing(spacing::Section);
    layout->addWidget(heading(tr("Its word")));
    layout->addWidget(m_trust);
    layout->addStretch(1);
    connect(m_patience, &PatienceFields::edited, this, &GamesPage::edited);
    connect(m_trust, &TrustBoxes::edited, this, &GamesPage::edited);
}

void GamesPage::showProfile(const EngineProfile &profile)
{
    m_patience->setPatience(profile.timeouts);
    m_trust->showProfile(profile);
}

void GamesPage::writeTo(EngineProfile &profile) const
{
    profile.timeouts = m_patience->patience();
    m_trust->writeTo(profile);
}

} // namespace shinpan
