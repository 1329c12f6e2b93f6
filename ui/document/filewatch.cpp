#include "ui/document/filewatch.h"

#include "core/util/wholefile.h"

#include <QFileInfo>

namespace shinpan {

using namespace std::chrono_literals;

FileWatch::FileWatch(QObject *parent)
    : QObject(parent)
{
    m_look.setSingleShot(true);
    m_look.setInterval(200ms);
    m_removal.setSingleShot(true);
    m_removal.setInterval(1s);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_look, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
        if (!m_look.isActive()) { // a busy directory must not put it off for ever
            m_look.start();
        }
    });
    connect(&m_look, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_removal, &QTimer::timeout, this, [this] {
        if (!stampOf(m_path).exists) {
            m_known = {};
            Q_EMIT removed();
        }
    });
}

FileWatch::Stamp FileWatch::stampOf(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() ? Stamp{true, file.size(), file.lastModified()} : Stamp();
}

void FileWatch::watch(const QString &path)
{
    const QString target = path.isEmpty() ? QString() : linkTarget(path);
    if (target != m_path) {
        if (const QStringList watched = m_watcher.files() + m_watcher.directories();
            !watched.isEmpty()) {
            m_watcher.removePaths(watched);
        }
        m_path = target;
    }
    m_look.stop();
    m_removal.stop();
    m_known = stampOf(m_path);
    follow();
}

bool FileWatch::isChanged() const
{
    const Stamp now = stampOf(m_path);
    return now.exists && now != m_known;
}

/// A file that was replaced is another one to the system; only its directory tells of that.
void FileWatch::follow()
{
    if (m_path.isEmpty()) {
        return;
    }
    const QString directory = QFileInfo(m_path).absolutePath();
    if (!m_watcher.directories().contains(directory)) {
        m_watcher.addPath(directory);
    }
    if (m_known.exists && !m_watcher.files().contains(m_path)) {
        m_watcher.addPath(m_path);
    }
}

void FileWatch::look()
{
    const Stamp now = stampOf(m_path);
    if (!now.exists) {
        if (m_known.exists && !m_removal.isActive()) {
            m_removal.start();
        }
        return;
    }
    m_removal.stop();
    const bool isNew = now != m_known;
    m_known = now;
    follow();
    if (isNew) {
        Q_EMIT changed();
    }
}

} // namespace shinpan
