#pragma once

#include "core/engine/profile/enginetemplates.h"

#include <QMenu>

namespace shinpan {

/// The ways to add an engine: a command line, a known engine, one on another computer, a file.
class AddMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AddMenu(const Machine &machine, QWidget *parent = nullptr);

Q_SIGNALS:
    /// With this at the beginning; `part` of it is to be replaced by the person.
    void commandLineChosen(const QString &begun, const QString &part);
    void templateChosen(const shinpan::EngineTemplate &engine);
    void importChosen();

private:
    void addTemplate(const EngineTemplate &engine, const Machine &machine);
};

} // namespace shinpan
