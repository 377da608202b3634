import { describe, expect, test } from 'bun:test';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import { findFaults } from '../../src/domain/compliance/engine/find-faults.ts';
import { makeReport } from '../../src/domain/compliance/engine/make-report.ts';
import type { TextFormat } from '../../src/domain/compliance/reading/content.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext, type CheckContext } from '../../src/domain/compliance/rules/context.ts';
import type { TextRule } from '../../src/domain/compliance/rules/rule.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';

const now = Date.UTC(2026, 4, 4, 15);
const bare = bareContext(now, '2026-05-04');
const rule: TextRule = {
  id: 'T-ONE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: /\bring\b/i,
  needs: [{ name: 'a bell', pattern: /\bbell\b/i }],
  citation: 'the book',
  message: 'A ring needs a bell.',
  suggestion: 'Add "bell".',
  examples: { failing: [], passing: [] },
};

function inStates(...codes: string[]): CheckContext {
  return { ...bare, states: codes.flatMap((code) => stateOf(code) ?? []) };
}

function places(text: string, ...rules: TextRule[]): string[] {
  const report = makeReport(findFaults(readContent(text, 'markdown'), bare, rules), now);
  return report.issues.map(({ rule: id, location }) => `${id} ${location}`);
}

function issuesOf(text: string, context = bare, format: TextFormat = 'text'): string[] {
  return checkText(text, format, context).issues.map((one) => `${one.severity} ${one.rule}`);
}

describe('a text rule', () => {
  test('looks for its disclosure in its window alone', () => {
    const text = 'A ring. A bell.\n\nNo sound.\n\nA ring here.';
    const item = { ...rule, window: 'item' as const };
    const block = { ...rule, window: 'block' as const };
    expect(places(text, rule)).toEqual([
      'T-ONE paragraph 1, sentence 1',
      'T-ONE paragraph 3, sentence 1',
    ]);
    expect(places(text, block)).toEqual(['T-ONE paragraph 3, sentence 1']);
    expect(places(text, item)).toEqual([]);
  });

  test('is skipped by its sentence, and goes on in the next one of the block', () => {
    const skipping = { ...rule, skip: /\bfinger\b/ };
    expect(places('A finger ring. A ring.', skipping)).toEqual(['T-ONE paragraph 1, sentence 2']);
  });

  test('asks for what it requires in the same block', () => {
    const requiring = { ...rule, requires: /\bgold\b/ };
    expect(places('Gold? no.\n\nA ring. It is gold.', requiring)).toEqual([
      'T-ONE paragraph 2, sentence 1',
    ]);
  });

  test('speaks once a block, and of every block', () => {
    expect(places('A ring, a ring. A ring.\n\n- ring\n- ring', rule)).toEqual([
      'T-ONE paragraph 1, sentence 1',
      'T-ONE list 1, item 1',
      'T-ONE list 1, item 2',
    ]);
  });

  test('never matches over the end of a block', () => {
    const wide = { ...rule, trigger: /\bwedding\s*ring\b/ };
    expect(places('The wedding\n\nring is here', wide)).toEqual([]);
  });

  test('begins with a word where it begins with a letter', () => {
    const at = { ...rule, trigger: /at cost|\$\d/i, needs: [] };
    expect(places('Look at that cost.', at)).toEqual([]);
    expect(places('US$5 is At Cost.', at)).toHaveLength(1);
  });

  test('without needs is a fault wherever it matches', () => {
    expect(places('A bell and a ring.', { ...rule, needs: [] })).toHaveLength(1);
  });
});

describe('two rules on the same words', () => {
  const weaker = { ...rule, id: 'T-TWO', severity: 'warning' as const };

  test('leave the graver alone where it says all that the other says', () => {
    expect(places('A ring.', weaker, rule)).toEqual(['T-ONE paragraph 1, sentence 1']);
  });

  test('are both told where the weaker asks for more', () => {
    const needs = [{ name: 'a rope', pattern: /rope/ }];
    expect(places('A ring.', rule, { ...weaker, needs })).toHaveLength(2);
  });
});

describe('lease and loan', () => {
  test('a figure belongs to what its sentence, then its block, speaks of', () => {
    expect(issuesOf('Lease special. Now $299 per month.')).toContain('error M-LEASE-PMT');
    expect(issuesOf('Lease special. Now $299 per month.')).not.toContain('error Z-PMT-AMT');
    const both = 'Lease for two years if you like. Or finance: $450 per month.';
    expect(issuesOf(both)).toEqual(['error Z-PMT-AMT']);
    expect(issuesOf('Now $299 per month.')).toEqual(['error Z-PMT-AMT']);
  });
});

describe('an amount in words', () => {
  const said = 'Lease it for one ninety-nine a month for thirty-six months. Come in.';

  test('counts as the figure, and is quoted as it stands', () => {
    const [issue] = checkText(said, 'text', bare).issues;
    expect(issue?.rule).toBe('M-LEASE-PMT');
    expect(issue?.message).toContain('one ninety-nine a month for thirty-six months');
    expect(issue?.message).not.toContain('the number or period of payments');
  });

  test('is found in the source at its own place', () => {
    const html = `<p>Hello. ${said.replace('a month', 'a <b>month</b>')}</p>`;
    const content = readContent(html, 'html');
    const [finding] = findFaults(content, bare);
    const { start, end } = finding?.block?.sourceOf(finding.span ?? { start: 0, end: 0 }) ?? {};
    expect(html.slice(start, end)).toBe('one ninety-nine a <b>month');
  });

  test('is known in every way in which salespeople say it', () => {
    for (const [words, figures] of [
      ['two forty-nine a month', '$249 a month'],
      ['three oh nine a month', '$309 a month'],
      ['two hundred and forty nine dollars per month', '$249 per month'],
      ['ninety-nine dollars and fifty cents a week', '$99.50 a week'],
      ['a dollar down', '$1 down'],
      ['nineteen ninety-nine down', '$1,999 down'],
      ['twenty-five hundred due at signing', '$2,500 due at signing'],
      ['for just nineteen nine ninety-five plus tax', 'for just $19,995 plus tax'],
      ['for only twenty-one thousand five hundred dollars', 'for only $21,500'],
      ['two grand down', '$2,000 down'],
      ['zero percent for seventy-two months', '0% for 72 months'],
      ['one point nine percent APR', '1.9% APR'],
      ['three point oh nine percent', '3.09%'],
      ['ten thousand miles a year', '10,000 miles a year'],
      ['a three-year lease', 'a 3-year lease'],
      ['one three ninety-nine', 'one three ninety-nine'],
      ['two of the three, one a month', 'two of the three, one a month'],
      ['one down, two to go', 'one down, two to go'],
      ['since nineteen ninety-nine we sell cars', 'since nineteen ninety-nine we sell cars'],
      ['two Grand Cherokees for four people', 'two Grand Cherokees for four people'],
      ['one owner, four doors and twenty photos', 'one owner, four doors and twenty photos'],
    ]) {
      expect(readContent(words ?? '', 'text').blocks[0]?.text).toBe(figures);
    }
  });
});

describe('states', () => {
  test('load their own rules, and weigh some of the others more', () => {
    expect(issuesOf('Internet price here.')).toEqual([]);
    expect(issuesOf('Internet price here.', inStates('TX'))).toEqual(['error P-INTERNET-PRICE']);
    const sale = 'Summer sale: $2,000 off MSRP.';
    expect(issuesOf(sale)).toEqual(['warning P-EXPIRY']);
    expect(issuesOf(sale, inStates('VA'))).toEqual(['error P-EXPIRY']);
    expect(issuesOf(sale, inStates('TX', 'VA'))).toEqual(['error P-EXPIRY']);
  });

  test("California's printed sentence lowers a fee outside the price to a warning there", () => {
    const sentence =
      'Plus government fees and taxes, any finance charges, any dealer document processing ' +
      'charge, any electronic filing charge, and any emission testing charge.';
    expect(issuesOf(sentence, inStates('CA'))).toEqual(['warning P-FEE-EXCLUDED']);
    expect(issuesOf(sentence, inStates('TX'))).toEqual(['error P-FEE-EXCLUDED']);
    // A page that prints it beside every vehicle is not worse for that.
    const page = `${sentence}\n\n`.repeat(12);
    expect(checkText(page, 'text', inStates('CA'))).toMatchObject({
      overall_status: 'pass',
      score: 92,
    });
    for (const other of [
      sentence.replace('dealer', '$85 dealer'),
      sentence.replace('Plus', 'All advertised prices exclude').replace('emission', 'emissions'),
    ]) {
      expect(issuesOf(other, inStates('CA'))).toEqual(['warning P-FEE-EXCLUDED']);
    }
    expect(issuesOf('$85 doc fee not included.', inStates('CA'))).toEqual(['error P-FEE-EXCLUDED']);
    expect(issuesOf('Plus an $85 doc fee.', inStates('CA'))).toEqual(['error P-FEE-EXCLUDED']);
  });

  test('brand rules spare a store that is known to sell no brand under contract', () => {
    expect(issuesOf('Blowout prices!')).toEqual(['warning O-DISTRESS']);
    expect(issuesOf('Blowout prices!', { ...bare, makes: [] })).toEqual([]);
  });
});

describe("a reader's question", () => {
  test('claims nothing, but one with an offer or of the store may', () => {
    expect(issuesOf('Should I get preapproved before I shop?')).toEqual([]);
    expect(issuesOf('Is $30,000 enough for a truck with low mileage?')).toEqual([]);
    expect(issuesOf('Will we beat any price in town?')).toEqual(['error P-LOWEST']);
    expect(issuesOf('Could a truck cost $299 per month?')).toEqual(['error Z-PMT-AMT']);
  });
});

describe('a report', () => {
  test('has messages that name what is missing, quote at most 80 characters and cite', () => {
    const long = `Own it ${'in any of our colors '.repeat(12)}for $299 per month.`;
    const [issue] = checkText(long, 'text', bare).issues;
    expect(issue?.message).toContain('Not found: the annual percentage rate (APR); the number');
    expect(issue?.message).toContain('12 CFR 1026.24(d)');
    const quote = /Text: "([^"]*)"/.exec(issue?.message ?? '')?.[1] ?? '';
    expect(quote).toContain('$299 per month');
    expect(quote.length).toBeLessThanOrEqual(80);
  });

  test('counts 25, 8 and 2 points down from 100, and never below 0', () => {
    const scores = [
      ['Come in.', 100, 'pass'],
      ['Low miles!', 98, 'pass'],
      ['Sold as-is. Service contract: extended warranty.', 100 - 3 * 8, 'flagged'],
      ['No credit refused.', 75, 'fail'],
      ['No credit refused.\n\n'.repeat(9), 0, 'fail'],
    ] as const;
    for (const [text, score, overall_status] of scores) {
      const report = checkText(text, 'text', bare);
      expect([text, report.score, report.overall_status]).toEqual([text, score, overall_status]);
      expect(report.checked_at).toBe('2026-05-04T15:00:00.000Z');
    }
  });
});
