/** Verbs that no keyword uses as a noun where they stand first: "sell a car". */
export const plainVerbs =
  'buy get sell refinance replace fix insure register find choose remove reset install program ' +
  'bring cancel donate cosign transfer rotate add inspect adjust tighten loosen bleed drain ' +
  'refill keep take lower skip defer restore recharge diagnose';

/** Verbs that are nouns as often: "tow truck", "repair shop", "lease return". */
export const nounVerbs =
  'lease finance trade return rent repair check change test charge tow wash detail park store ' +
  'drive turn pay start plug seal paint wrap tint lift balance polish order schedule value clean ' +
  'open close lock use clear patch';
