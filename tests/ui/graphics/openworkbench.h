#pragma once

#include "tests/ui/support/openwindow.h"
#include "ui/board/painting/boardlayer.h"
#include "ui/graphics/commanddesk.h"
#include "ui/graphics/commandpanel.h"

#include <QStringList>

namespace shinpan::test {

/// A window whose panel of commands is open.
class OpenWorkbench : public OpenWindow
{
public:
    OpenWorkbench();
    ~OpenWorkbench();

    [[nodiscard]] CommandDesk &desk() const { return part<CommandDesk>(); }
    [[nodiscard]] CommandPanel &panel() const { return part<CommandPanel>(); }
    [[nodiscard]] const BoardLayer &graphics() const;

    /// Puts fakeengine with these options into the list, describing itself so. Returns its id.
    QString addFake(const QString &description,
                    const QStringList &options,
                    const QString &name = QStringLiteral("Fake"));
    /// Chooses the engine and waits for its commands; false if they do not come.
    [[nodiscard]] bool choose(const QString &id) const;
    /// Asks a command by its label and waits for the answer; false if that does not come.
    [[nodiscard]] bool ask(const QString &label) const;
    /// Waits until the current layer has its answer, or what came instead.
    [[nodiscard]] bool waitForAnswer() const;
    /// The offered command of this label.
    [[nodiscard]] EngineCommand command(const QString &label) const;
};

} // namespace shinpan::test
