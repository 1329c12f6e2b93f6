#pragma once

#include <QPoint>
#include <QTabBar>

namespace shinpan {

class Document;

/// The strip of tabs of a window, one for each document, hidden while there is one alone. A tab
/// tells the document's name, whether it is saved, and what goes on in its game.
///
/// Tabs are dragged to another place, or out of the strip; the middle button closes one.
class DocumentTabs final : public QTabBar
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    void insert(int place, Document &document);
    void remove(const Document &document);
    /// The document at a place; null where there is none.
    [[nodiscard]] Document *documentAt(int place) const;
    /// -1: it has no tab here.
    [[nodiscard]] int placeOf(const Document &document) const;

Q_SIGNALS:
    void closeRequested(shinpan::Document *document);
    /// The document is to have a window of its own, or another; at this place on the screen.
    void detached(shinpan::Document *document, QPoint place);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    QSize tabSizeHint(int index) const override;

private:
    void refresh(const Document &document);

    Document *m_pressed = nullptr; ///< compared only: it may be gone
    Qt::MouseButton m_button = Qt::NoButton;
};

} // namespace shinpan
