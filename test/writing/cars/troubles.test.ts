import { describe, expect, test } from 'bun:test';
import {
  newestFirst,
  troublesIn,
  troublesOf,
  troublesOfPart,
} from '../../../src/writing/cars/troubles-of.ts';
import { lateYearsOf } from '../../../src/writing/cars/late-years.ts';
import { parseGuide } from '../../../src/writing/cars/parse-guide.ts';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, side } from '../articles/briefs-by-type.ts';

function fail(): never {
  throw new Error('no such model');
}

const vela = parseGuide(
  'meridian.md',
  `---
make: Meridian
---

# Vela

## 2010-2014
trouble: CVT judder, 2010 to 2011 (TSB 7); oil use of the 2.0L, 2013 (class settlement of 2016)

- The {model} is a wagon.

## 2015-2019
trouble: wheel bearings that hum, 2017 to 2018 (NHTSA campaign 18V-001)

- The {model} is a wagon.
`,
).models[0];

describe('documented faults of a model', () => {
  const all = vela?.spans.flatMap(({ troubles }) => troubles) ?? [];

  test('end before a design does, which is then told by its late years', () => {
    const design = { from: 2010, to: 2014 };
    expect(vela && lateYearsOf(vela, all)).toMatchObject({ from: 2014, to: 2014, design });
  });

  test('put no design first for having none, or for one that lasts to its end', () => {
    const axle = { what: 'axle nuts that can loosen', from: 2012, to: 2014, source: 'TSB 8' };
    expect(vela && lateYearsOf(vela, [...all, axle])).toBeNull();
  });

  test('stand in a table with the newest years first', () => {
    expect(newestFirst(all).map(({ to }) => to)).toEqual([2018, 2013, 2011]);
  });

  test('are one where a redesign parts them', () => {
    const one = { what: 'rust', from: 2010, to: 2014, source: 'NHTSA campaign 19V-001' };
    const two = {
      what: 'rust',
      from: 2015,
      to: 2016,
      source: 'NHTSA campaigns 19V-001 and 20V-002; TSB 9',
    };
    const spans = (vela?.spans ?? []).map((span) => ({
      ...span,
      troubles: span.from === 2010 ? [one] : [two],
    }));
    const guide = { ...(vela ?? fail()), spans };
    expect(troublesOf({ guide, version: null })).toEqual([
      { what: 'rust', from: 2010, to: 2016, source: 'NHTSA campaigns 19V-001 and 20V-002; TSB 9' },
    ]);
  });

  test('are known by year and by part', () => {
    expect(troublesIn(all, 2013).map(({ what }) => what)).toEqual(['oil use of the 2.0L']);
    expect(troublesOfPart(all, 'transmission').map(({ what }) => what)).toEqual(['CVT judder']);
    expect(troublesOfPart(all, 'engine').map(({ from }) => from)).toEqual([2013]);
  });
});

async function openingOf(keyword: string): Promise<string> {
  const draft = await writeArticleFor(researchedBrief(keyword, { articleType: 'basic' }));
  const own = draft.paragraphs.filter(({ sectionId }) => sectionId === 'opening');
  return own.map(({ text }) => text).join('\n');
}

test('no year is called sound because our list names nothing for it', async () => {
  for (const keyword of [
    'is the ford f-150 reliable',
    'best years for santa fe',
    'cr-v years to avoid',
  ]) {
    const opening = await openingOf(keyword);
    expect(opening).not.toMatch(/\byes\b|no powertrain|has none|none (?:falls|is on)|clear of/i);
    expect(opening).toMatch(/begins with \d{4}|since \d{4}/);
  }
});

test('a model that outlasts others is told by that, then by the faults of its years', async () => {
  const opening = await openingOf('toyota tacoma reliability');
  expect(opening).toMatch(/25\.3 percent[^]*eight-speed automatics[^]*\(2024\)/);
});

test('recalls of the 4xe are told to their last year', async () => {
  const brief = researchedBrief('jeep grand cherokee 4xe problems');
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).toContain('| 2022 to 2026 | High-voltage batteries');
  expect(markdown).toContain('| 2023 to 2025 | Engines with casting sand');
  expect(markdown).not.toContain('model years 2026');
});

describe('who asks how a model holds up', () => {
  test('is told of its years what is on record', async () => {
    for (const keyword of ['is the rav4 reliable', 'toyota rav4 years to avoid']) {
      const opening = await openingOf(keyword);
      expect(opening).toContain('fail and stall the engine (2019 to 2020)');
      expect(opening).toContain('| NHTSA campaign 20V-682 |');
    }
  });

  test('is told of the year that is asked for alone', async () => {
    const opening = await openingOf('2019 toyota rav4 problems');
    expect(opening).toContain('fuel pumps');
    expect(opening).not.toMatch(/2009|accelerator pedals/i);
  });

  test('is told of the part that is asked for alone', async () => {
    const opening = await openingOf('rav4 engine problems');
    expect(opening).toContain('fuel pumps');
    expect(opening).not.toMatch(/window switches|seat belts/i);
  });

  test('is told of both sides of a comparison', async () => {
    const opening = await openingOf('grand cherokee vs 4runner reliability');
    expect(opening).toMatch(/Grand Cherokee .*\(\d{4}.* 4Runner .*\(\d{4}/);
  });
});

test('a page that shows a model to its buyers lists no faults', async () => {
  const draft = await writeArticleFor(researchedLanding(2019, 'Toyota', 'RAV4'));
  expect(draft.markdown).not.toMatch(/stall the engine|NHTSA campaign/);
});

test('a comparison on other matters names no paper that it does not speak of', async () => {
  const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Chevrolet', 'Equinox')];
  const { markdown } = await writeArticleFor(comparisonBrief({ vehicles }));
  expect(markdown).not.toContain('NHTSA campaign');
});

test('a model that is a hybrid alone has the coverage of its hybrid parts', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('rav4 hybrid vs camry warranty'));
  expect(markdown).toMatch(/hybrid components.*hybrid components|both [^.]*hybrid components/s);
});

test('a fault of years apart is told once', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('used honda pilot reliability'));
  expect(markdown.match(/^\|.*rod bearings.*$/gm)).toEqual([
    expect.stringMatching(/^\| 2016 and 2018 to 2019 \|/),
  ]);
});
