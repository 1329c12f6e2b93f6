#include "ui/graphics/parameterdialog.h"

#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

namespace shinpan {

ParameterDialog::ParameterDialog(const QString &title,
                                 const std::vector<EngineParameter> &parameters,
                                 QWidget *parent)
    : QDialog(parent)
    , m_parameters(parameters)
{
    setWindowTitle(title);
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    for (const EngineParameter &parameter : parameters) {
        addField(*form, parameter);
    }
    auto *scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Parameters"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(fields);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
}

void ParameterDialog::addField(QFormLayout &form, const EngineParameter &parameter)
{
    const QString name = readableName(parameter.key);
    QWidget *field = nullptr;
    switch (parameter.kind) {
    case EngineParameter::Kind::Flag: {
        auto *box = new QCheckBox(name);
        box->setChecked(parameter.value == QStringLiteral("1"));
        m_values.emplace_back(
            [box] { return box->isChecked() ? QStringLiteral("1") : QStringLiteral("0"); });
        form.addRow(box);
        return;
    }
    case EngineParameter::Kind::Choice: {
        auto *list = new QComboBox;
        for (const QString &choice : parameter.choices) {
            list->addItem(readableName(choice), choice);
        }
        list->setCurrentIndex(list->findData(parameter.value));
        m_values.emplace_back([list] { return list->currentData().toString(); });
        field = list;
        break;
    }
    case EngineParameter::Kind::Text: {
        auto *line = new QLineEdit(parameter.value);
        m_values.emplace_back([line] { return line->text(); });
        field = line;
        break;
    }
    }
    field->setAccessibleName(name);
    form.addRow(name, field);
}

std::vector<EngineParameter> ParameterDialog::changes() const
{
    std::vector<EngineParameter> changed;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        EngineParameter parameter = m_parameters[i];
        const QString value = m_values[i]();
        if (value != parameter.value) {
            parameter.value = value;
            changed.push_back(parameter);
        }
    }
    return changed;
}

} // namespace shinpan
