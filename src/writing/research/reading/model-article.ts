import type { Reading } from './read-keyword.ts';

const next = '(?=$| (?:is|are|was|has|have|had|do|does|with|without|in|vs\\.|or|and|under)\\b)';

/**
 * A model after "of" or "for" has the article that nobody types: "best year for the Honda Odyssey",
 * "tires for a 2018 Ford F-150".
 */
export function withModelArticle(
  text: string,
  { model }: Reading,
  names: readonly string[],
): string {
  if (model === null) return text;
  const one = `(?:${names.map((name) => RegExp.escape(name)).join('|')})`;
  const pattern = new RegExp(
    `(?<=\\S )(of|for|on|about|like|than|to) (20\\d\\d )?(${one}(?: ${one})*)${next}`,
    'g',
  );
  const asked = new RegExp(
    `\\b(did|does|is|was|can|will|has) (${one}(?: ${one})*)(?= [a-z])`,
    'gi',
  );
  const isOfModel = (name: string): boolean =>
    name.includes(model) || model.startsWith(`${name.split(' ').at(-1)} `);
  const put = text.replace(asked, (all, before: string, name: string) => {
    return isOfModel(name) && /^\p{Lu}|^\d/u.test(name) ? `${before} the ${name}` : all;
  });
  return put.replace(pattern, (all, before: string, year: string | undefined, name: string) => {
    return isOfModel(name) ? `${before} ${year ? `a ${year}` : 'the '}${name}` : all;
  });
}

/** A job asked about at length stands before the name: "a 60k service | for a Toyota Tundra?" */
export function withJobFor(text: string, { model }: Reading, names: readonly string[]): string {
  if (names.length === 0) return text;
  const one = `(?:${names.map((name) => RegExp.escape(name)).join('|')})`;
  const meant = text.replace(new RegExp(`\\b(mean) (${one})$`), '$1 on a $2');
  if (model === null || meant !== text) return meant;
  const pattern = new RegExp(`\\b(${jobs}) ((?:20\\d\\d )?${one}(?: ${one})*)$`);
  return text.replace(pattern, (_all, job: string, name: string) => {
    return `${job} for ${/^[AEIOU]|^F-\d/.test(name) ? 'an' : 'a'} ${name}`;
  });
}

const jobs =
  'service|tune-up|brake job|change|flush|replacement|alignment|rotation|brakes|brake pads|' +
  'rotors|tires|battery|spark plugs|timing belt|schedule';

/** Beside another kind it is a kind, and no name: "the Tucson Hybrid or plug-in hybrid". */
export function withPlainKinds(text: string): string {
  return text.replace(/(?<=\b(?:or|vs\.|and|an?) )(plug-in )?Hybrid\b/g, (all) =>
    all.toLowerCase(),
  );
}
