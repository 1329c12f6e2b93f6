#include "ui/console/transcriptdelegate.h"

#include "core/gtp/gtptranscript.h"
#include "ui/console/transcriptmodel.h"
#include "ui/kit/style.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr int StripeWidth = 3;
constexpr int RowPadding = 2;    ///< above and below the text
constexpr int NameLength = 21;   ///< characters: “Analysis · KataGo b6”, and one to spare
constexpr int RoomForTime = 77;  ///< a narrower view, in characters, shows no time …
constexpr int RoomForName = 57;  ///< … and one narrower than this no names
constexpr int RoomForLane = 80;  ///< text that is narrower than this is not parted in two lanes
constexpr int LatencyLength = 8; ///< characters

/// How a kind of line looks.
struct Look
{
    QChar mark;
    QColor ink;
    bool isItalic = false;
};

[[nodiscard]] GtpTranscript::Kind kindOf(const QModelIndex &index)
{
    return static_cast<GtpTranscript::Kind>(index.data(TranscriptModel::KindRole).toInt());
}

[[nodiscard]] Look lookOf(const QModelIndex &index, const QPalette &palette)
{
    const StyleColors &colors = styleColors(palette);
    const QColor text = palette.color(QPalette::Text);
    switch (kindOf(index)) {
    case GtpTranscript::Kind::Command:
        return {u'→', colors.accent};
    case GtpTranscript::Kind::Reply:
        return {u'←', index.data().toString().startsWith(u'?') ? colors.error : text};
    case GtpTranscript::Kind::ReplyLine:
    case GtpTranscript::Kind::StreamLine:
        return {u' ', text};
    case GtpTranscript::Kind::Stray:
        return {u'~', colors.warning};
    case GtpTranscript::Kind::ErrorOutput:
        return {u'!', colors.muted};
    case GtpTranscript::Kind::Notice:
        return {u'•', colors.muted, true};
    }
    Q_UNREACHABLE();
}

/// Paints one row from left to right.
class RowPainter
{
public:
    RowPainter(QPainter &painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index,
               const Monospace &text)
        : m_painter(painter)
        , m_option(option)
        , m_index(index)
        , m_look(lookOf(index, option.palette))
        , m_text(text)
        , m_character(qRound(text.characterWidth()))
        , m_room(option.rect)
    {
        painter.save();
        painter.setFont(option.font);
    }
    Q_DISABLE_COPY_MOVE(RowPainter)
    ~RowPainter() { m_painter.restore(); }

    void paintGround()
    {
        if (isSelected()) {
            m_painter.fillRect(m_room, m_option.palette.color(QPalette::Highlight));
        }
        m_painter.fillRect(takeLeft(StripeWidth), engineColor());
        takeLeft(spacing::Normal);
        m_room.setRight(m_room.right() - spacing::Tight);
    }

    /// Time, engine and mark, as far as there is room; a reply's further lines repeat none of them.
    void paintColumns()
    {
        const int columns = m_option.rect.width() / m_character;
        const GtpTranscript::Kind kind = kindOf(m_index);
        const bool continues =
            kind == GtpTranscript::Kind::ReplyLine || kind == GtpTranscript::Kind::StreamLine;
        if (columns >= RoomForTime) {
            const QString time = m_index.data(TranscriptModel::TimeRole).toString();
            paintColumn(time.size(), continues ? QString() : time,
                        styleColors(m_option.palette).muted);
        }
        if (columns >= RoomForName) {
            const QString name = m_index.data(TranscriptModel::SourceNameRole).toString();
            paintColumn(NameLength, continues ? QString() : name, engineColor());
        }
        paintColumn(1, m_look.mark, m_look.ink);
        if (columns >= RoomForTime) {
            paintLatency();
        }
    }

    /// Standard error to the right, everything else to the left.
    void chooseLane()
    {
        if (m_room.width() >= RoomForLane * m_character) {
            const int half = m_room.width() / 2;
            const bool isError = kindOf(m_index) == GtpTranscript::Kind::ErrorOutput;
            isError ? m_room.setLeft(m_room.left() + half)
                    : m_room.setRight(m_room.right() - half - m_character);
        }
    }

    void paintText(const QString &searchText)
    {
        if (const int folded = m_index.data(TranscriptModel::FoldedRole).toInt(); folded > 1) {
            const QString count = QStringLiteral("%L1 ×").arg(folded);
            paintColumn(count.size(), count, styleColors(m_option.palette).muted);
        }
        if (m_look.isItalic) {
            QFont font = m_option.font;
            font.setItalic(true);
            m_painter.setFont(font);
        }
        // No more than can be seen: measuring a line of 32 KB for each repaint would show.
        const QString text = m_index.data().toString().left(2 * m_room.width() / m_character + 1);
        if (!searchText.isEmpty()) {
            markMatches(text, searchText);
        }
        m_painter.setPen(inkOr(m_look.ink));
        m_text.draw(m_painter, m_room, m_text.elided(text, m_room.width()));
    }

private:
    void paintColumn(qsizetype length, const QString &text, const QColor &ink)
    {
        const QRect column =
            takeLeft(qRound(static_cast<double>(length) * m_text.characterWidth()));
        takeLeft(m_character);
        m_painter.setPen(inkOr(ink));
        m_text.draw(m_painter, column, m_text.elided(text, column.width()));
    }

    void paintLatency()
    {
        QRect column = m_room;
        column.setLeft(column.right() - LatencyLength * m_character);
        m_room.setRight(column.left() - m_character);
        const QVariant latency = m_index.data(TranscriptModel::LatencyRole);
        if (latency.isValid()) {
            const bool isPending = m_index.data(TranscriptModel::IsPendingRole).toBool();
            const StyleColors &colors = styleColors(m_option.palette);
            m_painter.setPen(inkOr(isPending ? colors.warning : colors.muted));
            m_text.draw(m_painter, column,
                        latencyText(std::chrono::microseconds(latency.toLongLong())),
                        Qt::AlignRight);
        }
    }

    void markMatches(const QString &text, const QString &searchText)
    {
        QColor marker = styleColors(m_option.palette).warning;
        marker.setAlpha(0x50);
        qsizetype at = text.indexOf(searchText, 0, Qt::CaseInsensitive);
        while (at >= 0) {
            const int left = qRound(m_text.widthOf(text.left(at)));
            const int width = qRound(m_text.widthOf(text.mid(at, searchText.size())));
            const QRect match(m_room.left() + left, m_room.top() + 1, width, m_room.height() - 2);
            m_painter.fillRect(match.intersected(m_room), marker);
            at = text.indexOf(searchText, at + searchText.size(), Qt::CaseInsensitive);
        }
    }

    QRect takeLeft(int width)
    {
        const QRect taken(m_room.topLeft(), QSize(width, m_room.height()));
        m_room.setLeft(m_room.left() + width);
        return taken;
    }

    [[nodiscard]] bool isSelected() const { return m_option.state & QStyle::State_Selected; }
    [[nodiscard]] QColor inkOr(const QColor &ink) const
    {
        return isSelected() ? m_option.palette.color(QPalette::HighlightedText) : ink;
    }
    [[nodiscard]] QColor engineColor() const
    {
        return voiceColor(m_index.data(TranscriptModel::VoiceRole).toInt(), m_option.palette);
    }

    QPainter &m_painter;
    const QStyleOptionViewItem &m_option;
    const QModelIndex &m_index;
    const Look m_look;
    const Monospace &m_text;
    const int m_character; ///< width of one
    QRect m_room;          ///< what is left of the row
};

} // namespace

QString latencyText(std::chrono::microseconds latency)
{
    const double milliseconds = static_cast<double>(latency.count()) / 1000;
    if (milliseconds < 10) {
        return QStringLiteral("%L1 ms").arg(milliseconds, 0, 'f', 2);
    }
    return milliseconds < 1000 ? QStringLiteral("%L1 ms").arg(milliseconds, 0, 'f', 0)
                               : QStringLiteral("%L1 s").arg(milliseconds / 1000, 0, 'f', 1);
}

QColor voiceColor(int voice, const QPalette &palette)
{
    static const std::array<QColor, 6> onLight{QColor(0x1f668f), QColor(0xb0552a),
                                               QColor(0x4a7a2c), QColor(0x8a4a94),
                                               QColor(0x8a6a00), QColor(0x00796b)};
    static const std::array<QColor, 6> onDark{QColor(0x7cbbdd), QColor(0xe8a07a), QColor(0xa4cc82),
                                              QColor(0xd3a1dc), QColor(0xdcc064), QColor(0x72cdc0)};
    const auto index = static_cast<std::size_t>(voice) % onLight.size();
    return isDark(palette) ? onDark[index] : onLight[index];
}

void TranscriptDelegate::paint(QPainter *painter,
                               const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    if (!index.data(TranscriptModel::KindRole).isValid()) {
        return; // the transcript has just forgotten this line
    }
    RowPainter row(*painter, option, index, textIn(option.font));
    row.paintGround();
    row.paintColumns();
    if (m_hasErrorLane) {
        row.chooseLane();
    }
    row.paintText(m_searchText);
}

const Monospace &TranscriptDelegate::textIn(const QFont &font) const
{
    if (!m_text || m_text->font() != font) {
        m_text.emplace(font);
    }
    return *m_text;
}

QSize TranscriptDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {1, option.fontMetrics.height() + 2 * RowPadding};
}

} // namespace shinpan
