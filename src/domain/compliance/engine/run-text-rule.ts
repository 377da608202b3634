import type { Severity } from '../../../../schema/contracts/compliance.ts';
import type { Block, Span } from '../reading/content.ts';
import { sentenceAt } from '../reading/sentences.ts';
import type { CheckContext } from '../rules/context.ts';
import type { TextRule } from '../rules/rule.ts';
import type { Finding } from './finding.ts';
import { forInnerStops } from './inner-stops.ts';
import { isReadersQuestion } from './readers-question.ts';
import { severityOf } from './severity.ts';
import { offerAt } from './offer-at.ts';
import { talkAt } from './talk.ts';
import type { WholeText } from './whole-text.ts';

/** Every block in which the rule is broken, at most once each. */
export function runTextRule(rule: TextRule, whole: WholeText, context: CheckContext): Finding[] {
  return new RuleRun(rule, whole).findings(context);
}

/** Compiled once: rules are constants, and `lastIndex` never outlives a call. */
const searches = new Map<TextRule, RegExp>();

/**
 * One rule on one item. What asks for a whole block or item is asked once for it and not once a
 * match, so that the time grows with the text and not with its square.
 */
class RuleRun {
  private readonly inItem: readonly string[] | null;
  private readonly ofBlock = new Map<Block, { isRequired: boolean; missing: readonly string[] }>();

  constructor(
    private readonly rule: TextRule,
    private readonly whole: WholeText,
  ) {
    this.inItem = rule.window === 'item' ? this.missingIn(whole.text) : null;
  }

  findings(context: CheckContext): Finding[] {
    const { rule, whole } = this;
    const findings: Finding[] = [];
    if (rule.needs.length > 0 && this.inItem?.length === 0) return findings;
    const usual = severityFor(rule, whole.text, context);
    const isOnce = usual !== severityOf(rule, context);
    const done = new Set<Block>();
    // The verdict is that of a sentence: a long one with many matches is judged once.
    let judged = { block: null as Block | null, end: 0 };
    for (const match of whole.text.matchAll(searchOf(rule))) {
      if (isInsideWord(whole.text, match.index)) continue;
      const found = whole.blockAt(match.index);
      if (!found || done.has(found.block)) continue;
      const { block, text, offset } = found;
      if (judged.block === block && offset < judged.end) continue;
      const sentence = sentenceAt(block, offset);
      judged = { block, end: sentence.end };
      const span = { start: offset, end: offset + match[0].length };
      const missing = this.faultAt(block, text, sentence);
      if (missing === null) continue;
      done.add(block);
      const { content } = whole;
      const isLease = rule.inLease && offerAt(block, sentence) === 'lease';
      const severity = (isLease ? rule.inLease : undefined) ?? usual;
      findings.push({ rule, severity, content, block, span, place: null, detail: null, missing });
      if (isOnce) break;
    }
    return findings;
  }

  /** The names of missing disclosures, empty for a rule that asks for none; null for no fault. */
  private faultAt(block: Block, text: string, sentence: Span): readonly string[] | null {
    const { rule } = this;
    const words = text.slice(sentence.start, sentence.end);
    if (rule.skip && forInnerStops(rule.skip).test(words)) return null;
    if (isReadersQuestion(block.text.slice(sentence.start, sentence.end))) return null;
    const near = this.near(block, text);
    if (!near.isRequired) return null;
    if (!this.isAbout(block, sentence)) return null;
    if (rule.needs.length === 0) return [];
    const missing = this.inItem ?? this.missingAt(block, text, sentence) ?? near.missing;
    return missing.length === 0 ? null : missing;
  }

  private isAbout(block: Block, sentence: Span): boolean {
    const { about } = this.rule;
    if (about === undefined) return true;
    if (about === 'price') return offerAt(block, sentence) === 'price';
    const isLease = talkAt(this.whole.content, block, sentence) === 'lease';
    return isLease === (about === 'lease');
  }

  private missingAt(block: Block, text: string, { start, end }: Span): readonly string[] | null {
    const { window } = this.rule;
    if (window === 'sentence') return this.missingIn(text.slice(start, end));
    if (window !== 'next') return null;
    return this.missingIn(text.slice(start, sentenceAt(block, end + 1).end));
  }

  private near(block: Block, text: string): { isRequired: boolean; missing: readonly string[] } {
    const before = this.ofBlock.get(block);
    if (before) return before;
    const { requires, window } = this.rule;
    const words = block.around === '' ? text : `${text}\n${block.around}`;
    const isRequired = !requires || forInnerStops(requires).test(words);
    const near = { isRequired, missing: window === 'block' ? this.missingIn(words) : [] };
    this.ofBlock.set(block, near);
    return near;
  }

  private missingIn(words: string): string[] {
    const missing = this.rule.needs.filter(({ pattern }) => !forInnerStops(pattern).test(words));
    return missing.map(({ name }) => name);
  }
}

/** Wording of a statute lowers the fault to a warning, which is said once. */
function severityFor(rule: TextRule, whole: string, context: CheckContext): Severity {
  const { softened } = rule;
  const isSoftened =
    softened !== undefined &&
    context.states.every((state) => softened.states.includes(state)) &&
    forInnerStops(softened.by).test(whole);
  return isSoftened ? 'warning' : severityOf(rule, context);
}

function searchOf(rule: TextRule): RegExp {
  const known = searches.get(rule);
  if (known) return known;
  const { source, flags } = forInnerStops(rule.trigger);
  const search = new RegExp(source, `${flags}g`);
  searches.set(rule, search);
  return search;
}

/** "that cost" is no "at cost". In the pattern itself this would double the time of a search. */
function isInsideWord(text: string, index: number): boolean {
  return /^[A-Za-z]{2}/.test(text.slice(index - 1, index + 1));
}
