import { pattern } from './named-trims.ts';

/** So much of the longest of them a version has to tell. */
const fullShare = 0.7;

/** Starts of a sentence that lean on the one before. */
const leansOn = /^(?:It|They|Those|These|Both|Below|Above|Then|Next|From there|All)\b/;

/**
 * Of what is written on the trims of a model the sentences on those that were asked for, in the
 * versions that speak of each of them; all of it where none does.
 */
export function onTrims(versions: readonly string[], trims: readonly string[]): readonly string[] {
  const own = versions.flatMap((text) => {
    const kept = text.split(/(?<=\.) /).filter((one) => trims.some((trim) => names(one, trim)));
    const told = kept.join(' ');
    const isWhole = trims.every((trim) => names(told, trim));
    return isWhole && !leansOn.test(told) ? [told] : [];
  });
  const most = Math.max(0, ...own.map((text) => text.length));
  return own.length > 0 ? own.filter((text) => text.length >= most * fullShare) : versions;
}

/** An EX-L is no EX, nor a Limited XT a Limited. */
function names(text: string, trim: string): boolean {
  return new RegExp(`(?<![\\w-])${pattern(trim)}(?![\\w-]| [A-Z])`).test(text);
}
