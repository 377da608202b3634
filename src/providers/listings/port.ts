/** What is asked of a service: one model around one place. */
export type ListingQuestion = {
  postalCode: string;
  country: 'US' | 'CA';
  radiusMiles: number;
  make: string;
  model: string;
};

/** A listing by the usual names of columns, as an export of listings would have it. */
export type ServiceListing = Readonly<Record<string, string | number | boolean>>;

export type ListingsResult =
  | {
      kind: 'page';
      listings: ServiceListing[];
      /** Where the next page begins; null after the last. */
      next: number | null;
      /** False where the service has more than it gives out. */
      isWhole: boolean;
    }
  /** It wants no more requests for now; null where it does not say for how long. */
  | { kind: 'limited'; retryAfterMs: number | null; message: string }
  /** `isFinal`: asking again does not help, as with a key that is not valid. */
  | { kind: 'failed'; isFinal: boolean; message: string };

/** A service that knows what other dealers have for sale. */
export type ListingsProvider = {
  id: string;
  /** How long one round's answers hold. */
  everyMs: number;
  /** Requests that one round may take: services count and charge them. */
  maxCalls: number;
  search(question: ListingQuestion, start: number, signal: AbortSignal): Promise<ListingsResult>;
};
