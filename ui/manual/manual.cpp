#include "ui/manual/manual.h"

#include "core/util/regularfile.h"

#include <QFile>
#include <QRegularExpression>

#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype MostChapters = 2; ///< of a page that needs no list of them

/// Links to the chapters, to stand above them; empty where they are few.
[[nodiscard]] QString chaptersOf(const QString &html)
{
    static const QRegularExpression Chapter(QStringLiteral("<h2 id=\"([\\w-]+)\">(.*?)</h2>"));
    QStringList links;
    for (const QRegularExpressionMatch &match : Chapter.globalMatch(html)) {
        links += QStringLiteral("<a href=\"#%1\">%2</a>").arg(match.captured(1), match.captured(2));
    }
    return links.size() > MostChapters
             ? QStringLiteral("<p>%1</p>\n").arg(links.join(QStringLiteral(" · ")))
             : QString();
}

} // namespace

Manual::Manual(QString language, ManualParts parts)
    : m_language(std::move(language))
    , m_parts(std::move(parts))
{ }

const QStringList &Manual::pages()
{
    static const QStringList pages{
        QStringLiteral("start"),    QStringLiteral("play"),     QStringLiteral("learn"),
        QStringLiteral("watch"),    QStringLiteral("analyse"),  QStringLiteral("records"),
        QStringLiteral("engines"),  QStringLiteral("author"),   QStringLiteral("rank"),
        QStringLiteral("organise"), QStringLiteral("settings"), QStringLiteral("menus"),
        QStringLiteral("commands"), QStringLiteral("gtp"),      QStringLiteral("competition-file"),
        QStringLiteral("formats"),  QStringLiteral("promises"), QStringLiteral("known-engines")};
    return pages;
}

QString Manual::pathOf(const QString &file) const
{
    const QString own = QStringLiteral(":/manual/%1/%2").arg(m_language, file);
    return QFile::exists(own) ? own : QStringLiteral(":/manual/en/%1").arg(file);
}

QString Manual::written(const QString &page) const
{
    const QString path = pathOf(page + QLatin1String(".html"));
    const Result<QByteArray> html = readRegularFile(path, MiB);
    if (!html) {
        qFatal("there is no %s", qPrintable(path)); // a program built wrongly
    }
    return QString::fromUtf8(*html);
}

QString Manual::title(const QString &page) const
{
    static const QRegularExpression Title(QStringLiteral("<h1>(.*?)</h1>"));
    return Title.match(written(page)).captured(1);
}

QString Manual::html(const QString &page) const
{
    QString html = written(page);
    const QLatin1String titleEnd("</h1>\n");
    html.insert(html.indexOf(titleEnd) + titleEnd.size(), chaptersOf(html));
    for (auto part = m_parts.cbegin(); part != m_parts.cend(); ++part) {
        const QString mark = QStringLiteral("<!-- %1 -->").arg(part.key());
        if (html.contains(mark)) {
            html.replace(mark, part.value()());
        }
    }
    return html;
}

QString Manual::plainText(const QString &page) const
{
    static const QRegularExpression Block(
        QStringLiteral("</?(?:h\\d|li|p|pre|table|td|tr|ul)\\b[^>]*>"));
    static const QRegularExpression Tag(QStringLiteral("<[^>]*>"));
    return html(page)
        .replace(Block, QStringLiteral(" "))
        .remove(Tag)
        .replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

} // namespace shinpan
