#include "ui/scoring/scoretable.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace shinpan {

namespace {

constexpr int StoneSize = 18;

[[nodiscard]] constexpr int columnOf(Color color)
{
    return color == Color::Black ? 1 : 2;
}

[[nodiscard]] QString signedPoints(double points)
{
    return points < 0 ? QStringLiteral("−%1").arg(text::points(-points)) : text::points(points);
}

} // namespace

ScoreTable::ScoreTable(QWidget *parent)
    : Card(parent)
    , m_grid(new QGridLayout(this))
{
    setAccessibleName(tr("Count"));
    m_grid->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Normal);
    m_grid->setHorizontalSpacing(spacing::Normal);
    m_grid->setVerticalSpacing(spacing::Tight);
    for (const int column : {0, 1, 2}) {
        m_grid->setColumnStretch(column, 1);
    }
    addHeading();
    addRow(tr("Living stones"), [](const SidePoints &side) { return double(side.stones); });
    addRow(tr("Territory"), [](const SidePoints &side) { return double(side.territory); });
    addRow(tr("Prisoners"), [](const SidePoints &side) { return double(side.prisoners); });
    addRow(tr("Pass stones"), [](const SidePoints &side) { return double(side.passStones); });
    addRow(tr("Group tax"), [](const SidePoints &side) { return -double(side.tax); });
    addRow(tr("Komi"), [](const SidePoints &side) { return side.komi; });
    addRow(tr("Handicap"), [](const SidePoints &side) { return double(side.compensation); });
    addRow(tr("Button"), [](const SidePoints &side) { return side.button; });
    addRow(tr("Total"), [](const SidePoints &side) { return side.total(); });
    const Row &total = m_rows.back();
    for (QLabel *label : {total.name, total.points.black, total.points.white}) {
        label->setFont(textFont(TextSize::Subtitle));
        label->setContentsMargins(0, spacing::Normal, 0, 0); // room for the line above
    }
}

void ScoreTable::addHeading()
{
    for (const Color color : BothColors) {
        auto *heading = new QWidget(this);
        auto *row = new QHBoxLayout(heading);
        row->setContentsMargins(0, 0, 0, spacing::Tight);
        row->setSpacing(spacing::Tight);
        m_stones[color] = new QLabel(heading);
        row->addStretch();
        row->addWidget(m_stones[color]);
        row->addWidget(new QLabel(text::colorName(color), heading));
        m_grid->addWidget(heading, 0, columnOf(color));
    }
    drawStones();
}

/// Their outlines have the text's colour.
void ScoreTable::drawStones()
{
    for (const Color color : BothColors) {
        const QIcon icon =
            symbolIcon(color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone);
        m_stones[color]->setPixmap(icon.pixmap(QSize(StoneSize, StoneSize), devicePixelRatioF()));
    }
}

void ScoreTable::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        drawStones();
    }
}

void ScoreTable::addRow(const QString &name, double (*pointsOf)(const SidePoints &))
{
    const int row = m_grid->rowCount();
    auto *label = new QLabel(name, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(label, row, 0);
    m_rows.push_back(
        {label, {addNumber(row, Color::Black), addNumber(row, Color::White)}, pointsOf});
}

QLabel *ScoreTable::addNumber(int row, Color color)
{
    auto *number = new QLabel(this);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(number, row, columnOf(color));
    return number;
}

void ScoreTable::showCount(const Count &count)
{
    for (const Row &row : m_rows) {
        const bool isTotal = &row == &m_rows.back();
        bool isShown = isTotal;
        for (const Color color : BothColors) {
            const double points = row.pointsOf(count.sides[color]);
            isShown = isShown || points != 0;
            const bool isNothing = points == 0 && !isTotal;
            row.points[color]->setText(isNothing ? QString() : signedPoints(points));
            row.points[color]->setAccessibleName(
                tr("%1, %2: %3")
                    .arg(row.name->text(), text::colorName(color), signedPoints(points)));
        }
        for (QLabel *label : {row.name, row.points.black, row.points.white}) {
            label->setVisible(isShown);
        }
    }
    setAccessibleDescription(QString::fromStdString(toText(count)));
}

void ScoreTable::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    const int top = m_rows.back().name->y() + spacing::Tight / 2;
    painter.fillRect(spacing::Wide, top, width() - 2 * spacing::Wide, 1,
                     styleColors(palette()).line);
}

} // namespace shinpan
