#pragma once

#include "core/util/result.h"
#include "ui/document/gameplace.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

namespace shinpan {

class Preferences;

/// The files that were open in each window, and where in them: a value that survives from one run
/// to the next.
struct Session
{
    struct File
    {
        QString path;
        GamePlace place;

        friend bool operator==(const File &, const File &) = default;
    };
    struct Window
    {
        QByteArray geometry; ///< as QWidget::saveGeometry() gives it
        std::vector<File> files;
        int current = 0; ///< the tab that was shown, among the files

        friend bool operator==(const Window &, const Window &) = default;
    };
    std::vector<Window> windows;

    friend bool operator==(const Session &, const Session &) = default;
};

/// The session as JSON, and back. What cannot be understood is left out.
[[nodiscard]] QByteArray toJson(const Session &session);
[[nodiscard]] Session sessionFromJson(const QByteArray &json);

/// An empty session if there is none.
[[nodiscard]] Session loadSession(const QString &path);
[[nodiscard]] Result<void> saveSession(const Session &session, const QString &path);

/// Saves which files are open, if the person wants them to be reopened.
class SessionKeeper final : public QObject
{
    Q_OBJECT

public:
    /// `read` says what is open; the preferences outlive it.
    SessionKeeper(QString file, Preferences &preferences, std::function<Session()> read);

    /// Saves a moment later; to be called when something changed.
    void saveSoon();
    void save();
    /// Stops saving.
    void stop();
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
    bool m_isStopped = false;
};

} // namespace shinpan
