#include "core/check/checkfinding.h"

#include <QtGlobal>

namespace shinpan {

namespace {

/// In the order of CheckArea.
constexpr const char *AreaNames[] = {
    QT_TRANSLATE_NOOP("EngineCheck", "Start"),      QT_TRANSLATE_NOOP("EngineCheck", "Protocol"),
    QT_TRANSLATE_NOOP("EngineCheck", "Board"),      QT_TRANSLATE_NOOP("EngineCheck", "Handicap"),
    QT_TRANSLATE_NOOP("EngineCheck", "Moves"),      QT_TRANSLATE_NOOP("EngineCheck", "Rules"),
    QT_TRANSLATE_NOOP("EngineCheck", "Thinking"),   QT_TRANSLATE_NOOP("EngineCheck", "Time"),
    QT_TRANSLATE_NOOP("EngineCheck", "Scoring"),    QT_TRANSLATE_NOOP("EngineCheck", "Analysis"),
    QT_TRANSLATE_NOOP("EngineCheck", "Extensions"), QT_TRANSLATE_NOOP("EngineCheck", "Leaving"),
};

/// In the order of CheckVerdict.
constexpr const char *VerdictNames[] = {
    QT_TRANSLATE_NOOP("EngineCheck", "works"), QT_TRANSLATE_NOOP("EngineCheck", "absent"),
    QT_TRANSLATE_NOOP("EngineCheck", "odd"), QT_TRANSLATE_NOOP("EngineCheck", "wrong")};

} // namespace

const char *nameOf(CheckArea area)
{
    return AreaNames[static_cast<std::size_t>(area)];
}

const char *nameOf(CheckVerdict verdict)
{
    return VerdictNames[static_cast<std::size_t>(verdict)];
}

const char *weightOf(const CheckFinding &finding)
{
    return finding.hampersGames ? QT_TRANSLATE_NOOP("EngineCheck", "serious")
                                : nameOf(finding.verdict);
}

QString CheckSentence::sentence() const
{
    return filledIn(QString::fromUtf8(text), arguments);
}

QString filledIn(const QString &text, const QStringList &arguments)
{
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int gap = text.at(i) == u'%' && i + 1 < text.size() ? text.at(i + 1).digitValue() : 0;
        if (gap > 0) {
            filled += arguments.value(gap - 1);
            ++i;
        } else {
            filled += text.at(i);
        }
    }
    return filled;
}

} // namespace shinpan
