import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { Counter, exposition, Gauge, Histogram } from '../../src/lib/metrics.ts';
import { parseExposition } from '../support/prometheus.ts';

describe('the exposition', () => {
  test('gives back any text in labels and help, and any number', () => {
    const texts = fc.string({ unit: 'grapheme-composite' });
    fc.assert(
      fc.property(texts, texts, texts, fc.double(), (help, left, right, value) => {
        const gauge = new Gauge('a_gauge', help, ['left', 'right']);
        gauge.set([left, right], value);
        const parsed = parseExposition(exposition([gauge])).get('a_gauge');
        const sample = { name: 'a_gauge', labels: { left, right }, value: value + 0 };
        expect(parsed).toEqual({ type: 'gauge', help, samples: [sample] });
      }),
    );
  });

  test('has one series for each combination of labels, in which all of it is added up', () => {
    const word = fc.constantFrom('a', 'b', 'a b', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, fc.nat(9))), (additions) => {
        const counter = new Counter('things_total', 'Things.', ['one', 'two']);
        const sums = new Map<string, number>();
        for (const [one, two, amount] of additions) {
          counter.add([one, two], amount);
          const key = JSON.stringify({ one, two });
          sums.set(key, (sums.get(key) ?? 0) + amount);
        }
        const samples = parseExposition(exposition([counter])).get('things_total')?.samples ?? [];
        const shown = samples.map(({ labels, value }) => [JSON.stringify(labels), value] as const);
        expect(new Map(shown)).toEqual(sums);
      }),
    );
  });

  test('counts in each bucket of a histogram what is at most its bound', () => {
    const bounds = [0.001, 0.5, 1, 10];
    const values = fc.array(
      fc.oneof(fc.constantFrom(...bounds), fc.double({ min: 0, max: 20, noNaN: true })),
    );
    fc.assert(
      fc.property(values, (observed) => {
        const histogram = new Histogram('h_seconds', 'H.', bounds, ['route']);
        histogram.observe(histogram.at(['/']), 0);
        for (const value of observed) histogram.observe(histogram.at(['/']), value);
        const all = [0, ...observed];
        const samples = parseExposition(exposition([histogram])).get('h_seconds')?.samples ?? [];
        for (const { name, labels, value } of samples) {
          const bound = Number(labels.le?.replace('Inf', 'Infinity'));
          if (name === 'h_seconds_bucket') {
            expect(value).toBe(all.filter((one) => one <= bound).length);
          }
          if (name === 'h_seconds_sum') {
            expect(value).toBeCloseTo(
              all.reduce((sum, one) => sum + one, 0),
              6,
            );
          }
        }
        expect(samples).toHaveLength(bounds.length + 3);
      }),
    );
  });
});

describe('the parser of these tests', () => {
  test('refuses what the format does not allow', () => {
    const histogram = '# HELP h H.\n# TYPE h histogram\n';
    const head = '# HELP a_total A.\n# TYPE a_total counter\n';
    const wrong = [
      `${head}a_total 1`,
      `${head}a_total{x="1"} 1\na_total{x="1"} 2\n`,
      `${head}a_total{x=1} 1\n`,
      `${head}a_total{x="a"b"} 1\n`,
      `${head}a_total{x="a\\t"} 1\n`,
      `${head}a_total{1x="a"} 1\n`,
      `${head}a_total one\n`,
      `${head}b_total 1\n`,
      `${head}a_total -1\n`,
      `${head}${head}`,
      '# TYPE a_total counter\na_total 1\n',
      'a_total 1\n',
      '# HELP a A.\n# TYPE a counter\na 1\n',
      '# HELP a A.\n# TYPE a gauge\n\na 1\n',
      `${histogram}h_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n`,
      `${histogram}h_bucket{le="1"} 1\nh_sum 1\nh_count 1\n`,
    ];
    for (const text of wrong) expect(() => parseExposition(text)).toThrow();
    expect(() => parseExposition(`${head}a_total{x="\\\\ \\" \\n,}"} 1\n`)).not.toThrow();
  });
});
