#include "core/record/import/importdraft.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/ruleset.h"

#include <QList>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// Entries of the header that say nothing of the game.
bool isOfProgram(QByteArrayView name)
{
    static constexpr QByteArrayView Names[] = {"Ver", "Lang", "Code", "Moves", "Writer"};
    return std::ranges::find(Names, name) != std::end(Names);
}

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
    void beginSection(QByteArrayView name);
    void readLine();
    void readHeader();
    [[nodiscard]] bool readText(QByteArrayView name, const QString &value);
    [[nodiscard]] bool readFact(QByteArrayView name, const QStringList &values);
    [[nodiscard]] bool readResult(const QStringList &values);
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
            beginSection(line.sliced(1, line.size() - 2));
        } else if (!line.isEmpty()) {
            readLine();
        }
        if (m_isEncrypted) {
            return failure(SgfError{
                1, 1, Message::of(QT_TRANSLATE_NOOP("Messages", "this UGF file is encrypted"))});
        }
    }
    if (m_draft.tree().nodeCount() == 1 && m_draft.info == GameInfo()) {
        return failure(SgfError{
            1, 1, Message::of(QT_TRANSLATE_NOOP("Messages", "there is no game in this UGF file"))});
    }
    return m_draft.take();
}

void UgfReader::beginSection(QByteArrayView name)
{
    static constexpr QByteArrayView Known[] = {"Header", "Data", "ReviewNode", "ReviewComment"};
    m_section = name.toByteArray();
    if (std::ranges::find(Known, name) == std::end(Known)) {
        m_draft.warn(SgfWarning::Kind::UnknownLine); // once for all that is in it
    }
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
        m_draft.warn(SgfWarning::Kind::UnknownLine);
        return;
    }
    const QByteArray name = line.first(sign);
    const QByteArray value = line.sliced(sign + 1);
    const QStringList values = QString::fromUtf8(value).split(QLatin1Char(','));
    if (!readText(name, QString::fromUtf8(value)) && !readFact(name, values)) {
        m_draft.warn(SgfWarning::Kind::UnknownLine);
    }
}

/// What is taken as it stands.
bool UgfReader::readText(QByteArrayView name, const QString &value)
{
    static constexpr std::pair<QByteArrayView, QString GameInfo::*> Texts[] = {
        {"Place", &GameInfo::place},
        {"Copyright", &GameInfo::copyright},
        {"Comment", &GameInfo::gameComment}};
    const auto *const found =
        std::ranges::find_if(Texts, [name](const auto &text) { return text.first == name; });
    if (found == std::end(Texts)) {
        return false;
    }
    m_draft.info.*found->second = value;
    return true;
}

/// Reads a fact; whether it is understood.
bool UgfReader::readFact(QByteArrayView name, const QStringList &values)
{
    GameInfo &info = m_draft.info;
    const QString &first = values.front();
    if (name == "PlayerB" || name == "PlayerW") {
        const Color color = name == "PlayerB" ? Color::Black : Color::White;
        info.playerName[color] = first;
        info.playerRank[color] = importedRank(values.value(1));
    } else if (name == "Size") {
        const auto size = boardSizeFromSgf(first.toUtf8());
        info.size = size.value_or(BoardSize());
        return size.has_value();
    } else if (name == "Hdcp") {
        const int stones = first.toInt();
        info.handicap = stones >= 2 ? stones : 0;
        info.komi = realFromSgf(values.value(1).toUtf8());
    } else if (name == "Rule") {
        const RulesetPreset *rules = findRulesetPreset(first.toStdString());
        info.rules = rules ? QString::fromStdString(std::string(rules->sgfName)) : first;
    } else if (name == "Title") {
        info.event = values.mid(0, 2).join(QLatin1Char(' ')).trimmed();
        info.round = values.value(2);
    } else if (name == "Date") {
        info.date = dateFromWords(first).value_or(first);
    } else if (name == "Winner") {
        return readResult(values);
    } else if (name == "CoordinateType") {
        m_countsFromTop = first == QLatin1String("JPN");
    } else if (name == "Crypt") {
        m_isEncrypted = values.size() > 1 && values[1] != QLatin1String("PLAIN_UGF_FILE");
    } else {
        return isOfProgram(name) || (name == "Ptime" && first.startsWith(QLatin1String("N;")));
    }
    return true;
}

/// "B,7.50", "W,C" (中押, by resignation), "B,T".
bool UgfReader::readResult(const QStringList &values)
{
    if (values.value(0).isEmpty()) {
        return true;
    }
    const QString margin =
        values.value(1) == QLatin1String("C") ? QStringLiteral("R") : values.value(1);
    const QString written = values.value(0).left(1) + QLatin1Char('+') + margin;
    m_draft.info.result = importedResult(written);
    return resultFromWords(written).has_value();
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
        if (m_commented == NoNode) {
            m_draft.warn(SgfWarning::Kind::UnknownLine);
        }
    } else if (m_commented != NoNode) {
        m_draft.addComment(m_commented, line);
    } else {
        m_draft.warn(SgfWarning::Kind::UnknownLine);
    }
}

} // namespace

Result<ImportedGame, SgfError> readUgf(QByteArrayView text)
{
    return UgfReader(text).read();
}

} // namespace shinpan
