#include "ui/engines/incompleteengine.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

/// The context of this file's texts.
class IncompleteEngineText
{
    Q_DECLARE_TR_FUNCTIONS(IncompleteEngineText)
};

[[nodiscard]] QString missingText(EnginePart part)
{
    switch (part) {
    case EnginePart::Configuration:
        return IncompleteEngineText::tr("A configuration file (.cfg) was not found. Looked in:");
    case EnginePart::Network:
        return IncompleteEngineText::tr("A network file was not found. Looked in:");
    }
    Q_UNREACHABLE();
}

} // namespace

QString whyIncomplete(const IncompleteEngine &engine)
{
    QStringList paragraphs{IncompleteEngineText::tr("It is installed as %1.").arg(engine.program)};
    for (const IncompleteEngine::Missing &missing : engine.missing) {
        paragraphs.append(missingText(missing.part) + u'\n' + missing.lookedIn.join(u'\n'));
    }
    paragraphs.append(
        IncompleteEngineText::tr("Put the file into one of these folders, or add the engine with a "
                                 "command line that names it."));
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace shinpan
