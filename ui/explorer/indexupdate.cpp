#include "ui/explorer/indexupdate.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace shinpan {

IndexUpdate::IndexUpdate(QString program, QString index, QObject *parent)
    : QObject(parent)
    , m_index(std::move(index))
    , m_process(std::move(program))
{
    connect(&m_process, &CliProcess::line, this, &IndexUpdate::readLine);
    connect(&m_process, &CliProcess::ended, this, [this](int, const Message &complaint) {
        Q_EMIT ended(m_isDone || m_isUnasked ? Message() : complaint);
    });
}

void IndexUpdate::start(const QStringList &added, const QStringList &removed)
{
    if (isRunning()) {
        return;
    }
    QStringList words{QStringLiteral("sgf"), QStringLiteral("index"), QStringLiteral("--json"),
                      QStringLiteral("--output"), m_index};
    for (const QString &folder : removed) {
        words += {QStringLiteral("--forget"), folder};
    }
    words += QStringLiteral("--");
    m_progress = {};
    m_isDone = false;
    m_isUnasked = false;
    m_process.start(words + added);
    Q_EMIT progressed();
}

void IndexUpdate::startUnasked()
{
    start();
    m_isUnasked = true;
}

void IndexUpdate::stop()
{
    if (isRunning()) {
        m_process.cancel();
        Q_EMIT ended({});
    }
}

void IndexUpdate::readLine(const QByteArray &line)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    if (!json.contains(u"ofFiles")) {
        return; // a file that cannot be read, which is counted as well
    }
    const auto number = [&json](QStringView name) { return json[name].toInteger(); };
    m_progress = {number(u"files"), number(u"ofFiles"), number(u"newFiles"), number(u"faults"),
                  number(u"games")};
    m_isDone = json[u"done"].toBool();
    Q_EMIT progressed();
}

} // namespace shinpan
