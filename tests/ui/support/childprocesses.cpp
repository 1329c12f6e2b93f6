#include "tests/ui/support/childprocesses.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace shinpan::test {

QStringList childProcesses()
{
    const QByteArray us = QByteArray::number(QCoreApplication::applicationPid());
    QStringList names;
    const QStringList entries = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &entry : entries) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(entry));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        // "pid (name) state parent …"; a name may hold blanks and brackets.
        const QByteArray line = file.readAll();
        const qsizetype nameBegin = line.indexOf('(') + 1;
        const qsizetype nameEnd = line.lastIndexOf(')');
        const QByteArrayList fields = line.mid(nameEnd + 2).split(' ');
        if (fields.value(1) == us && fields.value(0) != "Z") {
            names.append(QString::fromUtf8(line.mid(nameBegin, nameEnd - nameBegin)));
        }
    }
    return names;
}

} // namespace shinpan::test
