import type { FactSheet } from '../facts/fact-sheet.ts';

/** Who names a RAV4 Hybrid does not ask whether there is a hybrid. */
export function withoutModel(text: string, { brief }: FactSheet): string {
  const model = brief.subject?.model ?? '';
  const inName = /\b(?:hybrid|prime|electric|ev|diesel)\b/i.exec(model)?.[0];
  return inName ? text.replace(new RegExp(RegExp.escape(model), 'gi'), 'it') : text;
}
