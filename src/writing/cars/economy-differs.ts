import { joinWithAnd } from '../realise/lists.ts';
import type { CarEconomy } from './car-model.ts';
import { withoutRemark } from './named-trims.ts';

const years = /\b(?:from |to |until )?\d{4}(?:(?: to | and |-)\d{4})?\b/g;
const drives = /\b(?:front-|rear-|all-|four-)(?: or (?:rear|all|four)-)?(?:wheel(?: drive)?)?/g;
const engines =
  /\b\d\.\dL\b|\bV[68]\b|\b(?:plug-in hybrid|mild hybrid|hybrid|diesel|turbo|gas)\b/gi;

/** What the versions of a rating are told apart by: "engine and drive", "trim and model year". */
export function economyDiffersIn(rows: readonly CarEconomy[], trims: readonly string[]): string {
  const named: readonly (readonly [string, RegExp])[] = [
    ['engine', engines],
    ['drive', drives],
    ['model year', years],
  ];
  const told = named.flatMap(([name, words]) => {
    const own = rows.map(({ version }) => (version.match(words) ?? []).join(' ').toLowerCase());
    return new Set(own).size > 1 ? [name] : [];
  });
  const plain = rows.map(({ version }) => {
    const rest = [engines, drives, years].reduce((text, one) => text.replace(one, ''), version);
    return rest.replace(/\b(?:with|in|the|and|or)\b|[^a-z\d]+/gi, ' ').trim();
  });
  const names = ['trim', ...trims.map(withoutRemark)];
  const isOfTrim = rows.some(({ version }) => names.some((name) => version.includes(name)));
  const rest = new Set(plain).size > 1 ? [isOfTrim ? 'trim' : 'version'] : [];
  return joinWithAnd([...rest, ...told]) || 'version';
}
