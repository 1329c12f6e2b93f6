#include "core/regression/newtest.h"

#include "core/util/message.h"
#include "core/util/wholefile.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QByteArray playLine(Color color, const std::optional<Point> &point)
{
    return QByteArray("play ") + (color == Color::Black ? "black " : "white ")
         + (point ? QByteArray::fromStdString(vertexOf(*point)) : QByteArray("pass")) + '\n';
}

/// The text on one line, whatever it holds.
[[nodiscard]] QByteArray oneLine(const QString &text)
{
    return text.simplified().toUtf8();
}

} // namespace

QByteArray suiteLines(const NewTest &test)
{
    QByteArray lines;
    for (const QString &remark : test.remark.split(u'\n', Qt::SkipEmptyParts)) {
        lines += "# " + oneLine(remark) + '\n';
    }
    lines += "boardsize " + QByteArray::number(test.line.size.columns) + "\nclear_board\nkomi "
           + QByteArray::number(test.komi) + '\n';
    for (const SetUpStone &stone : test.line.setUp) {
        lines += playLine(stone.color, stone.point);
    }
    for (const Move &move : test.line.moves) {
        lines += playLine(move.color, move.point);
    }
    lines += QByteArray::number(test.number.value_or(0)) + ' ' + oneLine(test.command) + "\n#? ["
           + oneLine(test.expectation.pattern) + ']';
    lines += test.expectation.expectsFailure ? "*" : "";
    lines += test.expectation.isIgnored ? "&" : "";
    return lines + '\n';
}

int nextTestNumber(const RegressionSuite &suite)
{
    int highest = 0;
    for (const SuiteStep &step : suite.steps) {
        highest = std::max(highest, step.test.value_or(0));
    }
    return highest / 10 * 10 + 10;
}

Result<int> appendTest(NewTest test, const QString &path)
{
    const Result<GtpCommand> command = GtpCommand::parse(test.command.toUtf8());
    if (!command) {
        return failure(command.error());
    }
    QByteArray text;
    if (QFile::exists(path)) {
        const Result<QByteArray> there = readRegularFile(path, LargestSuite);
        if (!there) {
            return failure(there.error());
        }
        text = *there;
    }
    const RegressionSuite suite = readSuite(text);
    test.number = nextTestNumber(suite);
    if (!text.isEmpty()) {
        text += text.endsWith('\n') ? "\n" : "\n\n";
    }
    text += suiteLines(test);
    if (readSuite(text).testCount() == suite.testCount()) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "the suite ends with “quit”: what stands below is never run")));
    }
    return saveWholeFile(text, path).map([&test] { return *test.number; });
}

} // namespace shinpan
