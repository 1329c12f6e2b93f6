#include "core/util/message.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace shinpan {

namespace {

constexpr const char *Remarked = QT_TRANSLATE_NOOP("Messages", "%1; %2");

} // namespace

/// Either a sentence with gaps, or somebody's words.
struct Message::Said
{
    QByteArray sentence;
    std::vector<Message> gaps;
    QString words;
    Message plain;
};

Message Message::make(const QByteArray &sentence, std::vector<Message> gaps)
{
    Message message;
    message.m_said = std::make_shared<const Said>(Said{sentence, std::move(gaps), {}, {}});
    return message;
}

Message Message::verbatim(const QString &words)
{
    Message message;
    if (!words.isEmpty()) {
        message.m_said = std::make_shared<const Said>(Said{{}, {}, words, {}});
    }
    return message;
}

Message Message::inPlainWords(const Message &plain) const
{
    if (isEmpty()) {
        return {};
    }
    Said said = *m_said;
    said.plain = plain;
    Message message;
    message.m_said = std::make_shared<const Said>(std::move(said));
    return message;
}

Message Message::followedBy(const Message &remark) const
{
    return remark.isEmpty() ? *this : of(Remarked, *this, remark);
}

Message Message::withoutRemark() const
{
    return m_said && m_said->sentence == Remarked ? m_said->gaps.front() : *this;
}

Message Message::remark() const
{
    return m_said && m_said->sentence == Remarked ? m_said->gaps.back() : Message();
}

QString Message::english() const
{
    return in([](const char *sentence) { return QString::fromUtf8(sentence); }, Wording::Exact);
}

QString Message::in(QString (*render)(const char *), Wording wording) const
{
    if (!m_said) {
        return {};
    }
    if (wording == Wording::Plain && !m_said->plain.isEmpty()) {
        return m_said->plain.in(render, wording);
    }
    if (m_said->sentence.isEmpty()) {
        return m_said->words;
    }
    QStringList gaps;
    for (const Message &gap : m_said->gaps) {
        gaps.append(gap.in(render, wording));
    }
    return filledIn(render(m_said->sentence.constData()), gaps);
}

QJsonValue Message::toJson() const
{
    if (!m_said || m_said->sentence.isEmpty()) {
        return m_said ? m_said->words : QString();
    }
    QJsonArray json{QString::fromUtf8(m_said->sentence)};
    for (const Message &gap : m_said->gaps) {
        json.append(gap.toJson());
    }
    return json;
}

Message Message::fromJson(const QJsonValue &json, int mostLevels)
{
    const QJsonArray said = json.toArray();
    if (said.isEmpty() || mostLevels == 0) {
        return verbatim(json.toString());
    }
    std::vector<Message> gaps;
    for (qsizetype i = 1; i < said.size(); ++i) {
        gaps.push_back(fromJson(said.at(i), mostLevels - 1));
    }
    return make(said.first().toString().toUtf8(), std::move(gaps));
}

QString Message::stored() const
{
    const QJsonValue json = toJson();
    return json.isArray()
             ? QString::fromUtf8(QJsonDocument(json.toArray()).toJson(QJsonDocument::Compact))
             : QString();
}

Message Message::restored(const QString &english, const QString &stored)
{
    constexpr int MostLevels = 8;
    const Message message = fromJson(QJsonDocument::fromJson(stored.toUtf8()).array(), MostLevels);
    return message.english() == english ? message : verbatim(english);
}

QString filledIn(const QString &text, const QStringList &gaps)
{
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int gap = text.at(i) == u'%' && i + 1 < text.size() ? text.at(i + 1).digitValue() : 0;
        if (gap > 0) {
            filled += gaps.value(gap - 1);
            ++i;
        } else {
            filled += text.at(i);
        }
    }
    return filled;
}

} // namespace shinpan
