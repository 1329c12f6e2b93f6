#include "core/competition/report/reportmarkup.h"

#include "core/util/printable.h"

#include <QUrl>

#include <algorithm>
#include <cmath>

namespace shinpan {

QString escaped(const QString &text)
{
    return printable(text).toHtmlEscaped();
}

QString escapedLines(QStringList lines)
{
    std::ranges::transform(lines, lines.begin(), escaped);
    return lines.join(u'\n');
}

QString capitalized(const QString &text)
{
    return text.isEmpty() ? text : text[0].toUpper() + text.mid(1);
}

QString nameMarkup(const QString &id)
{
    return QStringLiteral("<bdi>") + escaped(id) + QStringLiteral("</bdi>");
}

QString nameMarkup(const CompetitionReport &report, std::size_t player)
{
    return nameMarkup(report.players[player].id);
}

QString typographic(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'-' && (i == 0 || text[i - 1] == u' ' || text[i - 1] == u'(')) {
            text[i] = QChar(0x2212);
        }
    }
    return text.replace(QStringLiteral("+inf"), QStringLiteral("+∞"))
        .replace(QStringLiteral("−inf"), QStringLiteral("−∞"));
}

QString recordLink(const CompetitionReport &report,
                   const StoredGame &game,
                   const QString &markup,
                   int move)
{
    if (report.gamesFolder.isEmpty() || game.state != StoredGame::State::Finished) {
        return markup;
    }
    const auto encoded = [](const QString &part) {
        return QString::fromLatin1(QUrl::toPercentEncoding(part));
    };
    // The record may begin with an opening, whose moves are not counted here.
    const QString back =
        move > 0 ? QStringLiteral(" data-back=\"%1\"").arg(game.moves - move) : QString();
    return QStringLiteral("<a href=\"%1/%2.sgf\" data-game=\"%3\"%4>%5</a>")
        .arg(encoded(report.gamesFolder), encoded(game.id), escaped(game.id), back, markup);
}

QString heatClass(double part)
{
    return QStringLiteral("heat h%1").arg(std::lround(std::clamp(part, 0.0, 1.0) * 10));
}

} // namespace shinpan
