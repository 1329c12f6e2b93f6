#include "ui/graphics/commanddesk.h"

#include "core/graphics/replydrawing.h"
#include "ui/board/boardview.h"
#include "ui/game/gamestatus.h"
#include "ui/game/opengame.h"
#include "ui/graphics/commandoptions.h"
#include "ui/graphics/drawinggraphics.h"
#include "ui/graphics/duel.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr QRgb LiveInk = 0xffc2185b;
constexpr QRgb PickedInk = 0xff0b57d0;
/// More differences than these would hide the board.
constexpr int MostDifferences = 60;

/// Rings where the other engine says something else about a point.
void addDifferences(BoardLayer &graphics, const CommandLayer &layer, BoardSize size)
{
    int count = 0;
    for (const ComparedRow &row : layer.table()) {
        if (row.point && row.isDifferent() && size.contains(*row.point)
            && ++count <= MostDifferences) {
            graphics.signs.push_back({*row.point, MarkKind::Differs, layer.ink});
        }
    }
}

/// What was said in answer, wherever it was said.
[[nodiscard]] QString textOf(const CommandEngine::Answer &answer)
{
    const QString text = answer.reply.text.value_or(QString());
    return text.trimmed().isEmpty() ? answer.errorOutput : text;
}

} // namespace

CommandDesk::CommandDesk(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_engines(new AskedEngines(parts.game, parts.hub, parts.store, parts.preferences, this))
    , m_picker(new PointPicker(parts.board, this))
    , m_live(new LiveDrawings(parts.hub, parts.game.cursor(), this))
    , m_position(position())
{
    m_painting.setSingleShot(true);
    m_painting.setInterval(0);
    connect(&m_painting, &QTimer::timeout, this, &CommandDesk::paint);
    connect(&parts.game.cursor(), &GameCursor::moved, this, &CommandDesk::followCursor);
    connect(&parts.game.record(), &GameRecord::infoChanged, this, &CommandDesk::followCursor);
    connect(m_engines, &AskedEngines::mainLeaving, this, &CommandDesk::clear);
    connect(m_engines, &AskedEngines::otherReplaced, this, &CommandDesk::compareAnew);
    connect(m_engines, &AskedEngines::failed, this, &CommandDesk::noteFailure);
    connect(m_picker, &PointPicker::picked, this, &CommandDesk::takePoint);
    connect(m_picker, &PointPicker::listed, this, &CommandDesk::takePoints);
    connect(m_picker, &PointPicker::changed, this, [this] {
        if (!m_picker->isPicking()) {
            m_picking.reset();
        }
        paintSoon();
        Q_EMIT pickingChanged();
    });
    connect(m_live, &LiveDrawings::changed, this, [this] {
        paint();
        Q_EMIT liveChanged();
    });
    const auto listen = [this] {
        m_live->setListening(m_parts.preferences.get(&CommandOptions::showsLiveGraphics)
                             && !m_parts.game.status().isAdviceWithheld());
    };
    connect(&parts.game, &OpenGame::changed, this, listen);
    connect(&parts.game, &OpenGame::gameStarted, this, [this] {
        if (m_parts.game.status().isAdviceWithheld()) {
            clear();
        }
    });
    parts.preferences.follow<CommandOptions>(this, listen);
    listen();
}

CommandDesk::~CommandDesk() = default;

QColor CommandDesk::liveInk()
{
    return QColor::fromRgb(LiveInk);
}

void CommandDesk::noteFailure(const QString &why, bool isMain)
{
    for (CommandLayer &layer : m_layers.all()) {
        if (isMain && layer.state == CommandLayer::State::Waiting) {
            layer.state = CommandLayer::State::Failed;
            layer.problem = why;
        }
    }
    Q_EMIT noticed(why);
    Q_EMIT layersChanged();
}

void CommandDesk::compareAnew()
{
    for (CommandLayer &layer : m_layers.all()) {
        layer.others.reset();
        askOther(layer);
    }
    paintSoon();
    Q_EMIT layersChanged();
}

EngineGame CommandDesk::position() const
{
    const GameInfo info = m_parts.game.record().info();
    EngineGame position;
    position.line = m_parts.game.cursor().line();
    position.komi = info.komi.value_or(m_parts.game.settings().komi);
    position.rules = rulesOf(info);
    return position;
}

CommandChoices CommandDesk::completed(CommandChoices choices) const
{
    choices.toMove = m_parts.game.cursor().toPlay();
    choices.color = m_color.value_or(choices.toMove);
    return choices;
}

void CommandDesk::run(const EngineCommand &command, const CommandChoices &choices)
{
    m_picker->end();
    if (m_parts.game.status().isAdviceWithheld()) {
        Q_EMIT noticed(tr("This is a serious game: commands wait till it is over."));
    } else if (command.type == ReplyType::EpList) {
        editPoints(command);
    } else if (command.needs(u'p') || command.needsPoints()) {
        pickPoints(command, choices);
    } else if (command.type == ReplyType::Param) {
        inquire(command.command, choices, [this, command](const QString &reply) {
            Q_EMIT parametersHeard(command, readParameters(reply));
        });
    } else if (command.needs(u'o')) {
        inquire(command.command, choices, [this, command](const QString &reply) {
            Q_EMIT valueHeard(command, reply.trimmed());
        });
    } else {
        show(command, choices);
    }
}

void CommandDesk::setParameter(const EngineCommand &command, const EngineParameter &parameter)
{
    const QString line = command.command + u' ' + parameter.key + u' ' + parameter.value;
    inquire(line, {}, [](const QString &) {});
}

void CommandDesk::setValue(const EngineCommand &command, const QString &value)
{
    CommandChoices choices;
    choices.text = value;
    show(command, choices);
}

void CommandDesk::pickPoints(const EngineCommand &command, const CommandChoices &choices)
{
    m_picking = command;
    m_choicesOfPicking = choices;
    if (command.needsPoints()) {
        m_picker->beginList({});
    } else {
        m_picker->begin();
    }
    m_parts.board.setFocus();
}

/// The engine's present list is where the person begins.
void CommandDesk::editPoints(const EngineCommand &command)
{
    inquire(command.command + QStringLiteral(" show"), {}, [this, command](const QString &reply) {
        m_picking = command;
        m_choicesOfPicking = {};
        m_picker->beginList(pointsIn(reply, m_position.line.size));
        m_parts.board.setFocus();
    });
}

void CommandDesk::takePoint(Point point)
{
    CommandChoices choices = m_choicesOfPicking;
    choices.point = point;
    show(EngineCommand(*m_picking), choices);
}

void CommandDesk::takePoints(const std::vector<Point> &points)
{
    CommandChoices choices = m_choicesOfPicking;
    choices.points = points;
    EngineCommand command = *m_picking;
    m_picking.reset();
    if (command.type == ReplyType::EpList) {
        command.command += QStringLiteral(" %P");
        inquire(command.command, choices, [](const QString &) {});
    } else {
        if (!points.empty()) {
            choices.point = points.front(); // as GoGui has it of varp
        }
        show(command, choices);
    }
}

void CommandDesk::inquire(const QString &command,
                          const CommandChoices &choices,
                          std::function<void(const QString &)> handler)
{
    const Result<GtpCommand> filled = filledIn(command, completed(choices));
    if (!filled || !m_engines->main()) {
        return;
    }
    m_engines->main()->ask(m_position, *filled,
                           [this, self = QPointer<CommandDesk>(this),
                            handler = std::move(handler)](const CommandEngine::Answer &answer) {
                               if (self && answer.reply.ok()) {
                                   handler(textOf(answer));
                               } else if (self) {
                                   Q_EMIT noticed(
                                       tr("The engine refuses: %1")
                                           .arg(text::message(answer.reply.text.error().text)));
                               }
                           });
}

/// One layer of a command at a time.
void CommandDesk::show(const EngineCommand &command, const CommandChoices &choices)
{
    if (!m_engines->main()) {
        return;
    }
    CommandLayer &layer = m_layers.place(command, choices);
    std::erase_if(m_duels, [this](const auto &duel) { return !m_layers.find(duel.first); });
    ask(layer);
    Q_EMIT layersChanged();
}

void CommandDesk::ask(CommandLayer &layer)
{
    layer.state = CommandLayer::State::Waiting;
    layer.others.reset();
    if (m_engines->main()->state() == CommandEngine::State::Failed) {
        layer.state = CommandLayer::State::Failed;
        layer.problem = tr("The engine is not running.");
        return;
    }
    if (layer.command.type == ReplyType::Duel && layer.choices.point) {
        playOut(layer);
        return;
    }
    const Result<GtpCommand> filled = filledIn(layer.command.command, completed(layer.choices));
    if (!filled) {
        layer.state = CommandLayer::State::Failed;
        layer.problem = text::message(filled.error());
        return;
    }
    m_engines->main()->ask(m_position, *filled,
                           [this, self = QPointer<CommandDesk>(this), id = layer.id,
                            round = m_round](const CommandEngine::Answer &answer) {
                               if (self && round == m_round) {
                                   take(id, answer);
                               }
                           });
    askOther(layer);
}

void CommandDesk::askOther(const CommandLayer &layer)
{
    const Result<GtpCommand> filled = filledIn(layer.command.command, completed(layer.choices));
    if (!m_engines->other() || !filled || layer.command.type == ReplyType::Duel) {
        return;
    }
    m_engines->other()->ask(m_position, *filled,
                            [this, self = QPointer<CommandDesk>(this), id = layer.id,
                             round = m_round](const CommandEngine::Answer &answer) {
                                if (self && round == m_round) {
                                    takeOther(id, answer);
                                }
                            });
}

/// A stone's fate, move by move.
void CommandDesk::playOut(CommandLayer &layer)
{
    const Board &board = m_parts.game.cursor().board();
    if (board.at(*layer.choices.point) == Stone::Empty) {
        layer.state = CommandLayer::State::Failed;
        layer.problem = tr("There is no stone to attack.");
        return;
    }
    auto duel = std::make_unique<Duel>(*m_engines->main(), layer.command, completed(layer.choices),
                                       m_position, board);
    Duel *const one = duel.get();
    const auto draw = [this, one, id = layer.id](const QString &said) {
        if (CommandLayer *const of = m_layers.find(id)) {
            of->drawing = BoardDrawing(m_position.line.size);
            for (const Move &move : one->line()) {
                of->drawing.addMove(move);
            }
            if (!said.isEmpty()) {
                of->drawing.addText(said);
            }
            of->reply = said;
            of->rows = rowsOf(of->command, said, of->drawing);
            of->state = said.isEmpty() ? CommandLayer::State::Waiting : CommandLayer::State::Shown;
            paintSoon();
            Q_EMIT layersChanged();
        }
    };
    connect(one, &Duel::played, this, [draw] { draw({}); });
    connect(one, &Duel::finished, this, draw);
    connect(one, &Duel::failed, this, [this, id = layer.id](const QString &why) {
        if (CommandLayer *const of = m_layers.find(id)) {
            of->state = CommandLayer::State::Failed;
            of->problem = why;
            Q_EMIT layersChanged();
        }
    });
    m_duels[layer.id] = std::move(duel);
}

void CommandDesk::take(int id, const CommandEngine::Answer &answer)
{
    CommandLayer *const of = m_layers.find(id);
    if (!of) {
        return;
    }
    AskedAbout asked{m_position.line.size, completed(of->choices)};
    if (of->choices.point) {
        asked.onPoint = m_parts.game.cursor().board().at(*of->choices.point);
    }
    of->reply = textOf(answer);
    const std::optional<BoardDrawing> drawing = drawingOf(of->command, of->reply, asked);
    if (!answer.reply.ok()) {
        of->state = CommandLayer::State::Failed;
        of->problem = text::message(answer.reply.text.error().text);
    } else if (!drawing) {
        of->state = CommandLayer::State::Failed;
        of->problem = tr("The answer is not of type “%1”.").arg(replyTypeName(of->command.type));
    } else {
        of->state = CommandLayer::State::Shown;
    }
    of->drawing =
        of->state == CommandLayer::State::Shown ? *drawing : BoardDrawing(m_position.line.size);
    of->rows = rowsOf(of->command, of->reply, of->drawing);
    paintSoon();
    Q_EMIT layersChanged();
}

void CommandDesk::takeOther(int id, const CommandEngine::Answer &answer)
{
    CommandLayer *const of = m_layers.find(id);
    if (!of) {
        return;
    }
    const AskedAbout asked{m_position.line.size, completed(of->choices)};
    const QString reply =
        answer.reply.ok() ? textOf(answer) : answer.reply.text.error().text.english();
    const BoardDrawing drawing =
        drawingOf(of->command, reply, asked).value_or(BoardDrawing(asked.size));
    of->others = rowsOf(of->command, reply, drawing);
    paintSoon();
    Q_EMIT layersChanged();
}

void CommandDesk::setCurrent(int id)
{
    const CommandLayer *const before = current();
    if (m_layers.find(id) && !(before && before->id == id)) {
        m_layers.setCurrent(id);
        paintSoon();
        Q_EMIT layersChanged();
    }
}

void CommandDesk::setRepeated(int id, bool repeats)
{
    if (CommandLayer *const of = m_layers.find(id); of && of->isRepeated != repeats) {
        of->isRepeated = repeats;
        Q_EMIT layersChanged();
    }
}

void CommandDesk::remove(int id)
{
    m_duels.erase(id);
    m_layers.remove(id);
    paintSoon();
    Q_EMIT layersChanged();
}

void CommandDesk::clear()
{
    m_picker->end();
    m_duels.clear();
    m_layers.clear();
    ++m_round;
    paintSoon();
    Q_EMIT layersChanged();
}

void CommandDesk::lightUp(std::vector<Point> points)
{
    m_lit = std::move(points);
    paint();
}

void CommandDesk::lightUpNamed(const QString &text)
{
    lightUp(pointsIn(text, m_position.line.size));
}

/// What was asked about another position goes; what is to be asked after each move is asked again.
void CommandDesk::followCursor()
{
    EngineGame now = position();
    if (now == m_position) {
        return;
    }
    if (now.line.size != m_position.line.size) {
        m_picker->end();
    }
    m_position = std::move(now);
    ++m_round;
    for (CommandEngine *engine : {m_engines->main(), m_engines->other()}) {
        if (engine) {
            engine->dropWaiting();
        }
    }
    m_duels.clear();
    m_lit.clear();
    m_layers.keepRepeated();
    for (CommandLayer &layer : m_layers.all()) {
        layer.drawing = BoardDrawing(m_position.line.size);
        layer.rows.clear();
        ask(layer);
    }
    paintSoon();
    Q_EMIT layersChanged();
}

/// Paints once in a turn of the event loop.
void CommandDesk::paintSoon()
{
    m_painting.start();
}

void CommandDesk::paint()
{
    BoardLayer graphics;
    const Board board = m_parts.game.status().board();
    for (const CommandLayer &layer : m_layers.all()) {
        graphics.add(graphicsOf(layer.drawing, board, layer.ink));
    }
    for (const LiveDrawings::Drawing &drawing : m_live->drawings()) {
        graphics.add(graphicsOf(drawing.graphics->drawing(), board, liveInk()));
    }
    const CommandLayer *const shown = current();
    if (shown && shown->others) {
        addDifferences(graphics, *shown, board.size());
    }
    for (const Point point : m_picker->points()) {
        graphics.signs.push_back({point, MarkKind::Selected, QColor::fromRgb(PickedInk)});
    }
    if (shown && shown->choices.point && m_picker->isPicking()) {
        graphics.signs.push_back({*shown->choices.point, MarkKind::Selected, shown->ink});
    }
    graphics.highlights = m_lit;
    m_parts.board.setLayer(LayerRank::Commands, std::move(graphics));
}

} // namespace shinpan
