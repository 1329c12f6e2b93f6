#pragma once

#include "core/engine/dialect/gtpscript.h"
#include "core/util/message.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace shinpan {

/// What was said with one engine, as a log of ours has it.
struct LoggedTalk
{
    QString engine; ///< as the log calls it
    GtpScript script;
    /// Two engines of this name talk at the same time, so that which line is whose cannot be told.
    bool isMixed = false;
};

/// A larger log is not one to repeat.
inline constexpr qint64 LargestGtpLog = 256 * MiB;

/// Whether a file that begins like this is a log of ours (GtpTranscript::logTo(), the console's):
/// a time, the mark of a kind and an engine's name in front of each line.
[[nodiscard]] bool isGtpLog(QByteArrayView beginning);

/// What was said in such a log, by engine, in the order in which they come. What GtpScriptBuilder
/// leaves out is left out.
[[nodiscard]] std::vector<LoggedTalk> readGtpLog(QByteArrayView file);

/// A script, or the one conversation of a log; of several the one with the engine of this name. The
/// failure is a sentence without its subject, the file.
[[nodiscard]] Result<GtpScript> readTalk(QByteArrayView file, const QString &engine = {});

} // namespace shinpan
