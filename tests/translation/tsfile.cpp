#include "tests/translation/tsfile.h"

#include <QXmlStreamReader>

namespace shinpan::test {

namespace {

[[nodiscard]] QString attribute(const QXmlStreamReader &reader, QLatin1String name)
{
    return reader.attributes().value(name).toString();
}

void readTranslation(QXmlStreamReader &reader, TsMessage &message)
{
    message.state = attribute(reader, QLatin1String("type"));
    if (!message.isPlural) {
        message.forms.append(reader.readElementText());
        return;
    }
    while (reader.readNextStartElement()) {
        message.forms.append(reader.readElementText());
    }
}

[[nodiscard]] TsMessage readMessage(QXmlStreamReader &reader, const QString &context)
{
    TsMessage message;
    message.context = context;
    message.isPlural = attribute(reader, QLatin1String("numerus")) == QLatin1String("yes");
    while (reader.readNextStartElement()) {
        if (reader.name() == QLatin1String("source")) {
            message.source = reader.readElementText();
        } else if (reader.name() == QLatin1String("comment")) {
            message.comment = reader.readElementText();
        } else if (reader.name() == QLatin1String("translation")) {
            readTranslation(reader, message);
        } else {
            reader.skipCurrentElement();
        }
    }
    return message;
}

void readContext(QXmlStreamReader &reader, TsFile &file)
{
    QString context;
    while (reader.readNextStartElement()) {
        if (reader.name() == QLatin1String("name")) {
            context = reader.readElementText();
        } else if (reader.name() == QLatin1String("message")) {
            file.messages.push_back(readMessage(reader, context));
        } else {
            reader.skipCurrentElement();
        }
    }
}

} // namespace

Result<TsFile> readTsFile(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    TsFile file;
    if (reader.readNextStartElement() && reader.name() != QLatin1String("TS")) {
        reader.raiseError(QStringLiteral("no translation file"));
    }
    file.language = attribute(reader, QLatin1String("language"));
    while (reader.readNextStartElement()) {
        if (reader.name() == QLatin1String("context")) {
            readContext(reader, file);
        } else {
            reader.skipCurrentElement();
        }
    }
    if (reader.hasError()) {
        return failure(Message::of("line %1: %2", reader.lineNumber(), reader.errorString()));
    }
    return file;
}

} // namespace shinpan::test
