#include "ui/review/filelane.h"

#include "core/engine/enginehub.h"

#include <utility>

namespace shinpan {

FileLane::FileLane(EngineHub &hub, EngineProfile profile, QString label)
    : m_hub(hub)
    , m_profile(std::move(profile))
    , m_label(std::move(label))
{
    m_step.setSingleShot(true);
    m_step.callOnTimeout(this, [this] {
        if (!m_isPaused) {
            Q_EMIT isFree();
        }
    });
}

FileLane::~FileLane()
{
    leave();
}

void FileLane::leave()
{
    disconnect();
    m_step.stop();
    if (m_review) {
        m_review->stop();
        m_review.release()->deleteLater(); // it may be the one that is telling us
    }
    dismissEngine();
}

void FileLane::startEngine()
{
    m_background = std::make_unique<BackgroundEngine>(m_hub, m_profile, m_label);
    connect(m_background.get(), &BackgroundEngine::ready, this, &FileLane::takeEngine);
    connect(m_background.get(), &BackgroundEngine::failed, this, &FileLane::failed);
}

void FileLane::startWithoutEngine()
{
    m_engine = AnalysisEngine::create(m_profile);
    m_step.start();
}

void FileLane::takeEngine(const AnalysisEngine &engine)
{
    m_engine = engine;
    if (!m_review) {
        m_step.start();
    } else if (!m_isPaused) {
        m_review->resume();
    }
}

void FileLane::dismissEngine()
{
    m_engine = {};
    if (m_background) {
        m_background->disconnect(this);
        m_background.release()->deleteLater(); // it may be the one that is telling us
    }
}

void FileLane::begin(std::unique_ptr<FileReview> review)
{
    m_review = std::move(review);
    m_review->start();
}

FileReview *FileLane::closeFile()
{
    m_review->stop();
    FileReview *const review = m_review.release();
    review->deleteLater(); // it is the one that is telling us
    m_step.start();
    return review;
}

void FileLane::pause()
{
    m_isPaused = true;
    if (m_review) {
        m_review->pause();
    }
}

void FileLane::resume()
{
    m_isPaused = false;
    if (!m_engine) {
        return; // it goes on when the engine is there
    }
    if (m_review) {
        m_review->resume();
    } else {
        m_step.start();
    }
}

bool FileLane::startAgain()
{
    if (!m_review->isWorthRepeating()) {
        return false;
    }
    dismissEngine();
    startEngine();
    m_review->repeat(m_background->engine());
    return true;
}

} // namespace shinpan
