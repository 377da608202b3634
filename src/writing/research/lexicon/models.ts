import { type BodyStyle, bodyStyles } from '../../../../schema/records/vehicle.ts';
import { lazy } from '../../../lib/lazy.ts';
import { compact } from '../reading/normalise.ts';
import { makes } from './makes.ts';

export type KnownModel = {
  make: string;
  name: string;
  bodyStyle: BodyStyle | null;
  electric: boolean;
  discontinued: boolean;
};

/** Every listed model, by its name without spaces and hyphens ("f150"); makes may share a name. */
export const modelsByKey: () => ReadonlyMap<string, readonly KnownModel[]> = lazy(indexModels);

/** Make names by every way of writing them, again without spaces and hyphens ("mercedesbenz"). */
export const makesByKey: () => ReadonlyMap<string, string> = lazy(indexMakes);

/** The listed model of that make and name, in any spelling. */
export function knownModel(make: string, model: string): KnownModel | undefined {
  const wanted = makesByKey().get(compact(make)) ?? make;
  return modelsByKey()
    .get(compact(model))
    ?.find((candidate) => candidate.make === wanted);
}

function indexModels(): Map<string, KnownModel[]> {
  const index = new Map<string, KnownModel[]>();
  for (const make of makes) {
    for (const bodyStyle of bodyStyles) {
      for (const listed of make.models[bodyStyle]?.split('|') ?? []) {
        const [name = '', ...aliases] = listed.replace(/[*~]+$/, '').split('=');
        const model = {
          make: make.name,
          name,
          bodyStyle,
          electric: listed.includes('*'),
          discontinued: listed.includes('~'),
        };
        const spellings = [name, name.replace(/HD$/, ''), ...aliases];
        for (const key of new Set(spellings.map(compact))) {
          index.set(key, [...(index.get(key) ?? []), model]);
        }
      }
    }
  }
  return index;
}

function indexMakes(): Map<string, string> {
  const index = new Map<string, string>();
  for (const make of makes) {
    for (const spelling of [make.name, ...(make.aliases ?? [])]) {
      index.set(compact(spelling), make.name);
    }
  }
  return index;
}
