// What there is to set: the sections of PreferencesDialog.

#include "core/record/sgf/sgfcharset.h"
#include "ui/board/boardoptions.h"
#include "ui/board/themelibrary.h"
#include "ui/collection/charsetname.h"
#include "ui/document/fileoptions.h"
#include "ui/home/keyscheme.h"
#include "ui/home/optionaccess.h"
#include "ui/home/preferencesdialog.h"
#include "ui/home/thememenu.h"
#include "ui/home/windowlayout.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/match/pacebox.h"
#include "ui/match/playoptions.h"
#include "ui/settings/appearance.h"

#include <QApplication>

namespace shinpan {

void PreferencesDialog::addAppearance()
{
    const OptionAccess kept{m_preferences};
    m_settings->addSection(tr("Appearance"));
    m_settings->addChoice(
        tr("Colours"), {},
        {{tr("As the desktop"), valueOf(ColorScheme::System)},
         {tr("Light"), valueOf(ColorScheme::Light)},
         {tr("Dark"), valueOf(ColorScheme::Dark)}},
        [this] { return valueOf(m_preferences.get(&Appearance::scheme)); },
        [this](const QVariant &value) {
            m_preferences.set(&Appearance::scheme, static_cast<ColorScheme>(value.toInt()));
            applyStyle(*qApp, m_preferences.get(&Appearance::scheme));
        });
    m_settings->addNumber(
        tr("Text size"), tr("Of all texts, compared with the desktop’s own size."),
        {Appearance::SmallestText, Appearance::LargestText, QStringLiteral("%")},
        [this] { return m_preferences.get(&Appearance::textSize); },
        [this](const QVariant &value) {
            m_preferences.set(&Appearance::textSize, value.toInt());
            applyTextZoom(m_preferences.get(&Appearance::textSize));
        });
    m_settings->addChoice(tr("Language"), tr("Changes at the next start."),
                          {{tr("As the desktop"), QString()},
                           {QStringLiteral("Deutsch"), QStringLiteral("de")},
                           {QStringLiteral("English"), QStringLiteral("en")}},
                          kept.reader(&Appearance::language), kept.writer(&Appearance::language));
    m_settings->addChoice(tr("Board theme"), tr("Pairs follow light and dark colours."), themes(),
                          kept.reader(&BoardOptions::theme), kept.writer(&BoardOptions::theme));
    m_settings->addSwitch(
        tr("Lively stones"), tr("They lie a little irregularly and move into their places."),
        kept.reader(&BoardOptions::isLively), kept.writer(&BoardOptions::isLively));
    m_settings->addSwitch(
        tr("Begin with the start page"), tr("When there is nothing else to show."),
        kept.reader(&WindowOptions::showsHome), kept.writer(&WindowOptions::showsHome));
}

void PreferencesDialog::addBoard()
{
    const OptionAccess kept{m_preferences};
    m_settings->addSection(tr("Board"));
    m_settings->addChoice(tr("Coordinates"), {},
                          {{tr("None"), valueOf(CoordinateStyle::None)},
                           {tr("Letters and numbers (A1)"), valueOf(CoordinateStyle::Letters)},
                           {tr("Numbers (1-1)"), valueOf(CoordinateStyle::Numbers)},
                           {tr("As in SGF (aa)"), valueOf(CoordinateStyle::Sgf)}},
                          kept.reader(&BoardOptions::coordinates),
                          kept.writer(&BoardOptions::coordinates));
    m_settings->addChoice(tr("Move numbers"), {},
                          {{tr("None"), valueOf(MoveNumbers::None)},
                           {tr("All moves"), valueOf(MoveNumbers::All)},
                           {tr("The last moves"), valueOf(MoveNumbers::Last)},
                           {tr("From a position on"), valueOf(MoveNumbers::FromHere)},
                           {tr("This variation"), valueOf(MoveNumbers::Variation)}},
                          kept.reader(&BoardOptions::numbers), kept.writer(&BoardOptions::numbers));
    m_settings->addNumber(tr("How many are the last moves"), {}, {1, MostLastMoves},
                          kept.reader(&BoardOptions::lastCount),
                          kept.writer(&BoardOptions::lastCount));
    m_settings->addChoice(
        tr("Seen from"), tr("Turned or flipped, for all boards."), orientations(),
        [this] { return m_preferences.get(&BoardOptions::orientation).index(); },
        [this](const QVariant &value) {
            m_preferences.set(&BoardOptions::orientation, Orientation::fromIndex(value.toInt()));
        });
    m_settings->addSwitch(tr("Mark the last move"), {}, kept.reader(&BoardOptions::marksLastMove),
                          kept.writer(&BoardOptions::marksLastMove));
    m_settings->addSwitch(tr("Show the next moves"), tr("The moves that follow, as faint stones."),
                          kept.reader(&BoardOptions::showsNext),
                          kept.writer(&BoardOptions::showsNext));
    m_settings->addSwitch(
        tr("Show other variations"), tr("What could have been played instead, as faint stones."),
        kept.reader(&BoardOptions::showsSiblings), kept.writer(&BoardOptions::showsSiblings));
}

void PreferencesDialog::addPlaying()
{
    const OptionAccess kept{m_preferences};
    m_settings->addSection(tr("Playing"));
    m_settings->addSwitch(tr("Confirm moves with a second click"),
                          tr("The first click only proposes a move. It guards against slips."),
                          kept.reader(&BoardOptions::confirmsMoves),
                          kept.writer(&BoardOptions::confirmsMoves));
    m_settings->addSwitch(tr("Sounds"), tr("Stones, captures and passes are heard."),
                          kept.reader(&BoardOptions::hasSound),
                          kept.writer(&BoardOptions::hasSound));
    SettingList::Choices paces;
    for (const auto &[name, pace] : PaceBox::paces()) {
        paces.emplace_back(name, static_cast<int>(pace.count()));
    }
    m_settings->addChoice(
        tr("Pace of engines"), tr("The least time for each of their moves, for watching."), paces,
        [this] { return static_cast<int>(m_preferences.get(&PlayOptions::pace).count()); },
        [this](const QVariant &value) {
            m_preferences.set(&PlayOptions::pace, std::chrono::milliseconds(value.toInt()));
        });
    m_settings->addButton(tr("Engines"), tr("Their command lines, strengths and deadlines."),
                          tr("Edit Engines…"), [this] { Q_EMIT enginesRequested(); });
}

void PreferencesDialog::addFiles()
{
    const OptionAccess kept{m_preferences};
    m_settings->addSection(tr("Files"));
    m_settings->addSwitch(
        tr("Reopen files at the next start"), tr("With their windows, tabs and places."),
        kept.reader(&FileOptions::restoresSession), kept.writer(&FileOptions::restoresSession));
    m_settings->addSwitch(
        tr("Reload changed files without asking"),
        tr("When another program changed one, and nothing of yours is lost by it."),
        kept.reader(&FileOptions::reloadsUnasked), kept.writer(&FileOptions::reloadsUnasked));
    m_settings->addChoice(tr("Encoding"),
                          tr("Of files that say nothing of theirs and cannot be guessed."),
                          charsets(), kept.reader(&FileOptions::fallbackCharset),
                          kept.writer(&FileOptions::fallbackCharset));
}

void PreferencesDialog::addKeyboard()
{
    const OptionAccess kept{m_preferences};
    m_settings->addSection(tr("Keyboard"));
    m_settings->addChoice(tr("Arrow keys"),
                          tr("Which of them go through the moves; the others go to variations."),
                          {{tr("Left and Right"), valueOf(KeyScheme::LeftRight)},
                           {tr("Up and Down"), valueOf(KeyScheme::UpDown)}},
                          kept.reader(&KeyOptions::scheme), kept.writer(&KeyOptions::scheme));
    m_settings->addButton(tr("Shortcuts"), tr("Every action and its keys, to be changed."),
                          tr("Edit Shortcuts…"), [this] { Q_EMIT shortcutsRequested(); });
}

SettingList::Choices PreferencesDialog::themes()
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

SettingList::Choices PreferencesDialog::orientations()
{
    const Orientation usual;
    const Orientation flipped = usual.flippedSideways();
    const auto choice = [](const QString &name, Orientation orientation) {
        return std::pair<QString, QVariant>(name, orientation.index());
    };
    return {choice(tr("As in the record"), usual),
            choice(tr("Turned right"), usual.turnedRight()),
            choice(tr("Turned left"), usual.turnedLeft()),
            choice(tr("Turned half round"), usual.turnedRight().turnedRight()),
            choice(tr("Flipped sideways"), flipped),
            choice(tr("Flipped upside down"), usual.flippedUpsideDown()),
            choice(tr("Flipped and turned right"), flipped.turnedRight()),
            choice(tr("Flipped and turned left"), flipped.turnedLeft())};
}

/// What extends ASCII only can stand for files that say nothing.
SettingList::Choices PreferencesDialog::charsets()
{
    SettingList::Choices choices;
    for (const QByteArray &charset : usualCharsets()) {
        if (!charset.startsWith("UTF-16")) {
            choices.emplace_back(charsetName(charset), charset);
        }
    }
    return choices;
}

} // namespace shinpan
