#include "ui/engines/commandadvice.h"

#include "core/engine/knowledge/engineknowledge.h"

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

/// The words that the engine's command line must have to speak GTP, where these lack them.
[[nodiscard]] QString missingIn(const CommandWords &words, const QString &program)
{
    for (const EngineFact *fact : knowledgeOfProgram(program).of(FactKind::ToldByArguments)) {
        if (fact->text("setting") != QLatin1String("protocol")) {
            continue;
        }
        const QStringList options = fact->texts("options");
        const bool isSaid = std::ranges::any_of(options, [&words](const QString &option) {
            return words.arguments.contains(option.section(u' ', -1));
        });
        if (!isSaid) {
            return options.constFirst();
        }
    }
    return {};
}

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
    if (const QString remedy = missingIn(words, program); !remedy.isEmpty()) {
        return CommandAdvice::tr("%1 speaks GTP only when it is started with “%2”.")
            .arg(program, remedy);
    }
    const auto sign = std::find_if(words.arguments.begin(), words.arguments.end(), isForAShell);
    if (sign != words.arguments.end()) {
        return CommandAdvice::tr("No shell is at work here: the engine receives “%1” as it stands.")
            .arg(*sign);
    }
    return {};
}

} // namespace shinpan
