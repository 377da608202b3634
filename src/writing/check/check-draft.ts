import type { Draft } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';

/** Throws DraftRejected with every fault found. */
export function checkDraft(_draft: Draft, _sheet: FactSheet): void {}
