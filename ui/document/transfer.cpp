#include "ui/document/transfer.h"

#include "core/record/sgf/sgfwriter.h"

#include <QMimeData>
#include <QRegularExpression>
#include <QUrl>

namespace shinpan {

namespace {

const auto SgfType = QLatin1String("application/x-go-sgf");

[[nodiscard]] bool holdsGame(const QString &text)
{
    static const QRegularExpression start(QStringLiteral("\\(\\s*;"));
    return start.match(text).hasMatch();
}

} // namespace

Transfer transferOf(const QMimeData &data)
{
    Transfer transfer;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile()) {
            transfer.files << url.toLocalFile();
        }
    }
    if (const QString text = data.text(); transfer.files.isEmpty() && holdsGame(text)) {
        transfer.sgf = text.toUtf8();
    }
    return transfer;
}

std::unique_ptr<QMimeData> mimeDataOf(const GameTree &game)
{
    const QByteArray sgf = writeSgf(game);
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(sgf));
    data->setData(SgfType, sgf);
    return data;
}

} // namespace shinpan
