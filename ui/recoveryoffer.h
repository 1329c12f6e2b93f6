#pragma once

namespace shinpan {

class DocumentController;
class NoticeBar;

/// Offers the documents that earlier runs left behind when they died, one after the other, the
/// newest first. Both outlive the offer.
void offerRecovery(DocumentController &document, NoticeBar &notices);

} // namespace shinpan
