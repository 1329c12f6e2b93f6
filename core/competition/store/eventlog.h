#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/util/result.h"

#include <memory>

class QFile;

namespace shinpan {

/// The log of a competition that people read: one line for each event, with the local time, on the
/// disk as soon as it was written, appended from run to run.
class EventLog final
{
    Q_DISABLE_COPY(EventLog)

public:
    /// `path`: CompetitionFiles::eventLog().
    [[nodiscard]] static Result<std::unique_ptr<EventLog>> open(const QString &path);
    ~EventLog();

    /// The failure names the file.
    Result<void> write(const CompetitionEvent &event);

private:
    explicit EventLog(std::unique_ptr<QFile> file);

    std::unique_ptr<QFile> m_file;
};

/// "game AvB_12 ended: anna (Black) won by 3.5": an event as a line without its time. Further lines
/// of a long text are indented.
[[nodiscard]] QString toText(const CompetitionEvent &event);

} // namespace shinpan
