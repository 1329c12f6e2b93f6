#pragma once

#include "ui/export/printpages.h"
#include "ui/kit/slicedwork.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QPageLayout>

#include <map>
#include <optional>

namespace shinpan {

/// Shows pages as they will lie on paper, one below the other, each as large as it fits. Only those
/// in sight are painted, one at a time between the events: a page may take a frame.
class PagePreview final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);
    ~PagePreview() override;

    /// `paper` says how large a sheet is, and where on it the page lies.
    void setPages(PrintPages pages, const QPageLayout &paper);

    [[nodiscard]] int pageCount() const { return m_pages ? m_pages->count() : 0; }
    /// Whether that page can be seen as it is; it is blank paper before.
    [[nodiscard]] bool isPainted(int page) const { return m_painted.contains(page); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    /// What the sheets lie on.
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] QSizeF sheetSize() const;
    [[nodiscard]] QRect placeOf(int page) const;
    [[nodiscard]] bool isInSight(int page) const;
    [[nodiscard]] std::optional<int> missingPage() const;
    [[nodiscard]] QImage painted(int page) const;
    void layOut();
    void colorScrollBar();
    void paintMissing();

    std::optional<PrintPages> m_pages;
    QPageLayout m_paper;
    std::map<int, QImage> m_painted; ///< the pages in sight, in device pixels
    SlicedWork m_painting;
};

} // namespace shinpan
