#include "core/machines/sealedfile.h"

#include "core/util/inflate.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QList>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

constexpr QLatin1String Magic("shinpan-sealed-1");
constexpr qsizetype LongestHead = 200;

/// What the first line says.
struct Head
{
    QByteArray kind;
    qsizetype size = 0;     ///< of the body, which follows
    QByteArray sum;         ///< of the end of the line and the body
    QByteArray end;         ///< of the line, behind the sum
    qsizetype attached = 0; ///< of the body's bytes, the last so many
    qsizetype length = 0;   ///< of the line
};

[[nodiscard]] QByteArray sumOf(const QByteArray &headEnd, const QByteArray &body)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(headEnd);
    hash.addData(body);
    return hash.result().toHex();
}

/// Nothing if it is none that we know.
[[nodiscard]] std::optional<Head> headOf(const QByteArray &bytes)
{
    const qsizetype end = bytes.left(LongestHead).indexOf('\n');
    const QList<QByteArray> words = bytes.left(std::max<qsizetype>(end, 0)).split(' ');
    if ((words.size() != 4 && words.size() != 5) || words[0] != QByteArray(Magic.data())) {
        return std::nullopt;
    }
    const bool hasAttached = words.size() == 5;
    return Head{words[1],
                static_cast<qsizetype>(words[2].toLongLong()),
                words[3],
                hasAttached ? ' ' + words[4] : QByteArray(),
                hasAttached ? static_cast<qsizetype>(words[4].toLongLong()) : 0,
                end + 1};
}

} // namespace

QLatin1String sealFaultName(SealFault fault)
{
    constexpr QLatin1String Names[] = {QLatin1String("foreign"), QLatin1String("truncated"),
                                       QLatin1String("damaged"), QLatin1String("oversized")};
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
    const std::optional<Head> head = headOf(bytes);
    return head ? bytes.last(std::clamp<qsizetype>(head->attached, 0, bytes.size())) : QByteArray();
}

Result<QJsonObject, SealFault> unsealed(QLatin1String kind, const QByteArray &bytes, qsizetype most)
{
    const std::optional<Head> head = headOf(bytes);
    if (!head) {
        const bool isBeginning = sealed(kind, {}).startsWith(bytes.left(Magic.size()));
        return failure(isBeginning && !bytes.contains('\n') ? SealFault::Truncated
                                                            : SealFault::Foreign);
    }
    if (head->kind != QByteArray(kind.data())) {
        return failure(SealFault::Foreign);
    }
    const QByteArray body = bytes.mid(head->length);
    if (body.size() < head->size) {
        return failure(SealFault::Truncated);
    }
    const bool isWhole = body.size() == head->size && sumOf(head->end, body) == head->sum;
    if (!isWhole || head->attached < 0 || head->attached > head->size) {
        return failure(SealFault::Damaged);
    }
    // What is whole can only be too large to be unpacked.
    const std::optional<QByteArray> text = uncompressed(body.chopped(head->attached), most);
    return text ? Result<QJsonObject, SealFault>(QJsonDocument::fromJson(*text).object())
                : failure(SealFault::Oversized);
}

QByteArray firstSealed(const QByteArray &bytes)
{
    const std::optional<Head> head = headOf(bytes);
    return head ? bytes.left(head->length + std::clamp<qsizetype>(head->size, 0, bytes.size()))
                : QByteArray();
}

} // namespace shinpan
