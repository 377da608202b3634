type Years = { from: number; to: number };

const ofYears = /^(.+), model years? (20\d\d)(?: to (20\d\d)| (and newer))?$/;

/**
 * One publisher stands once, with the years of all that is cited of it where these touch: "EPA
 * fueleconomy.gov, model years 2019 to 2021" and "2020 to 2022" are one source.
 */
export function sourcesOnce(sources: readonly string[]): string[] {
  const groups = Map.groupBy([...new Set(sources)], (one) => ofYears.exec(one)?.[1] ?? one);
  return [...groups].flatMap(([name, all]) => {
    const spans = all.flatMap(spanOf).toSorted((one, two) => one.from - two.from);
    return spans.length === 0 ? all : joined(spans).map((span) => `${name}, ${inWords(span)}`);
  });
}

function spanOf(source: string): Years[] {
  const [, , first, last, newer] = ofYears.exec(source) ?? [];
  if (first === undefined) return [];
  const from = Number(first);
  return [{ from, to: newer === undefined ? Number(last ?? first) : Infinity }];
}

/** Sorted by their first year. */
function joined(spans: readonly Years[]): Years[] {
  return spans.reduce<Years[]>((all, span) => {
    const last = all.at(-1);
    if (!last || span.from > last.to + 1) return [...all, span];
    return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
  }, []);
}

function inWords({ from, to }: Years): string {
  if (from === to) return `model year ${from}`;
  return `model years ${to === Infinity ? `${from} and newer` : `${from} to ${to}`}`;
}
