import { pattern } from './named-trims.ts';

/** So much of the longest of them a version has to tell. */
const fullShare = 0.7;

/** Starts of a sentence that lean on the one before. */
const leansOn = /^(?:It|They|Those|These|Both|Below|Above|Then|Next|From there|All)\b/;

/**
 * Of what is written on the trims of a model the sentences on those that were asked for, in the
 * versions that speak of each of them; all of it where none does.
 */
export function onTrims(
  versions: readonly string[],
  trims: readonly string[],
  sold: readonly string[] = trims,
): readonly string[] {
  const own = versions.flatMap((text) => {
    const sentences = text.split(/(?<=\.) /).filter((one) => !ofChange.test(one));
    const kept = sentences.filter((one) => trims.some((trim) => names(one, trim)));
    const told = kept.join(' ');
    const isWhole = trims.every((trim) => names(told, trim));
    return isWhole && !leansOn.test(told) ? [told] : [];
  });
  const all = own.length > 0 ? leastOfOthers(own, trims, sold) : pieced(versions, trims);
  const most = Math.max(0, ...all.map((text) => text.length));
  return all.length > 0 ? all.filter((text) => text.length >= most * fullShare) : versions;
}

/** Of texts on the asked trims those that speak least of the others. */
function leastOfOthers(
  texts: readonly string[],
  trims: readonly string[],
  sold: readonly string[],
): readonly string[] {
  const others = sold.filter((one) => !trims.includes(one));
  const counts = texts.map((text) => others.filter((one) => names(text, one)).length);
  const least = Math.min(...counts);
  return texts.filter((_text, at) => (counts[at] ?? 0) === least);
}

/** A sentence on each of them, where no version has one on all. */
function pieced(versions: readonly string[], trims: readonly string[]): readonly string[] {
  const sentences = versions.flatMap((text) => text.split(/(?<=\.) /));
  const told = trims.map((trim) =>
    sentences.find((one) => names(one, trim) && !leansOn.test(one) && !ofChange.test(one)),
  );
  const found = told.flatMap((one) => one ?? []);
  return found.length === trims.length ? [[...new Set(found)].join(' ')] : [];
}

/** What names were before is no difference between them. */
const ofChange = /\b(?:became|was dropped|changed for|renamed)\b/;

/** The trims that a keyword names, in its order and the longest first: "le and xle". */
export function trimsTyped(keyword: string, trims: readonly string[]): string[] {
  const all = trims.toSorted((one, two) => two.length - one.length);
  let left = ` ${keyword.toLowerCase().replaceAll('-', ' ')} `;
  const found = all.flatMap((trim) => {
    const name = ` ${trim.toLowerCase().replaceAll('-', ' ')} `;
    const at = left.indexOf(name);
    if (at < 0) return [];
    left = left.replace(name, ` ${'#'.repeat(name.length - 2)} `);
    return [{ trim, at }];
  });
  return found.toSorted((one, two) => one.at - two.at).map(({ trim }) => trim);
}

/** An EX-L is no EX, nor a Limited XT a Limited. */
function names(text: string, trim: string): boolean {
  return new RegExp(`(?<![\\w-])${pattern(trim)}(?![\\w-]| [A-Z])`).test(text);
}
