#include "core/competition/machines/nodeaccount.h"

namespace shinpan {

std::optional<QString> NodeAccounts::add(const BlockResult &result)
{
    Account &account = m_accounts[result.node];
    account.speed = result.speed;
    account.games += static_cast<int>(result.games.size());
    if (!result.refusal.isEmpty()) {
        return fail(result.node, result.refusal, true);
    }
    if (!result.games.empty()) {
        account.failures = 0;
    }
    return std::nullopt;
}

std::optional<QString> NodeAccounts::lose(const QString &node)
{
    return node.isEmpty() ? std::nullopt
                          : fail(node, QStringLiteral("its tasks are lost again and again"), false);
}

std::optional<QString> NodeAccounts::fail(const QString &node, const QString &reason, bool isFinal)
{
    Account &account = m_accounts[node];
    ++account.failures;
    if (account.isOut || (!isFinal && account.failures < MostFailures)) {
        return std::nullopt;
    }
    account.isOut = true;
    return QStringLiteral("%1 gets no more tasks in this run: %2").arg(node, reason);
}

QMap<QString, MachineStanding> NodeAccounts::standings() const
{
    QMap<QString, MachineStanding> machines;
    for (auto account = m_accounts.cbegin(); account != m_accounts.cend(); ++account) {
        MachineStanding &machine = machines[account.key()];
        machine.failures = account->failures;
        machine.speed = account->speed;
        machine.isOut = account->isOut;
    }
    return machines;
}

QStringList NodeAccounts::out() const
{
    QStringList nodes;
    for (auto account = m_accounts.cbegin(); account != m_accounts.cend(); ++account) {
        if (account->isOut) {
            nodes.append(account.key());
        }
    }
    return nodes;
}

} // namespace shinpan
