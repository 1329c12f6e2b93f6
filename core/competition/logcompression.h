#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace shinpan {

/// Packs finished logs with gzip, FILE into FILE.gz, a slice at a time from the event loop so that
/// games are not disturbed. What was there under that name is kept in front (gzip files may be
/// joined). The plain file goes when the packed one is whole; a crash leaves the plain one.
class LogCompression final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogCompression)

public:
    explicit LogCompression(QObject *parent = nullptr);
    /// Leaves plain what is not done.
    ~LogCompression() override;

    void add(const QStringList &files);
    /// Whatever logs are still plain in this folder, but for the games that will go on.
    void addLeftOver(const QString &folder, const QStringList &unfinishedGames);
    [[nodiscard]] bool isIdle() const;

Q_SIGNALS:
    void idle();
    /// This file stays plain.
    void failed(const QString &reason);

private:
    class Packing;

    void packSlice();

    QStringList m_waiting;
    std::unique_ptr<Packing> m_packing;
    QTimer m_slices;
};

} // namespace shinpan
