#pragma once

#include <QStyledItemDelegate>

namespace shinpan {

/// The colour that stands for an engine in the console.
[[nodiscard]] QColor sourceColor(int source, const QPalette &palette);

/// Paints one line of a TranscriptModel: the engine's colour, time, engine, a mark of the kind,
/// text. All rows are equally high; a text that is too long ends in an ellipsis. Occurrences of the
/// filter's text are marked.
class TranscriptDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setSearchText(const QString &text) { m_searchText = text; }

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    QString m_searchText;
};

} // namespace shinpan
