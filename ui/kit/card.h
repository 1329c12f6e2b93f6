#pragma once

#include <QFrame>

namespace shinpan {

/// A raised, rounded surface that groups what belongs together. A layout inside it brings its own
/// margins.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

protected:
    static constexpr qreal CornerRadius = 8;

    void paintEvent(QPaintEvent *event) override;
};

} // namespace shinpan
