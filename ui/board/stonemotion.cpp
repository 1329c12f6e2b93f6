#include "ui/board/stonemotion.h"

#include <QEasingCurve>

#include <utility>

namespace shinpan {

namespace {

constexpr int Duration = 140; // milliseconds: felt rather than seen

} // namespace

StoneMotion::StoneMotion(QObject *parent)
    : QObject(parent)
{
    m_animation.setDuration(Duration);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &StoneMotion::announce);
    connect(&m_animation, &QVariantAnimation::finished, this, &StoneMotion::end);
}

void StoneMotion::begin(Point point)
{
    end();
    m_point = point;
    m_animation.start();
}

void StoneMotion::end()
{
    const std::optional<Point> point = std::exchange(m_point, std::nullopt);
    m_animation.stop();
    if (point) {
        Q_EMIT moved(*point);
    }
}

std::optional<BoardScene::Settling> StoneMotion::settling() const
{
    if (!m_point) {
        return std::nullopt;
    }
    return BoardScene::Settling{*m_point, m_animation.currentValue().toDouble()};
}

void StoneMotion::announce()
{
    if (m_point) {
        Q_EMIT moved(*m_point);
    }
}

} // namespace shinpan
