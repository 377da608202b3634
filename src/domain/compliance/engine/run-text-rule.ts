import type { Severity } from '../../../../schema/contracts/compliance.ts';
import type { Block, Span } from '../reading/content.ts';
import type { CheckContext } from '../rules/context.ts';
import type { TextRule } from '../rules/rule.ts';
import type { Finding } from './finding.ts';
import { isReadersQuestion } from './readers-question.ts';
import { severityOf } from './severity.ts';
import { talkAt } from './talk.ts';
import { sentenceAt, type WholeText } from './whole-text.ts';

/** Compiled once: rules are constants, and `lastIndex` never outlives a call. */
const searches = new Map<TextRule, RegExp>();

/** Every block in which the rule is broken, at most once each. */
export function runTextRule(rule: TextRule, whole: WholeText, context: CheckContext): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<Block>();
  // The verdict is that of a sentence: a long one with many matches is judged once.
  let judged = { block: null as Block | null, end: 0 };
  for (const match of whole.text.matchAll(searchOf(rule))) {
    if (isInsideWord(whole.text, match.index)) continue;
    const found = whole.blockAt(match.index);
    if (!found || done.has(found.block)) continue;
    const { block, offset } = found;
    if (judged.block === block && offset < judged.end) continue;
    judged = { block, end: sentenceAt(block, offset).end };
    const span = { start: offset, end: offset + match[0].length };
    const missing = faultAt(rule, whole.text, block, span);
    if (missing === null) continue;
    done.add(block);
    const severity = severityFor(rule, whole.text, context);
    const { content } = whole;
    findings.push({ rule, severity, content, block, span, place: null, detail: null, missing });
  }
  return findings;
}

/** The names of missing disclosures, empty for a rule that asks for none; null for no fault. */
function faultAt(rule: TextRule, whole: string, block: Block, span: Span): string[] | null {
  const sentence = sentenceAt(block, span.start);
  const words = block.text.slice(sentence.start, sentence.end);
  if (rule.skip?.test(words) || isReadersQuestion(words)) return null;
  const near = block.around === '' ? block.text : `${block.text}\n${block.around}`;
  if (rule.requires && !rule.requires.test(near)) return null;
  if (rule.about !== undefined) {
    const talk = talkAt(block, sentence, whole);
    if (rule.about === 'lease' ? talk !== 'lease' : talk === 'lease') return null;
  }
  if (rule.needs.length === 0) return [];
  const window = { sentence: words, block: near, item: whole }[rule.window];
  const missing = rule.needs.filter(({ pattern }) => !pattern.test(window));
  return missing.length === 0 ? null : missing.map(({ name }) => name);
}

function severityFor(rule: TextRule, whole: string, context: CheckContext): Severity {
  const { softened } = rule;
  const isSoftened =
    softened !== undefined &&
    context.states.length > 0 &&
    context.states.every((state) => softened.states.includes(state)) &&
    softened.by.test(whole);
  return isSoftened ? 'warning' : severityOf(rule, context);
}

function searchOf(rule: TextRule): RegExp {
  const known = searches.get(rule);
  if (known) return known;
  const search = new RegExp(rule.trigger.source, `${rule.trigger.flags}g`);
  searches.set(rule, search);
  return search;
}

/** "that cost" is no "at cost". In the pattern itself this would double the time of a search. */
function isInsideWord(text: string, index: number): boolean {
  return /^[A-Za-z]{2}/.test(text.slice(index - 1, index + 1));
}
