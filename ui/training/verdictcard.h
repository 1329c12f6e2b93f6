#pragma once

#include "ui/kit/card.h"
#include "ui/training/quiz.h"

class QLabel;

namespace shinpan {

class WrappedLabel;

/// The verdict on a try: a sign, a few words, and more below them. Screen readers are told when it
/// is another verdict.
class VerdictCard final : public Card
{
    Q_OBJECT

public:
    explicit VerdictCard(QWidget *parent = nullptr);

    void showVerdict(QuizScene::Mood mood, const QString &verdict, const QString &details);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showSign();

    QuizScene::Mood m_mood = QuizScene::Mood::Asking;
    QLabel *m_sign;
    WrappedLabel *m_verdict;
    WrappedLabel *m_details;
};

} // namespace shinpan
