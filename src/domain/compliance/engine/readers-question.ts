const opening =
  /^["'(]*(?:what|how|when|which|where|who|why|is|are|am|do|does|must|may)\b(?! about| if)/i;
const modal = /^["'(]*(?:can|could|should|will|would)\b/i;
const isAsked = /\?["')]*$/;
/** "2.9%", "$299 a month", "$500 down"; a price alone is what the reader asks about. */
const offer = /[%!]|\$\s?[\d,.]+\s*(?:\/|(?:per|an?|each|down|off|due)\b)/i;
const store = /\b(?:we|our|us|ours|you|your|yours)\b/i;

/**
 * A question that a reader asks ("Should I get preapproved first?") claims nothing. One with an
 * offer, or that the store asks the reader ("Why pay more when our ...?"), may well.
 */
export function isReadersQuestion(sentence: string): boolean {
  if (sentence.length > 300 || !isAsked.test(sentence)) return false;
  if (offer.test(sentence) || store.test(sentence)) return false;
  return opening.test(sentence) || modal.test(sentence);
}
