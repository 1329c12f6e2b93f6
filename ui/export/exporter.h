#pragma once

#include "core/util/result.h"
#include "ui/export/exportsettings.h"
#include "ui/export/gamediagram.h"
#include "ui/export/pngwriter.h"

#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <vector>

namespace shinpan {

/// The file of a single picture, in any format that is not a slide show; `width` as the format has
/// it (see boardpicture.h), of no meaning to texts.
[[nodiscard]] Result<QByteArray> fileOf(const BoardPicture &picture,
                                        ExportFormat format,
                                        int width);

/// How a person wants exported boards to look; in wood if the theme has gone.
[[nodiscard]] DiagramLook lookOf(const ExportSettings &settings, Orientation orientation);

/// A picture in pixels that becomes a PNG file, a few rows at a time. Nothing is at its path until
/// all of it is.
class PictureWriter
{
public:
    PictureWriter(const BoardPicture &picture, int width, const QString &path);

    /// How many steps there are, and were.
    [[nodiscard]] int count() const { return m_png.count(); }
    [[nodiscard]] int done() const { return m_png.done(); }

    /// Goes on. Says whether nothing is left to do.
    [[nodiscard]] Result<bool> step();

private:
    PngWriter m_png;
    QString m_path;
};

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

/// A slide show that is being written in steps, a few for each picture. Nothing is at its path
/// until all of it is; whoever gives up destroys the writer.
class SlideShowWriter
{
public:
    /// Refers to the tree, which must not change meanwhile.
    SlideShowWriter(const GameTree &tree, SlideShow show);

    /// How many pictures there are, and have been written.
    [[nodiscard]] int count() const { return static_cast<int>(m_show.slides.size()); }
    [[nodiscard]] int done() const { return m_done; }

    /// Goes on with a picture; after the last one all of it is put in place. Says whether nothing
    /// is left to do.
    [[nodiscard]] Result<bool> step();

private:
    [[nodiscard]] Result<void> begin();
    [[nodiscard]] Result<bool> addFrame();
    [[nodiscard]] Result<bool> goOn();
    [[nodiscard]] Result<void> finish();

    const GameTree &m_tree;
    SlideShow m_show;
    Animation m_animation;
    std::unique_ptr<QTemporaryDir> m_folder; ///< beside the one it becomes
    std::unique_ptr<PngWriter> m_frame;      ///< what is written just now
    int m_done = 0;
};

/// Puts a picture on the clipboard, as pixels and as a drawing, or as text if the format is one.
/// A picture is drawn only when it is pasted.
/// Leaves the clipboard alone if the format cannot show that board.
void copyToClipboard(const BoardPicture &picture, ExportFormat format, int width);

} // namespace shinpan
