#include "ui/board/boardtheme.h"

namespace shinpan {

const BoardTheme &woodTheme()
{
    static const BoardTheme theme{.woodDark = QColor(0xc89b55),
                                  .woodMiddle = QColor(0xdfba78),
                                  .woodLight = QColor(0xeccf97),
                                  .grain = 1,
                                  .line = QColor(0x3b2a14),
                                  .coordinate = QColor(0x5d4523),
                                  .slate = QColor(0x26272a),
                                  .shell = QColor(0xf6f3ec),
                                  .shellLines = 1,
                                  .shadow = QColor(0x2e1a04),
                                  .darkMark = QColor(0x1d1a16),
                                  .lightMark = QColor(0xf7f4ee),
                                  .cursor = QColor(0x17608c)};
    return theme;
}

const BoardTheme &paperTheme()
{
    static const BoardTheme theme{.woodDark = Qt::white,
                                  .woodMiddle = Qt::white,
                                  .woodLight = Qt::white,
                                  .grain = 0,
                                  .line = QColor(0x10, 0x10, 0x10),
                                  .coordinate = QColor(0x30, 0x30, 0x30),
                                  .slate = QColor(0x10, 0x10, 0x10),
                                  .shell = Qt::white,
                                  .shellLines = 0,
                                  .shadow = Qt::transparent,
                                  .darkMark = QColor(0x10, 0x10, 0x10),
                                  .lightMark = Qt::white,
                                  .cursor = QColor(0x17608c),
                                  .isPrinted = true};
    return theme;
}

} // namespace shinpan
