#include "ui/home/preferencesdialog.h"

#include "core/util/excerpt.h"
#include "ui/home/preferencesections.h"
#include "ui/home/settinglist.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/settings/preferences.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr int SideWidth = 170;
constexpr int RowPadding = 10;
constexpr qsizetype LongestSearchQuoted = 60; // characters
constexpr QSize FirstSize(760, 560);

} // namespace

PreferencesDialog::PreferencesDialog(Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_sections(new QListWidget)
    , m_settings(new SettingList)
    , m_nothing(new QLabel)
{
    setWindowTitle(tr("Preferences"));
    addPreferences(
        *m_settings, preferences, [this] { Q_EMIT enginesRequested(); },
        [this] { Q_EMIT shortcutsRequested(); });
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setFixedWidth(zoomed(SideWidth));
    m_sections->setProperty("itemMargin", spacing::Normal);
    const QStringList titles = m_settings->sections();
    for (const QString &title : titles) {
        auto *item = new QListWidgetItem(title, m_sections);
        item->setSizeHint(QSize(0, fontMetrics().height() + RowPadding));
    }
    auto *row = new QHBoxLayout;
    row->addLayout(createSide());
    row->addWidget(createContent(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->addLayout(row, 1);
    column->addWidget(createButtons());
    resize(zoomed(FirstSize));

    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    connect(m_sections, &QListWidget::currentRowChanged, this, &PreferencesDialog::showSection);
    connect(&preferences, &Preferences::changed, m_settings, &SettingList::refresh);
    m_sections->setCurrentRow(0);
    m_search->setFocus();
}

/// The search and the sections.
QLayout *PreferencesDialog::createSide()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search preferences"));
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(m_sections->width()); // with its button that clears it, too
    auto *side = new QVBoxLayout;
    side->setSpacing(spacing::Normal);
    side->addWidget(m_search);
    side->addWidget(m_sections, 1);
    return side;
}

/// The settings, or that none was found.
QWidget *PreferencesDialog::createContent()
{
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Margin, Margin, Margin, Margin);
    column->addWidget(m_nothing);
    column->addWidget(m_settings, 1);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

QWidget *PreferencesDialog::createButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_restore = buttons->addButton(tr("&Restore Defaults"), QDialogButtonBox::ResetRole);
    m_restore->setToolTip(tr("Those of this page"));
    m_restore->setAccessibleDescription(m_restore->toolTip());
    for (QAbstractButton *button : buttons->buttons()) {
        qobject_cast<QPushButton *>(button)->setAutoDefault(false); // Return is for what is typed
    }
    connect(m_restore, &QPushButton::clicked, this, [this] { m_settings->restore(m_section); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

/// Shows the section that the person chose, which ends a search; -1 while one goes on.
void PreferencesDialog::showSection(int section)
{
    m_restore->setEnabled(section >= 0);
    if (section < 0) {
        return;
    }
    m_section = section;
    m_nothing->hide();
    m_settings->showSection(section);
    m_search->clear();
}

/// Searches in all sections, and chooses none meanwhile.
void PreferencesDialog::search(const QString &text)
{
    const QString wanted = text.simplified();
    if (wanted.isEmpty()) {
        m_sections->setCurrentRow(m_section);
        return;
    }
    m_sections->setCurrentRow(-1);
    const int found = m_settings->showMatches(wanted);
    m_nothing->setText(tr("No preference matches “%1”.").arg(excerpt(wanted, LongestSearchQuoted)));
    m_nothing->setVisible(found == 0);
}

} // namespace shinpan
