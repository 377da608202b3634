import { expect, test } from 'bun:test';
import { checkText } from '../../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../../src/domain/compliance/rules/states.ts';
import { factAnswers } from '../../../src/writing/plan/fact-answers/index.ts';
import { messages } from '../../../src/writing/realise/messages/index.ts';
import { library } from '../../../src/writing/topics/library.ts';

/** The strictest, and a province that wants prices with everything in. */
const states = ['CA', 'VA', 'FL', 'TX', 'NJ', 'OH', 'ON'].flatMap((name) => stateOf(name) ?? []);
const context = {
  ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'),
  states,
  store: { name: 'Lakeside Motors', city: 'Duluth' },
};
const slots: Record<string, string> = {
  store: 'Lakeside Motors',
  city: 'Duluth',
  state: 'Minnesota',
  model: 'Equinox',
  make: 'Chevrolet',
  name: '2026 Chevrolet Equinox',
};

/** What the check finds in a text by itself, as an editor would want to read it. */
function errorsIn(at: string, text: string): string[] {
  const said = text.replace(/\{([\w-]+)\}/g, (_all, name: string) => slots[name] ?? 'car');
  const { issues } = checkText(said, 'markdown', context);
  const errors = issues.filter(({ severity }) => severity === 'error');
  return errors.map(({ rule, message }) => `${at}: ${said}\n  ${rule} ${message}`);
}

test('no question, answer or passage breaks a rule on advertising by itself', () => {
  const found = library().files.flatMap(({ file, questions, modules, checklist }) => [
    ...questions.flatMap(({ text, answer }) => [
      ...errorsIn(file, text),
      ...(answer ?? []).flatMap(({ wordings }) => wordings.flatMap((one) => errorsIn(file, one))),
    ]),
    ...modules.flatMap(({ answer, points }) =>
      [answer, ...points.flatMap((point) => point.sentences)].flatMap(({ wordings }) =>
        wordings.flatMap((one) => errorsIn(file, one)),
      ),
    ),
    ...checklist.flatMap(({ wordings }) => wordings.flatMap((one) => errorsIn(file, one))),
  ]);
  expect(found).toEqual([]);
}, 300_000);

test('no message that answers from facts breaks a rule on advertising by its own words', () => {
  const ids = new Set(Object.values(factAnswers).flatMap(({ ids: own }) => own));
  const found = messages
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, wordings }) => wordings.flatMap((one) => errorsIn(id, spoken(one))));
  // What a price or a certified car must be told with is added to the article.
  const owed = /P-(ALL-IN|FEES|TAX|STOCK|VIN)|CPO|certified/i;
  expect(found.filter((one) => !owed.test(one))).toEqual([]);
});

/** The slots of a message as words, with the many of one and many. */
function spoken(wording: string): string {
  return wording
    .replace(/\{\w+\|[^|{}]*\|([^|{}]*)\}/g, '$1')
    .replace(/\{(?:a )?(price|low|high|fee|cap|\w*price\w*)\}/g, '$19,500')
    .replace(/\{a (\w+)\}/g, 'a {$1}');
}
