import { describe, expect, test } from 'bun:test';
import { findFaults } from '../../src/domain/compliance/engine/find-faults.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext, type CheckContext } from '../../src/domain/compliance/rules/context.ts';
import { rules } from '../../src/domain/compliance/rules/index.ts';
import type { Example, Rule } from '../../src/domain/compliance/rules/rule.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';

const bare = bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04');

function contextOf(rule: Rule, given: Partial<CheckContext> = {}): CheckContext {
  const states = (rule.states ?? []).slice(0, 1).flatMap((code) => stateOf(code) ?? []);
  return { ...bare, states, ...given };
}

function faultsOf(rule: Rule, example: Example, catalogue: readonly Rule[]): string[] {
  const { text, format, context } = typeof example === 'string' ? { text: example } : example;
  const content = readContent(text, format ?? 'text');
  return findFaults(content, contextOf(rule, context), catalogue).map((found) => found.rule.id);
}

describe('the catalogue of compliance rules', () => {
  for (const rule of rules) {
    test(`${rule.id} finds its failing examples, also beside all other rules`, () => {
      expect(rule.examples.failing.length).toBeGreaterThanOrEqual(2);
      for (const example of rule.examples.failing) {
        expect([example, ...faultsOf(rule, example, [rule])]).toContain(rule.id);
        expect([example, ...faultsOf(rule, example, rules)]).toContain(rule.id);
      }
    });

    test(`${rule.id} lets its passing examples pass`, () => {
      expect(rule.examples.passing.length).toBeGreaterThanOrEqual(2);
      for (const example of rule.examples.passing) {
        expect([example, ...faultsOf(rule, example, [rule])]).toEqual([example]);
      }
    });
  }

  test('every id is unique, every state is one, and every rule says what it rests on', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, states, severityIn, citation, message, suggestion } of rules) {
      for (const code of [...(states ?? []), ...Object.keys(severityIn ?? {})]) {
        expect([id, stateOf(code)]).toEqual([id, code as ReturnType<typeof stateOf>]);
      }
      expect(citation).not.toBe('');
      expect(`${message} ${suggestion}`).not.toMatch(/\b(legal|lawful|compliant|comply)\b/i);
      expect(message).toEndWith('.');
    }
  });

  test('a rule of one state is silent in the others and where no state is known', () => {
    for (const rule of rules) {
      const [example] = rule.examples.failing;
      if (!rule.states || example === undefined || typeof example !== 'string') continue;
      const content = readContent(example, 'text');
      for (const states of [[], ['WY']]) {
        const context = { ...bare, states: states.flatMap((code) => stateOf(code) ?? []) };
        expect(findFaults(content, context, [rule])).toEqual([]);
      }
    }
  });
});
