#include "ui/regression/opensuite.h"

#include "core/graphics/livegraphics.h"
#include "core/regression/testposition.h"

#include <algorithm>

namespace shinpan {

OpenSuite::OpenSuite(RegressionSuite suite, GtpTranscript &transcript, QObject *parent)
    : QObject(parent)
    , m_suite(std::move(suite))
    , m_transcript(transcript)
{
    listTests();
}

OpenSuite::~OpenSuite() = default;

void OpenSuite::listTests()
{
    m_tests.clear();
    m_results.clear();
    m_ends.clear();
    for (std::size_t step = 0; step < m_suite.steps.size(); ++step) {
        if (isTest(m_suite.steps[step], m_compat)) {
            m_tests.push_back(step);
        }
    }
}

void OpenSuite::setCompat(Compat compat)
{
    if (compat != m_compat && !m_run) {
        m_compat = compat;
        listTests();
        Q_EMIT reset();
    }
}

void OpenSuite::run(const EngineProfile &engine)
{
    if (m_run) {
        return;
    }
    listTests();
    m_failure.reset();
    m_begin = m_transcript.endNumber();
    RegressionTerms terms;
    terms.compat = m_compat;
    m_run = std::make_unique<SuiteRun>(m_suite, engine, terms, &m_transcript);
    connect(m_run.get(), &SuiteRun::tested, this, &OpenSuite::note);
    connect(m_run.get(), &SuiteRun::finished, this, &OpenSuite::end, Qt::QueuedConnection);
    m_run->start();
    Q_EMIT reset();
    Q_EMIT runningChanged();
}

void OpenSuite::stop()
{
    if (m_run) {
        m_run->cancel();
    }
}

void OpenSuite::note()
{
    m_results.push_back(m_run->outcome().results.back());
    m_ends.push_back(m_transcript.endNumber());
    Q_EMIT tested(static_cast<int>(m_results.size()) - 1);
}

void OpenSuite::end()
{
    m_failure = m_run->outcome().failure;
    m_run.reset();
    Q_EMIT runningChanged();
}

const TestResult *OpenSuite::result(std::size_t test) const
{
    return test < m_results.size() ? &m_results[test] : nullptr;
}

std::optional<Board> OpenSuite::board(std::size_t test) const
{
    return boardBefore(m_suite, step(test).line);
}

std::optional<qint64> OpenSuite::firstLine(std::size_t test) const
{
    if (test >= m_ends.size()) {
        return std::nullopt;
    }
    return test > 0 ? m_ends[test - 1] : m_begin;
}

BoardDrawing OpenSuite::drawing(std::size_t test, BoardSize size) const
{
    LiveGraphics graphics(size);
    const std::optional<qint64> first = firstLine(test);
    if (!first) {
        return graphics.drawing();
    }
    for (qint64 line = m_transcript.nextKept(*first); line < m_ends[test];
         line = m_transcript.nextKept(line + 1)) {
        if (m_transcript.kindOf(line) == GtpTranscript::Kind::ErrorOutput) {
            graphics.take(m_transcript.textOf(line));
        }
    }
    return graphics.drawing();
}

} // namespace shinpan
