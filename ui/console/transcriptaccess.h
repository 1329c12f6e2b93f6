#pragma once

namespace shinpan {

class TranscriptView;

/// What assistive technology meets in a transcript: the rows in sight as list items, each with its
/// log line as name; the focus is the current row. It meets no others: there may be millions.
namespace transcriptaccess {

/// Makes transcripts known; further calls do nothing.
void install();

/// Another row is the current one.
void tellCurrent(TranscriptView &view);

} // namespace transcriptaccess

} // namespace shinpan
