#include "core/check/probes.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUuid>

#include <span>

namespace shinpan {

namespace {

using Judge = bool (*)(const QString &answer);

[[nodiscard]] bool isAnything(const QString &)
{
    return true;
}

[[nodiscard]] bool isText(const QString &answer)
{
    return !answer.trimmed().isEmpty();
}

[[nodiscard]] bool isNumber(const QString &answer)
{
    bool isOne = false;
    answer.trimmed().toDouble(&isOne);
    return isOne;
}

[[nodiscard]] bool isYesOrNo(const QString &answer)
{
    const QString word = answer.trimmed();
    return word == QLatin1String("0") || word == QLatin1String("1");
}

[[nodiscard]] bool isSgf(const QString &answer)
{
    return answer.trimmed().startsWith(u'(');
}

[[nodiscard]] bool isJson(const QString &answer)
{
    return !QJsonDocument::fromJson(answer.toUtf8()).isNull();
}

/// Lines of "type/label/command", more fields allowed; blank lines and '#' lines are skipped.
[[nodiscard]] bool isAnalyzeCommands(const QString &answer)
{
    static const QRegularExpression line(QStringLiteral("^[a-z]+/[^/]*/[^/]+(/.*)?$"));
    for (const QString &text : answer.split(u'\n', Qt::SkipEmptyParts)) {
        if (!text.trimmed().isEmpty() && !text.startsWith(u'#')
            && !line.match(text.trimmed()).hasMatch()) {
            return false;
        }
    }
    return true;
}

/// A question that an engine which lists its first word should answer.
struct Question
{
    const char *line;
    Judge isRight;
};

constexpr Question UsualQuestions[] = {
    {"play b C3", isAnything},     {"move_history", isAnything},
    {"last_move", isAnything},     {"list_stones black", isAnything},
    {"captures b", isNumber},      {"showboard", isAnything},
    {"printsgf", isSgf},           {"gg-undo 1", isAnything},
    {"is_legal b C3", isYesOrNo},  {"all_legal b", isText},
    {"get_komi", isNumber},        {"get_handicap", isNumber},
    {"query_boardsize", isNumber}, {"cputime", isNumber},
    {"clear_cache", isAnything},
};
constexpr Question GomillQuestions[] = {
    {"genmove b", isText},
    {"gomill-explain_last_move", isAnything},
    {"gomill-describe_engine", isText},
    {"gomill-cpu_time", isNumber},
    {"gomill-genmove_ex", isAnything},
};
constexpr Question GoGuiQuestions[] = {
    {"gogui-analyze_commands", isAnalyzeCommands},
    {"gogui-interrupt", isAnything},
    {"gogui-play_sequence b C3 w D4", isAnything},
    {"clear_board", isAnything},
    {"gogui-setup b C3 w D4", isAnything},
    {"gogui-setup_player w", isAnything},
    {"gogui-title", isAnything},
};
constexpr Question KgsQuestions[] = {
    {"kgs-rules japanese", isAnything},
    {"kgs-genmove_cleanup b", isText},
    {"kgs-chat private shinpan hello", isAnything},
    {"kgs-game_over", isAnything},
};
constexpr Question KataGoQuestions[] = {
    {"kata-get-rules", isJson},
    {"kata-set-rules japanese", isAnything},
    {"kata-set-rules tromp-taylor", isAnything},
    {"kata-get-models", isJson},
    {"kata-list-params", isText},
    {"set_position b C3 w D4", isAnything},
};

/// Commands that everybody has, put between questions to prepare them.
[[nodiscard]] bool isPreparation(const QByteArray &name)
{
    return name == "play" || name == "genmove" || name == "clear_board";
}

/// Asks those questions whose command is listed and says which are answered, and how the others
/// fail. `family` is a proper name or a word of the report's.
[[nodiscard]] QCoro::Task<> askFamily(std::shared_ptr<CheckBench> bench,
                                      const char *id,
                                      QString family,
                                      std::span<const Question> questions)
{
    QStringList answered;
    bool hasAny = false;
    for (const Question &question : questions) {
        const QByteArray line = question.line;
        const QByteArray name = line.split(' ').constFirst();
        if (!isPreparation(name) && !bench->knows(name)) {
            continue;
        }
        hasAny = hasAny || !isPreparation(name);
        bench->mark();
        const GtpReply reply = co_await bench->ask(line, bench->limits().move);
        if (isPreparation(name)) {
            continue;
        }
        if (isRefused(reply)) {
            bench->odd(id, QT_TRANSLATE_NOOP("Messages", "lists %1, but refuses “%2”: “%3”"),
                       QString::fromUtf8(name), QString::fromUtf8(line), wordsOf(reply));
        } else if (!question.isRight(wordsOf(reply))) {
            bench->wrong(id, QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”"),
                         QString::fromUtf8(line), wordsOf(reply).left(80));
        } else {
            answered.append(QString::fromUtf8(name));
        }
    }
    answered.removeDuplicates();
    bench->mark();
    if (!hasAny) {
        bench->absent(id, QT_TRANSLATE_NOOP("Messages", "no commands of %1"), family);
    } else if (!answered.isEmpty()) {
        bench->works(id, QT_TRANSLATE_NOOP("Messages", "%1: answers %2"), family,
                     answered.join(QLatin1String(", ")));
    }
}

/// A file in the temporary directory whose name has neither blanks nor capitals: GTP cannot send
/// the former, Leela Zero 0.17 folds the latter. Nobody else can know the name.
class RecordFile
{
public:
    explicit RecordFile(const QByteArray &sgf)
        : m_path(
            QDir::temp().filePath(QStringLiteral("shinpan-check-%1.sgf")
                                      .arg(QUuid::createUuid().toString(QUuid::WithoutBraces))))
        , m_isWritten(saveWholeFile(sgf, m_path, Durability::Crash).has_value())
    { }
    ~RecordFile() { QFile::remove(m_path); }
    Q_DISABLE_COPY_MOVE(RecordFile)

    [[nodiscard]] bool canBeSent() const { return m_isWritten && !path().contains(' '); }
    [[nodiscard]] QByteArray path() const { return QFile::encodeName(m_path); }

private:
    QString m_path;
    bool m_isWritten = false;
};

[[nodiscard]] QCoro::Task<> probeUsualExtensions(std::shared_ptr<CheckBench> bench)
{
    return askFamily(bench, "extensions.usual", QStringLiteral("GNU Go"), UsualQuestions);
}

[[nodiscard]] QCoro::Task<> probeGomill(std::shared_ptr<CheckBench> bench)
{
    return askFamily(bench, "extensions.gomill", QStringLiteral("gomill"), GomillQuestions);
}

[[nodiscard]] QCoro::Task<> probeGoGui(std::shared_ptr<CheckBench> bench)
{
    return askFamily(bench, "extensions.gogui", QStringLiteral("GoGui"), GoGuiQuestions);
}

[[nodiscard]] QCoro::Task<> probeKgs(std::shared_ptr<CheckBench> bench)
{
    return askFamily(bench, "extensions.kgs", QStringLiteral("KGS"), KgsQuestions);
}

[[nodiscard]] QCoro::Task<> probeKataGo(std::shared_ptr<CheckBench> bench)
{
    return askFamily(bench, "extensions.katago", QStringLiteral("KataGo"), KataGoQuestions);
}

/// A small record, where the engine can read our files.
[[nodiscard]] QCoro::Task<> probeLoadSgf(std::shared_ptr<CheckBench> bench)
{
    const EngineProfile &profile = bench->profile();
    const bool seesOurFiles = !profile.isSandboxed && !tcpAddressOf(profile.commandLine);
    if (!bench->knows("loadsgf") || !bench->size() || !seesOurFiles) {
        co_return;
    }
    const QByteArray side = QByteArray::number(bench->size()->rows);
    const RecordFile file("(;FF[4]GM[1]SZ[" + side + "]KM[6.5];B[cc];W[dd])");
    if (!file.canBeSent()) {
        co_return;
    }
    const GtpReply reply = co_await bench->ask("loadsgf " + file.path());
    const QByteArray first = "play w C" + QByteArray::number(bench->size()->rows - 2); // SGF's cc
    const GtpReply onStone = co_await bench->ask(first);
    if (!reply.ok()) {
        bench->wrong("loadsgf",
                     QT_TRANSLATE_NOOP("Messages", "loadsgf refuses a small record: “%1”"),
                     wordsOf(reply));
    } else if (onStone.ok()) {
        bench->wrong("loadsgf",
                     QT_TRANSLATE_NOOP("Messages", "loadsgf does not put the record's stones"));
    } else {
        bench->works("loadsgf", QT_TRANSLATE_NOOP("Messages", "loadsgf reads a record"));
    }
}

} // namespace

std::span<const Probe> extensionProbes()
{
    using enum CheckArea;
    static constexpr Probe probes[] = {
        {Extensions, QT_TRANSLATE_NOOP("Messages", "usual extensions"), probeUsualExtensions},
        {Extensions, QT_TRANSLATE_NOOP("Messages", "loadsgf"), probeLoadSgf},
        {Extensions, QT_TRANSLATE_NOOP("Messages", "gomill's extensions"), probeGomill},
        {Extensions, QT_TRANSLATE_NOOP("Messages", "GoGui's extensions"), probeGoGui},
        {Extensions, QT_TRANSLATE_NOOP("Messages", "KataGo's extensions"), probeKataGo},
        {Extensions, QT_TRANSLATE_NOOP("Messages", "KGS extensions"), probeKgs},
    };
    return probes;
}

} // namespace shinpan
