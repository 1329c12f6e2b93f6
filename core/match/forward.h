#pragma once

#include "core/util/completion.h"

#include <QCoroTask>

#include <optional>

namespace shinpan {

/// Completes a question with the answer of whoever was asked, if nobody completed it before: the
/// one who asked may have given it up ("no value").
template <typename Answer>
QCoro::Task<> forward(QCoro::Task<Answer> answering, Completion<std::optional<Answer>> question)
{
    Answer answer = co_await answering;
    question.complete(std::move(answer));
}

} // namespace shinpan
