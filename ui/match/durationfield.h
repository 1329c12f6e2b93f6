#pragma once

#include <QDoubleSpinBox>

#include <chrono>
#include <cstdint>

namespace shinpan {

/// Takes a span of time as people write it: "10 min", "1 h 30 min", "1:30", "45s". A bare number
/// counts the field's own unit. Steps are as long as the time they change: seconds for a move,
/// minutes for a game.
///
/// Its value() is in seconds, exact to the millisecond; units are written h, min and s in every
/// language.
class DurationField final : public QDoubleSpinBox
{
    Q_OBJECT

public:
    enum class Unit : std::uint8_t { Seconds, Minutes };

    /// `least` is the shortest time it accepts.
    explicit DurationField(Unit bareUnit,
                           std::chrono::milliseconds least,
                           QWidget *parent = nullptr);

    [[nodiscard]] std::chrono::milliseconds duration() const;
    void setDuration(std::chrono::milliseconds duration);

    [[nodiscard]] QString textFromValue(double seconds) const override;
    [[nodiscard]] double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void stepBy(int steps) override;

private:
    [[nodiscard]] std::optional<double> secondsIn(const QString &text) const;

    Unit m_bareUnit;
};

} // namespace shinpan
