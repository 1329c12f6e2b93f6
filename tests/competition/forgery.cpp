#include "tests/competition/forgery.h"

#include "core/machines/sealedfile.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

namespace shinpan::test {

namespace {

constexpr QLatin1String Kind("result");

[[nodiscard]] QString key(const char *word)
{
    return QString::fromLatin1(word);
}

/// The result with its first game as `change` has it.
template <typename Change>
[[nodiscard]] QJsonObject withFirstGame(QJsonObject result, Change change)
{
    QJsonArray games = result.value(key("games")).toArray();
    QJsonObject played = games.at(0).toObject();
    change(played);
    games[0] = played;
    result[key("games")] = games;
    return result;
}

} // namespace

int Forger::below(int end)
{
    return static_cast<int>(m_random() % static_cast<unsigned>(end));
}

QByteArray Forger::forge(const BlockResult &honest)
{
    const QByteArray bytes = toBytes(honest);
    const QJsonObject object = unsealed(Kind, bytes).value_or(QJsonObject());
    switch (below(8)) {
    case 0:
        return spoilt(bytes);
    case 1:
        return headed(bytes);
    case 2:
        return sealed(Kind, enlarged(object), attachedTo(bytes));
    case 3:
        return sealed(Kind, renamed(object), attachedTo(bytes));
    case 4:
        return sealed(below(2) == 0 ? Kind : QLatin1String("block"), lied(object),
                      QByteArray(below(100), 'l'));
    default: {
        QJsonObject other = object;
        if (below(4) == 0) {
            other = changed(object).toObject();
        } else {
            other[key("games")] = changed(object.value(key("games")));
        }
        return sealed(Kind, other, attachedTo(bytes));
    }
    }
}

/// Takes bytes away, changes them, or adds some.
QByteArray Forger::spoilt(QByteArray bytes)
{
    switch (below(5)) {
    case 0:
        return bytes.left(below(static_cast<int>(bytes.size())));
    case 1:
        return bytes + QByteArray(below(1000), 'x');
    case 2:
        for (char &byte : bytes) {
            byte = below(20) == 0 ? static_cast<char>(m_random()) : byte;
        }
        return bytes;
    case 3: {
        QByteArray noise(below(5000), '\0');
        std::ranges::generate(noise, [this] { return static_cast<char>(m_random()); });
        return noise;
    }
    default:
        bytes[below(static_cast<int>(bytes.size()))] = static_cast<char>(m_random());
        return bytes;
    }
}

/// Makes the first line say something else about what follows.
QByteArray Forger::headed(const QByteArray &bytes)
{
    static const QByteArrayList Words{
        "-1", "0",    "1", "9223372036854775807", "99999999999999999999",
        "",   "task", "*", "shinpan-sealed-2"};
    const qsizetype end = bytes.indexOf('\n');
    QByteArrayList head = bytes.left(end).split(' ');
    const int at = below(static_cast<int>(head.size()) + 1);
    const QByteArray word = Words[below(static_cast<int>(Words.size()))];
    if (at < head.size()) {
        head[at] = word;
    } else {
        head.append(word);
    }
    return head.join(' ') + bytes.mid(end);
}

/// More of everything than there can be.
QJsonObject Forger::enlarged(QJsonObject result)
{
    QJsonArray games = result.value(key("games")).toArray();
    switch (below(6)) {
    case 0: // games that nobody asked for
        for (int i = 0; i < 200; ++i) {
            QJsonObject played = games.at(0).toObject();
            QJsonObject game = played.value(key("game")).toObject();
            game[key("number")] = 2 * i;
            game[key("id")] = QStringLiteral("AvB_%1").arg(2 * i);
            played[key("game")] = game;
            games.append(played);
        }
        result[key("games")] = games;
        break;
    case 1:
        result[key("warnings")] = QJsonArray{QString(16 * 1024 * 1024, u'w')};
        break;
    case 2: {
        QJsonValue nested(1);
        for (int depth = 0; depth < 1500; ++depth) {
            nested = QJsonArray{nested};
        }
        result[key("games")] = nested;
        break;
    }
    case 3: {
        QJsonArray many;
        for (int i = 0; i < 200'000; ++i) {
            many.append(0);
        }
        result[key("engines")] = many;
        break;
    }
    case 4: {
        QJsonArray warnings;
        for (int i = 0; i < 2000; ++i) {
            warnings.append(QStringLiteral("warning %1 \x1b[2J").arg(i));
        }
        result[key("warnings")] = warnings;
        break;
    }
    default:
        return withFirstGame(result, [](QJsonObject &played) {
            QJsonArray moves = played.value(key("moves")).toArray();
            for (int i = 0; i < 5000; ++i) {
                moves.append(moves.at(i % 2));
            }
            played[key("moves")] = moves;
        });
    }
    return result;
}

/// Makes it come from another machine, block or run.
QJsonObject Forger::renamed(QJsonObject result)
{
    const int other = below(100);
    switch (below(6)) {
    case 0: // another's block, with the token of its own
        result[key("block")] = other;
        break;
    case 1:
        result[key("block")] = other;
        result[key("token")] = QString();
        break;
    case 2:
        result[key("run")] = QStringLiteral("another");
        break;
    case 3: // an honest one is to be left out
        result[key("node")] = QStringLiteral("n%1").arg(below(4));
        result[key("refusal")] = QStringLiteral("has another engine");
        result[key("games")] = QJsonArray();
        break;
    case 4:
        result[key("node")] = QStringLiteral("n0,n1,n2,n3");
        result[key("games")] = QJsonArray();
        break;
    default:
        result[key("attempt")] = other;
        result[key("speed")] = other % 2 == 0 ? 1e300 : -1e300;
        break;
    }
    return result;
}

/// Tells a game that was given out otherwise than it was.
QJsonObject Forger::lied(QJsonObject result)
{
    static const QStringList Ids{
        QStringLiteral("../../outside"), QStringLiteral("/outside"),      QStringLiteral(".."),
        QStringLiteral("AvB_99"),        QStringLiteral("AvB_999999999"), QString()};
    const QString id = Ids[below(static_cast<int>(Ids.size()))];
    const int what = below(3);
    return withFirstGame(result, [&](QJsonObject &played) {
        QJsonObject game = played.value(key("game")).toObject();
        if (what == 0) {
            game[key("id")] = id;
            played[key("sgf")] = QString::fromLatin1(QByteArray("anything at all").toBase64());
        } else if (what == 1) {
            game[key("number")] = 999'999'999;
        } else {
            played[key("moves")] = QJsonArray();
            game[key("moves")] = 0;
        }
        played[key("game")] = game;
    });
}

/// The value with one in it, anywhere, changed.
QJsonValue Forger::changed(const QJsonValue &value)
{
    if (value.isObject() && below(20) > 0 && !value.toObject().isEmpty()) {
        QJsonObject object = value.toObject();
        const QString name = object.keys()[below(static_cast<int>(object.size()))];
        const QJsonValue other = changed(object.value(name));
        if (below(20) == 0) {
            object.remove(name);
        } else {
            object.insert(name, other);
        }
        return object;
    }
    if (value.isArray() && below(20) > 0 && !value.toArray().isEmpty()) {
        QJsonArray array = value.toArray();
        const int at = below(static_cast<int>(array.size()));
        const QJsonValue other = changed(array.at(at));
        if (below(20) == 0) {
            array.insert(at, other);
        } else {
            array[at] = other;
        }
        return array;
    }
    return nonsense();
}

QJsonValue Forger::nonsense()
{
    static const QJsonArray Values{-1,
                                   0,
                                   1,
                                   2,
                                   53,
                                   256,
                                   265,
                                   999'999'999,
                                   2147483647,
                                   2147483648.0,
                                   -2147483649.0,
                                   9007199254740993.0,
                                   9.3e18,
                                   1e300,
                                   -1e300,
                                   0.5,
                                   true,
                                   false,
                                   QJsonValue(),
                                   QString(),
                                   QStringLiteral("../../outside"),
                                   QStringLiteral("/outside"),
                                   QStringLiteral("."),
                                   QStringLiteral("AvB_1"),
                                   QStringLiteral("AvB_99"),
                                   QStringLiteral("pass"),
                                   QStringLiteral("B T19"),
                                   QStringLiteral("W D4"),
                                   QStringLiteral("void"),
                                   QStringLiteral("finished"),
                                   QStringLiteral("running"),
                                   QStringLiteral("passes"),
                                   QStringLiteral("move-limit"),
                                   QStringLiteral("9999-12-31T23:59:59.999Z"),
                                   QStringLiteral("-9999-01-01"),
                                   QStringLiteral("=1+1"),
                                   QStringLiteral("\x1b[2J"),
                                   QString(QChar(0)),
                                   QString(QChar(0xd800)),
                                   QString(100'000, u'x'),
                                   QJsonArray(),
                                   QJsonObject()};
    return Values[below(static_cast<int>(Values.size()))];
}

} // namespace shinpan::test
