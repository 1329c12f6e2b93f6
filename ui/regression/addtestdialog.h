#pragma once

#include "core/regression/newtest.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace shinpan {

class FileField;

/// Makes a position a test: what is asked there, what is expected, and which suite it goes into.
class AddTestDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `test` is what is proposed; `suite` the path that stands there at first.
    AddTestDialog(NewTest test, const QString &suite, QWidget *parent = nullptr);

    /// The test as the person wants it.
    [[nodiscard]] NewTest test() const;
    [[nodiscard]] QString suite() const;

private:
    void check();

    NewTest m_test;
    QLineEdit *m_command;
    QLineEdit *m_expected;
    QCheckBox *m_isKnown;
    FileField *m_suite;
    QPushButton *m_add;
};

} // namespace shinpan
