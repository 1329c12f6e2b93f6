#include "ui/competition/newcompetitiondialog.h"

#include "core/competition/file/competitionedit.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/opening/openingbook.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/wholefile.h"
#include "ui/competition/competitionfields.h"
#include "ui/competition/estimaterow.h"
#include "ui/competition/pairsfield.h"
#include "ui/competition/playersfield.h"
#include "ui/competition/runlimits.h"
#include "ui/competition/tunefields.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace shinpan {

namespace {

/// What each purpose is called, and a sentence on how it is played; in the order of
/// CompetitionPurpose.
struct PurposeText
{
    const char *name;
    const char *note;
    const char *file; ///< what its file is called as long as nobody types another name
};
constexpr PurposeText Purposes[] = {
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Is one stronger than the other?"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Two players, until a sequential test decides."),
     "match"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Rank these engines"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Everybody plays everybody; the report rates them."),
     "ranking"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Rate these engines"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Always the two play next whose games narrow the error bars of the ratings "
                       "most, until those are narrow enough."),
     "ratings"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "A new version against others"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "The first player meets all others."),
     "gauntlet"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Knockout"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "The loser is out. The first in the list is the top seed."),
     "knockout"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Swiss"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Players on equal points meet, but never twice."),
     "swiss"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Round robin"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Everybody meets everybody, in rounds."),
     "roundrobin"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Matchups"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "The pairs listed below the players meet."),
     "playoff"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Tune an engine"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Looks for the values of parameters that make the first player strongest "
                       "against the others; alone it plays itself."),
     "tune"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Calibrate levels"),
     QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog",
                       "Looks for the values of a parameter that make the first player so many Elo "
                       "stronger or weaker than the second."),
     "levels"},
    {QT_TRANSLATE_NOOP("shinpan::NewCompetitionDialog", "Something else"),
     QT_TRANSLATE_NOOP(
         "shinpan::NewCompetitionDialog",
         "Its purpose and everything without a field here stay as they are in the file."),
     ""},
};
constexpr int Templates = static_cast<int>(CompetitionPurpose::Others); ///< how many

/// A name that no file in the folder has: "engines", "engines-2".
[[nodiscard]] QString freshName(const QString &folder, const QString &wanted)
{
    QString name = wanted;
    for (int number = 2; QFileInfo::exists(QDir(folder).filePath(name + QStringLiteral(".toml")));
         ++number) {
        name = QStringLiteral("%1-%2").arg(wanted, QString::number(number));
    }
    return name;
}

} // namespace

NewCompetitionDialog::NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                                           const QString &folder,
                                           QWidget *parent)
    : QDialog(parent)
    , m_hasEngines(!engines.empty())
    , m_folder(folder)
    , m_purpose(new QComboBox)
    , m_purposeNote(new FieldNote(m_purpose))
    , m_players(new PlayersField(engines))
    , m_pairs(new PairsField)
    , m_tune(new TuneFields)
    , m_fields(new CompetitionFields)
    , m_settingsNote(new FieldNote(nullptr))
    , m_limits(new RunLimits)
    , m_estimate(new EstimateRow([this] { return competition(); }))
    , m_name(new QLineEdit)
    , m_fileNote(new FieldNote(m_name))
    , m_existing(form::button(tr("Op&en a File…")))
    , m_choose(form::button(tr("&Folder…"), tr("Choose the folder for the file")))
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
         m_purposeNote,
         form::row(
             spacing::Section,
             {{form::column(spacing::Normal, {{m_players, 2}, {m_pairs, 1}, m_tune}), 1},
              {form::column(spacing::Normal, {m_fields, m_tune->search(), form::rest()}), 1}}),
         m_fields->machines(), m_settingsNote, m_estimate, createEnd()},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    m_start->setDefault(true);
    for (std::size_t i = 0; i < std::min<std::size_t>(engines.size(), 2); ++i) {
        m_players->add(engines[i]);
    }
    connect(m_players, &PlayersField::edited, this, &NewCompetitionDialog::takePlayers);
    connect(m_pairs, &PairsField::edited, this, &NewCompetitionDialog::check);
    connect(m_tune, &TuneFields::edited, this, &NewCompetitionDialog::check);
    connect(m_fields, &CompetitionFields::edited, this, &NewCompetitionDialog::check);
    m_settling.setSingleShot(true);
    connect(m_fields, &CompetitionFields::placeChosen, this, &NewCompetitionDialog::keepLow);
    connect(m_purpose, &QComboBox::currentIndexChanged, this, &NewCompetitionDialog::showPurpose);
    connect(m_name, &QLineEdit::textChanged, this, &NewCompetitionDialog::check);
    showPurpose();
    takePlayers();
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
    if (draft.purpose == CompetitionPurpose::Others) {
        m_purpose->addItem(tr(Purposes[Templates].name));
    }
    m_purpose->setCurrentIndex(static_cast<int>(draft.purpose));
    m_purpose->setEnabled(false);
    m_pairs->hide();
    m_name->setText(QFileInfo(m_edited->file).completeBaseName());
    m_name->setEnabled(false);
    m_choose->hide();
    m_existing->hide();
    m_create->setText(tr("&Save"));
    m_start->setText(tr("Save and &Start"));
    m_players->setWritten(draft.players);
    m_fields->showCompetition(*m_edited, draft);
    if (draft.tune) {
        m_tune->showTune(*draft.tune);
    }
    check();
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

void NewCompetitionDialog::takePlayers()
{
    m_pairs->setPlayers(m_players->players());
    if (const std::vector<EngineProfile> engines = m_players->engines(); !engines.empty()) {
        m_tune->setEngine(engines.front());
    }
    suggestName();
    check();
}

void NewCompetitionDialog::showPurpose()
{
    const CompetitionPurpose shown = purpose();
    m_purposeNote->setNote(FieldNote::Tone::Quiet, tr(Purposes[m_purpose->currentIndex()].note));
    keepLow();
    m_pairs->setVisible(shown == CompetitionPurpose::Matchups);
    m_fields->showPurpose(shown);
    m_players->setLow(isTuning(shown));
    m_tune->showPurpose(shown);
    m_tune->setVisible(isTuning(shown));
    m_tune->search()->setVisible(isTuning(shown));
    suggestName();
    check();
}

/// It would grow for what is there for a moment only. So until all layouts know what is there now,
/// each time one has found out, it becomes as high as it was, or as it has to be.
void NewCompetitionDialog::keepLow()
{
    constexpr std::chrono::milliseconds Moment(100);
    if (isVisible() && !m_settling.isActive()) {
        m_heightBefore = height();
        m_settling.start(Moment);
    }
}

bool NewCompetitionDialog::event(QEvent *event)
{
    const bool isDone = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest && m_settling.isActive()) {
        resize(width(), std::max(m_heightBefore, minimumSizeHint().height()));
    }
    return isDone;
}

/// Suggests a name after two players, or what it is for.
void NewCompetitionDialog::suggestName()
{
    const bool isTyped = m_name->text() != m_suggestedName;
    if (isTyped || m_edited) {
        return;
    }
    QString name = QString::fromLatin1(Purposes[m_purpose->currentIndex()].file);
    const std::vector<PlayersField::Player> players = m_players->players();
    if (purpose() == CompetitionPurpose::Stronger && players.size() == 2) {
        name = QStringLiteral("%1 v %2").arg(players[0].name, players[1].name);
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
    draft.players = m_players->engines();
    draft.pairs = m_pairs->pairs();
    if (m_edited) {
        draft.setup = m_edited->setup;
    }
    if (isTuning(draft.purpose)) {
        draft.tune = m_tune->tune();
    }
    return m_fields->applied(std::move(draft));
}

RunOptions NewCompetitionDialog::limits() const
{
    return m_limits->limits();
}

std::optional<Competition> NewCompetitionDialog::competition() const
{
    return objection() || lacksPairs() || (isTuning(purpose()) && !m_tune->tune()) ? std::nullopt
         : m_edited ? std::optional(changedBy(*m_edited, draft()))
                    : std::optional(competitionOf(draft(), path()));
}

/// What there is to object to the players.
std::optional<QString> NewCompetitionDialog::objection() const
{
    const std::vector<EngineProfile> players = m_players->engines();
    const bool isMatch = purpose() == CompetitionPurpose::Stronger;
    const bool isCalibration = purpose() == CompetitionPurpose::Calibrate;
    const std::size_t least = purpose() == CompetitionPurpose::Tune ? 1 : 2;
    if (isMatch || isCalibration ? players.size() != least : players.size() < least) {
        return !m_hasEngines ? tr("Add engines first: Engines > Edit Engines…")
             : isMatch       ? tr("Choose exactly two players; they may be the same engine twice.")
             : isCalibration ? tr("Choose exactly two players: the engine, and the anchor that its "
                                  "levels are measured against.")
             : least == 1    ? tr("Choose the player that is to be tuned.")
                             : tr("Choose at least two players.");
    }
    for (const EngineProfile &player : players) {
        if (const Result<EngineRoute> route = engineRoute(player); !route) {
            return tr("%1 cannot be started: %2.").arg(player.name, text::message(route.error()));
        }
    }
    return std::nullopt;
}

bool NewCompetitionDialog::lacksPairs() const
{
    return !m_edited && purpose() == CompetitionPurpose::Matchups && m_pairs->pairs().empty();
}

void NewCompetitionDialog::check()
{
    const std::optional<QString> wrong = objection();
    m_players->setError(wrong.value_or(QString()));
    m_pairs->setError(lacksPairs() ? tr("Add who meets whom.") : QString());
    const std::size_t players = m_players->players().size();
    const bool isTuneWrong = isTuning(purpose()) && m_tune->complain(players, m_fields->games());
    const bool isWrong = m_fields->complain(players) || wrong || lacksPairs() || isTuneWrong;
    const QString name = m_name->text().trimmed();
    const bool isName = !name.isEmpty() && !name.contains(u'/') && !name.startsWith(u'.');
    const bool isTaken = isName && !m_edited && QFileInfo::exists(path());
    m_fileNote->setNote(!isName || isTaken ? FieldNote::Tone::Error : FieldNote::Tone::Quiet,
                        !isName   ? tr("The competition needs a name; its file gets the same one.")
                        : isTaken ? tr("%1 already exists.").arg(QDir::toNativeSeparators(path()))
                                  : QDir::toNativeSeparators(path()));
    m_settingsNote->clearNote();
    m_settingsNote->hide();
    m_estimate->forget();
    for (QPushButton *button : {m_create, m_start}) {
        button->setEnabled(!isWrong && isName && !isTaken);
    }
}

/// Complains beside the field that it is about.
void NewCompetitionDialog::complain(const CompetitionFileError &error) const
{
    if (error.key.startsWith(QLatin1String("player"))) {
        m_players->setError(text::message(error.text));
    } else if (error.key.startsWith(QLatin1String("matchup"))) {
        m_pairs->setError(text::message(error.text));
    } else if (!m_fields->complain(error) && !m_tune->complain(error)) {
        FieldNote *const note = error.key.isEmpty() ? m_fileNote : m_settingsNote;
        note->setNote(FieldNote::Tone::Error, text::message(error.message()));
        note->show();
    }
}

/// Reads the file's text, as the reader knows best what is wrong, and then the openings, whose
/// games may be for another board.
bool NewCompetitionDialog::isPlayable(const QByteArray &toml) const
{
    const auto read = readCompetitionText(toml, path());
    if (!read) {
        complain(read.error().front());
        return false;
    }
    OpeningPlan openings = read->openings; // what an index has is found when the competition begins
    std::erase_if(openings.sources, [](const OpeningSource &source) {
        return std::holds_alternative<IndexOpenings>(source);
    });
    if (openings.sources.empty()) {
        return true;
    }
    for (const MatchSetup *const setup : setupsOf(*read)) {
        const Result<OpeningBook> book =
            OpeningBook::load(openings, setup->size, setup->rules, read->seed);
        if (!book) {
            m_fields->setOpeningsError(text::message(book.error()));
            return false;
        }
    }
    return true;
}

std::optional<QByteArray> NewCompetitionDialog::text() const
{
    const QByteArray toml = toToml(competitionOf(draft(), path())).toUtf8();
    return isPlayable(toml) ? std::optional(toml) : std::nullopt;
}

/// The file may have another text by now.
std::optional<QByteArray> NewCompetitionDialog::changedText() const
{
    const Result<QByteArray> text = readRegularFile(path(), LargestCompetitionFile);
    const auto before = readCompetitionText(text.value_or(QByteArray()), path());
    if (!before || *before != *m_edited) {
        m_fileNote->setNote(
            FieldNote::Tone::Error,
            tr("The file has changed in the meantime; please open its settings again."));
        return std::nullopt;
    }
    const Competition after = changedBy(*m_edited, draft());
    if (!isPlayable(toToml(after).toUtf8())) {
        return std::nullopt;
    }
    const Result<QByteArray> changed = editedCompetition(*text, *m_edited, after);
    if (!changed) {
        m_fileNote->setNote(FieldNote::Tone::Error, text::message(changed.error()));
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
        m_fileNote->setNote(FieldNote::Tone::Error, text::message(written.error()));
        return;
    }
    accept();
    Q_EMIT written(file, starts);
}

} // namespace shinpan
