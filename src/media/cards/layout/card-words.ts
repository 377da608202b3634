/** Everything that a card says, in the words that stand on it: cleaned, and in its language. */
export type StoreWords = {
  name: string;
  /** "Lincoln, NE". */
  place: string | null;
  /** "prairiemotors.example", or what else a reader can turn to. */
  contact: string | null;
  monogram: string;
};

export type PriceWords = {
  /** "Price", "Now". */
  label: string;
  amount: string;
  /** "Was" and the amount that is struck through. */
  before: { label: string; amount: string } | null;
};

export type VehicleWords = {
  kind: 'vehicle';
  /** "USED"; "PRICE DROP". */
  chip: string | null;
  year: string;
  name: string;
  trim: string | null;
  /** "Price lowered by $1,500 on November 14". */
  news: string | null;
  /** In the order of their weight: as many are shown as a line holds. */
  facts: string[];
  /** The same with labels, for a card without a picture. */
  details: { label: string; value: string }[];
  price: PriceWords | null;
  disclaimer: string;
};

export type ArticleWords = { kind: 'article'; kicker: string | null; title: string };

export type EventWords = {
  kind: 'event';
  kicker: string;
  name: string;
  /** Of a leaf of a calendar: "NOV" and "28"; two where it lasts into another month. */
  leaves: readonly { month: string; days: string }[];
  /** "Friday, November 28 to Sunday, November 30". */
  when: string | null;
  where: string | null;
  note: string | null;
};

export type ReviewWords = {
  kind: 'review';
  kicker: string;
  quote: string;
  author: string;
  /** "Google, October 2026". */
  source: string | null;
  stars: number | null;
};

export type CardWords = VehicleWords | ArticleWords | EventWords | ReviewWords;
