const question =
  /^["'(]*(?:what|how|when|which|where|who|why|is|are|am|can|could|do|does|should|will|would|must|may)\b(?! about| if)[^$%!]*\?["')]*$/i;
const store = /\b(?:we|our|us|ours|you|your|yours)\b/i;

/**
 * A question that a reader asks ("Should I get preapproved first?") claims nothing. One with a
 * figure, or that the store asks the reader ("Why pay more when our ...?"), may well.
 */
export function isReadersQuestion(sentence: string): boolean {
  return sentence.length <= 300 && question.test(sentence) && !store.test(sentence);
}
