#pragma once

#include "core/graphics/enginecommand.h"
#include "core/graphics/engineparameters.h"
#include "ui/graphics/askedengines.h"
#include "ui/graphics/commandengine.h"
#include "ui/graphics/commandlayers.h"
#include "ui/graphics/livedrawings.h"
#include "ui/graphics/pointpicker.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class BoardView;
class Duel;
class EngineProfileStore;
class OpenGame;
class Preferences;

/// Asks an engine the commands that it offers, about the position at the cursor, and puts what it
/// draws on the board: several layers at a time, each of which may be asked anew after each move or
/// click. A second engine can be asked the same, to be compared.
class CommandDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandDesk)

public:
    struct Parts
    {
        OpenGame &game;
        BoardView &board;
        EngineHub &hub;
        EngineProfileStore &store;
        Preferences &preferences;
    };
    /// The ink that live graphics are drawn in.
    [[nodiscard]] static QColor liveInk();

    /// Everything in `parts` outlives it.
    explicit CommandDesk(const Parts &parts, QObject *parent = nullptr);
    ~CommandDesk() override;

    /// The engine that is asked, and the one that is compared.
    [[nodiscard]] AskedEngines &engines() const { return *m_engines; }

    /// %c; nothing: the side to move.
    void setColor(std::optional<Color> color) { m_color = color; }

    /// Asks a command: at once, or when the person has picked the points that it needs; until
    /// endPicking() each click on the board asks one that needs a point only. `choices` has what a
    /// command needs beside points and colours. Parameters and present values are asked for first:
    /// parametersHeard(), valueHeard().
    void run(const EngineCommand &command, const CommandChoices &choices = {});
    /// Sends a command once more, with a parameter's new value.
    void setParameter(const EngineCommand &command, const EngineParameter &parameter);
    /// Asks a %o command with the person's new value.
    void setValue(const EngineCommand &command, const QString &value);
    [[nodiscard]] const PointPicker &picker() const { return *m_picker; }
    /// The command that points are picked for.
    [[nodiscard]] const std::optional<EngineCommand> &picking() const { return m_picking; }
    /// A list of points is asked as it is.
    void finishPicking() { m_picker->finishList(); }
    void endPicking() { m_picker->end(); }

    /// The layers from the oldest to the newest, which is on top.
    [[nodiscard]] const std::vector<CommandLayer> &layers() const { return m_layers.all(); }
    /// The one that the table is about; null without any.
    [[nodiscard]] const CommandLayer *current() const { return m_layers.current(); }
    void setCurrent(int id);
    void setRepeated(int id, bool repeats);
    void remove(int id);
    void clear();
    [[nodiscard]] const LiveDrawings &live() const { return *m_live; }
    /// Lights these points of the board up until it stands elsewhere.
    void lightUp(std::vector<Point> points);
    /// Lights up the points that a text names.
    void lightUpNamed(const QString &text);

Q_SIGNALS:
    /// What is on the board, or the current layer, is something else.
    void layersChanged();
    /// Engines have drawn something else, as often as they do.
    void liveChanged();
    void pickingChanged();
    void parametersHeard(const shinpan::EngineCommand &command,
                         const std::vector<shinpan::EngineParameter> &parameters);
    void valueHeard(const shinpan::EngineCommand &command, const QString &value);
    /// Something the person should know.
    void noticed(const QString &text);

private:
    void noteFailure(const QString &why, bool isMain);
    void compareAnew();
    [[nodiscard]] EngineGame position() const;
    [[nodiscard]] CommandChoices completed(CommandChoices choices) const;

    void pickPoints(const EngineCommand &command, const CommandChoices &choices);
    void editPoints(const EngineCommand &command);
    void takePoint(Point point);
    void takePoints(const std::vector<Point> &points);
    void show(const EngineCommand &command, const CommandChoices &choices);
    void ask(CommandLayer &layer);
    void askOther(const CommandLayer &layer);
    void playOut(CommandLayer &layer);
    void take(int id, const CommandEngine::Answer &answer);
    void takeOther(int id, const CommandEngine::Answer &answer);
    /// Asks something that is not shown; `handler` hears a good answer, a bad one is noticed.
    void inquire(const QString &command,
                 const CommandChoices &choices,
                 std::function<void(const QString &)> handler);
    void followCursor();
    void paintSoon();
    void paint();

    Parts m_parts;
    AskedEngines *m_engines;
    std::optional<Color> m_color;
    PointPicker *m_picker;
    std::optional<EngineCommand> m_picking;
    CommandChoices m_choicesOfPicking;
    LiveDrawings *m_live;
    CommandLayers m_layers;
    std::map<int, std::unique_ptr<Duel>> m_duels; ///< by the ids of their layers
    int m_round = 0; ///< of questions: answers to earlier ones are about another position
    EngineGame m_position;
    std::vector<Point> m_lit;
    QTimer m_painting;
};

} // namespace shinpan
