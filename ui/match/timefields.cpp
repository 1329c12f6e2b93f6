#include "ui/match/timefields.h"

#include "core/engine/dialect/timecommands.h"
#include "core/engine/profile/enginestrength.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/match/timecontrolfield.h"

#include <QCheckBox>
#include <QLocale>
#include <QSignalBlocker>

namespace shinpan {

namespace {

/// Whether its own profile says how much it thinks about a move.
[[nodiscard]] bool limitsItself(const EngineProfile &engine)
{
    const EngineStrength *const knob = strengthKnob(engine);
    return knob != nullptr && strengthOf(engine, *knob);
}

} // namespace

TimeFields::TimeFields(QWidget *parent)
    : QWidget(parent)
    , m_fields{new TimeControlField(tr("Time")), new TimeControlField(tr("White’s time"))}
    , m_differs(new QCheckBox(tr("White has a different time")))
    , m_note(new FieldNote(m_fields.black->focusProxy()))
{
    setFocusProxy(m_fields.black);
    QSizePolicy policy = m_fields.white->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // nothing moves when it comes
    m_fields.white->setSizePolicy(policy);
    setLayout(form::column(spacing::Tight, {m_fields.black, m_note, m_differs, m_fields.white}));
    for (const Color color : BothColors) {
        connect(m_fields[color], &TimeControlField::edited, this, [this] {
            advise();
            Q_EMIT edited();
        });
    }
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
    advise();
}

void TimeFields::showSides()
{
    const bool differs = m_differs->isChecked();
    m_fields.black->setName(differs ? tr("Black’s time") : tr("Time"));
    m_fields.white->setVisible(differs);
    advise();
}

void TimeFields::advise()
{
    m_note->setNote(FieldNote::Tone::Quiet, advice());
}

QString TimeFields::advice() const
{
    QStringList unlimited;
    const ByColor<TimeControl> controls = time();
    for (const Color color : BothColors) {
        const std::optional<EngineProfile> &engine = m_seats[color].engine;
        if (engine && !controls[color].isLimited() && !limitsItself(*engine)) {
            unlimited.append(engine->name);
        }
    }
    unlimited.removeDuplicates();
    if (unlimited.isEmpty()) {
        return adviceOnFractions();
    }
    return tr("Nothing limits how long %1 may think. Choose a time here unless its command line "
              "sets a limit.")
        .arg(QLocale().createSeparatedList(unlimited));
}

/// The advice if an engine may be told a time that is not its own.
QString TimeFields::adviceOnFractions() const
{
    const ByColor<TimeControl> controls = time();
    for (const Color color : BothColors) {
        const TimeControl told = inWholeSeconds(controls[color]);
        if (m_seats[color].engine && told != controls[color]) {
            return tr("GTP has whole seconds only: an engine that does not know kata-time_settings "
                      "is told %1 instead of %2.")
                .arg(text::timeControl(told), text::timeControl(controls[color]));
        }
    }
    return {};
}

} // namespace shinpan
