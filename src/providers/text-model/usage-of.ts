import type { ModelUsage } from './port.ts';
import type { TextModelSettings } from './settings.ts';
import type { Streamed } from './stream-answer.ts';
import { tokensIn } from './token-budget.ts';

/** Tokens and cost of an answer; `sent` is all text of its request. */
export function usageOf(
  { provider, model, prices }: TextModelSettings,
  task: string,
  sent: string,
  { text, inputTokens, outputTokens }: Streamed,
): ModelUsage {
  const input = inputTokens ?? tokensIn(sent);
  const output = outputTokens ?? tokensIn(text);
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
