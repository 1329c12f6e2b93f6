#include "ui/analysis/analysisactions.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/areachooser.h"
#include "ui/analysis/scoreestimator.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/settings/preferences.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>

#include <functional>

namespace shinpan {

namespace {

constexpr int MostVisits = 1'000'000'000;
constexpr int MostSeconds = 86'400;

/// Adds a choice to a menu, one of those of `group`. It is checked while `isChosen` says so.
struct Choices
{
    QMenu &menu;
    QActionGroup &group;

    void add(const QString &text,
             const std::function<bool()> &isChosen,
             const std::function<void()> &choose) const
    {
        QAction *action = menu.addAction(text, &menu, choose);
        action->setCheckable(true);
        group.addAction(action);
        QObject::connect(&menu, &QMenu::aboutToShow, action,
                         [action, isChosen] { action->setChecked(isChosen()); });
    }
};

/// A menu that stays open while one ticks.
class TickMenu final : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!tick(actionAt(event->position().toPoint()))) {
            QMenu::mouseReleaseEvent(event);
        }
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool isPress = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return
                          || event->key() == Qt::Key_Enter;
        if (!isPress || !tick(activeAction())) {
            QMenu::keyPressEvent(event);
        }
    }

private:
    [[nodiscard]] static bool tick(QAction *action)
    {
        const bool isTicked = action != nullptr && action->isEnabled() && action->isCheckable();
        if (isTicked) {
            action->trigger();
        }
        return isTicked;
    }
};

} // namespace

AnalysisActions::AnalysisActions(const Parts &parts, QWidget &window)
    : QObject(&window)
    , analyse(new QAction(symbolIcon(Symbol::Play), tr("&Analyse"), this))
    , settings(new QAction(tr("En&gine Settings…"), this))
    , m_parts(parts)
    , m_window(window)
{
    analyse->setToolTip(tr("Let engines think about the position on the board (Space)"));
    analyse->setCheckable(true);
    analyse->setShortcut(Qt::Key_Space);
    analyse->setShortcutContext(Qt::WidgetShortcut); // buttons nearby are pressed with it
    connect(analyse, &QAction::triggered, &m_parts.analysis, &AnalysisController::toggle);
    candidates = addOverlay(tr("&Candidates"), Qt::Key_F, &AnalysisOptions::showsCandidates);
    ownership = addOverlay(tr("&Ownership"), Qt::Key_O, &AnalysisOptions::showsOwnership);
    policy = addOverlay(tr("&Policy"), Qt::Key_T, &AnalysisOptions::showsPolicy);
    addEstimate();
    addAreas();
    connect(&m_parts.analysis, &AnalysisController::changed, this, &AnalysisActions::refresh);
    connect(&m_parts.analysis, &AnalysisController::enginesWanted, this, &AnalysisActions::refresh);
    connect(&m_parts.scoring, &ScoringController::shownChanged, this, &AnalysisActions::refresh);
    m_parts.preferences.follow<AnalysisOptions>(this, &AnalysisActions::refresh);
    refresh();
}

void AnalysisActions::addEstimate()
{
    estimate = new QAction(symbolIcon(Symbol::Score), tr("Es&timate the Score"), this);
    estimate->setToolTip(tr("Show how this position might be counted (E)"));
    estimate->setCheckable(true);
    estimate->setShortcut(Qt::Key_E);
    estimate->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(estimate, &QAction::triggered, &m_parts.estimator, &ScoreEstimator::toggle);
    connect(&m_parts.estimator, &ScoreEstimator::changed, estimate,
            [this] { estimate->setChecked(m_parts.estimator.isWanted()); });
}

void AnalysisActions::addAreas()
{
    const auto add = [this](const QString &text, const QString &toolTip) {
        auto *action = new QAction(text, this);
        action->setToolTip(toolTip);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        return action;
    };
    AreaChooser *area = &m_parts.area;
    onlyHere =
        add(tr("&Look Only at an Area…"), tr("Drag over the points where engines should look for a "
                                             "move; at any time with Alt and Shift"));
    onlyHere->setShortcut(Qt::Key_G);
    connect(onlyHere, &QAction::triggered, area, [area] { area->begin(AreaChooser::Kind::Only); });
    avoid = add(tr("Avo&id Points…"),
                tr("Drag over points that engines should avoid; at any time with Alt and Ctrl"));
    avoid->setShortcut(Qt::SHIFT | Qt::Key_G);
    connect(avoid, &QAction::triggered, area, [area] { area->begin(AreaChooser::Kind::Avoid); });
    everywhere = add(tr("Loo&k Everywhere"), tr("Engines look at the whole board again (Esc)"));
    connect(everywhere, &QAction::triggered, area, &AreaChooser::clear);
    connect(area, &AreaChooser::changed, this, &AnalysisActions::refresh);
}

QAction *AnalysisActions::addOverlay(const QString &text,
                                     Qt::Key key,
                                     bool AnalysisOptions::*option)
{
    auto *action = new QAction(text, this);
    action->setCheckable(true);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this,
            [this, option](bool shown) { m_parts.preferences.set(option, shown); });
    return action;
}

void AnalysisActions::refresh()
{
    const AnalysisOptions options = m_parts.preferences.get<AnalysisOptions>();
    analyse->setChecked(m_parts.analysis.isRunning());
    everywhere->setEnabled(m_parts.area.isActive());
    settings->setEnabled(!m_parts.analysis.analysts().empty());
    for (QAction *choosing : {onlyHere, avoid}) {
        choosing->setEnabled(!m_parts.scoring.isShown());
    }
    analyse->setEnabled(!m_parts.scoring.isShown());
    estimate->setEnabled(!m_parts.scoring.isShown());
    candidates->setChecked(options.showsCandidates);
    ownership->setChecked(options.showsOwnership);
    policy->setChecked(options.showsPolicy);
}

void AnalysisActions::addTo(QMenu &menu)
{
    menu.addActions({analyse, estimate});
    menu.addSeparator();
    menu.addMenu(createEnginesMenu(&menu));
    menu.addMenu(createLimitMenu(&menu));
    menu.addAction(settings);
    menu.addSeparator();
    menu.addActions({onlyHere, avoid, everywhere});
    menu.addSeparator();
    menu.addMenu(createViewMenu(&menu));
}

QMenu *AnalysisActions::createViewMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("Sho&w"), parent);
    addOverlays(*menu);
    return menu;
}

void AnalysisActions::addOverlays(QMenu &menu)
{
    menu.addActions({candidates, ownership, policy});
    menu.addSeparator();
    menu.addMenu(createValueMenu(tr("On a Can&didate"), &AnalysisOptions::first, &menu));
    menu.addMenu(createValueMenu(tr("&Below It"), &AnalysisOptions::second, &menu));
    menu.addMenu(createPerspectiveMenu(&menu));
}

QMenu *AnalysisActions::createValueMenu(const QString &title,
                                        CandidateValue AnalysisOptions::*option,
                                        QWidget *parent)
{
    auto *menu = new QMenu(title, parent);
    const Choices choices{*menu, *new QActionGroup(menu)};
    const QStringList names{tr("&Chance to Win"),
                            tr("&Lead in Points"),
                            tr("Loss &Against the Best"),
                            tr("&Visits"),
                            tr("Lower &Bound of the Chance (LCB)"),
                            tr("&Policy"),
                            tr("&Order"),
                            tr("&Nothing")};
    for (int i = 0; i < names.size(); ++i) {
        const auto value = static_cast<CandidateValue>(i);
        choices.add(
            names.at(i), [this, option, value] { return m_parts.preferences.get(option) == value; },
            [this, option, value] { m_parts.preferences.set(option, value); });
    }
    return menu;
}

QMenu *AnalysisActions::createPerspectiveMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("&Whose Chances"), parent);
    const Choices choices{*menu, *new QActionGroup(menu)};
    const QStringList names{tr("&Black’s"), tr("&White’s"), tr("Those of the &Side to Move")};
    for (int i = 0; i < names.size(); ++i) {
        const auto perspective = static_cast<Perspective>(i);
        choices.add(
            names.at(i),
            [this, perspective] {
                return m_parts.preferences.get(&AnalysisOptions::perspective) == perspective;
            },
            [this, perspective] {
                m_parts.preferences.set(&AnalysisOptions::perspective, perspective);
            });
    }
    return menu;
}

QMenu *AnalysisActions::createLimitMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("&For Each Position"), parent);
    const Choices choices{*menu, *new QActionGroup(menu)};
    const auto add = [&](const QString &text, std::int64_t visits, std::chrono::seconds duration) {
        choices.add(
            text,
            [this, visits, duration] {
                const AnalysisOptions options = m_parts.preferences.get<AnalysisOptions>();
                return options.visits == visits && options.duration == duration;
            },
            [this, visits, duration] {
                AnalysisOptions options = m_parts.preferences.get<AnalysisOptions>();
                options.visits = visits;
                options.duration = duration;
                m_parts.preferences.set(options);
            });
    };
    add(tr("Without Limit"), 0, {});
    menu->addSeparator();
    for (const int visits : {100, 1000, 10'000, 100'000}) {
        add(tr("%1 Visits").arg(QLocale().toString(visits)), visits, {});
    }
    menu->addSeparator();
    for (const int seconds : {1, 5, 30, 120}) {
        add(tr("%n Second(s)", nullptr, seconds), 0, std::chrono::seconds(seconds));
    }
    menu->addSeparator();
    menu->addAction(tr("Other Number of &Visits…"), this, [this] {
        askLimit(tr("Visits for each position:"), MostVisits,
                 [](AnalysisOptions &options, int limit) { options.visits = limit; });
    });
    menu->addAction(tr("Other &Time…"), this, [this] {
        askLimit(tr("Seconds for each position:"), MostSeconds,
                 [](AnalysisOptions &options, int limit) {
                     options.duration = std::chrono::seconds(limit);
                 });
    });
    return menu;
}

/// Asks for a limit, which becomes the only one.
void AnalysisActions::askLimit(const QString &label, int most, const SetLimit &set)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("For Each Position"));
    dialog->setLabelText(label);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, most);
    connect(dialog, &QInputDialog::intValueSelected, this, [this, set](int limit) {
        AnalysisOptions options = m_parts.preferences.get<AnalysisOptions>();
        options.visits = 0;
        options.duration = {};
        set(options, limit);
        m_parts.preferences.set(options);
    });
    dialog->open();
}

QMenu *AnalysisActions::createEnginesMenu(QWidget *parent)
{
    auto *menu = new TickMenu(tr("&Engines"), parent);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { listEngines(*menu); });
    listEngines(*menu);
    return menu;
}

void AnalysisActions::listEngines(QMenu &menu)
{
    menu.clear();
    const QStringList chosen = m_parts.preferences.get(&AnalysisOptions::engines);
    for (const EngineProfile &profile : analysing(m_parts.store.profiles())) {
        QAction *action =
            menu.addAction(QString(profile.name).replace(u'&', QStringLiteral("&&")), this,
                           [this, id = profile.id](bool isChosen) { chooseEngine(id, isChosen); });
        action->setCheckable(true);
        action->setChecked(chosen.contains(profile.id));
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("No Engine Here Can Analyse"))->setEnabled(false);
    }
}

void AnalysisActions::chooseEngine(const QString &id, bool chosen)
{
    AnalysisOptions options = m_parts.preferences.get<AnalysisOptions>();
    options.engines.removeAll(id);
    if (chosen) {
        options.engines.append(id);
    }
    m_parts.preferences.set(options);
}

} // namespace shinpan
