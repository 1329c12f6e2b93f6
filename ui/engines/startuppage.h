#pragma once

#include "core/engine/engineprofile.h"

#include <QWidget>

namespace shinpan {

class FileField;
class LinesField;

/// What surrounds an engine's start: where it runs, its environment, the commands that it is sent
/// first, and those that it is sent under other names.
class StartupPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StartupPage(const Machine &machine, QWidget *parent = nullptr);

    void showProfile(const EngineProfile &profile);
    void writeTo(EngineProfile &profile) const;

    [[nodiscard]] bool hasMistake() const;
    /// False if there is none.
    bool focusMistake();

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    void checkDirectory();
    /// The first in which something is wrong; null if all is well.
    [[nodiscard]] LinesField *mistakenField() const;

    Machine m_machine;
    FileField *m_directory;
    LinesField *m_environment;
    LinesField *m_commands;
    LinesField *m_aliases;
};

} // namespace shinpan
