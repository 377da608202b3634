import type { Static, TObject } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ModelFailure } from './model-failure.ts';

/** As many faults help a model; more only lengthen its prompt. */
const maxFaults = 6;

/**
 * The JSON object in an answer, checked. Models wrap it in a code fence, or think aloud before it.
 * Throws ModelFailure 'malformed' whose message names the faults.
 */
export function readJson<S extends TObject>(text: string, schema: S): Static<S> {
  const bare = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  const json = bare.slice(bare.indexOf('{'), bare.lastIndexOf('}') + 1);
  if (json === '') throw malformed('it holds no JSON object');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw malformed('it is no valid JSON');
  }
  if (Value.Check(schema, value)) return value;
  const faults = [...Value.Errors(schema, value)]
    .slice(0, maxFaults)
    .map(({ path, message }) => `${path || '/'}: ${message}`);
  throw malformed(faults.join('; '));
}

function malformed(fault: string): ModelFailure {
  const text = fault.length > 600 ? `${fault.slice(0, 600)}…` : fault;
  return new ModelFailure('malformed', `The answer of the model cannot be read: ${text}.`);
}
