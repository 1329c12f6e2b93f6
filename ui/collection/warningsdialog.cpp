#include "ui/collection/warningsdialog.h"

#include "ui/collection/warningtext.h"
#include "ui/kit/style.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr QSize FirstSize(720, 480);
constexpr int GameRole = Qt::UserRole;

enum Column { Line, Place, Game, What, Repair };

} // namespace

WarningsDialog::WarningsDialog(const SgfFileWarnings &warnings,
                               const QString &fileName,
                               bool isCollection,
                               QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("Repairs"));
    auto *title = new QLabel(tr("What was odd in %1").arg(fileName));
    title->setFont(textFont(TextSize::Subtitle));
    auto *note = new QLabel(tr("The file itself is as it was. Saving writes it mended."));
    note->setWordWrap(true);
    m_list->setAccessibleName(tr("Repairs"));
    m_list->setHeaderLabels(
        {tr("Line"), tr("Column"), tr("Game"), tr("What was odd"), tr("What was done")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setColumnHidden(Game, !isCollection);
    fill(warnings);
    for (int column = Line; column <= What; ++column) {
        m_list->resizeColumnToContents(column);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const int game = item->data(Line, GameRole).toInt();
            game != SgfLocatedWarning::Outside) {
            Q_EMIT gameChosen(game);
        }
    });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addWidget(title);
    column->addWidget(note);
    column->addWidget(m_list, 1);
    if (warnings.omitted > 0) {
        column->addWidget(new QLabel(
            tr("… and %n more that are not listed.", nullptr, static_cast<int>(warnings.omitted))));
    }
    column->addWidget(buttons);
    resize(FirstSize);
}

void WarningsDialog::fill(const SgfFileWarnings &warnings)
{
    for (const auto &[warning, game] : warnings.list) {
        const auto &[what, repair] = textOf(warning);
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(Line, QString::number(warning.line));
        item->setText(Place, QString::number(warning.column));
        item->setText(Game, game == SgfLocatedWarning::Outside ? QStringLiteral("–")
                                                               : QString::number(game + 1));
        item->setText(What, what);
        item->setText(Repair, repair);
        item->setData(Line, GameRole, game);
        for (const int number : {Line, Place, Game}) {
            item->setTextAlignment(number, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
}

} // namespace shinpan
