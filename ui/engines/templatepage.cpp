#include "ui/engines/templatepage.h"

#include "core/engine/profile/engineprofilelist.h"
#include "ui/engines/filefield.h"
#include "ui/engines/strengthsfield.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

namespace {

struct PartTexts
{
    QString label;
    QString chooseName;
    QString filter;
};

[[nodiscard]] PartTexts textsOf(EnginePart part)
{
    switch (part) {
    case EnginePart::Configuration:
        return {TemplatePage::tr("&Configuration file"),
                TemplatePage::tr("Choose the configuration file"),
                TemplatePage::tr("Configurations (*.cfg);;All files (*)")};
    case EnginePart::Network:
        return {TemplatePage::tr("&Network file"), TemplatePage::tr("Choose the network file"),
                TemplatePage::tr("Networks (*.gz *.bin *.txt *network*);;All files (*)")};
    }
    Q_UNREACHABLE();
}

[[nodiscard]] bool isFile(const Machine &machine, const QString &path)
{
    const Machine::File file = machine.fileAt(machine.absolutePath(path));
    return file == Machine::File::Plain || file == Machine::File::Executable;
}

} // namespace

TemplatePage::TemplatePage(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
{
    setLayout(form::column(0, {}));
}

void TemplatePage::showTemplate(const EngineTemplate &engine, const QStringList &takenNames)
{
    delete m_content;
    m_engine = &engine;
    m_takenNames = takenNames;
    QVBoxLayout *content = form::column(spacing::Normal, {});
    m_content = form::widgetWith(content);
    addTitle(content);
    addFields(content);
    m_strengths = engine.strength ? new StrengthsField : nullptr;
    if (m_strengths) {
        content->addWidget(m_strengths);
    }
    m_add = new AccentButton(tr("Add &Engine"));
    m_add->setAccessibleName(tr("Add %1").arg(engine.name));
    connect(m_add, &QPushButton::clicked, this, &TemplatePage::accept);
    content->addSpacing(spacing::Normal);
    content->addWidget(m_add, 0, Qt::AlignRight);
    content->addStretch(1);
    layout()->addWidget(m_content);
    describe();
}

void TemplatePage::focusFirst()
{
    if (FileField *field = missing()) {
        field->focusField();
    } else if (m_strengths) {
        m_strengths->focusField();
    }
}

void TemplatePage::addTitle(QVBoxLayout *layout) const
{
    layout->addWidget(form::heading(tr("Add %1").arg(m_engine->name)));
    if (m_engine->remark) {
        auto *remark = new QLabel(QCoreApplication::translate("EngineTemplates", m_engine->remark));
        remark->setWordWrap(true);
        remark->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(remark);
    }
    layout->addSpacing(spacing::Normal);
}

void TemplatePage::addFields(QVBoxLayout *layout)
{
    const EngineFilling found = fillingOn(m_machine, *m_engine);
    m_program = new FileField(
        FileField::Wanted::File,
        {tr("&Program"), tr("Choose the program"), QString(m_engine->program), {}}, m_machine);
    m_program->setPath(found.program);
    m_program->setStartDirectory(m_machine.home);
    layout->addWidget(m_program);
    m_files.clear();
    for (std::size_t i = 0; i < m_engine->files.size(); ++i) {
        FileField *field = createFileField(m_engine->files[i]);
        field->setPath(found.files.at(static_cast<qsizetype>(i)));
        layout->addWidget(field);
        m_files.push_back(field);
        connect(field, &FileField::edited, this, &TemplatePage::describe);
    }
    connect(m_program, &FileField::edited, this, &TemplatePage::takeProgram);
}

FileField *TemplatePage::createFileField(const EngineFile &file) const
{
    const PartTexts texts = textsOf(file.part);
    auto *field = new FileField(FileField::Wanted::File,
                                {texts.label, texts.chooseName, {}, texts.filter}, m_machine);
    field->setStartDirectory(m_machine.home);
    return field;
}

/// A program that was chosen elsewhere brings the files that lie beside it.
void TemplatePage::takeProgram()
{
    const EngineFilling found = fillingOn(m_machine, *m_engine, m_program->path());
    for (std::size_t i = 0; i < m_files.size() && !found.program.isEmpty(); ++i) {
        if (m_files[i]->path().isEmpty()) {
            m_files[i]->setPath(found.files.at(static_cast<qsizetype>(i)));
        }
    }
    describe();
}

void TemplatePage::describe()
{
    describeProgram();
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        describeFile(i);
    }
    if (m_strengths) {
        m_strengths->setEngine(profileFrom(*m_engine, filling(), m_machine), *m_engine->strength,
                               m_takenNames);
    }
}

void TemplatePage::describeProgram()
{
    const QString program = m_program->path();
    const Result<QString> path =
        findProgram(program.isEmpty() ? QString(m_engine->program) : program, {}, m_machine);
    if (path && !program.isEmpty()) {
        m_program->note().setNote(FieldNote::Tone::Good, tr("Found %1").arg(*path));
    } else if (program.isEmpty()) {
        m_program->note().setNote(FieldNote::Tone::Warning,
                                  tr("%1 was not found in the usual folders. Choose where it is.")
                                      .arg(m_engine->program));
    } else {
        m_program->note().setNote(
            FieldNote::Tone::Error,
            tr("This cannot be started: %1.").arg(text::message(path.error())));
    }
}

void TemplatePage::describeFile(std::size_t index)
{
    FieldNote &note = m_files[index]->note();
    const QString path = m_files[index]->path();
    if (path.isEmpty()) {
        const Result<QString> program = findProgram(
            m_program->path().isEmpty() ? QString(m_engine->program) : m_program->path(), {},
            m_machine);
        QStringList directories =
            directoriesOf(m_engine->files[index], program.value_or(QString()), m_machine);
        directories.replaceInStrings(
            QRegularExpression(u'^' + QRegularExpression::escape(m_machine.home) + u'/'),
            QStringLiteral("~/"));

        note.setNote(FieldNote::Tone::Warning,
                     tr("Missing. Looked in %1.").arg(directories.join(QStringLiteral(", "))));
    } else if (isFile(m_machine, path)) {
        note.clearNote();
    } else {
        note.setNote(FieldNote::Tone::Error,
                     tr("There is no file %1.").arg(m_machine.absolutePath(path)));
    }
}

void TemplatePage::accept()
{
    if (FileField *field = missing()) {
        field->focusField();
        return;
    }
    if (m_strengths && m_strengths->hasMistake()) {
        m_strengths->focusField();
        return;
    }
    EngineProfile profile = profileFrom(*m_engine, filling(), m_machine);
    std::vector<EngineProfile> profiles =
        m_strengths ? m_strengths->profiles() : std::vector<EngineProfile>();
    if (profiles.empty()) {
        profile.name = freeEngineName(profile.name, m_takenNames);
        profiles.push_back(profile);
    }
    Q_EMIT filledIn(profiles);
}

EngineFilling TemplatePage::filling() const
{
    EngineFilling filling;
    filling.program = m_program->path();
    for (const FileField *field : m_files) {
        filling.files.append(field->path().isEmpty() ? QString()
                                                     : m_machine.absolutePath(field->path()));
    }
    return filling;
}

FileField *TemplatePage::missing() const
{
    if (!findProgram(m_program->path(), {}, m_machine)) {
        return m_program;
    }
    const auto found = std::find_if(m_files.begin(), m_files.end(), [this](FileField *field) {
        return !isFile(m_machine, field->path());
    });
    return found == m_files.end() ? nullptr : *found;
}

} // namespace shinpan
