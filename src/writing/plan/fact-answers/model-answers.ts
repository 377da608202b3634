import type { FactAnswer } from './fact-answer.ts';

/** Answers on one model: what its rows list, what the EPA and NHTSA say of it. */
export const modelAnswers = {
  trims: { ids: ['answer.trims', 'answer.trim-one', 'answer.trims-near'], then: 'later' },
  'trim-prices': { ids: ['price.trim-step', 'price.like-trims'], then: 'later' },
  'trim-gap': { ids: ['answer.trim-gap', 'price.like-gap'], about: 'trims', then: 'later' },
  'trim-features': { ids: ['trims.features'], then: 'later' },
  'shared-features': { ids: ['features.shared'], then: 'whole' },
  feature: { ids: ['answer.feature'], about: 'words', then: 'rest' },
  'trims-with-awd': { ids: ['answer.trims-drive'], then: 'rest' },
  'awd-here': { ids: ['answer.has-drive', 'answer.lacks-drive'], then: 'rest' },
  'awd-price-gap': { ids: ['price.drive-step'], then: 'whole' },
  drivetrains: { ids: ['answer.drivetrain', 'answer.drivetrain-one'], then: 'rest' },
  engines: { ids: ['answer.engine', 'answer.engine-near'], then: 'rest' },
  transmission: { ids: ['answer.transmission'], then: 'rest' },
  'years-here': { ids: ['answer.years'], then: 'whole' },
  'hybrids-here': { ids: ['answer.hybrids'], then: 'whole' },
  colors: { ids: ['answer.colors', 'answer.color-one', 'answer.colors-near'], then: 'later' },
  'color-here': { ids: ['answer.color-has'], about: 'color', then: 'later' },
  interiors: { ids: ['answer.interiors'], then: 'later' },
  economy: { ids: ['answer.economy'], then: 'rest' },
  'economy-by-drive': { ids: ['economy.by-drive'], then: 'rest' },
  range: { ids: ['economy.range'], then: 'rest' },
  recalls: { ids: ['safety.recalls', 'safety.no-recalls'], then: 'rest' },
  complaints: { ids: ['safety.complaints', 'safety.no-complaints'], then: 'whole' },
  'crash-ratings': { ids: ['safety.rating', 'safety.ratings'], then: 'rest' },
} as const satisfies Record<string, FactAnswer>;
