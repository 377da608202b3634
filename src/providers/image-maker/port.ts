import type { CardRequest, CardSources } from '../../media/cards/card-request.ts';
import type { ModelUsage } from '../text-model/port.ts';

/** What one picture is made of, and how its making is paid for. */
export type ImageJob = {
  request: CardRequest;
  sources: CardSources;
  /** Asked before each try at a price. Throws when there is nothing left to spend. */
  allow(): Promise<void>;
  /** Writes down what a try has cost. */
  meter(usage: ModelUsage): Promise<void>;
  signal: AbortSignal;
};

export type MadeImage = {
  bytes: Uint8Array;
  /** Null where the maker knows no more than the prompt. */
  altText: string | null;
  /** A stranger's bytes are encoded anew before they are kept. */
  isOurs: boolean;
};

/** Why there is no picture, in a sentence for the client: another try would end the same way. */
export type NoImage = {
  reason: string;
  /** For the operator's log: what to mend. */
  detail?: string;
};

/** Whoever makes pictures. A throw means: try again later. */
export type ImageMaker = {
  id: string;
  /** How many pictures are worth having under way. */
  atOnce: number;
  make(job: ImageJob): Promise<MadeImage | NoImage>;
  /** Ends what it has started. */
  close(): void;
};

export type ImageMakers = {
  /** Of what clients ask for: the model that is set, else the cards. */
  imageMaker: ImageMaker;
  /** Of the pictures of articles, which show facts. */
  cardMaker: ImageMaker;
};
