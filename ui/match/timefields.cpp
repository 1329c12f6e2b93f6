#include "ui/match/timefields.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/match/forms.h"
#include "ui/match/timecontrolfield.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>
#include <QSignalBlocker>

namespace shinpan {

namespace {

constexpr int SignSide = 16; ///< of the warning sign

} // namespace

TimeFields::TimeFields(QWidget *parent)
    : QWidget(parent)
    , m_fields{new TimeControlField(tr("Time")), new TimeControlField(tr("White's time"))}
    , m_sides{new QLabel(text::colorName(Color::Black)), new QLabel(text::colorName(Color::White))}
    , m_differs(new QCheckBox(tr("Each side has its own time")))
    , m_warning(new QWidget)
    , m_sign(new QLabel)
    , m_warningText(new FieldNote(m_fields.black->focusProxy()))
{
    setFocusProxy(m_fields.black);
    auto *sides = new QGridLayout; // one column in truth: a hidden label leaves no gap behind
    sides->setHorizontalSpacing(0);
    sides->setVerticalSpacing(spacing::Normal);
    for (const Color color : BothColors) {
        const int row = color == Color::Black ? 0 : 1;
        m_sides[color]->setBuddy(m_fields[color]);
        m_sides[color]->setContentsMargins(0, 0, spacing::Wide, 0);
        sides->addWidget(m_sides[color], row, 0);
        sides->addWidget(m_fields[color], row, 1);
        connect(m_fields[color], &TimeControlField::edited, this, [this] {
            warn();
            Q_EMIT edited();
        });
    }
    sides->setColumnStretch(1, 1);
    m_warning->setLayout(
        form::row(spacing::Normal, {{m_sign, 0, Qt::AlignTop}, {m_warningText, 1}}));
    setLayout(form::column(spacing::Normal, {sides, m_warning, m_differs}));

    connect(m_differs, &QCheckBox::toggled, this, [this](bool differs) {
        if (differs) {
            m_fields.white->setTimeControl(m_fields.black->timeControl());
        }
        showSides();
        Q_EMIT edited();
    });
    showSides();
}

void TimeFields::setTime(const ByColor<TimeControl> &time)
{
    const QSignalBlocker quiet(m_differs);
    m_differs->setChecked(time.black != time.white);
    for (const Color color : BothColors) {
        m_fields[color]->setTimeControl(time[color]);
    }
    showSides();
}

ByColor<TimeControl> TimeFields::time() const
{
    const TimeControlField &white = m_differs->isChecked() ? *m_fields.white : *m_fields.black;
    return {m_fields.black->timeControl(), white.timeControl()};
}

void TimeFields::setSeats(const ByColor<Seat> &seats)
{
    m_seats = seats;
    warn();
}

void TimeFields::showSides()
{
    const bool differs = m_differs->isChecked();
    m_fields.black->setName(differs ? tr("Black's time") : tr("Time"));
    m_fields.white->setVisible(differs);
    for (const Color color : BothColors) {
        m_sides[color]->setVisible(differs);
    }
    warn();
}

void TimeFields::warn()
{
    const QString text = warning();
    m_sign->setPixmap(
        symbolIcon(Symbol::Warning, styleColors(palette()).warning).pixmap(SignSide, SignSide));
    m_warningText->setNote(FieldNote::Tone::Warning, text);
    m_warning->setVisible(!text.isEmpty());
}

QString TimeFields::warning() const
{
    QStringList unlimited;
    const ByColor<TimeControl> controls = time();
    for (const Color color : BothColors) {
        if (m_seats[color].engine && !controls[color].isLimited()) {
            unlimited.append(m_seats[color].engine->name);
        }
    }
    unlimited.removeDuplicates();
    if (unlimited.isEmpty()) {
        return {};
    }
    return tr("Nothing limits how long %1 may think. Choose a time here, unless its command line "
              "sets a limit.")
        .arg(QLocale().createSeparatedList(unlimited));
}

} // namespace shinpan
