#pragma once

#include "ui/game/newgamesettings.h"

#include <QMenu>

#include <vector>

namespace shinpan {

/// Who can take a seat: the person, one of the engines, or one that is added first.
class SeatMenu final : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    /// Offers these instead of those of before.
    void setEngines(const std::vector<EngineProfile> &engines);

Q_SIGNALS:
    void seatChosen(const shinpan::Seat &seat);
    /// The person wants an engine that is not in the list.
    void addEngineRequested();
};

/// For buttons and menus, where a single "&" would underline the next letter.
[[nodiscard]] QString withoutMnemonic(QString name);

} // namespace shinpan
