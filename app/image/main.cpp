#include "app/cli/sgfboardplace.h"
#include "app/cli/sgfimage.h"
#include "app/cli/sgfverb.h"
#include "core/record/movefigure.h"
#include "core/record/nodepath.h"
#include "core/record/replay.h"
#include "core/record/sgfproperties.h"
#include "ui/board/boardpicture.h"
#include "ui/board/recordmarkup.h"

#include <QBuffer>
#include <QGuiApplication>

namespace {

using namespace shinpan;

BoardTheme themeOf(const QString &name)
{
    return name == QLatin1String("paper") ? paperTheme() : woodTheme();
}

void addMarkup(BoardScene &scene, const GameTree &tree, NodeId node)
{
    const NodeMarkup markup = markupAt(tree, node, scene.board.size());
    scene.markup = markupOf(scene.board, markup);
    scene.lines = linesOf(markup);
}

/// A position as the window shows it.
Result<BoardPicture> positionPicture(const GameTree &tree, const SgfImageOptions &options)
{
    const Result<BoardPlace> place = goToPlace(tree, options.place);
    if (!place) {
        return failure(place.error());
    }
    BoardPicture picture;
    picture.scene.board = place->replay.board();
    if (options.hasMarks && !place->place.isBeforeMove) {
        addMarkup(picture.scene, tree, place->place.node);
        if (const auto move = place->replay.lastMove()) {
            picture.scene.lastMove = move->point;
        }
    }
    return picture;
}

QString join(const std::vector<int> &moves)
{
    QStringList numbers;
    for (const int move : moves) {
        numbers += QString::number(move);
    }
    return numbers.join(QStringLiteral(", "));
}

/// What stands below a figure: "12, 18 at 5; 15 at a; 20 pass". A stone without a number gets a
/// letter, unless there are coordinates to name it by.
QString captionOf(const MoveFigure &figure, bool hasCoordinates, BoardMarkup &letters)
{
    QStringList parts;
    for (const MoveFigure::Remark &remark : figure.remarks) {
        QString where = QStringLiteral("pass");
        if (remark.number) {
            where = QStringLiteral("at %1").arg(*remark.number);
        } else if (remark.point && hasCoordinates) {
            where = QStringLiteral("at %1").arg(QString::fromStdString(vertexOf(*remark.point)));
        } else if (remark.point) {
            const QString letter(QChar(u'a' + static_cast<char16_t>(letters.size() % 26)));
            letters.push_back({*remark.point, MarkKind::Label, letter});
            where = QStringLiteral("at %1").arg(letter);
        }
        parts += QStringLiteral("%1 %2").arg(join(remark.moves), where);
        parts.last().replace(u' ', QChar::Nbsp); // lines are broken between remarks
    }
    return parts.join(QStringLiteral("; "));
}

/// Moves with their numbers, as in books.
Result<BoardPicture> figurePicture(const GameTree &tree, const SgfImageOptions &options)
{
    const Result<NodePlace> place = findPlace(tree, options.place);
    if (!place) {
        return failure(place.error());
    }
    const Result<MoveFigure> figure =
        figureOf(tree, place->node, *options.firstMove, options.lastMove);
    if (!figure) {
        return failure(figure.error());
    }
    BoardPicture picture;
    picture.scene.board = figure->board;
    if (options.hasMarks) {
        addMarkup(picture.scene, tree, figure->lastNode);
    }
    BoardMarkup numbers;
    picture.caption = captionOf(*figure, options.hasCoordinates, numbers);
    for (const MoveFigure::Number &number : figure->numbers) {
        numbers.push_back({number.point, MarkKind::Label, QString::number(number.move)});
    }
    std::erase_if(picture.scene.markup, [&numbers](const Mark &mark) {
        return std::ranges::find(numbers, mark.point, &Mark::point) != numbers.end();
    });
    picture.scene.markup.insert(picture.scene.markup.end(), numbers.begin(), numbers.end());
    return picture;
}

QByteArray bytesOf(const BoardPicture &picture, const SgfImageOptions &options)
{
    switch (options.format) {
    case SgfImageOptions::Format::Png: {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        toImage(picture, options.width).save(&buffer, "PNG");
        return bytes;
    }
    case SgfImageOptions::Format::Svg:
        return toSvg(picture, options.width);
    case SgfImageOptions::Format::Pdf:
        return toPdf(picture, options.width);
    }
    Q_UNREACHABLE();
}

void draw(SgfRun &run)
{
    const Result<SgfImageOptions> options = readSgfImageOptions(run.arguments());
    if (!options) {
        run.complain(options.error());
        return;
    }
    const std::optional<SgfGame> game = readOnlyGame(run);
    if (!game) {
        return;
    }
    Result<BoardPicture> picture = options->firstMove ? figurePicture(game->tree, *options)
                                                      : positionPicture(game->tree, *options);
    if (!picture) {
        run.complain(run.arguments().files().first(), picture.error());
        return;
    }
    picture->theme = themeOf(options->theme);
    picture->hasCoordinates = options->hasCoordinates;
    static_cast<void>(run.save(bytesOf(*picture, *options), options->output));
}

} // namespace

/// shinpan-image: what `shinpan-cli sgf image` becomes. Takes the words after "image".
int main(int argc, char *argv[])
{
    // Qt remarks on what a desktop session would have, which concerns nobody here.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    qputenv("QT_QPA_PLATFORM", "offscreen"); // whatever display there is, it is not needed
    const QGuiApplication application(argc, argv);
    const Result<SgfArguments> arguments =
        SgfArguments::read(QCoreApplication::arguments().sliced(1), SgfImageVerb.options);
    SgfRun run(SgfImageVerb.name, arguments.value_or(SgfArguments()));
    if (arguments) {
        draw(run);
    } else {
        run.complain(arguments.error());
    }
    return run.exitCode();
}
