#include "core/report/page.h"

#include "core/report/pagemarkup.h"
#include "core/util/spoken.h"

#include <QResource>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseReport()
{
    Q_INIT_RESOURCE(report);
}

namespace shinpan {

QByteArray reportResource(const char *name)
{
    initialiseReport();
    return QResource(QStringLiteral(":/report/") + QLatin1String(name)).uncompressedData();
}

QByteArray toHtml(const ReportPage &page)
{
    QString links;
    QString body;
    for (const PageChapter &chapter : page.chapters) {
        body += QStringLiteral("<section id=\"%1\" aria-labelledby=\"%1-h\">\n<h2 id=\"%1-h\">%2"
                               "</h2>\n")
                    .arg(chapter.id, chapter.heading)
              + chapter.body + QStringLiteral("</section>\n");
        links +=
            QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(chapter.id, chapter.heading);
    }
    // The policy makes sure of what the escaping promises: nothing is loaded, and nothing is run
    // but what is ours.
    const QString text =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                       "style-src 'unsafe-inline'")
            .arg(QString(page.language).replace(u'_', u'-'))
        + page.policy + QStringLiteral("\">\n<title>") + escaped(page.title)
        + QStringLiteral("</title>\n<style>\n")
        + QString::fromUtf8(reportResource("report.css") + page.style)
        + QStringLiteral("</style>\n</head>\n<body>\n") + page.header
        + QStringLiteral("<nav aria-label=\"%1\"><ul>\n")
              .arg(escaped(spoken(QT_TRANSLATE_NOOP("Messages", "Parts of this report"))))
        + links + QStringLiteral("</ul></nav>\n<main>\n") + body + QStringLiteral("</main>\n")
        + page.footer + QStringLiteral("</body>\n</html>\n");
    return text.toUtf8();
}

} // namespace shinpan
