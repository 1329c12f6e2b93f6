#pragma once

#include <QLocalServer>
#include <QLocalSocket>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace shinpan {

/// The name of the local socket at which programs of this user that share their data, on this
/// display, find each other. Empty where this user has no folder for such things that nobody else
/// can write to: then every start is a program of its own.
[[nodiscard]] QString instanceAddress();

/// Whether this folder is ours, and nobody else may look into it or put something there.
[[nodiscard]] bool isOnlyOurs(const QString &folder);

/// The door of a running program: takes in the files that a second start was called with. If
/// another one has the door already, or it cannot be made, nothing ever comes. Other users are sent
/// away.
///
/// A visitor says each path in UTF-8 with a zero byte behind it, an empty one at the end. The
/// answer is one byte.
class InstanceDoor final : public QObject
{
    Q_OBJECT

public:
    explicit InstanceDoor(QObject *parent = nullptr);

    /// Makes the door, if nobody answers there and the address is not empty; clears away what a
    /// program that died has left.
    void open(const QString &address);
    [[nodiscard]] bool isOpen() const { return m_server.isListening(); }

Q_SIGNALS:
    /// Absolute paths, at least one.
    void filesCame(const QStringList &paths);

private:
    void receive(QLocalSocket &visitor);

    QLocalServer m_server;
    QLocalSocket m_probe; ///< whether somebody answers
};

/// Hands files to the program that runs already. Ends with exactly one of its signals, within a
/// moment.
class InstanceVisit final : public QObject
{
    Q_OBJECT

public:
    /// `paths`: absolute, at least one.
    InstanceVisit(const QString &address, QStringList paths, QObject *parent = nullptr);

Q_SIGNALS:
    /// The running program, which is this user's, has them.
    void welcomed();
    /// Nobody is there, or nobody answers.
    void unanswered();

private:
    void deliver();
    void end(bool isWelcome);

    QStringList m_paths;
    QLocalSocket m_socket;
    QTimer m_deadline;
    bool m_hasEnded = false;
};

} // namespace shinpan
