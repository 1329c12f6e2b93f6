#include "core/graphics/enginecommand.h"

#include <QSet>
#include <QStringList>

#include <array>

namespace shinpan {

namespace {

constexpr qsizetype MostLabelLetters = 200;

constexpr std::array TypeNames{"none",    "bwboard",  "cboard", "dboard", "eplist",  "gfx",
                               "hstring", "hpstring", "param",  "plist",  "pspairs", "pstring",
                               "sboard",  "string",   "var",    "varb",   "varc",    "varp",
                               "varpo",   "varw",     "duel"};
static_assert(TypeNames.size() == static_cast<std::size_t>(LastReplyType) + 1);

[[nodiscard]] ReplyType typeFrom(QStringView name)
{
    for (std::size_t i = 0; i < TypeNames.size(); ++i) {
        if (name.compare(QLatin1String(TypeNames[i]), Qt::CaseInsensitive) == 0) {
            return static_cast<ReplyType>(i);
        }
    }
    return ReplyType::None;
}

/// Nothing for a line that is not a command.
[[nodiscard]] std::optional<EngineCommand> commandFrom(QStringView line)
{
    const QList<QStringView> fields = line.split(u'/');
    if (fields.size() < 3 || fields.size() > 5 || fields[1].trimmed().isEmpty()
        || fields[2].trimmed().isEmpty()) {
        return std::nullopt;
    }
    const QStringView kind = fields[0].trimmed();
    const qsizetype blank = kind.indexOf(u' ');
    EngineCommand command;
    command.type = typeFrom(blank < 0 ? kind : kind.first(blank));
    command.label = fields[1].trimmed().left(MostLabelLetters).toString();
    command.command = fields[2].trimmed().toString();
    if (blank >= 0) {
        command.section = kind.mid(blank).trimmed().toString();
    }
    if (fields.size() > 3) {
        command.note = fields[3].trimmed().toString();
    }
    return command;
}

[[nodiscard]] QString asWord(const QString &path)
{
    return path.contains(u' ') ? u'"' + path + u'"' : path;
}

[[nodiscard]] QString vertex(Point point)
{
    return QString::fromStdString(vertexOf(point));
}

[[nodiscard]] std::optional<QString> valueOf(QChar wildcard, const CommandChoices &choices)
{
    const auto word = [](Color color) {
        return color == Color::Black ? QStringLiteral("b") : QStringLiteral("w");
    };
    switch (wildcard.unicode()) {
    case u'm':
        return word(choices.toMove);
    case u'c':
        return word(choices.color);
    case u'p':
        return choices.point ? vertex(*choices.point) : QString();
    case u'P': {
        QStringList vertices;
        for (const Point point : choices.points) {
            vertices.append(vertex(point));
        }
        return vertices.join(u' ');
    }
    case u's':
    case u'o':
        return choices.text;
    case u'r':
    case u'f':
        return asWord(choices.fileToOpen);
    case u'w':
        return asWord(choices.fileToSave);
    default:
        return std::nullopt;
    }
}

} // namespace

QString replyTypeName(ReplyType type)
{
    return QLatin1String(TypeNames.at(static_cast<std::size_t>(type)));
}

QString EngineCommand::word() const
{
    return command.section(u' ', 0, 0, QString::SectionSkipEmpty);
}

bool EngineCommand::needs(QChar wildcard) const
{
    return command.contains(QString(u'%') + wildcard);
}

bool EngineCommand::needsNothing() const
{
    return type != ReplyType::Param && !needsPoints() && !needs(u'p') && !needs(u's')
        && !needs(u'o') && !needs(u'r') && !needs(u'f') && !needs(u'w');
}

bool EngineCommand::needsOnlyPoint() const
{
    EngineCommand rest = *this;
    rest.command.replace(QStringLiteral("%p"), QString());
    return needs(u'p') && rest.needsNothing();
}

bool EngineCommand::isText() const
{
    switch (type) {
    case ReplyType::HString:
    case ReplyType::HpString:
    case ReplyType::PString:
    case ReplyType::String:
        return true;
    default:
        return false;
    }
}

CommandList readCommands(QStringView text)
{
    CommandList list;
    QSet<QString> labels;
    for (const QStringView line : text.split(u'\n')) {
        const QStringView words = line.trimmed();
        if (words.isEmpty() || words.startsWith(u'#')) {
            continue;
        }
        const std::optional<EngineCommand> command = commandFrom(words);
        if (!command) {
            ++list.badLines;
        } else if (list.commands.size() < MostCommands && !labels.contains(command->label)) {
            labels.insert(command->label);
            list.commands.push_back(*command);
        }
    }
    return list;
}

Result<GtpCommand> filledIn(const QString &command, const CommandChoices &choices)
{
    QString line;
    for (qsizetype i = 0; i < command.size(); ++i) {
        const bool isWildcard = command[i] == u'%' && i + 1 < command.size();
        const std::optional<QString> value =
            isWildcard ? valueOf(command[i + 1], choices) : std::nullopt;
        if (value) {
            line += *value;
            ++i;
        } else {
            line += command[i];
        }
    }
    return GtpCommand::parse(line.toUtf8());
}

std::optional<Color> firstToMove(ReplyType type, const CommandChoices &choices, Stone onPoint)
{
    switch (type) {
    case ReplyType::Var:
        return choices.toMove;
    case ReplyType::VarB:
        return Color::Black;
    case ReplyType::VarW:
        return Color::White;
    case ReplyType::VarC:
        return choices.color;
    case ReplyType::VarP:
        return onPoint == Stone::Empty ? std::nullopt : std::optional(colorOf(onPoint));
    case ReplyType::VarPo:
        return onPoint == Stone::Empty ? std::nullopt : std::optional(opposite(colorOf(onPoint)));
    default:
        return std::nullopt;
    }
}

} // namespace shinpan
