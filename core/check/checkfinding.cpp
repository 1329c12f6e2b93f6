#include "core/check/checkfinding.h"

#include <QtGlobal>

namespace shinpan {

const char *nameOf(CheckArea area)
{
    switch (area) {
    case CheckArea::Start:
        return QT_TRANSLATE_NOOP("EngineCheck", "Start");
    case CheckArea::Protocol:
        return QT_TRANSLATE_NOOP("EngineCheck", "Protocol");
    case CheckArea::Board:
        return QT_TRANSLATE_NOOP("EngineCheck", "Board");
    case CheckArea::Handicap:
        return QT_TRANSLATE_NOOP("EngineCheck", "Handicap");
    case CheckArea::Moves:
        return QT_TRANSLATE_NOOP("EngineCheck", "Moves");
    case CheckArea::Rules:
        return QT_TRANSLATE_NOOP("EngineCheck", "Rules");
    case CheckArea::Thinking:
        return QT_TRANSLATE_NOOP("EngineCheck", "Thinking");
    case CheckArea::Time:
        return QT_TRANSLATE_NOOP("EngineCheck", "Time");
    case CheckArea::Scoring:
        return QT_TRANSLATE_NOOP("EngineCheck", "Scoring");
    case CheckArea::Analysis:
        return QT_TRANSLATE_NOOP("EngineCheck", "Analysis");
    case CheckArea::Extensions:
        return QT_TRANSLATE_NOOP("EngineCheck", "Extensions");
    case CheckArea::Leaving:
        return QT_TRANSLATE_NOOP("EngineCheck", "Leaving");
    }
    Q_UNREACHABLE();
}

const char *nameOf(CheckVerdict verdict)
{
    switch (verdict) {
    case CheckVerdict::Works:
        return QT_TRANSLATE_NOOP("EngineCheck", "works");
    case CheckVerdict::Absent:
        return QT_TRANSLATE_NOOP("EngineCheck", "absent");
    case CheckVerdict::Odd:
        return QT_TRANSLATE_NOOP("EngineCheck", "odd");
    case CheckVerdict::Wrong:
        return QT_TRANSLATE_NOOP("EngineCheck", "wrong");
    }
    Q_UNREACHABLE();
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
