import type { FactAnswer } from './fact-answer.ts';

/** Answers from what stands on the lot, of one model or of a kind. */
export const stockAnswers = {
  'in-stock': { ids: ['answer.availability', 'answer.absent'], then: 'later' },
  'stock-list': {
    ids: ['answer.match', 'answer.match-many', 'answer.match-one', 'answer.lot'],
    then: 'later',
  },
  picks: {
    ids: ['pick.lowest', 'pick.newest-miles', 'pick.miles', 'pick.newest', 'pick.balance'],
    isSeries: true,
    then: 'rest',
    covers: ['price.lowest', 'used.low-mileage', 'days.newest', 'answer.match-one'],
  },
  'lowest-price': { ids: ['pick.lowest'], then: 'whole', covers: ['price.lowest'] },
  'fewest-miles': { ids: ['pick.miles'], then: 'whole', covers: ['used.low-mileage'] },
  newest: { ids: ['pick.newest', 'pick.newest-miles'], then: 'whole' },
  'most-miles': { ids: ['pick.most-miles'], then: 'whole' },
  'longest-here': { ids: ['days.longest'], then: 'whole' },
  coming: {
    ids: ['stock.coming', 'stock.coming-many', 'stock.coming-date'],
    isSeries: true,
    then: 'whole',
  },
  price: {
    ids: [
      'answer.price',
      'answer.price-mixed',
      'answer.price-few',
      'answer.price-one',
      'answer.price-near',
      'answer.price-near-few',
      'answer.price-near-one',
    ],
    then: 'later',
  },
  'price-list': { ids: ['lot.prices'], then: 'whole' },
  'msrp-gap': { ids: ['price.msrp'], then: 'whole' },
  'bodies-here': { ids: ['lot.bodies'], about: 'bodies', then: 'whole' },
  'awd-stock': { ids: ['topic.grip'], then: 'whole' },
  'new-stock': { ids: ['topic.lease-stock'], then: 'whole' },
  'hybrid-stock': { ids: ['lot.hybrids'], then: 'whole' },
  'electric-stock': { ids: ['lot.electric'], then: 'whole' },
  'feature-stock': { ids: ['lot.feature'], about: 'words', then: 'rest' },
  'certified-here': { ids: ['answer.certified'], then: 'later' },
  'used-here': { ids: ['answer.used-here'], then: 'rest' },
  'new-and-used': { ids: ['answer.used'], then: 'whole' },
  'new-used-gap': { ids: ['gap.new-used'], then: 'later' },
  'drive-here': { ids: ['answer.drive-here'], then: 'later' },
  alternatives: { ids: ['answer.alternatives'], then: 'later' },
  versus: {
    ids: ['versus.price', 'versus.stock', 'versus.same-drive'],
    about: 'pair',
    then: 'later',
  },
  'versus-lowest': { ids: ['versus.lowest'], about: 'pair', then: 'later' },
  'versus-visit': { ids: ['versus.drive'], about: 'pair', then: 'later' },
} as const satisfies Record<string, FactAnswer>;
