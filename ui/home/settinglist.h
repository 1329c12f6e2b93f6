#pragma once

#include <QVariant>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace shinpan {

/// Settings one below the other, under headings: one section of them at a time, or those that a
/// search finds. Each acts at once, and shows what it is whenever refresh() is called. The controls
/// of a setting are made when it is first shown, as there are many.
class SettingList final : public QWidget
{
    Q_OBJECT

public:
    using Read = std::function<QVariant()>;
    using Write = std::function<void(const QVariant &)>;
    /// How a setting is read and changed, and what it is until somebody changes it.
    struct Value
    {
        Read read;
        Write write;
        QVariant usual{};
    };
    /// What can be chosen: its name and its value.
    using Choices = std::vector<std::pair<QString, QVariant>>;

    /// Whole numbers from `least` to `most`, and the unit that is written behind them, if any.
    struct Range
    {
        int least;
        int most;
        QString unit{};
    };

    explicit SettingList(QWidget *parent = nullptr);

    /// What is added from now on stands under this heading.
    void addSection(const QString &title);
    void addSwitch(const QString &label, const QString &note, const Value &value);
    /// A value that is none of the choices (somebody edited the file) shows as the first one.
    void addChoice(const QString &label,
                   const QString &note,
                   const Choices &choices,
                   const Value &value);
    void addNumber(const QString &label,
                   const QString &note,
                   const Range &range,
                   const Value &value);
    void addText(const QString &label, const QString &note, const Value &value);
    void addButton(const QString &label,
                   const QString &note,
                   const QString &button,
                   const std::function<void()> &press);

    [[nodiscard]] QStringList sections() const;
    /// The label and the note of each setting of a section.
    [[nodiscard]] std::vector<std::pair<QString, QString>> settingsOf(int section) const;
    void showSection(int section);
    /// Shows, of all sections, the settings that have every word of the text in their label, note,
    /// choices or heading. Returns how many there are.
    int showMatches(const QString &text);
    /// Sets all settings of a section to what they are at first.
    void restore(int section);
    void refresh();

private:
    struct Row
    {
        int section;
        QStringList words; ///< what a search finds it by: label, note, choices
        std::function<void(Row &)> make;
        Value value;                ///< of a button: none
        QWidget *widget = nullptr;  ///< null: not made yet
        QWidget *control = nullptr; ///< what has the focus in it
    };
    struct Section
    {
        QString title;
        QLabel *heading;
        QVBoxLayout *column; ///< the heading and what has been made
    };

    void addRow(const QStringList &words,
                const std::function<void(Row &)> &make,
                const Value &value);
    void fill(Row &row, const QString &label, const QString &note, QWidget *control);
    void makeRow(Row &row);
    void orderControls();
    void showRows(const std::function<bool(const Row &)> &isWanted);

    QVBoxLayout *m_column;
    std::vector<Section> m_sections;
    std::vector<Row> m_rows;
    std::vector<std::function<void()>> m_showers;
};

} // namespace shinpan
