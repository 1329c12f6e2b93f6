#include "ui/home/preferencesections.h"

#include "core/record/sgf/sgfcharset.h"
#include "core/util/language.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/board/boardoptions.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/collection/charsetsample.h"
#include "ui/console/consoleoptions.h"
#include "ui/document/fileoptions.h"
#include "ui/export/exportform.h"
#include "ui/game/newgamesettings.h"
#include "ui/home/arrangement.h"
#include "ui/home/settinglist.h"
#include "ui/home/shortcutbook.h"
#include "ui/home/thememenu.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/textzoom.h"
#include "ui/match/pacebox.h"
#include "ui/match/playoptions.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/words/rulestext.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <type_traits>

namespace shinpan {

namespace {

using Choices = SettingList::Choices;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// A member of options as a SettingList has it: enumerators and the like as numbers.
template <typename T>
[[nodiscard]] QVariant valueOf(const T &value)
{
    if constexpr (std::is_enum_v<T>) {
        return static_cast<int>(value);
    } else if constexpr (std::is_same_v<T, milliseconds> || std::is_same_v<T, seconds>) {
        return static_cast<int>(value.count());
    } else if constexpr (std::is_same_v<T, Orientation>) {
        return value.index();
    } else {
        return QVariant::fromValue(value);
    }
}

template <typename T>
[[nodiscard]] T fromValue(const QVariant &value)
{
    if constexpr (std::is_enum_v<
                      T> || std::is_same_v<T, milliseconds> || std::is_same_v<T, seconds>) {
        return static_cast<T>(value.toInt());
    } else if constexpr (std::is_same_v<T, Orientation>) {
        return Orientation::fromIndex(value.toInt());
    } else {
        return value.value<T>();
    }
}

[[nodiscard]] Choices themes()
{
    Choices choices;
    for (const BoardTheme &theme : ThemeLibrary::shared().all()) {
        choices.emplace_back(theme.name, theme.id);
    }
    return choices;
}

/// The sections, one function each.
class Sections
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::PreferencesDialog)

public:
    Sections(SettingList &settings, Preferences &preferences)
        : m_settings(settings)
        , m_preferences(preferences)
    { }

    void addAppearance();
    void addBoard();
    void addPlaying(const std::function<void()> &editEngines);
    void addAnalysis();
    void addConsole();
    void addFiles();
    void addExport();
    void addPrint();
    void addKeyboard(const std::function<void()> &editShortcuts);

private:
    using Value = SettingList::Value;

    /// `changed` is called after the person changed it.
    template <typename Options, typename T>
    [[nodiscard]] Value option(T Options::*member, const std::function<void()> &changed = {}) const
    {
        return {[&kept = m_preferences, member] { return valueOf(kept.get(member)); },
                [&kept = m_preferences, member, changed](const QVariant &value) {
                    kept.set(member, fromValue<T>(value));
                    if (changed) {
                        changed();
                    }
                },
                valueOf(Options().*member)};
    }
    template <typename Options>
    void addSwitch(const QString &label, const QString &note, bool Options::*member)
    {
        m_settings.addSwitch(label, note, option(member));
    }
    template <typename Options, typename T>
    void addChoice(const QString &label,
                   const QString &note,
                   const Choices &choices,
                   T Options::*member)
    {
        m_settings.addChoice(label, note, choices, option(member));
    }

    [[nodiscard]] static Choices languageChoices();
    [[nodiscard]] static Choices boardThemes();
    [[nodiscard]] static Choices orientations();
    [[nodiscard]] static Choices charsets();
    [[nodiscard]] static Choices candidateValues();
    [[nodiscard]] static Choices boardSizes();
    [[nodiscard]] static Choices rules();
    [[nodiscard]] static Choices komis();
    template <typename T>
    [[nodiscard]] Value mistakes(T MistakeLimits::*limit, double scale) const;

    SettingList &m_settings;
    Preferences &m_preferences;
};

Choices Sections::languageChoices()
{
    Choices choices{{tr("Same as the desktop"), QString()}};
    for (const Language &language : languages()) {
        choices.emplace_back(language.name(), QString::fromLatin1(language.code));
    }
    return choices;
}

/// The themes with the pairs that follow the desktop.
Choices Sections::boardThemes()
{
    const ThemeLibrary &library = ThemeLibrary::shared();
    Choices choices;
    const QStringList pairs = library.pairs();
    for (const QString &pair : pairs) {
        choices.emplace_back(plainLabel(themePairName(library, pair)), pair);
    }
    const Choices single = themes();
    choices.insert(choices.end(), single.begin(), single.end());
    return choices;
}

Choices Sections::orientations()
{
    const Orientation usual;
    const Orientation flipped = usual.flippedSideways();
    return {{tr("As in the record"), usual.index()},
            {tr("Turned right"), usual.turnedRight().index()},
            {tr("Turned left"), usual.turnedLeft().index()},
            {tr("Turned upside down"), usual.turnedRight().turnedRight().index()},
            {tr("Flipped sideways"), flipped.index()},
            {tr("Flipped upside down"), usual.flippedUpsideDown().index()},
            {tr("Flipped and turned right"), flipped.turnedRight().index()},
            {tr("Flipped and turned left"), flipped.turnedLeft().index()}};
}

/// What extends ASCII only can stand for files that say nothing.
Choices Sections::charsets()
{
    Choices choices;
    for (const QByteArray &charset : usualCharsets()) {
        if (!charset.startsWith("UTF-16")) {
            choices.emplace_back(charsetName(charset), charset);
        }
    }
    return choices;
}

Choices Sections::candidateValues()
{
    return {{tr("Chance to win"), valueOf(CandidateValue::WinRate)},
            {tr("Lead in points"), valueOf(CandidateValue::Lead)},
            {tr("Loss against the best"), valueOf(CandidateValue::Loss)},
            {tr("Visits"), valueOf(CandidateValue::Visits)},
            {tr("Lower bound of the chance (LCB)"), valueOf(CandidateValue::Lcb)},
            {tr("Policy"), valueOf(CandidateValue::Policy)},
            {tr("Order"), valueOf(CandidateValue::Order)},
            {tr("Nothing"), valueOf(CandidateValue::Nothing)}};
}

Choices Sections::boardSizes()
{
    Choices choices{{tr("As in the last game"), 0}};
    for (const int size : {9, 13, 19}) {
        choices.emplace_back(QStringLiteral("%1 × %1").arg(size), size);
    }
    return choices;
}

Choices Sections::rules()
{
    Choices choices{{tr("As in the last game"), QString()}};
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        choices.emplace_back(choice.name, QString::fromStdString(toText(choice.rules)));
    }
    return choices;
}

Choices Sections::komis()
{
    Choices choices{{tr("As in the last game"), QString()}};
    for (const double komi : {0.0, 0.5, 5.5, 6.5, 7.0, 7.5}) {
        choices.emplace_back(text::points(komi), QString::number(komi));
    }
    return choices;
}

/// What of an analysis is marked as a mistake; the setting is `scale` times the limit.
template <typename T>
Sections::Value Sections::mistakes(T MistakeLimits::*limit, double scale) const
{
    const auto shown = [limit, scale](const MistakeLimits &limits) {
        return static_cast<int>(std::lround(static_cast<double>(limits.*limit) * scale));
    };
    return {[&kept = m_preferences, shown] { return shown(kept.get(&AnalysisOptions::mistakes)); },
            [&kept = m_preferences, limit, scale](const QVariant &value) {
                auto options = kept.get<AnalysisOptions>();
                options.mistakes.*limit = static_cast<T>(value.toInt() / scale);
                kept.set(options);
            },
            shown(MistakeLimits())};
}

void Sections::addAppearance()
{
    Preferences &kept = m_preferences;
    m_settings.addSection(tr("Appearance"));
    m_settings.addChoice(
        tr("Colours"), {},
        {{tr("Same as the desktop"), valueOf(ColorScheme::System)},
         {tr("Light"), valueOf(ColorScheme::Light)},
         {tr("Dark"), valueOf(ColorScheme::Dark)}},
        option(&Appearance::scheme, [&kept] { applyStyle(*qApp, kept.get(&Appearance::scheme)); }));
    m_settings.addNumber(
        tr("Text size"), tr("Of all text, relative to the desktop’s own size."),
        {Appearance::SmallestText, Appearance::LargestText, QStringLiteral("%")},
        option(&Appearance::textSize, [&kept] { applyTextZoom(kept.get(&Appearance::textSize)); }));
    addChoice(tr("Language"), tr("Changes at the next start."), languageChoices(),
              &Appearance::language);
    addChoice(tr("Board theme"), tr("Pairs follow the light or dark colours."), boardThemes(),
              &BoardOptions::theme);
    addSwitch(tr("Lively stones"), tr("They lie slightly irregularly and slide into place."),
              &BoardOptions::isLively);
    addSwitch(tr("Start with the start page"), tr("When there is nothing else to show."),
              &WindowOptions::showsHome);
}

void Sections::addBoard()
{
    m_settings.addSection(tr("Board"));
    addChoice(tr("Coordinates"), {},
              {{tr("None"), valueOf(CoordinateStyle::None)},
               {tr("Letters and numbers (A1)"), valueOf(CoordinateStyle::Letters)},
               {tr("Numbers (1-1)"), valueOf(CoordinateStyle::Numbers)},
               {tr("As in SGF (aa)"), valueOf(CoordinateStyle::Sgf)}},
              &BoardOptions::coordinates);
    addChoice(tr("Move numbers"), {},
              {{tr("None"), valueOf(MoveNumbers::None)},
               {tr("All moves"), valueOf(MoveNumbers::All)},
               {tr("The last moves"), valueOf(MoveNumbers::Last)},
               {tr("From a position on"), valueOf(MoveNumbers::FromHere)},
               {tr("This variation"), valueOf(MoveNumbers::Variation)}},
              &BoardOptions::numbers);
    m_settings.addNumber(tr("Number of last moves"), {}, {1, MostLastMoves},
                         option(&BoardOptions::lastCount));
    addChoice(tr("Seen from"), tr("Turned or flipped, for all boards."), orientations(),
              &BoardOptions::orientation);
    addSwitch(tr("Mark the last move"), {}, &BoardOptions::marksLastMove);
    addSwitch(tr("Show the next moves"), tr("The moves that follow, as faint stones."),
              &BoardOptions::showsNext);
    addSwitch(tr("Show other variations"),
              tr("What could have been played instead, as faint stones."),
              &BoardOptions::showsSiblings);
}

void Sections::addPlaying(const std::function<void()> &editEngines)
{
    m_settings.addSection(tr("Playing"));
    m_settings.addText(tr("Your name"), tr("For the records of your games."),
                       option(&GameDefaults::name));
    addChoice(tr("Board size of new games"), {}, boardSizes(), &GameDefaults::size);
    addChoice(tr("Rules of new games"), {}, rules(), &GameDefaults::rules);
    addChoice(tr("Komi of new games"), tr("Where there is no handicap."), komis(),
              &GameDefaults::komi);
    addSwitch(tr("Confirm moves with a second click"),
              tr("The first click only proposes a move, which guards against slips."),
              &BoardOptions::confirmsMoves);
    addSwitch(tr("Sounds"), tr("Hear stones, captures, passes and resignations."),
              &BoardOptions::hasSound);
    Choices paces;
    for (const auto &[name, pace] : PaceBox::paces()) {
        paces.emplace_back(name, valueOf(pace));
    }
    addChoice(tr("Pace of engines"), tr("The least time for each of their moves, for watching."),
              paces, &PlayOptions::pace);
    addSwitch(
        tr("Show what the opponent thinks during the game"),
        tr("Its chances, and the moves it expects. Otherwise it tells when the game is over."),
        &PlayOptions::showsRemarks);
    m_settings.addButton(tr("Engines"), tr("Their command lines, strengths and time limits."),
                         tr("Edit Engines…"), editEngines);
}

void Sections::addAnalysis()
{
    m_settings.addSection(tr("Analysis"));
    constexpr int MostVisits = 1'000'000'000;
    constexpr int MostSeconds = 86'400;
    m_settings.addNumber(tr("Visits for each position"),
                         tr("Engines stop thinking about it after that many. 0: no limit."),
                         {0, MostVisits}, option(&AnalysisOptions::visits));
    m_settings.addNumber(tr("Time for each position"),
                         tr("Engines stop thinking about it after that long. 0: no limit."),
                         {0, MostSeconds, tr("s")}, option(&AnalysisOptions::duration));
    addChoice(tr("Whose chances"), tr("In all numbers and curves."),
              {{tr("Black’s"), valueOf(Perspective::Black)},
               {tr("White’s"), valueOf(Perspective::White)},
               {tr("Those of the side to move"), valueOf(Perspective::SideToMove)}},
              &AnalysisOptions::perspective);
    addChoice(tr("Candidates show"), tr("Large, in the middle."), candidateValues(),
              &AnalysisOptions::first);
    addChoice(tr("Candidates also show"), tr("Small, below it."), candidateValues(),
              &AnalysisOptions::second);
    addSwitch(tr("Show candidates"), tr("The moves that engines consider."),
              &AnalysisOptions::showsCandidates);
    addSwitch(tr("Show ownership"), tr("Who will own each point in the end."),
              &AnalysisOptions::showsOwnership);
    addSwitch(tr("Show policy"), tr("What the network likes before it starts searching."),
              &AnalysisOptions::showsPolicy);
    m_settings.addNumber(tr("Win rate lost by a mistake"), tr("At least, or the points below."),
                         {0, 100, tr("%")}, mistakes(&MistakeLimits::rate, 100));
    m_settings.addNumber(tr("Points lost by a mistake"), tr("At least, or the win rate above."),
                         {0, 1000}, mistakes(&MistakeLimits::points, 1));
    m_settings.addNumber(tr("Visits needed to call a mistake"),
                         tr("Moves an engine has looked at less often are not called mistakes."),
                         {0, 1'000'000}, mistakes(&MistakeLimits::visits, 1));
    addSwitch(tr("Keep the mistakes of my reviewed games as questions"),
              tr("They are asked again on other days; Game › Practice shows and deletes them."),
              &AnalysisOptions::keepsMistakes);
}

void Sections::addConsole()
{
    m_settings.addSection(tr("Console"));
    addSwitch(tr("Fold streamed analysis"), tr("Into a single line that shows the latest."),
              &ConsoleOptions::foldsStreams);
    addSwitch(tr("Standard error beside the rest"),
              tr("In a lane of its own where there is room for two."),
              &ConsoleOptions::hasErrorLane);
    addSwitch(tr("Show the whole line"), tr("The current one, beside or below the list."),
              &ConsoleOptions::showsWholeLine);
    m_settings.addNumber(
        tr("Lines kept of each engine"),
        tr("On disk, until the game is closed; beyond this the oldest go."),
        {ConsoleOptions::FewestMebibytes, ConsoleOptions::MostMebibytes, tr("MiB")},
        option(&ConsoleOptions::mebibytes));
}

void Sections::addFiles()
{
    m_settings.addSection(tr("Files"));
    addSwitch(tr("Reopen files at the next start"), tr("With their windows, tabs and places."),
              &FileOptions::restoresSession);
    addSwitch(tr("Reload changed files without asking"),
              tr("When another program changed one and none of your work would be lost."),
              &FileOptions::reloadsUnasked);
    addSwitch(tr("Keep finished games"),
              tr("A game that is over and not yet in a file is saved in the folder below."),
              &FileOptions::keepsGames);
    m_settings.addText(tr("Folder of finished games"), {}, option(&FileOptions::gamesFolder));
    addChoice(tr("Encoding"), tr("For files that do not state it and where it cannot be guessed."),
              charsets(), &FileOptions::fallbackCharset);
}

void Sections::addExport()
{
    Choices formats;
    for (const ExportFormatName &known : ExportFormatNames) {
        formats.emplace_back(ExportForm::formatText(known.format), valueOf(known.format));
    }
    m_settings.addSection(tr("Export"));
    addChoice(tr("Format"), {}, formats, &ExportSettings::format);
    addChoice(tr("Theme of pictures"), {}, themes(), &ExportSettings::theme);
    m_settings.addNumber(tr("Width of pictures"), {}, {LeastExportWidth, MostExportWidth, tr("px")},
                         option(&ExportSettings::width));
    m_settings.addNumber(tr("Pace of animations"), tr("The time for each move."),
                         {100, 60'000, tr("ms")}, option(&ExportSettings::pace));
    addSwitch(tr("Number the moves"), tr("The moves of the game, not the position alone."),
              &ExportSettings::hasNumbers);
    addSwitch(tr("Coordinates on pictures"), {}, &ExportSettings::hasCoordinates);
    addSwitch(tr("Marks on pictures"), tr("And the last move."), &ExportSettings::hasMarks);
}

void Sections::addPrint()
{
    m_settings.addSection(tr("Print"));
    Choices counts;
    for (const int count : {1, 2, 4, 6}) {
        counts.emplace_back(QString::number(count), count);
    }
    addChoice(tr("Diagrams on a page"), {}, counts, &PrintSettings::perPage);
    m_settings.addNumber(tr("Moves in a diagram"), {}, {1, MostMovesPerDiagram},
                         option(&PrintSettings::movesPerDiagram));
    addSwitch(tr("Print variations"), tr("After the game, in diagrams of their own."),
              &PrintSettings::hasVariations);
    addSwitch(tr("Print comments"), {}, &PrintSettings::hasComments);
    addSwitch(tr("Print coordinates"), {}, &PrintSettings::hasCoordinates);
    addSwitch(tr("Print players and event"), tr("With date and result, above the first diagram."),
              &PrintSettings::hasHeader);
}

void Sections::addKeyboard(const std::function<void()> &editShortcuts)
{
    m_settings.addSection(tr("Keyboard"));
    addChoice(tr("Arrow keys"),
              tr("Which of them go through the moves; the others go to variations."),
              {{tr("Left and Right"), valueOf(KeyScheme::LeftRight)},
               {tr("Up and Down"), valueOf(KeyScheme::UpDown)}},
              &KeyOptions::scheme);
    m_settings.addButton(tr("Shortcuts"), tr("Every action and its keys."), tr("Edit Shortcuts…"),
                         editShortcuts);
}

} // namespace

void addPreferences(SettingList &settings,
                    Preferences &preferences,
                    const std::function<void()> &editEngines,
                    const std::function<void()> &editShortcuts)
{
    Sections sections(settings, preferences);
    sections.addAppearance();
    sections.addBoard();
    sections.addPlaying(editEngines);
    sections.addAnalysis();
    sections.addConsole();
    sections.addFiles();
    sections.addExport();
    sections.addPrint();
    sections.addKeyboard(editShortcuts);
}

} // namespace shinpan
