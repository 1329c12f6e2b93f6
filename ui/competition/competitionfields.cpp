#include "ui/competition/competitionfields.h"

#include "ui/competition/adjudicationfield.h"
#include "ui/competition/machinefields.h"
#include "ui/competition/openingsfield.h"
#include "ui/competition/stopfields.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"
#include "ui/match/komirow.h"
#include "ui/match/rulesfield.h"
#include "ui/match/timecontrolfield.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QThread>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int SmallBoard = 9; ///< the usual one: games are short

constexpr QLatin1String EloKey("sprt");
constexpr QLatin1String GamesKey("games");
constexpr QLatin1String StopKey("stop");
constexpr QLatin1String RoundsKey("rounds");
constexpr QLatin1String SizeKey("game.board_size");
constexpr QLatin1String RulesKey("game.rules");
constexpr QLatin1String KomiKey("game.komi");
constexpr QLatin1String TimeKey("game.time");
constexpr QLatin1String OpeningsKey("openings");
constexpr QLatin1String AdjudicationKey("game.adjudicate");
constexpr QLatin1String ParallelKey("parallel");
constexpr QLatin1String MachinesKey("machines");

constexpr double LeastElo = 0.5; ///< a test has no less
constexpr double UsualElo = 50;
constexpr double UsualPrecision = 20; ///< Elo

/// Half of the processors: of two engines that play, one thinks.
[[nodiscard]] int usualParallel()
{
    return std::max(QThread::idealThreadCount() / 2, 1);
}

[[nodiscard]] QSpinBox *numberField(int least, int most, int value)
{
    auto *field = new QSpinBox;
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

} // namespace

CompetitionFields::CompetitionFields(QWidget *parent)
    : QWidget(parent)
    , m_elo(new QDoubleSpinBox)
    , m_games(numberField(1, MostCounted, 20))
    , m_stop(new StopFields)
    , m_rounds(numberField(1, 1000, 5))
    , m_size(numberField(2, MaxGtpSide, SmallBoard))
    , m_rules(new RulesField)
    , m_komi(new KomiRow)
    , m_time(new TimeControlField(tr("Time")))
    , m_openings(new OpeningsField)
    , m_adjudication(new AdjudicationField)
    , m_parallel(numberField(1, MostSlots, usualParallel()))
    , m_machines(new MachineFields(this))
{
    m_elo->setRange(LeastElo, 1000);
    m_elo->setDecimals(1);
    m_elo->setValue(UsualElo);
    m_elo->setSuffix(tr(" Elo"));
    m_games->setSpecialValueText(tr("until decided"));
    m_size->setSuffix(tr(" lines"));
    addFields();
    suggestKomi();
    for (QSpinBox *field : {m_games, m_rounds, m_size, m_parallel}) {
        connect(field, &QSpinBox::valueChanged, this, &CompetitionFields::edited);
    }
    connect(m_elo, &QDoubleSpinBox::valueChanged, this, &CompetitionFields::edited);
    connect(m_time, &TimeControlField::edited, this, &CompetitionFields::edited);
    connect(m_stop, &StopFields::edited, this, &CompetitionFields::edited);
    connect(m_openings, &OpeningsField::edited, this, &CompetitionFields::edited);
    connect(m_adjudication, &AdjudicationField::edited, this, &CompetitionFields::edited);
    connect(m_machines, &MachineFields::edited, this, &CompetitionFields::edited);
    connect(m_machines, &MachineFields::kindChosen, this, [this] {
        suggestParallel();
        Q_EMIT placeChosen();
    });
    connect(m_rules, &RulesField::edited, this, [this] {
        suggestKomi();
        Q_EMIT edited();
    });
}

void CompetitionFields::addFields()
{
    m_form = new QFormLayout(this);
    m_form->setContentsMargins({});
    m_form->setHorizontalSpacing(spacing::Normal);
    m_form->setVerticalSpacing(spacing::Normal);
    m_eloLabel = add(tr("Stronger &by"), m_elo, EloKey);
    m_gamesLabel = add(tr("&Games per pairing"), m_games, GamesKey);
    m_stopLabel = add(tr("En&ds at"), m_stop, StopKey);
    m_roundsLabel = add(tr("Ro&unds"), m_rounds, RoundsKey);
    add(tr("Board si&ze"), m_size, SizeKey);
    add(tr("&Rules"), m_rules, RulesKey);
    add(tr("&Komi"), m_komi, KomiKey);
    add(tr("&Time"), m_time, TimeKey);
    add(tr("Games begin &with"), m_openings, OpeningsKey);
    add(tr("&Decided early"), m_adjudication, AdjudicationKey);
    add(tr("Games at &once"), m_parallel, ParallelKey, m_machines->place());
    m_machines->follow(m_parallel);
    form::alignLabels(*m_form);
}

/// What is wrong with it has a line of its own as soon as there is something.
QLabel *CompetitionFields::add(const QString &label,
                               QWidget *field,
                               QLatin1String key,
                               QWidget *beside)
{
    QLabel *title = form::labelFor(field, label);
    field->setAccessibleName(plainLabel(label));
    auto *note = new FieldNote(field);
    note->hide();
    m_notes.emplace(key, note);
    QHBoxLayout *const line = form::row(spacing::Normal, {{field, 1}});
    if (beside != nullptr) {
        line->addWidget(beside, 1);
    }
    m_form->addRow(title, form::widgetWith(form::column(0, {line, note})));
    return title;
}

void CompetitionFields::setNote(QLatin1String key, FieldNote::Tone tone, const QString &text)
{
    FieldNote *const note = m_notes.at(key);
    note->setNote(tone, text);
    note->setVisible(!text.isEmpty());
}

void CompetitionFields::showPurpose(CompetitionPurpose purpose)
{
    m_purpose = purpose;
    const bool isPool = purpose == CompetitionPurpose::Pool;
    const bool isInAll = isPool || isTuning(purpose);
    m_gamesLabel->setText(isInAll ? tr("&Games") : tr("&Games per pairing"));
    m_games->setAccessibleName(plainLabel(m_gamesLabel->text()));
    const auto show = [](QLabel *label, QWidget *field, bool isWanted) {
        label->setEnabled(isWanted);
        field->setEnabled(isWanted);
    };
    m_form->setRowVisible(m_eloLabel, !isTuning(purpose)); // the search has more fields
    m_form->setRowVisible(m_stopLabel, mayStop(purpose));
    m_form->setRowVisible(m_roundsLabel, !isTuning(purpose) && !mayStop(purpose));
    const bool isTest = purpose == CompetitionPurpose::Stronger;
    show(m_eloLabel, m_elo, isTest || isPool);
    show(m_stopLabel, m_stop, mayStop(purpose));
    m_stop->setRule({.precision = isPool ? std::optional(UsualPrecision) : std::nullopt});
    showTest(isPool);
    show(m_gamesLabel, m_games, !isTest);
    show(m_roundsLabel, m_rounds, purpose == CompetitionPurpose::Swiss);
    m_games->setMinimum(isTest || isInAll ? 0 : 1);
    m_games->setSpecialValueText(isInAll ? tr("no limit") : tr("until decided"));
    m_games->setValue(usualGames(purpose));
}

/// The field of the hypotheses: of an SPRT match, or of each pair of a pool, which need have none.
void CompetitionFields::showTest(bool isOfPool)
{
    m_elo->setMinimum(isOfPool ? 0 : LeastElo);
    m_elo->setSpecialValueText(isOfPool ? tr("no test") : QString());
    m_elo->setValue(isOfPool ? 0 : UsualElo);
    m_elo->setToolTip(isOfPool ? tr("A pair plays no more when a sequential test has decided which "
                                    "of the two is stronger; it ends when all pairs are decided")
                               : QString());
}

void CompetitionFields::showCompetition(const Competition &competition,
                                        const CompetitionDraft &draft)
{
    const bool isOpen = kindOf(competition).rounds == nullptr;
    m_gamesLabel->setEnabled(true);
    m_games->setEnabled(true);
    m_games->setMinimum(isOpen ? 0 : 1);
    m_games->setSpecialValueText(!isOpen            ? QString()
                                 : competition.sprt ? tr("until decided")
                                                    : tr("no limit"));
    m_games->setValue(draft.games);
    m_rounds->setValue(draft.rounds);
    m_elo->setValue(draft.elo);
    m_stop->setRule(draft.stop);
    m_stop->setEnabled(kindOf(competition).mayStop);
    m_stopLabel->setEnabled(m_stop->isEnabled());
    m_size->setEnabled(draft.setup.size.isSquare());
    m_size->setValue(draft.setup.size.columns);
    m_rules->setRules(draft.setup.rules);
    suggestKomi();
    m_komi->setKomi(draft.setup.komi);
    m_time->setEnabled(draft.setup.time.black == draft.setup.time.white);
    m_time->setTimeControl(draft.setup.time.black);
    m_openings->setOpenings(draft.openings);
    m_adjudication->setRule(draft.setup.adjudication);
    m_machines->setMachines(draft.machines);
    m_parallel->setValue(draft.parallel);
}

QWidget *CompetitionFields::machines() const
{
    return m_machines;
}

/// A task has to wait for a machine with a processor for each of its games. The person's choice
/// stays.
void CompetitionFields::suggestParallel()
{
    const bool isHere = m_machines->kind() == MachineSettings::Kind::Here;
    if (m_parallel->value() == (isHere ? 1 : usualParallel())) {
        m_parallel->setValue(isHere ? usualParallel() : 1);
    }
}

void CompetitionFields::suggestKomi()
{
    m_komi->setUsualKomi(usualKomi(m_rules->rules(), 0));
}

CompetitionDraft CompetitionFields::applied(CompetitionDraft draft) const
{
    draft.games = m_games->value();
    draft.rounds = m_rounds->value();
    draft.elo = m_elo->value();
    draft.stop = m_stop->rule();
    if (m_size->isEnabled()) {
        draft.setup.size = BoardSize::square(static_cast<std::uint8_t>(m_size->value()));
    }
    draft.setup.rules = m_rules->rules();
    draft.setup.komi = m_komi->komi();
    if (m_time->isEnabled()) {
        draft.setup.time = {m_time->timeControl(), m_time->timeControl()};
    }
    draft.openings = m_openings->openings();
    draft.setup.adjudication = m_adjudication->rule();
    draft.parallel = m_parallel->value();
    draft.machines = m_machines->machines();
    return draft;
}

int CompetitionFields::games() const
{
    return m_games->value();
}

bool CompetitionFields::complain(std::size_t players)
{
    for (const auto &[key, note] : m_notes) {
        setNote(key, FieldNote::Tone::Quiet, {});
    }
    const int most = static_cast<int>(players % 2 == 0 ? players - 1 : players);
    if (m_purpose == CompetitionPurpose::Swiss && players > 1 && m_rounds->value() > most) {
        setNote(RoundsKey, FieldNote::Tone::Warning,
                tr("After %n round(s) all have met; then some meet again.", nullptr, most));
    }
    const std::optional<QString> openings = m_openings->objection();
    setOpeningsError(openings.value_or(QString()));
    const std::optional<QString> adjudication = m_adjudication->objection();
    setNote(AdjudicationKey, FieldNote::Tone::Error, adjudication.value_or(QString()));
    const bool areMachinesWrong = m_machines->complain();
    return openings || adjudication || areMachinesWrong;
}

bool CompetitionFields::complain(const CompetitionFileError &error)
{
    if (error.key.startsWith(MachinesKey)) {
        m_machines->complain(text::message(error.message()));
        return true;
    }
    const auto found = std::ranges::find_if(
        m_notes, [&error](const auto &note) { return error.key.startsWith(note.first); });
    if (found == m_notes.end()) {
        return false;
    }
    setNote(found->first, FieldNote::Tone::Error, text::message(error.text));
    return true;
}

void CompetitionFields::setOpeningsError(const QString &error)
{
    setNote(OpeningsKey, FieldNote::Tone::Error, error);
}

} // namespace shinpan
