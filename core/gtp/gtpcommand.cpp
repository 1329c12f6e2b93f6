#include "core/gtp/gtpcommand.h"

#include "core/util/message.h"

#include <QList>

#include <algorithm>

namespace shinpan {

namespace {

/// VCHAR of the grammar: anything but control bytes, the blank and '#'; bytes from 0x80 on are
/// text.
bool isWordByte(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    return value > 0x20 && value != 0x7F && byte != '#';
}

bool isWord(QByteArrayView text)
{
    bool isClean = true;
    for (const char byte : text) { // without a branch for each byte
        isClean &= isWordByte(byte);
    }
    return isClean && !text.isEmpty();
}

bool isNumber(QByteArrayView word)
{
    return std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// What an engine makes of a line (GTP 2 §2.5): control bytes dropped, comment cut, tabulators to
/// blanks.
QByteArray preprocessed(QByteArrayView line)
{
    QByteArray result;
    for (const char byte : line) {
        if (byte == '#') {
            break;
        }
        if (byte == '\t' || byte == ' ') {
            result += ' ';
        } else if (isWordByte(byte)) {
            result += byte;
        }
    }
    return result.simplified();
}

} // namespace

GtpCommand::GtpCommand(QByteArrayView name, std::initializer_list<QByteArrayView> arguments)
{
    compose(name, arguments);
}

GtpCommand::GtpCommand(QByteArrayView name, std::span<const QByteArray> arguments)
{
    compose(name, arguments);
}

Result<GtpCommand> GtpCommand::parse(QByteArrayView line)
{
    QList<QByteArray> words = preprocessed(line).split(' ');
    if (words.size() > 1 && isNumber(words.first())) {
        words.removeFirst();
    }
    if (words.first().isEmpty() || isNumber(words.first())) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "there is no command in this line")));
    }
    const QByteArray name = words.takeFirst();
    return GtpCommand(name, std::span<const QByteArray>(words.constData(), words.size()));
}

QByteArrayView GtpCommand::name() const
{
    const qsizetype end = m_line.indexOf(' ');
    return end < 0 ? QByteArrayView(m_line) : QByteArrayView(m_line).first(end);
}

std::vector<QByteArray> GtpCommand::arguments() const
{
    const QList<QByteArray> words = m_line.split(' ');
    return {words.begin() + 1, words.end()};
}

/// Makes one allocation: several of these are made for every move of a game.
template <typename Words>
void GtpCommand::compose(QByteArrayView name, const Words &arguments)
{
    qsizetype size = name.size();
    for (const QByteArrayView argument : arguments) {
        size += 1 + argument.size();
    }
    m_line = QByteArray(size, Qt::Uninitialized);
    m_valid = isWord(name);
    char *end = m_line.data();
    const auto put = [&end](QByteArrayView word) {
        end = std::copy(word.begin(), word.end(), end);
    };
    put(name);
    for (const QByteArrayView argument : arguments) {
        m_valid = m_valid && isWord(argument);
        *end++ = ' ';
        put(argument);
    }
}

} // namespace shinpan
