#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// A program with everything that execve() asks for, made before the fork: afterwards nothing may
/// be allocated.
class ChildProgram
{
    Q_DISABLE_COPY_MOVE(ChildProgram)

public:
    /// `program` is a path, or a name looked for in PATH; `environment` is added to ours,
    /// overriding it. To the descriptor `report` its keeper writes KeeperReports.
    ChildProgram(const QString &program,
                 const QStringList &arguments,
                 const QMap<QString, QString> &environment,
                 int report);

    /// Becomes the program's keeper, of keeperImage(); returns only if it cannot.
    void executeKeeper(int image) const;

    /// Becomes the program; returns only if it cannot, and says why in errno.
    void execute() const;

private:
    QByteArray m_path; ///< empty: there is no such program
    std::vector<QByteArray> m_texts;
    std::vector<char *> m_arguments; ///< the keeper's; into m_texts, as are these
    std::vector<char *> m_environment;
};

} // namespace shinpan
