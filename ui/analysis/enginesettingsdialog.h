#pragma once

#include "core/gtp/gtpreply.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace shinpan {

class AnalysisController;
class Analyst;
class FieldNote;

/// What an analysing engine can be asked and told while it runs, as far as it lists the commands:
/// the rules it plays by (kata-get-rules, kata-set-rules), its parameters (kata-list-params,
/// kata-get-param, kata-set-param), and what its network thinks before any search (kata-raw-nn).
/// All of it lasts as long as the engine runs; an analysis goes on afterwards.
class EngineSettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `analysis` outlives it.
    explicit EngineSettingsDialog(AnalysisController &analysis, QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *createRules();
    [[nodiscard]] QWidget *createParameters();
    [[nodiscard]] QWidget *createNetwork();
    void showEngines();
    void chooseEngine(int index);
    void greetEngine();
    void showOffers();
    void askRules();
    void setRules();
    void askParameters();
    void listParameters(const QStringList &names);
    void setParameter(QTableWidgetItem *item);
    void askNetwork();
    void showNetwork(const QString &answer);
    void tellFailure(const GtpReply &reply);
    [[nodiscard]] bool knows(const char *command) const;

    AnalysisController &m_analysis;
    QPointer<Analyst> m_analyst; ///< whose settings are shown
    bool m_isGreeted = false;    ///< it was ready, and was asked
    QComboBox *m_engines;
    FieldNote *m_note;
    QLabel *m_rulesNow;
    QComboBox *m_rules;
    QWidget *m_rulesPart;
    QTableWidget *m_parameters;
    QWidget *m_parametersPart;
    QLabel *m_network;
    QWidget *m_networkPart;
};

} // namespace shinpan
