import type { Quirk } from './vendors/vendor.ts';

const signs: [quirk: Quirk, sign: RegExp][] = [
  ['max_tokens', /max_tokens|max_completion_tokens/],
  ['temperature', /temperature/],
  ['seed', /\bseed\b/],
  ['usage', /stream_options|include_usage/],
  ['json_schema', /json_schema|response_format|grammar|schema/i],
  ['json_object', /json_object|response_format/],
];

/** The option that a refusal names and that can be done without; null when there is none left. */
export function quirkIn(message: string, known: ReadonlySet<Quirk>): Quirk | null {
  return signs.find(([quirk, sign]) => !known.has(quirk) && sign.test(message))?.[0] ?? null;
}
