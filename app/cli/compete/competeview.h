#pragma once

#include "app/cli/compete/competeevents.h"
#include "core/competition/result/storedgame.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

class CompetitionRunner;

/// What a run shows while it lasts. It ends with the object.
class CompeteView : public QObject
{
    Q_OBJECT

Q_SIGNALS:
    /// A person at the terminal asks for it (Ctrl-X).
    void stopRequested();
};

// The runner must outlive its view.

/// A display that is redrawn in place; null where there is no terminal for it. `earlier`: the games
/// that are recorded so far.
[[nodiscard]] std::unique_ptr<CompeteView> liveView(CompetitionRunner &runner,
                                                    const std::vector<StoredGame> &earlier);
/// A line for each event on standard output, unless `isQuiet`, and warnings on stderr.
[[nodiscard]] std::unique_ptr<CompeteView> lineView(CompetitionRunner &runner, bool isQuiet);
/// A JSON object a line for each event.
[[nodiscard]] std::unique_ptr<CompeteView> jsonView(CompetitionRunner &runner);

} // namespace shinpan
