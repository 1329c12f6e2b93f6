#include "ui/edit/editbar.h"

#include "ui/edit/editactions.h"
#include "ui/edit/editcontroller.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>

namespace shinpan {

namespace {

constexpr int IconSide = 20;

} // namespace

EditBar::EditBar(GameController &game,
                 EditController &editing,
                 const EditActions &actions,
                 QWidget *parent)
    : QFrame(parent)
    , m_game(game)
    , m_editing(editing)
    , m_bar(new QToolBar(this))
    , m_label(new QLineEdit)
{
    setAccessibleName(tr("Edit Tools"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_bar->setIconSize({IconSide, IconSide});
    m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_bar->setAccessibleName(tr("Edit Tools"));
    m_bar->setWindowTitle(tr("Edit Tools")); // the text of the action that Qt gives it
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Normal, spacing::Tight, spacing::Normal, spacing::Tight);
    row->addWidget(m_bar);
    addLabelField();
    addTools(actions);
    showTool();
    showToPlay();
    setVisible(editing.isActive());
    connect(&editing, &EditController::activeChanged, this, &EditBar::setVisible);
    connect(&editing, &EditController::toolChanged, this, &EditBar::showTool);
    connect(&game, &GameController::changed, this, &EditBar::showToPlay);
}

void EditBar::addLabelField()
{
    m_label->setPlaceholderText(tr("Label"));
    m_label->setAccessibleName(tr("Label to write"));
    m_label->setClearButtonEnabled(true);
    m_label->setMaximumWidth(m_label->fontMetrics().averageCharWidth() * 14);
    connect(m_label, &QLineEdit::textChanged, &m_editing, &EditController::setLabel);
    connect(m_label, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
}

void EditBar::addTools(const EditActions &actions)
{
    const auto add = [this](QAction *action) {
        m_bar->addAction(action);
        auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action));
        button->setAccessibleName(QString(action->text()).remove(u'&'));
        button->setAccessibleDescription(action->toolTip());
        button->setFocusPolicy(Qt::TabFocus);
    };
    for (std::size_t index = 0; index < EditActions::ToolCount; ++index) {
        const auto tool = static_cast<EditTool>(index);
        add(actions.tool(tool));
        if (tool == EditTool::Erase) {
            m_toPlay = actions.switchToPlay;
            add(m_toPlay);
            m_bar->addSeparator();
        } else if (tool == EditTool::Selected || tool == EditTool::Arrow) {
            m_bar->addSeparator();
        } else if (tool == EditTool::Label) {
            m_labelField = m_bar->addWidget(m_label);
        }
    }
    auto *space = new QWidget(m_bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(space);
    add(actions.leave);
    if (auto *extension = m_bar->findChild<QToolButton *>(QLatin1String("qt_toolbar_ext_button"))) {
        extension->setAccessibleName(tr("More tools"));
    }
}

/// The button shows whose turn it is.
void EditBar::showToPlay()
{
    const bool isBlack = m_editing.toPlay() == Color::Black;
    m_toPlay->setIcon(symbolIcon(isBlack ? Symbol::BlackToPlay : Symbol::WhiteToPlay));
    m_toPlay->setToolTip(isBlack ? tr("Black is to play here; press for White (X)")
                                 : tr("White is to play here; press for Black (X)"));
}

void EditBar::showTool()
{
    m_labelField->setVisible(m_editing.tool() == EditTool::Label);
    if (m_editing.tool() == EditTool::Label && m_label->text().isEmpty() && isVisible()) {
        m_label->setFocus();
    }
}

} // namespace shinpan
