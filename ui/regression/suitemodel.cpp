#include "ui/regression/suitemodel.h"

#include "ui/regression/opensuite.h"

#include <QFont>

namespace shinpan {

void SuiteModel::show(const OpenSuite *suite)
{
    beginResetModel();
    if (m_suite) {
        disconnect(m_suite, nullptr, this, nullptr);
    }
    m_suite = suite;
    endResetModel();
    if (!suite) {
        return;
    }
    connect(suite, &QObject::destroyed, this, [this] {
        beginResetModel();
        m_suite = nullptr;
        endResetModel();
    });
    connect(suite, &OpenSuite::reset, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(suite, &OpenSuite::tested, this,
            [this](int test) { Q_EMIT dataChanged(index(test, Answer), index(test, Verdict)); });
}

int SuiteModel::rowCount(const QModelIndex &parent) const
{
    return m_suite && !parent.isValid() ? static_cast<int>(m_suite->count()) : 0;
}

int SuiteModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Verdict + 1;
}

QVariant SuiteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto test = static_cast<std::size_t>(index.row());
    const TestResult *const result = m_suite->result(test);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return textOf(test, index.column());
    }
    const bool isUnexpected =
        result && (result->isUnexpectedFailure() || result->isUnexpectedPass());
    if (role == Qt::FontRole && index.column() == Verdict && isUnexpected) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QString SuiteModel::textOf(std::size_t test, int column) const
{
    const SuiteStep &step = m_suite->step(test);
    const TestResult *const result = m_suite->result(test);
    switch (column) {
    case Test:
        return step.test ? QString::number(*step.test) : tr("line %1").arg(step.line);
    case Command:
        return QString::fromUtf8(step.command.line());
    case Expected:
        return step.expectation ? step.expectation->pattern : QString();
    case Answer:
        return result ? result->given : QString();
    default:
        return verdictOf(test);
    }
}

QString SuiteModel::verdictOf(std::size_t test) const
{
    const TestResult *const result = m_suite->result(test);
    if (!result) {
        const std::optional<Expectation> &expectation = m_suite->step(test).expectation;
        return expectation && expectation->expectsFailure ? tr("known to fail") : QString();
    }
    switch (result->verdict) {
    case shinpan::Verdict::Pass:
        return result->expectedToFail ? tr("passes, unexpectedly") : tr("passes");
    case shinpan::Verdict::Fail:
        return result->expectedToFail ? tr("fails, as expected") : tr("fails");
    case shinpan::Verdict::Ignored:
        return tr("does not count");
    case shinpan::Verdict::Error:
        return tr("error");
    case shinpan::Verdict::NoAnswer:
        return tr("not asked");
    case shinpan::Verdict::Timeout:
        return tr("timed out");
    case shinpan::Verdict::Crash:
        return tr("engine crashed");
    }
    Q_UNREACHABLE();
}

QVariant SuiteModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QString names[] = {tr("Test"), tr("Command"), tr("Expected"), tr("Answer"),
                             tr("Verdict")};
    return names[section];
}

} // namespace shinpan
