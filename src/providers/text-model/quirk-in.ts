import type { ModelProvider } from './settings.ts';
import type { Quirk } from './vendors/vendor.ts';

const signs: [quirk: Quirk, sign: RegExp][] = [
  ['max_tokens', /max_tokens|max_completion_tokens/],
  ['temperature', /temperature/],
  ['seed', /\bseed\b/],
  ['usage', /stream_options|include_usage/],
  ['json_schema', /json_schema|response_format|grammar|schema/i],
  ['json_object', /json_object|response_format/],
];

/** What can be left out of a request to any provider. */
const everywhere: readonly Quirk[] = ['temperature', 'seed'];

/** The option that a refusal names and that can be done without; null when there is none left. */
export function quirkIn(
  message: string,
  known: ReadonlySet<Quirk>,
  provider: ModelProvider,
): Quirk | null {
  const found = signs.find(([quirk, sign]) => {
    const isApplied = provider === 'openai-compatible' || everywhere.includes(quirk);
    return isApplied && !known.has(quirk) && sign.test(message);
  });
  return found?.[0] ?? null;
}
