import { expect, test } from 'bun:test';
import { failureParts } from '../../src/dashboard/components/failure.tsx';
import { ruleParts } from '../../src/dashboard/components/rule-text.ts';
import { wordsIn } from '../../src/dashboard/words/index.ts';
import { findFaults } from '../../src/domain/compliance/engine/find-faults.ts';
import { wordIssue } from '../../src/domain/compliance/engine/word-issue.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { rules } from '../../src/domain/compliance/rules/index.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import { listImports } from '../../src/domain/inventory/desk/import-reports.ts';
import { inLane } from '../../src/db/write.ts';
import { changeArticle } from '../../src/domain/content/store.ts';
import type { Matter } from '../../src/domain/social/limits/check-limits.ts';
import type { LibraryPicture } from '../../src/domain/social/pictures.ts';
import { previewPost } from '../../src/domain/social/preview.ts';
import { insufficientFacts, unknownIn } from '../../src/writing/plan/insufficient-facts.ts';
import { harness } from '../support/harness.ts';
import { sendFiles } from './support/sending-files.ts';
import { openDemoStore } from './support/store-demo.ts';

const es = wordsIn('es');
const englishOf = (parts: readonly { text: string; isEnglish: boolean }[]) =>
  parts.flatMap(({ text, isEnglish }) => (isEnglish ? [text] : []));

test('whatever a rule finds in its own examples is said in Spanish to the last piece', () => {
  const bare = bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04');
  const english: string[] = [];
  for (const rule of rules) {
    const states = (rule.states ?? []).slice(0, 1).flatMap((code) => stateOf(code) ?? []);
    for (const example of rule.examples.failing) {
      const { text, format, context } = typeof example === 'string' ? { text: example } : example;
      const found = findFaults(
        readContent(text, format ?? 'text'),
        { ...bare, states, ...context },
        [rule],
      );
      expect(found.length).toBeGreaterThan(0);
      for (const issue of found.map(wordIssue)) {
        english.push(...englishOf(ruleParts(rule.id, issue.message, es)));
      }
    }
  }
  expect(english).toEqual([]);
});

/** One row for each fault that people make, in a file as spreadsheets write it. */
const columns =
  'VIN,Stock,Type,Year,Make,Model,Trim,Price,MSRP,Mileage,Exterior Color,URL,Date In Stock,Status';
const feed = `${columns}
4T1G11AK5NU123456,A1,used,2022,Toyota,Camry,SE,24000,,30000,Red,,,
SHORT,A2,used,2022,Toyota,Camry,SE,24000,,30000,Red,,,
4T1G11AK5NU12345Q,A3,used,2022,Toyota,Camry,SE,24000,,30000,Red,,,
4T1G11AK5NU12_456,A4,used,2022,Toyota,Camry,SE,24000,,30000,Red,,,
,,used,2022,Toyota,Camry,SE,24000,,30000,Red,,,
,A6,used,,Toyota,Camry,SE,24000,,30000,Red,,,
,A7,used,22222,Toyota,Camry,SE,24000,,30000,Red,,,
,A8,used,2021,,Camry,SE,24000,,30000,Red,,,
,A9,used,2021,Toyota,,SE,24000,,30000,Red,,,
,A10,used,2021,12345,Camry,SE,24000,,30000,Red,,,
,A11,used,2021,Toyota,Camry,SE,call me maybe,,lots,Red,nowhere,soon,vaporized
,A12,used,2021,Toyota,Camry,SE,"$399/mo",,-5,12345,,2099-01-01,
,A13,used,2021,Toyota,Camry,SE,9999999999,20000,30000,Red,,,
,A14,used,2021,Toyota,Camry,SE,30000,20000,30000,Red,,,
,A14,used,2021,Toyota,Camry,SE,30000,,30000,Red,,,
,A15,used,2021,Toyota,Qwertz,SE,30000,,30000,Red,,,,1,2,3
,A16,used,2021,Toyota,Flurb,Qwertzuiop,30000,,30000,Red,,,
,A17,used,2021,Toyota,Camry,SE,30000,,30000,Red,,,
`;

test('rows that were left out, and values, are said in Spanish', async () => {
  await using store = await openDemoStore();
  await store.speak('owner', 'es');
  const owner = await store.as('owner');
  await sendFiles(owner, '/app/omaha/import', { file: new File([feed], 'stock.csv') });
  const [report] = await listImports(store.ctx.reader, store.sister.id, 1);
  const reasons = report?.problems.map(({ reason }) => reason) ?? [];
  expect(new Set(reasons).size).toBeGreaterThan(15);
  expect(reasons.flatMap((one) => englishOf(failureParts(one, es)))).toEqual([]);
  const path = `/app/omaha/import/${report?.sequence}`;
  const { html } = await owner.get(path);
  expect(html).not.toContain('lang="en"');
  expect(html).toContain('La fila no indica la marca.');
  const csv = await owner.get(`${path}/problems.csv`);
  expect(csv.html).toContain('La fila no indica la marca.');
  expect(csv.html).not.toContain('The row');
  const none = await sendFiles(owner, '/app/omaha/import', {
    file: new File([columns, '\n,Z1,used,2021,,Camry\n'], 'none.csv'),
  });
  expect(none.html).toContain('No se puede importar ninguna fila del archivo (1 leídas');
  expect(none.html).toContain('El primer problema está en la línea 2: La fila no indica la marca.');
});

test('why an article was not written is said in Spanish, what is unknown is marked', async () => {
  await using store = await openDemoStore();
  const { ctx, articles, site } = store;
  await store.speak('author', 'es');
  const author = await store.as('author');
  const subject = { words: 'zorbing', unknown: ['zorbing'], head: null };
  const head = { question: 'What is TPMS?', missing: ['zorbing'] };
  const asked = [subject, { ...subject, head }, { ...subject, head: { ...head, missing: [] } }];
  const failures = asked.map(
    (one) =>
      insufficientFacts(unknownIn(one as unknown as Parameters<typeof unknownIn>[0])).message,
  );
  const shown = async (error: string) => {
    const change = { status: 'failed', error } as const;
    await ctx.write((tx) => changeArticle(tx, site.id, articles.failed, change), inLane(site.id));
    return (await author.get(`/app/prairie/articles/${articles.failed}`)).html;
  };
  for (const error of [...failures, 'The article could not be written. Create it again later.']) {
    const html = await shown(error);
    expect([error, /lang="en"|insufficient_facts|Nothing here|nearest/.exec(html)]).toEqual([
      error,
      null,
    ]);
  }
  expect(await shown(failures[0] ?? '')).toContain('Aquí nada responde a “zorbing”');
  expect(await shown('A sentence of tomorrow.')).toContain(
    '<span lang="en">A sentence of tomorrow.</span>',
  );
});

test('what networks refuse and what does less well there is said in Spanish', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const text = `${'#tag @name https://a.example '.repeat(40)} (402) 555-0199 ${'x'.repeat(70_000)}`;
  const small: LibraryPicture = {
    id: 'small',
    url: 'https://a.example/small.gif',
    altText: '',
    contentType: 'image/gif',
    width: 10,
    height: 10,
    bytes: 10,
  };
  const pictures = Array.from({ length: 30 }, () => small);
  const posts: Matter[] = [
    { text, link: 'https://a.example', pictures },
    { text: 'Short', link: null, pictures: [] },
  ];
  const said: string[] = [];
  for (const post of posts) {
    const { previews } = await previewPost(app.app.ctx, site.id, post);
    said.push(...previews.flatMap(({ faults, hints }) => [...faults, ...hints]));
  }
  expect(said.length).toBeGreaterThan(15);
  expect(said.flatMap((one) => englishOf(failureParts(one, es)))).toEqual([]);
});
