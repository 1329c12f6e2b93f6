#pragma once

#include "ui/documents/session.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace shinpan {

class Preferences;

/// Saves which files are open, if the person wants them to be reopened.
class SessionKeeper final : public QObject
{
    Q_OBJECT

public:
    /// `read` says what is open; the preferences outlive it.
    SessionKeeper(QString file, Preferences &preferences, std::function<Session()> read);

    /// To be called when something changed; saves a moment later.
    void saveSoon();
    void save();
    /// Saves no more.
    void stop() { m_pause.stop(); }
    /// What was open when the program last ended; empty if the person does not want that.
    [[nodiscard]] Session load() const;

Q_SIGNALS:
    void failed(const QString &error);

private:
    [[nodiscard]] bool isWanted() const;

    QString m_file;
    Preferences &m_preferences;
    std::function<Session()> m_read;
    QTimer m_pause;
};

} // namespace shinpan
