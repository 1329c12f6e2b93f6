#pragma once

#include <QAbstractTableModel>

namespace shinpan {

class OpenSuite;

/// The tests of a suite, a row each.
class SuiteModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Test, Command, Expected, Answer, Verdict };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: none is open. It is shown until another one is, or it is destroyed.
    void show(const OpenSuite *suite);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(std::size_t test, int column) const;
    [[nodiscard]] QString verdictOf(std::size_t test) const;

    const OpenSuite *m_suite = nullptr;
};

} // namespace shinpan
