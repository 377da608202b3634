import type { Card, CardRefusal, CardRequest, CardSources } from '../cards/card-request.ts';

export type SourceName = keyof CardSources;

/** To the worker: draw this, and the answer to what it has asked. */
export type ToWorker =
  | { kind: 'draw'; request: CardRequest }
  | { kind: 'answer'; question: number; value: unknown }
  | { kind: 'no_answer'; question: number; message: string };

/** From the worker. One card is drawn at a time, so that no message names its job. */
export type FromWorker =
  | { kind: 'ask'; question: number; source: SourceName; argument: unknown }
  | { kind: 'drawn'; result: Card | CardRefusal }
  | { kind: 'broke'; message: string };
