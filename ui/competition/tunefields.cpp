#include "ui/competition/tunefields.h"

#include "ui/competition/stopfields.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr double MostElo = 1000;
constexpr double MostHours = 10'000;
constexpr int CommandLines = 2;
constexpr int CertificateGames = 4000; ///< at most, where a file says nothing else
constexpr double UsualProof = 10;      ///< Elo

/// The first method, where the variant's alternatives are told apart by their place.
constexpr std::size_t MonteCarlo = 0;
constexpr std::size_t CrossEntropy = 1;
constexpr std::size_t Spsa = 2;
constexpr std::size_t Bayesian = 3;

[[nodiscard]] QString levelsText(const std::vector<double> &levels)
{
    QStringList words;
    for (const double level : levels) {
        words += QString::number(level);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace

TuneFields::TuneFields(QWidget *parent)
    : QWidget(parent)
    , m_add(form::button(tr("Add Parameter")))
    , m_search(new QWidget(this))
    , m_command(new QLineEdit)
    , m_commands(new QPlainTextEdit)
    , m_method(new QComboBox)
    , m_levels(new QLineEdit)
    , m_precision(limitField(MostElo, 0, {}))
    , m_hours(limitField(MostHours, 1, tr("no limit")))
    , m_proof(limitField(MostElo, 1, tr("no proof")))
{
    createFields();
    connect(m_add, &QPushButton::clicked, this, [this] {
        addParameter();
        m_rows.back()->setFocus();
        Q_EMIT edited();
    });
    for (QLineEdit *field : {m_command, m_levels}) {
        connect(field, &QLineEdit::textChanged, this, &TuneFields::edited);
    }
    connect(m_commands, &QPlainTextEdit::textChanged, this, &TuneFields::edited);
    connect(m_method, &QComboBox::currentIndexChanged, this, &TuneFields::edited);
    for (QDoubleSpinBox *field : {m_precision, m_hours, m_proof}) {
        connect(field, &QDoubleSpinBox::valueChanged, this, &TuneFields::edited);
    }
    addParameter();
    showPurpose(m_purpose);
}

TuneFields::~TuneFields() = default;

QWidget *TuneFields::createParameters()
{
    auto *parameters = new QWidget;
    m_grid = new QGridLayout(parameters);
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(spacing::Tight);
    m_grid->setVerticalSpacing(spacing::Tight);
    const QStringList titles{tr("Parameter"), tr("Scale"), tr("From"), tr("To"), tr("Own value")};
    for (int column = 0; column < titles.size(); ++column) {
        m_grid->addWidget(form::caption(titles[column]), 0, column);
        m_grid->setColumnStretch(column, column == 0 ? 3 : column == 1 ? 0 : 2);
    }
    return form::widgetWith(
        form::column(spacing::Tight, {parameters, form::row(0, {m_add, form::rest()})}));
}

void TuneFields::createFields()
{
    auto *place = new QFormLayout;
    m_searchForm = new QFormLayout(m_search);
    for (QFormLayout *const fields : {place, m_searchForm}) {
        fields->setContentsMargins({});
        fields->setHorizontalSpacing(spacing::Normal);
        fields->setVerticalSpacing(spacing::Normal);
    }
    setLayout(form::column(spacing::Normal, {createParameters(), place}));
    m_commands->setTabChangesFocus(true);
    m_commands->setFixedHeight(CommandLines * fontMetrics().lineSpacing() + 2 * spacing::Normal);
    m_commands->setPlaceholderText(tr("GTP commands, such as kata-set-param cpuct {cpuct}"));
    m_command->setToolTip(tr("How the first player is started; {name} stands where the value of "
                             "the parameter is to be"));
    m_method->addItems({tr("Monte Carlo (UCB tree), as Gomill"), tr("Cross-entropy, as Gomill"),
                        tr("SPSA, as fishtest"), tr("Gaussian process, needs fewest games")});
    m_method->setCurrentIndex(Bayesian);
    m_levels->setText(QStringLiteral("-400, -300, -200, -100, 0"));
    m_levels->setToolTip(tr("How many Elo stronger than the second player, or weaker"));
    m_precision->setPrefix(tr("± "));
    m_precision->setSuffix(tr(" Elo"));
    m_hours->setSuffix(tr(" hours of thinking"));
    m_proof->setPrefix(tr("stronger by "));
    m_proof->setSuffix(tr(" Elo"));
    m_proof->setValue(UsualProof);
    m_proof->setToolTip(tr("What was found plays the engine’s own values when the search is over, "
                           "until a sequential test decides"));
    addField(*place, tr("Co&mmand"), m_command);
    addField(*place, tr("At the start"), m_commands);
    addField(*m_searchForm, tr("Met&hod"), m_method);
    addField(*m_searchForm, tr("Levels, Elo"), m_levels);
    addField(*m_searchForm, tr("Precision"), m_precision);
    addField(*m_searchForm, tr("Time limit"), m_hours);
    addField(*m_searchForm, tr("Proving match"), m_proof);
    form::alignLabels(*place);
    form::alignLabels(*m_searchForm);
}

void TuneFields::addField(QFormLayout &fields, const QString &label, QWidget *field)
{
    field->setAccessibleName(plainLabel(label));
    auto *note = new FieldNote(field);
    note->hide();
    m_notes.emplace(field, note);
    fields.addRow(form::labelFor(field, label), form::widgetWith(form::column(0, {field, note})));
}

void TuneFields::setNote(const QWidget *field, const QString &text)
{
    FieldNote *const note = m_notes.at(field);
    note->setNote(FieldNote::Tone::Error, text);
    note->setVisible(!text.isEmpty());
}

void TuneFields::addParameter()
{
    m_rows.push_back(std::make_unique<ParameterRow>(*m_grid));
    ParameterRow *const row = m_rows.back().get();
    connect(row, &ParameterRow::edited, this, &TuneFields::edited);
    connect(
        row, &ParameterRow::removeRequested, this,
        [this, row] {
            removeParameter(row);
            Q_EMIT edited();
        },
        Qt::QueuedConnection); // its button is telling
    numberParameters();
}

void TuneFields::removeParameter(const ParameterRow *row)
{
    std::erase_if(m_rows, [row](const auto &one) { return one.get() == row; });
    numberParameters();
}

void TuneFields::numberParameters()
{
    int number = 0;
    for (const std::unique_ptr<ParameterRow> &row : m_rows) {
        row->setNumber(++number);
        row->setRemovable(m_rows.size() > 1);
    }
    m_add->setEnabled(!isCalibration());
}

void TuneFields::showPurpose(CompetitionPurpose purpose)
{
    const bool isOther = purpose != m_purpose;
    m_purpose = purpose;
    const auto show = [this](QWidget *field, bool isWanted) {
        m_searchForm->setRowVisible(field->parentWidget(), isWanted);
    };
    show(m_method, !isCalibration());
    show(m_proof, !isCalibration());
    show(m_levels, isCalibration());
    m_precision->setMinimum(isCalibration() ? 1 : 0);
    m_precision->setSpecialValueText(isCalibration() ? QString() : tr("no matter"));
    if (isOther) {
        m_precision->setValue(isCalibration() ? CalibrationSettings().precision : 0);
    }
    while (isCalibration() && m_rows.size() > 1) {
        removeParameter(m_rows.back().get());
    }
    numberParameters();
}

void TuneFields::setEngine(const EngineProfile &engine)
{
    if (m_engine == engine) {
        return;
    }
    m_engine = engine;
    m_command->setText(engine.commandLine);
    m_commands->setPlainText(engine.startupCommands.join(u'\n'));
}

void TuneFields::showTune(const DraftTune &tune)
{
    m_written = tune.plan;
    while (m_rows.size() < tune.plan.parameters.size()) {
        addParameter();
    }
    for (std::size_t i = 0; i < tune.plan.parameters.size(); ++i) {
        m_rows[i]->show(tune.plan.parameters[i]);
    }
    m_command->setText(tune.commandLine);
    m_commands->setPlainText(tune.startupCommands.join(u'\n'));
    m_hours->setValue(tune.plan.hours.value_or(0));
    m_precision->setValue(tune.plan.precision.value_or(0));
    m_proof->setValue(tune.plan.certificate ? tune.plan.certificate->test.elo1 : 0);
    if (const auto *levels = std::get_if<CalibrationSettings>(&tune.plan.method)) {
        m_levels->setText(levelsText(levels->levels));
        m_precision->setValue(levels->precision);
    } else {
        m_method->setCurrentIndex(static_cast<int>(tune.plan.method.index()));
    }
}

QStringList TuneFields::startupCommands() const
{
    return m_commands->toPlainText().split(u'\n', Qt::SkipEmptyParts);
}

std::optional<std::vector<double>> TuneFields::levels() const
{
    constexpr double MostFromAnchor = 3000;
    std::vector<double> levels;
    for (const QString &word : m_levels->text().split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        levels.push_back(word.trimmed().replace(QChar(0x2212), u'-').toDouble(&isNumber));
        if (!isNumber || !(std::abs(levels.back()) <= MostFromAnchor)) {
            return std::nullopt;
        }
    }
    return levels.empty() ? std::nullopt : std::optional(levels);
}

/// The method, with the settings of the file if that has the same one.
TuningMethod TuneFields::method() const
{
    if (isCalibration()) {
        const auto *written =
            m_written ? std::get_if<CalibrationSettings>(&m_written->method) : nullptr;
        CalibrationSettings settings = written != nullptr ? *written : CalibrationSettings();
        settings.levels = levels().value_or(std::vector<double>());
        settings.precision = m_precision->value();
        return settings;
    }
    const auto index = static_cast<std::size_t>(m_method->currentIndex());
    if (m_written && m_written->method.index() == index) {
        return m_written->method;
    }
    switch (index) {
    case MonteCarlo:
        return UcbTreeSettings();
    case CrossEntropy:
        return CrossEntropySettings();
    case Spsa:
        return SpsaSettings();
    default:
        return BayesianSettings();
    }
}

std::optional<DraftTune> TuneFields::tune() const
{
    DraftTune tune{.plan = m_written.value_or(TunePlan()),
                   .commandLine = m_command->text(),
                   .startupCommands = startupCommands()};
    tune.plan.parameters.clear();
    for (const std::unique_ptr<ParameterRow> &row : m_rows) {
        const Result<TuningParameter> parameter = row->parameter();
        if (!parameter) {
            return std::nullopt;
        }
        tune.plan.parameters.push_back(*parameter);
    }
    tune.plan.method = method();
    tune.plan.hours = limitIn(*m_hours);
    tune.plan.precision = isCalibration() ? std::nullopt : limitIn(*m_precision);
    if (isCalibration() || m_proof->value() == 0) {
        tune.plan.certificate.reset();
    } else {
        if (!tune.plan.certificate) {
            tune.plan.certificate =
                TuneCertificate{.test = {}, .games = CertificateGames, .openings = {}};
            tune.plan.certificate->test.elo0 = 0;
        }
        tune.plan.certificate->test.elo1 = m_proof->value();
    }
    return tune;
}

bool TuneFields::complainOfParameters()
{
    bool isWrong = false;
    std::vector<QString> names;
    for (const std::unique_ptr<ParameterRow> &row : m_rows) {
        const Result<TuningParameter> parameter = row->parameter();
        const bool isTwice = parameter && std::ranges::find(names, parameter->name) != names.end();
        row->setError(!parameter ? text::message(parameter.error())
                      : isTwice  ? tr("There is another parameter of this name.")
                                 : QString());
        isWrong = isWrong || !parameter || isTwice;
        if (parameter) {
            names.push_back(parameter->name);
        }
    }
    return isWrong;
}

/// What there is to object to the places where the parameters stand.
QString TuneFields::placeObjection() const
{
    EngineProfile engine = m_engine.value_or(EngineProfile());
    engine.commandLine = m_command->text();
    engine.startupCommands = startupCommands();
    for (const std::unique_ptr<ParameterRow> &row : m_rows) {
        const Result<TuningParameter> parameter = row->parameter();
        if (parameter && !hasPlaceholder(engine, parameter->name)) {
            return tr("Write {%1} here, or in a command at the start, where its value is to be.")
                .arg(parameter->name);
        }
    }
    return {};
}

QString TuneFields::methodObjection(std::size_t players, int games) const
{
    const bool isSpsa = !isCalibration() && std::size_t(m_method->currentIndex()) == Spsa;
    return !isSpsa     ? QString()
         : players > 1 ? tr("SPSA plays the engine against itself: choose one player only.")
         : games == 0  ? tr("SPSA needs a number of games: its steps are made for it.")
                       : QString();
}

bool TuneFields::complain(std::size_t players, int games)
{
    const bool areParametersWrong = complainOfParameters();
    const QString place = placeObjection();
    const QString method = methodObjection(players, games);
    const QString levels = isCalibration() && !this->levels()
                             ? tr("Levels are numbers with commas between them, as -200, -100, 0.")
                             : QString();
    for (const auto &[field, note] : m_notes) {
        setNote(field, {});
    }
    setNote(m_command, place);
    setNote(m_method, method);
    setNote(m_levels, levels);
    return areParametersWrong || !place.isEmpty() || !method.isEmpty() || !levels.isEmpty();
}

bool TuneFields::complain(const CompetitionFileError &error)
{
    const bool isOfParameters = error.key.startsWith(QLatin1String("parameter"));
    const bool isOfMethod = error.key.startsWith(QLatin1String("tune"));
    const bool isOfProof = error.key.startsWith(QLatin1String("certificate"));
    if (!isOfParameters && !isOfMethod && !isOfProof) {
        return false;
    }
    setNote(isOfParameters    ? static_cast<QWidget *>(m_command)
            : isOfProof       ? m_proof
            : isCalibration() ? static_cast<QWidget *>(m_levels)
                              : m_method,
            text::message(error.text));
    return true;
}

} // namespace shinpan
