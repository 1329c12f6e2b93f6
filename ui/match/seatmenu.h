#pragma once

#include "ui/game/newgamesettings.h"

#include <QMenu>

#include <vector>

namespace shinpan {

/// The players that can take a seat, the person, one of the engines, or one that is added first;
/// and the strength of the engine that has it.
class SeatMenu final : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    /// Offers these instead of the earlier ones, and the strengths of the one that sits there now,
    /// as ranks on square boards of that size; 0: without ranks.
    void setEngines(const std::vector<EngineProfile> &engines,
                    const Seat &present = {},
                    int size = 0);

Q_SIGNALS:
    void seatChosen(const shinpan::Seat &seat);
    /// The person wants an engine that is not in the list.
    void addEngineRequested();

private:
    void addStrengths(const EngineProfile &engine, const EngineProfile &present, int size);
};

/// The name for buttons and menus, where a single "&" would underline the next letter.
[[nodiscard]] QString withoutMnemonic(QString name);

} // namespace shinpan
