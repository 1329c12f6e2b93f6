#include "ui/home/worksections.h"

#include "ui/analysis/analysisoptions.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/console/consoleoptions.h"
#include "ui/export/exportform.h"
#include "ui/home/optionaccess.h"
#include "ui/home/settinglist.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>

namespace shinpan {

namespace {

struct WorkWords
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::PreferencesDialog)
};

/// The limit of an analysis as a choice's value: visits, or seconds below zero.
[[nodiscard]] qint64 limitOf(const AnalysisOptions &options)
{
    return options.visits > 0 ? options.visits : -options.duration.count();
}

void setLimit(AnalysisOptions &options, qint64 limit)
{
    options.visits = std::max<qint64>(0, limit);
    options.duration = std::chrono::seconds(std::max<qint64>(0, -limit));
}

[[nodiscard]] SettingList::Choices candidateValues()
{
    return {{WorkWords::tr("Chance to win"), valueOf(CandidateValue::WinRate)},
            {WorkWords::tr("Lead in points"), valueOf(CandidateValue::Lead)},
            {WorkWords::tr("Loss against the best"), valueOf(CandidateValue::Loss)},
            {WorkWords::tr("Visits"), valueOf(CandidateValue::Visits)},
            {WorkWords::tr("Chance it can rely on (LCB)"), valueOf(CandidateValue::Lcb)},
            {WorkWords::tr("Policy"), valueOf(CandidateValue::Policy)},
            {WorkWords::tr("Order"), valueOf(CandidateValue::Order)},
            {WorkWords::tr("Nothing"), valueOf(CandidateValue::Nothing)}};
}

[[nodiscard]] SettingList::Choices limits()
{
    SettingList::Choices choices{{WorkWords::tr("Without limit"), qint64(0)}};
    for (const int visits : {100, 1000, 10'000, 100'000}) {
        choices.emplace_back(WorkWords::tr("%1 visits").arg(QLocale().toString(visits)),
                             qint64(visits));
    }
    for (const int seconds : {1, 5, 30, 120}) {
        choices.emplace_back(WorkWords::tr("%n second(s)", nullptr, seconds), qint64(-seconds));
    }
    return choices;
}

/// What of an analysis is marked as a mistake.
void addMistakes(SettingList &settings, Preferences &preferences)
{
    const auto change = [&preferences](const std::function<void(MistakeLimits &)> &make) {
        AnalysisOptions options = preferences.get<AnalysisOptions>();
        make(options.mistakes);
        preferences.set(options);
    };
    const auto limits = [&preferences] { return preferences.get(&AnalysisOptions::mistakes); };
    settings.addNumber(
        WorkWords::tr("Mistakes lose so much of the chance to win"),
        WorkWords::tr("Or so many points."), {0, 100, WorkWords::tr("%")},
        [limits] { return static_cast<int>(std::lround(limits().rate * 100)); },
        [change](const QVariant &value) {
            change([&](MistakeLimits &kept) { kept.rate = value.toInt() / 100.0; });
        });
    settings.addNumber(
        WorkWords::tr("Mistakes lose so many points"),
        WorkWords::tr("Or so much of the chance to win."), {0, 1000},
        [limits] { return static_cast<int>(std::lround(limits().points)); },
        [change](const QVariant &value) {
            change([&](MistakeLimits &kept) { kept.points = value.toInt(); });
        });
}

} // namespace

void addAnalysis(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(WorkWords::tr("Analysis"));
    settings.addChoice(
        WorkWords::tr("Limit for each position"),
        WorkWords::tr("Engines stop thinking about it there."), limits(),
        [&preferences] { return limitOf(preferences.get<AnalysisOptions>()); },
        [&preferences](const QVariant &value) {
            AnalysisOptions changed = preferences.get<AnalysisOptions>();
            setLimit(changed, value.toLongLong());
            preferences.set(changed);
        });
    settings.addChoice(
        WorkWords::tr("Whose chances"), WorkWords::tr("In all numbers and curves."),
        {{WorkWords::tr("Black’s"), valueOf(Perspective::Black)},
         {WorkWords::tr("White’s"), valueOf(Perspective::White)},
         {WorkWords::tr("Those of the side to move"), valueOf(Perspective::SideToMove)}},
        options.reader(&AnalysisOptions::perspective),
        options.writer(&AnalysisOptions::perspective));
    settings.addChoice(WorkWords::tr("On a candidate"), WorkWords::tr("What is written on it."),
                       candidateValues(), options.reader(&AnalysisOptions::first),
                       options.writer(&AnalysisOptions::first));
    settings.addChoice(WorkWords::tr("Below it"),
                       WorkWords::tr("What is written in small letters."), candidateValues(),
                       options.reader(&AnalysisOptions::second),
                       options.writer(&AnalysisOptions::second));
    settings.addSwitch(WorkWords::tr("Show candidates"),
                       WorkWords::tr("The moves that engines consider."),
                       options.reader(&AnalysisOptions::showsCandidates),
                       options.writer(&AnalysisOptions::showsCandidates));
    settings.addSwitch(WorkWords::tr("Show ownership"),
                       WorkWords::tr("Whose each point will be in the end."),
                       options.reader(&AnalysisOptions::showsOwnership),
                       options.writer(&AnalysisOptions::showsOwnership));
    settings.addSwitch(WorkWords::tr("Show policy"),
                       WorkWords::tr("What the network likes before it thinks."),
                       options.reader(&AnalysisOptions::showsPolicy),
                       options.writer(&AnalysisOptions::showsPolicy));
    addMistakes(settings, preferences);
}

void addConsole(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(WorkWords::tr("Console"));
    settings.addSwitch(WorkWords::tr("Fold what analyses stream"),
                       WorkWords::tr("Into one line, which shows the newest."),
                       options.reader(&ConsoleOptions::foldsStreams),
                       options.writer(&ConsoleOptions::foldsStreams));
    settings.addSwitch(WorkWords::tr("Standard error beside the rest"),
                       WorkWords::tr("In a lane of its own, where there is room for two."),
                       options.reader(&ConsoleOptions::hasErrorLane),
                       options.writer(&ConsoleOptions::hasErrorLane));
    settings.addSwitch(WorkWords::tr("Show the whole line"),
                       WorkWords::tr("The current one, beside the list or below it."),
                       options.reader(&ConsoleOptions::showsWholeLine),
                       options.writer(&ConsoleOptions::showsWholeLine));
}

void addExport(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    SettingList::Choices formats;
    for (const ExportFormatName &known : ExportFormatNames) {
        formats.emplace_back(ExportForm::formatText(known.format), valueOf(known.format));
    }
    SettingList::Choices themes;
    for (const BoardTheme &theme : ThemeLibrary::shared().all()) {
        themes.emplace_back(theme.name, theme.id);
    }
    settings.addSection(WorkWords::tr("Export"));
    settings.addChoice(WorkWords::tr("Format"), {}, formats,
                       options.reader(&ExportSettings::format),
                       options.writer(&ExportSettings::format));
    settings.addChoice(WorkWords::tr("Theme of pictures"), {}, themes,
                       options.reader(&ExportSettings::theme),
                       options.writer(&ExportSettings::theme));
    settings.addNumber(WorkWords::tr("Width of pictures"), {},
                       {LeastExportWidth, MostExportWidth, WorkWords::tr("px")},
                       options.reader(&ExportSettings::width),
                       options.writer(&ExportSettings::width));
    settings.addNumber(
        WorkWords::tr("Pace of animations"), WorkWords::tr("The time for each move."),
        {100, 60'000, WorkWords::tr("ms")},
        [&preferences] { return static_cast<int>(preferences.get(&ExportSettings::pace).count()); },
        [&preferences](const QVariant &value) {
            preferences.set(&ExportSettings::pace, std::chrono::milliseconds(value.toInt()));
        });
    settings.addSwitch(
        WorkWords::tr("Moves with their numbers"), WorkWords::tr("Not the position alone."),
        options.reader(&ExportSettings::hasNumbers), options.writer(&ExportSettings::hasNumbers));
    settings.addSwitch(WorkWords::tr("Coordinates on pictures"), {},
                       options.reader(&ExportSettings::hasCoordinates),
                       options.writer(&ExportSettings::hasCoordinates));
    settings.addSwitch(WorkWords::tr("Marks on pictures"), WorkWords::tr("And the last move."),
                       options.reader(&ExportSettings::hasMarks),
                       options.writer(&ExportSettings::hasMarks));
}

void addPrint(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(WorkWords::tr("Print"));
    settings.addChoice(WorkWords::tr("Diagrams on a page"), {},
                       {{QStringLiteral("1"), 1},
                        {QStringLiteral("2"), 2},
                        {QStringLiteral("4"), 4},
                        {QStringLiteral("6"), 6}},
                       options.reader(&PrintSettings::perPage),
                       options.writer(&PrintSettings::perPage));
    settings.addNumber(WorkWords::tr("Moves in a diagram"), {}, {1, MostMovesPerDiagram},
                       options.reader(&PrintSettings::movesPerDiagram),
                       options.writer(&PrintSettings::movesPerDiagram));
    settings.addSwitch(WorkWords::tr("Print comments"), {},
                       options.reader(&PrintSettings::hasComments),
                       options.writer(&PrintSettings::hasComments));
    settings.addSwitch(WorkWords::tr("Print coordinates"), {},
                       options.reader(&PrintSettings::hasCoordinates),
                       options.writer(&PrintSettings::hasCoordinates));
    settings.addSwitch(WorkWords::tr("Print players and event"),
                       WorkWords::tr("With date and result, above the first diagram."),
                       options.reader(&PrintSettings::hasHeader),
                       options.writer(&PrintSettings::hasHeader));
}

} // namespace shinpan
