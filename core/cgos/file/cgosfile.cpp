#include "core/cgos/file/cgosfile.h"

#include "core/competition/file/competitiontables.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/regularfile.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qint64 LargestCgosFile = 1 * MiB;
constexpr std::size_t MostAccounts = 100;

namespace cgos {
constexpr QLatin1String Server("server");
constexpr QLatin1String Folder("folder");
constexpr QLatin1String Rules("rules");
constexpr QLatin1String Analysis("analysis");
constexpr QLatin1String Games("games");
constexpr QLatin1String Account("account");
constexpr QLatin1String Name("name");
constexpr QLatin1String Engine("player");
constexpr QLatin1String PasswordFile("password_file");
} // namespace cgos

[[nodiscard]] std::optional<TcpAddress> addressFrom(const QString &text)
{
    const auto address = tcpAddressOf(QStringLiteral("tcp://") + text);
    return address && *address ? std::optional(**address) : std::nullopt;
}

[[nodiscard]] std::optional<Ruleset> rulesFrom(const QString &text)
{
    return text.compare(QLatin1String("cgos"), Qt::CaseInsensitive) == 0
             ? std::optional(Ruleset())
             : rulesetFromText(text.toStdString());
}

/// Whether a name is as the server wants it, which would hang up on another.
[[nodiscard]] bool isGoodName(const QString &name)
{
    static const QRegularExpression good(QStringLiteral("^[A-Za-z_.-][A-Za-z0-9_.-]{2,17}$"));
    return good.match(name).hasMatch();
}

/// Reads a whole file of accounts; see readCgosFile().
class CgosFileReader
{
public:
    CgosFileReader(const TomlValue &toml, const QString &path)
        : m_mistakes(path)
        , m_root{&toml, {}}
        , m_file(m_mistakes, {m_root})
        , m_folder(QFileInfo(path).absolutePath())
    { }

    [[nodiscard]] Result<std::vector<CgosAccountEntry>, CompetitionFileErrors> read()
    {
        m_players = readPlayers(m_file, m_folder);
        const std::vector<SettingsTable> tables = m_file.tables(cgos::Account, MostAccounts);
        if (tables.empty()) {
            m_file.reject(cgos::Account,
                          Message::of(QT_TRANSLATE_NOOP("Messages",
                                                        "is missing; each [[account]] is a name on "
                                                        "the server and who plays under it")));
        }
        std::vector<CgosAccountEntry> accounts;
        for (const SettingsTable &table : tables) {
            CgosAccountEntry entry = readAccount(table);
            const auto isSame = [&entry](const CgosAccountEntry &other) {
                return other.settings.login.name == entry.settings.login.name
                    && other.settings.server == entry.settings.server;
            };
            if (std::ranges::any_of(accounts, isSame)) {
                m_file.reject(
                    cgos::Account,
                    Message::of(QT_TRANSLATE_NOOP(
                                    "Messages", "“%1” occurs twice; the server takes a name once"),
                                entry.settings.login.name));
            }
            accounts.push_back(std::move(entry));
        }
        m_file.know({setting::Player, setting::PlayerDefaults, cgos::Server, cgos::Folder,
                     cgos::Rules, cgos::Analysis, cgos::Games, cgos::PasswordFile});
        m_file.finish();
        if (!m_mistakes.isEmpty()) {
            return failure(m_mistakes.sorted());
        }
        return accounts;
    }

private:
    /// What an account does not say, the file says for all.
    [[nodiscard]] CgosAccountEntry readAccount(const SettingsTable &table)
    {
        CompetitionSettings account = m_file.open({table, m_root});
        CgosAccountEntry entry;
        CgosSettings &settings = entry.settings;
        settings.login.name = account.text(cgos::Name);
        if (!isGoodName(settings.login.name)) {
            account.reject(
                cgos::Name,
                Message::of(QT_TRANSLATE_NOOP(
                                "Messages",
                                "“%1” cannot be a name on the server; it takes 3 to 18 letters, "
                                "digits, dots, hyphens and underscores, and begins with no digit"),
                            settings.login.name));
        }
        if (!account.has(cgos::Server)) {
            account.reject(
                cgos::Server,
                Message::of(QT_TRANSLATE_NOOP(
                    "Messages", "is missing; it takes host:port, such as \"yss-aya.com:6809\"")));
        }
        settings.server = account.parsed<TcpAddress>(
            cgos::Server, {}, addressFrom,
            Message::of(QT_TRANSLATE_NOOP("Messages", "it takes host:port")));
        settings.rules = account.parsed<Ruleset>(
            cgos::Rules, {}, rulesFrom,
            Message::of(QT_TRANSLATE_NOOP(
                "Messages", "it takes \"cgos\" or a rule set such as \"Tromp-Taylor\"")));
        settings.tellsThoughts = account.flag(cgos::Analysis, true);
        if (account.has(cgos::Games)) {
            settings.games = account.number(cgos::Games, 1, 1, MostCounted);
        }
        settings.folder =
            absolutePath(account.text(cgos::Folder, QStringLiteral("cgos")), m_folder);
        const QString file = account.text(cgos::PasswordFile);
        entry.passwordFile = file.isEmpty() ? QString() : absolutePath(file, m_folder);
        account.know({cgos::Engine});
        CompetitionSettings own = m_file.open({table}); // the file has a list of that name
        settings.engine = engineOf(own);
        account.finish();
        return entry;
    }

    [[nodiscard]] EngineProfile engineOf(CompetitionSettings &account)
    {
        const QString id =
            account.text(cgos::Engine, m_players.size() == 1 ? m_players.front().id : QString());
        const auto found = std::ranges::find(m_players, id, &CompetitionPlayer::id);
        if (found == m_players.end()) {
            account.reject(
                cgos::Engine,
                id.isEmpty()
                    ? Message::of(QT_TRANSLATE_NOOP("Messages",
                                                    "is missing; it takes the id of a [[player]]"))
                    : Message::of(
                        QT_TRANSLATE_NOOP("Messages", "“%1” is not the id of a [[player]]"), id));
            return {};
        }
        return found->engine;
    }

    CompetitionMistakes m_mistakes;
    SettingsTable m_root;
    CompetitionSettings m_file;
    QString m_folder;
    std::vector<CompetitionPlayer> m_players;
};

[[nodiscard]] CompetitionFileErrors oneError(const QString &path, int line, const Message &text)
{
    return {{path, line, {}, text}};
}

} // namespace

Result<std::vector<CgosAccountEntry>, CompetitionFileErrors> readCgosFile(const QString &path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const Result<QByteArray> text = readRegularFile(absolute, LargestCgosFile);
    if (!text) {
        return failure(oneError(absolute, 0, text.error()));
    }
    const Result<TomlValue, TomlError> toml = parseToml(*text);
    if (!toml) {
        return failure(oneError(absolute, toml.error().line,
                                Message::of(QT_TRANSLATE_NOOP("Messages", "is not valid TOML: %1"),
                                            toml.error().text)));
    }
    return CgosFileReader(*toml, absolute).read();
}

CgosSettings playedWith(const CgosAccountEntry &entry, const QString &password)
{
    CgosSettings settings = entry.settings;
    settings.login.password = password;
    settings.engine = startedFor(settings.engine, settings.rules);
    return settings;
}

QString cgosExample()
{
    return QStringLiteral(
        R"(# What stands up here holds for every account that does not say otherwise.
server = "yss-aya.com:6809"      # host:port
folder = "cgos"                  # records, NAME.csv with results and ratings, NAME.log; beside this file
# rules = "cgos"                 # area, positional superko, no suicide, dead stones count as alive
# analysis = true                # what the engine thinks goes to the server's spectators
# games = 10                     # then it logs out

[[player]]                       # as in a competition's file
id = "shinpan"
command = "shinpan-engine"

[[account]]                      # as many as you like, each with an engine of its own
name = "MyFirstBot"              # 3 to 18 letters, digits, dots, hyphens and underscores
player = "shinpan"
password_file = "first.password" # only you may read it (chmod 600); without it you are asked
)");
}

} // namespace shinpan
