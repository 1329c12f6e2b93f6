#include "ui/competition/newcompetitiondialog.h"

#include "core/competition/file/competitionedit.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/wholefile.h"
#include "ui/competition/estimaterow.h"
#include "ui/competition/runlimits.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/match/komirow.h"
#include "ui/match/rulesfield.h"
#include "ui/match/strengthbox.h"
#include "ui/match/timecontrolfield.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int MostRandomMoves = 30;
constexpr int SmallBoard = 9; ///< the usual one: games are quick

/// What each purpose is called, and a sentence on how it is played; in the order of
/// CompetitionPurpose.
struct PurposeText
{
    const char *name;
    const char *note;
};
constexpr PurposeText Purposes[] = {
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Is one stronger than the other?"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Two players, until a sequential test decides.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Rank these engines"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Everybody plays everybody; the report rates them.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "A new version against others"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "The first player meets all others.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Knockout"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Whoever loses is out. The first in the list is seeded first.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Swiss"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Players with equal points meet, nobody twice.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Round robin"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Everybody meets everybody, in rounds.")},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Matchups"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Those that the file lists, which may have settings of their own.")},
};
constexpr int Templates = 5; ///< the others take more than this can ask

[[nodiscard]] QSpinBox *numberField(int least, int most, int value)
{
    auto *field = new QSpinBox;
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

/// A name that no file in the folder has: "engines", "engines-2".
[[nodiscard]] QString freshName(const QString &folder, const QString &wanted)
{
    QString name = wanted;
    for (int number = 2; QFileInfo::exists(QDir(folder).filePath(name + QStringLiteral(".toml")));
         ++number) {
        name = QStringLiteral("%1-%2").arg(wanted).arg(number);
    }
    return name;
}

} // namespace

NewCompetitionDialog::NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                                           const QString &folder,
                                           QWidget *parent)
    : QDialog(parent)
    , m_engines(engines)
    , m_folder(folder)
    , m_purpose(new QComboBox)
    , m_purposeNote(new FieldNote(m_purpose))
    , m_engine(new QComboBox)
    , m_strength(new StrengthBox(tr("How strongly the new player plays")))
    , m_list(new QListWidget)
    , m_remove(form::button(tr("Remo&ve")))
    , m_playersNote(new FieldNote(m_list))
    , m_games(numberField(1, 1'000'000, 20))
    , m_rounds(numberField(1, 1000, 5))
    , m_elo(new QDoubleSpinBox)
    , m_size(numberField(2, MaxGtpSide, SmallBoard))
    , m_komi(new KomiRow)
    , m_rules(new RulesField)
    , m_time(new TimeControlField(tr("Time")))
    , m_randomMoves(numberField(0, MostRandomMoves, 4))
    , m_parallel(numberField(1, MostSlots, std::max(QThread::idealThreadCount() / 2, 1)))
    , m_settingsNote(new FieldNote(nullptr))
    , m_limits(new RunLimits)
    , m_estimate(new EstimateRow([this] { return competition(); }))
    , m_name(new QLineEdit)
    , m_fileNote(new FieldNote(m_name))
    , m_existing(form::button(tr("Op&en a File…")))
    , m_choose(form::button(tr("&Folder…"), tr("Choose the folder of the file")))
    , m_start(new AccentButton(tr("Create and &Start")))
    , m_create(form::button(tr("&Create")))
{
    setWindowTitle(tr("New Competition"));
    m_purpose->setAccessibleName(tr("Purpose"));
    for (int i = 0; i < Templates; ++i) {
        m_purpose->addItem(tr(Purposes[i].name));
    }
    setLayout(form::column(
        spacing::Normal,
        {form::row(spacing::Normal, {form::labelFor(m_purpose, tr("&Purpose")), {m_purpose, 1}}),
         m_purposeNote, form::row(spacing::Section, {{createPlayers(), 1}, {createFields(), 1}}),
         m_settingsNote, m_estimate, createEnd()},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    m_start->setDefault(true);
    for (std::size_t i = 0; i < std::min<std::size_t>(m_engines.size(), 2); ++i) {
        addPlayer(m_engines[i]);
    }
    for (QSpinBox *field : {m_games, m_rounds, m_size, m_randomMoves, m_parallel}) {
        connect(field, &QSpinBox::valueChanged, this, &NewCompetitionDialog::check);
    }
    connect(m_elo, &QDoubleSpinBox::valueChanged, this, &NewCompetitionDialog::check);
    connect(m_time, &TimeControlField::edited, this, &NewCompetitionDialog::check);
    connect(m_purpose, &QComboBox::currentIndexChanged, this, &NewCompetitionDialog::showPurpose);
    connect(m_rules, &RulesField::edited, this, &NewCompetitionDialog::suggestKomi);
    connect(m_name, &QLineEdit::textChanged, this, &NewCompetitionDialog::check);
    suggestKomi();
    showPurpose();
}

NewCompetitionDialog::NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                                           const Competition &competition,
                                           QWidget *parent)
    : NewCompetitionDialog(engines, QFileInfo(competition.file).absolutePath(), parent)
{
    m_edited = competition;
    showEdited();
}

/// What it is for stays as it is, and so does its place.
void NewCompetitionDialog::showEdited()
{
    const CompetitionDraft draft = draftOf(*m_edited);
    setWindowTitle(tr("Settings of %1").arg(m_edited->name));
    for (int i = Templates; i <= static_cast<int>(draft.purpose); ++i) {
        m_purpose->addItem(tr(Purposes[i].name));
    }
    m_purpose->setCurrentIndex(static_cast<int>(draft.purpose));
    m_purpose->setEnabled(false);
    m_name->setText(QFileInfo(m_edited->file).completeBaseName());
    m_name->setEnabled(false);
    m_choose->hide();
    m_existing->hide();
    m_create->setText(tr("&Save"));
    m_start->setText(tr("Save and &Start"));
    m_players.clear();
    m_list->clear();
    for (const EngineProfile &engine : draft.players) {
        addPlayer(engine);
    }
    showSettings(draft);
    check();
}

/// What has no field here is left alone.
void NewCompetitionDialog::showSettings(const CompetitionDraft &draft)
{
    const bool isOpen = !goesByRounds(m_edited->type);
    m_gamesLabel->setEnabled(true);
    m_games->setEnabled(true);
    m_games->setMinimum(isOpen ? 0 : 1);
    m_games->setSpecialValueText(!isOpen          ? QString()
                                 : m_edited->sprt ? tr("until decided")
                                                  : tr("no limit"));
    m_games->setValue(draft.games);
    m_rounds->setValue(draft.rounds);
    m_elo->setValue(draft.elo);
    m_size->setEnabled(draft.setup.size.isSquare());
    m_size->setValue(draft.setup.size.columns);
    m_rules->setRules(draft.setup.rules);
    suggestKomi();
    m_komi->setKomi(draft.setup.komi);
    m_time->setEnabled(draft.setup.time.black == draft.setup.time.white);
    m_time->setTimeControl(draft.setup.time.black);
    m_randomMoves->setEnabled(randomMovesOf(*m_edited).has_value());
    m_randomMoves->setValue(draft.randomMoves);
    m_parallel->setValue(draft.parallel);
}

QWidget *NewCompetitionDialog::createPlayers()
{
    for (const EngineProfile &engine : m_engines) {
        m_engine->addItem(engine.name);
    }
    m_engine->setAccessibleName(tr("Engine of the new player"));
    m_list->setAccessibleName(tr("Players"));
    m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    m_list->setMinimumHeight(6 * fontMetrics().lineSpacing());
    QPushButton *add = form::button(tr("&Add"), tr("Add the player"));
    add->setEnabled(!m_engines.empty());
    const auto showStrength = [this] {
        const int row = m_engine->currentIndex();
        m_strength->setEngine(row < 0 ? std::nullopt
                                      : std::optional(m_engines[static_cast<std::size_t>(row)]));
        m_strength->setEnabled(m_strength->hasChoice());
    };
    connect(m_engine, &QComboBox::currentIndexChanged, this, showStrength);
    connect(add, &QPushButton::clicked, this, &NewCompetitionDialog::addChosen);
    connect(m_remove, &QPushButton::clicked, this, &NewCompetitionDialog::removePlayer);
    showStrength();
    return form::widgetWith(form::column(
        spacing::Tight, {form::labelFor(m_list, tr("&Players")),
                         {m_list, 1},
                         m_playersNote,
                         form::row(spacing::Normal, {{m_engine, 1}, m_strength, add, m_remove})}));
}

QLayout *NewCompetitionDialog::createFields()
{
    m_elo->setRange(0.5, 1000);
    m_elo->setDecimals(1);
    m_elo->setValue(50);
    m_elo->setSuffix(tr(" Elo"));
    m_games->setSpecialValueText(tr("until decided"));
    m_randomMoves->setSpecialValueText(tr("none"));
    m_size->setSuffix(tr(" lines"));
    auto *fields = new QFormLayout;
    fields->setHorizontalSpacing(spacing::Normal);
    fields->setVerticalSpacing(spacing::Normal);
    const auto add = [fields](const QString &label, QWidget *field) {
        QLabel *title = form::labelFor(field, label);
        field->setAccessibleName(QString(label).remove(u'&'));
        fields->addRow(title, field);
        return title;
    };
    m_eloLabel = add(tr("Stronger &by"), m_elo);
    m_gamesLabel = add(tr("&Games per pairing"), m_games);
    m_roundsLabel = add(tr("Ro&unds"), m_rounds);
    add(tr("Board si&ze"), m_size);
    add(tr("&Rules"), m_rules);
    add(tr("&Komi"), m_komi);
    add(tr("&Time"), m_time);
    add(tr("Random &moves first"), m_randomMoves);
    m_randomMoves->setToolTip(tr("So that engines that always play alike play different games; "
                                 "both games of a pair begin the same way"));
    add(tr("Games at &once"), m_parallel);
    form::alignLabels(*fields);
    return fields;
}

QLayout *NewCompetitionDialog::createEnd()
{
    m_name->setAccessibleName(tr("Name"));
    QPushButton *cancel = form::button(tr("Cancel"));
    connect(m_choose, &QPushButton::clicked, this, &NewCompetitionDialog::chooseFile);
    connect(m_existing, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT openRequested();
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, [this] { write(false); });
    connect(m_start, &QPushButton::clicked, this, [this] { write(true); });
    return form::column(
        spacing::Tight,
        {form::row(spacing::Normal, {form::labelFor(m_name, tr("&Name")), {m_name, 1}, m_choose}),
         m_fileNote, m_limits,
         form::row(spacing::Normal, {m_existing, form::rest(), cancel, m_create, m_start})});
}

CompetitionPurpose NewCompetitionDialog::purpose() const
{
    return static_cast<CompetitionPurpose>(m_purpose->currentIndex());
}

void NewCompetitionDialog::addPlayer(const EngineProfile &engine)
{
    m_players.push_back(engine);
    m_list->addItem(engine.name);
    m_list->setCurrentRow(m_list->count() - 1);
    suggestName();
    check();
}

void NewCompetitionDialog::addChosen()
{
    if (const std::optional<EngineProfile> engine = m_strength->engine()) {
        addPlayer(*engine);
    }
}

void NewCompetitionDialog::removePlayer()
{
    const int row = m_list->currentRow();
    if (row >= 0) {
        m_players.erase(m_players.begin() + row);
        delete m_list->takeItem(row);
        suggestName();
        check();
    }
}

void NewCompetitionDialog::showPurpose()
{
    const CompetitionPurpose shown = purpose();
    m_purposeNote->setNote(FieldNote::Tone::Quiet, tr(Purposes[m_purpose->currentIndex()].note));
    const auto show = [](QLabel *label, QWidget *field, bool isWanted) {
        label->setEnabled(isWanted);
        field->setEnabled(isWanted);
    };
    show(m_eloLabel, m_elo, shown == CompetitionPurpose::Stronger);
    show(m_gamesLabel, m_games, shown != CompetitionPurpose::Stronger);
    show(m_roundsLabel, m_rounds, shown == CompetitionPurpose::Swiss);
    m_games->setMinimum(shown == CompetitionPurpose::Stronger ? 0 : 1);
    m_games->setValue(usualGames(shown));
    suggestName();
    check();
}

void NewCompetitionDialog::suggestKomi()
{
    m_komi->setUsualKomi(usualKomi(m_rules->rules(), 0));
}

/// After two players, or what it is for.
void NewCompetitionDialog::suggestName()
{
    const bool isTyped = m_name->text() != m_suggestedName;
    if (isTyped || m_edited) {
        return;
    }
    constexpr const char *Names[] = {"match", "ranking", "gauntlet", "knockout", "swiss"};
    QString name = QString::fromLatin1(Names[m_purpose->currentIndex()]);
    if (purpose() == CompetitionPurpose::Stronger && m_players.size() == 2) {
        name = QStringLiteral("%1 v %2").arg(m_players[0].name, m_players[1].name);
        name.replace(u'/', u'-');
    }
    m_suggestedName = freshName(m_folder, name);
    m_name->setText(m_suggestedName);
}

void NewCompetitionDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Folder of the Competition"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_folder = folder;
        check();
    });
    dialog->open();
}

QString NewCompetitionDialog::path() const
{
    if (m_edited) {
        return m_edited->file;
    }
    return QDir(QDir(m_folder).absolutePath())
        .filePath(m_name->text().trimmed() + QStringLiteral(".toml"));
}

CompetitionDraft NewCompetitionDialog::draft() const
{
    CompetitionDraft draft;
    draft.purpose = purpose();
    draft.players = m_players;
    draft.games = m_games->value();
    draft.rounds = m_rounds->value();
    draft.elo = m_elo->value();
    if (m_edited) {
        draft.setup = m_edited->setup;
    }
    if (m_size->isEnabled()) {
        draft.setup.size = BoardSize::square(static_cast<std::uint8_t>(m_size->value()));
    }
    draft.setup.rules = m_rules->rules();
    draft.setup.komi = m_komi->komi();
    if (m_time->isEnabled()) {
        draft.setup.time = {m_time->timeControl(), m_time->timeControl()};
    }
    draft.randomMoves = m_randomMoves->value();
    draft.parallel = m_parallel->value();
    return draft;
}

RunOptions NewCompetitionDialog::limits() const
{
    return m_limits->limits();
}

std::optional<Competition> NewCompetitionDialog::competition() const
{
    return objection() ? std::nullopt
         : m_edited    ? std::optional(changedBy(*m_edited, draft()))
                       : std::optional(competitionOf(draft(), path()));
}

std::optional<QString> NewCompetitionDialog::objection() const
{
    const std::size_t players = m_players.size();
    if (purpose() == CompetitionPurpose::Stronger ? players != 2 : players < 2) {
        return m_engines.empty() ? tr("Add engines first: Engines > Edit Engines…")
             : purpose() == CompetitionPurpose::Stronger
                 ? tr("This takes exactly two players, which may be the same engine twice.")
                 : tr("This takes two players or more.");
    }
    for (const EngineProfile &player : m_players) {
        if (const Result<EngineRoute> route = engineRoute(player); !route) {
            return tr("%1 cannot be started: %2.").arg(player.name, text::message(route.error()));
        }
    }
    return std::nullopt;
}

void NewCompetitionDialog::check()
{
    const std::optional<QString> wrong = objection();
    m_remove->setEnabled(!m_players.empty());
    if (wrong) {
        m_playersNote->setNote(FieldNote::Tone::Error, *wrong);
    } else {
        m_playersNote->clearNote();
    }
    const QString name = m_name->text().trimmed();
    const bool isName = !name.isEmpty() && !name.contains(u'/') && !name.startsWith(u'.');
    const bool isTaken = isName && !m_edited && QFileInfo::exists(path());
    m_fileNote->setNote(!isName || isTaken ? FieldNote::Tone::Error : FieldNote::Tone::Quiet,
                        !isName   ? tr("It needs a name, which its file will have too.")
                        : isTaken ? tr("%1 already exists.").arg(QDir::toNativeSeparators(path()))
                                  : QDir::toNativeSeparators(path()));
    m_settingsNote->clearNote();
    m_estimate->forget();
    for (QPushButton *button : {m_create, m_start}) {
        button->setEnabled(!wrong && isName && !isTaken);
    }
}

/// Beside the field that it is about.
void NewCompetitionDialog::complain(const CompetitionFileError &error) const
{
    FieldNote *const note = error.key.startsWith(QLatin1String("player")) ? m_playersNote
                          : error.key.isEmpty()                           ? m_fileNote
                                                                          : m_settingsNote;
    note->setNote(FieldNote::Tone::Error, error.message());
}

/// What is written is read first: the reader knows best what is wrong.
std::optional<QByteArray> NewCompetitionDialog::text() const
{
    const QByteArray toml = toToml(competitionOf(draft(), path())).toUtf8();
    if (const auto read = readCompetitionText(toml, path()); !read) {
        complain(read.error().front());
        return std::nullopt;
    }
    return toml;
}

/// The file may have another text by now.
std::optional<QByteArray> NewCompetitionDialog::changedText() const
{
    const Result<QByteArray> text = readRegularFile(path(), LargestCompetitionFile);
    const auto before = readCompetitionText(text.value_or(QByteArray()), path());
    if (!before || *before != *m_edited) {
        m_fileNote->setNote(FieldNote::Tone::Error,
                            tr("The file was changed meanwhile; please open its settings again."));
        return std::nullopt;
    }
    const Competition after = changedBy(*m_edited, draft());
    if (const auto read = readCompetitionText(toToml(after).toUtf8(), path()); !read) {
        complain(read.error().front());
        return std::nullopt;
    }
    const Result<QByteArray> changed = editedCompetition(*text, *m_edited, after);
    if (!changed) {
        m_fileNote->setNote(FieldNote::Tone::Error, changed.error());
        return std::nullopt;
    }
    return *changed;
}

void NewCompetitionDialog::write(bool starts)
{
    const std::optional<QByteArray> toml = m_edited ? changedText() : text();
    if (!toml) {
        return;
    }
    const QString file = path();
    if (const Result<void> written = saveWholeFile(*toml, file); !written) {
        m_fileNote->setNote(FieldNote::Tone::Error, written.error());
        return;
    }
    accept();
    Q_EMIT written(file, starts);
}

} // namespace shinpan
