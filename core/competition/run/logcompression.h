#pragma once

#include "core/util/message.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace shinpan {

/// Packs the logs of finished games with gzip, FILE into FILE.gz, a slice at a time from the event
/// loop so that games are not disturbed. What was there under that name stays in front, as gzip
/// files may be joined. The plain file goes when the packed one is whole; a crash leaves it.
class LogCompression final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogCompression)

public:
    explicit LogCompression(QObject *parent = nullptr);
    /// Leaves plain what is not done.
    ~LogCompression() override;

    /// Packs logs that nobody is writing to.
    void add(const QStringList &paths);
    /// Packs what logs are plain in this folder since a crash, except for games that will go on.
    void addLeftOver(const QString &folder, const QStringList &unfinishedGames);
    [[nodiscard]] bool isIdle() const { return !m_slices.isActive(); }

Q_SIGNALS:
    /// All that was added is packed, or has failed.
    void becameIdle();
    /// This file stays plain.
    void failed(const shinpan::Message &reason);

private:
    class Packing;

    void packSlice();

    QStringList m_waiting;
    std::unique_ptr<Packing> m_packing;
    QTimer m_slices;
};

} // namespace shinpan
