#include "ui/tree/nodedescription.h"

#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"

#include <QLocale>

namespace shinpan {

namespace {

constexpr int LongestText = 200; // characters

/// With line breaks for blanks: plain tool tips are as wide as their widest line.
QString wrapped(const QString &text)
{
    constexpr qsizetype Width = 80; // characters
    QString lines;
    qsizetype column = 0;
    for (const QString &word : text.split(u' ')) {
        if (column > 0) {
            const bool fits = column + word.size() < Width;
            lines += fits ? u' ' : u'\n';
            column = fits ? column + 1 : 0;
        }
        lines += word;
        column += word.size();
    }
    return lines;
}

QString shortened(const QString &text)
{
    return text.size() > LongestText ? text.left(LongestText) + u'…' : text;
}

/// The first line that is not an evaluation, which is told in its own words.
QString firstLineOf(const QString &comment)
{
    const auto lines = comment.split(u'\n');
    for (const QString &line : lines) {
        if (!line.trimmed().isEmpty() && !evaluationFromText(line)) {
            return shortened(line.trimmed());
        }
    }
    return {};
}

} // namespace

QString NodeDescription::of(const DescribedNode &node)
{
    QStringList parts = {place(node)};
    parts += opinions(node);
    const QString comment = shortened(commentAt(node.tree, node.node).simplified());
    const QString text = parts.join(QStringLiteral(", "));
    return comment.isEmpty() ? text : text + QStringLiteral(" — ") + comment;
}

QString NodeDescription::toolTipOf(const DescribedNode &node)
{
    QStringList lines = {place(node)};
    const auto add = [&lines](const QString &line) {
        if (!line.isEmpty()) {
            lines += wrapped(line);
        }
    };
    add(opinions(node).join(QStringLiteral(", ")));
    add(evaluation(node));
    if (node.marks & NodeMark::Comment) {
        add(firstLineOf(commentAt(node.tree, node.node)));
    }
    return lines.join(u'\n');
}

QString NodeDescription::place(const DescribedNode &node)
{
    const auto move = moveAt(node.tree, node.node, node.boardSize);
    if (!move) {
        return node.node == node.tree.root() ? tr("Start of the game")
             : node.marks & NodeMark::SetUp  ? tr("Position that was set up")
                                             : tr("Position without a move");
    }
    const bool black = move->color == Color::Black;
    if (move->isPass()) {
        return (black ? tr("Move %1: Black passes") : tr("Move %1: White passes"))
            .arg(node.moveNumber);
    }
    return (black ? tr("Move %1: Black %2") : tr("Move %1: White %2"))
        .arg(node.moveNumber)
        .arg(QString::fromStdString(vertexOf(*move->point)));
}

QStringList NodeDescription::opinions(const DescribedNode &node)
{
    QStringList texts;
    if (node.marks & NodeMark::Name) {
        texts += tr("“%1”").arg(shortened(simpleTextAt(node.tree, node.node, "N")));
    }
    const auto add = [&](NodeMark mark, const QString &text) {
        if (node.marks & mark) {
            texts += text;
        }
    };
    add(NodeMark::GoodMove, tr("good move"));
    add(NodeMark::Interesting, tr("interesting move"));
    add(NodeMark::Doubtful, tr("doubtful move"));
    add(NodeMark::BadMove, tr("bad move"));
    add(NodeMark::Mistake, tr("mistake by the evaluation"));
    add(NodeMark::GoodForBlack, tr("good for Black"));
    add(NodeMark::GoodForWhite, tr("good for White"));
    add(NodeMark::Even, tr("even position"));
    add(NodeMark::Unclear, tr("unclear position"));
    add(NodeMark::Hotspot, tr("hotspot"));
    if (node.hidden > 0) {
        texts += tr("%n node(s) hidden", nullptr, static_cast<int>(node.hidden));
    }
    return texts;
}

QString NodeDescription::evaluation(const DescribedNode &node)
{
    const auto value = evaluationAt(node.tree, node.node);
    if (!value) {
        return {};
    }
    QStringList parts;
    if (value->blackWinRate) {
        parts += tr("Black wins %1%").arg(QLocale().toString(*value->blackWinRate * 100, 'f', 1));
    }
    if (value->blackLead) {
        const QString points = QLocale().toString(std::abs(*value->blackLead), 'f', 1);
        parts +=
            (*value->blackLead < 0 ? tr("White leads by %1") : tr("Black leads by %1")).arg(points);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace shinpan
