#include "core/competition/machines/nodeaccount.h"

#include "core/util/excerpt.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

constexpr qsizetype LongestRefusal = 1000; ///< no more of it is reported

} // namespace

std::optional<QString> NodeAccounts::add(const BlockResult &result)
{
    Account &account = m_accounts[result.node];
    account.speed = result.speed;
    account.games += static_cast<int>(result.games.size());
    m_fruitless = !result.games.empty() ? 0 : m_fruitless + (account.isOut ? 0 : 1);
    if (!result.refusal.isEmpty()) {
        return fail(result.node, excerpt(result.refusal, LongestRefusal), true);
    }
    if (result.games.empty()) {
        return fail(result.node, QStringLiteral("its tasks play nothing again and again"), false);
    }
    account.failures = 0;
    return std::nullopt;
}

std::optional<QString> NodeAccounts::reject(const QString &node)
{
    return fail(node, QStringLiteral("what it sends is not what it was given to play"), true);
}

std::optional<QString> NodeAccounts::lose(const QString &node)
{
    m_fruitless += m_accounts.value(node).isOut ? 0 : 1;
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

QString nodeName(const QString &own)
{
    static const QRegularExpression Host(QStringLiteral("^[\\w.@:-]{1,255}$"));
    return Host.match(own).hasMatch() ? own : QStringLiteral("?");
}

} // namespace shinpan
