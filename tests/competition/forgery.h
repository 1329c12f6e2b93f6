#pragma once

#include "core/competition/machines/block.h"

#include <QByteArray>
#include <QJsonObject>

#include <random>

namespace shinpan::test {

/// Makes of an honest result what a machine that means no good might send instead: of every kind
/// that anybody could think of, each drawn by chance, the same for the same seed. Some are such
/// that they fit all the same (another remark, another time), as no head can see.
class Forger
{
public:
    explicit Forger(unsigned seed)
        : m_random(seed)
    { }

    /// A file for the inbox.
    [[nodiscard]] QByteArray forge(const BlockResult &honest);

private:
    [[nodiscard]] int below(int end);
    [[nodiscard]] QByteArray spoilt(QByteArray bytes);
    [[nodiscard]] QByteArray headed(const QByteArray &bytes);
    [[nodiscard]] QJsonObject lied(QJsonObject result);
    [[nodiscard]] QJsonObject enlarged(QJsonObject result);
    [[nodiscard]] QJsonObject renamed(QJsonObject result);
    [[nodiscard]] QJsonValue changed(const QJsonValue &value);
    [[nodiscard]] QJsonValue nonsense();

    std::mt19937 m_random;
};

} // namespace shinpan::test
