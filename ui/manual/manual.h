#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>

namespace shinpan {

/// Parts of the manual that are made of what the program knows, as HTML: each stands where a page
/// has a comment of its name.
using ManualParts = QHash<QString, std::function<QString()>>;

/// The text of the manual in a language: pages of HTML that link to each other. A page that the
/// language does not have is English. Needs no network.
class Manual
{
public:
    /// `language` is the name of a folder of `resources/manual`.
    Manual(QString language, ManualParts parts);

    /// The names of all pages, in their order; the first one leads to the others.
    [[nodiscard]] static const QStringList &pages();

    [[nodiscard]] QString title(const QString &page) const;
    /// The page with its parts, and with a list of its chapters where they are many.
    [[nodiscard]] QString html(const QString &page) const;
    /// The letters of that, for a search.
    [[nodiscard]] QString plainText(const QString &page) const;
    /// Where that file of the manual is.
    [[nodiscard]] QString pathOf(const QString &file) const;

private:
    [[nodiscard]] QString written(const QString &page) const;

    QString m_language;
    ManualParts m_parts;
};

} // namespace shinpan
