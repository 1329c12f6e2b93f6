#include "app/cli/verb/jsonline.h"

#include "core/util/printable.h"

#include <QJsonDocument>

namespace shinpan {

QByteArray jsonLine(const QJsonObject &object)
{
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace shinpan
