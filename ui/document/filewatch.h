#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace shinpan {

/// Tells when another program changes, replaces or removes one file. What it finds there when it
/// begins to watch is taken for known, so a writer of the file watches it anew afterwards.
class FileWatch final : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    /// Watches this file, where its links end; empty: none.
    void watch(const QString &path);
    /// Whether the content differs from the known one now, also if that was not told yet.
    [[nodiscard]] bool isChanged() const;

Q_SIGNALS:
    /// The file has another content; it is known now.
    void changed();
    /// The file has gone, for a second by now: programs that replace a file may take it away first.
    void removed();

private:
    struct Stamp
    {
        bool exists = false;
        qint64 size = 0;
        QDateTime modified;

        friend bool operator==(const Stamp &, const Stamp &) = default;
    };

    [[nodiscard]] static Stamp stampOf(const QString &path);
    void follow();
    void look();

    QString m_path;
    Stamp m_known;
    QFileSystemWatcher m_watcher;
    QTimer m_look;    ///< a moment after something stirred, because writing takes several steps
    QTimer m_removal; ///< runs while the file is away
};

} // namespace shinpan
