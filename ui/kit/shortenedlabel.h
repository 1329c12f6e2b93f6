#pragma once

#include <QLabel>

namespace shinpan {

/// A line of plain text that is cut short, with an ellipsis, where it finds no room.
class ShortenedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ShortenedLabel(QWidget *parent = nullptr);

    /// Wants to be as wide as this text, whatever it shows, so that nothing beside it moves.
    void setWidest(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_widest;
};

} // namespace shinpan
