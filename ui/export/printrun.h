#pragma once

#include "core/util/result.h"
#include "ui/export/printpages.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

class QPagedPaintDevice;

namespace shinpan {

/// Pages on their way to a printer, one at a time. Whoever gives up destroys it; a printer may have
/// some of them by then.
class PrintRun
{
    Q_DECLARE_TR_FUNCTIONS(PrintRun)

public:
    /// The device must outlive it.
    PrintRun(PrintPages pages, QPagedPaintDevice &device);

    /// How many pages there are, and have been painted.
    [[nodiscard]] int count() const { return m_pages.count(); }
    [[nodiscard]] int done() const { return m_done; }

    /// Paints the next page. Says whether it was the last one.
    [[nodiscard]] Result<bool> step();

private:
    PrintPages m_pages;
    QPagedPaintDevice &m_device;
    QPainter m_painter;
    int m_done = 0;
};

/// Pages that become a PDF file. They are in memory, and nothing is at its path, until the last one
/// is painted.
class PdfRun
{
public:
    PdfRun(PrintPages pages, const QPageLayout &paper, const QString &title, const QString &path);

    [[nodiscard]] int count() const { return m_run.count(); }
    [[nodiscard]] int done() const { return m_run.done(); }

    /// As PrintRun::step(); with the last page the file is written.
    [[nodiscard]] Result<bool> step();

private:
    QString m_path;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    PrintRun m_run;
};

} // namespace shinpan
