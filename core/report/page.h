#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

struct PageChapter
{
    QString id; ///< made of letters
    QString heading;
    QString body; ///< markup
};

/// A page of ours before it is written. Markup of foreign words is escaped().
struct ReportPage
{
    QString title;                       ///< plain
    QString header;                      ///< markup
    QString language;                    ///< the code of the one that it is written in
    std::vector<PageChapter> chapters{}; ///< that its navigation leads to
    QString footer{};                    ///< markup, with scripts if there are any
    QByteArray style{};                  ///< beyond what all pages have
    QString policy{};                    ///< what else may run or load, as "; script-src 'self'"
};

[[nodiscard]] QByteArray toHtml(const ReportPage &page);

/// A file of resources/report: "report.css", the style sheet of all pages, in which colours are
/// told apart by lightness as well, for print and for eyes that see no hues; "glossary_en.html",
/// how the numbers of a competition are made; "board.js" and "viewer.css", boards and how to step
/// through their games.
[[nodiscard]] QByteArray reportResource(const char *name);

} // namespace shinpan
