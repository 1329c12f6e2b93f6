#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QComboBox>

#include <optional>

namespace shinpan {

/// Chooses how strongly an engine plays, where a number of its profile says that ("level 5"), or
/// among the strengths that were measured ("9x9, -100 Elo from gnugo").
class StrengthBox final : public QComboBox
{
    Q_OBJECT

public:
    explicit StrengthBox(const QString &accessibleName, QWidget *parent = nullptr);

    /// Says the strengths as ranks on square boards of this size, where they are known; 0: as what
    /// they are.
    void setSize(int size);
    /// The same, with the strength whose rank there is nearest to the present one's, where ranks
    /// are known.
    void moveTo(int size);
    /// Offers the strengths of this engine, and chooses that of the profile.
    void setEngine(const std::optional<EngineProfile> &engine);
    /// Whether there is more than one; else there is nothing to choose.
    [[nodiscard]] bool hasChoice() const { return count() > 1; }
    /// Chooses another strength, if it is offered or could be.
    void setStrengthOf(const EngineProfile &engine);
    /// The engine as it is to play.
    [[nodiscard]] std::optional<EngineProfile> engine() const;

private:
    void fill(const EngineProfile &present);
    void explain();
    void choose(const EngineProfile &engine);

    std::optional<EngineProfile> m_engine;
    int m_size = 0;
};

} // namespace shinpan
