#pragma once

#include <functional>
#include <span>
#include <vector>

namespace shinpan {

/// The bounds within which a function is searched, dimension by dimension.
struct SearchBox
{
    std::vector<double> low;
    std::vector<double> high; ///< above low
};

using SearchedFunction = std::function<double(std::span<const double>)>;

/// The highest point near `start` that is found with that many evaluations (NLopt: Powell's BOBYQA,
/// and Subplex where there is one dimension only). The same on every call.
[[nodiscard]] std::vector<double> highestNear(std::vector<double> start,
                                              const SearchBox &box,
                                              int evaluations,
                                              const SearchedFunction &function);

/// The highest point of the whole box that is found with that many evaluations, and as many again
/// near the best of it and of `starts` (NLopt: DIRECT-L, then as above). The same on every call.
[[nodiscard]] std::vector<double> highestOverall(const SearchBox &box,
                                                 const std::vector<std::vector<double>> &starts,
                                                 int evaluations,
                                                 const SearchedFunction &function);

} // namespace shinpan
