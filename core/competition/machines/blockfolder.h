#pragma once

#include "core/competition/machines/block.h"

#include <QString>

#include <vector>

namespace shinpan {

/// The blocks of a run that are out, a file each, named after its number.
class BlockFolder
{
public:
    /// `folder` is the run's; makes its folder of blocks, whoever writes there says why it cannot.
    explicit BlockFolder(const QString &folder);

    /// Those that an earlier process has written down, in no order; what is no block of this
    /// competition goes.
    [[nodiscard]] std::vector<Block> read(const Competition &competition) const;
    /// Proof against the end of this process, without a wait for the disk. A power cut may take it:
    /// then its games are planned again, and whatever comes home of it counts all the same. The
    /// failure is a sentence.
    [[nodiscard]] Result<void> save(const Block &block) const;
    void remove(int block) const;

private:
    [[nodiscard]] QString pathOf(int block) const;

    QString m_folder;
};

} // namespace shinpan
