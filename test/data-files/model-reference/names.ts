import { compact } from '../../../src/domain/inventory/vin-tables/names.ts';
import { titleCase } from '../../../src/domain/inventory/vin-tables/title-case.ts';
import { readMake } from '../../../src/domain/inventory/formats/words/make.ts';
import { knownModel, modelsByKey } from '../../../src/writing/research/lexicon/models.ts';
import { type Sample, textOf } from './samples.ts';
import { powerOf } from './summarise.ts';

export type Named = { make: string; model: string; trim: string | null };

/** What shoppers call the car of a sample; several names where a version has one of its own. */
export function namesOf(sample: Sample): Named[] {
  const make = readMake(textOf(sample, 'make') ?? '');
  const filed = textOf(sample, 'model') ?? '';
  const series = textOf(sample, 'series') ?? '';
  if (/super duty/i.test(series) && !/^F-?[2-6]\d0/i.test(filed)) return [];
  const { model, trim } = plainModel(make, filed, series);
  const base: Named = { make, model: shown(make, model), trim };
  const power = powerOf(sample);
  const named = versionsOf(base, power);
  // A RAV4 Hybrid is a RAV4; an F-150 Lightning shares no more than the name with an F-150.
  return power === 'electric' && named.length > 0 ? named : [base, ...named];
}

function plainModel(make: string, name: string, series: string) {
  const filed = name.replace(/\s*\([^)]*\)$/, '');
  if (make === 'BMW' && /^\d-Series$/.test(series) && /^M?\d{3}/.test(filed)) {
    return { model: series.replace('-', ' '), trim: filed };
  }
  const size = /^(?:1500|2500|3500)/.exec(series)?.[0];
  if (size !== undefined && /^(?:Silverado|Sierra)(?: HD)?$/.test(filed)) {
    const name = filed.replace(' HD', '');
    return { model: `${name} ${size}${size === '1500' ? '' : 'HD'}`, trim: null };
  }
  if (/^(?:Silverado|Sierra)(?: HD)?$/.test(filed)) return { model: filed, trim: null };
  return { model: filed, trim: null };
}

const versions: Readonly<Record<string, readonly string[]>> = {
  hybrid: ['Hybrid'],
  plug_in_hybrid: ['Plug-in Hybrid', 'Prime', 'PHEV', '4xe'],
  electric: ['EV', 'Electric', 'Lightning'],
};

/** The "RAV4 Hybrid" is filed as a RAV4. */
function versionsOf({ make, model, trim }: Named, power: string | null): Named[] {
  const names = (versions[power ?? ''] ?? []).map((word) => `${model} ${word}`);
  return names
    .filter((name) => knownModel(make, name) !== undefined)
    .map((name) => ({ make, model: shown(make, name), trim }));
}

/** As the list of models spells it, which is what a keyword is read as. */
function shown(make: string, model: string): string {
  const listed =
    knownModel(make, model) ?? knownModel(make, model.replace(/(?: Series|-Class)$/, ''));
  if (listed) return listed.name;
  const near = modelsByKey()
    .get(compact(model))
    ?.find((one) => one.make === make);
  return near?.name ?? titleCase(model);
}
