#pragma once

#include <vector>

namespace shinpan {

/// How alike a function's values are believed to be before anything is known of it: Matérn's kernel
/// with ν = 5/2, a length scale for each dimension and a mean that is not known either (Rasmussen
/// and Williams, "Gaussian Processes for Machine Learning", 4.17 and 2.7).
struct Kernel
{
    double deviation = 100;           ///< of the values about their mean
    std::vector<double> lengthScales; ///< over which they change
    double meanDeviation = 400;       ///< of the mean about 0
};

} // namespace shinpan
