import { equalInConstantTime } from '../../lib/hash.ts';

/** What a browser brought back from the provider. */
export type Returned =
  | { kind: 'code'; code: string }
  /** The person, or the provider, said no. */
  | { kind: 'declined'; message: string }
  /** Of another authorization, or of none. */
  | { kind: 'foreign'; message: string };

/** Reads the address that the browser was sent back to, or what a person copied of it. */
export function readReturned(text: string, state: string): Returned {
  const parameters = parametersOf(text.trim());
  if (text.trim() === '') return { kind: 'foreign', message: 'No address and no code was given.' };
  if (parameters === null) return { kind: 'code', code: text.trim() };
  if (!equalInConstantTime(parameters.get('state') ?? '', state)) {
    return { kind: 'foreign', message: 'This address belongs to another attempt to connect.' };
  }
  const error = parameters.get('error');
  if (error !== null) {
    const said = parameters.get('error_description') ?? error;
    return { kind: 'declined', message: `The provider did not agree: ${said.slice(0, 200)}` };
  }
  const code = parameters.get('code') ?? '';
  if (code === '') return { kind: 'foreign', message: 'The address has no code.' };
  return { kind: 'code', code };
}

/** The state that came back, whoever began it; null where there is none. */
export function stateIn(text: string): string | null {
  return parametersOf(text.trim())?.get('state') ?? null;
}

/** Null for a text that is a bare code: those have no `=` between words. */
function parametersOf(text: string): URLSearchParams | null {
  if (URL.canParse(text)) return new URL(text).searchParams;
  return /(^|[?&])(code|state|error)=/.test(text)
    ? new URLSearchParams(text.slice(text.indexOf('?') + 1))
    : null;
}
