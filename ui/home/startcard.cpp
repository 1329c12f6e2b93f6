#include "ui/home/startcard.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int CardPadding = 20;
constexpr int Sizes[] = {9, 13, 19};
constexpr int ListWidth = 12; ///< letters that a list has room for at least

} // namespace

StartCard::StartCard(const Texts &texts,
                     const std::vector<std::pair<Color, QString>> &roles,
                     QWidget *parent)
    : Card(parent)
    , m_sizes(new QButtonGroup(this))
    , m_button(new AccentButton(texts.button, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(CardPadding, CardPadding, CardPadding, CardPadding);
    column->setSpacing(spacing::Wide);
    column->addLayout(createHeading(texts));
    column->addSpacing(spacing::Tight);
    auto *form = new QGridLayout;
    form->setHorizontalSpacing(spacing::Section);
    form->setVerticalSpacing(spacing::Normal);
    form->setColumnStretch(1, 1);
    for (const auto &[color, name] : roles) {
        auto *list = new QComboBox(this);
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(ListWidth);
        list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        list->setAccessibleName(tr("%1, %2").arg(texts.title.simplified(), name));
        form->addWidget(new QLabel(name, this), form->rowCount(), 0);
        form->addWidget(list, form->rowCount() - 1, 1);
        m_roles.push_back({color, list});
    }
    form->addWidget(new QLabel(tr("Board"), this), form->rowCount(), 0);
    form->addLayout(createSizes(), form->rowCount() - 1, 1);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    connect(m_button, &QPushButton::clicked, this, &StartCard::started);
}

QLayout *StartCard::createHeading(const Texts &texts)
{
    constexpr int IconSide = 28;
    auto *icon = new QLabel(this);
    icon->setPixmap(symbolIcon(texts.symbol).pixmap(IconSide));
    auto *title = new QLabel(texts.title, this);
    title->setFont(textFont(TextSize::Subtitle));
    auto *sentence = new QLabel(texts.sentence, this);
    sentence->setForegroundRole(QPalette::PlaceholderText);
    sentence->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(sentence);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Wide);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return row;
}

QLayout *StartCard::createSizes()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    for (const int size : Sizes) {
        auto *button = new AccentButton(QStringLiteral("%1 × %1").arg(size), this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        m_sizes->addButton(button, size);
        row->addWidget(button, 1); // as wide together as the lists above
    }
    m_sizes->buttons().constLast()->setChecked(true);
    return row;
}

void StartCard::setEngines(const std::vector<EngineProfile> &engines)
{
    m_engines = engines;
    int place = 0; // different engines in different lists, as far as there are some
    for (const Role &role : m_roles) {
        const QString chosen = role.list->currentData().toString();
        role.list->clear();
        for (const EngineProfile &engine : engines) {
            role.list->addItem(symbolIcon(Symbol::Engine), engine.name, engine.id);
        }
        const int again = role.list->findData(chosen);
        const int last = std::max(0, static_cast<int>(engines.size()) - 1);
        role.list->setCurrentIndex(again >= 0 ? again : std::min(place++, last));
    }
}

NewGameSettings StartCard::settings() const
{
    NewGameSettings settings;
    settings.size = m_sizes->checkedId();
    for (const Role &role : m_roles) {
        const auto index = static_cast<std::size_t>(std::max(0, role.list->currentIndex()));
        if (index < m_engines.size()) {
            settings.seats[role.color].engine = m_engines[index];
        }
    }
    return settings;
}

} // namespace shinpan
