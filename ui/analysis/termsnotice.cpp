#include "ui/analysis/termsnotice.h"

#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace shinpan {

TermsNotice::TermsNotice(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
{
    m_text->setWordWrap(true);
    auto *tell = new QPushButton(tr("Tell It"), this);
    tell->setToolTip(tr("Tell the engine the rules and the komi of the game"));
    tell->setAccessibleDescription(tell->toolTip());
    connect(tell, &QPushButton::clicked, this, &TermsNotice::correctionRequested);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Normal, 0, spacing::Normal, spacing::Tight);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_text, 1);
    row->addWidget(tell, 0, Qt::AlignTop);
    hide();
}

void TermsNotice::showTerms(const QString &engine, const EngineGame &game, const EngineTerms &other)
{
    QStringList sentences;
    if (other.rules && game.rules) {
        sentences.append(
            tr("%1 plays by %2; the game has %3.")
                .arg(engine, text::rulesName(*other.rules), text::rulesName(*game.rules)));
    }
    if (other.komi) {
        sentences.append(tr("%1 counts a komi of %2; the game has %3.")
                             .arg(engine, text::points(*other.komi), text::points(game.komi)));
    }
    m_text->setText(sentences.join(u' '));
    setAccessibleName(m_text->text());
    setVisible(!sentences.isEmpty());
}

QString TermsNotice::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace shinpan
