#pragma once

#include "core/tuning/gaussianprocess.h"
#include "core/tuning/scoreobservation.h"

namespace shinpan {

/// What games tell of the Elo behind their results: a Gaussian process of Elo with the results'
/// logistic likelihood, in Laplace's approximation (Rasmussen and Williams, 3.4). Newton's steps to
/// it are made as weighted regressions, of the Elo that each score would mean by itself.
///
/// A jigo is half a win and half a loss. Where there are many, scores vary less than those of wins
/// and losses would, and accordingly less noise is assumed everywhere. Games that are being played
/// make the model surer and do not move it: they are taken to end as it expects (Desautels, Krause,
/// Burdick 2014).
[[nodiscard]] GaussianProcess scoreProcess(const Kernel &kernel,
                                           std::span<const ScoreObservation> observations);

/// The kernel under which the results were likeliest, among those that are plausible for engines'
/// parameters: length scales about half the range, differences of about a hundred Elo.
[[nodiscard]] Kernel likeliestKernel(std::size_t dimensions,
                                     std::span<const ScoreObservation> observations);

} // namespace shinpan
