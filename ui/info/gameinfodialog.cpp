#include "ui/info/gameinfodialog.h"

#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/ruleset.h"
#include "core/util/excerpt.h"
#include "ui/info/infofield.h"
#include "ui/info/propertytext.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/symbollabel.h"
#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QSize FirstSize(620, 560);
constexpr int StoneSide = 18;
constexpr int LongestStyle = 40; // bytes that are shown of a style that nobody knows

[[nodiscard]] QStringList ruleNames()
{
    QStringList names;
    for (const RulesetPreset &preset : rulesetPresets()) {
        names += QString::fromUtf8(preset.sgfName.data(), qsizetype(preset.sgfName.size()));
    }
    names.removeDuplicates();
    return names;
}

[[nodiscard]] QFormLayout *pageForm(QWidget *page)
{
    auto *form = new QFormLayout(page);
    form->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    form->setHorizontalSpacing(spacing::Section);
    form->setVerticalSpacing(spacing::Normal);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

/// The label beside the field's line, whatever is remarked below that.
[[nodiscard]] QLabel *labelFor(InfoField &field)
{
    auto *label = new QLabel(field.edit().accessibleName());
    label->setBuddy(&field);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    const int slack = field.focusProxy()->sizeHint().height() - label->fontMetrics().height();
    label->setContentsMargins(0, slack / 2, 0, 0);
    return label;
}

[[nodiscard]] int widestLabel(const QFormLayout &form)
{
    int widest = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        if (const QLayoutItem *label = form.itemAt(row, QFormLayout::LabelRole)) {
            widest = std::max(widest, label->sizeHint().width());
        }
    }
    return widest;
}

/// Opens a calendar beside a field for DT. A chosen day is added to the days that stand there if it
/// comes after them, and takes their place if not.
class DateButton final : public QPushButton
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::DateButton)

public:
    /// The field outlives the button.
    explicit DateButton(InfoField &field)
        : QPushButton(tr("Ca&lendar…"))
        , m_field(field)
        , m_calendar(new QCalendarWidget)
        , m_menu(new QMenu(this))
    {
        setAccessibleName(tr("Choose the date from a calendar"));
        setAutoDefault(false);
        m_calendar->setAccessibleName(tr("Date of the game"));
        nameParts();
        m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
        auto *calendar = new QWidgetAction(m_menu);
        calendar->setDefaultWidget(m_calendar);
        m_menu->addAction(calendar);
        m_menu->addAction(tr("&Today"), this, [this] { take(QDate::currentDate()); });
        connect(this, &QPushButton::clicked, this, &DateButton::open);
        for (const auto chosen : {&QCalendarWidget::activated, &QCalendarWidget::clicked}) {
            connect(m_calendar, chosen, this, [this](QDate day) {
                m_menu->close();
                take(day);
            });
        }
    }

private:
    /// Qt leaves parts of its calendar without names.
    void nameParts()
    {
        if (auto *days = m_calendar->findChild<QAbstractItemView *>()) {
            days->setAccessibleName(tr("Days"));
        }
        if (auto *year = m_calendar->findChild<QSpinBox *>()) {
            year->setAccessibleName(tr("Year"));
        }
    }

    void open()
    {
        const auto dates = datesFromSgf(m_field.text());
        if (dates && !dates->empty()) {
            const PartialDate &last = dates->back();
            m_calendar->setSelectedDate(
                QDate(last.year, std::max(last.month, 1), std::max(last.day, 1)));
        }
        m_menu->popup(mapToGlobal(QPoint(0, height())));
        m_calendar->setFocus();
    }

    void take(const QDate &day)
    {
        const PartialDate chosen{day.year(), day.month(), day.day()};
        std::vector<PartialDate> dates =
            datesFromSgf(m_field.text()).value_or(std::vector<PartialDate>());
        const bool isAdded = !dates.empty() && dates.back().day != 0 && dates.back() < chosen;
        if (!isAdded) {
            dates.clear();
        }
        dates.push_back(chosen);
        m_field.enterText(toSgf(dates));
        m_field.setFocus();
    }

    InfoField &m_field;
    QCalendarWidget *m_calendar;
    QMenu *m_menu;
};

} // namespace

GameInfoDialog::GameInfoDialog(GameRecord &record, QWidget *parent)
    : QDialog(parent)
    , m_record(record)
    , m_comment(new LongTextEdit)
    , m_style(new QComboBox)
    , m_save(new AccentButton(tr("&Apply")))
{
    setWindowTitle(tr("Game Information"));
    auto *pages = new QTabWidget;
    pages->setAccessibleName(tr("Parts of the game information"));
    pages->addTab(createGamePage(), tr("&Game"));
    pages->addTab(createEventPage(), tr("&Event and Sources"));
    pages->addTab(createCommentPage(), tr("&Comment"));
    pages->addTab(createFilePage(), tr("&File"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Section);
    column->addWidget(pages, 1);
    column->addWidget(buttons);
    showRecord();
    for (const InfoField *field : m_fields) {
        connect(field, &InfoField::edited, this, [this] {
            m_save->setEnabled(std::ranges::all_of(m_fields, &InfoField::isAcceptable));
        });
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &GameInfoDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&record, &GameRecord::treeReplaced, this, &QDialog::reject);
    resize(FirstSize);
    m_fields.front()->setFocus();
}

InfoField *GameInfoDialog::track(InfoField *field)
{
    m_fields.push_back(field);
    return field;
}

void GameInfoDialog::addRow(QFormLayout &form, InfoField *field)
{
    form.addRow(labelFor(*field), track(field));
}

QGridLayout *GameInfoDialog::createPlayers()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::Normal);
    grid->setVerticalSpacing(spacing::Normal);
    const QStringList titles{tr("Name"), tr("Rank"), tr("Team")};
    for (int i = 0; i < titles.size(); ++i) {
        auto *title = new QLabel(titles[i]);
        title->setFont(textFont(TextSize::Caption));
        title->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(title, 0, i + 1);
    }
    constexpr ByColor<std::array<const char *, 3>> Names{{"PB", "BR", "BT"}, {"PW", "WR", "WT"}};
    for (const Color color : BothColors) {
        const int row = color == Color::Black ? 1 : 2;
        const Symbol stone = color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone;
        auto *icon = new SymbolLabel(stone, StoneSide);
        icon->setAccessibleName(text::colorName(color));
        grid->addWidget(icon, row, 0);
        for (int i = 0; i < titles.size(); ++i) {
            const char *name = Names[color][static_cast<std::size_t>(i)];
            grid->addWidget(track(new InfoField(name, PropertyText::meaning(name))), row, i + 1);
        }
    }
    grid->setColumnStretch(1, 4);
    grid->setColumnStretch(2, 1);
    grid->setColumnStretch(3, 2);
    return grid;
}

QWidget *GameInfoDialog::createGamePage()
{
    auto *page = new QWidget;
    QFormLayout *form = pageForm(page);
    QGridLayout *players = createPlayers();
    form->addRow(players);
    const auto name = [](const char *property) { return PropertyText::meaning(property); };
    const QStringList results{QStringLiteral("B+R"), QStringLiteral("W+R"),  QStringLiteral("B+T"),
                              QStringLiteral("W+T"), QStringLiteral("B+F"),  QStringLiteral("W+F"),
                              QStringLiteral("0"),   QStringLiteral("Void"), QStringLiteral("?")};
    const QStringList overtimes{QStringLiteral("5x30 byo-yomi"), QStringLiteral("25/600 Canadian"),
                                QStringLiteral("20 fischer")};
    addRow(*form, new InfoField("RE", name("RE"), &InfoCheck::result, results));
    auto *date = new InfoField("DT", name("DT"), &InfoCheck::date);
    date->edit().setPlaceholderText(tr("2004-03-15, or 2004-03, or 2004"));
    auto *dateRow = new QHBoxLayout;
    dateRow->setSpacing(spacing::Normal);
    dateRow->addWidget(track(date), 1);
    dateRow->addWidget(new DateButton(*date), 0, Qt::AlignTop);
    form->addRow(labelFor(*date), dateRow);
    addRow(*form, new InfoField("RU", name("RU"), &InfoCheck::rules, ruleNames()));
    addRow(*form, new InfoField("KM", name("KM"), &InfoCheck::komi));
    addRow(*form, new InfoField("HA", name("HA"), &InfoCheck::handicap));
    auto *time = new InfoField("TM", tr("Main time"), &InfoCheck::timeLimit);
    time->edit().setPlaceholderText(tr("3600, or 1h, or 1:00:00"));
    addRow(*form, time);
    addRow(*form, new InfoField("OT", name("OT"), &InfoCheck::overtime, overtimes));
    const int labels = widestLabel(*form) + form->horizontalSpacing();
    players->setColumnMinimumWidth(0, labels - players->horizontalSpacing());
    return page;
}

QWidget *GameInfoDialog::createEventPage()
{
    auto *page = new QWidget;
    QFormLayout *form = pageForm(page);
    for (const char *property : {"GN", "EV", "RO", "PC", "ON", "AN", "SO", "US", "CP"}) {
        addRow(*form, new InfoField(property, PropertyText::meaning(property)));
    }
    return page;
}

QWidget *GameInfoDialog::createCommentPage()
{
    m_comment->setAccessibleName(PropertyText::meaning("GC"));
    m_comment->setPlaceholderText(tr("Comment on the game as a whole"));
    m_comment->setTabChangesFocus(true);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->addWidget(m_comment);
    return page;
}

/// What the writer of files decides is only shown.
QWidget *GameInfoDialog::createFilePage()
{
    auto *page = new QWidget;
    QFormLayout *form = pageForm(page);
    const GameTree &tree = m_record.tree();
    for (const char *property : {"SZ", "AP", "CA", "FF", "GM"}) {
        const QString value = excerpt(simpleTextAt(tree, tree.root(), property));
        auto *shown = new QLabel(value.isEmpty() ? tr("not stated") : value);
        shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        shown->setAccessibleDescription(PropertyText::meaning(property));
        form->addRow(PropertyText::meaning(property), shown);
    }
    m_style->setAccessibleName(PropertyText::meaning("ST"));
    m_style->addItem(tr("Not stated"), QByteArray());
    m_style->addItem(tr("Next moves, marked on the board"), QByteArray("0"));
    m_style->addItem(tr("Alternatives to the current move, marked on the board"), QByteArray("1"));
    m_style->addItem(tr("Next moves, not marked"), QByteArray("2"));
    m_style->addItem(tr("Alternatives to the current move, not marked"), QByteArray("3"));
    form->addRow(PropertyText::meaning("ST"), m_style);
    return page;
}

void GameInfoDialog::showRecord()
{
    const GameTree &tree = m_record.tree();
    const NodeId root = tree.root();
    for (InfoField *field : m_fields) {
        field->setText(field->property() == "OT" ? m_record.info().overtime
                                                 : simpleTextAt(tree, root, field->property()));
    }
    m_oldComment = m_record.info().gameComment;
    m_comment->setText(m_oldComment);
    m_oldComment = m_comment->text();
    const QByteArray style = trimmedSgf(tree.values(root, "ST").first()).toByteArray();
    if (m_style->findData(style) < 0) {
        m_style->addItem(QString::fromUtf8(style.left(LongestStyle)), style);
    }
    m_style->setCurrentIndex(m_style->findData(style));
}

void GameInfoDialog::accept()
{
    const auto wrong = std::ranges::find_if_not(m_fields, &InfoField::isAcceptable);
    if (wrong != m_fields.end()) {
        (*wrong)->setFocus();
        return;
    }
    write();
    QDialog::accept();
}

void GameInfoDialog::write()
{
    const RecordStep step(m_record, tr("Game Information"));
    const NodeId root = m_record.tree().root();
    const auto set = [&](const QByteArray &name, const QByteArray &raw) {
        if (raw.isEmpty()) {
            m_record.removeProperty(root, name);
        } else {
            m_record.setProperty(root, name, raw);
        }
    };
    for (const InfoField *field : m_fields) {
        if (field->isEdited() && field->property() == "OT") {
            GameInfo info = m_record.info(); // knows the other places of overtime
            info.overtime = field->text().trimmed();
            m_record.setInfo(info);
        } else if (field->isEdited()) {
            set(field->property(), field->raw());
        }
    }
    if (const QString comment = m_comment->text(); comment != m_oldComment) {
        set("GC", rawSgfText(comment));
    }
    if (const QByteArray style = m_style->currentData().toByteArray();
        style != trimmedSgf(m_record.tree().values(root, "ST").first())) {
        set("ST", style);
    }
}

} // namespace shinpan
