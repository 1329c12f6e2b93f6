#include "ui/export/diagramomissions.h"

#include "core/board/point.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/export/textdiagram.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

struct Omissions
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::Omissions)

public:
    static QString nameOf(MarkKind kind);
    static QString sentence(const QStringList &parts);
    static QString capitals() { return tr("Capital letters are written small."); }
    static QString lines() { return tr("lines and arrows"); }
    static QString stones() { return tr("stones under letters"); }
    static QString lastMove() { return tr("the ring on the last move"); }
};

QString Omissions::nameOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Triangle:
        return tr("triangles");
    case MarkKind::Square:
        return tr("squares");
    case MarkKind::Circle:
        return tr("circles");
    case MarkKind::Cross:
        return tr("crosses");
    case MarkKind::Selected:
        return tr("selected points");
    case MarkKind::Label:
        return tr("labels");
    case MarkKind::BlackTerritory:
        return tr("Black’s territory");
    case MarkKind::WhiteTerritory:
        return tr("White’s territory");
    case MarkKind::Dimmed:
        return tr("dimmed points");
    case MarkKind::Dead:
        return tr("dead stones");
    case MarkKind::Seki:
        return tr("stones in seki");
    case MarkKind::Differs:
        return tr("points of different opinions");
    }
    Q_UNREACHABLE();
}

QString Omissions::sentence(const QStringList &parts)
{
    return tr("This format has no sign for what is left out: %1.")
        .arg(parts.join(QStringLiteral("; ")));
}

using Points = std::set<Point>;

[[nodiscard]] QString named(const QString &part, const Points &points)
{
    static constexpr std::size_t Most = 8;
    QStringList vertices;
    for (const Point point : points) {
        vertices += vertices.size() < qsizetype{Most} ? QString::fromStdString(vertexOf(point))
                                                      : QStringLiteral("…");
        if (vertices.size() > qsizetype{Most}) {
            break;
        }
    }
    return QStringLiteral("%1 (%2)").arg(part, vertices.join(QStringLiteral(", ")));
}

/// What one picture loses in one format.
class Loss
{
public:
    Loss(const BoardPicture &picture, const TextFormat &format)
        : m_scene(picture.scene)
        , m_region(picture.region.value_or(BoardRegion::whole(picture.scene.board.size())))
        , m_signs(picture, format)
        , m_format(format)
    {
        findMarks();
        findLines();
        findLastMove();
    }

    [[nodiscard]] QString text() const
    {
        QStringList parts;
        for (const auto &[kind, points] : m_marks) {
            parts += named(Omissions::nameOf(kind), points);
        }
        for (const auto &[name, points] : m_others) {
            parts += named(name, points);
        }
        QStringList sentences;
        if (!parts.isEmpty()) {
            sentences += Omissions::sentence(parts);
        }
        if (m_hasCapitals) {
            sentences += Omissions::capitals();
        }
        return sentences.join(u' ');
    }

private:
    /// A point has one sign: that of its first mark which has one.
    void findMarks()
    {
        for (const Mark &mark : m_scene.markup) {
            if (!m_region.contains(mark.point)) {
                continue;
            }
            if (!m_signs.hasSign(mark) || !m_shown.insert(mark.point).second) {
                m_marks[mark.kind].insert(mark.point);
            } else if (!m_format.labelsStones && !isNumber(mark.text)
                       && m_scene.board.at(mark.point) != Stone::Empty) {
                m_others[Omissions::stones()].insert(mark.point);
            } else if (!m_format.hasCapitals && isCapital(mark.text)) {
                m_hasCapitals = true;
            }
        }
    }

    /// Finds lines: all of them leave out an arrow that leaves the part that is shown.
    void findLines()
    {
        for (const MarkLine &line : m_scene.lines) {
            const bool isInside = m_region.contains(line.from) && m_region.contains(line.to);
            const bool isTouching = m_region.contains(line.from) || m_region.contains(line.to);
            if (isTouching && (!m_format.hasLines || !isInside)) {
                m_others[Omissions::lines()].insert(line.from);
            }
        }
    }

    void findLastMove()
    {
        const auto last = m_scene.lastMove;
        if (last && m_region.contains(*last) && !m_signs.ringsLastMove(m_shown.contains(*last))) {
            m_others[Omissions::lastMove()].insert(*last);
        }
    }

    [[nodiscard]] static bool isCapital(const QString &text)
    {
        return text.size() == 1 && text[0].isUpper();
    }

    [[nodiscard]] static bool isNumber(const QString &text)
    {
        bool isWhole = false;
        static_cast<void>(text.toInt(&isWhole));
        return isWhole;
    }

    const BoardScene &m_scene;
    BoardRegion m_region;
    DiagramSigns m_signs;
    const TextFormat &m_format;
    Points m_shown;
    std::map<MarkKind, Points> m_marks;
    std::map<QString, Points> m_others;
    bool m_hasCapitals = false;
};

} // namespace

QString omissionsOf(const BoardPicture &picture, ExportFormat format)
{
    const TextFormat *const text = textFormatOf(format);
    return text ? Loss(picture, *text).text() : QString();
}

} // namespace shinpan
