import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { landingBrief } from '../../support/brief.ts';
import { notesIn } from '../../support/model-author.ts';
import { type Asked, modelServer } from '../../support/model-server.ts';
import { writeOn } from '../../support/model-writing.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';

type SentFact = { id: string; value: string | number; source: string; as_of: string };

const store = storeWith(allDetails);

async function sectionsAsked(brief: Brief): Promise<Asked[]> {
  using server = modelServer();
  await writeOn(server, brief);
  return server.asked.filter(({ task }) => task === 'section');
}

function backgroundOf({ data }: Asked): { id: string; text: string }[] {
  return (data.background ?? []) as { id: string; text: string }[];
}

function factsOf({ data }: Asked): SentFact[] {
  return (data.facts ?? []) as SentFact[];
}

describe('what a model is given to know', () => {
  test('is more than what the embedded writer would say, and nothing twice', async () => {
    const asked = await sectionsAsked(researchedBrief('snow tires'));
    const noted = asked.flatMap(({ data }) => notesIn(data).map(({ text }) => text));
    const known = asked.flatMap(backgroundOf).map(({ text }) => text);
    expect(known.length).toBeGreaterThan(noted.length / 2);
    expect(new Set([...noted, ...known]).size).toBe(noted.length + known.length);
  });

  test('has the offers, hours and prices of the store that belong to the matter', async () => {
    const asked = await sectionsAsked(researchedBrief('oil change coupon', { store }));
    const ids = new Set(asked.flatMap(factsOf).map(({ id }) => id));
    for (const id of ['store.coupon.1', 'store.coupon.1.ends', 'store.hours.service']) {
      expect(ids).toContain(id);
    }
    expect(ids).toContain('store.service.synthetic-oil-change.price');
    // Ended.
    expect(ids).not.toContain('store.coupon.2');
  });

  test('has what public tables and the state say, with source and day', async () => {
    const own = researchedBrief('2025 toyota camry trims', { store });
    const facts = (await sectionsAsked(own)).flatMap(factsOf);
    const filed = facts.find(
      ({ id, source }) => id.startsWith('reference.') && source.includes('NHTSA'),
    );
    expect(filed).toBeDefined();
    expect(filed?.as_of).toMatch(/^\d{4}-\d\d/);
    const trade = (await sectionsAsked(researchedBrief('trade in value', { store }))).flatMap(
      factsOf,
    );
    expect(trade.some(({ id, source }) => id.startsWith('state.') && source !== '')).toBe(true);
  });

  test('holds for the cars of the article alone', async () => {
    const electric = landingBrief('Chevrolet', 'Bolt EUV');
    const known = (await sectionsAsked(electric)).flatMap(backgroundOf);
    expect(known.length).toBeGreaterThan(0);
    const burning = /\b(?:oil change|spark plugs?|gas engine|fill up)\b/i;
    expect(known.filter(({ text }) => burning.test(text))).toEqual([]);
  });

  test('stays within a budget, however much a store has entered and has in stock', async () => {
    const services = Array.from({ length: 400 }, (_, at) => ({
      name: `Oil change package ${at + 1} with filter and inspection`,
      price_from: 40 + at,
    }));
    const many = storeWith({ ...allDetails, services });
    const asked = await sectionsAsked(researchedBrief('oil change near me', { store: many }));
    for (const { text } of asked) expect(text.length / 4).toBeLessThan(6000);
  });

  test('may be told, with its sources in the draft', async () => {
    const told = new Set<string>();
    using server = modelServer((asked) => {
      if (asked.task !== 'section') return null;
      const [first] = backgroundOf(asked);
      if (!first) return null;
      told.add(first.text);
      const notes = notesIn(asked.data).map(({ id, text }) => ({ text, fact_ids: [id] }));
      return { json: { paragraphs: [...notes, { text: first.text, fact_ids: [first.id] }] } };
    });
    const draft = await writeOn(server, researchedBrief('snow tires', { contentLength: 3000 }));
    expect(draft.droppedSentences).toBe(0);
    const own = draft.paragraphs.filter(({ text }) => told.has(text));
    expect(own.length).toBeGreaterThan(0);
    const facts = new Set(draft.facts.map(({ id }) => id));
    for (const { factIds } of own) expect(factIds.some((id) => facts.has(id))).toBe(true);
  });
});

describe('what was left out', () => {
  test('is counted by reason', async () => {
    const extra = ['Everyone is approved here.', 'That is why people come.', 'It costs $19,999.'];
    let count = 0;
    using server = modelServer((asked) => {
      if (!['section', 'repair'].includes(asked.task)) return null;
      if (asked.task === 'section') count += 1;
      if (count !== 1) return null;
      const notes = notesIn(asked.data).map(({ id, text }) => ({ text, fact_ids: [id] }));
      const known = backgroundOf(asked).map(({ id, text }) => ({ text, fact_ids: [id] }));
      return {
        json: { paragraphs: [...notes, ...known, { text: extra.join(' '), fact_ids: [] }] },
      };
    });
    const draft = await writeOn(server, researchedBrief('snow tires', { contentLength: 3000 }));
    expect(draft.droppedFor).toEqual({ credit_claim: 1, torn: 1, figure: 1 });
    expect(draft.droppedSentences).toBe(3);
    for (const line of extra) expect(draft.markdown).not.toContain(line);
  });
});
