#include "ui/export/printrun.h"

#include "core/util/wholefile.h"

#include <utility>

namespace shinpan {

namespace {

constexpr double PointsPerInch = 72;

} // namespace

PrintRun::PrintRun(PrintPages pages, QPagedPaintDevice &device)
    : m_pages(std::move(pages))
    , m_device(device)
{ }

Result<bool> PrintRun::step()
{
    const bool isReady = m_done == 0 ? m_painter.begin(&m_device) : m_device.newPage();
    if (!isReady) {
        return failure(tr("the printer takes no page"));
    }
    const double scale = m_device.logicalDpiX() / PointsPerInch;
    m_painter.save();
    m_painter.scale(scale, scale);
    m_pages.paint(m_painter, m_done);
    m_painter.restore();
    ++m_done;
    if (m_done < count()) {
        return false;
    }
    m_painter.end();
    return true;
}

PdfRun::PdfRun(PrintPages pages,
               const QPageLayout &paper,
               const QString &title,
               const QString &path)
    : m_path(path)
    , m_writer(&m_buffer)
    , m_run(std::move(pages), m_writer)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setPageLayout(paper);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Shinpan " SHINPAN_VERSION));
}

Result<bool> PdfRun::step()
{
    const Result<bool> isDone = m_run.step();
    if (!isDone || !*isDone) {
        return isDone;
    }
    return saveWholeFile(m_buffer.data(), m_path).map([] { return true; });
}

} // namespace shinpan
