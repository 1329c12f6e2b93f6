#include "app/cli/sgf/sgfimage.h"
#include "app/cli/sgf/sgfrun.h"
#include "app/cli/verb/interruptshield.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/spoken.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/board/regiontext.h"
#include "ui/export/diagramomissions.h"
#include "ui/export/exporter.h"

#include <QGuiApplication>

namespace {

using namespace shinpan;

/// The theme of that id, ours or the person's; "paper" is what "print" was once called.
Result<BoardTheme> themeOf(const QString &name)
{
    const QString id = name == QLatin1String("paper") ? QStringLiteral("print") : name;
    const ThemeLibrary &library = ThemeLibrary::shared();
    if (const BoardTheme *theme = library.find(id)) {
        return *theme;
    }
    QStringList ids;
    for (const BoardTheme &theme : library.all()) {
        ids += theme.id;
    }
    return failure(
        Message::of(QT_TRANSLATE_NOOP("Messages", "--theme: there is no \"%1\"; say one of %2"),
                    name, ids.join(QStringLiteral(", "))));
}

/// How the game's boards are to look. Fails for a region that its board does not have.
Result<DiagramLook> lookOf(const GameTree &tree,
                           const BoardTheme &theme,
                           const SgfImageOptions &options)
{
    DiagramLook look;
    look.theme = theme;
    look.hasCoordinates = options.hasCoordinates;
    look.hasMarks = options.hasMarks;
    if (!options.region.isEmpty()) {
        look.region = regionFromText(options.region, boardSizeOf(tree));
        if (!look.region) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "--region: \"%1\" is no part of this board; name two "
                                              "opposite corners, as in C3:K10"),
                options.region));
        }
    }
    return look;
}

/// The only picture that is asked for.
Result<BoardPicture> singlePicture(const GameTree &tree,
                                   const NodePlace &place,
                                   const DiagramLook &look,
                                   const SgfImageOptions &options)
{
    if (!options.firstMove) {
        return positionPicture(tree, place, look);
    }
    return figurePicture(tree, place.node, {*options.firstMove, options.lastMove}, look);
}

/// Writes it, and says what it has no sign for.
void writePicture(SgfRun &run, const Result<BoardPicture> &picture, const SgfImageOptions &options)
{
    const QString path = run.files().first();
    const auto file = picture ? fileOf(*picture, options.format, options.width)
                              : Result<QByteArray>(failure(picture.error()));
    if (!file) {
        run.complain(path, spoken(file.error()));
        return;
    }
    if (const QString omissions = omissionsOf(*picture, options.format); !omissions.isEmpty()) {
        standardError().writeLine(QStringLiteral("%1: warning: %2").arg(path, omissions));
    }
    if (options.output == QLatin1String("-")) {
        run.out().writeData(*file);
    } else {
        static_cast<void>(run.save(*file, options.output));
    }
}

Result<void> writeSlideShow(const GameTree &tree,
                            const NodePlace &place,
                            const DiagramLook &look,
                            const SgfImageOptions &options)
{
    const MoveRange range =
        options.firstMove ? MoveRange{*options.firstMove, options.lastMove} : MoveRange();
    const auto slides = slidesOf(tree, place.node, range);
    if (!slides) {
        return failure(slides.error());
    }
    const InterruptShield shield; // outlives the writer, which removes what is unfinished
    SlideShowWriter writer(
        tree, {*slides, look, options.width, options.pace, options.format, options.output});
    while (!shield.hasStopped()) {
        const Result<bool> isDone = writer.step();
        if (!isDone || *isDone) {
            return isDone ? Result<void>() : failure(isDone.error());
        }
    }
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "interrupted")));
}

void draw(SgfRun &run)
{
    const Result<SgfImageOptions> options = readSgfImageOptions(run.arguments());
    if (!options) {
        run.complain(spoken(options.error()));
        return;
    }
    const Result<BoardTheme> theme = themeOf(options->theme);
    if (!theme) {
        run.complain(spoken(theme.error()));
        return;
    }
    const std::optional<SgfGame> game = readOnlyGame(run);
    if (!game) {
        return;
    }
    const GameTree &tree = game->tree;
    const Result<DiagramLook> look = lookOf(tree, *theme, *options);
    const Result<NodePlace> place = findPlace(tree, options->place);
    if (!look || !place) {
        run.complain(run.files().first(), !look ? spoken(look.error()) : spoken(place.error()));
    } else if (isSlideShow(options->format)) {
        if (const Result<void> written = writeSlideShow(tree, *place, *look, *options); !written) {
            run.complain(run.files().first(), spoken(written.error()));
        }
    } else {
        writePicture(run, singlePicture(tree, *place, *look, *options), *options);
    }
}

} // namespace

/// shinpan-image: what `shinpan-cli sgf image` becomes. Takes the words after "image".
int main(int argc, char *argv[])
{
    // Qt remarks on what a desktop session would have, which concerns nobody here.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    qputenv("QT_QPA_PLATFORM", "offscreen"); // whatever display there is, it is not needed
    const QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("shinpan"));  // to find the themes of the
    QCoreApplication::setOrganizationName(QStringLiteral("shinpan")); // window
    Verb drawing = SgfImageVerb;
    drawing.run = [](const QCommandLineParser &arguments) -> Result<int> {
        return runSgfVerb(SgfImageVerb, arguments, draw);
    };
    return runVerb(drawing, QCoreApplication::arguments().sliced(1),
                   QStringLiteral("shinpan-cli sgf"));
}
