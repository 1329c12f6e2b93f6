#pragma once

#include "ui/kit/cliprocess.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace shinpan {

/// Brings an index of games up to date in a process of its own, `shinpan-cli sgf index`. What that
/// process has committed stays if it is stopped, or dies with us.
class IndexUpdate final : public QObject
{
    Q_OBJECT

public:
    /// How far it has come, as `sgf index --json` tells it.
    struct Progress
    {
        qint64 files = 0;
        qint64 ofFiles = 0;
        qint64 newFiles = 0;
        qint64 faults = 0;
        qint64 games = 0;
    };

    /// `program` is a shinpan-cli.
    IndexUpdate(QString program, QString index, QObject *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_process.isRunning(); }
    [[nodiscard]] const Progress &progress() const { return m_progress; }
    /// Looks after the files of the index, unless it runs. Whatever fails is told to nobody, as
    /// nobody asked for it: another page may be at the same index.
    void startUnasked();
    /// Begins, unless it runs: with the folders of the index and these, without those.
    void start(const QStringList &added = {}, const QStringList &removed = {});
    void stop();

Q_SIGNALS:
    void progressed();
    /// It has ended; `failure` says why not as it should, if it did not. Files that cannot be read
    /// are no failure.
    void ended(const shinpan::Message &failure);

private:
    void readLine(const QByteArray &line);

    QString m_index;
    CliProcess m_process;
    Progress m_progress;
    bool m_isDone = false;
    bool m_isUnasked = false;
};

} // namespace shinpan
