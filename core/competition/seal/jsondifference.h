#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace shinpan {

/// Two JSON documents have different values in one place.
struct JsonDifference
{
    QString path; ///< "players[2].score.value"
    QString one;  ///< the value as JSON, shortened
    QString other;
};

/// Compares JSON documents value by value. Numbers are the same where they agree to nine digits:
/// another machine's logarithm may end otherwise. Null in `one` stands for an infinite number, too.
class JsonComparison
{
public:
    static constexpr std::size_t MostDifferences = 100;

    void compare(const QByteArray &one, const QByteArray &other);
    [[nodiscard]] const std::vector<JsonDifference> &differences() const { return m_differences; }
    /// How many numbers, texts and other plain values were compared.
    [[nodiscard]] std::size_t values() const { return m_values; }

private:
    void compare(const QJsonValue &one, const QJsonValue &other, const QString &path);
    void note(const QJsonValue &one, const QJsonValue &other, const QString &path);

    std::vector<JsonDifference> m_differences;
    std::size_t m_values = 0;
};

} // namespace shinpan
