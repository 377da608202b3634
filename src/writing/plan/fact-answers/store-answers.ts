import type { FactAnswer } from './fact-answer.ts';

/** Answers from what the store has entered, and from the table of its state or province. */
export const storeAnswers = {
  address: { ids: ['answer.where'], remainder: 'later' },
  'about-store': { ids: ['store.since', 'store.franchise'], isSeries: true, remainder: 'whole' },
  hours: { ids: ['store.day-hours', 'store.hours'], about: 'department', remainder: 'rest' },
  'service-hours': {
    ids: ['store.day-hours', 'store.service-hours'],
    about: 'department',
    remainder: 'nothing',
  },
  'parts-hours': { ids: ['store.parts-hours'], remainder: 'rest' },
  'saturday-hours': { ids: ['store.saturday-hours'], about: 'department', remainder: 'rest' },
  'sales-phone': { ids: ['store.sales-phone'], remainder: 'whole' },
  'parts-phone': { ids: ['store.parts-phone'], remainder: 'whole' },
  'department-phone': {
    ids: ['store.department-phone', 'answer.main-phone'],
    about: 'department',
    remainder: 'whole',
  },
  'service-price': { ids: ['service.price'], about: 'matter', remainder: 'whole' },
  'service-list': { ids: ['service.list'], remainder: 'whole' },
  coupon: {
    ids: ['coupon.on', 'coupon.terms'],
    isSeries: true,
    about: 'matter',
    remainder: 'rest',
  },
  'sales-coupon': { ids: ['coupon.sales'], remainder: 'whole' },
  'doc-fee': { ids: ['store.doc-fee'], remainder: 'whole' },
  fees: { ids: ['store.fees', 'store.doc-fee'], remainder: 'whole' },
  delivery: { ids: ['store.delivery'], remainder: 'rest' },
  languages: { ids: ['store.languages'], remainder: 'whole' },
  amenity: { ids: ['store.amenity'], about: 'words', remainder: 'rest' },
  waiting: { ids: ['store.amenities'], remainder: 'rest' },
  'certified-programs': { ids: ['store.certified-programs'], remainder: 'whole' },
  'trade-in-tax': {
    ids: [
      'state.trade-in-difference',
      'state.trade-in-full',
      'state.trade-in-limited',
      'state.trade-in-new',
      'state.trade-in-none',
    ],
    remainder: 'later',
  },
  'vehicle-tax': {
    ids: ['state.tax-typed', 'state.vehicle-tax'],
    remainder: 'whole',
    covers: ['state.vehicle-tax', 'state.tax-example'],
  },
  'tax-example': { ids: ['state.tax-example'], remainder: 'whole' },
  'trade-example': { ids: ['state.trade-example'], remainder: 'later' },
  'doc-fee-cap': { ids: ['state.doc-fee-cap'], remainder: 'whole' },
  agency: { ids: ['state.agency'], remainder: 'whole' },
  inspection: { ids: ['state.inspection', 'state.no-inspection'], remainder: 'whole' },
  'studded-season': { ids: ['state.studded-tires'], remainder: 'rest' },
  'studded-tires': {
    ids: ['state.studded-tires', 'state.no-studded-tires'],
    remainder: 'rest',
  },
  'front-plate': { ids: ['state.front-plate', 'state.no-front-plate'], remainder: 'whole' },
} as const satisfies Record<string, FactAnswer>;
