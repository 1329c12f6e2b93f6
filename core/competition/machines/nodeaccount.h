#pragma once

#include "core/competition/machines/block.h"
#include "core/competition/result/machinestanding.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace shinpan {

/// Keeps account of what machines do with their tasks, and says which one gets no more. Pure.
class NodeAccounts
{
public:
    /// Tasks in a row that were lost or played nothing.
    static constexpr int MostFailures = 3;

    struct Account
    {
        int games = 0;
        int failures = 0; ///< in a row
        double speed = 0; ///< as it was measured last, see nodeSpeed()
        bool isOut = false;
    };

    /// A result came home. Returns why its machine gets no more tasks from now on, if so.
    [[nodiscard]] std::optional<QString> add(const BlockResult &result);
    /// A result of that machine is not what its block can have become.
    [[nodiscard]] std::optional<QString> reject(const QString &node);
    /// A task of that machine is gone without a result.
    [[nodiscard]] std::optional<QString> lose(const QString &node);

    [[nodiscard]] const QMap<QString, Account> &accounts() const { return m_accounts; }
    /// The same for people.
    [[nodiscard]] QMap<QString, MachineStanding> standings() const;
    /// How many tasks in a row were lost or played nothing, on whatever machine. One that is out
    /// says nothing of the others.
    [[nodiscard]] int fruitless() const { return m_fruitless; }
    /// The machines that get no more.
    [[nodiscard]] QStringList out() const;

private:
    [[nodiscard]] std::optional<QString> fail(const QString &node,
                                              const QString &reason,
                                              bool isFinal);

    QMap<QString, Account> m_accounts; ///< by name
    int m_fruitless = 0;
};

/// What a machine calls itself, if that is a name; else "?".
[[nodiscard]] QString nodeName(const QString &own);

} // namespace shinpan
