#include "core/competition/machines/sealedfile.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QList>

namespace shinpan {

namespace {

constexpr QLatin1String Magic("shinpan-sealed-1");
constexpr qsizetype LongestHead = 200;
/// No block has so much, and nothing is unpacked that claims to have more.
constexpr quint32 MostUnpacked = 512 * 1024 * 1024;

[[nodiscard]] QByteArray sumOf(const QByteArray &headEnd, const QByteArray &body)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(headEnd);
    hash.addData(body);
    return hash.result().toHex();
}

/// What the first line says; empty: nothing that we know.
[[nodiscard]] QList<QByteArray> headOf(const QByteArray &bytes)
{
    const qsizetype end = bytes.left(LongestHead).indexOf('\n');
    const QList<QByteArray> words = bytes.left(std::max<qsizetype>(end, 0)).split(' ');
    return (words.size() == 4 || words.size() == 5) && words[0] == QByteArray(Magic.data())
             ? words
             : QList<QByteArray>();
}

[[nodiscard]] qsizetype attachedBytes(const QList<QByteArray> &head)
{
    return head.size() == 5 ? head[4].toLongLong() : 0;
}

/// qUncompress() trusts the length that stands in front.
[[nodiscard]] bool isBounded(const QByteArray &packed)
{
    quint32 length = 0;
    for (int i = 0; i < 4 && i < packed.size(); ++i) {
        length = (length << 8) | static_cast<quint8>(packed[i]);
    }
    return packed.size() > 4 && length <= MostUnpacked;
}

} // namespace

QLatin1String sealFaultName(SealFault fault)
{
    constexpr QLatin1String Names[] = {QLatin1String("foreign"), QLatin1String("truncated"),
                                       QLatin1String("damaged")};
    return Names[static_cast<std::size_t>(fault)];
}

QByteArray sealed(QLatin1String kind, const QJsonObject &object, const QByteArray &attached)
{
    const QByteArray body =
        qCompress(QJsonDocument(object).toJson(QJsonDocument::Compact)) + attached;
    const QByteArray end =
        attached.isEmpty() ? QByteArray() : ' ' + QByteArray::number(attached.size());
    return QByteArray(Magic.data()) + ' ' + kind.data() + ' ' + QByteArray::number(body.size())
         + ' ' + sumOf(end, body) + end + '\n' + body;
}

QByteArray attachedTo(const QByteArray &bytes)
{
    return bytes.last(attachedBytes(headOf(bytes)));
}

Result<QJsonObject, SealFault> unsealed(QLatin1String kind, const QByteArray &bytes)
{
    const QList<QByteArray> head = headOf(bytes);
    if (head.isEmpty()) {
        const bool isBeginning = sealed(kind, {}).startsWith(bytes.left(Magic.size()));
        return failure(isBeginning && !bytes.contains('\n') ? SealFault::Truncated
                                                            : SealFault::Foreign);
    }
    if (head[1] != QByteArray(kind.data())) {
        return failure(SealFault::Foreign);
    }
    const QByteArray body = bytes.mid(bytes.indexOf('\n') + 1);
    if (body.size() < head[2].toLongLong()) {
        return failure(SealFault::Truncated);
    }
    const qsizetype attached = attachedBytes(head);
    const QByteArray end = head.size() == 5 ? ' ' + head[4] : QByteArray();
    const bool isWhole = body.size() == head[2].toLongLong() && sumOf(end, body) == head[3];
    if (!isWhole || attached < 0 || attached > body.size() || !isBounded(body)) {
        return failure(SealFault::Damaged);
    }
    return QJsonDocument::fromJson(qUncompress(body.chopped(attached))).object();
}

QByteArray firstSealed(const QByteArray &bytes)
{
    const QList<QByteArray> head = headOf(bytes);
    return head.isEmpty() ? QByteArray()
                          : bytes.left(bytes.indexOf('\n') + 1 + head[2].toLongLong());
}

} // namespace shinpan
