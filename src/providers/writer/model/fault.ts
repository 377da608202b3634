/** What a sentence is left out for; `torn` is one that leaned on another that was. */
export type FaultKind =
  | 'language'
  | 'name'
  | 'figure'
  | 'claim'
  | 'store_claim'
  | 'vehicle_claim'
  | 'credit_claim'
  | 'fuel_claim'
  | 'safety_claim'
  | 'legal_claim'
  | 'phrase'
  | 'word'
  | 'link'
  | 'repetition'
  | 'torn';

/** `text` tells the model what is wrong. */
export type Fault = { kind: FaultKind; text: string };
