#include "ui/engines/timeoutfields.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/match/durationfield.h"

#include <QGridLayout>

namespace shinpan {

using std::chrono::milliseconds;

namespace {

/// One kind of question. The texts are of the context "shinpan::TimeoutFields".
struct Question
{
    milliseconds Timeouts::*limit;
    const char *label;
    const char *name; ///< for screen readers
};

constexpr std::array Questions{
    Question{&Timeouts::startUp,
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "&To start and answer first"),
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "Time to start and answer first")},
    Question{&Timeouts::setUp,
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "To set &up and relay moves"),
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "Time to set up and relay moves")},
    Question{&Timeouts::move,
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "To &move, beside the clock"),
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "Time to move, beside the clock")},
    Question{&Timeouts::scoring, QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "To sco&re"),
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "Time to score")},
    Question{&Timeouts::quit, QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "To &quit"),
             QT_TRANSLATE_NOOP("shinpan::TimeoutFields", "Time to quit")}};

/// An engine that was told to quit is not waited for without end.
[[nodiscard]] bool canBeEndless(const Question &question)
{
    return question.limit != &Timeouts::quit;
}

} // namespace

TimeoutFields::TimeoutFields(QWidget *parent)
    : QWidget(parent)
    , m_reset(form::button(tr("Use &Defaults"), tr("Set the usual times")))
{
    static_assert(Questions.size() == Count);
    auto *rows = new QGridLayout(this);
    rows->setContentsMargins({});
    rows->setHorizontalSpacing(spacing::Wide);
    rows->setVerticalSpacing(spacing::Normal);
    rows->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < Count; ++i) {
        addRow(rows, i);
    }
    rows->addWidget(m_reset, int{Count}, 1, 1, 2, Qt::AlignLeading);
    connect(m_reset, &QPushButton::clicked, this, [this] { setTimeouts({}); });
}

void TimeoutFields::setTimeouts(const Timeouts &timeouts)
{
    for (std::size_t i = 0; i < Count; ++i) {
        m_fields[i]->setDuration(timeouts.*Questions[i].limit);
    }
    enableReset();
}

Timeouts TimeoutFields::timeouts() const
{
    Timeouts timeouts;
    for (std::size_t i = 0; i < Count; ++i) {
        timeouts.*Questions[i].limit = m_fields[i]->duration();
    }
    return timeouts;
}

void TimeoutFields::addRow(QGridLayout *rows, std::size_t index)
{
    const Question &question = Questions[index];
    const int row = static_cast<int>(index);
    auto *field = new DurationField(DurationField::Unit::Seconds,
                                    milliseconds(canBeEndless(question) ? 0 : 100));
    m_fields[index] = field;
    const QString endless = tr("as long as it takes");
    if (canBeEndless(question)) {
        field->setSpecialValueText(endless);
    }
    field->setMinimumWidth(fontMetrics().horizontalAdvance(endless) + 4 * spacing::Section);
    field->setAccessibleName(tr(question.name));
    const milliseconds usual = Timeouts{}.*question.limit;
    QLabel *remark = form::caption(
        tr("usually %1").arg(usual == usual.zero() ? endless : text::duration(usual)));
    field->setAccessibleDescription(remark->text());
    rows->addWidget(form::labelFor(field, tr(question.label)), row, 0);
    rows->addWidget(field, row, 1);
    rows->addWidget(remark, row, 2);
    connect(field, &QDoubleSpinBox::valueChanged, this, [this] {
        enableReset();
        Q_EMIT edited();
    });
}

void TimeoutFields::enableReset()
{
    m_reset->setEnabled(timeouts() != Timeouts{});
}

} // namespace shinpan
