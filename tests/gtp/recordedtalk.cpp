#include "tests/gtp/recordedtalk.h"

#include <QFile>

namespace shinpan::test {

namespace {

QByteArray unescaped(const QByteArray &text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            bytes += text[i];
            continue;
        }
        switch (text[++i]) {
        case 'n':
            bytes += '\n';
            break;
        case 'r':
            bytes += '\r';
            break;
        case 't':
            bytes += '\t';
            break;
        case 'x':
            bytes += QByteArray::fromHex(text.mid(i + 1, 2));
            i += 2;
            break;
        default:
            bytes += text[i];
        }
    }
    return bytes;
}

} // namespace

QByteArray RecordedTalk::output() const
{
    QByteArray bytes;
    for (const QByteArray &piece : pieces) {
        bytes += piece;
    }
    return bytes;
}

RecordedTalk recordedTalk(const QString &name)
{
    RecordedTalk talk;
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/gtp/%1.txt").arg(name));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("> ")) {
                talk.commands.push_back(unescaped(line.mid(2)));
            } else if (line.startsWith("< ")) {
                talk.pieces.push_back(unescaped(line.mid(2)));
            }
        }
    }
    return talk;
}

} // namespace shinpan::test
