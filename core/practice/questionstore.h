#pragma once

#include "core/practice/questionbook.h"
#include "core/util/message.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace shinpan {

/// The file with a person's questions, one for all windows. It is read when somebody first asks,
/// and again before each change, which is written at once: another program may have changed it. A
/// file that cannot be read stays as it is until it is cleared.
class QuestionStore final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionStore)

public:
    explicit QuestionStore(QString path, QObject *parent = nullptr);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Empty as well where the file cannot be read: failure() says why then.
    [[nodiscard]] const QuestionBook &book();
    /// Why the file was not read or written the last time, half a sentence; empty: it was.
    [[nodiscard]] const Message &failure() const { return m_failure; }

    void add(const std::vector<Question> &questions);
    /// Notes an answer of this moment; the question is added where it is new.
    void answer(const Question &question, bool isRight);
    void forget(const std::vector<QByteArray> &positions);
    /// Forgets everything: there is no file any more.
    void clear();

Q_SIGNALS:
    void changed();
    /// A change was not kept: failure().
    void failed();

private:
    void read();
    void change(const std::function<void(QuestionBook &)> &change);

    QString m_path;
    QuestionBook m_book;
    Message m_failure;
    bool m_isRead = false;
};

} // namespace shinpan
