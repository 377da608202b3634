import type { FactAnswer } from './fact-answer.ts';

/** Answers on one model: what its rows list, what the EPA and NHTSA say of it. */
export const modelAnswers = {
  trims: { ids: ['answer.trims', 'answer.trim-one', 'answer.trims-near'], remainder: 'later' },
  'trim-prices': { ids: ['price.trim-step', 'price.like-trims'], remainder: 'later' },
  'trim-gap': { ids: ['answer.trim-gap', 'price.like-gap'], about: 'trims', remainder: 'later' },
  'trim-features': { ids: ['trims.features'], remainder: 'later' },
  'shared-features': { ids: ['features.shared'], remainder: 'whole' },
  feature: { ids: ['answer.feature'], about: 'words', remainder: 'rest' },
  'trims-with-awd': { ids: ['answer.trims-drive'], remainder: 'rest' },
  'awd-here': { ids: ['answer.has-drive', 'answer.lacks-drive'], remainder: 'rest' },
  'awd-price-gap': { ids: ['price.drive-step'], remainder: 'whole' },
  drivetrains: { ids: ['answer.drivetrain', 'answer.drivetrain-one'], remainder: 'rest' },
  engines: { ids: ['answer.engine', 'answer.engine-near'], remainder: 'rest' },
  transmission: { ids: ['answer.transmission'], remainder: 'rest' },
  'years-here': { ids: ['answer.years'], remainder: 'whole' },
  'hybrids-here': { ids: ['answer.hybrids'], remainder: 'whole' },
  colors: { ids: ['answer.colors', 'answer.color-one', 'answer.colors-near'], remainder: 'later' },
  'color-here': { ids: ['answer.color-has'], about: 'color', remainder: 'later' },
  interiors: { ids: ['answer.interiors'], remainder: 'later' },
  economy: { ids: ['answer.economy'], remainder: 'rest' },
  'economy-by-drive': { ids: ['economy.by-drive'], remainder: 'rest' },
  range: { ids: ['economy.range'], remainder: 'rest' },
  recalls: { ids: ['safety.recalls', 'safety.no-recalls'], remainder: 'rest' },
  complaints: { ids: ['safety.complaints', 'safety.no-complaints'], remainder: 'whole' },
  'crash-ratings': { ids: ['safety.rating', 'safety.ratings'], remainder: 'rest' },
} as const satisfies Record<string, FactAnswer>;
