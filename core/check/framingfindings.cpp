#include "core/check/framingfindings.h"

#include "core/gtp/gtpdiagnosis.h"

namespace shinpan {

namespace {

using Fault = FramingJudge::Fault;

/// How a fault is told. Gaps: %1 the line that shows it, %2 the commands it came with.
struct Telling
{
    Fault fault;
    const char *id;
    CheckVerdict verdict;
    bool hampersGames;
    const char *text;
};

constexpr Telling Tellings[] = {
    {Fault::TextBeforeReplies, "framing.banner", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("EngineCheck",
                       "writes “%1” to standard output before its first reply; only replies belong "
                       "there")},
    {Fault::TextBetweenReplies, "framing.noise", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("EngineCheck",
                       "writes “%1” between replies (%2); only replies belong on standard output")},
    {Fault::NoBlankLine, "framing.missing", CheckVerdict::Wrong, true,
     QT_TRANSLATE_NOOP("EngineCheck", "does not end a reply with an empty line (%2)")},
    {Fault::ExtraBlankLine, "framing.extra", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("EngineCheck",
                       "writes more empty lines than the one that ends a reply (%2)")},
    {Fault::CarriageReturn, "framing.cr", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("EngineCheck", "ends lines with CR LF instead of LF")},
    {Fault::IdMissing, "ids.missing", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("EngineCheck", "does not repeat the id of a command (%2)")},
    {Fault::IdWrong, "ids.wrong", CheckVerdict::Wrong, true,
     QT_TRANSLATE_NOOP("EngineCheck", "answers with an id that was not asked: “%1” (%2)")},
    {Fault::IdGlued, "ids.glued", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("EngineCheck", "puts no blank after the id: “%1”")},
    {Fault::SecondReply, "ids.second", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("EngineCheck", "answers one command twice: “%1” (%2)")},
};

} // namespace

std::vector<CheckFinding> framingFindings(const FramingJudge &judge)
{
    std::vector<CheckFinding> findings;
    for (const Telling &telling : Tellings) {
        const FramingJudge::Sample &sample = judge.of(telling.fault);
        if (sample.count > 0) {
            CheckFinding finding;
            finding.text = telling.text;
            const QString line = decodeEngineText(sample.example).trimmed();
            finding.arguments = {line, QString::fromUtf8(sample.commands.join(", "))};
            finding.id = telling.id;
            finding.area = CheckArea::Protocol;
            finding.verdict = telling.verdict;
            finding.hampersGames = telling.hampersGames;
            finding.evidence = line.isEmpty() ? QString() : QStringLiteral("< ") + line;
            findings.push_back(finding);
        }
    }
    if (findings.empty() && judge.hasSeenReply()) {
        CheckFinding finding;
        finding.text = QT_TRANSLATE_NOOP(
            "EngineCheck", "repeats ids, ends replies with one empty line, writes nothing else");
        finding.id = "framing";
        finding.area = CheckArea::Protocol;
        findings.push_back(finding);
    }
    return findings;
}

} // namespace shinpan
