#pragma once

#include "ui/board/painting/boardpainter.h"

#include <QObject>
#include <QVariantAnimation>

#include <optional>

namespace shinpan {

/// The short way of a stone onto the board. One at a time: another stone puts the one before down.
class StoneMotion final : public QObject
{
    Q_OBJECT

public:
    explicit StoneMotion(QObject *parent = nullptr);

    void begin(Point point);
    /// Puts the stone down at once.
    void end();
    /// Where it is; nothing when all stones lie.
    [[nodiscard]] std::optional<BoardScene::Settling> settling() const;

Q_SIGNALS:
    /// The stone on that point looks different now.
    void moved(shinpan::Point point);

private:
    void announce();

    QVariantAnimation m_animation;
    std::optional<Point> m_point;
};

} // namespace shinpan
