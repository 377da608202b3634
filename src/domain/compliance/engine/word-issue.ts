import type { Static } from '@sinclair/typebox';
import type { ComplianceIssue } from '../../../../schema/contracts/compliance.ts';
import type { Finding } from './finding.ts';
import { sentenceAt } from '../reading/sentences.ts';

const longestQuote = 80;

/** A fault in the words of the contract. */
export function wordIssue(finding: Finding): Static<typeof ComplianceIssue> {
  const { rule, severity } = finding;
  return {
    severity,
    rule: rule.id,
    message: messageOf(finding),
    location: locationOf(finding),
    suggestion: rule.suggestion,
  };
}

function messageOf(finding: Finding): string {
  const { rule, missing, detail } = finding;
  const quote = quoteOf(finding);
  return [
    rule.message,
    ...(detail === null ? [] : [detail]),
    ...(missing.length === 0 ? [] : [`Not found: ${missing.join('; ')}.`]),
    ...(quote === null ? [] : [`Text: "${quote}".`]),
    `Flagged for review under ${rule.citation}.`,
  ].join(' ');
}

/** The words that triggered the rule, with what stands around them in their sentence. */
function quoteOf({ block, span }: Finding): string | null {
  if (block === null || span === null) return null;
  const sentence = sentenceAt(block, span.start);
  const end = Math.max(sentence.end, span.end);
  const whole = block.asWritten({ start: sentence.start, end });
  if (whole.length <= longestQuote) return whole.replace(/[.\s]+$/, '');
  const room = longestQuote - Math.min(span.end - span.start, longestQuote);
  const start = Math.max(sentence.start, span.start - Math.floor(room / 2));
  const quote = block.asWritten({ start, end: Math.min(start + longestQuote - 1, end) });
  return quote.trim().slice(0, longestQuote);
}

function locationOf({ content, block, span, place }: Finding): string {
  const where = block === null ? (place ?? 'whole text') : placeOf(block, span);
  return content.name === null ? where : `${content.name}, ${where}`;
}

function placeOf(block: NonNullable<Finding['block']>, span: Finding['span']): string {
  const isNumbered = block.kind === 'paragraph' || block.sentences.length > 1;
  if (span === null || !isNumbered) return block.place;
  const index = block.sentences.findIndex(({ end }) => span.start < end);
  return `${block.place}, sentence ${Math.max(index, 0) + 1}`;
}
