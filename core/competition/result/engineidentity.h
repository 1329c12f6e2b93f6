#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A file that decides how an engine plays: its program, or one that its command names.
struct IdentifiedFile
{
    QString path{}; ///< absolute
    qint64 bytes = 0;
    QDateTime modified{}; ///< UTC
    QByteArray sha256{};  ///< 64 hexadecimal digits; empty while it is not known

    friend bool operator==(const IdentifiedFile &, const IdentifiedFile &) = default;
};

/// The very engine that played as a player of a competition.
struct EngineIdentity
{
    QString player{};                    ///< id in the competition
    QString name{};                      ///< as GTP's `name` answers; empty if it does not
    QString version{};                   ///< as GTP's `version` answers
    QString command{};                   ///< as in the competition file
    std::vector<IdentifiedFile> files{}; ///< the program first; none behind a TCP address

    friend bool operator==(const EngineIdentity &, const EngineIdentity &) = default;
};

/// Says in which way `now` is a different engine from `before`, as "gnugo is GNU Go 3.9 and was GNU
/// Go 3.8"; nothing if it is the same. Files whose hash is not known say nothing.
[[nodiscard]] std::optional<QString> changeBetween(const EngineIdentity &before,
                                                   const EngineIdentity &now);

} // namespace shinpan
