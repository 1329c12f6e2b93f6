#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QPushButton;

namespace shinpan {

class DurationField;

/// How long an engine may take over each kind of question, with what is usual beside each.
class TimeoutFields final : public QWidget
{
    Q_OBJECT

public:
    explicit TimeoutFields(QWidget *parent = nullptr);

    void setTimeouts(const Timeouts &timeouts);
    [[nodiscard]] Timeouts timeouts() const;

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    static constexpr std::size_t Count = 5;

    void addRow(QGridLayout *rows, std::size_t index);
    void enableReset();

    std::array<DurationField *, Count> m_fields{};
    QPushButton *m_reset;
};

} // namespace shinpan
