#pragma once

#include "core/graphics/enginecommand.h"
#include "core/graphics/engineparameters.h"

#include <QObject>

#include <vector>

class QWidget;

namespace shinpan {

class CommandDesk;

/// Asks the person for what a command lacks beside points: files and texts,
/// present values and parameters; then the desk has it.
class CommandInputs final : public QObject
{
    Q_OBJECT

public:
    /// `desk` outlives it; dialogs belong to `window`.
    CommandInputs(CommandDesk &desk, QWidget &window, QObject *parent = nullptr);

    /// Runs the command, once everything is known.
    void run(const EngineCommand &command) { complete(command, {}, Step::FileToOpen); }

private:
    /// What is asked for, one after the other.
    enum class Step : std::uint8_t { FileToOpen, FileToSave, Text, Done };

    void complete(const EngineCommand &command, const CommandChoices &choices, Step step);
    void askFile(const EngineCommand &command, const CommandChoices &choices, Step step);
    void askText(const EngineCommand &command, const CommandChoices &choices);
    void showValue(const EngineCommand &command, const QString &value);
    void showParameters(const EngineCommand &command,
                        const std::vector<EngineParameter> &parameters);

    CommandDesk &m_desk;
    QWidget &m_window;
};

} // namespace shinpan
