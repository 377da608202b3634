import { describe, expect, test } from 'bun:test';
import { parseGuide } from '../../../src/writing/cars/parse-guide.ts';

const front = '---\nmake: Meridian\nwarranty: 3 years; powertrain 5 years\n---\n\n';
const said = '\n- The {model} is a small wagon.\n- Think of the {model} as a wagon.\n';

const whole = `${front}# Vela
kind: small wagon
rivals: Otter Pip; Otter Pop

## 2015-2019
trims: S; SX
${said}
## 2020-
generation: third
new: a longer wheelbase
trims: S; SX; Sport
engine: 2.0L, 150 hp; 2.0L hybrid, 190 hp
towing: 2,000 with the tow package; 1,000 in the hybrid
clearance: 7.1 to 7.9
mpg: 28/36/31 2.0L, front-wheel drive; 45/42/44 hybrid
trouble: oil use of the 2.0L, 2020 to 2021 (NHTSA campaign 21V-001); rust, 2020 (TSB 7)
${said}
## 2020-: used

- Look at the Velas with care.
- Have the recall checked.
cite: NHTSA campaign 21V-001
`;

describe('a file of the guide to models', () => {
  test('gives its models with their years, the newest first', () => {
    const { make, warranty, models } = parseGuide('meridian.md', whole);
    expect({ make, warranty }).toEqual({
      make: 'Meridian',
      warranty: ['3 years', 'powertrain 5 years'],
    });
    const [vela] = models;
    expect(vela?.rivals).toEqual(['Otter Pip', 'Otter Pop']);
    expect(vela?.spans.map(({ from, to }) => [from, to])).toEqual([
      [2020, null],
      [2015, 2019],
    ]);
  });

  test('reads figures with what they take', () => {
    const [span] = parseGuide('meridian.md', whole).models[0]?.spans ?? [];
    expect(span?.figures.towing).toEqual([
      { value: '2,000', note: 'with the tow package' },
      { value: '1,000', note: 'in the hybrid' },
    ]);
    expect(span?.figures.clearance).toEqual([{ value: '7.1 to 7.9', note: '' }]);
    expect(span?.economy[1]).toEqual({
      city: '45',
      highway: '42',
      combined: '44',
      version: 'hybrid',
    });
    expect(span?.prose.used?.cite).toBe('NHTSA campaign 21V-001');
    expect(span?.prose.known?.versions).toHaveLength(2);
  });

  test('reads faults with their years and the paper that names them', () => {
    const [span] = parseGuide('meridian.md', whole).models[0]?.spans ?? [];
    expect(span?.troubles).toEqual([
      { what: 'oil use of the 2.0L', from: 2020, to: 2021, source: 'NHTSA campaign 21V-001' },
      { what: 'rust', from: 2020, to: 2020, source: 'TSB 7' },
    ]);
  });

  test.each([
    [
      'a fault without its paper',
      `${front}# Vela\n\n## 2020-\ntrouble: rust, 2020\n${said}`,
      'is no "fault, years (source)"',
    ],
    [
      'a fault of other years',
      `${front}# Vela\n\n## 2020-2022\ntrouble: rust, 2019 to 2021 (TSB 7)\n${said}`,
      'has years outside 2020-2022',
    ],
    ['no make', '---\nwarranty: 3 years\n---\n', '"make:" is missing'],
    ['years without a model', `${front}## 2020-\n${said}`, 'under the heading of a model'],
    ['years that run backward', `${front}# Vela\n\n## 2020-2015\n${said}`, 'is no span'],
    [
      'years that overlap',
      `${front}# Vela\n\n## 2015-2019\n${said}\n## 2019-\n${said}`,
      'overlaps 2015',
    ],
    ['a part of no years', `${front}# Vela\n\n## 2020-: used\n${said}`, 'is no span of the Vela'],
    [
      'a figure without a number',
      `${front}# Vela\n\n## 2020-\ntowing: plenty\n${said}`,
      'begins with no number',
    ],
    [
      'mileage of two figures',
      `${front}# Vela\n\n## 2020-\nmpg: 28/36 2.0L\n${said}`,
      'is no city/highway/combined',
    ],
    ['years that say nothing', `${front}# Vela\n\n## 2020-\ntrims: S\n`, 'says nothing'],
  ])('with %s is refused by file and line', (_what, text, message) => {
    expect(() => parseGuide('meridian.md', text)).toThrow(message);
    expect(() => parseGuide('meridian.md', text)).toThrow(/^meridian\.md:\d+: /);
  });
});
