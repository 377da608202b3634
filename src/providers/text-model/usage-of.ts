import type { ModelUsage } from './port.ts';
import type { TextModelSettings } from './settings.ts';
import type { Streamed } from './stream-answer.ts';

/** Characters for a token of English, as the makers of tokenizers put it. */
const charactersPerToken = 4;

/** Tokens and cost of an answer; `sent` is all text of its request. */
export function usageOf(
  { provider, model, prices }: TextModelSettings,
  task: string,
  sent: string,
  { text, inputTokens, outputTokens }: Streamed,
): ModelUsage {
  const input = inputTokens ?? Math.ceil(sent.length / charactersPerToken);
  const output = outputTokens ?? Math.ceil(text.length / charactersPerToken);
  return {
    provider,
    model,
    task,
    inputTokens: input,
    outputTokens: output,
    // Dollars for a million tokens are millionths of a dollar for one.
    costMicros: prices && Math.ceil(input * prices.input + output * prices.output),
    isEstimated: inputTokens === null || outputTokens === null,
  };
}
