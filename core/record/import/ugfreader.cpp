#include "core/record/import/importdraft.h"
#include "core/record/tree/sgfproperties.h"

#include <QList>

#include <unordered_map>
#include <vector>

namespace shinpan {

namespace {

class UgfReader
{
public:
    explicit UgfReader(QByteArrayView text)
        : m_draft(text)
        , m_last(m_draft.tree().root())
        , m_reviewed(m_last)
        , m_commented(NoNode)
    {
        m_reviewNodes[1] = m_last;
    }

    [[nodiscard]] Result<ImportedGame, SgfError> read();

private:
    void readLine();
    void readHeader();
    void readMove();
    void readReview();
    void readReviewNode(const QList<QByteArray> &fields);
    void readComment();
    [[nodiscard]] std::optional<Point> pointFrom(int column, int row, bool fromTop) const;
    [[nodiscard]] NodeId mainChildWith(Color color, std::optional<Point> point) const;

    ImportDraft m_draft;
    QByteArray m_section;
    bool m_isEncrypted = false;
    bool m_countsFromTop = false;                  ///< CoordinateType: JPN, not IGS
    NodeId m_last;                                 ///< of the main line
    NodeId m_reviewed;                             ///< the last node of [ReviewNode]
    NodeId m_commented;                            ///< whose comment is being read
    std::vector<NodeId> m_branches;                ///< the nodes that variations being read leave
    std::unordered_map<int, NodeId> m_reviewNodes; ///< by their numbers
};

Result<ImportedGame, SgfError> UgfReader::read()
{
    while (m_draft.nextLine()) {
        const QByteArrayView line = m_draft.line();
        if (line.startsWith('[') && line.endsWith(']')) {
            m_section = line.sliced(1, line.size() - 2).toByteArray();
        } else if (!line.isEmpty()) {
            readLine();
        }
        if (m_isEncrypted) {
            return failure(SgfError{1, 1, QStringLiteral("this UGF file is encrypted")});
        }
    }
    if (m_draft.tree().nodeCount() == 1 && m_draft.info == GameInfo()) {
        return failure(SgfError{1, 1, QStringLiteral("there is no game in this UGF file")});
    }
    return m_draft.take();
}

void UgfReader::readLine()
{
    if (m_section == "Header") {
        readHeader();
    } else if (m_section == "Data") {
        readMove();
    } else if (m_section == "ReviewNode") {
        readReview();
    } else if (m_section == "ReviewComment") {
        readComment();
    }
}

void UgfReader::readHeader()
{
    const QByteArray line = m_draft.line().toByteArray();
    const qsizetype sign = line.indexOf('=');
    if (sign < 0) {
        return;
    }
    const QByteArray name = line.first(sign);
    const QStringList values = QString::fromUtf8(line.sliced(sign + 1)).split(QLatin1Char(','));
    GameInfo &info = m_draft.info;
    if (name == "PlayerB") {
        info.playerName.black = values.value(0);
        info.playerRank.black = values.value(1);
    } else if (name == "PlayerW") {
        info.playerName.white = values.value(0);
        info.playerRank.white = values.value(1);
    } else if (name == "Size") {
        info.size = boardSizeFromSgf(values.value(0).toUtf8()).value_or(BoardSize());
    } else if (name == "Hdcp") {
        const int stones = values.value(0).toInt();
        info.handicap = stones >= 2 ? stones : 0;
        info.komi = realFromSgf(values.value(1).toUtf8());
    } else if (name == "Rule") {
        info.rules =
            values.value(0) == QLatin1String("JPN") ? QStringLiteral("Japanese") : values.value(0);
    } else if (name == "Title") {
        info.event = values.mid(0, 2).join(QLatin1Char(' '));
        info.round = values.value(2);
    } else if (name == "Place") {
        info.place = values.join(QLatin1Char(','));
    } else if (name == "Date") {
        info.date = values.value(0).replace(QLatin1Char('/'), QLatin1Char('-'));
    } else if (name == "Copyright") {
        info.copyright = values.join(QLatin1Char(','));
    } else if (name == "Winner" && !values.value(0).isEmpty()) {
        const QString margin =
            values.value(1) == QLatin1String("C") ? QStringLiteral("R") : values.value(1);
        info.result = values.value(0).left(1) + QLatin1Char('+') + margin;
    } else if (name == "CoordinateType") {
        m_countsFromTop = values.value(0) == QLatin1String("JPN");
    } else if (name == "Crypt") {
        m_isEncrypted = values.size() > 1 && values[1] != QLatin1String("PLAIN_UGF_FILE");
    }
}

/// Coordinates from 1; beyond the board is a pass ("YA", 20,20).
std::optional<Point> UgfReader::pointFrom(int column, int row, bool fromTop) const
{
    const BoardSize size = m_draft.info.size;
    if (column > size.columns || row > size.rows) {
        return std::nullopt;
    }
    return m_draft.pointAt(column - 1, fromTop ? row - 1 : size.rows - row);
}

void UgfReader::readMove()
{
    const QList<QByteArray> fields = m_draft.line().toByteArray().split(',');
    const QByteArray &place = fields[0];
    const bool isMove = fields.size() >= 3 && place.size() == 2
                     && (fields[1].startsWith('B') || fields[1].startsWith('W'));
    if (!isMove) {
        m_draft.warn(SgfWarning::Kind::UnknownLine);
        return;
    }
    const auto point = pointFrom(place[0] - 'A' + 1, place[1] - 'A' + 1, m_countsFromTop);
    if (fields[2].toInt() > 0) {
        const Color color = fields[1].startsWith('B') ? Color::Black : Color::White;
        m_last = m_draft.addMove(m_last, color, point);
    } else if (point) {
        m_draft.addStone(*point);
    }
}

void UgfReader::readReview()
{
    const QList<QByteArray> fields = m_draft.line().toByteArray().split(',');
    if (fields[0] == "VARIATION") {
        m_branches.push_back(m_reviewed);
    } else if (fields[0] == "VARIATIONEND" && !m_branches.empty()) {
        m_reviewed = m_branches.back();
        m_branches.pop_back();
    } else if (fields[0] == "NODE" && fields.size() >= 5) {
        readReviewNode(fields);
    } else {
        m_draft.warn(SgfWarning::Kind::UnknownLine);
    }
}

/// Moves that [Data] had already are found again; others are variations.
void UgfReader::readReviewNode(const QList<QByteArray> &fields)
{
    const int side = fields[2].toInt();
    if (side != 1 && side != 2) {
        return; // the root, and what follows the last move
    }
    const Color color = side == 1 ? Color::Black : Color::White;
    const auto point = pointFrom(fields[3].toInt(), fields[4].toInt(), false);
    const NodeId known = mainChildWith(color, point);
    m_reviewed = known != NoNode ? known : m_draft.addMove(m_reviewed, color, point);
    m_reviewNodes[fields[1].toInt()] = m_reviewed;
}

/// The next node of the main line if it has this move.
NodeId UgfReader::mainChildWith(Color color, std::optional<Point> point) const
{
    const NodeId child = m_draft.tree().firstChild(m_reviewed);
    if (child == NoNode) {
        return NoNode;
    }
    const auto move = moveAt(m_draft.tree(), child, m_draft.info.size);
    return move && move->color == color && move->point == point ? child : NoNode;
}

void UgfReader::readComment()
{
    static constexpr QByteArrayView Mark = ".Comment,";
    const QByteArrayView line = m_draft.line();
    if (line.startsWith(Mark)) {
        const auto found = m_reviewNodes.find(leadingNumber(line.sliced(Mark.size())).value_or(0));
        m_commented = found == m_reviewNodes.end() ? NoNode : found->second;
    } else if (m_commented != NoNode) {
        m_draft.addComment(m_commented, line);
    }
}

} // namespace

Result<ImportedGame, SgfError> readUgf(QByteArrayView text)
{
    return UgfReader(text).read();
}

} // namespace shinpan
