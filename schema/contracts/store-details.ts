import { type Static, Type } from '@sinclair/typebox';

/**
 * What a store says of itself beyond its address, section by section: each is given as a whole, and
 * has the day on which it was. Money is in whole units with cents, days are YYYY-MM-DD.
 */
const Line = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const Day = Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' });
const Time = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });
const Money = Type.Number({ minimum: 0, maximum: 1_000_000 });
const strict = { additionalProperties: false };

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const Weekday = Type.Union(weekdays.map((day) => Type.Literal(day)));

function several<T extends Parameters<typeof Type.Array>[0]>(item: T) {
  return Type.Array(item, { minItems: 1, maxItems: 50 });
}

export const sections = {
  hours: several(
    Type.Object(
      { department: Line, days: several(Weekday), opens: Time, closes: Time },
      { ...strict },
    ),
  ),
  phones: several(Type.Object({ department: Line, number: Line }, { ...strict })),
  makes: several(Line),
  certified_programs: several(Line),
  services: several(
    Type.Object(
      {
        name: Line,
        /** What it costs at least, and until when that holds. */
        price_from: Type.Optional(Money),
        valid_until: Type.Optional(Day),
      },
      { ...strict },
    ),
  ),
  coupons: several(
    Type.Object({ offer: Line, ends: Day, terms: Type.Optional(Line) }, { ...strict }),
  ),
  fees: several(Type.Object({ name: Line, amount: Money }, { ...strict })),
  amenities: several(Line),
  delivery: Line,
  languages: several(Line),
  in_business_since: Type.Integer({ minimum: 1850, maximum: 2100 }),
};

export const StoreDetails = Type.Partial(Type.Object(sections, { ...strict }));
export type StoreDetails = Static<typeof StoreDetails>;
export type StoreSection = keyof StoreDetails;

export const sectionNames = Object.keys(sections) as StoreSection[];
