#include "ui/explorer/indexupdate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype LongestComplaint = 300;

} // namespace

IndexUpdate::IndexUpdate(QString program, QString index, QObject *parent)
    : QObject(parent)
    , m_program(std::move(program))
    , m_index(std::move(index))
{ }

IndexUpdate::~IndexUpdate()
{
    if (m_process != nullptr) {
        m_process->disconnect();
        m_process->kill();
    }
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
    m_isStopped = false;
    m_isUnasked = false;
    m_process = new QProcess(this);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &IndexUpdate::read);
    connect(m_process, &QProcess::finished, this, &IndexUpdate::end, Qt::QueuedConnection);
    connect(
        m_process, &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart) {
                end();
            }
        },
        Qt::QueuedConnection);
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->start(m_program, words + added);
    Q_EMIT progressed();
}

void IndexUpdate::startUnasked()
{
    start();
    m_isUnasked = true;
}

void IndexUpdate::stop()
{
    if (m_process != nullptr) {
        m_isStopped = true;
        m_process->terminate();
    }
}

void IndexUpdate::read()
{
    while (m_process->canReadLine()) {
        readLine(m_process->readLine());
    }
    Q_EMIT progressed();
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
}

void IndexUpdate::end()
{
    if (m_process == nullptr) {
        return;
    }
    read();
    QString failure;
    if (!m_isDone && !m_isStopped && !m_isUnasked) {
        const QByteArray said = m_process->readAllStandardError().trimmed();
        failure = said.isEmpty() ? m_program + QStringLiteral(": ") + m_process->errorString()
                                 : QString::fromUtf8(said).left(LongestComplaint);
    }
    std::exchange(m_process, nullptr)->deleteLater();
    Q_EMIT ended(failure);
}

} // namespace shinpan
