#pragma once

#include "core/graphics/engineparameters.h"

#include <QDialog>

#include <functional>
#include <vector>

class QFormLayout;

namespace shinpan {

/// The parameters of an engine, to be changed.
class ParameterDialog final : public QDialog
{
    Q_OBJECT

public:
    ParameterDialog(const QString &title,
                    const std::vector<EngineParameter> &parameters,
                    QWidget *parent = nullptr);

    /// Those that have another value now, with it.
    [[nodiscard]] std::vector<EngineParameter> changes() const;

private:
    void addField(QFormLayout &form, const EngineParameter &parameter);

    std::vector<EngineParameter> m_parameters;
    std::vector<std::function<QString()>> m_values; ///< of the fields, as the engine has them
};

} // namespace shinpan
