#include "ui/home/settinglist.h"

#include "ui/style.h"
#include "ui/textzoom.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int ControlWidth = 260;
constexpr int CheckIndent = 24; ///< where a check box has its text

[[nodiscard]] QLabel *noteLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setFont(textFont(TextSize::Caption));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    label->setHidden(text.isEmpty());
    return label;
}

} // namespace

SettingList::SettingList(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(spacing::Section);
    m_column->addStretch(1);
}

void SettingList::addSection(const QString &title)
{
    auto *heading = new QLabel(title, this);
    heading->setFont(textFont(TextSize::Subtitle));
    m_column->insertWidget(m_column->count() - 1, heading);
    m_sections.push_back({title, heading});
}

void SettingList::addSwitch(const QString &label,
                            const QString &note,
                            const Read &read,
                            const Write &write)
{
    auto *row = new QWidget(this);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins({});
    column->setSpacing(2);
    auto *box = new QCheckBox(label);
    box->setAccessibleDescription(note);
    column->addWidget(box);
    QLabel *remark = noteLabel(note);
    remark->setContentsMargins(CheckIndent, 0, 0, 0);
    column->addWidget(remark);
    connect(box, &QCheckBox::toggled, this, [write](bool isOn) { write(isOn); });
    m_showers.emplace_back([box, read] {
        const QSignalBlocker quiet(box);
        box->setChecked(read().toBool());
    });
    take(row, {label, note});
}

void SettingList::addChoice(const QString &label,
                            const QString &note,
                            const Choices &choices,
                            const Read &read,
                            const Write &write)
{
    auto *list = new QComboBox;
    QStringList names;
    for (const auto &[name, value] : choices) {
        list->addItem(name, value);
        names.append(name);
    }
    connect(list, &QComboBox::currentIndexChanged, this,
            [list, write] { write(list->currentData()); });
    m_showers.emplace_back([list, read] {
        const QSignalBlocker quiet(list);
        list->setCurrentIndex(std::max(0, list->findData(read())));
    });
    addRow(label, note, list);
    m_rows.back().words += u' ' + names.join(u' ');
}

void SettingList::addNumber(const QString &label,
                            const QString &note,
                            const Range &range,
                            const Read &read,
                            const Write &write)
{
    auto *box = new QSpinBox;
    box->setRange(range.least, range.most);
    box->setSuffix(range.unit.isEmpty() ? QString() : QChar::Nbsp + range.unit);
    connect(box, &QSpinBox::valueChanged, this, [write](int value) { write(value); });
    m_showers.emplace_back([box, read] {
        const QSignalBlocker quiet(box);
        box->setValue(read().toInt());
    });
    addRow(label, note, box);
}

void SettingList::addButton(const QString &label,
                            const QString &note,
                            const QString &button,
                            const std::function<void()> &press)
{
    auto *control = new QPushButton(button);
    control->setAutoDefault(false);
    connect(control, &QPushButton::clicked, this, press);
    addRow(label, note, control);
    m_rows.back().words += u' ' + button;
}

/// The label on the left with its note below, the control on the right.
void SettingList::addRow(const QString &label, const QString &note, QWidget *control)
{
    auto *row = new QWidget(this);
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(spacing::Section);
    grid->setVerticalSpacing(2);
    auto *title = new QLabel(label);
    title->setBuddy(control);
    title->setWordWrap(true); // a long one, in any language, makes the row higher, not wider
    control->setAccessibleName(label);
    control->setAccessibleDescription(note);
    control->setFixedWidth(zoomed(ControlWidth));
    grid->addWidget(title, 0, 0);
    grid->addWidget(control, 0, 1, Qt::AlignRight);
    grid->addWidget(noteLabel(note), 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    take(row, {label, note});
}

void SettingList::take(QWidget *row, const QStringList &words)
{
    Q_ASSERT(!m_sections.empty());
    m_column->insertWidget(m_column->count() - 1, row);
    m_rows.push_back({static_cast<int>(m_sections.size()) - 1, row,
                      m_sections.back().title + u' ' + words.join(u' ')});
}

QStringList SettingList::sections() const
{
    QStringList titles;
    for (const Section &section : m_sections) {
        titles.append(section.title);
    }
    return titles;
}

void SettingList::showSection(int section)
{
    showRows([section](const Row &row) { return row.section == section; });
}

int SettingList::showMatches(const QString &text)
{
    const QStringList wanted = text.simplified().split(u' ', Qt::SkipEmptyParts);
    const auto matches = [&wanted](const Row &row) {
        return std::ranges::all_of(wanted, [&row](const QString &word) {
            return row.words.contains(word, Qt::CaseInsensitive);
        });
    };
    showRows(matches);
    return static_cast<int>(std::ranges::count_if(m_rows, matches));
}

/// The rows are laid out once, not again for each that appears.
void SettingList::showRows(const std::function<bool(const Row &)> &isWanted)
{
    m_column->setEnabled(false);
    std::vector<bool> isSeen(m_sections.size());
    for (const Row &row : m_rows) {
        const bool shows = isWanted(row);
        row.widget->setVisible(shows);
        if (shows) {
            isSeen[static_cast<std::size_t>(row.section)] = true;
        }
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections[i].heading->setVisible(isSeen[i]);
    }
    m_column->setEnabled(true);
    m_column->activate();
}

void SettingList::refresh()
{
    for (const auto &show : m_showers) {
        show();
    }
}

} // namespace shinpan
