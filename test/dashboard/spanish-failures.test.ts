import { expect, test } from 'bun:test';
import { failureIn } from '../../src/dashboard/components/failure.tsx';
import { ruleParts, rulesParts, suggestionIn } from '../../src/dashboard/components/rule-text.ts';
import { wordsIn } from '../../src/dashboard/words/index.ts';
import { ruleMessages, ruleSuggestions } from '../../src/domain/compliance/rule-messages.ts';
import { rules } from '../../src/domain/compliance/rules/index.ts';
import { connectionFailure, type Phase } from '../../src/providers/outbound/connection-failure.ts';
import { disabledReason } from '../../src/domain/webhooks/send.ts';
import { checkPost } from '../../src/domain/social/compliance.ts';
import { harness } from '../support/harness.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const es = wordsIn('es');
const en = wordsIn('en');

/** As it is read, and what of it is English. */
function joined(parts: readonly { text: string; isEnglish: boolean }[]) {
  const textOf = (some: typeof parts) => some.map(({ text }) => text).join(' ');
  return { text: textOf(parts), english: textOf(parts.filter(({ isEnglish }) => isEnglish)) };
}

test('every rule on advertising has Spanish words, and no others have', () => {
  expect(Object.keys(es.rules.messages).sort()).toEqual([...ruleMessages.keys()].sort());
});

test('what a rule proposes and misses is said in Spanish, and what goes into a text stays', () => {
  const english: string[] = [];
  for (const rule of rules) {
    const said = suggestionIn(rule.id, rule.suggestion, es);
    if (said.isEnglish) english.push(rule.id);
    const quotes = (text: string) => text.match(/"[^"]+"/g) ?? [];
    expect([rule.id, quotes(said.text)]).toEqual([rule.id, quotes(rule.suggestion)]);
    expect(suggestionIn(rule.id, rule.suggestion, en).text).toBe(rule.suggestion);
    const needs = rule.kind === 'text' ? rule.needs.map(({ name }) => name) : [];
    english.push(...needs.filter((need) => es.rules.needs[need] === undefined));
  }
  expect(english).toEqual([]);
  expect(Object.keys(es.rules.suggestions).sort()).toEqual([...ruleSuggestions.keys()].sort());
});

test('a rule is said in Spanish with what it found, and in English as it is', () => {
  const said = `${ruleMessages.get('Z-TERM')} Not found:`;
  const known = `${said} the down payment; the miles. Text: "72 months. Not found: it."`;
  expect(joined(ruleParts('Z-TERM', `${known}.`, es))).toEqual({
    text:
      `${es.rules.messages['Z-TERM']} No se encontró: el pago inicial; las millas. ` +
      'Texto: "72 months. Not found: it.".',
    english: '',
  });
  // Of an older version, whose words nobody has translated: these alone are English.
  expect(joined(ruleParts('Z-TERM', `${said} the moon. Flagged for review under X.`, es))).toEqual({
    text: `${es.rules.messages['Z-TERM']} No se encontró: the moon. Marcado para revisión según X.`,
    english: 'the moon.',
  });
  expect(ruleParts('Z-TERM', known, en)).toEqual([{ text: known, isEnglish: true }]);
  // Of a report that other words of the rule were written into, or of a rule that is gone.
  for (const [rule, text] of [
    ['Z-TERM', 'An older sentence.'],
    ['Z-GONE', 'Whatever.'],
  ] as const) {
    expect(ruleParts(rule, text, es)).toEqual([{ text, isEnglish: true }]);
    expect(suggestionIn(rule, text, es)).toEqual({ text, isEnglish: true });
  }
});

test('what holds a post back is said rule by rule', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const { ctx } = app.app;
  const { errors } = await checkPost(
    ctx,
    site.id,
    'Guaranteed approval for everybody! Lease it for $199 a month.',
  );
  expect(errors.length).toBeGreaterThan(1);
  const said = joined(rulesParts(errors.join(' '), es));
  expect(said.english).toBe('');
  for (const error of errors) {
    const rule = error.split(':')[0] ?? '';
    expect(said.text).toContain(`${rule}: ${es.rules.messages[rule]}`);
  }
  expect(said.text).not.toContain('Flagged for review');
  expect(joined(rulesParts(errors.join(' '), en)).text).toBe(errors.join(' '));
});

test('whatever way a connection fails, Spanish has words for it', () => {
  const codes = [
    'ECONNREFUSED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'HPE_HEADER_OVERFLOW',
    'HPE_INVALID_CONSTANT',
    '',
  ];
  const phases: Phase[] = ['connecting', 'securing', 'connected', 'answering'];
  const said = phases.flatMap((phase) =>
    codes.map((code) => connectionFailure(phase, Object.assign(new Error('x'), { code })).message),
  );
  const others = [
    'There was no complete answer within 2.5 s.',
    'The host name shop.example has no address.',
    'The receiver answered 503.',
    'The receiver answered 301; redirects are not followed.',
    'The address answered with status 404.',
    disabledReason(12, 'The receiver answered 503.', 0),
  ];
  for (const text of [...said, ...others]) {
    expect([text, failureIn(text, es).isEnglish]).toEqual([text, false]);
    expect(failureIn(text, en)).toEqual({ text, isEnglish: true });
  }
  expect(failureIn('The receiver answered 503.', es).text).toBe('El receptor respondió 503.');
  const unknown = 'Blocked by policy 7';
  expect(failureIn(unknown, es)).toEqual({ text: unknown, isEnglish: true });
});

test('pages say it', async () => {
  await using store: DemoStore = await openDemoStore();
  await store.speak('manager', 'es');
  const manager = await store.as('manager');
  const { html } = await manager.get(`/app/prairie/social/${store.posts.held}`);
  expect(html).toContain('No se puede prometer la aprobación antes de una solicitud.');
});
