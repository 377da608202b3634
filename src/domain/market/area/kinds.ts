import { foldName } from '../reading/fold-name.ts';
import { trimFamily } from '../reading/trim-family.ts';
import type { Kind } from './area.ts';

type Named = { make: string; model: string; trim: string };

/** The kinds of cars that an area has, each once. */
export class Kinds {
  readonly list: Kind[] = [];
  private readonly byId = new Map<number, number>();
  private readonly byName = new Map<string, number>();

  /** Looks up those of the ids that are not known yet. */
  async learn(
    ids: readonly number[],
    load: (ids: number[]) => Promise<(Named & { id: number })[]>,
  ): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.byId.has(id));
    if (unknown.length === 0) return;
    for (const { id, ...named } of await load(unknown)) this.byId.set(id, this.named(named));
  }

  at(id: number): number {
    return this.byId.get(id) ?? -1;
  }

  named(named: Named): number {
    const key = `${named.make}|${named.model}|${named.trim}`;
    const known = this.byName.get(key);
    if (known !== undefined) return known;
    this.list.push(kindOf(named));
    this.byName.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}

export function kindOf({ make, model, trim }: Named): Kind {
  return {
    make,
    model,
    trim,
    makeKey: foldName(make),
    modelKey: foldName(model),
    trimFamily: trimFamily(trim),
  };
}
