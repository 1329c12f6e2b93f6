#pragma once

#include <QHash>
#include <QPixmap>
#include <QString>

#include <utility>

class QColor;
class QPainter;

namespace shinpan {

struct MarkPlace;

/// Texts on points as they were drawn before: laying out several hundred of them takes longer than
/// everything else on the board.
class BoardLabels
{
public:
    /// As paintLabel() with the painter's font; the place's middle lies on whole or half pixels.
    void paint(QPainter &painter, const MarkPlace &place, const QString &text, const QColor &ink);
    /// Needed when the font changes; another size is noticed.
    void clear();

private:
    [[nodiscard]] QPixmap drawn(const QPainter &painter,
                                const MarkPlace &place,
                                const QString &text,
                                const QColor &ink) const;

    QSize m_size;                                           ///< of the pixmaps
    QHash<std::pair<QString, unsigned>, QPixmap> m_pixmaps; ///< by text and ink
};

} // namespace shinpan
