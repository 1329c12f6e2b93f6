#include "ui/documents/sessionkeeper.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "ui/document/fileoptions.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

const auto Windows = QLatin1String("windows");
const auto Geometry = QLatin1String("geometry");
const auto Files = QLatin1String("files");
const auto Current = QLatin1String("current");
const auto Path = QLatin1String("path");
const auto Game = QLatin1String("game");
const auto Way = QLatin1String("node");

constexpr qint64 LargestSession = 4 * MiB; ///< ten thousand files

[[nodiscard]] QJsonObject toObject(const Session::Window &window)
{
    QJsonArray files;
    for (const Session::File &file : window.files) {
        files.append(
            QJsonObject{{Path, file.path}, {Game, file.place.game}, {Way, file.place.way}});
    }
    return {{Geometry, QString::fromLatin1(window.geometry.toBase64())},
            {Current, window.current},
            {Files, files}};
}

[[nodiscard]] Session::Window windowFrom(const QJsonObject &object)
{
    Session::Window window;
    window.geometry = QByteArray::fromBase64(object.value(Geometry).toString().toLatin1());
    const QJsonArray files = object.value(Files).toArray();
    for (const QJsonValue &value : files) {
        const QJsonObject file = value.toObject();
        if (const QString path = file.value(Path).toString(); !path.isEmpty()) {
            window.files.push_back({path, {file.value(Game).toInt(), file.value(Way).toString()}});
        }
    }
    const auto last = static_cast<int>(window.files.size()) - 1;
    window.current = std::clamp(object.value(Current).toInt(), 0, std::max(last, 0));
    return window;
}

} // namespace

QByteArray toJson(const Session &session)
{
    QJsonArray windows;
    for (const Session::Window &window : session.windows) {
        windows.append(toObject(window));
    }
    return QJsonDocument(QJsonObject{{Windows, windows}}).toJson();
}

Session sessionFromJson(const QByteArray &json)
{
    Session session;
    const QJsonArray windows = QJsonDocument::fromJson(json).object().value(Windows).toArray();
    for (const QJsonValue &value : windows) {
        if (Session::Window window = windowFrom(value.toObject()); !window.files.empty()) {
            session.windows.push_back(std::move(window));
        }
    }
    return session;
}

Session loadSession(const QString &path)
{
    return sessionFromJson(readRegularFile(path, LargestSession).value_or(QByteArray()));
}

Result<void> saveSession(const Session &session, const QString &path)
{
    static_cast<void>(makeFolder(QFileInfo(path).path(), FileReaders::OwnerOnly));
    return saveWholeFile(toJson(session), path, FileReaders::OwnerOnly);
}

SessionKeeper::SessionKeeper(QString file, Preferences &preferences, std::function<Session()> read)
    : m_file(std::move(file))
    , m_preferences(preferences)
    , m_read(std::move(read))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(1s);
    connect(&m_pause, &QTimer::timeout, this, &SessionKeeper::save);
}

bool SessionKeeper::isWanted() const
{
    return m_preferences.get(&FileOptions::restoresSession);
}

void SessionKeeper::saveSoon()
{
    if (!m_isStopped && !m_pause.isActive()) {
        m_pause.start();
    }
}

void SessionKeeper::stop()
{
    m_isStopped = true;
    m_pause.stop();
}

void SessionKeeper::save()
{
    if (m_isStopped || !isWanted()) {
        return;
    }
    if (const Result<void> saved = saveSession(m_read(), m_file); !saved) {
        Q_EMIT failed(text::message(saved.error()));
    }
}

Session SessionKeeper::load() const
{
    return isWanted() ? loadSession(m_file) : Session();
}

} // namespace shinpan
