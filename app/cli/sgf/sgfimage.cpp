#include "app/cli/sgf/sgfimage.h"

#include "app/cli/sgf/sgfrun.h"
#include "app/common/gameoptions.h"
#include "core/util/spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <unistd.h>

#include <cmath>
#include <limits>
#include <vector>

namespace shinpan {

namespace {

constexpr char ImageHelp[] = R"(
Draws a position of FILE's first game as the window shows it, a figure as in books, or
a slide show. No display is needed. What of marks, labels and arrows a format of letters
has no sign for is told on standard error.

  -o, --output FILE   where to write it; the ending says what (see below); a slash: a new
                      folder with a numbered PNG file for each move. - writes to standard
                      output, as --format says
  --format NAME       one of those below, whatever the ending says
  --move N            draw the position after move N (default: the end of the main line)
  --node PATH         draw that of the node; see shinpan-cli sgf position --help for paths
  --range A-B         number the moves A to B instead, on the position before A; "A-" goes
                      to the end of the line, --node PATH says which line. Captured stones
                      stay; a move onto one is noted below the board: "12 at 5". For a
                      slide show: the moves to show (default: the whole line)
  --region C3:K10     only this part of the board, named by two opposite corners
  --size PX           the width (default: 600, 50 to 8000); SVG and PDF can be enlarged
                      at will
  --pace SECONDS      how long .apng shows each position (default: 1, up to 60)
  --coordinates       write letters and numbers around the board
  --theme NAME        a theme of the window: wood (default), walnut, flat-light, flat-dark,
                      contrast-light, contrast-dark, print (black on white), or your own
  --no-marks          leave out the markup of the node and the ring on the last move
  --game N            the N-th game of the file (default: the first)
  --charset NAME      read the file in this character set, whatever it says
)";

const QCommandLineOption RangeOption(QStringLiteral("range"), {}, QStringLiteral("VALUE"));
const QCommandLineOption SizeOption(QStringLiteral("size"), {}, QStringLiteral("VALUE"));
const QCommandLineOption FormatOption(QStringLiteral("format"), {}, QStringLiteral("VALUE"));
const QCommandLineOption RegionOption(QStringLiteral("region"), {}, QStringLiteral("VALUE"));
const QCommandLineOption PaceOption(QStringLiteral("pace"), {}, QStringLiteral("VALUE"));
const QCommandLineOption ThemeOption(QStringLiteral("theme"), {}, QStringLiteral("VALUE"));
const QCommandLineOption CoordinatesOption(QStringLiteral("coordinates"));
const QCommandLineOption NoMarksOption(QStringLiteral("no-marks"));
const QList<QCommandLineOption> ImageOptions{
    OutputOption, MoveOption,   NodeOption,        RangeOption,   SizeOption,
    ThemeOption,  GameOption,   CoordinatesOption, NoMarksOption, CharsetOption,
    FormatOption, RegionOption, PaceOption};

/// The endings of files, with their dots, each once.
QStringList endings()
{
    QStringList endings;
    for (const ExportFormatName &known : ExportFormatNames) {
        if (!known.suffix.isEmpty()) {
            endings += u'.' + known.suffix;
        }
    }
    endings.removeDuplicates();
    return endings;
}

QString imageHelpEnd()
{
    QString help = sgfHelpEnd() + QStringLiteral("\nFormats, with their endings:\n");
    for (const ExportFormatName &known : ExportFormatNames) {
        const QString ending = known.suffix.isEmpty() ? QStringLiteral("/") : u'.' + known.suffix;
        help += QStringLiteral("  %1 %2 %3\n")
                    .arg(QString(known.name), -8)
                    .arg(ending, -6)
                    .arg(QString::fromUtf8(known.text));
    }
    return help;
}

/// The format that the output's name means.
Result<ExportFormat> formatOfName(const QString &path)
{
    if (path.endsWith(u'/')) {
        return ExportFormat::Frames;
    }
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const ExportFormatName &known : ExportFormatNames) {
        if (!suffix.isEmpty() && suffix == known.suffix) {
            return known.format;
        }
    }
    return failure(Message::of(
        QT_TRANSLATE_NOOP("Messages", "-o %1: the name must end in %2 or a slash; or say --format"),
        path, endings().join(QStringLiteral(", "))));
}

Result<ExportFormat> readFormat(const QCommandLineParser &arguments)
{
    if (!arguments.isSet(FormatOption)) {
        return formatOfName(arguments.value(OutputOption));
    }
    const QString name = arguments.value(FormatOption);
    QStringList names;
    for (const ExportFormatName &known : ExportFormatNames) {
        if (name == known.name) {
            return known.format;
        }
        names += known.name;
    }
    return failure(
        Message::of(QT_TRANSLATE_NOOP("Messages", "--format: there is no \"%1\"; say one of %2"),
                    name, names.join(QStringLiteral(", "))));
}

Result<void> readRange(const QString &text, SgfImageOptions &options)
{
    static const QRegularExpression Pattern(QStringLiteral("^(\\d{1,7})(-(\\d{1,7})?)?$"));
    const auto match = Pattern.match(text);
    const int first = match.captured(1).toInt();
    const int last = match.captured(2).isEmpty() ? first
                   : match.captured(3).isEmpty() ? std::numeric_limits<int>::max()
                                                 : match.captured(3).toInt();
    if (!match.hasMatch() || first < 1 || last < first) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "--range: \"%1\" is no range of moves; say 1-50, 51- or 12"),
            text));
    }
    options.firstMove = first;
    options.lastMove = last;
    return {};
}

Result<void> readPlace(const QCommandLineParser &arguments, SgfImageOptions &options)
{
    const Result<std::optional<int>> move =
        readWholeNumber(arguments, QStringLiteral("move"), 0, std::numeric_limits<int>::max() - 1);
    if (!move) {
        return failure(move.error());
    }
    if (*move && (arguments.isSet(NodeOption) || arguments.isSet(RangeOption))) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "--move goes with neither --node nor --range")));
    }
    options.place = *move ? QString::number(**move) : arguments.value(NodeOption);
    return arguments.isSet(RangeOption) ? readRange(arguments.value(RangeOption), options)
                                        : Result<void>();
}

/// Reads where to write what.
Result<void> readOutput(const QCommandLineParser &arguments, SgfImageOptions &options)
{
    if (!arguments.isSet(OutputOption)) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "-o is missing; say where to write, as in -o board.png")));
    }
    options.output = arguments.value(OutputOption);
    const auto format = readFormat(arguments);
    if (!format) {
        return failure(format.error());
    }
    options.format = *format;
    if (options.output == QLatin1String("-") && isSlideShow(*format)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "a slide show cannot be written to standard output")));
    }
    return {};
}

/// Reads how the picture looks.
Result<void> readLook(const QCommandLineParser &arguments, SgfImageOptions &options)
{
    const Result<int> width =
        readWholeNumber(arguments, QStringLiteral("size"), 50, 8000, options.width);
    if (!width) {
        return failure(width.error());
    }
    options.width = *width;
    bool isNumber = true;
    if (arguments.isSet(PaceOption)) {
        const double seconds = arguments.value(PaceOption).toDouble(&isNumber);
        if (!isNumber || !(seconds >= 0.02 && seconds <= 60)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "--pace: \"%1\" is no number of seconds from 0.02 to 60"),
                arguments.value(PaceOption)));
        }
        options.pace = std::chrono::milliseconds(std::llround(seconds * 1000));
    }
    options.region = arguments.value(RegionOption);
    options.hasCoordinates = arguments.isSet(CoordinatesOption);
    options.hasMarks = !arguments.isSet(NoMarksOption);
    if (arguments.isSet(ThemeOption)) {
        options.theme = arguments.value(ThemeOption);
    }
    return {};
}

/// Becomes the program that draws; returns if that fails.
void become(const QString &program, const QStringList &words)
{
    std::vector<QByteArray> texts{QFile::encodeName(program)};
    for (const QString &word : words) {
        texts.push_back(word.toLocal8Bit());
    }
    std::vector<char *> pointers;
    for (QByteArray &text : texts) {
        pointers.push_back(text.data());
    }
    pointers.push_back(nullptr);
    ::execv(pointers.front(), pointers.data());
}

/// Drawing needs QtGui, which would make every other verb start more slowly. So a program of its
/// own draws. Built, it stands beside this one; installed, among the programs that nobody calls.
void drawImage(SgfRun &run)
{
    if (const auto options = readSgfImageOptions(run.arguments()); !options) {
        run.complain(spoken(options.error()));
        return;
    }
    const QDir here(QCoreApplication::applicationDirPath());
    const QString beside = here.filePath(QStringLiteral("shinpan-image"));
    const QString installed = here.filePath(QStringLiteral("../libexec/shinpan/shinpan-image"));
    const QString program = QFileInfo::exists(installed) ? QDir::cleanPath(installed) : beside;
    become(program, QCoreApplication::arguments().mid(3)); // what follows "sgf image"
    run.complain(spoken(
        QT_TRANSLATE_NOOP("Messages", "%1 is missing, which draws; build Shinpan with its window "
                                      "(-DSHINPAN_UI=ON) or install it whole"),
        program));
}

} // namespace

Result<SgfImageOptions> readSgfImageOptions(const QCommandLineParser &arguments)
{
    SgfImageOptions options;
    if (arguments.positionalArguments().isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "FILE is missing; - reads standard input")));
    }
    if (arguments.positionalArguments().size() > 1) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is one argument too many"),
                                   arguments.positionalArguments()[1]));
    }
    for (const auto &read : {readOutput, readPlace, readLook}) {
        if (const Result<void> result = read(arguments, options); !result) {
            return failure(result.error());
        }
    }
    return options;
}

const Verb SgfImageVerb = sgfVerb<SgfImageVerb, ImageOptions, drawImage>(
    {.name = QLatin1String("image"),
     .summary = "draw a position, a figure or a slide show",
     .usage = "FILE -o board.png [options]",
     .help = ImageHelp,
     .moreHelp = imageHelpEnd});

} // namespace shinpan
