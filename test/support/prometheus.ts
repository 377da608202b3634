/** What one family of an exposition says. */
export type ParsedFamily = {
  type: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
};

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const helpLine = new RegExp(`^# HELP (${name}) ((?:[^\\\\\\n]|\\\\\\\\|\\\\n)*)$`);
const typeLine = new RegExp(`^# TYPE (${name}) (counter|gauge|histogram|summary|untyped)$`);
// Any character may stand in a label: also U+2028, which the dot does not match without `s`.
const sampleLine = new RegExp(`^(${name})(?:\\{(.*)\\})? ([^ ]+)$`, 's');
const labelPair = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)/;
const number = /^(?:[+-]?Inf|NaN|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)$/;

/**
 * Reads the Prometheus text format 0.0.4 and throws on whatever its specification does not allow:
 * form of every line, one HELP and one TYPE before the samples of a family, all lines of a family
 * together, no sample twice, and histograms that add up.
 */
export function parseExposition(text: string): Map<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end in a line feed.');
  const families = new Map<string, ParsedFamily>();
  const seen = new Set<string>();
  let current = null as Current;
  for (const line of text.slice(0, -1).split('\n')) {
    // Empty lines are ignored, as the specification says.
    if (line === '') continue;
    const help = helpLine.exec(line);
    const type = typeLine.exec(line);
    if (help) {
      const [, family = '', words = ''] = help;
      if (families.has(family)) throw new Error(`${family} comes twice.`);
      current = { name: family, family: { type: '', help: unescaped(words), samples: [] } };
      families.set(family, current.family);
    } else if (type) {
      if (type[1] !== current?.name || current?.family.type !== '') throw new Error(line);
      if (current.family.samples.length > 0) throw new Error(`${line} comes after its samples.`);
      current.family.type = type[2] ?? '';
    } else {
      if (!current) throw new Error(`"${line}" belongs to no family.`);
      const sample = parseSample(line);
      if (!belongs(sample.name, current)) throw new Error(`"${line}" is among ${current.name}.`);
      const identity = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).sort())}`;
      if (seen.has(identity)) throw new Error(`"${line}" comes twice.`);
      seen.add(identity);
      current.family.samples.push(sample);
    }
  }
  for (const [family, parsed] of families) checkFamily(family, parsed);
  return families;
}

function parseSample(line: string): ParsedFamily['samples'][number] {
  const match = sampleLine.exec(line);
  if (!match) throw new Error(`"${line}" is no sample.`);
  const [, sampleName = '', pairs, value = ''] = match;
  if (!number.test(value)) throw new Error(`"${value}" is no number.`);
  const labels: Record<string, string> = {};
  for (let rest = pairs ?? ''; rest !== '';) {
    const pair = labelPair.exec(rest);
    if (!pair) throw new Error(`"${rest}" is no label.`);
    const [whole, label = '', text = ''] = pair;
    if (label in labels) throw new Error(`The label ${label} comes twice in "${line}".`);
    labels[label] = unescaped(text);
    rest = rest.slice(whole.length);
  }
  return { name: sampleName, labels, value: numberFrom(value) };
}

function numberFrom(text: string): number {
  return Number(text.replace('Inf', 'Infinity'));
}

function belongs(sample: string, { name: family, family: { type } }: NonNullable<Current>) {
  if (type === 'histogram') {
    return ['_bucket', '_sum', '_count'].some((suffix) => sample === family + suffix);
  }
  return sample === family;
}

type Current = { name: string; family: ParsedFamily } | null;

function checkFamily(family: string, { type, samples }: ParsedFamily): void {
  if (type === '') throw new Error(`${family} has no TYPE.`);
  if (type === 'counter') {
    if (!family.endsWith('_total')) throw new Error(`The counter ${family} is not called _total.`);
    if (samples.some(({ value }) => !(value >= 0))) throw new Error(`${family} is negative.`);
  }
  if (type === 'histogram') checkHistogram(family, samples);
}

function checkHistogram(family: string, samples: ParsedFamily['samples']): void {
  const groups = Map.groupBy(samples, ({ labels }) =>
    JSON.stringify(Object.entries(labels).filter(([label]) => label !== 'le')),
  );
  for (const [labels, group] of groups) {
    const of = (suffix: string) => group.filter((sample) => sample.name === family + suffix);
    const buckets = of('_bucket').map((one) => ({
      bound: numberFrom(one.labels.le ?? 'NaN'),
      value: one.value,
    }));
    const [count, ...moreCounts] = of('_count');
    const ascends = buckets.every((bucket, index) => {
      const before = buckets[index - 1];
      return !before || (before.bound < bucket.bound && before.value <= bucket.value);
    });
    const last = buckets.at(-1);
    const isWhole = last?.bound === Infinity && last.value === count?.value;
    if (!ascends || !isWhole || moreCounts.length > 0 || of('_sum').length !== 1) {
      throw new Error(`The histogram ${family} does not add up for ${labels}.`);
    }
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}
