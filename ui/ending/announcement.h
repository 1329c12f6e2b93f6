#pragma once

#include <QLabel>
#include <QTimer>

namespace shinpan {

/// A few words in the middle of the board that go by themselves, for what happens without a stone.
/// The mouse passes through; screen readers are told.
class Announcement final : public QLabel
{
    Q_OBJECT

public:
    /// It is hidden until it has something to say.
    explicit Announcement(QWidget &board);

    void tell(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTimer m_time; ///< until it goes
};

} // namespace shinpan
