#pragma once

#include <QByteArray>
#include <QString>

class QColor;
class QPainterPath;
class QTransform;

// How SVG spells things. Attributes start with a blank.
namespace shinpan::svg {

/// At most three decimals, no trailing zeros.
[[nodiscard]] QByteArray text(qreal number);

/// What stands between tags. XML 1.0 §2.2 has no place for control characters and their like, not
/// even escaped: U+FFFD stands for them.
[[nodiscard]] QByteArray content(const QString &text);

/// The value must need no escaping.
[[nodiscard]] QByteArray attribute(const char *name, const QByteArray &value);
[[nodiscard]] QByteArray attribute(const char *name, qreal value);
/// The colour, and under "<name>-opacity" how opaque it is.
[[nodiscard]] QByteArray colorAttributes(const char *name, const QColor &color);

/// "matrix(a b c d e f)"
[[nodiscard]] QByteArray matrixOf(const QTransform &transform);
/// The `d` of a path.
[[nodiscard]] QByteArray outlineOf(const QPainterPath &path);

} // namespace shinpan::svg
