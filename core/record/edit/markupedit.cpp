#include "core/record/edit/markupedit.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

struct ShapeProperty
{
    const char *name;
    PointSet NodeMarkup::*points;
};

constexpr std::array<ShapeProperty, 5> Shapes = {{{"TR", &NodeMarkup::triangles},
                                                  {"SQ", &NodeMarkup::squares},
                                                  {"CR", &NodeMarkup::circles},
                                                  {"MA", &NodeMarkup::crosses},
                                                  {"SL", &NodeMarkup::selected}}};

using Values = std::vector<QByteArray>;

Values labelValues(const std::vector<NodeMarkup::Label> &labels, BoardSize size)
{
    Values values;
    for (const NodeMarkup::Label &label : labels) {
        values.push_back(rawPoint(label.point, size) + ':' + rawSgfComposedText(label.text));
    }
    return values;
}

Values arrowValues(const std::vector<NodeMarkup::Arrow> &arrows, BoardSize size)
{
    Values values;
    for (const auto &[from, to] : arrows) {
        values.push_back(rawPoint(from, size) + ':' + rawPoint(to, size));
    }
    return values;
}

/// Writes what is different.
void write(GameRecord &record, NodeId node, const NodeMarkup &before, const NodeMarkup &after)
{
    const BoardSize size = record.boardSize();
    const RecordStep step(record, {});
    for (const ShapeProperty &shape : Shapes) {
        if (before.*shape.points != after.*shape.points) {
            record.setPoints(node, shape.name, after.*shape.points);
        }
    }
    if (before.crosses != after.crosses) {
        record.removeProperty(node, "M");
    }
    for (const Color color : BothColors) {
        if (before.territory[color] != after.territory[color]) {
            record.setPoints(node, color == Color::Black ? "TB" : "TW", after.territory[color]);
        }
    }
    if (before.labels != after.labels) {
        record.setProperty(node, "LB", labelValues(after.labels, size));
        record.removeProperty(node, "L");
    }
    if (before.arrows != after.arrows) {
        record.setProperty(node, "AR", arrowValues(after.arrows, size));
    }
    if (before.lines != after.lines) {
        record.setProperty(node, "LN", arrowValues(after.lines, size));
    }
}

template <typename Change>
void change(GameRecord &record, NodeId node, Change &&make)
{
    const NodeMarkup before = markupAt(record.tree(), node, record.boardSize());
    NodeMarkup after = before;
    make(after);
    write(record, node, before, after);
}

void clearShapes(NodeMarkup &markup, const PointSet &points)
{
    for (const ShapeProperty &shape : Shapes) {
        (markup.*shape.points).remove(points);
    }
    std::erase_if(markup.labels, [&](const auto &label) { return points.contains(label.point); });
}

} // namespace

const PointSet &shapePoints(const NodeMarkup &markup, MarkShape shape)
{
    return markup.*Shapes[static_cast<std::size_t>(shape)].points;
}

void setShape(GameRecord &record,
              NodeId node,
              const PointSet &points,
              std::optional<MarkShape> shape)
{
    change(record, node, [&](NodeMarkup &markup) {
        clearShapes(markup, points);
        if (shape) {
            (markup.*Shapes[static_cast<std::size_t>(*shape)].points).insert(points);
        }
    });
}

void setLabels(GameRecord &record, NodeId node, const std::vector<NodeMarkup::Label> &labels)
{
    change(record, node, [&](NodeMarkup &markup) {
        for (const NodeMarkup::Label &label : labels) {
            PointSet point;
            point.insert(label.point);
            clearShapes(markup, point);
            if (!label.text.isEmpty()) {
                markup.labels.push_back(label);
            }
        }
    });
}

void removeMarks(GameRecord &record, NodeId node, const PointSet &points)
{
    change(record, node, [&](NodeMarkup &markup) {
        clearShapes(markup, points);
        for (const Color color : BothColors) {
            markup.territory[color].remove(points);
        }
        const auto touches = [&](const NodeMarkup::Arrow &arrow) {
            return points.contains(arrow.first) || points.contains(arrow.second);
        };
        std::erase_if(markup.arrows, touches);
        std::erase_if(markup.lines, touches);
    });
}

void setTerritory(GameRecord &record,
                  NodeId node,
                  const PointSet &points,
                  std::optional<Color> owner)
{
    change(record, node, [&](NodeMarkup &markup) {
        for (const Color color : BothColors) {
            markup.territory[color].remove(points);
        }
        if (owner) {
            markup.territory[*owner].insert(points);
        }
    });
}

bool hasLine(const NodeMarkup &markup, LineShape shape, Point from, Point to)
{
    const auto &lines = shape == LineShape::Arrow ? markup.arrows : markup.lines;
    const auto has = [&](Point a, Point b) {
        return std::ranges::find(lines, NodeMarkup::Arrow(a, b)) != lines.end();
    };
    return has(from, to) || (shape == LineShape::Line && has(to, from));
}

void setLine(GameRecord &record, NodeId node, LineShape shape, Point from, Point to, bool isDrawn)
{
    Q_ASSERT(from != to);
    change(record, node, [&](NodeMarkup &markup) {
        auto &lines = shape == LineShape::Arrow ? markup.arrows : markup.lines;
        std::erase(lines, NodeMarkup::Arrow(from, to));
        if (shape == LineShape::Line) {
            std::erase(lines, NodeMarkup::Arrow(to, from));
        }
        if (isDrawn) {
            lines.emplace_back(from, to);
        }
    });
}

void setInherited(GameRecord &record,
                  NodeId node,
                  QByteArrayView name,
                  const std::optional<PointSet> &points)
{
    const NodeId parent = record.tree().parent(node);
    const BoardSize size = record.boardSize();
    if (inheritedPoints(record.tree(), parent, name, size) == points) {
        record.removeProperty(node, name);
    } else {
        record.setProperty(node, name, rawPoints(points.value_or(PointSet()), size));
    }
}

QString nextNumber(const NodeMarkup &markup)
{
    QSet<QString> taken;
    for (const NodeMarkup::Label &label : markup.labels) {
        taken.insert(label.text);
    }
    for (int number = 1;; ++number) {
        if (QString text = QString::number(number); !taken.contains(text)) {
            return text;
        }
    }
}

QString nextLetter(const NodeMarkup &markup)
{
    for (const char first : {'A', 'a'}) {
        for (int offset = 0; offset < 26; ++offset) {
            QString text(QLatin1Char(static_cast<char>(first + offset)));
            if (std::ranges::find(markup.labels, text, &NodeMarkup::Label::text)
                == markup.labels.end()) {
                return text;
            }
        }
    }
    return {};
}

} // namespace shinpan
