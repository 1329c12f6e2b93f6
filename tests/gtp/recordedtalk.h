#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan::test {

/// What went through the pipes of a real engine, piece by piece as write() and read() saw it.
struct RecordedTalk
{
    std::vector<QByteArray> commands;
    std::vector<QByteArray> pieces; ///< of standard output

    [[nodiscard]] QByteArray output() const;
};

/// Reads tests/data/gtp/<name>.txt: lines "> written" and "< read" with \n \r \t \\ \xNN for what
/// cannot stand in a line; '#' begins a comment line. Fails the test run (by an empty talk) if
/// there is no such file.
[[nodiscard]] RecordedTalk recordedTalk(const QString &name);

} // namespace shinpan::test
