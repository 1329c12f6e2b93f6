#include "core/gtp/childprogram.h"

#include <QFile>
#include <QStandardPaths>
#include <unistd.h>

namespace shinpan {

namespace {

/// Before those of the program stand the keeper's own arguments, see keeper/enginekeeper.cpp.
constexpr std::size_t KeeperArguments = 3;

[[nodiscard]] QByteArray pathOf(const QString &program)
{
    const bool isPath = program.contains(QLatin1Char('/'));
    return QFile::encodeName(isPath ? program : QStandardPaths::findExecutable(program));
}

/// As it is, byte by byte: it may be in any encoding.
[[nodiscard]] std::vector<QByteArray> ourEnvironment()
{
    std::vector<QByteArray> entries;
    for (char **entry = ::environ; entry && *entry; ++entry) {
        entries.emplace_back(*entry);
    }
    return entries;
}

[[nodiscard]] QString nameOf(const QByteArray &entry)
{
    return QString::fromLocal8Bit(entry.left(entry.indexOf('=')));
}

} // namespace

ChildProgram::ChildProgram(const QString &program,
                           const QStringList &arguments,
                           const QMap<QString, QString> &environment,
                           int report)
    : m_path(pathOf(program))
{
    m_texts = {"engine-keeper", QByteArray::number(report), m_path, m_path};
    for (const QString &argument : arguments) {
        m_texts.push_back(argument.toLocal8Bit());
    }
    const std::size_t argumentCount = m_texts.size();
    for (const QByteArray &entry : ourEnvironment()) {
        if (!environment.contains(nameOf(entry))) {
            m_texts.push_back(entry);
        }
    }
    for (auto it = environment.begin(); it != environment.end(); ++it) {
        m_texts.push_back(it.key().toLocal8Bit() + '=' + it.value().toLocal8Bit());
    }
    for (std::size_t index = 0; index < m_texts.size(); ++index) {
        (index < argumentCount ? m_arguments : m_environment).push_back(m_texts[index].data());
    }
    m_arguments.push_back(nullptr);
    m_environment.push_back(nullptr);
}

void ChildProgram::executeKeeper(int image) const
{
    ::fexecve(image, m_arguments.data(), m_environment.data());
}

void ChildProgram::execute() const
{
    ::execve(m_path.constData(), m_arguments.data() + KeeperArguments, m_environment.data());
}

} // namespace shinpan
