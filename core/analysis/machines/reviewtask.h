#pragma once

#include "core/analysis/filereview.h"
#include "core/engine/profile/engineprofile.h"
#include "core/machines/sealedfile.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// What all blocks of a run have in common: a machine needs nothing else but a block and the
/// engines.
struct ReviewTask
{
    QString run{}; ///< see TaskTerms
    int term = 0;
    std::vector<EngineProfile> engines{};
    ReviewPlan plan{};
    int jobs = 1; ///< files at a time, on each machine
};

/// Files that go out together.
struct ReviewBlock
{
    struct File
    {
        QString path; ///< the head's
        QByteArray bytes;
    };

    int number = 0;  ///< within the run, never used twice
    QString token{}; ///< only the machine that was given the block can know it
    std::vector<File> files{};
    QByteArray known{}; ///< lines of the head's journal that are about them
};

/// What became of a block in one attempt.
struct ReviewResult
{
    struct Fault
    {
        QString path;
        QString text;
    };

    QString run{};
    int block = 0;
    QString token{};
    QString node{};         ///< the machine, as it calls itself
    QString refusal{};      ///< why it reviews nothing, or no more; empty: it went through
    bool isPartial = false; ///< it was stopped
    QByteArray lines{};     ///< of its journal, beyond those that were known
    std::vector<Fault> faults{};
    QStringList engines{}; ///< as they call themselves, in the order of the task
};

[[nodiscard]] QByteArray toBytes(const ReviewTask &task);
[[nodiscard]] Result<ReviewTask> reviewTaskFromBytes(const QByteArray &bytes);
[[nodiscard]] QByteArray toBytes(const ReviewBlock &block);
[[nodiscard]] Result<ReviewBlock, SealFault> reviewBlockFromBytes(const QByteArray &bytes);
[[nodiscard]] QByteArray toBytes(const ReviewResult &result);
[[nodiscard]] Result<ReviewResult, SealFault> reviewResultFromBytes(const QByteArray &bytes);

} // namespace shinpan
