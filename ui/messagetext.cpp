#include "ui/messagetext.h"

#include "core/check/checkfinding.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan::text {

namespace {

/// The core's sentences with gaps; of two that fit, the more special one stands first. What follows
/// a colon may be such a sentence itself, and "; …" behind one is another.
constexpr const char *Sentences[] = {
    // Why a command line cannot be started.
    QT_TRANSLATE_NOOP("Messages", "the command line names no program"),
    QT_TRANSLATE_NOOP("Messages", "no program is named"),
    QT_TRANSLATE_NOOP("Messages", "there is no file %1"),
    QT_TRANSLATE_NOOP("Messages", "%1 is a folder, not a program"),
    QT_TRANSLATE_NOOP("Messages", "%1 is not executable"),
    QT_TRANSLATE_NOOP("Messages", "there is no program “%1” in %2 or %3"),
    QT_TRANSLATE_NOOP("Messages", "the quote %1 at character %2 is never closed"),
    QT_TRANSLATE_NOOP("Messages", "the backslash at character %1 stands before nothing"),
    QT_TRANSLATE_NOOP("Messages",
                      "“%1” is no address; it must be tcp://host:port, as in "
                      "tcp://localhost:6800 or tcp://[::1]:6800"),
    QT_TRANSLATE_NOOP("Messages", "the port in “%1” is not between 1 and 65535"),
    QT_TRANSLATE_NOOP("Messages", "there is no command in this line"),
    // What an engine did; the subject is the engine.
    QT_TRANSLATE_NOOP("Messages", "could not be started: %1"),
    QT_TRANSLATE_NOOP("Messages", "no such directory: %1"),
    QT_TRANSLATE_NOOP("Messages", "no such program: %1"),
    QT_TRANSLATE_NOOP("Messages", "not executable: %1"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: no computer of this name was found"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: connection refused"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: no answer within %2 s"),
    QT_TRANSLATE_NOOP("Messages", "check the address"),
    QT_TRANSLATE_NOOP("Messages", "check the address, and that no firewall is in the way"),
    QT_TRANSLATE_NOOP("Messages", "start the engine there, listening on this port"),
    QT_TRANSLATE_NOOP("Messages", "was cut off: the connection to %1 was closed by the other side"),
    QT_TRANSLATE_NOOP("Messages", "exited with code %1 during \"%2\""),
    QT_TRANSLATE_NOOP("Messages", "exited with code %1"),
    QT_TRANSLATE_NOOP("Messages", "was killed by signal %1 (%2) during \"%3\""),
    QT_TRANSLATE_NOOP("Messages", "was killed by signal %1 (%2)"),
    QT_TRANSLATE_NOOP("Messages", "did not answer \"%1\" within %2"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with a failure without words"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with the failure \"%2\""),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with nothing"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with \"%2\", which makes no sense"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with \"%2\", not with %3 points of the board"),
    QT_TRANSLATE_NOOP("Messages", "was closed before it answered \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "has another board than it was told, at %1"),
    QT_TRANSLATE_NOOP("Messages", "speaks GMP, not GTP; GNU Go needs --mode gtp"),
    QT_TRANSLATE_NOOP("Messages", "it does not speak GTP but wrote \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "it wrote \"%1\""),
    QT_TRANSLATE_NOOP("Messages",
                      "it repeats its input, so it is no GTP engine or stands behind a terminal"),
    QT_TRANSLATE_NOOP("Messages", "is no reliable scorer"),
};

constexpr QLatin1String Remark("; "); ///< stands before one

struct Pattern
{
    const char *sentence;
    QRegularExpression expression; ///< with the gaps as groups, in their order
};

[[nodiscard]] std::vector<Pattern> makePatterns()
{
    static const QRegularExpression gap(QStringLiteral("%\\d"));
    std::vector<Pattern> patterns;
    for (const char *const sentence : Sentences) {
        QStringList parts = QString::fromUtf8(sentence).split(gap);
        for (QString &part : parts) {
            part = QRegularExpression::escape(part);
        }
        patterns.push_back(
            {sentence, QRegularExpression(QRegularExpression::anchoredPattern(parts.join(u"(.*?)")),
                                          QRegularExpression::DotMatchesEverythingOption)});
    }
    return patterns;
}

/// Nothing if it is no known sentence.
[[nodiscard]] std::optional<QString> translated(const QString &english)
{
    static const std::vector<Pattern> patterns = makePatterns();
    for (const Pattern &pattern : patterns) {
        const QRegularExpressionMatch match = pattern.expression.match(english);
        if (!match.hasMatch()) {
            continue;
        }
        QStringList captured = match.capturedTexts().mid(1);
        if (QByteArrayView(pattern.sentence).endsWith(": %1")) {
            captured = {message(captured.constFirst())};
        }
        return filledIn(QCoreApplication::translate("Messages", pattern.sentence), captured);
    }
    return std::nullopt;
}

} // namespace

QString message(const QString &english)
{
    // What an engine wrote may hold anything, so that a remark is one only if it is known.
    for (qsizetype at = english.indexOf(Remark); at >= 0; at = english.indexOf(Remark, at + 1)) {
        const std::optional<QString> remark = translated(english.mid(at + Remark.size()));
        const std::optional<QString> sentence =
            remark ? translated(english.left(at)) : std::nullopt;
        if (sentence) {
            return *sentence + Remark + *remark;
        }
    }
    return translated(english).value_or(english);
}

} // namespace shinpan::text
