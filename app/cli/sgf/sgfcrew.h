#pragma once

#include "app/cli/sgf/sgfrun.h"

#include <QStringList>

#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

namespace shinpan {

/// The processes that go through the files of one call: this one and, of many files, a helper for
/// each further processor that we may use (`taskset` says which). A helper sends us what it writes;
/// we write that when its file's turn comes, so that all is as if one process had done it.
class SgfCrew
{
public:
    using Work = std::function<void(const QString &path)>;

    /// All arguments must live as long.
    SgfCrew(SgfRun &run, const QStringList &paths, const SgfKey &keyOf, const Work &work);
    SgfCrew(const SgfCrew &) = delete;
    SgfCrew &operator=(const SgfCrew &) = delete;
    /// Waits for the helpers, which end once nobody reads what they send.
    ~SgfCrew();

    /// Has the file of this number worked on, here or by a helper, and writes what is written of
    /// it. If the helper dies of it, that is complained of, and another one goes on with its share.
    /// Call it for each file, in their order.
    void workOn(std::size_t file);

private:
    class Helper;

    [[nodiscard]] std::unique_ptr<Helper> startHelper(std::size_t share, std::size_t first);
    void help(std::size_t share, std::size_t first, std::FILE *messages);
    [[nodiscard]] bool passOn(Helper &helper);

    SgfRun &m_run;
    const QStringList &m_paths;
    const Work &m_work;
    std::vector<std::size_t> m_shares; ///< of each file; 0: ours
    /// By their share; null: there is none, and its files are ours, too.
    std::vector<std::unique_ptr<Helper>> m_helpers;
};

} // namespace shinpan
