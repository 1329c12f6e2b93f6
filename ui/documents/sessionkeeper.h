#pragma once

#include "ui/documents/session.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace shinpan {

class Preferences;

/// Keeps in a file what is open, unless the person does not want it to be opened again.
class SessionKeeper final : public QObject
{
    Q_OBJECT

public:
    /// `read` says what is open; the preferences outlive it.
    SessionKeeper(QString file, Preferences &preferences, std::function<Session()> read);

    /// A moment after something changed.
    void saveSoon();
    void save();
    /// What is open is of no interest any more.
    void stop() { m_pause.stop(); }
    /// What was open when the program ended last; nothing if the person does not want that.
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
