import { foldName } from '../reading/fold-name.ts';
import type { Area } from './area.ts';

/** Rows by model, and models by make; both under their folded names. */
type Index = { byModel: Map<string, number[]>; models: Map<string, string[]> };

const kept = new WeakMap<Area, Index>();

/** Rows of one model in any trim, or of all of a make. */
export function rowsOf(area: Area, make: string, model?: string): readonly number[] {
  const { byModel, models } = indexOf(area);
  const makeKey = foldName(make);
  if (model !== undefined) return byModel.get(modelKey(makeKey, foldName(model))) ?? [];
  return (models.get(makeKey) ?? []).flatMap((key) => byModel.get(key) ?? []);
}

/** Made when it is first asked for, and kept as long as the area is. */
function indexOf(area: Area): Index {
  const known = kept.get(area);
  if (known) return known;
  const keys = area.kinds.map((kind) => modelKey(kind.makeKey, kind.modelKey));
  const byModel = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (let row = 0; row < area.size; row += 1)
    byModel.get(keys[area.kind[row] ?? -1] ?? '')?.push(row);
  const models = new Map<string, string[]>();
  for (const { makeKey, modelKey: name } of area.kinds) {
    const own = models.get(makeKey) ?? [];
    const key = modelKey(makeKey, name);
    if (!own.includes(key)) models.set(makeKey, [...own, key]);
  }
  const made = { byModel, models };
  kept.set(area, made);
  return made;
}

function modelKey(makeKey: string, name: string): string {
  return `${makeKey}|${name}`;
}
