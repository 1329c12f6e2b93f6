#include "ui/competition/parameterrow.h"

#include "ui/kit/forms.h"
#include "ui/words/messagetext.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

/// The spacings are in the order of the box.
enum class Spacing : std::uint8_t { Linear, Logarithmic, Whole, WholeLogarithmic, Choice };

enum Column : std::uint8_t { NameColumn, ScaleColumn, LowColumn, HighColumn, OwnColumn };

constexpr int LettersOfAName = 12; ///< that are always seen
constexpr int LettersOfANumber = 8;
constexpr int LettersOfAScale = 9; ///< that are always seen

[[nodiscard]] Spacing spacingOf(const ParameterScale &scale)
{
    return scale.isChoice() ? Spacing::Choice
         : scale.isLogarithmic()
             ? (scale.isDiscrete() ? Spacing::WholeLogarithmic : Spacing::Logarithmic)
         : scale.isDiscrete() ? Spacing::Whole
                              : Spacing::Linear;
}

/// The number in a field, with a point or a comma, as the person writes it.
[[nodiscard]] std::optional<double> numberIn(const QLineEdit &field)
{
    bool isNumber = false;
    const double number = field.text().trimmed().replace(u',', u'.').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

[[nodiscard]] bool isName(const QString &name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar sign) {
        return sign.isLetterOrNumber() || sign == u'_' || sign == u'-' || sign == u'.';
    });
}

} // namespace

ParameterRow::ParameterRow(QGridLayout &grid, QObject *parent)
    : QObject(parent)
    , m_name(new QLineEdit)
    , m_scale(new QComboBox)
    , m_low(new QLineEdit)
    , m_high(new QLineEdit)
    , m_choices(new QLineEdit)
    , m_own(new QLineEdit)
    , m_remove(form::toolButton(Symbol::Remove, tr("Remove the parameter")))
    , m_note(new FieldNote(m_name))
{
    m_scale->addItems({tr("even steps"), tr("equal ratios"), tr("whole numbers"),
                       tr("whole, equal ratios"), tr("one of these")});
    m_scale->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scale->setMinimumContentsLength(LettersOfAScale);
    m_scale->view()->setMinimumWidth(m_scale->view()->sizeHintForColumn(0)); // all of the words
    m_scale->setToolTip(tr("How values are spaced: equal ratios for what ranges from small to "
                           "large, such as 100 to 20000"));
    m_own->setToolTip(tr("The value that the engine has without tuning, which the result is "
                         "compared with; empty: the middle of the range"));
    m_choices->setPlaceholderText(tr("values, with commas between them"));
    const int line = grid.rowCount();
    grid.addWidget(m_name, line, NameColumn);
    grid.addWidget(m_scale, line, ScaleColumn);
    grid.addWidget(m_low, line, LowColumn);
    grid.addWidget(m_high, line, HighColumn);
    grid.addWidget(m_choices, line, LowColumn, 1, 2);
    grid.addWidget(m_own, line, OwnColumn);
    grid.addWidget(m_remove, line, Columns - 1);
    grid.addWidget(m_note, line + 1, NameColumn, 1, Columns);
    m_note->hide();
    for (QLineEdit *field : {m_name, m_low, m_high, m_choices, m_own}) {
        const int letters = field == m_name ? LettersOfAName : LettersOfANumber;
        field->setMinimumWidth(letters * field->fontMetrics().averageCharWidth());
        connect(field, &QLineEdit::textChanged, this, &ParameterRow::edited);
    }
    connect(m_scale, &QComboBox::currentIndexChanged, this, [this] {
        showScale();
        Q_EMIT edited();
    });
    connect(m_remove, &QToolButton::clicked, this, &ParameterRow::removeRequested);
    showScale();
}

ParameterRow::~ParameterRow()
{
    for (QWidget *control : std::initializer_list<QWidget *>{m_name, m_scale, m_low, m_high,
                                                             m_choices, m_own, m_note}) {
        delete control;
    }
    m_remove->hide();
    m_remove->deleteLater(); // it may have been pressed just now
}

void ParameterRow::showScale()
{
    const bool isChoice = static_cast<Spacing>(m_scale->currentIndex()) == Spacing::Choice;
    m_low->setVisible(!isChoice);
    m_high->setVisible(!isChoice);
    m_choices->setVisible(isChoice);
}

void ParameterRow::show(const TuningParameter &parameter)
{
    m_written = parameter;
    const ParameterScale &scale = parameter.scale;
    m_name->setText(parameter.name);
    m_scale->setCurrentIndex(static_cast<int>(spacingOf(scale)));
    if (scale.isChoice()) {
        m_choices->setText(scale.choices().join(QStringLiteral(", ")));
    } else {
        m_low->setText(scale.text(0));
        m_high->setText(scale.text(1));
    }
    m_own->setText(scale.text(parameter.start));
    for (QLineEdit *field : {m_name, m_low, m_high, m_choices, m_own}) {
        field->setCursorPosition(0); // what does not fit is seen from its beginning
    }
}

void ParameterRow::setNumber(int number)
{
    const auto call = [number](QWidget *control, const QString &what) {
        control->setAccessibleName(tr("Parameter %1: %2").arg(number).arg(what));
    };
    call(m_name, tr("name"));
    call(m_scale, tr("scale"));
    call(m_low, tr("from"));
    call(m_high, tr("to"));
    call(m_choices, tr("values"));
    call(m_own, tr("own value"));
    call(m_remove, tr("remove"));
}

void ParameterRow::setRemovable(bool isRemovable)
{
    m_remove->setEnabled(isRemovable);
}

void ParameterRow::setFocus()
{
    m_name->setFocus();
}

void ParameterRow::setError(const QString &error)
{
    const auto isEmpty = [](const QLineEdit *field) { return field->text().isEmpty(); };
    const bool isUntouched =
        std::ranges::all_of(std::array{m_name, m_low, m_high, m_choices, m_own}, isEmpty);
    m_note->setNote(isUntouched ? FieldNote::Tone::Quiet : FieldNote::Tone::Error, error);
    m_note->setVisible(!error.isEmpty());
}

Result<ParameterScale> ParameterRow::scale() const
{
    const auto spacing = static_cast<Spacing>(m_scale->currentIndex());
    if (spacing == Spacing::Choice) {
        QStringList choices;
        for (const QString &choice : m_choices->text().split(u',', Qt::SkipEmptyParts)) {
            choices += choice.trimmed();
        }
        return ParameterScale::choice(choices);
    }
    const std::optional<double> low = numberIn(*m_low);
    const std::optional<double> high = numberIn(*m_high);
    if (!low || !high) {
        return failure(Message::verbatim(tr("From and to are numbers.")));
    }
    const bool isWhole = *low == std::floor(*low) && *high == std::floor(*high);
    switch (spacing) {
    case Spacing::Whole:
        return isWhole
                 ? ParameterScale::integer(std::llround(*low), std::llround(*high))
                 : failure(Message::verbatim(tr("A range of whole numbers needs whole ends.")));
    case Spacing::Logarithmic:
        return ParameterScale::logarithmic(*low, *high);
    case Spacing::WholeLogarithmic:
        if (const Result<ParameterScale> scale = ParameterScale::logarithmic(*low, *high)) {
            return scale->rounded();
        } else {
            return scale;
        }
    case Spacing::Linear:
    case Spacing::Choice:
        break;
    }
    return ParameterScale::linear(*low, *high);
}

/// The position of the engine's own value.
Result<double> ParameterRow::start(const ParameterScale &scale) const
{
    constexpr double Middle = 0.5;
    QString own = m_own->text().trimmed();
    if (own.isEmpty()) {
        return Middle;
    }
    if (!scale.isChoice()) {
        own.replace(u',', u'.');
    }
    const std::optional<double> position = scale.position(own);
    const bool isInside = position
                       && (scale.isChoice() || !scale.isBounded()
                           || (own.toDouble() >= scale.low() && own.toDouble() <= scale.high()));
    return isInside ? Result<double>(*position)
                    : failure(Message::verbatim(tr("Its own value is not within the range.")));
}

Result<TuningParameter> ParameterRow::parameter() const
{
    const QString name = m_name->text().trimmed();
    if (!isName(name)) {
        return failure(
            Message::verbatim(tr("A parameter has a name of letters, digits, “_”, “-” and “.”.")));
    }
    Result<ParameterScale> scale = this->scale();
    if (!scale) {
        return failure(scale.error());
    }
    if (m_written && !m_written->scale.isBounded()) {
        scale = scale->unbounded();
    }
    const Result<double> start = this->start(*scale);
    if (!start) {
        return failure(start.error());
    }
    TuningParameter parameter =
        m_written.value_or(TuningParameter{name, *scale, ValueFormat::plain(name)});
    const bool isSame = parameter.scale == *scale && m_own->text() == scale->text(parameter.start);
    parameter.name = name;
    parameter.scale = *scale;
    parameter.format = ValueFormat::plain(name);
    parameter.start = m_written && isSame ? parameter.start : *start;
    return parameter;
}

} // namespace shinpan
