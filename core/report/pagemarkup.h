#pragma once

#include <QString>
#include <QStringList>

namespace shinpan {

/// Any text, for an element or an attribute in double quotes. What no document may contain becomes
/// U+FFFD.
[[nodiscard]] QString escaped(const QString &text);
[[nodiscard]] QString escapedLines(QStringList lines);
/// A name, kept apart from the direction of what is around it.
[[nodiscard]] QString nameMarkup(const QString &name);
/// A text in which numbers have a true minus sign and "∞"; hyphens within words stay.
[[nodiscard]] QString typographic(QString text);
/// The class of a cell in one of the eleven shades of the style sheet, darker (by night: brighter)
/// for a greater part.
[[nodiscard]] QString heatClass(double part);
[[nodiscard]] QString capitalized(const QString &text);

} // namespace shinpan
