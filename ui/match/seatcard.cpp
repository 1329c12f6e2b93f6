#include "ui/match/seatcard.h"

#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginerules.h"
#include "ui/board/painting/boardtheme.h"
#include "ui/board/painting/stones.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/match/strengthbox.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int SeatStoneSize = 36;

/// The stone as it lies on the board.
[[nodiscard]] QPixmap stonePicture(Color color, qreal pixelRatio)
{
    QPixmap picture = Stones(qRound(SeatStoneSize * pixelRatio), woodTheme()).at({}, color);
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

/// A list that is only chosen from when it is open, so that walking over "Add Engine…" does not add
/// one.
class SeatList final : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool wandersAway = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down
                              || event->key() == Qt::Key_Home || event->key() == Qt::Key_End
                              || event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
        const bool searches = !event->text().isEmpty() && event->text().at(0).isLetterOrNumber();
        if ((wandersAway || searches) && event->modifiers() == Qt::NoModifier) {
            showPopup();
        } else {
            QComboBox::keyPressEvent(event);
        }
    }

    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

SeatCard::SeatCard(Color color, const Machine &machine, QWidget *parent)
    : Card(parent)
    , m_machine(machine)
    , m_list(new SeatList)
    , m_details(new QStackedLayout)
    , m_name(new QLineEdit)
    , m_strength(new StrengthBox(color == Color::Black ? tr("How strongly Black plays")
                                                       : tr("How strongly White plays")))
    , m_note(new FieldNote(m_list))
{
    auto *stone = new QLabel;
    stone->setPixmap(stonePicture(color, devicePixelRatioF()));
    QLabel *title = form::heading(color == Color::Black ? tr("&Black") : tr("&White"));
    title->setBuddy(m_list);
    m_list->setAccessibleName(color == Color::Black ? tr("Who plays Black")
                                                    : tr("Who plays White"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(16);

    m_name->setPlaceholderText(tr("Name, for the record"));
    m_name->setAccessibleName(color == Color::Black ? tr("Name of who plays Black")
                                                    : tr("Name of who plays White"));
    for (QWidget *detail : QList<QWidget *>{m_name, m_strength, new QWidget}) {
        m_details->addWidget(detail);
    }

    setLayout(form::column(
        spacing::Normal,
        {form::row(spacing::Normal, {stone, {title, 1}}), m_list, m_details, {m_note, 1}},
        {spacing::Section, spacing::Wide, spacing::Section, spacing::Wide}));

    connect(m_list, &QComboBox::activated, this, &SeatCard::takeChoice);
    connect(m_strength, &QComboBox::currentIndexChanged, this, [this] {
        describeChoice();
        Q_EMIT seatChanged();
    });
    fillList();
}

void SeatCard::setEngines(const std::vector<EngineProfile> &engines)
{
    const Seat chosen = seat();
    m_engines = engines;
    setSeat(chosen);
}

void SeatCard::setSeat(const Seat &seat)
{
    int choice = 0;
    if (seat.engine) {
        const auto isChosen = [&seat](const EngineProfile &engine) {
            return engine.id == seat.engine->id;
        };
        auto engine = std::find_if(m_engines.begin(), m_engines.end(), isChosen);
        if (engine == m_engines.end() && seat.engine->id.isEmpty()) {
            engine = m_engines.insert(engine, *seat.engine);
        }
        choice = engine == m_engines.end() ? 0 : static_cast<int>(engine - m_engines.begin()) + 1;
    }
    fillList();
    choose(choice);
    if (choice == 0) {
        m_name->setText(seat.name);
    } else {
        m_strength->setStrengthOf(*seat.engine);
    }
}

Seat SeatCard::seat() const
{
    return m_choice == 0 ? Seat{std::nullopt, m_name->text().simplified()}
                         : Seat{m_strength->engine()};
}

void SeatCard::setGame(const Ruleset &rules, int size, double komi)
{
    m_rules = rules;
    m_size = size;
    m_komi = komi;
    m_strength->setSize(size);
    describeChoice();
}

void SeatCard::fillList()
{
    m_list->clear();
    m_list->addItem(symbolIcon(Symbol::Person), tr("You"));
    for (const EngineProfile &engine : m_engines) {
        m_list->addItem(symbolIcon(Symbol::Engine), engine.name);
    }
    m_list->insertSeparator(m_list->count());
    m_list->addItem(symbolIcon(Symbol::Add), tr("Add Engine…"));
    m_list->setCurrentIndex(m_choice);
}

void SeatCard::takeChoice(int index)
{
    if (index <= static_cast<int>(m_engines.size())) {
        choose(index);
    } else {
        m_list->setCurrentIndex(m_choice);
        Q_EMIT addEngineRequested();
    }
}

void SeatCard::choose(int index)
{
    m_choice = index;
    m_list->setCurrentIndex(index);
    const QSignalBlocker quiet(m_strength);
    m_strength->setEngine(
        index == 0 ? std::nullopt : std::optional(m_engines[static_cast<std::size_t>(index) - 1]));
    m_details->setCurrentIndex(index == 0 ? 0 : m_strength->hasChoice() ? 1 : 2);
    describeChoice();
    Q_EMIT seatChanged();
}

void SeatCard::describeChoice()
{
    const Seat chosen = seat();
    m_playable = true;
    if (chosen.isHuman()) {
        m_note->setNote(FieldNote::Tone::Quiet, tr("Plays by clicking on the board"));
        return;
    }
    const Result<EngineRoute> route = engineRoute(*chosen.engine, m_machine);
    m_playable = route.has_value();
    if (!m_playable) {
        m_note->setNote(FieldNote::Tone::Error,
                        tr("Cannot be started: %1.").arg(text::message(route.error())));
    } else if (const Message limits =
                   limitsWarning(*chosen.engine, BoardSize::square(m_size), m_komi);
               !limits.isEmpty()) {
        m_note->setNote(FieldNote::Tone::Warning, tr("It %1.").arg(text::message(limits)));
    } else if (const auto method = countsOtherwise(*chosen.engine, m_rules)) {
        m_note->setNote(FieldNote::Tone::Warning,
                        *method == ScoringMethod::Area
                            ? tr("Counts by Chinese rules, whatever this game’s are.")
                            : tr("Counts by Japanese rules, whatever this game’s are."));
    } else if (const auto most = takesLessSuicide(*chosen.engine, m_rules)) {
        m_note->setNote(FieldNote::Tone::Warning,
                        *most == SuicideRule::Forbidden
                            ? tr("Refuses suicide, which these rules allow, and would lose by it.")
                            : tr("Refuses suicide of a single stone, which these rules allow, and "
                                 "would lose by it."));
    } else if (hearsNoKomi(*chosen.engine)) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("Is not told the komi: the Go Modem Protocol has no word for it."));
    } else {
        m_note->setNote(FieldNote::Tone::Quiet,
                        startedFor(*chosen.engine, m_rules).commandLine.simplified());
    }
}

} // namespace shinpan
