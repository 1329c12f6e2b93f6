#include "ui/competition/newcompetitiondialog.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/wholefile.h"
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
};

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
    , m_name(new QLineEdit)
    , m_fileNote(new FieldNote(m_name))
    , m_start(new AccentButton(tr("Create and &Start")))
    , m_create(form::button(tr("&Create")))
{
    setWindowTitle(tr("New Competition"));
    m_purpose->setAccessibleName(tr("Purpose"));
    for (const PurposeText &purpose : Purposes) {
        m_purpose->addItem(tr(purpose.name));
    }
    setLayout(form::column(
        spacing::Normal,
        {form::row(spacing::Normal, {form::labelFor(m_purpose, tr("&Purpose")), {m_purpose, 1}}),
         m_purposeNote, form::row(spacing::Section, {{createPlayers(), 1}, {createFields(), 1}}),
         createEnd()},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    m_start->setDefault(true);
    for (std::size_t i = 0; i < std::min<std::size_t>(m_engines.size(), 2); ++i) {
        addPlayer(m_engines[i]);
    }
    connect(m_purpose, &QComboBox::currentIndexChanged, this, &NewCompetitionDialog::showPurpose);
    connect(m_rules, &RulesField::edited, this, &NewCompetitionDialog::suggestKomi);
    connect(m_name, &QLineEdit::textChanged, this, &NewCompetitionDialog::check);
    suggestKomi();
    showPurpose();
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
    QPushButton *choose = form::button(tr("&Folder…"), tr("Choose the folder of the file"));
    QPushButton *existing = form::button(tr("Op&en a File…"));
    QPushButton *cancel = form::button(tr("Cancel"));
    connect(choose, &QPushButton::clicked, this, &NewCompetitionDialog::chooseFile);
    connect(existing, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT openRequested();
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, [this] { write(false); });
    connect(m_start, &QPushButton::clicked, this, [this] { write(true); });
    return form::column(
        spacing::Tight,
        {form::row(spacing::Normal, {form::labelFor(m_name, tr("&Name")), {m_name, 1}, choose}),
         m_fileNote,
         form::row(spacing::Normal, {existing, form::rest(), cancel, m_create, m_start})});
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
    if (isTyped) {
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
    draft.setup.size = BoardSize::square(static_cast<std::uint8_t>(m_size->value()));
    draft.setup.rules = m_rules->rules();
    draft.setup.komi = m_komi->komi();
    draft.setup.time = {m_time->timeControl(), m_time->timeControl()};
    draft.randomMoves = m_randomMoves->value();
    draft.parallel = m_parallel->value();
    return draft;
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
    const bool isTaken = isName && QFileInfo::exists(path());
    m_fileNote->setNote(!isName || isTaken ? FieldNote::Tone::Error : FieldNote::Tone::Quiet,
                        !isName   ? tr("It needs a name, which its file will have too.")
                        : isTaken ? tr("%1 already exists.").arg(QDir::toNativeSeparators(path()))
                                  : QDir::toNativeSeparators(path()));
    for (QPushButton *button : {m_create, m_start}) {
        button->setEnabled(!wrong && isName && !isTaken);
    }
}

/// What is written is read first: the reader knows best what is wrong.
void NewCompetitionDialog::write(bool starts)
{
    const QString file = path();
    const QByteArray toml = toToml(competitionOf(draft(), file)).toUtf8();
    if (const auto read = readCompetitionText(toml, file); !read) {
        m_fileNote->setNote(FieldNote::Tone::Error, read.error().front().message());
        return;
    }
    if (const Result<void> written = saveWholeFile(toml, file); !written) {
        m_fileNote->setNote(FieldNote::Tone::Error, written.error());
        return;
    }
    accept();
    Q_EMIT written(file, starts);
}

} // namespace shinpan
