#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/report/reportmarkup.h"
#include "core/report/page.h"
#include "core/util/language.h"

#include <QCryptographicHash>
#include <QLocale>

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
        "//<![CDATA[\n" + boardScript() + reportResource("viewer.js") + "//]]>";
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

/// How the numbers are made, in that language.
QString glossary(const QString &language)
{
    return QString::fromUtf8(
        reportResource(qPrintable(QStringLiteral("glossary_%1.html").arg(language))));
}

QByteArray pageOf(const ReportDocument &document, const ViewerMarkup &viewer)
{
    const CompetitionReport &report = *document.report;
    ReportPage page{
        .title = report.name, .header = headerMarkup(document), .language = languageFor(QLocale())};
    for (const Chapter &chapter : document.chapters) {
        page.chapters.push_back({chapter.id, chapter.heading, blockMarkup(report, chapter.blocks)});
    }
    page.footer = glossary(page.language) + viewer.elements;
    page.style = reportResource("viewer.css");
    page.policy = viewer.policy;
    return toHtml(page);
}

} // namespace

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
