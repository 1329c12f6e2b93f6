#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QString>
#include <QStringList>

namespace shinpan {

// The entries of a bundle. README.md tells what is in each.
namespace entry {

inline const QString Manifest = QStringLiteral("manifest.json"); ///< the last one
inline const QString Settings = QStringLiteral("competition.toml");
inline const QString Engines = QStringLiteral("engines.json");
inline const QString Events = QStringLiteral("events.json");
inline const QString Report = QStringLiteral("report.json");
// Folders, each with its slash.
inline const QString Games = QStringLiteral("games/");     ///< ID.ATTEMPT.json: of the store
inline const QString Records = QStringLiteral("records/"); ///< ID.sgf
inline const QString VoidRecords = QStringLiteral("void/");
inline const QString Logs = QStringLiteral("logs/"); ///< ID.gtp, ID.stderr

} // namespace entry

/// What a bundle says of itself: which entries it has, and what each is.
struct Manifest
{
    static constexpr QLatin1String Format{"shinpan-seal-1"};

    struct Entry
    {
        qint64 bytes = 0;
        QByteArray sha256{}; ///< 64 hexadecimal digits

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    QString program;              ///< "Shinpan 0.1.0"
    QDateTime sealed;             ///< UTC
    QMap<QString, Entry> entries; ///< all but the manifest itself, by name
    QStringList replaced; ///< what stands for something else in all entries: "folder-1 (a folder)"
    QStringList leftOut;  ///< sentences say what is not there, and why

    friend bool operator==(const Manifest &, const Manifest &) = default;
};

/// The entry that has this content.
[[nodiscard]] Manifest::Entry entryOf(const QByteArray &content);

/// SHA-256 in 64 hexadecimal digits.
[[nodiscard]] QByteArray sha256Of(const QByteArray &content);

[[nodiscard]] QByteArray toJson(const Manifest &manifest);
/// Fails with words about what is no manifest of a version that is known here.
[[nodiscard]] Result<Manifest> manifestFromJson(const QByteArray &json);

} // namespace shinpan
