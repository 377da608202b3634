import { compact } from '../../../writing/research/reading/normalise.ts';
import { lazy } from '../../../lib/lazy.ts';
import { modelsByKey } from '../../../writing/research/lexicon/models.ts';
import { modelKey, type NamedModel } from '../../../writing/research/reading/models.ts';

/** Finds which of a store's models a text names. */
export type ModelFinder = (text: string) => Set<string>;

/**
 * Looks for all models at once, the longest names first, so that "Equinox EV" is no "Equinox" and
 * "f150" is an "F-150". A name that is a number ("1500") or very short ("Z") counts only after its
 * make. Gives keys as of `modelKey`.
 */
export function modelFinder(models: readonly NamedModel[]): ModelFinder {
  const byCompact = new Map<string, string>();
  const patterns: { length: number; source: string }[] = [];
  for (const named of models) {
    addName(named, modelKey(named));
    for (const sibling of siblings(named)) {
      if (!byCompact.has(compact(sibling))) addName({ ...named, model: sibling }, '');
    }
  }
  function addName({ make, model }: NamedModel, key: string): void {
    const names = isBare(model) ? [`${make} ${model}`] : [model];
    for (const name of names) {
      byCompact.set(compact(name), key);
      patterns.push({ length: name.length, source: looselySpelled(name) });
    }
  }
  if (patterns.length === 0) return () => new Set();
  const sources = patterns.sort((a, b) => b.length - a.length).map(({ source }) => source);
  const any = new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`, 'g');
  return (text) => {
    const found = text.toLowerCase().match(any) ?? [];
    return new Set(found.map((name) => byCompact.get(compact(name)) ?? '').filter(Boolean));
  };
}

/** Longer names that begin like this one and are other models: "Equinox EV" beside "Equinox". */
function siblings({ make, model }: NamedModel): string[] {
  const start = `${model.toLowerCase()} `;
  return makeModels(make).filter((name) => name.toLowerCase().startsWith(start));
}

const namesByMake = lazy(() => {
  return Map.groupBy([...modelsByKey().values()].flat(), ({ make }) => make);
});

function makeModels(make: string): string[] {
  return (namesByMake().get(make) ?? []).map(({ name }) => name);
}

function isBare(model: string): boolean {
  return compact(model).length < 3 || /^\d+$/.test(compact(model));
}

/** "F-150" as "f150", "f 150", "f-150" or "f_150". */
function looselySpelled(name: string): string {
  const parts = name.toLowerCase().match(/[a-z]+|\d+|[^a-z\d\s\-_./+]+/g) ?? [];
  return parts.map((part) => RegExp.escape(part)).join('[\\s\\-_./+]*');
}
