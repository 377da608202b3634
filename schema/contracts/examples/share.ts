import type { Static } from '@sinclair/typebox';
import type { LeadInput, SharePageAnswer } from '../share.ts';
import { answered } from './example-ids.ts';

const vin = '4T1G11AK5NU100042';

const page: Static<typeof SharePageAnswer> = {
  success: true,
  page: {
    kind: 'vehicles',
    title: 'Two Camrys for Sam',
    store: {
      name: 'Prairie Motors',
      phone: '(402) 555-0142',
      street: '2100 O Street',
      city: 'Lincoln',
      state: 'NE',
      zip: '68504',
      url: 'https://prairie.example',
    },
    article: null,
    vehicles: [
      {
        vin,
        stock_number: 'P1042',
        vehicle_type: 'Used',
        year: 2022,
        make: 'Toyota',
        model: 'Camry',
        trim: 'SE',
        availability: 'on_lot',
        price: 23_480,
        msrp: null,
        currency: 'USD',
        mileage: 28_410,
        mileage_unit: 'mi',
        exterior_color: 'Celestial Silver Metallic',
        description: 'Cold mornings are easier in this 2022 Toyota Camry SE.',
        features: ['Heated seats', 'Lane keep assist'],
        images: ['https://img.prairie.example/p1042/1.jpg'],
        url: 'https://prairie.example/used/p1042',
      },
    ],
    disclaimers: ['Price excludes tax, title and registration.'],
    consent: {
      text: 'Prairie Motors may contact me about this request.',
      version: '1',
    },
    form: '3QpZ0yXh2m8K1vT4bN6sRcWzE0MTc2Mjc4NjgwMDAwMF0',
    as_of: answered,
    expires_at: null,
  },
};

const lead: Static<typeof LeadInput> = {
  name: 'Sam Rivera',
  email: 'sam@example.com',
  message: 'Is it still there on Saturday?',
  vin,
  consent: true,
  website: '',
};

const done = { success: true as const };

export const shareExamples = {
  get_share_page: { answer: page },
  create_share_view: { body: {}, answer: done },
  create_share_lead: { body: lead, answer: done },
};
