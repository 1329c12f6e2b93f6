#include "ui/home/settinglist.h"

#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/kit/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cstddef>

namespace shinpan {

namespace {

constexpr int ControlWidth = 260;
constexpr int CheckIndent = 24; ///< where a check box has its text

[[nodiscard]] QLabel *noteLabel(const QString &text)
{
    auto *label = new WrappedLabel(text);
    label->setFont(textFont(TextSize::Caption));
    label->setForegroundRole(QPalette::PlaceholderText);
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
    auto *column = new QVBoxLayout;
    column->setSpacing(m_column->spacing());
    column->addWidget(heading);
    m_column->insertLayout(m_column->count() - 1, column);
    m_sections.push_back({title, heading, column});
}

void SettingList::addSwitch(const QString &label, const QString &note, const Value &value)
{
    addRow(
        {label, note},
        [=, this](Row &row) {
            row.widget = new QWidget(this);
            auto *column = new QVBoxLayout(row.widget);
            column->setContentsMargins({});
            column->setSpacing(2);
            auto *box = new QCheckBox(label);
            box->setAccessibleDescription(note);
            column->addWidget(box);
            QLabel *remark = noteLabel(note);
            remark->setContentsMargins(CheckIndent, 0, 0, 0);
            column->addWidget(remark);
            row.control = box;
            m_showers.emplace_back([=] {
                const QSignalBlocker quiet(box);
                box->setChecked(value.read().toBool());
            });
            connect(box, &QCheckBox::toggled, this, [=](bool isOn) { value.write(isOn); });
        },
        value);
}

void SettingList::addChoice(const QString &label,
                            const QString &note,
                            const Choices &choices,
                            const Value &value)
{
    QStringList words{label, note};
    for (const auto &[name, choice] : choices) {
        words.append(name);
    }
    addRow(
        words,
        [=, this](Row &row) {
            auto *list = new QComboBox;
            for (const auto &[name, choice] : choices) {
                list->addItem(name, choice);
            }
            fill(row, label, note, list);
            m_showers.emplace_back([=] {
                const QSignalBlocker quiet(list);
                list->setCurrentIndex(std::max(0, list->findData(value.read())));
            });
            connect(list, &QComboBox::currentIndexChanged, this,
                    [=] { value.write(list->currentData()); });
        },
        value);
}

void SettingList::addNumber(const QString &label,
                            const QString &note,
                            const Range &range,
                            const Value &value)
{
    addRow(
        {label, note},
        [=, this](Row &row) {
            auto *box = new QSpinBox;
            box->setRange(range.least, range.most);
            box->setSuffix(range.unit.isEmpty() ? QString() : QChar::Nbsp + range.unit);
            fill(row, label, note, box);
            m_showers.emplace_back([=] {
                const QSignalBlocker quiet(box);
                box->setValue(value.read().toInt());
            });
            connect(box, &QSpinBox::valueChanged, this, [=](int number) { value.write(number); });
        },
        value);
}

void SettingList::addText(const QString &label, const QString &note, const Value &value)
{
    addRow(
        {label, note},
        [=, this](Row &row) {
            auto *field = new QLineEdit;
            fill(row, label, note, field);
            m_showers.emplace_back([=] {
                if (const QString text = value.read().toString();
                    text != field->text().simplified()) {
                    const QSignalBlocker quiet(field);
                    field->setText(text);
                }
            });
            connect(field, &QLineEdit::textEdited, this,
                    [=](const QString &text) { value.write(text.simplified()); });
        },
        value);
}

void SettingList::addButton(const QString &label,
                            const QString &note,
                            const QString &button,
                            const std::function<void()> &press)
{
    addRow({label, note, button},
           [=, this](Row &row) {
               auto *control = new QPushButton(button);
               control->setAutoDefault(false);
               connect(control, &QPushButton::clicked, this, press);
               fill(row, label, note, control);
           },
           {});
}

/// The label on the left with its note below, the control on the right.
void SettingList::fill(Row &row, const QString &label, const QString &note, QWidget *control)
{
    row.widget = new QWidget(this);
    row.control = control;
    auto *grid = new QGridLayout(row.widget);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(spacing::Section);
    grid->setVerticalSpacing(2);
    auto *title = new WrappedLabel(label); // a long one makes the row higher, not wider
    title->setBuddy(control);
    control->setAccessibleName(label);
    control->setAccessibleDescription(note);
    control->setFixedWidth(zoomed(ControlWidth));
    grid->addWidget(title, 0, 0);
    grid->addWidget(control, 0, 1, Qt::AlignRight);
    grid->addWidget(noteLabel(note), 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
}

void SettingList::addRow(const QStringList &words,
                         const std::function<void(Row &)> &make,
                         const Value &value)
{
    Q_ASSERT(!m_sections.empty());
    m_rows.push_back({static_cast<int>(m_sections.size()) - 1, words, make, value});
}

/// Makes the row with its value, and where it belongs among those of its section.
void SettingList::makeRow(Row &row)
{
    const auto isAbove = [&row](const Row &other) {
        return &other < &row && other.section == row.section && other.widget != nullptr;
    };
    const auto above = static_cast<int>(std::ranges::count_if(m_rows, isAbove));
    const std::size_t shown = m_showers.size();
    row.make(row);
    if (m_showers.size() > shown) {
        m_showers.back()();
    }
    m_sections[static_cast<std::size_t>(row.section)].column->insertWidget(1 + above, row.widget);
}

/// Tab goes down the list, whatever was made first.
void SettingList::orderControls()
{
    QWidget *last = nullptr;
    for (const Row &row : m_rows) {
        if (row.control != nullptr) {
            if (QWidget *before = std::exchange(last, row.control)) {
                setTabOrder(before, row.control);
            }
        }
    }
}

QStringList SettingList::sections() const
{
    QStringList titles;
    for (const Section &section : m_sections) {
        titles.append(section.title);
    }
    return titles;
}

std::vector<std::pair<QString, QString>> SettingList::settingsOf(int section) const
{
    std::vector<std::pair<QString, QString>> settings;
    for (const Row &row : m_rows) {
        if (row.section == section) {
            settings.emplace_back(row.words.at(0), row.words.at(1));
        }
    }
    return settings;
}

void SettingList::showSection(int section)
{
    showRows([section](const Row &row) { return row.section == section; });
}

int SettingList::showMatches(const QString &text)
{
    const QStringList wanted = text.simplified().split(u' ', Qt::SkipEmptyParts);
    const auto matches = [this, &wanted](const Row &row) {
        const QString words =
            m_sections[static_cast<std::size_t>(row.section)].title + u' ' + row.words.join(u' ');
        return std::ranges::all_of(wanted, [&words](const QString &word) {
            return words.contains(word, Qt::CaseInsensitive);
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
    bool hasNew = false;
    for (Row &row : m_rows) {
        const bool shows = isWanted(row);
        if (shows && row.widget == nullptr) {
            makeRow(row);
            hasNew = true;
        }
        if (row.widget != nullptr) {
            row.widget->setVisible(shows);
        }
        if (shows) {
            isSeen[static_cast<std::size_t>(row.section)] = true;
        }
    }
    if (hasNew) {
        orderControls();
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections[i].heading->setVisible(isSeen[i]);
    }
    m_column->setEnabled(true);
    m_column->activate();
}

void SettingList::restore(int section)
{
    for (const Row &row : m_rows) {
        if (row.section == section && row.value.write) {
            row.value.write(row.value.usual);
        }
    }
    refresh();
}

void SettingList::refresh()
{
    for (const auto &show : m_showers) {
        show();
    }
}

} // namespace shinpan
