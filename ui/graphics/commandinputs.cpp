#include "ui/graphics/commandinputs.h"

#include "ui/graphics/commanddesk.h"
#include "ui/graphics/parameterdialog.h"

#include <QFileDialog>
#include <QInputDialog>

namespace shinpan {

namespace {

[[nodiscard]] QInputDialog *textDialog(const EngineCommand &command,
                                       const QString &value,
                                       QWidget &window)
{
    auto *dialog = new QInputDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::TextInput);
    dialog->setWindowTitle(command.label);
    dialog->setLabelText(CommandInputs::tr("Argument of %1:").arg(command.word()));
    dialog->setTextValue(value);
    return dialog;
}

} // namespace

CommandInputs::CommandInputs(CommandDesk &desk, QWidget &window, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_window(window)
{
    connect(&desk, &CommandDesk::valueHeard, this, &CommandInputs::showValue);
    connect(&desk, &CommandDesk::parametersHeard, this, &CommandInputs::showParameters);
}

void CommandInputs::complete(const EngineCommand &command, const CommandChoices &choices, Step step)
{
    if (step == Step::FileToOpen && (command.needs(u'r') || command.needs(u'f'))) {
        askFile(command, choices, step);
    } else if (step <= Step::FileToSave && command.needs(u'w')) {
        askFile(command, choices, Step::FileToSave);
    } else if (step <= Step::Text && command.needs(u's')) {
        askText(command, choices);
    } else {
        m_desk.run(command, choices);
    }
}

void CommandInputs::askFile(const EngineCommand &command, const CommandChoices &choices, Step step)
{
    auto *dialog = new QFileDialog(&m_window, command.label);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const bool isToSave = step == Step::FileToSave;
    // %f, which GoGui had before, may be either: no file has to be there.
    dialog->setFileMode(!isToSave && command.needs(u'r') ? QFileDialog::ExistingFile
                                                         : QFileDialog::AnyFile);
    dialog->setAcceptMode(isToSave ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, command, choices, isToSave](const QString &path) {
                CommandChoices known = choices;
                (isToSave ? known.fileToSave : known.fileToOpen) = path;
                complete(command, known, isToSave ? Step::Text : Step::FileToSave);
            });
    dialog->open();
}

void CommandInputs::askText(const EngineCommand &command, const CommandChoices &choices)
{
    QInputDialog *dialog = textDialog(command, {}, m_window);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, command, choices](const QString &text) {
                CommandChoices known = choices;
                known.text = text;
                complete(command, known, Step::Done);
            });
    dialog->open();
}

void CommandInputs::showValue(const EngineCommand &command, const QString &value)
{
    QInputDialog *dialog = textDialog(command, value, m_window);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, command, value](const QString &text) {
                if (text != value) {
                    m_desk.setValue(command, text);
                }
            });
    dialog->open();
}

void CommandInputs::showParameters(const EngineCommand &command,
                                   const std::vector<EngineParameter> &parameters)
{
    auto *dialog = new ParameterDialog(command.label, parameters, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, command, dialog] {
        for (const EngineParameter &parameter : dialog->changes()) {
            m_desk.setParameter(command, parameter);
        }
    });
    dialog->open();
}

} // namespace shinpan
