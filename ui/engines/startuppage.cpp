#include "ui/engines/startuppage.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginerules.h"
#include "core/gtp/gtpcommand.h"
#include "ui/engines/filefield.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QCheckBox>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <optional>

namespace shinpan {

/// A labelled field that takes a list, one entry per line, and says which line it cannot make sense
/// of.
class LinesField final : public QWidget
{
public:
    /// Says what is wrong with a line, or nothing.
    using Check = QString (*)(const QString &line);

    /// `label` may hold a mnemonic; `example` stands in the empty field. `edited` is called when
    /// something is typed.
    LinesField(const QString &label,
               const QString &example,
               Check check,
               std::function<void()> edited)
        : m_check(check)
        , m_field(new QPlainTextEdit)
        , m_note(new FieldNote(m_field))
    {
        constexpr int FieldLines = 3;
        m_field->setTabChangesFocus(true);
        m_field->setFont(fixedFont());
        m_field->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_field->setPlaceholderText(example);
        m_field->setAccessibleName(plainLabel(label));
        m_field->setFixedHeight(FieldLines * m_field->fontMetrics().lineSpacing() + spacing::Wide);
        setLayout(form::column(spacing::Tight, {form::labelFor(m_field, label), m_field, m_note}));
        connect(m_field, &QPlainTextEdit::textChanged, this, [this, edited = std::move(edited)] {
            checkLines();
            if (!signalsBlocked()) {
                edited();
            }
        });
    }

    void setLines(const QStringList &lines) { m_field->setPlainText(lines.join(u'\n')); }
    void focusField() { m_field->setFocus(); }

    /// The lines without blank ones and surrounding blanks; wrong lines are among them.
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (const QString &line : m_field->toPlainText().split(u'\n')) {
            if (!line.trimmed().isEmpty()) {
                lines.append(line.trimmed());
            }
        }
        return lines;
    }

    [[nodiscard]] bool hasMistake() const { return m_note->tone() == FieldNote::Tone::Error; }

private:
    void checkLines()
    {
        m_note->clearNote();
        for (const QString &line : lines()) {
            if (const QString mistake = m_check(line); !mistake.isEmpty()) {
                m_note->setNote(FieldNote::Tone::Error, mistake);
                return;
            }
        }
    }

    Check m_check;
    QPlainTextEdit *m_field;
    FieldNote *m_note;
};

namespace {

constexpr int BoxNoteIndent = 24; ///< below the words of a box

constexpr QLatin1String AreaWord("area");
constexpr QLatin1String TerritoryWord("territory");

[[nodiscard]] QString mistakeInVariable(const QString &line)
{
    return line.indexOf(u'=') > 0
             ? QString()
             : StartupPage::tr("“%1” is not of the form NAME=value.").arg(line);
}

[[nodiscard]] QString mistakeInCommand(const QString &line)
{
    const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
    return command ? QString()
                   : StartupPage::tr("“%1”: %2.").arg(line, text::message(command.error()));
}

/// Nothing unless the line is COMMAND=NAME.
[[nodiscard]] std::optional<EngineProfile::Alias> aliasIn(const QString &line)
{
    const qsizetype equals = line.indexOf(u'=');
    const EngineProfile::Alias alias{line.left(equals).trimmed(), line.mid(equals + 1).trimmed()};
    const bool isGood = equals > 0 && GtpCommand(alias.command.toUtf8()).isValid()
                     && GtpCommand(alias.sent.toUtf8()).isValid();
    return isGood ? std::optional(alias) : std::nullopt;
}

[[nodiscard]] QString mistakeInAlias(const QString &line)
{
    return aliasIn(line) ? QString()
                         : StartupPage::tr("“%1” is not of the form COMMAND=NAME.").arg(line);
}

/// False unless the line is area=ARGUMENTS or territory=ARGUMENTS.
bool readRulesLine(const QString &line, EngineProfile::RulesArguments &arguments)
{
    const QString scoring = line.section(u'=', 0, 0).trimmed();
    const QString words = line.section(u'=', 1).trimmed();
    if (words.isEmpty() || !splitCommandLine(words)) {
        return false;
    }
    if (scoring == AreaWord) {
        arguments.area = words;
    } else if (scoring == TerritoryWord) {
        arguments.territory = words;
    } else {
        return false;
    }
    return true;
}

[[nodiscard]] QString mistakeInRules(const QString &line)
{
    EngineProfile::RulesArguments arguments;
    return readRulesLine(line, arguments)
             ? QString()
             : StartupPage::tr("“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.").arg(line);
}

[[nodiscard]] QStringList linesOf(const EngineProfile::RulesArguments &arguments)
{
    QStringList lines;
    if (!arguments.area.isEmpty()) {
        lines.append(AreaWord + u'=' + arguments.area);
    }
    if (!arguments.territory.isEmpty()) {
        lines.append(TerritoryWord + u'=' + arguments.territory);
    }
    return lines;
}

} // namespace

StartupPage::StartupPage(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
    , m_directory(new FileField(FileField::Wanted::Directory,
                                {tr("&Working directory"),
                                 tr("Choose the working directory"),
                                 tr("Your home directory"),
                                 {}},
                                machine))
    , m_isSandboxed(new QCheckBox(tr("Run it in a sandbo&x")))
    , m_environment(new LinesField(tr("&Environment, one per line"),
                                   QStringLiteral("OMP_NUM_THREADS=2"),
                                   mistakeInVariable,
                                   [this] { takeEdit(); }))
    , m_commands(new LinesField(tr("Start-&up commands, one per line"),
                                QStringLiteral("kgs-rules chinese"),
                                mistakeInCommand,
                                [this] { takeEdit(); }))
    , m_aliases(new LinesField(tr("Comman&ds under other names, one per line"),
                               QStringLiteral("genmove=kgs-genmove_cleanup"),
                               mistakeInAlias,
                               [this] { takeEdit(); }))
    , m_rules(new LinesField(tr("Added to the command line by &rules, one per line"),
                             QStringLiteral("area=--chinese-rules"),
                             mistakeInRules,
                             [this] { takeRules(); }))
{
    setLayout(form::column(
        spacing::Normal,
        {m_directory, sandboxRow(), m_environment, m_commands, m_aliases, m_rules, form::rest()},
        {0, spacing::Section, 0, 0}));
    connect(m_directory, &FileField::edited, this, [this] {
        checkDirectory();
        Q_EMIT edited();
    });
    connect(m_isSandboxed, &QCheckBox::toggled, this, &StartupPage::edited);
}

QLayout *StartupPage::sandboxRow()
{
    m_isSandboxed->setToolTip(
        tr("Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, "
           "the engine is not started. The working directory can be written, but for the program; "
           "system folders, the program’s folder and the files that the command line names can be "
           "read. Everything else of yours is hidden: where the home directory is the working "
           "directory, that is an empty one. There is no network, no graphics card and no other "
           "process. It does not limit processors and memory, and is no wall against faults of "
           "the kernel."));
    auto *note = new FieldNote(m_isSandboxed);
    note->setNote(FieldNote::Tone::Quiet,
                  tr("It changes nothing but its working directory, sees none of your other files, "
                     "and has no network."));
    note->setContentsMargins(BoxNoteIndent, 0, 0, 0);
    return form::column(spacing::Tight, {m_isSandboxed, note});
}

void StartupPage::showProfile(const EngineProfile &profile)
{
    Typed typed;
    for (const EngineProfile::Variable &variable : profile.environment) {
        typed.environment.append(variable.name + u'=' + variable.value);
    }
    for (const EngineProfile::Alias &alias : profile.aliases) {
        typed.aliases.append(alias.command + u'=' + alias.sent);
    }
    typed.rules = linesOf(profile.rulesArguments);
    typed = m_stray.value(profile.id, typed);
    m_id = profile.id;
    m_directory->setPath(profile.workingDirectory);
    m_isSandboxed->setChecked(profile.isSandboxed);
    m_environment->setLines(typed.environment);
    m_commands->setLines(profile.startupCommands);
    m_aliases->setLines(typed.aliases);
    m_rules->setLines(typed.rules);
    m_rulesFollow = profile.rulesArguments == usualRulesArguments(profile);
    keepStrayLines();
}

void StartupPage::followEdit(const EngineProfile &profile)
{
    const QStringList lines = linesOf(usualRulesArguments(profile));
    if (m_rulesFollow && m_rules->lines() != lines) {
        const QSignalBlocker quiet(m_rules);
        m_rules->setLines(lines);
    }
}

void StartupPage::writeTo(EngineProfile &profile) const
{
    profile.workingDirectory = m_directory->path();
    profile.isSandboxed = m_isSandboxed->isChecked();
    profile.environment.clear();
    const QStringList variables = m_environment->lines();
    for (const QString &variable : variables) {
        if (const qsizetype equals = variable.indexOf(u'='); equals > 0) {
            profile.environment.push_back(
                {variable.left(equals).trimmed(), variable.mid(equals + 1)});
        }
    }
    profile.startupCommands = m_commands->lines();
    profile.aliases.clear();
    const QStringList aliases = m_aliases->lines();
    for (const QString &line : aliases) {
        if (const std::optional<EngineProfile::Alias> alias = aliasIn(line)) {
            profile.aliases.push_back(*alias);
        }
    }
    profile.rulesArguments = {};
    const QStringList rules = m_rules->lines();
    for (const QString &line : rules) {
        readRulesLine(line, profile.rulesArguments);
    }
}

LinesField *StartupPage::mistakenField() const
{
    const std::initializer_list<LinesField *> fields{m_environment, m_commands, m_aliases, m_rules};
    const auto *const mistaken = std::ranges::find_if(fields, &LinesField::hasMistake);
    return mistaken == fields.end() ? nullptr : *mistaken;
}

bool StartupPage::hasMistake() const
{
    return mistakenField() != nullptr;
}

bool StartupPage::focusMistake()
{
    LinesField *const field = mistakenField();
    if (field != nullptr) {
        field->focusField();
    }
    return field != nullptr;
}

void StartupPage::takeEdit()
{
    keepStrayLines();
    Q_EMIT edited();
}

void StartupPage::takeRules()
{
    m_rulesFollow = false;
    takeEdit();
}

void StartupPage::keepStrayLines()
{
    if (m_environment->hasMistake() || m_aliases->hasMistake() || m_rules->hasMistake()) {
        m_stray.insert(m_id, {m_environment->lines(), m_aliases->lines(), m_rules->lines()});
    } else {
        m_stray.remove(m_id);
    }
}

void StartupPage::checkDirectory()
{
    const QString directory = m_machine.absolutePath(m_directory->path());
    if (m_directory->path().isEmpty() || m_machine.fileAt(directory) == Machine::File::Directory) {
        m_directory->note().clearNote();
    } else {
        m_directory->note().setNote(FieldNote::Tone::Error,
                                    tr("There is no folder %1.").arg(directory));
    }
}

} // namespace shinpan
