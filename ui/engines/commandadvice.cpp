#include "ui/engines/commandadvice.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// The context of this file's texts.
class CommandAdvice
{
    Q_DECLARE_TR_FUNCTIONS(CommandAdvice)
};

/// An engine that speaks GTP only when one of two words asks it to.
struct KnownEngine
{
    QLatin1String program;
    QLatin1String word;
    QLatin1String otherWord;
    QLatin1String remedy;
};

constexpr std::array<KnownEngine, 3> KnownEngines{{
    {QLatin1String("gnugo"), QLatin1String("gtp"), QLatin1String("--mode=gtp"),
     QLatin1String("--mode gtp")},
    {QLatin1String("leelaz"), QLatin1String("--gtp"), QLatin1String("-g"), QLatin1String("--gtp")},
    {QLatin1String("katago"), QLatin1String("gtp"), QLatin1String("gtp"), QLatin1String("gtp")},
}};

constexpr std::array<QLatin1String, 10> ShellSigns{
    QLatin1String("|"),  QLatin1String(">"),    QLatin1String(">>"), QLatin1String("<"),
    QLatin1String("2>"), QLatin1String("2>&1"), QLatin1String("&"),  QLatin1String("&&"),
    QLatin1String("||"), QLatin1String(";")};

[[nodiscard]] bool isForAShell(const QString &word)
{
    const bool isVariable =
        word.size() > 1 && word.startsWith(u'$') && (word.at(1).isLetter() || word.at(1) == u'{');
    return isVariable || std::find(ShellSigns.begin(), ShellSigns.end(), word) != ShellSigns.end();
}

} // namespace

QString commandAdvice(const CommandWords &words)
{
    const QString program = QFileInfo(words.program).fileName();
    for (const KnownEngine &engine : KnownEngines) {
        if (program == engine.program && !words.arguments.contains(engine.word)
            && !words.arguments.contains(engine.otherWord)) {
            return CommandAdvice::tr("%1 speaks GTP only when it is started with “%2”.")
                .arg(program, engine.remedy);
        }
    }
    const auto sign = std::find_if(words.arguments.begin(), words.arguments.end(), isForAShell);
    if (sign != words.arguments.end()) {
        return CommandAdvice::tr("No shell is at work here: the engine receives “%1” as it stands.")
            .arg(*sign);
    }
    return {};
}

} // namespace shinpan
