#include "core/check/checkreport.h"

#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>

namespace shinpan {

namespace {

/// The names are in the order of CheckArea.
constexpr const char *AreaNames[] = {
    QT_TRANSLATE_NOOP("Messages", "Start"),      QT_TRANSLATE_NOOP("Messages", "Protocol"),
    QT_TRANSLATE_NOOP("Messages", "Board"),      QT_TRANSLATE_NOOP("Messages", "Handicap"),
    QT_TRANSLATE_NOOP("Messages", "Moves"),      QT_TRANSLATE_NOOP("Messages", "Rules"),
    QT_TRANSLATE_NOOP("Messages", "Thinking"),   QT_TRANSLATE_NOOP("Messages", "Time"),
    QT_TRANSLATE_NOOP("Messages", "Scoring"),    QT_TRANSLATE_NOOP("Messages", "Analysis"),
    QT_TRANSLATE_NOOP("Messages", "Extensions"), QT_TRANSLATE_NOOP("Messages", "Leaving"),
    QT_TRANSLATE_NOOP("Messages", "Known"),
};

/// The names are in the order of CheckVerdict.
constexpr const char *VerdictNames[] = {
    QT_TRANSLATE_NOOP("Messages", "works"), QT_TRANSLATE_NOOP("Messages", "absent"),
    QT_TRANSLATE_NOOP("Messages", "odd"), QT_TRANSLATE_NOOP("Messages", "wrong")};

/// The names are in the order of the grades.
constexpr QLatin1String GradeNames[] = {QLatin1String("fine"), QLatin1String("wrong"),
                                        QLatin1String("unchecked")};

/// The sentence is empty if there are none.
[[nodiscard]] Message countOf(int wrong)
{
    if (wrong == 1) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "1 thing is wrong"));
    }
    return wrong == 0 ? Message()
                      : Message::of(QT_TRANSLATE_NOOP("Messages", "%1 things are wrong"), wrong);
}

/// What is said of an engine in which nothing that is wrong hampers games.
[[nodiscard]] Message fitness(int wrong)
{
    if (wrong == 0) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "fine for matches"));
    }
    if (wrong == 1) {
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages", "fit for matches: the one thing that is wrong does not matter there"));
    }
    return Message::of(
        QT_TRANSLATE_NOOP("Messages",
                          "fit for matches: the %1 things that are wrong do not matter there"),
        wrong);
}

[[nodiscard]] QJsonObject jsonOf(const CheckFinding &finding)
{
    return {
        {QStringLiteral("id"), QString::fromUtf8(finding.id)},
        {QStringLiteral("area"), nameOf(finding.area).english().toLower()},
        {QStringLiteral("verdict"), nameOf(finding.verdict).english()},
        {QStringLiteral("hampersGames"), finding.hampersGames},
        {QStringLiteral("text"), finding.text.english()},
        {QStringLiteral("evidence"), finding.evidence},
    };
}

[[nodiscard]] QString joined(const std::vector<Message> &sentences,
                             QString (*words)(const Message &))
{
    QStringList texts;
    for (const Message &sentence : sentences) {
        texts.append(words(sentence));
    }
    return texts.join(QLatin1String("; "));
}

/// "  wrong   the sentence", the evidence below it.
[[nodiscard]] QString linesOf(const CheckFinding &finding, CheckDetail detail)
{
    QString lines =
        QStringLiteral("  %1 %2\n").arg(spoken(weightOf(finding)), -7).arg(spoken(finding.text));
    if (detail == CheckDetail::Verbose && !finding.evidence.isEmpty()) {
        for (const QString &line : finding.evidence.split(u'\n')) {
            lines += QStringLiteral("            ") + line + u'\n';
        }
    }
    return lines;
}

} // namespace

Message nameOf(CheckArea area)
{
    return Message::of(AreaNames[static_cast<std::size_t>(area)]);
}

Message nameOf(CheckVerdict verdict)
{
    return Message::of(VerdictNames[static_cast<std::size_t>(verdict)]);
}

Message weightOf(const CheckFinding &finding)
{
    return finding.hampersGames ? Message::of(QT_TRANSLATE_NOOP("Messages", "serious"))
                                : nameOf(finding.verdict);
}

int CheckReport::count(CheckVerdict verdict) const
{
    return static_cast<int>(std::ranges::count(findings, verdict, &CheckFinding::verdict));
}

CheckReport::Grade CheckReport::grade() const
{
    if (!isComplete) {
        return Grade::Unchecked;
    }
    return count(CheckVerdict::Wrong) > 0 ? Grade::Wrong : Grade::Fine;
}

std::vector<Message> CheckReport::summary() const
{
    std::vector<Message> sentences;
    if (!sizes.empty()) {
        sentences.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "plays on %1"), rangesOf(sizes)));
    }
    const int wrong = count(CheckVerdict::Wrong);
    const auto hampering =
        static_cast<int>(std::ranges::count(findings, true, &CheckFinding::hampersGames));
    if (!isComplete) {
        sentences.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "could not be checked to the end")));
        sentences.push_back(countOf(wrong));
    } else if (hampering > 0 && hampering < wrong) {
        sentences.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "not fit for matches because of %1 of the %2 things that are wrong"),
            hampering, wrong));
    } else if (hampering > 0) {
        sentences.push_back(Message::of(QT_TRANSLATE_NOOP("Messages", "not fit for matches")));
        sentences.push_back(countOf(wrong));
    } else {
        sentences.push_back(fitness(wrong));
    }
    std::erase_if(sentences, std::mem_fn(&Message::isEmpty));
    return sentences;
}

QString rangesOf(const std::vector<int> &sizes)
{
    QStringList ranges;
    for (std::size_t i = 0; i < sizes.size();) {
        std::size_t last = i;
        while (last + 1 < sizes.size() && sizes[last + 1] == sizes[last] + 1) {
            ++last;
        }
        ranges.append(last == i ? QString::number(sizes[i])
                                : QStringLiteral("%1–%2").arg(sizes[i]).arg(sizes[last]));
        i = last + 1;
    }
    return ranges.join(QLatin1String(", "));
}

QString toText(const CheckReport &report, CheckDetail detail)
{
    QString text = QStringLiteral("%1\n").arg(
        report.name.isEmpty() ? report.command : (report.name + u' ' + report.version).trimmed());
    std::vector<CheckFinding> findings = report.findings;
    std::ranges::stable_sort(findings, {}, &CheckFinding::area);
    const CheckFinding *previous = nullptr;
    for (const CheckFinding &finding : findings) {
        if (detail == CheckDetail::Brief && finding.verdict == CheckVerdict::Works) {
            continue;
        }
        if (previous == nullptr || previous->area != finding.area) {
            text += QStringLiteral("%1\n").arg(spoken(nameOf(finding.area)));
        }
        previous = &finding;
        text += linesOf(finding, detail);
    }
    return text + joined(report.summary(), spoken) + u'\n';
}

QByteArray toJson(const CheckReport &report, const QJsonArray &changes)
{
    QJsonArray findings;
    for (const CheckFinding &finding : report.findings) {
        findings.append(jsonOf(finding));
    }
    QJsonArray sizes;
    for (const int size : report.sizes) {
        sizes.append(size);
    }
    const QJsonObject object{
        {QStringLiteral("command"), report.command},
        {QStringLiteral("name"), report.name},
        {QStringLiteral("version"), report.version},
        {QStringLiteral("grade"), GradeNames[static_cast<std::size_t>(report.grade())]},
        {QStringLiteral("summary"),
         joined(report.summary(), [](const Message &sentence) { return sentence.english(); })},
        {QStringLiteral("sizes"), sizes},
        {QStringLiteral("seconds"), static_cast<double>(report.duration.count()) / 1000},
        {QStringLiteral("findings"), findings},
        {QStringLiteral("changes"), changes},
    };
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

const char CheckShape[] = R"(What was found, on one line:
  command                 text
  name, version           text      what it calls itself
  grade                   text      fine, wrong or unchecked, as the exit codes
  summary                 text      a line for people
  sizes[]                 integer   the square boards that it takes
  seconds                 number    how long the check took
  findings[].id           text      names the finding, the same in every version
  findings[].area         text
  findings[].verdict      text      works, absent (and need not be there), odd (left open by GTP, may
                                    confuse programs) or wrong (against GTP or the rules of the game)
  findings[].hampersGames  boolean  of wrong: matches suffer; "serious" for people
  findings[].text         text
  findings[].evidence     text      "> " lines we wrote, "< " lines of its output
  changes[]               change    since what --against names

A change:
  id                      text
  before, now             state?

A state:
  weight                  text      the verdict, or serious
  text                    text
)";

} // namespace shinpan
