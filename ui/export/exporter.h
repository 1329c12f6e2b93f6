#pragma once

#include "core/record/exportformat.h"
#include "core/util/result.h"
#include "ui/export/animation.h"
#include "ui/export/gamediagram.h"

#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <vector>

namespace shinpan {

/// The file of a single picture, in any format that is no slide show; `width` as the format has it
/// (see boardpicture.h), of no meaning to texts.
[[nodiscard]] Result<QByteArray> fileOf(const BoardPicture &picture,
                                        ExportFormat format,
                                        int width);

/// What a slide show consists of, and where it goes.
struct SlideShow
{
    std::vector<NodePlace> slides; ///< at least one; see slidesOf()
    DiagramLook look;
    int width = 600;
    std::chrono::milliseconds pace{1000}; ///< an Animation's
    ExportFormat format = ExportFormat::Frames;
    QString path; ///< of the file, or of the folder, which must be new or empty
};

/// A slide show that is being written, one picture at a time. Nothing is at its path until all of
/// it is; whoever gives up destroys the writer.
class SlideShowWriter
{
public:
    /// Refers to the tree, which must not change meanwhile.
    SlideShowWriter(const GameTree &tree, SlideShow show);

    [[nodiscard]] int count() const { return static_cast<int>(m_show.slides.size()); }

    /// Draws the next picture; after the last one all of it is put in place. Says whether nothing
    /// is left to do.
    [[nodiscard]] Result<bool> step();

private:
    [[nodiscard]] Result<void> begin();
    [[nodiscard]] Result<void> add(const QImage &picture);
    [[nodiscard]] Result<void> finish();

    const GameTree &m_tree;
    SlideShow m_show;
    Animation m_animation;
    std::unique_ptr<QTemporaryDir> m_folder; ///< beside the one it becomes
    int m_done = 0;
};

} // namespace shinpan
