import type { Static, TObject } from '@sinclair/typebox';

/** One question to a model and the form that its answer must have. */
export type ModelRequest<S extends TObject> = {
  /** What it is for, in the records: "outline", "section". */
  task: string;
  /** What holds for every request of this kind. */
  system: string;
  prompt: string;
  /** Every property is required and no other is taken: strict servers ask for that. */
  schema: S;
  maxOutputTokens: number;
  temperature: number;
  /** An integer; servers that know seeds repeat themselves by it. */
  seed: number;
};

/** What one answer took, whether or not it could be used. */
export type ModelUsage = {
  provider: string;
  model: string;
  task: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null without prices. */
  costMicros: number | null;
  /** The server told no numbers: four characters were taken for a token. */
  isEstimated: boolean;
};

/** The work that a request is part of. */
export type ModelJob = {
  /** Asked before each try. Throws ModelFailure when there is nothing left to spend. */
  allow: () => Promise<void>;
  /** Writes a use down. */
  meter: (usage: ModelUsage) => Promise<void>;
  /** No try begins, and no wait ends, after this instant (milliseconds since the epoch). */
  until: number;
  signal: AbortSignal;
};

/** A model that answers in JSON. Every failure is a ModelFailure, but for an end by the signal. */
export type TextModel = {
  /** The model's name at its provider. */
  id: string;
  provider: string;
  ask<S extends TObject>(request: ModelRequest<S>, job: ModelJob): Promise<Static<S>>;
};
