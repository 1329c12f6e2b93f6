#include "core/tuning/boxsearch.h"

#include <nlopt.h>

#include <memory>

namespace shinpan {

namespace {

double callFunction(unsigned size, const double *point, double * /*gradient*/, void *function)
{
    return (*static_cast<const SearchedFunction *>(function))({point, size});
}

std::vector<double> searched(nlopt_algorithm algorithm,
                             std::vector<double> start,
                             const SearchBox &box,
                             int evaluations,
                             const SearchedFunction &function)
{
    constexpr double Precision = 1e-4; // of the box
    const auto size = static_cast<unsigned>(start.size());
    const std::unique_ptr<nlopt_opt_s, void (*)(nlopt_opt)> search(nlopt_create(algorithm, size),
                                                                   nlopt_destroy);
    std::vector<double> steps;
    std::vector<double> tolerances;
    for (std::size_t i = 0; i < start.size(); ++i) {
        steps.push_back((box.high[i] - box.low[i]) / 8);
        tolerances.push_back((box.high[i] - box.low[i]) * Precision);
    }
    nlopt_set_lower_bounds(search.get(), box.low.data());
    nlopt_set_upper_bounds(search.get(), box.high.data());
    nlopt_set_initial_step(search.get(), steps.data());
    nlopt_set_xtol_abs(search.get(), tolerances.data());
    nlopt_set_maxeval(search.get(), evaluations);
    SearchedFunction copy = function;
    nlopt_set_max_objective(search.get(), callFunction, &copy);
    const std::vector<double> before = start;
    double highest = 0;
    const nlopt_result result = nlopt_optimize(search.get(), start.data(), &highest);
    // The best point so far is there even when rounding stops it.
    return result > 0 || result == NLOPT_ROUNDOFF_LIMITED ? start : before;
}

} // namespace

std::vector<double> highestNear(std::vector<double> start,
                                const SearchBox &box,
                                int evaluations,
                                const SearchedFunction &function)
{
    const nlopt_algorithm algorithm = start.size() > 1 ? NLOPT_LN_BOBYQA : NLOPT_LN_SBPLX;
    return searched(algorithm, std::move(start), box, evaluations, function);
}

std::vector<double> highestOverall(const SearchBox &box,
                                   const std::vector<std::vector<double>> &starts,
                                   int evaluations,
                                   const SearchedFunction &function)
{
    std::vector<double> best;
    for (std::size_t i = 0; i < box.low.size(); ++i) {
        best.push_back((box.low[i] + box.high[i]) / 2);
    }
    best = searched(NLOPT_GN_DIRECT_L, best, box, evaluations, function);
    double highest = function(best);
    for (const std::vector<double> &start : starts) {
        if (const double value = function(start); value > highest) {
            highest = value;
            best = start;
        }
    }
    return highestNear(best, box, evaluations, function);
}

} // namespace shinpan
