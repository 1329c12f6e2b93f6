#include "core/practice/questionstore.h"

#include <QFile>

#include <utility>

namespace shinpan {

QuestionStore::QuestionStore(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{ }

const QuestionBook &QuestionStore::book()
{
    if (!m_isRead) {
        read();
    }
    return m_book;
}

void QuestionStore::read()
{
    m_isRead = true;
    Result<QuestionBook> book = QuestionBook::read(m_path);
    m_failure = book ? Message() : book.error();
    m_book = book ? *std::move(book) : QuestionBook();
}

void QuestionStore::change(const std::function<void(QuestionBook &)> &change)
{
    read();
    if (m_failure.isEmpty()) {
        change(m_book);
        if (const Result<void> saved = m_book.save(m_path); !saved) {
            m_failure = saved.error();
        }
    }
    Q_EMIT changed();
    if (!m_failure.isEmpty()) {
        Q_EMIT failed();
    }
}

void QuestionStore::add(const std::vector<Question> &questions)
{
    change([&questions](QuestionBook &book) { book.add(questions); });
}

void QuestionStore::answer(const Question &question, bool isRight)
{
    change([&question, isRight](QuestionBook &book) {
        book.add({question});
        book.answer(question.position, isRight, QDateTime::currentDateTimeUtc());
    });
}

void QuestionStore::forget(const std::vector<QByteArray> &positions)
{
    change([&positions](QuestionBook &book) {
        for (const QByteArray &position : positions) {
            book.remove(position);
        }
    });
}

void QuestionStore::clear()
{
    m_isRead = true;
    m_book = QuestionBook();
    m_failure = {};
    if (QFile::exists(m_path) && !QFile::remove(m_path)) {
        m_failure = Message::of(QT_TRANSLATE_NOOP("Messages", "%1 cannot be deleted"), m_path);
    }
    Q_EMIT changed();
    if (!m_failure.isEmpty()) {
        Q_EMIT failed();
    }
}

} // namespace shinpan
