#include "ui/home/preferencesections.h"

#include "core/record/sgf/sgfcharset.h"
#include "ui/board/boardoptions.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/collection/charsetsample.h"
#include "ui/document/fileoptions.h"
#include "ui/home/keyscheme.h"
#include "ui/home/optionaccess.h"
#include "ui/home/settinglist.h"
#include "ui/home/thememenu.h"
#include "ui/home/windowlayout.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/match/pacebox.h"
#include "ui/match/playoptions.h"
#include "ui/settings/appearance.h"

#include <QApplication>
#include <QCoreApplication>

namespace shinpan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::PreferencesDialog)
};

[[nodiscard]] SettingList::Choices themes()
{
    const ThemeLibrary &library = ThemeLibrary::shared();
    SettingList::Choices choices;
    const QStringList pairs = library.pairs();
    for (const QString &pair : pairs) {
        choices.emplace_back(themePairName(library, pair).remove(u'&'), pair);
    }
    for (const BoardTheme &theme : library.all()) {
        choices.emplace_back(theme.name, theme.id);
    }
    return choices;
}

[[nodiscard]] SettingList::Choices orientations()
{
    const Orientation usual;
    const Orientation flipped = usual.flippedSideways();
    const auto choice = [](const QString &name, Orientation orientation) {
        return std::pair<QString, QVariant>(name, orientation.index());
    };
    return {choice(Words::tr("As in the record"), usual),
            choice(Words::tr("Turned right"), usual.turnedRight()),
            choice(Words::tr("Turned left"), usual.turnedLeft()),
            choice(Words::tr("Turned half round"), usual.turnedRight().turnedRight()),
            choice(Words::tr("Flipped sideways"), flipped),
            choice(Words::tr("Flipped upside down"), usual.flippedUpsideDown()),
            choice(Words::tr("Flipped and turned right"), flipped.turnedRight()),
            choice(Words::tr("Flipped and turned left"), flipped.turnedLeft())};
}

/// What extends ASCII only can stand for files that say nothing.
[[nodiscard]] SettingList::Choices charsets()
{
    SettingList::Choices choices;
    for (const QByteArray &charset : usualCharsets()) {
        if (!charset.startsWith("UTF-16")) {
            choices.emplace_back(charsetName(charset), charset);
        }
    }
    return choices;
}

} // namespace

void addAppearance(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(Words::tr("Appearance"));
    settings.addChoice(
        Words::tr("Colours"), {},
        {{Words::tr("As the desktop"), valueOf(ColorScheme::System)},
         {Words::tr("Light"), valueOf(ColorScheme::Light)},
         {Words::tr("Dark"), valueOf(ColorScheme::Dark)}},
        [&preferences] { return valueOf(preferences.get(&Appearance::scheme)); },
        [&preferences](const QVariant &value) {
            preferences.set(&Appearance::scheme, static_cast<ColorScheme>(value.toInt()));
            applyStyle(*qApp, preferences.get(&Appearance::scheme));
        });
    settings.addNumber(
        Words::tr("Text size"), Words::tr("Of all texts, compared with the desktop’s own size."),
        {Appearance::SmallestText, Appearance::LargestText, QStringLiteral("%")},
        [&preferences] { return preferences.get(&Appearance::textSize); },
        [&preferences](const QVariant &value) {
            preferences.set(&Appearance::textSize, value.toInt());
            applyTextZoom(preferences.get(&Appearance::textSize));
        });
    settings.addChoice(Words::tr("Language"), Words::tr("Changes at the next start."),
                       {{Words::tr("As the desktop"), QString()},
                        {QStringLiteral("Deutsch"), QStringLiteral("de")},
                        {QStringLiteral("English"), QStringLiteral("en")}},
                       options.reader(&Appearance::language),
                       options.writer(&Appearance::language));
    settings.addChoice(Words::tr("Board theme"), Words::tr("Pairs follow light and dark colours."),
                       themes(), options.reader(&BoardOptions::theme),
                       options.writer(&BoardOptions::theme));
    settings.addSwitch(Words::tr("Lively stones"),
                       Words::tr("They lie a little irregularly and move into their places."),
                       options.reader(&BoardOptions::isLively),
                       options.writer(&BoardOptions::isLively));
    settings.addSwitch(
        Words::tr("Begin with the start page"), Words::tr("When there is nothing else to show."),
        options.reader(&WindowOptions::showsHome), options.writer(&WindowOptions::showsHome));
}

void addBoard(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(Words::tr("Board"));
    settings.addChoice(Words::tr("Coordinates"), {},
                       {{Words::tr("None"), valueOf(CoordinateStyle::None)},
                        {Words::tr("Letters and numbers (A1)"), valueOf(CoordinateStyle::Letters)},
                        {Words::tr("Numbers (1-1)"), valueOf(CoordinateStyle::Numbers)},
                        {Words::tr("As in SGF (aa)"), valueOf(CoordinateStyle::Sgf)}},
                       options.reader(&BoardOptions::coordinates),
                       options.writer(&BoardOptions::coordinates));
    settings.addChoice(Words::tr("Move numbers"), {},
                       {{Words::tr("None"), valueOf(MoveNumbers::None)},
                        {Words::tr("All moves"), valueOf(MoveNumbers::All)},
                        {Words::tr("The last moves"), valueOf(MoveNumbers::Last)},
                        {Words::tr("From a position on"), valueOf(MoveNumbers::FromHere)},
                        {Words::tr("This variation"), valueOf(MoveNumbers::Variation)}},
                       options.reader(&BoardOptions::numbers),
                       options.writer(&BoardOptions::numbers));
    settings.addNumber(Words::tr("How many are the last moves"), {}, {1, MostLastMoves},
                       options.reader(&BoardOptions::lastCount),
                       options.writer(&BoardOptions::lastCount));
    settings.addChoice(
        Words::tr("Seen from"), Words::tr("Turned or flipped, for all boards."), orientations(),
        [&preferences] { return preferences.get(&BoardOptions::orientation).index(); },
        [&preferences](const QVariant &value) {
            preferences.set(&BoardOptions::orientation, Orientation::fromIndex(value.toInt()));
        });
    settings.addSwitch(Words::tr("Mark the last move"), {},
                       options.reader(&BoardOptions::marksLastMove),
                       options.writer(&BoardOptions::marksLastMove));
    settings.addSwitch(
        Words::tr("Show the next moves"), Words::tr("The moves that follow, as faint stones."),
        options.reader(&BoardOptions::showsNext), options.writer(&BoardOptions::showsNext));
    settings.addSwitch(Words::tr("Show other variations"),
                       Words::tr("What could have been played instead, as faint stones."),
                       options.reader(&BoardOptions::showsSiblings),
                       options.writer(&BoardOptions::showsSiblings));
}

void addPlaying(SettingList &settings,
                Preferences &preferences,
                const std::function<void()> &editEngines)
{
    const OptionAccess options{preferences};
    settings.addSection(Words::tr("Playing"));
    settings.addSwitch(Words::tr("Confirm moves with a second click"),
                       Words::tr("The first click only proposes a move. It guards against slips."),
                       options.reader(&BoardOptions::confirmsMoves),
                       options.writer(&BoardOptions::confirmsMoves));
    settings.addSwitch(Words::tr("Sounds"), Words::tr("Stones, captures and passes are heard."),
                       options.reader(&BoardOptions::hasSound),
                       options.writer(&BoardOptions::hasSound));
    SettingList::Choices paces;
    for (const auto &[name, pace] : PaceBox::paces()) {
        paces.emplace_back(name, static_cast<int>(pace.count()));
    }
    settings.addChoice(
        Words::tr("Pace of engines"),
        Words::tr("The least time for each of their moves, for watching."), paces,
        [&preferences] { return static_cast<int>(preferences.get(&PlayOptions::pace).count()); },
        [&preferences](const QVariant &value) {
            preferences.set(&PlayOptions::pace, std::chrono::milliseconds(value.toInt()));
        });
    settings.addButton(Words::tr("Engines"),
                       Words::tr("Their command lines, strengths and deadlines."),
                       Words::tr("Edit Engines…"), editEngines);
}

void addFiles(SettingList &settings, Preferences &preferences)
{
    const OptionAccess options{preferences};
    settings.addSection(Words::tr("Files"));
    settings.addSwitch(Words::tr("Reopen files at the next start"),
                       Words::tr("With their windows, tabs and places."),
                       options.reader(&FileOptions::restoresSession),
                       options.writer(&FileOptions::restoresSession));
    settings.addSwitch(
        Words::tr("Reload changed files without asking"),
        Words::tr("When another program changed one, and nothing of yours is lost by it."),
        options.reader(&FileOptions::reloadsUnasked), options.writer(&FileOptions::reloadsUnasked));
    settings.addChoice(Words::tr("Encoding"),
                       Words::tr("Of files that say nothing of theirs and cannot be guessed."),
                       charsets(), options.reader(&FileOptions::fallbackCharset),
                       options.writer(&FileOptions::fallbackCharset));
}

void addKeyboard(SettingList &settings,
                 Preferences &preferences,
                 const std::function<void()> &editShortcuts)
{
    const OptionAccess options{preferences};
    settings.addSection(Words::tr("Keyboard"));
    settings.addChoice(
        Words::tr("Arrow keys"),
        Words::tr("Which of them go through the moves; the others go to variations."),
        {{Words::tr("Left and Right"), valueOf(KeyScheme::LeftRight)},
         {Words::tr("Up and Down"), valueOf(KeyScheme::UpDown)}},
        options.reader(&KeyOptions::scheme), options.writer(&KeyOptions::scheme));
    settings.addButton(Words::tr("Shortcuts"),
                       Words::tr("Every action and its keys, to be changed."),
                       Words::tr("Edit Shortcuts…"), editShortcuts);
}

} // namespace shinpan
