// What there is to set about analysing, the console and what leaves the program: sections of
// PreferencesDialog.

#include "ui/analysis/analysisoptions.h"
#include "ui/board/themelibrary.h"
#include "ui/console/consoleoptions.h"
#include "ui/export/exportform.h"
#include "ui/home/optionaccess.h"
#include "ui/home/preferencesdialog.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>

namespace shinpan {

namespace {

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

} // namespace

void PreferencesDialog::addAnalysis()
{
    const OptionAccess options{m_preferences};
    m_settings->addSection(tr("Analysis"));
    m_settings->addChoice(
        tr("Limit for each position"), tr("Engines stop thinking about it there."), limits(),
        [this] { return limitOf(m_preferences.get<AnalysisOptions>()); },
        [this](const QVariant &value) {
            AnalysisOptions changed = m_preferences.get<AnalysisOptions>();
            setLimit(changed, value.toLongLong());
            m_preferences.set(changed);
        });
    m_settings->addChoice(tr("Whose chances"), tr("In all numbers and curves."),
                          {{tr("Black’s"), valueOf(Perspective::Black)},
                           {tr("White’s"), valueOf(Perspective::White)},
                           {tr("Those of the side to move"), valueOf(Perspective::SideToMove)}},
                          options.reader(&AnalysisOptions::perspective),
                          options.writer(&AnalysisOptions::perspective));
    m_settings->addChoice(tr("On a candidate"), tr("What is written on it."), candidateValues(),
                          options.reader(&AnalysisOptions::first),
                          options.writer(&AnalysisOptions::first));
    m_settings->addChoice(tr("Below it"), tr("What is written in small letters."),
                          candidateValues(), options.reader(&AnalysisOptions::second),
                          options.writer(&AnalysisOptions::second));
    m_settings->addSwitch(tr("Show candidates"), tr("The moves that engines consider."),
                          options.reader(&AnalysisOptions::showsCandidates),
                          options.writer(&AnalysisOptions::showsCandidates));
    m_settings->addSwitch(tr("Show ownership"), tr("Whose each point will be in the end."),
                          options.reader(&AnalysisOptions::showsOwnership),
                          options.writer(&AnalysisOptions::showsOwnership));
    m_settings->addSwitch(tr("Show policy"), tr("What the network likes before it thinks."),
                          options.reader(&AnalysisOptions::showsPolicy),
                          options.writer(&AnalysisOptions::showsPolicy));
    addMistakes();
}

/// What of an analysis is marked as a mistake.
void PreferencesDialog::addMistakes()
{
    const auto change = [this](const std::function<void(MistakeLimits &)> &make) {
        AnalysisOptions options = m_preferences.get<AnalysisOptions>();
        make(options.mistakes);
        m_preferences.set(options);
    };
    const auto limits = [this] { return m_preferences.get(&AnalysisOptions::mistakes); };
    m_settings->addNumber(
        tr("Mistakes lose so much of the chance to win"), tr("Or so many points."),
        {0, 100, tr("%")}, [limits] { return static_cast<int>(std::lround(limits().rate * 100)); },
        [change](const QVariant &value) {
            change([&](MistakeLimits &kept) { kept.rate = value.toInt() / 100.0; });
        });
    m_settings->addNumber(
        tr("Mistakes lose so many points"), tr("Or so much of the chance to win."), {0, 1000},
        [limits] { return static_cast<int>(std::lround(limits().points)); },
        [change](const QVariant &value) {
            change([&](MistakeLimits &kept) { kept.points = value.toInt(); });
        });
}

void PreferencesDialog::addConsole()
{
    const OptionAccess options{m_preferences};
    m_settings->addSection(tr("Console"));
    m_settings->addSwitch(tr("Fold what analyses stream"),
                          tr("Into one line, which shows the newest."),
                          options.reader(&ConsoleOptions::foldsStreams),
                          options.writer(&ConsoleOptions::foldsStreams));
    m_settings->addSwitch(tr("Standard error beside the rest"),
                          tr("In a lane of its own, where there is room for two."),
                          options.reader(&ConsoleOptions::hasErrorLane),
                          options.writer(&ConsoleOptions::hasErrorLane));
    m_settings->addSwitch(tr("Show the whole line"),
                          tr("The current one, beside the list or below it."),
                          options.reader(&ConsoleOptions::showsWholeLine),
                          options.writer(&ConsoleOptions::showsWholeLine));
}

void PreferencesDialog::addExport()
{
    const OptionAccess settings{m_preferences};
    SettingList::Choices formats;
    for (const ExportFormatName &known : ExportFormatNames) {
        formats.emplace_back(ExportForm::formatText(known.format), valueOf(known.format));
    }
    SettingList::Choices themes;
    for (const BoardTheme &theme : ThemeLibrary::shared().all()) {
        themes.emplace_back(theme.name, theme.id);
    }
    m_settings->addSection(tr("Export"));
    m_settings->addChoice(tr("Format"), {}, formats, settings.reader(&ExportSettings::format),
                          settings.writer(&ExportSettings::format));
    m_settings->addChoice(tr("Theme of pictures"), {}, themes,
                          settings.reader(&ExportSettings::theme),
                          settings.writer(&ExportSettings::theme));
    m_settings->addNumber(
        tr("Width of pictures"), {}, {LeastExportWidth, MostExportWidth, tr("px")},
        settings.reader(&ExportSettings::width), settings.writer(&ExportSettings::width));
    m_settings->addNumber(
        tr("Pace of animations"), tr("The time for each move."), {100, 60'000, tr("ms")},
        [this] { return static_cast<int>(m_preferences.get(&ExportSettings::pace).count()); },
        [this](const QVariant &value) {
            m_preferences.set(&ExportSettings::pace, std::chrono::milliseconds(value.toInt()));
        });
    m_settings->addSwitch(tr("Moves with their numbers"), tr("Not the position alone."),
                          settings.reader(&ExportSettings::hasNumbers),
                          settings.writer(&ExportSettings::hasNumbers));
    m_settings->addSwitch(tr("Coordinates on pictures"), {},
                          settings.reader(&ExportSettings::hasCoordinates),
                          settings.writer(&ExportSettings::hasCoordinates));
    m_settings->addSwitch(tr("Marks on pictures"), tr("And the last move."),
                          settings.reader(&ExportSettings::hasMarks),
                          settings.writer(&ExportSettings::hasMarks));
}

void PreferencesDialog::addPrint()
{
    const OptionAccess settings{m_preferences};
    m_settings->addSection(tr("Print"));
    m_settings->addChoice(tr("Diagrams on a page"), {},
                          {{QStringLiteral("1"), 1},
                           {QStringLiteral("2"), 2},
                           {QStringLiteral("4"), 4},
                           {QStringLiteral("6"), 6}},
                          settings.reader(&PrintSettings::perPage),
                          settings.writer(&PrintSettings::perPage));
    m_settings->addNumber(tr("Moves in a diagram"), {}, {1, MostMovesPerDiagram},
                          settings.reader(&PrintSettings::movesPerDiagram),
                          settings.writer(&PrintSettings::movesPerDiagram));
    m_settings->addSwitch(tr("Print comments"), {}, settings.reader(&PrintSettings::hasComments),
                          settings.writer(&PrintSettings::hasComments));
    m_settings->addSwitch(tr("Print coordinates"), {},
                          settings.reader(&PrintSettings::hasCoordinates),
                          settings.writer(&PrintSettings::hasCoordinates));
    m_settings->addSwitch(
        tr("Print players and event"), tr("With date and result, above the first diagram."),
        settings.reader(&PrintSettings::hasHeader), settings.writer(&PrintSettings::hasHeader));
}

SettingList::Choices PreferencesDialog::candidateValues()
{
    return {{tr("Chance to win"), valueOf(CandidateValue::WinRate)},
            {tr("Lead in points"), valueOf(CandidateValue::Lead)},
            {tr("Loss against the best"), valueOf(CandidateValue::Loss)},
            {tr("Visits"), valueOf(CandidateValue::Visits)},
            {tr("Chance it can rely on (LCB)"), valueOf(CandidateValue::Lcb)},
            {tr("Policy"), valueOf(CandidateValue::Policy)},
            {tr("Order"), valueOf(CandidateValue::Order)},
            {tr("Nothing"), valueOf(CandidateValue::Nothing)}};
}

SettingList::Choices PreferencesDialog::limits()
{
    SettingList::Choices choices{{tr("Without limit"), qint64(0)}};
    for (const int visits : {100, 1000, 10'000, 100'000}) {
        choices.emplace_back(tr("%1 visits").arg(QLocale().toString(visits)), qint64(visits));
    }
    for (const int seconds : {1, 5, 30, 120}) {
        choices.emplace_back(tr("%n second(s)", nullptr, seconds), qint64(-seconds));
    }
    return choices;
}

} // namespace shinpan
