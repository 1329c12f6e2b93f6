#pragma once

#include "core/competition/opening/openingsources.h"
#include "core/util/message.h"
#include "ui/kit/cliprocess.h"

#include <QByteArray>
#include <QObject>

#include <vector>

namespace shinpan {

struct Competition;

/// Does what takeOpenings() does, for square boards, in a process of its own, as it takes seconds.
class OpeningsTaking final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpeningsTaking)

public:
    explicit OpeningsTaking(const Competition &competition);

    /// Whether there is anything to take.
    [[nodiscard]] bool isNeeded() const { return !m_wanted.empty(); }
    /// Begins, if there is; done() comes.
    void start();

Q_SIGNALS:
    /// All are taken, or it says why not. What was taken stays.
    void done(const shinpan::Message &failure);

private:
    void conclude(int exitCode, const Message &complaint);

    std::vector<OpeningsToTake> m_wanted; ///< the last one is being taken
    QByteArray m_sgf;
    CliProcess m_process;
};

} // namespace shinpan
