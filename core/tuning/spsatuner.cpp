#include "core/tuning/spsatuner.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

SpsaGains SpsaGains::at(int iteration,
                        int iterations,
                        double A,
                        const SpsaSettings &settings,
                        const TuningParameter &parameter)
{
    const double now = iteration + 1;
    const double c =
        parameter.cEnd * std::pow(iterations, settings.gamma) / std::pow(now, settings.gamma);
    const double aEnd = parameter.rEnd * (parameter.cEnd * parameter.cEnd);
    const double a = aEnd * std::pow(A + iterations, settings.alpha);
    return {c, a / std::pow(A + now, settings.alpha) / (c * c)};
}

Result<std::unique_ptr<Tuner>> SpsaTuner::make(const SpsaSettings &settings,
                                               ParameterSpace space,
                                               std::unique_ptr<TuningDraws> draws)
{
    if (settings.games < 2) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "SPSA needs to know its number of games, two at least")));
    }
    for (const double exponent : {settings.A, settings.alpha, settings.gamma}) {
        if (!(exponent >= 0) || !std::isfinite(exponent)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "A, alpha and gamma must not be negative")));
        }
    }
    if (settings.pairsPerUpdate < 1) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "an update needs at least one pair of games")));
    }
    for (const TuningParameter &parameter : space) {
        if (parameter.scale.isChoice()) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages",
                    "parameter “%1”: SPSA needs numbers, it cannot step between choices"),
                parameter.name));
        }
    }
    return std::unique_ptr<Tuner>(new SpsaTuner(settings, std::move(space), std::move(draws)));
}

SpsaTuner::SpsaTuner(const SpsaSettings &settings,
                     ParameterSpace parameters,
                     std::unique_ptr<TuningDraws> draws)
    : Tuner(std::move(parameters), std::move(draws))
    , m_settings(settings)
    , m_A(std::floor(settings.A * settings.games / 2))
    , m_theta(space().start())
{ }

bool SpsaTuner::isFinished() const
{
    return m_iteration == iterations();
}

std::vector<SpsaGains> SpsaTuner::gains() const
{
    std::vector<SpsaGains> gains;
    for (const TuningParameter &parameter : space()) {
        gains.push_back(SpsaGains::at(m_iteration, iterations(), m_A, m_settings, parameter));
    }
    return gains;
}

int SpsaTuner::gamesOf(int candidate) const
{
    return std::min(gamesPerStep(), 2 * iterations() - firstAsk(candidate));
}

double SpsaTuner::flip(int candidate, std::size_t parameter) const
{
    return draws().below(2, {static_cast<std::uint64_t>(candidate), parameter}) == 0 ? -1 : 1;
}

double SpsaTuner::moved(std::size_t parameter, double by) const
{
    const double to = m_theta[parameter] + by;
    return space()[parameter].scale.isBounded() ? std::clamp(to, 0.0, 1.0) : to;
}

// fishtest's workers round stochastically (worker/games.py): a step of less than a whole number is
// made now and then.
double SpsaTuner::played(int candidate, std::size_t parameter, double by) const
{
    constexpr std::size_t Fine = 1'000'000;
    const ParameterScale &scale = space()[parameter].scale;
    const double to = moved(parameter, by);
    if (!scale.isDiscrete()) {
        return to;
    }
    const DrawKey key{static_cast<std::uint64_t>(candidate),
                      (by > 0 ? 1 : 2) * space().size() + parameter};
    return scale.dithered(to, static_cast<double>(draws().below(Fine, key)) / double(Fine));
}

std::optional<TuningTrial> SpsaTuner::next(int ask) const
{
    if (ask >= 2 * iterations()) {
        return std::nullopt;
    }
    const int candidate = ask / gamesPerStep();
    if (ask > firstAsk(candidate)) {
        return trial(ask - 1);
    }
    TuningTrial next{candidate, {}, TuningPoint{}};
    const std::vector<SpsaGains> steps = gains();
    for (std::size_t i = 0; i < space().size(); ++i) {
        const double by = steps[i].c * flip(candidate, i);
        next.point.push_back(played(candidate, i, by));
        next.rival->push_back(played(candidate, i, -by));
    }
    return next;
}

bool SpsaTuner::fits(const TuningTrial &trial) const
{
    return trial.rival && asked() < 2 * iterations() && trial.candidate == asked() / gamesPerStep();
}

void SpsaTuner::began(int ask, const TuningTrial &trial)
{
    if (ask == firstAsk(trial.candidate)) {
        m_open.emplace(trial.candidate, Step{trial, gains(), gamesOf(trial.candidate), 0});
    }
}

void SpsaTuner::ended(int /*ask*/, const TuningTrial &trial, double score)
{
    const auto step = m_open.find(trial.candidate);
    step->second.balance += 2 * score - 1;
    if (--step->second.left == 0) {
        learn(step->second);
        m_open.erase(step);
    }
}

void SpsaTuner::learn(const Step &step)
{
    const int candidate = step.trial.candidate;
    for (std::size_t i = 0; i < space().size(); ++i) {
        const SpsaGains &gain = step.gains[i];
        m_theta[i] = moved(i, gain.r * gain.c * step.balance * flip(candidate, i));
    }
    m_iteration += gamesOf(candidate) / 2;
}

TuningStatus SpsaTuner::status() const
{
    SpsaStatus status{m_iteration, iterations(), m_A, m_theta, {}, {}};
    for (const SpsaGains &gain : gains()) {
        status.c.push_back(gain.c);
        status.r.push_back(gain.r);
    }
    return status;
}

} // namespace shinpan
