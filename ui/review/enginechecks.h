#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QListWidget>

#include <span>

namespace shinpan {

/// The engines that are known, of which some are chosen.
class EngineChecks final : public QListWidget
{
    Q_OBJECT

public:
    explicit EngineChecks(QWidget *parent = nullptr);

    /// Lists these, and checks those that have one of the ids.
    void list(std::span<const EngineProfile> engines, const QStringList &chosen);
    /// The ids of those that are checked, in the order of the list.
    [[nodiscard]] QStringList chosen() const;

Q_SIGNALS:
    /// Others are checked; not by list().
    void changed();
};

} // namespace shinpan
