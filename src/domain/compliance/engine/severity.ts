import type { Severity } from '../../../../schema/contracts/compliance.ts';
import type { CheckContext } from '../rules/context.ts';
import type { Rule } from '../rules/rule.ts';

const weights: Readonly<Record<Severity, number>> = { error: 3, warning: 2, info: 1 };

/** What the rule weighs in the states of the text: the gravest counts. */
export function severityOf({ severity, severityIn }: Rule, { states }: CheckContext): Severity {
  return states
    .map((state) => severityIn?.[state] ?? severity)
    .reduce((one, other) => (isGraver(other, one) ? other : one), severity);
}

export function isGraver(one: Severity, other: Severity): boolean {
  return weights[one] > weights[other];
}

/** Whether a rule speaks of this store at all. */
export function appliesTo(rule: Rule, context: CheckContext): boolean {
  const { states, isBrandRule, when } = rule;
  if (states && !context.states.some((state) => states.includes(state))) return false;
  if (isBrandRule && context.makes?.length === 0) return false;
  return when?.(context) ?? true;
}
