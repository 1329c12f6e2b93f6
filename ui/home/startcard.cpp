#include "ui/home/startcard.h"

#include "core/engine/profile/enginetemplates.h"
#include "core/rules/handicap.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/symbollabel.h"
#include "ui/ladder/ladderfeature.h"
#include "ui/match/strengthbox.h"
#include "ui/match/teachingfield.h"
#include "ui/settings/preferences.h"
#include "ui/words/ranktext.h"
#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int CardPadding = 20;
constexpr int Sizes[] = {9, 13, 19};
constexpr int ListWidth = 12;       ///< letters that a list has room for at least
constexpr double UsualTeaching = 2; ///< a move that loses so many points is a mistake

/// "Shinpan (25 kyu to 5 kyu)": an opponent with the ranks that it can have on boards of that size.
[[nodiscard]] QString withRanks(const EngineProfile &engine, int size)
{
    std::vector<double> ranks;
    for (const LadderRung &rung : rungsOf(engine, size)) {
        if (rung.rank) {
            ranks.push_back(*rung.rank);
        }
    }
    if (ranks.empty()) {
        return engine.name;
    }
    const auto [weakest, strongest] = std::ranges::minmax(ranks);
    const QString from = text::rank(weakest);
    const QString to = text::rank(strongest);
    return from == to ? StartCard::tr("%1 (%2)", "an engine, its rank").arg(engine.name, to)
                      : StartCard::tr("%1 (%2 to %3)", "an engine, its weakest and strongest rank")
                            .arg(engine.name, from, to);
}

} // namespace

StartCard::StartCard(const Texts &texts, const QStringList &roles, Preferences &preferences)
    : m_isOfPerson(roles.size() == 1)
    , m_key(texts.key)
    , m_title(texts.title)
    , m_preferences(preferences)
    , m_button(new AccentButton(texts.button, this))
{
    auto *form = new QGridLayout;
    form->setHorizontalSpacing(spacing::Section);
    form->setVerticalSpacing(spacing::Normal);
    form->setColumnStretch(1, 1);
    for (const QString &role : roles) {
        addRole(*form, role);
    }
    if (isOfPerson()) {
        m_sides = addChoices(*form, tr("You play"),
                             {{Black, text::colorName(Color::Black)},
                              {White, text::colorName(Color::White)},
                              {Nigiri, tr("Nigiri")}});
        m_sides->button(Nigiri)->setToolTip(tr("The colours are drawn by lot"));
    }
    std::vector<std::pair<int, QString>> sizes;
    for (const int size : Sizes) {
        sizes.emplace_back(size, QStringLiteral("%1 × %1").arg(size));
    }
    m_sizes = addChoices(*form, tr("Board"), sizes);
    if (isOfPerson()) {
        addHelp(*form);
        addAdvice(*form);
    }

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(CardPadding, CardPadding, CardPadding, CardPadding);
    column->setSpacing(spacing::Wide);
    column->addLayout(createHeading(texts));
    column->addSpacing(spacing::Tight);
    column->addLayout(form);
    column->addStretch(1);
    auto *last = form::row(spacing::Normal, {m_button, form::rest()});
    if (isOfPerson()) {
        last->addWidget(m_progress);
    }
    column->addLayout(last);
}

QLayout *StartCard::createHeading(const Texts &texts)
{
    constexpr int IconSide = 28;
    auto *icon = new SymbolLabel(texts.symbol, IconSide, this);
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

/// An engine, and its strength beside it.
void StartCard::addRole(QGridLayout &form, const QString &name)
{
    auto *list = new QComboBox(this);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(ListWidth);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list->setAccessibleName(tr("%1, %2").arg(m_title, name));
    auto *strength = new StrengthBox(tr("%1, strength").arg(list->accessibleName()), this);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    row->addWidget(list, 1);
    const int line = form.rowCount();
    form.addWidget(new QLabel(name, this), line, 0);
    form.addLayout(row, line, 1);
    m_roles.push_back({list, strength});
    if (isOfPerson()) { // a rank needs room
        strength->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        form.addWidget(new QLabel(tr("Strength"), this), line + 1, 0);
        form.addWidget(strength, line + 1, 1);
        connect(strength, &QComboBox::activated, this, [this] { setHandicap(0); });
    } else {
        row->addWidget(strength);
    }
    connect(list, &QComboBox::currentIndexChanged, this, [this, role = m_roles.back()] {
        showStrength(role);
        advise();
    });
}

/// Buttons as wide together as the lists above.
QButtonGroup *StartCard::addChoices(QGridLayout &form,
                                    const QString &name,
                                    const std::vector<std::pair<int, QString>> &choices)
{
    auto *group = new QButtonGroup(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    for (const auto &[id, label] : choices) {
        auto *button = new AccentButton(label, this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setAccessibleDescription(tr("%1, %2").arg(m_title, name));
        group->addButton(button, id);
        row->addWidget(button, 1);
    }
    const int line = form.rowCount();
    form.addWidget(new QLabel(name, this), line, 0);
    form.addLayout(row, line, 1);
    return group;
}

void StartCard::showStrength(const Role &role)
{
    const auto index = static_cast<std::size_t>(std::max(0, role.list->currentIndex()));
    role.strength->setEngine(index < m_engines.size() ? std::optional(m_engines[index])
                                                      : std::nullopt);
    role.strength->setVisible(role.strength->hasChoice() || isOfPerson());
    role.strength->setEnabled(role.strength->hasChoice());
}

/// Whoever looks for an opponent of their strength finds it without trying all.
void StartCard::showRanks()
{
    QComboBox &opponents = *m_roles[0].list;
    for (int index = 0; index < opponents.count(); ++index) {
        opponents.setItemText(
            index, withRanks(m_engines[static_cast<std::size_t>(index)], m_sizes->checkedId()));
    }
    opponents.view()->setMinimumWidth(opponents.view()->sizeHintForColumn(0)); // all of the words
}

/// What is chosen stays as far as it can; at first, it is what was played last.
void StartCard::setEngines(const std::vector<EngineProfile> &engines)
{
    const bool isFirst = m_engines.empty();
    std::vector<std::optional<EngineProfile>> chosen;
    for (const Role &role : m_roles) {
        chosen.push_back(role.strength->engine());
    }
    m_engines = engines;
    if (m_help != nullptr) {
        const bool hasJudge = !analysing(engines).empty();
        m_help->button(Teaching)->setEnabled(hasJudge);
        if (!hasJudge && m_help->checkedId() == Teaching) {
            m_help->button(Hints)->setChecked(true);
        }
    }
    int place = 0; // different engines in different lists, as far as there are some
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        const Role &role = m_roles[i];
        const QSignalBlocker quiet(role.list);
        role.list->clear();
        for (const EngineProfile &engine : engines) {
            role.list->addItem(symbolIcon(Symbol::Engine), engine.name, engine.id);
        }
        const int again = chosen[i] ? role.list->findData(chosen[i]->id) : -1;
        const int last = std::max(0, static_cast<int>(engines.size()) - 1);
        role.list->setCurrentIndex(again >= 0 ? again : std::min(place++, last));
        showStrength(role);
        if (again >= 0) {
            role.strength->setStrengthOf(*chosen[i]);
        }
    }
    if (isOfPerson()) {
        showRanks();
    }
    if (isFirst) {
        offer(lastStart(m_preferences, engines, m_key));
    }
}

void StartCard::offer(const NewGameSettings &settings)
{
    QAbstractButton *size = m_sizes->button(settings.size);
    (size != nullptr ? size : m_sizes->button(Sizes[2]))->setChecked(true);
    const Color first = isOfPerson() && settings.seats.black.engine ? Color::Black : Color::White;
    const ByColor<Seat> &seats = settings.seats;
    const std::vector<Seat> wanted =
        isOfPerson() ? std::vector{seats[first]} : std::vector{seats.black, seats.white};
    if (m_sides != nullptr) {
        const int side = first == Color::White ? Black : White;
        const bool wasDrawn = m_preferences.value(nigiriKey()).toBool();
        m_sides->button(wasDrawn ? Nigiri : side)->setChecked(true);
    }
    const bool isRemembered = m_preferences.value(nigiriKey()).isValid();
    for (std::size_t i = 0; isRemembered && i < m_roles.size(); ++i) {
        const std::optional<EngineProfile> &engine = wanted[i].engine;
        const int index = engine ? m_roles[i].list->findData(engine->id) : -1;
        if (index >= 0) {
            m_roles[i].list->setCurrentIndex(index);
            m_roles[i].strength->setStrengthOf(*engine);
        }
    }
}

NewGameSettings StartCard::begin()
{
    NewGameSettings settings = lastStart(m_preferences, m_engines, m_key); // rules, komi and name
    settings.size = m_sizes->checkedId();
    if (isOfPerson()) {
        const int side = m_handicap > 0 ? Black : m_sides->checkedId(); // who has stones is Black
        const bool isWhite =
            side == White || (side == Nigiri && QRandomGenerator::global()->bounded(2) == 0);
        if (m_handicap > 0) {
            settings.handicap = m_handicap;
            settings.komi = usualKomi(settings.rules, m_handicap);
        }
        const QString name = m_preferences.get(&GameDefaults::name);
        const Color person = isWhite ? Color::White : Color::Black;
        settings.seats[person] = {std::nullopt, name};
        settings.seats[opposite(person)] = {m_roles[0].strength->engine()};
        settings.isSerious = m_help->checkedId() == Nothing;
        if (m_help->checkedId() == Teaching) {
            const double before = lastGame(m_preferences, m_engines).teaching;
            settings.teaching = before > 0 ? before : UsualTeaching;
        }
        m_preferences.setValue(helpKey(), m_help->checkedId());
    } else {
        settings.seats = {{m_roles[0].strength->engine()}, {m_roles[1].strength->engine()}};
    }
    m_preferences.setValue(nigiriKey(), m_sides != nullptr && m_sides->checkedId() == Nigiri);
    rememberStart(m_preferences, settings, m_key);
    return settings;
}

void StartCard::addHelp(QGridLayout &form)
{
    m_help = addChoices(form, tr("Help"),
                        {{Hints, tr("Hints")}, {Teaching, tr("Teaching")}, {Nothing, tr("None")}});
    m_help->button(Hints)->setToolTip(tr("Hint, in the toolbar, names good moves."));
    m_help->button(Teaching)->setToolTip(TeachingField::teachingNote());
    m_help->button(Nothing)->setToolTip(
        TeachingField::seriousNote() + u'\n'
        + tr("Either way, a game without help counts for your rank."));
    QAbstractButton *last = m_help->button(m_preferences.value(helpKey()).toInt());
    (last != nullptr ? last : m_help->button(Hints))->setChecked(true);
}

/// A line that says what the person's own games propose, with a button that takes it, and a way to
/// all of them.
void StartCard::addAdvice(QGridLayout &form)
{
    m_advice = new QLabel(this);
    m_advice->setWordWrap(true);
    m_advice->setForegroundRole(QPalette::PlaceholderText);
    m_follow = form::button(QString());
    auto *row = form::row(spacing::Normal, {{m_advice, 1}, m_follow});
    form.addLayout(row, form.rowCount(), 1);
    m_progress = form::button(QString());
    m_progress->hide();
    connect(m_follow, &QPushButton::clicked, this, &StartCard::follow);
    connect(m_progress, &QPushButton::clicked, this, &StartCard::progressRequested);
    connect(m_sizes, &QButtonGroup::idToggled, this, [this](int size, bool isChosen) {
        if (isChosen) {
            m_roles[0].strength->moveTo(size);
            showRanks();
            advise();
        }
    });
}

void StartCard::setLadder(const LadderBook &book)
{
    m_ladder = book;
    advise();
}

/// Looks for what the ladder says of the engine and the size that are chosen. A handicap of the
/// last game stays until it says otherwise.
void StartCard::advise()
{
    if (m_advice == nullptr || m_engines.empty() || m_sizes->checkedId() < 0) {
        return;
    }
    const auto index = static_cast<std::size_t>(std::max(0, m_roles[0].list->currentIndex()));
    const EngineProfile &engine = m_engines[std::min(index, m_engines.size() - 1)];
    const int size = m_sizes->checkedId();
    const std::vector<LadderRung> rungs = rungsOf(engine, size);
    m_step = nextStep(m_ladder, engine.name, size, rungs, mostHandicap(size, HandicapStyle::Fixed));
    const QString chosen = m_roles[0].strength->currentData().toString();
    if (m_step && m_step->reason == LadderStep::Reason::Rank && m_step->strength == chosen) {
        m_step.reset(); // it is so already
    }
    const std::vector<LadderBook::Row> rows = m_ladder.rows();
    const auto last = std::ranges::find_if(rows, [&](const LadderBook::Row &row) {
        return row.terms.opponent == engine.name && row.terms.size == size;
    });
    const bool isSame = last != rows.end() && last->terms.strength == chosen;
    const std::optional<LadderBook::Rating> rating = m_ladder.ratingOn(size);
    m_progress->setText(rating ? tr("You: about %1").arg(text::rank(rating->rank.value))
                               : tr("Your progress"));
    m_progress->setAccessibleName(tr("Your progress. %1").arg(m_progress->text()));
    m_progress->setToolTip(tr("Your games against engines, and what rank they make you"));
    m_progress->setHidden(m_ladder.games().empty());
    setHandicap(isSame ? std::max(0, last->terms.handicap) : 0);
}

/// Takes the handicap, and says what it is or what the ladder proposes.
void StartCard::setHandicap(int stones)
{
    m_handicap = stones;
    m_advice->setHidden(!m_step && stones == 0);
    m_follow->setHidden(m_advice->isHidden());
    if (m_step) {
        const Role &opponent = m_roles[0];
        const auto index = static_cast<std::size_t>(std::max(0, opponent.list->currentIndex()));
        m_advice->setText(proposalText(*m_step,
                                       {.opponent = m_engines[index].name,
                                        .strength = opponent.strength->currentData().toString(),
                                        .size = m_sizes->checkedId(),
                                        .handicap = m_handicap},
                                       m_engines[index]));
        m_follow->setText(tr("Choose"));
    } else {
        m_advice->setText(tr("You get %n stone(s), as Black.", nullptr, stones));
        m_follow->setText(tr("Play Even"));
    }
    m_follow->setAccessibleName(m_follow->text() + QStringLiteral(": ") + m_advice->text());
}

/// Plays as it is proposed, or without the handicap.
void StartCard::follow()
{
    const std::optional<LadderStep> step = std::exchange(m_step, std::nullopt);
    if (step) {
        StrengthBox &strength = *m_roles[0].strength;
        for (int i = 0; i < strength.count(); ++i) {
            if (strength.itemData(i).toString() == step->strength) {
                strength.setCurrentIndex(i);
            }
        }
    }
    setHandicap(step ? step->handicap : 0);
    m_button->setFocus();
}

QString StartCard::nigiriKey() const
{
    return QStringLiteral("start/%1/nigiri").arg(m_key);
}

QString StartCard::helpKey() const
{
    return QStringLiteral("start/%1/help").arg(m_key);
}

} // namespace shinpan
