#include "ui/match/newgamedialog.h"

#include "core/board/point.h"
#include "core/rules/handicap.h"
#include "ui/board/boardview.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/match/handicapfield.h"
#include "ui/match/komirow.h"
#include "ui/match/rulesfield.h"
#include "ui/match/seatcard.h"
#include "ui/match/teachingfield.h"
#include "ui/match/timefields.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QSpinBox>

namespace shinpan {

namespace {

constexpr int UsualSizes[] = {9, 13, 19};
constexpr int ScreenMargin = 24;
constexpr int PreviewSide = 148; // leaves the frame its room on a screen of 640 lines

/// A label in the first column that leads to a field of the second.
void addRow(QGridLayout &grid, const QString &label, QWidget &field)
{
    QLabel *title = form::labelFor(&field, label);
    const QWidget *first = &field; // beside which the label stands
    while (first->focusProxy() != nullptr) {
        first = first->focusProxy();
    }
    title->setMinimumHeight(first->sizeHint().height());
    const int row = grid.rowCount();
    grid.addWidget(title, row, 0, Qt::AlignTop);
    grid.addWidget(&field, row, 1);
}

/// A grid for such rows; those of the dialog have their first column in common.
[[nodiscard]] QGridLayout *createGrid(int rowSpacing)
{
    auto *grid = new QGridLayout;
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(spacing::Section);
    grid->setVerticalSpacing(rowSpacing);
    const QFontMetrics metrics(textFont(TextSize::Body));
    grid->setColumnMinimumWidth(0, metrics.horizontalAdvance(NewGameDialog::tr("Board size")));
    grid->setColumnStretch(1, 1);
    return grid;
}

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
    , m_handicap(new HandicapField)
    , m_komi(new KomiRow)
    , m_rules(new RulesField)
    , m_time(new TimeFields)
    , m_teaching(new TeachingField)
    , m_preview(new BoardView)
    , m_start(new AccentButton(tr("&Start Game")))
{
    setWindowTitle(tr("New Game"));
    setLayout(form::column(spacing::Section,
                           {createPlayers(), createBoard(), createAgreement(), form::rest(),
                            form::dialogButtons(*this, m_start)},
                           {ScreenMargin, ScreenMargin, ScreenMargin, spacing::Section}));
    m_start->setDefault(true);

    setEngines(engines);
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
    settings.rules = m_rules->rules();
    settings.komi = m_komi->komi();
    settings.handicap = m_handicap->stones();
    settings.handicapStyle = m_handicap->style();
    settings.time = m_time->time();
    settings.teaching = m_teaching->teaching();
    settings.isSerious = m_teaching->isSerious();
    return settings;
}

void NewGameDialog::setEngines(const std::vector<EngineProfile> &engines)
{
    m_engines = engines;
    for (const Color color : BothColors) {
        m_seats[color]->setEngines(engines);
    }
    m_teaching->setEngines(engines);
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
    QToolButton *swap = form::toolButton(Symbol::Swap, tr("Swap sides"));
    connect(swap, &QToolButton::clicked, this, &NewGameDialog::swapSeats);

    return form::widgetWith(form::row(
        spacing::Normal, {{m_seats.black, 1}, {swap, 0, Qt::AlignCenter}, {m_seats.white, 1}}));
}

/// What the board is like at the beginning, and a picture of it.
QWidget *NewGameDialog::createBoard()
{
    QGridLayout *grid = createGrid(spacing::Tight);
    addSizeRow(grid);
    addRow(*grid, tr("&Handicap"), *m_handicap);
    addRow(*grid, tr("&Komi"), *m_komi);
    grid->setRowStretch(grid->rowCount(), 1);

    m_preview->setFixedSize(PreviewSide, PreviewSide);
    m_preview->setCoordinatesShown(false);
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setAttribute(Qt::WA_TransparentForMouseEvents);

    return form::widgetWith(form::row(spacing::Section, {{grid, 1}, {m_preview, 0, Qt::AlignTop}}));
}

/// What both sides agree to play by.
QWidget *NewGameDialog::createAgreement()
{
    QGridLayout *grid = createGrid(spacing::Wide);
    addRow(*grid, tr("&Rules"), *m_rules);
    addRow(*grid, tr("&Time"), *m_time);
    addRow(*grid, tr("Teachin&g"), *m_teaching);
    return form::widgetWith(grid);
}

void NewGameDialog::addSizeRow(QGridLayout *grid)
{
    m_size->setRange(1, MaxGtpSide);
    m_size->setKeyboardTracking(false); // the 2 of "21" is no size: it would cut the komi
    m_size->setAccessibleName(tr("Board size"));
    m_size->setSuffix(tr(" lines"));
    QHBoxLayout *row = form::row(spacing::Normal, {});
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
    QWidget *field = form::widgetWith(form::column(spacing::Tight, {row, m_sizeNote}));
    field->setFocusProxy(m_size);
    addRow(*grid, tr("Board si&ze"), *field);
}

void NewGameDialog::connectFields()
{
    for (const Color color : BothColors) {
        SeatCard *seat = m_seats[color];
        connect(seat, &SeatCard::seatChanged, this, &NewGameDialog::showPlayers);
        connect(seat, &SeatCard::addEngineRequested, this,
                [this, color] { Q_EMIT addEngineRequested(color); });
    }
    connect(m_usualSizes, &QButtonGroup::idClicked, m_size, &QSpinBox::setValue);
    connect(m_size, &QSpinBox::valueChanged, this, &NewGameDialog::showSize);
    connect(m_handicap, &HandicapField::edited, this, [this] {
        showPreview();
        suggestKomi();
    });
    connect(m_rules, &RulesField::edited, this, [this] {
        suggestKomi();
        showGame();
    });
    connect(m_komi, &KomiRow::komiChanged, this, &NewGameDialog::showGame);
}

void NewGameDialog::showSettings(const NewGameSettings &settings)
{
    for (const Color color : BothColors) {
        m_seats[color]->setSeat(settings.seats[color]);
    }
    m_size->setValue(settings.size);
    showSize(m_size->value());
    m_rules->setRules(settings.rules);
    m_handicap->setHandicap(settings.handicap, settings.handicapStyle);
    m_time->setTime(settings.time);
    m_teaching->setTeaching(settings.teaching);
    m_teaching->setSerious(settings.isSerious);
    showPreview();
    suggestKomi();
    m_komi->setKomi(settings.komi);
    showGame();
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
    m_handicap->setBoardSize(size);
    showGame();
}

void NewGameDialog::showPreview()
{
    const BoardSize size = BoardSize::square(m_size->value());
    Board board(size);
    if (const auto points = fixedHandicap(size, m_handicap->stones());
        points && m_handicap->style() == HandicapStyle::Fixed) {
        for (const Point point : *points) {
            board.set(point, Stone::Black);
        }
    }
    m_preview->setPosition(board);
}

void NewGameDialog::suggestKomi()
{
    m_komi->setUsualKomi(usualKomi(m_rules->rules(), m_handicap->stones()));
}

void NewGameDialog::showGame()
{
    for (SeatCard *seat : {m_seats.black, m_seats.white}) {
        seat->setGame(m_rules->rules(), m_size->value(), m_komi->komi());
    }
}

/// What folds up leaves no hole behind.
bool NewGameDialog::event(QEvent *event)
{
    const bool isHandled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        resize(width(), layout()->totalHeightForWidth(width()));
    }
    return isHandled;
}

void NewGameDialog::showPlayers()
{
    const Seat black = m_seats.black->seat();
    m_handicap->setBlackName(black.engine ? black.engine->name : QString());
    m_time->setSeats({black, m_seats.white->seat()});
    m_teaching->setSeats({black, m_seats.white->seat()});
    m_start->setEnabled(m_seats.black->isPlayable() && m_seats.white->isPlayable());
}

} // namespace shinpan
