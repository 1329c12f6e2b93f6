#pragma once

#include "core/competition/machines/block.h"

#include <QDir>

#include <optional>
#include <vector>

namespace shinpan {

/// The blocks of a run that are out, a file each, named after its number, and beside them those
/// that are lost: whoever comes home with one of these after all has been given it.
class BlockFolder
{
public:
    /// `folder` is the run's; makes its folders of blocks, whoever writes there says why it cannot.
    explicit BlockFolder(const QString &folder);

    /// Those that an earlier process has written down, in no order; what is not a block of this
    /// competition goes.
    [[nodiscard]] std::vector<Block> read(const Competition &competition) const;
    /// Proof against the end of this process, without a wait for the disk. A power cut may take it:
    /// then its games are planned and played again. The failure is a sentence.
    [[nodiscard]] Result<void> save(const Block &block) const;
    /// Nobody waits for the block from now on, in one step.
    void lose(int block) const;
    /// The block, if it is lost.
    [[nodiscard]] std::optional<Block> lost(int block, const Competition &competition) const;
    /// It is home, and all of it.
    void remove(int block) const;

private:
    void forgetOldest() const;

    QDir m_folder;
    QDir m_lost;
};

} // namespace shinpan
