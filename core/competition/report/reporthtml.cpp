#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/report/reportmarkup.h"

#include <QCryptographicHash>
#include <QResource>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseReport()
{
    Q_INIT_RESOURCE(report);
}

namespace shinpan {

namespace {

QString headerMarkup(const ReportDocument &document)
{
    const CompetitionReport &report = *document.report;
    QString text = QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1><bdi>%2</bdi></h1>\n")
                       .arg(capitalized(document.kind), escaped(report.name));
    if (!report.description.isEmpty()) {
        text += QStringLiteral("<p class=\"about\">%1</p>\n")
                    .arg(escapedLines(report.description.trimmed().split(u'\n')));
    }
    text += QStringLiteral("<p>%1.</p>\n").arg(escaped(document.progress));
    if (!document.terms.isEmpty()) {
        text += QStringLiteral("<p class=\"note\">%1</p>\n")
                    .arg(escaped(document.terms.join(QStringLiteral(" · "))));
    }
    for (const QString &warning : document.warnings) {
        text += QStringLiteral("<p class=\"warning\">%1</p>\n").arg(escaped(capitalized(warning)));
    }
    return text + QStringLiteral("</header>\n");
}

/// What shows games on a page, and what of it is allowed to run.
struct ViewerMarkup
{
    QString policy;
    QString elements;
};

/// The viewer with its games in the page itself. The brackets are for those who read it as XML; to
/// a browser they are comments.
ViewerMarkup viewerOf(const QJsonObject &games)
{
    const QByteArray script =
        "//<![CDATA[\n" + reportResource("board.js") + reportResource("viewer.js") + "//]]>";
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    return {QStringLiteral("; script-src 'sha256-%1'").arg(QString::fromLatin1(hash)),
            QStringLiteral("<script type=\"application/json\" id=\"game-texts\">")
                + QString::fromUtf8(scriptJson(games)) + QStringLiteral("</script>\n<script>")
                + QString::fromUtf8(script) + QStringLiteral("</script>\n")};
}

ViewerMarkup servedViewer()
{
    return {QStringLiteral("; script-src 'self'; connect-src 'self'"),
            QStringLiteral("<script src=\"board.js\"></script>\n<script "
                           "src=\"served.js\"></script>\n")};
}

QByteArray pageOf(const ReportDocument &document, const ViewerMarkup &viewer)
{
    const CompetitionReport &report = *document.report;
    QString links;
    QString body;
    for (const Chapter &chapter : document.chapters) {
        body += QStringLiteral("<section id=\"%1\" aria-labelledby=\"%1-h\">\n<h2 id=\"%1-h\">%2"
                               "</h2>\n")
                    .arg(chapter.id, chapter.heading)
              + blockMarkup(report, chapter.blocks) + QStringLiteral("</section>\n");
        links +=
            QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(chapter.id, chapter.heading);
    }
    const QByteArray style = reportResource("report.css") + reportResource("viewer.css");
    // The policy makes sure of what the escaping promises: nothing is loaded, and nothing is run
    // but what is ours.
    const QString text =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                       "style-src 'unsafe-inline'")
        + viewer.policy + QStringLiteral("\">\n<title>") + escaped(report.name)
        + QStringLiteral("</title>\n<style>\n") + QString::fromUtf8(style)
        + QStringLiteral("</style>\n</head>\n<body>\n") + headerMarkup(document)
        + QStringLiteral("<nav aria-label=\"Parts of this report\"><ul>\n") + links
        + QStringLiteral("</ul></nav>\n<main>\n") + body + QStringLiteral("</main>\n")
        + QString::fromUtf8(reportResource("glossary.html")) + viewer.elements
        + QStringLiteral("</body>\n</html>\n");
    return text.toUtf8();
}

} // namespace

QByteArray reportResource(const char *name)
{
    initialiseReport();
    return QResource(QStringLiteral(":/report/") + QLatin1String(name)).uncompressedData();
}

QByteArray toHtml(const CompetitionReport &report, const QJsonObject &games)
{
    return pageOf(documentOf(report, Readers::OfPage),
                  games.isEmpty() ? ViewerMarkup() : viewerOf(games));
}

QByteArray toHtml(const ReportDocument &document)
{
    return pageOf(document, {});
}

QByteArray toServedHtml(const CompetitionReport &report)
{
    return pageOf(documentOf(report, Readers::OfPage), servedViewer());
}

} // namespace shinpan
