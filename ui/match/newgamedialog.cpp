#include "ui/match/newgamedialog.h"

#include "core/board/point.h"
#include "core/rules/handicap.h"
#include "ui/accentbutton.h"
#include "ui/board/boardview.h"
#include "ui/fieldnote.h"
#include "ui/match/komifield.h"
#include "ui/match/seatcard.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int UsualSizes[] = {9, 13, 19};
constexpr int Margin = 24;
constexpr int PreviewSide = 176;

} // namespace

NewGameDialog::NewGameDialog(const std::vector<EngineProfile> &engines,
                             const NewGameSettings &last,
                             QWidget *parent,
                             const Machine &machine)
    : QDialog(parent)
    , m_engines(engines)
    , m_seats{new SeatCard(Color::Black, machine), new SeatCard(Color::White, machine)}
    , m_usualSizes(new QButtonGroup(this))
    , m_size(new QSpinBox)
    , m_sizeNote(new FieldNote(m_size))
    , m_handicap(new QComboBox)
    , m_handicapNote(new FieldNote(m_handicap))
    , m_komi(new KomiField)
    , m_resetKomi(new QToolButton)
    , m_komiNote(new FieldNote(m_komi))
    , m_preview(new BoardView)
    , m_start(new AccentButton(tr("&Start game")))
{
    setWindowTitle(tr("New Game"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    layout->setSpacing(spacing::Section);
    layout->addWidget(createPlayers());
    layout->addWidget(createGame());
    layout->addStretch(1);
    layout->addWidget(buttons);
    m_start->setDefault(true);

    for (const Color color : BothColors) {
        m_seats[color]->setEngines(engines);
    }
    connectFields();
    showSettings(last);
}

NewGameSettings NewGameDialog::settings() const
{
    NewGameSettings settings;
    for (const Color color : BothColors) {
        settings.seats[color] = m_seats[color]->seat();
    }
    settings.size = m_size->value();
    settings.komi = m_komi->value();
    settings.handicap = m_handicap->currentData().toInt();
    return settings;
}

void NewGameDialog::setEngines(const std::vector<EngineProfile> &engines)
{
    m_engines = engines;
    for (const Color color : BothColors) {
        m_seats[color]->setEngines(engines);
    }
}

void NewGameDialog::chooseEngine(Color color, const QString &id)
{
    for (const EngineProfile &engine : m_engines) {
        if (engine.id == id) {
            m_seats[color]->setSeat({engine});
        }
    }
}

QWidget *NewGameDialog::createPlayers()
{
    auto *swap = new QToolButton;
    swap->setIcon(symbolIcon(Symbol::Swap));
    swap->setAutoRaise(true);
    swap->setFocusPolicy(Qt::TabFocus);
    swap->setToolTip(tr("Swap sides"));
    swap->setAccessibleName(tr("Swap sides"));
    connect(swap, &QToolButton::clicked, this, &NewGameDialog::swapSeats);

    auto *players = new QWidget;
    auto *row = new QHBoxLayout(players);
    row->setContentsMargins({});
    row->setSpacing(spacing::Normal);
    row->addWidget(m_seats.black, 1);
    row->addWidget(swap, 0, Qt::AlignCenter);
    row->addWidget(m_seats.white, 1);
    return players;
}

QWidget *NewGameDialog::createGame()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::Section);
    grid->setVerticalSpacing(spacing::Tight);
    addSizeRow(grid);
    addHandicapRow(grid);
    addKomiRow(grid);
    grid->setRowStretch(grid->rowCount(), 1);
    grid->setColumnStretch(1, 1);

    m_preview->setFixedSize(PreviewSide, PreviewSide);
    m_preview->setCoordinatesShown(false);
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setAttribute(Qt::WA_TransparentForMouseEvents);

    auto *game = new QWidget;
    auto *row = new QHBoxLayout(game);
    row->setContentsMargins({});
    row->setSpacing(spacing::Section);
    row->addLayout(grid, 1);
    row->addWidget(m_preview, 0, Qt::AlignTop);
    return game;
}

void NewGameDialog::addSizeRow(QGridLayout *grid)
{
    auto *label = new QLabel(tr("Board si&ze"));
    label->setBuddy(m_size);
    m_size->setRange(1, MaxGtpSide);
    m_size->setAccessibleName(tr("Board size"));
    m_size->setSuffix(tr(" lines"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    for (const int size : UsualSizes) {
        auto *button = new AccentButton(QStringLiteral("%1×%1").arg(size));
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setAccessibleName(tr("%1 by %1 board").arg(size));
        m_usualSizes->addButton(button, size);
        row->addWidget(button);
    }
    row->addWidget(m_size);
    row->addStretch(1);
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0);
    grid->addLayout(row, line, 1);
    grid->addWidget(m_sizeNote, line + 1, 1);
}

void NewGameDialog::addHandicapRow(QGridLayout *grid)
{
    auto *label = new QLabel(tr("&Handicap"));
    label->setBuddy(m_handicap);
    m_handicap->setAccessibleName(tr("Handicap"));
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0);
    grid->addWidget(m_handicap, line, 1, Qt::AlignLeading);
    grid->addWidget(m_handicapNote, line + 1, 1);
}

void NewGameDialog::addKomiRow(QGridLayout *grid)
{
    auto *label = new QLabel(tr("&Komi"));
    label->setBuddy(m_komi);
    m_komi->setAccessibleName(tr("Komi"));
    m_resetKomi->setIcon(symbolIcon(Symbol::Undo));
    m_resetKomi->setAutoRaise(true);
    m_resetKomi->setFocusPolicy(Qt::TabFocus);
    m_resetKomi->setAccessibleName(tr("Back to the usual komi"));
    m_resetKomi->setToolTip(tr("Back to the usual komi"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    row->addWidget(m_komi);
    row->addWidget(m_resetKomi);
    row->addStretch(1);
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0);
    grid->addLayout(row, line, 1);
    grid->addWidget(m_komiNote, line + 1, 1);
}

void NewGameDialog::connectFields()
{
    for (const Color color : BothColors) {
        SeatCard *seat = m_seats[color];
        connect(seat, &SeatCard::seatChanged, this, &NewGameDialog::checkPlayable);
        connect(seat, &SeatCard::addEngineRequested, this,
                [this, color] { Q_EMIT addEngineRequested(color); });
    }
    connect(m_usualSizes, &QButtonGroup::idClicked, m_size, &QSpinBox::setValue);
    connect(m_size, &QSpinBox::valueChanged, this, &NewGameDialog::showSize);
    connect(m_handicap, &QComboBox::currentIndexChanged, this, &NewGameDialog::showHandicap);
    connect(m_komi, &QDoubleSpinBox::valueChanged, this, [this] {
        m_komiIsTyped = true;
        explainKomi();
    });
    connect(m_resetKomi, &QToolButton::clicked, this, [this] {
        m_komiIsTyped = false;
        suggestKomi();
        m_komi->setFocus();
    });
}

void NewGameDialog::showSettings(const NewGameSettings &settings)
{
    for (const Color color : BothColors) {
        m_seats[color]->setSeat(settings.seats[color]);
    }
    m_komiIsTyped = settings.komi != usualKomi(settings.handicap);
    m_size->setValue(settings.size);
    showSize(m_size->value());
    m_handicap->setCurrentIndex(std::max(0, m_handicap->findData(settings.handicap)));
    const QSignalBlocker notTyped(m_komi);
    m_komi->setValue(settings.komi);
    explainKomi();
}

void NewGameDialog::swapSeats()
{
    const Seat black = m_seats.black->seat();
    m_seats.black->setSeat(m_seats.white->seat());
    m_seats.white->setSeat(black);
}

void NewGameDialog::showSize(int size)
{
    m_usualSizes->setExclusive(false);
    for (QAbstractButton *button : m_usualSizes->buttons()) {
        button->setChecked(m_usualSizes->id(button) == size);
    }
    m_usualSizes->setExclusive(m_usualSizes->button(size) != nullptr);
    const bool isUnusual = size > 19 || size < 5;
    m_sizeNote->setNote(FieldNote::Tone::Quiet,
                        isUnusual ? tr("Few engines play on this size.") : QString());
    m_komi->setRange(-size * size, size * size);
    offerHandicaps(size);
}

void NewGameDialog::offerHandicaps(int size)
{
    const int most = maxFixedHandicap(BoardSize::square(size));
    const int wanted = m_handicap->currentData().toInt();
    {
        const QSignalBlocker blocker(m_handicap);
        m_handicap->clear();
        m_handicap->addItem(tr("None"), 0);
        for (int stones = 2; stones <= most; ++stones) {
            m_handicap->addItem(tr("%n stones", nullptr, stones), stones);
        }
        m_handicap->setCurrentIndex(m_handicap->findData(std::min(wanted, most)));
    }
    m_handicap->setEnabled(most > 0);
    if (most == 0) {
        m_handicapNote->setNote(FieldNote::Tone::Quiet,
                                tr("There is no fixed handicap on a board this small."));
    } else if (wanted > most) {
        m_handicapNote->setNote(FieldNote::Tone::Warning,
                                tr("At most %n stones on this board.", nullptr, most));
    } else {
        m_handicapNote->clearNote();
    }
    suggestKomi();
}

void NewGameDialog::showHandicap()
{
    m_handicapNote->clearNote();
    suggestKomi();
}

void NewGameDialog::showPreview()
{
    const BoardSize size = BoardSize::square(m_size->value());
    Board board(size);
    if (const auto points = fixedHandicap(size, m_handicap->currentData().toInt())) {
        for (const Point point : *points) {
            board.set(point, Stone::Black);
        }
    }
    m_preview->setPosition(board);
}

void NewGameDialog::suggestKomi()
{
    const int handicap = m_handicap->currentData().toInt();
    showPreview();
    if (!m_komiIsTyped) {
        const QSignalBlocker notTyped(m_komi);
        m_komi->setValue(usualKomi(handicap));
    }
    explainKomi();
}

void NewGameDialog::explainKomi()
{
    const double komi = m_komi->value();
    const double usual = usualKomi(m_handicap->currentData().toInt());
    m_resetKomi->setVisible(m_komiIsTyped && komi != usual);
    QStringList remarks;
    if (komi != usual) {
        remarks.append(tr("Usual here: %1.").arg(locale().toString(usual)));
    }
    if (komi == std::floor(komi)) {
        remarks.append(tr("The game may end in a draw."));
    }
    m_komiNote->setNote(FieldNote::Tone::Quiet, remarks.join(u' '));
}

void NewGameDialog::checkPlayable()
{
    m_start->setEnabled(m_seats.black->isPlayable() && m_seats.white->isPlayable());
}

} // namespace shinpan
