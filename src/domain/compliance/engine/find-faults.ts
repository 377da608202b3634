import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import type { Content } from '../reading/content.ts';
import type { CheckContext } from '../rules/context.ts';
import { rules as catalogue } from '../rules/index.ts';
import type { CheckRule, Rule } from '../rules/rule.ts';
import type { Finding } from './finding.ts';
import { mergeFindings } from './merge.ts';
import { runTextRule } from './run-text-rule.ts';
import { appliesTo, severityOf } from './severity.ts';
import { WholeText } from './whole-text.ts';

/** Every fault in one item, in the order of the text; those without a block come last. */
export function findFaults(
  content: Content,
  context: CheckContext,
  rules: readonly Rule[] = catalogue,
): Finding[] {
  const whole = new WholeText(content);
  const found = rules.flatMap((rule) => faultsUnder(rule, whole, context));
  return inOrder(mergeFindings(found), content);
}

/** The same beside other work: between two rules everything else that waits has its turn. */
export async function findFaultsInTurns(
  content: Content,
  context: CheckContext,
): Promise<Finding[]> {
  const whole = new WholeText(content);
  const found: Finding[] = [];
  for (const rule of catalogue) {
    found.push(...faultsUnder(rule, whole, context));
    if (whole.text.length > longText) await yieldToEventLoop();
  }
  return inOrder(mergeFindings(found), content);
}

/** Characters from which a check takes long enough for others to notice. */
const longText = 20_000;

function faultsUnder(rule: Rule, whole: WholeText, context: CheckContext): Finding[] {
  if (!appliesTo(rule, context)) return [];
  if (rule.kind === 'text') return runTextRule(rule, whole, context);
  return runCheckRule(rule, whole.content, context);
}

/** Places that one rule names in one item; who has mended these may ask again. */
const maxOfOneRule = 50;

function runCheckRule(rule: CheckRule, content: Content, context: CheckContext): Finding[] {
  const severity = severityOf(rule, context);
  const found = rule.check(content, context).slice(0, maxOfOneRule);
  return found.map(({ block, span, place, detail, missing }) => {
    return {
      rule,
      severity,
      content,
      block: block ?? null,
      span: span ?? null,
      place: place ?? null,
      detail: detail ?? null,
      missing: missing ?? [],
    };
  });
}

function inOrder(findings: Finding[], { blocks }: Content): Finding[] {
  const places = new Map(blocks.map((block, index) => [block, index]));
  const placeOf = ({ block }: Finding): number =>
    (block === null ? undefined : places.get(block)) ?? blocks.length;
  return findings.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a.span?.start ?? 0) - (b.span?.start ?? 0),
  );
}
