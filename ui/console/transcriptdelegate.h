#pragma once

#include "ui/console/monospace.h"

#include <QStyledItemDelegate>

#include <chrono>
#include <optional>

namespace shinpan {

/// The colour that stands for an engine in the console (TranscriptModel::VoiceRole).
[[nodiscard]] QColor voiceColor(int voice, const QPalette &palette);

/// How long an answer took, or has not come: "0.42 ms", "87 ms", "3.1 s"; written so in every
/// language.
[[nodiscard]] QString latencyText(std::chrono::microseconds latency);

/// Paints one line of a TranscriptModel: the engine's colour, time, engine, a mark of the kind,
/// text, and how long an answer took or is waited for. A folded stream begins with its count. All
/// rows are equally high; a text that is too long ends in an ellipsis. Occurrences of the search
/// text are marked.
class TranscriptDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setSearchText(const QString &text) { m_searchText = text; }
    /// Shows standard error in a lane of its own, to the right, if there is room for two.
    void setHasErrorLane(bool has) { m_hasErrorLane = has; }

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    [[nodiscard]] const Monospace &textIn(const QFont &font) const;

    mutable std::optional<Monospace> m_text; ///< in the font that was painted with last
    QString m_searchText;
    bool m_hasErrorLane = false;
};

} // namespace shinpan
