#include "ui/engines/commandpage.h"

#include "core/engine/dialect/commandrepair.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/engineprofilelist.h"
#include "core/engine/profile/enginestrength.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/engines/commandadvice.h"
#include "ui/engines/handshakerow.h"
#include "ui/engines/wordchips.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"
#include "ui/words/strengthtext.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>

#include <algorithm>
#include <functional>

namespace shinpan {

namespace {

constexpr int LongestName = 80; // characters; it stands in menus, lists and records

/// Takes an engine's command line, in several lines if need be. Smart punctuation in pasted text is
/// mended at once, and the person is told what was. Tab and Enter belong to the dialog.
class CommandLineEdit final : public QPlainTextEdit
{
public:
    explicit CommandLineEdit(std::function<void(const CommandRepair &)> pasted)
        : m_pasted(std::move(pasted))
    {
        setTabChangesFocus(true);
        setFont(fixedFont());
        setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        const int frame = 2 * frameWidth() + 2 * static_cast<int>(document()->documentMargin());
        setFixedHeight(ShownLines * fontMetrics().lineSpacing() + frame);
    }

protected:
    void insertFromMimeData(const QMimeData *source) override
    {
        const qsizetype kept = document()->characterCount() - textCursor().selectedText().size();
        const qsizetype room = std::max<qsizetype>(0, MostLetters - kept);
        const CommandRepair repair = repairCommandLine(source->text().trimmed().left(room));
        insertPlainText(repair.text);
        ensureCursorVisible();
        m_pasted(repair);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            event->ignore();
        } else {
            QPlainTextEdit::keyPressEvent(event);
        }
    }

private:
    static constexpr int ShownLines = 3;
    static constexpr qsizetype MostLetters = 8192; ///< a whole file is pasted by mistake only

    std::function<void(const CommandRepair &)> m_pasted;
};

/// "– → --,  “ → "", each change once.
[[nodiscard]] QString changesInWords(const CommandRepair &repair)
{
    QStringList changes;
    for (const CommandRepair::Change &change : repair.changes) {
        const QChar before = change.before.at(0);
        changes.append(before.isPrint() && !before.isSpace()
                           ? QStringLiteral("%1 → %2").arg(change.before, change.after)
                           : CommandPage::tr("an invisible character"));
    }
    changes.removeDuplicates();
    return changes.join(QStringLiteral(",  "));
}

/// What will be started or called: "Found /usr/games/gnugo".
[[nodiscard]] QString destination(const EngineRoute &route)
{
    if (const auto *process = std::get_if<ProcessSpec>(&route)) {
        return CommandPage::tr("Found %1").arg(process->program);
    }
    return CommandPage::tr("Connects to the engine listening at %1.")
        .arg(std::get<TcpAddress>(route).text());
}

} // namespace

CommandPage::CommandPage(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
    , m_command(new CommandLineEdit([this](const CommandRepair &repair) { reportRepair(repair); }))
    , m_words(new WordChips)
    , m_commandNote(new FieldNote(m_command))
    , m_repairNote(new FieldNote(nullptr))
    , m_mend(form::button(tr("&Fix"), tr("Fix the punctuation")))
    , m_handshake(new HandshakeRow)
    , m_strengthRow(new QWidget)
    , m_strength(new QLabel)
    , m_name(new QLineEdit)
    , m_nameNote(new FieldNote(m_name))
{
    m_command->setAccessibleName(tr("Command line"));
    m_command->setPlaceholderText(QStringLiteral("gnugo --mode gtp --level 10"));
    m_name->setAccessibleName(tr("Name"));
    QPushButton *several = form::button(tr("Se&veral Strengths…"));
    m_strengthRow->setLayout(form::row(spacing::Normal, {{m_strength, 1}, several}));
    setLayout(form::column(spacing::Tight,
                           {form::labelFor(m_command, tr("&Command line")), m_command, m_words,
                            m_commandNote, form::row(spacing::Normal, {{m_repairNote, 1}, m_mend}),
                            form::space(spacing::Normal), m_handshake, form::space(spacing::Wide),
                            form::labelFor(m_name, tr("&Name")), m_name, m_nameNote,
                            form::space(spacing::Normal), m_strengthRow, form::rest()},
                           {0, spacing::Section, 0, 0}));
    connect(several, &QPushButton::clicked, this, &CommandPage::strengthsRequested);
    connect(m_command, &QPlainTextEdit::textChanged, this, &CommandPage::takeCommandLine);
    connect(m_mend, &QPushButton::clicked, this, &CommandPage::mendCommandLine);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameFollows = false; });
    connect(m_name, &QLineEdit::textChanged, this, &CommandPage::edited);
    connect(m_handshake, &HandshakeRow::nameTold, this, &CommandPage::takeToldName);
    connect(m_handshake, &HandshakeRow::tested, this, &CommandPage::tested);
}

void CommandPage::showProfile(const EngineProfile &profile, const QStringList &otherNames)
{
    m_profile = profile;
    m_otherNames = otherNames;
    m_nameFollows = false;
    m_isUntouched = profile.name.isEmpty() && profile.commandLine.isEmpty();
    m_name->setMaxLength(std::max(LongestName, static_cast<int>(profile.name.size())));
    m_name->setText(profile.name);
    m_command->setPlainText(profile.commandLine);
    m_nameFollows = profile.name.isEmpty();
    check();
    m_handshake->showProfile(profile);
}

void CommandPage::writeTo(EngineProfile &profile) const
{
    profile.name = m_name->text().trimmed();
    profile.commandLine = m_command->toPlainText().trimmed();
}

void CommandPage::followEdit(const EngineProfile &profile)
{
    m_profile = profile;
    check();
    m_handshake->followEdit(profile, m_commandNote->tone() == FieldNote::Tone::Good);
}

bool CommandPage::hasMistake() const
{
    return !m_isUntouched
        && (!splitCommandLine(m_command->toPlainText(), m_machine.home)
            || m_nameNote->tone() == FieldNote::Tone::Error);
}

bool CommandPage::focusMistake()
{
    m_isUntouched = false;
    check();
    if (!splitCommandLine(m_command->toPlainText(), m_machine.home)) {
        m_command->setFocus();
    } else if (m_nameNote->tone() == FieldNote::Tone::Error) {
        m_name->setFocus();
    } else {
        return false;
    }
    return true;
}

void CommandPage::focusCommandLine(const QString &part)
{
    m_command->setFocus();
    const qsizetype at = part.isEmpty() ? -1 : m_command->toPlainText().indexOf(part);
    QTextCursor cursor = m_command->textCursor();
    if (at < 0) {
        cursor.movePosition(QTextCursor::End);
    } else {
        cursor.setPosition(static_cast<int>(at));
        cursor.setPosition(static_cast<int>(at + part.size()), QTextCursor::KeepAnchor);
    }
    m_command->setTextCursor(cursor);
}

void CommandPage::cancelTest()
{
    m_handshake->cancel();
}

void CommandPage::takeCommandLine()
{
    m_isUntouched = m_isUntouched && m_command->toPlainText().isEmpty();
    if (m_nameFollows) {
        m_name->setText(suggestedName());
    }
    Q_EMIT edited();
}

/// What the engine calls itself is a better name than what its program's file is called.
void CommandPage::takeToldName(const QString &name)
{
    EngineProfile profile;
    writeTo(profile);
    if ((m_nameFollows && templateOf(profile) == nullptr) || m_name->text().isEmpty()) {
        m_name->setText(freeEngineName(name, m_otherNames));
    }
}

QString CommandPage::suggestedName() const
{
    EngineProfile profile;
    writeTo(profile);
    const EngineTemplate *known = templateOf(profile);
    const QString name =
        known ? QString(known->name) : engineNameFor(profile.commandLine, m_machine);
    return name.isEmpty() ? name : freeEngineName(name, m_otherNames);
}

void CommandPage::mendCommandLine()
{
    const CommandRepair repair = repairCommandLine(m_command->toPlainText());
    m_command->selectAll();
    m_command->insertPlainText(repair.text); // unlike setPlainText(), this can be undone
    reportRepair(repair);
    m_command->setFocus();
}

void CommandPage::reportRepair(const CommandRepair &repair)
{
    if (!repair.changes.empty()) {
        m_repairNote->setNote(FieldNote::Tone::Quiet, tr("Fixed:  %1").arg(changesInWords(repair)));
        m_repairNote->show();
    }
}

void CommandPage::check()
{
    checkCommandLine();
    checkName();
    describeStrength();
}

void CommandPage::checkCommandLine()
{
    const bool isTyped = checkPunctuation();
    const Result<CommandWords> words = splitCommandLine(m_command->toPlainText(), m_machine.home);
    m_words->setWords(words ? QStringList(words->program) + words->arguments : QStringList());
    if (m_isUntouched) {
        m_commandNote->setNote(FieldNote::Tone::Quiet,
                               tr("Paste the command that starts the engine in GTP mode."));
        return;
    }
    const Result<EngineRoute> route = engineRoute(m_profile, m_machine);
    if (!route) {
        m_commandNote->setNote(FieldNote::Tone::Error,
                               tr("This cannot be started: %1.").arg(text::message(route.error())));
    } else if (const QString advice = commandAdvice(*words); !advice.isEmpty()) {
        m_commandNote->setNote(FieldNote::Tone::Warning, advice);
    } else if (isTyped) {
        m_commandNote->setNote(FieldNote::Tone::Good, destination(*route));
    } else {
        m_commandNote->clearNote();
    }
}

bool CommandPage::checkPunctuation()
{
    const CommandRepair repair = repairCommandLine(m_command->toPlainText());
    const bool isSmart = !repair.changes.empty();
    m_mend->setVisible(isSmart);
    m_repairNote->setVisible(isSmart);
    if (isSmart) {
        m_repairNote->setNote(FieldNote::Tone::Warning,
                              tr("This looks typeset, not typed:  %1").arg(changesInWords(repair)));
    }
    return !isSmart;
}

void CommandPage::checkName()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty() && !m_isUntouched) {
        m_nameNote->setNote(FieldNote::Tone::Error, tr("The engine needs a name."));
    } else if (!name.isEmpty() && m_otherNames.contains(name, Qt::CaseInsensitive)) {
        m_nameNote->setNote(FieldNote::Tone::Warning, tr("Another engine has this name."));
    } else {
        m_nameNote->clearNote();
    }
}

void CommandPage::describeStrength()
{
    const EngineStrength *knob = strengthKnob(m_profile);
    m_strengthRow->setVisible(knob != nullptr);
    if (knob) {
        const std::optional<int> strength = strengthOf(m_profile, *knob);
        m_strength->setText(strength ? tr("Strength: %1").arg(text::strength(*knob, *strength))
                                     : tr("Strength: the engine’s own"));
    }
}

} // namespace shinpan
