#include "core/competition/pooled/poolplayers.h"

#include "core/engine/profile/commandwords.h"

#include <QCryptographicHash>

#include <algorithm>

namespace shinpan {

namespace {

/// The word with the content of the file that it names, alone or behind a "=", in place of the
/// file's name; where files stand may differ from machine to machine.
[[nodiscard]] QString withContent(const QString &word, const std::vector<IdentifiedFile> &files)
{
    const qsizetype value = word.startsWith(u'/') ? 0 : word.indexOf(u'=') + 1;
    QString named = word.mid(value);
    if (named.startsWith(QLatin1String("./"))) {
        named = named.mid(2);
    }
    const auto found = std::ranges::find_if(files, [&named](const IdentifiedFile &file) {
        return !named.isEmpty() && (file.path == named || file.path.endsWith(u'/' + named));
    });
    return found == files.end() ? word : word.left(value) + QString::fromLatin1(found->sha256);
}

} // namespace

std::optional<QByteArray> playerHash(const CompetitionPlayer &player, const EngineIdentity &engine)
{
    const Result<CommandWords> words = splitCommandLine(player.engine.commandLine);
    const bool isKnown =
        words && !engine.files.empty()
        && std::ranges::none_of(engine.files, &QByteArray::isEmpty, &IdentifiedFile::sha256);
    if (!isKnown) {
        return std::nullopt;
    }
    QStringList parts{QString::fromLatin1(engine.files.front().sha256)};
    for (const QString &argument : words->arguments) {
        parts += withContent(argument, engine.files);
    }
    parts += QStringLiteral("at the start:");
    parts += player.engine.startupCommands;
    for (const EngineProfile::Alias &alias : player.engine.aliases) {
        parts += alias.command + u'>' + alias.sent;
    }
    parts += QStringLiteral("environment:");
    for (const EngineProfile::Variable &variable : player.engine.environment) {
        parts += variable.name + u'=' + variable.value;
    }
    parts += player.engine.rulesArguments.area;
    parts += player.engine.rulesArguments.territory;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : parts) {
        hash.addData(part.toUtf8().append('\0'));
    }
    return hash.result().toHex();
}

std::size_t PoolPlayers::take(std::size_t bundle,
                              const CompetitionPlayer &player,
                              EngineIdentity engine)
{
    const std::optional<QByteArray> hash = playerHash(player, engine);
    const auto known = hash ? m_byHash.constFind(*hash) : m_byHash.constEnd();
    const std::size_t number = known == m_byHash.constEnd() ? m_players.size() : *known;
    if (number == m_players.size()) {
        m_players.push_back({freshName(player.id), hash, std::move(engine)});
        if (hash) {
            m_byHash.insert(*hash, number);
        }
    }
    PooledPlayer &one = m_players[number];
    if (!one.ids.contains(player.id)) {
        one.ids += player.id;
    }
    if (one.bundles.empty() || one.bundles.back() != bundle) {
        one.bundles.push_back(bundle);
    }
    return number;
}

/// The id, or "id (2)" where another player is called so.
QString PoolPlayers::freshName(const QString &id) const
{
    QString name = id;
    const auto isTaken = [&name](const PooledPlayer &player) { return player.name == name; };
    for (int number = 2; std::ranges::any_of(m_players, isTaken); ++number) {
        name = QStringLiteral("%1 (%2)").arg(id, QString::number(number));
    }
    return name;
}

} // namespace shinpan
