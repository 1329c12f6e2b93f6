#pragma once

#include "core/competition/competition.h"
#include "core/util/message.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QPushButton;

namespace shinpan {

class FieldNote;
class TrialRun;

/// Plays a few games of a competition that is being made up, and says how long all of it will take.
class EstimateRow final : public QWidget
{
    Q_OBJECT

public:
    /// What is to be played, whenever that is wanted; nothing while it cannot be.
    using Wanted = std::function<std::optional<Competition>()>;

    explicit EstimateRow(Wanted wanted, QWidget *parent = nullptr);
    ~EstimateRow() override;

    /// Something has changed: what was said of it is no longer true.
    void forget();

private:
    void toggle();
    void showEstimate();
    void end(const Message &problem);

    Wanted m_wanted;
    std::unique_ptr<TrialRun> m_trial; ///< null: nothing is played
    QPushButton *m_button;
    FieldNote *m_note;
};

} // namespace shinpan
