import { Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Url } from './common.ts';
import { VehicleType } from './inventory.ts';
import { Named } from './named.ts';

const text = Nullable(Type.String());
const money = Nullable(Type.Number({ minimum: 0, description: 'In whole units of the currency.' }));

/** What every operation of share pages answers when it refuses. */
export const FlatError = Named(
  'ShareError',
  Type.Object({ error: Type.String({ description: 'Why, in a sentence for people.' }) }),
);

const done = { success: Type.Literal(true) };

export const ShareParams = Type.Object({
  token: Type.String({ description: 'The last part of the address of the page.' }),
});

const SharedVehicle = Named(
  'SharedVehicle',
  Type.Object({
    vin: text,
    stock_number: text,
    vehicle_type: VehicleType,
    year: Type.Integer(),
    make: Type.String(),
    model: Type.String(),
    trim: text,
    availability: Named(
      'SharedAvailability',
      OneOf(['on_lot', 'in_transit', 'pending', 'sold'], {
        description: 'At the time of asking; one that is `sold` has no price any more.',
      }),
    ),
    price: money,
    msrp: money,
    currency: Type.String({ description: 'ISO 4217; of `price` and `msrp`.' }),
    mileage: Nullable(Type.Integer({ minimum: 0 })),
    mileage_unit: Named('SharedMileageUnit', OneOf(['mi', 'km'])),
    exterior_color: text,
    description: text,
    features: Type.Array(Type.String()),
    images: Type.Array(Url),
    url: Nullable(Url),
  }),
);

const SharedArticle = Named(
  'SharedArticle',
  Type.Object({
    title: Type.String(),
    language: Type.String({ description: 'BCP 47.' }),
    html: Type.String({ description: 'Sanitized: it may be put into a page as it is.' }),
    updated_at: Instant,
  }),
);

const SharedStore = Named(
  'SharedStore',
  Type.Object({
    name: Type.String(),
    phone: text,
    street: text,
    city: text,
    state: text,
    zip: text,
    url: Nullable(Url),
  }),
);

const SharePage = Named(
  'SharePage',
  Type.Object({
    kind: Named('SharePageKind', OneOf(['article', 'vehicles'])),
    title: Type.String(),
    store: SharedStore,
    article: Nullable(SharedArticle),
    vehicles: Type.Array(SharedVehicle),
    disclaimers: Type.Array(Type.String(), {
      description: 'What has to stand beside prices, by the state and by the store.',
    }),
    consent: Named(
      'LeadConsent',
      Type.Object({
        text: Type.String({ description: 'What `consent` agrees to; to be shown beside it.' }),
        version: Type.String(),
      }),
    ),
    form: Type.String({ description: 'To be sent back with a lead as `form`.' }),
    as_of: Instant,
    expires_at: Nullable(Instant),
  }),
);

export const SharePageAnswer = Type.Object({ ...done, page: SharePage });
export const ShareDone = Named('ShareDone', Type.Object(done));

const optional = (options: { maxLength: number; description: string }) =>
  Type.Optional(Type.String(options));

/** What a lead may hold; the verb that takes it in says what is wrong in flat words. */
export const LeadInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'After trimming.' }),
  email: optional({ maxLength: 254, description: 'This or `phone` is needed.' }),
  phone: optional({ maxLength: 40, description: 'This or `email` is needed; 7 to 15 digits.' }),
  message: optional({ maxLength: 2000, description: 'Plain text.' }),
  vin: optional({
    maxLength: 60,
    description: 'A vehicle of the page, or of the stock where the page shows an article.',
  }),
  consent: Type.Literal(true, { description: 'To the text that the page holds.' }),
  website: optional({ maxLength: 2000, description: 'Hidden from people, and left empty.' }),
  form: optional({ maxLength: 200, description: 'As the page held it.' }),
});
