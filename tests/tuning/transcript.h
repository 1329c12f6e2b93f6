#pragma once

#include "core/tuning/tuningdraws.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

/// What another program's tuner did, recorded from it with games of our own: runs of lines, each a
/// word and numbers, in columns between bars. Gomill's two tuners (Python 2) were made Python 3
/// with 2to3 for it, and fishtest's SPSA drew and learnt without its server.
class Transcript
{
public:
    struct Line
    {
        QByteArray word;
        std::vector<std::vector<double>> columns;
    };

    struct Run
    {
        QString name;
        std::vector<Line> lines;

        /// The first columns of all lines with this word.
        [[nodiscard]] std::vector<std::vector<double>> all(const char *word) const;
        /// The numbers in those, one after the other, as what a tuner draws.
        [[nodiscard]] std::unique_ptr<TuningDraws> draws(const char *word) const;
    };

    /// The runs in a file of tests/data/tuning.
    [[nodiscard]] static std::vector<Run> read(const QString &name);
};

} // namespace shinpan
