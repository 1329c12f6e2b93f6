#include "ui/ladder/progressdialog.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/forms.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/ladder/ratingplot.h"
#include "ui/words/messagetext.h"
#include "ui/words/ranktext.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLocale>
#include <QMessageBox>
#include <QTreeView>

namespace shinpan {

namespace {

constexpr QSize FirstSizeOfProgress{720, 600};

[[nodiscard]] QString sizeText(int size)
{
    return QStringLiteral("%1×%1").arg(size);
}

[[nodiscard]] QString handicapText(int stones)
{
    return stones == 0 ? QStringLiteral("–") : QLocale().toString(stones);
}

} // namespace

ProgressDialog::ProgressDialog(const QString &file, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_sizeRow(form::row(spacing::Tight, {}))
    , m_sizes(new QButtonGroup(this))
    , m_rank(form::heading())
    , m_interval(new QLabel(this))
    , m_plot(new RatingPlot(this))
    , m_hint(new EmptyHint(this))
    , m_model(new RowsModel({{tr("Opponent"), false, {}, true},
                             {tr("Strength")},
                             {tr("Board")},
                             {tr("Last")},
                             {tr("Stones"), true, tr("Handicap stones that you had; − gave")},
                             {tr("Won"), true},
                             {tr("Lost"), true}},
                            this))
    , m_games(new QTreeView(this))
    , m_delete(form::button(tr("&Delete All…")))
{
    setWindowTitle(tr("Your Progress"));
    resize(FirstSizeOfProgress);
    createControls();
    load();
}

void ProgressDialog::createControls()
{
    m_interval->setForegroundRole(QPalette::PlaceholderText);
    m_interval->setWordWrap(true);
    m_games->setModel(m_model);
    m_games->setRootIsDecorated(false);
    m_games->setUniformRowHeights(true);
    m_games->setAllColumnsShowFocus(true);
    m_games->setAccessibleName(tr("Your games by opponent"));
    m_games->header()->setStretchLastSection(false);
    m_games->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_games->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_content = form::widgetWith(
        form::column(spacing::Normal, {m_sizeRow, m_rank, m_interval, {m_plot, 1}, {m_games, 1}}));
    auto *close = new AccentButton(tr("&Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_delete, &QPushButton::clicked, this, &ProgressDialog::askDeletion);
    connect(m_sizes, &QButtonGroup::idClicked, this, &ProgressDialog::showSize);
    setLayout(form::column(
        spacing::Section,
        {{m_content, 1}, {m_hint, 1}, form::row(spacing::Normal, {m_delete, form::rest(), close})},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
}

void ProgressDialog::load()
{
    const Result<LadderBook> book = LadderBook::read(m_file);
    m_book = book.value_or(LadderBook());
    const bool isEmpty = m_book.games().empty();
    m_hint->setText(book ? tr("Games that you finish against an engine are counted here.\n"
                              "They stay on this computer.")
                         : tr("Your games cannot be read: %1.").arg(text::message(book.error())));
    m_hint->setVisible(isEmpty);
    m_content->setVisible(!isEmpty);
    m_delete->setEnabled(!isEmpty || !book);
    if (isEmpty) {
        return;
    }
    for (const int size : m_book.sizes()) {
        auto *button = new AccentButton(sizeText(size), this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setAccessibleName(tr("Rank on %1").arg(sizeText(size)));
        m_sizes->addButton(button, size);
        m_sizeRow->addWidget(button);
    }
    m_sizeRow->addStretch(1);
    const int latest = m_book.games().back().terms.size;
    m_sizes->button(latest)->setChecked(true);
    showSize(latest);
    showGames();
}

void ProgressDialog::showSize(int size)
{
    const std::optional<LadderBook::Rating> rating = m_book.ratingOn(size);
    m_plot->showWeeks(m_book.weeksOn(size));
    m_plot->setVisible(rating.has_value());
    if (!rating) {
        m_rank->setText(tr("No rank on %1 yet").arg(sizeText(size)));
        m_interval->setText(tr("Your opponents there have no known rank."));
        return;
    }
    m_rank->setText(tr("About %1 on %2").arg(text::rank(rating->rank.value), sizeText(size)));
    m_interval->setText(tr("With 95 % between %1 and %2, by your last %n game(s).", nullptr,
                           static_cast<int>(rating->games))
                            .arg(text::rank(rating->rank.low), text::rank(rating->rank.high)));
}

void ProgressDialog::showGames()
{
    std::vector<TableRow> rows;
    for (const LadderBook::Row &row : m_book.rows()) {
        const GameCounts &games = row.games;
        const QString strength = row.rank ? text::rank(*row.rank) : row.terms.strength;
        const auto number = [](std::int64_t value) {
            return TableCell{QLocale().toString(static_cast<qlonglong>(value))};
        };
        rows.push_back({{row.terms.opponent},
                        {strength.isEmpty() ? tr("usual strength") : strength},
                        {sizeText(row.terms.size)},
                        {QLocale().toString(row.last.toLocalTime().date(), QLocale::ShortFormat)},
                        {handicapText(row.terms.handicap)},
                        number(games.wins),
                        number(games.losses)});
    }
    m_model->setRows(std::move(rows));
}

void ProgressDialog::askDeletion()
{
    auto *box =
        new QMessageBox(QMessageBox::NoIcon, tr("Delete All"),
                        tr("Delete all that is known of your games?"), QMessageBox::NoButton, this);
    box->setInformativeText(tr("Records that you have saved stay."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *remove = box->addButton(tr("&Delete"), QMessageBox::AcceptRole);
    QPushButton *keep = box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(keep);
    connect(remove, &QPushButton::clicked, this, [this] {
        static_cast<void>(LadderBook().save(m_file)); // an empty one's file goes
        accept();
    });
    box->open();
}

} // namespace shinpan
