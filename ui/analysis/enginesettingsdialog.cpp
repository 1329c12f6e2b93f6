#include "ui/analysis/enginesettingsdialog.h"

#include "core/analysis/rawnetwork.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/candidatetext.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// The number of a network's moves that are shown.
constexpr std::size_t FirstChoices = 5;

[[nodiscard]] QVBoxLayout *partOf(QWidget *part, const QString &title)
{
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, spacing::Normal, 0, 0);
    column->setSpacing(spacing::Normal);
    auto *heading = new QLabel(title, part);
    heading->setFont(textFont(TextSize::Subtitle));
    column->addWidget(heading);
    return column;
}

} // namespace

EngineSettingsDialog::EngineSettingsDialog(AnalysisController &analysis, QWidget *parent)
    : QDialog(parent)
    , m_analysis(analysis)
    , m_engines(new QComboBox(this))
    , m_note(new FieldNote(m_engines, this))
    , m_rulesNow(new QLabel(this))
    , m_rules(new QComboBox(this))
    , m_rulesPart(createRules())
    , m_parameters(new QTableWidget(0, 2, this))
    , m_parametersPart(createParameters())
    , m_network(new QLabel(tr("What it thinks of the position before any search"), this))
    , m_networkPart(createNetwork())
{
    setWindowTitle(tr("Engine Settings"));
    m_engines->setAccessibleName(tr("Engine"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::Tight);
    for (QWidget *part : std::initializer_list<QWidget *>{m_engines, m_note, m_rulesPart,
                                                          m_parametersPart, m_networkPart}) {
        column->addWidget(part, part == m_parametersPart ? 1 : 0);
    }
    column->addStretch();
    column->addWidget(buttons);
    connect(m_engines, &QComboBox::currentIndexChanged, this, &EngineSettingsDialog::chooseEngine);
    connect(&analysis, &AnalysisController::changed, this, &EngineSettingsDialog::showEngines);
    resize(460, 520);
    showEngines();
}

QWidget *EngineSettingsDialog::createRules()
{
    auto *part = new QWidget(this);
    QVBoxLayout *column = partOf(part, tr("Rules"));
    m_rules->setAccessibleName(tr("Rules to tell it"));
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        m_rules->addItem(choice.name);
    }
    auto *set = new QPushButton(tr("&Set"), part);
    set->setAccessibleName(tr("Set the rules"));
    set->setAutoDefault(false);
    connect(set, &QPushButton::clicked, this, &EngineSettingsDialog::setRules);
    auto *row = new QHBoxLayout;
    row->addWidget(m_rulesNow, 1);
    row->addWidget(m_rules);
    row->addWidget(set);
    column->addLayout(row);
    return part;
}

QWidget *EngineSettingsDialog::createParameters()
{
    auto *part = new QWidget(this);
    QVBoxLayout *column = partOf(part, tr("Parameters"));
    m_parameters->setAccessibleName(tr("Parameters"));
    m_parameters->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    m_parameters->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_parameters->horizontalHeader()->setAccessibleName(tr("Name and value"));
    m_parameters->verticalHeader()->hide();
    m_parameters->setTabKeyNavigation(false);
    m_parameters->setMinimumHeight(160);
    connect(m_parameters, &QTableWidget::itemChanged, this, &EngineSettingsDialog::setParameter);
    column->addWidget(m_parameters, 1);
    return part;
}

QWidget *EngineSettingsDialog::createNetwork()
{
    auto *part = new QWidget(this);
    QVBoxLayout *column = partOf(part, tr("Network"));
    m_network->setWordWrap(true);
    m_network->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *ask = new QPushButton(tr("&Ask"), part);
    ask->setAccessibleName(tr("Ask the network"));
    ask->setAutoDefault(false);
    connect(ask, &QPushButton::clicked, this, &EngineSettingsDialog::askNetwork);
    auto *row = new QHBoxLayout;
    row->addWidget(m_network, 1);
    row->addWidget(ask, 0, Qt::AlignTop);
    column->addLayout(row);
    return part;
}

/// The engines that are chosen now; the one that is shown stays.
void EngineSettingsDialog::showEngines()
{
    QStringList names;
    int shown = 0;
    for (const std::unique_ptr<Analyst> &analyst : m_analysis.analysts()) {
        if (analyst.get() == m_analyst) {
            shown = static_cast<int>(names.size());
        }
        names.append(analyst->profile().name);
    }
    QStringList listed;
    for (int i = 0; i < m_engines->count(); ++i) {
        listed.append(m_engines->itemText(i));
    }
    {
        const QSignalBlocker quiet(m_engines);
        if (listed != names) {
            m_engines->clear();
            m_engines->addItems(names);
        }
        m_engines->setCurrentIndex(names.isEmpty() ? -1 : shown);
    }
    chooseEngine(m_engines->currentIndex());
}

void EngineSettingsDialog::chooseEngine(int index)
{
    Analyst *analyst =
        index < 0 ? nullptr : m_analysis.analysts()[static_cast<std::size_t>(index)].get();
    if (analyst != m_analyst || !analyst) {
        m_analyst = analyst;
        m_isGreeted = false;
        showOffers();
    }
    if (m_analyst && !m_analyst->engine() && m_analyst->state() == Analyst::State::Absent) {
        m_analyst->wake();
    }
    greetEngine();
}

/// Asks the engine for everything as soon as it is ready.
void EngineSettingsDialog::greetEngine()
{
    const bool isReady = m_analyst && m_analyst->engine();
    if (!isReady) {
        m_isGreeted = false;
        showOffers();
    } else if (!std::exchange(m_isGreeted, true)) {
        showOffers();
        askRules();
        askParameters();
    }
}

bool EngineSettingsDialog::knows(const char *command) const
{
    return m_analyst && m_analyst->engine() && m_analyst->engine()->knows(command);
}

void EngineSettingsDialog::showOffers()
{
    const bool hasParameters = knows("kata-get-param");
    m_rulesPart->setVisible(knows("kata-get-rules") && knows("kata-set-rules"));
    m_parametersPart->setVisible(hasParameters);
    m_networkPart->setVisible(knows("kata-raw-nn"));
    const bool hasAny = !m_rulesPart->isHidden() || hasParameters || !m_networkPart->isHidden();
    if (!m_analyst) {
        m_note->setNote(FieldNote::Tone::Quiet, tr("No engine is chosen for analysis."));
    } else if (m_analyst->state() == Analyst::State::Failed) {
        m_note->setNote(FieldNote::Tone::Error,
                        tr("It %1").arg(text::plainMessage(m_analyst->failure())));
    } else if (speaksQueries(m_analyst->profile())) {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("It answers JSON queries, each of which tells it rules and settings."));
    } else if (!m_analyst->engine()) {
        m_note->setNote(FieldNote::Tone::Quiet, tr("It is starting…"));
    } else if (!hasAny) {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("It has no settings that can be changed while it runs."));
    } else {
        m_note->clearNote();
    }
}

void EngineSettingsDialog::tellFailure(const GtpReply &reply)
{
    m_note->setNote(FieldNote::Tone::Error,
                    tr("The engine refuses: %1").arg(text::message(reply.text.error().text)));
}

void EngineSettingsDialog::askRules()
{
    if (m_rulesPart->isHidden()) {
        return;
    }
    m_analyst->ask(GtpCommand("kata-get-rules"), this, [this](const GtpReply &reply) {
        const QString answer = reply.text.value_or(QString()).trimmed();
        const std::optional<Ruleset> rules = rulesetFromText(answer.toStdString());
        m_rulesNow->setText(rules ? text::rulesName(*rules) : answer);
        const std::vector<text::RulesChoice> choices = text::rulesChoices();
        const auto same = std::ranges::find_if(choices, [&rules](const text::RulesChoice &choice) {
            return rules && toKataGoJson(choice.rules) == toKataGoJson(*rules);
        });
        if (same != choices.end()) {
            m_rules->setCurrentIndex(static_cast<int>(same - choices.begin()));
        }
    });
}

void EngineSettingsDialog::setRules()
{
    if (!knows("kata-set-rules")) {
        return;
    }
    const auto chosen = static_cast<std::size_t>(m_rules->currentIndex());
    const std::string rules = toKataGoJson(text::rulesChoices()[chosen].rules);
    m_note->clearNote();
    m_analyst->ask(GtpCommand("kata-set-rules", {QByteArray::fromStdString(rules)}), this,
                   [this](const GtpReply &reply) {
                       if (!reply.ok()) {
                           tellFailure(reply);
                       }
                       if (knows("kata-get-rules")) {
                           askRules();
                       }
                   });
}

void EngineSettingsDialog::askParameters()
{
    m_parameters->setRowCount(0);
    if (!knows("kata-get-param")) {
        return;
    }
    if (!knows("kata-list-params")) { // as the first KataGo that had any
        listParameters({QStringLiteral("playoutDoublingAdvantage")});
        return;
    }
    m_analyst->ask(GtpCommand("kata-list-params"), this, [this](const GtpReply &reply) {
        const QString names = reply.text.value_or(QString()).simplified();
        if (m_analyst && m_analyst->engine()) {
            listParameters(names.split(u' ', Qt::SkipEmptyParts));
        }
    });
}

void EngineSettingsDialog::listParameters(const QStringList &names)
{
    const QSignalBlocker quiet(m_parameters);
    m_parameters->setRowCount(static_cast<int>(names.size()));
    for (int row = 0; row < names.size(); ++row) {
        auto *name = new QTableWidgetItem(names[row]);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_parameters->setItem(row, 0, name);
        auto *value = new QTableWidgetItem;
        value->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_parameters->setItem(row, 1, value);
        m_analyst->ask(GtpCommand("kata-get-param", {names[row].toUtf8()}), this,
                       [this, row, name = names[row]](const GtpReply &reply) {
                           const QTableWidgetItem *there = m_parameters->item(row, 0);
                           if (!there || there->text() != name || !reply.ok()) {
                               return;
                           }
                           const QSignalBlocker blocked(m_parameters);
                           QTableWidgetItem *item = m_parameters->item(row, 1);
                           item->setText(reply.text->trimmed());
                           item->setData(Qt::UserRole, item->text());
                           item->setFlags(item->flags() | Qt::ItemIsEditable);
                       });
    }
}

/// A setting that the engine refuses becomes what it was.
void EngineSettingsDialog::setParameter(QTableWidgetItem *item)
{
    if (!knows("kata-set-param")) {
        return;
    }
    const int row = item->row();
    const QString name = m_parameters->item(row, 0)->text();
    m_note->clearNote();
    m_analyst->ask(GtpCommand("kata-set-param", {name.toUtf8(), item->text().trimmed().toUtf8()}),
                   this, [this, row, name, wanted = item->text().trimmed()](const GtpReply &reply) {
                       const QTableWidgetItem *there = m_parameters->item(row, 0);
                       if (!there || there->text() != name) {
                           return;
                       }
                       const QSignalBlocker blocked(m_parameters);
                       QTableWidgetItem *value = m_parameters->item(row, 1);
                       if (reply.ok()) {
                           value->setData(Qt::UserRole, wanted);
                       } else {
                           value->setText(value->data(Qt::UserRole).toString());
                           tellFailure(reply);
                       }
                   });
}

void EngineSettingsDialog::askNetwork()
{
    if (knows("kata-raw-nn")) {
        m_analyst->ask(
            GtpCommand("kata-raw-nn", {"0"}), this,
            [this](const GtpReply &reply) {
                reply.ok() ? showNetwork(*reply.text) : tellFailure(reply);
            },
            m_analysis.position());
    }
}

void EngineSettingsDialog::showNetwork(const QString &answer)
{
    const GameLine &line = m_analysis.position().line;
    const std::optional<Analysis> thought = parseRawNetwork(answer, line.size, sideToMove(line));
    if (!thought) {
        m_network->setText(tr("Its answer makes no sense."));
        return;
    }
    QStringList choices;
    const std::size_t count = std::min(FirstChoices, thought->candidates.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate &candidate = thought->candidates[i];
        choices.append(QStringLiteral("%1 %2%").arg(candidateName(candidate.move),
                                                    percentText(candidate.prior.value_or(0))));
    }
    QString said = tr("Black wins with %1%.").arg(percentText(thought->winrate));
    if (thought->scoreLead) {
        said += u' ' + tr("Black’s lead: %1.").arg(pointsText(*thought->scoreLead));
    }
    m_network->setText(said + u' '
                       + tr("First choices: %1.").arg(choices.join(QLatin1String(", "))));
}

} // namespace shinpan
