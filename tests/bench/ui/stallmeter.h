#pragma once

#include <QApplication>

namespace shinpan::bench {

/// An application that knows how long its event loop was held up: by one event, whatever it set
/// off.
class StallMeter final : public QApplication
{
public:
    using QApplication::QApplication;

    /// How long one event held up the loop, in milliseconds.
    struct Stall
    {
        double time = 0;
        double processorTime = 0; ///< the rest is waiting: for the disk, or for other programs
    };

    bool notify(QObject *receiver, QEvent *event) override;

    /// The longest since the last call.
    [[nodiscard]] Stall takeLongest();

private:
    int m_depth = 0;
    Stall m_longest;
};

} // namespace shinpan::bench
