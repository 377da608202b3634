import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { asAskedMessages } from './as-asked.ts';
import { absentOrderMessages } from './absent-order.ts';
import { absenceMessages } from './absence.ts';
import { ageOnLotMessages } from './age-on-lot.ts';
import { engineAnswerMessages } from './answer-engine.ts';
import { equipmentAnswerMessages } from './answer-equipment.ts';
import { priceAnswerMessages } from './answer-price.ts';
import { versusMessages } from './answer-versus.ts';
import { answerMessages } from './answers.ts';
import { availabilityMessages } from './availability.ts';
import { carCanadaMessages } from './car-canada.ts';
import { carDetailMessages } from './car-details.ts';
import { carSizeMessages } from './car-sizes.ts';
import { carFigureMessages } from './car-figures.ts';
import { carDesignMessages } from './car-design.ts';
import { carLineupMessages } from './car-lineup.ts';
import { carMilesMessages } from './car-miles.ts';
import { carRecordMessages } from './car-record.ts';
import { carDriveMessages } from './car-drives.ts';
import { carOptionMessages } from './car-options.ts';
import { closingMessages } from './closings.ts';
import { colorMessages } from './colors.ts';
import { comingMessages } from './coming.ts';
import { comparisonMessages } from './comparisons.ts';
import { carTroubleMessages } from './car-troubles.ts';
import { carWorthMessages } from './car-worth.ts';
import { carYearMessages } from './car-years.ts';
import { carVersusMessages } from './car-versus.ts';
import { engineVersusMessages, firstYearMessage } from './engine-versus.ts';
import { compareYearMessages } from './compare-years.ts';
import { compareCarLeadMessages } from './compare-car-leads.ts';
import { compareTakeMessages } from './compare-takes.ts';
import { compareCarMessages } from './compare-cars.ts';
import { disclosureMessages } from './disclosures.ts';
import { economyMessages } from './economy.ts';
import { eventStockMessages } from './event-stock.ts';
import { eventThemeMessages } from './event-themes.ts';
import { eventWhenMessages } from './event-when.ts';
import { eventWhoMessages } from './event-who.ts';
import { choiceMessages } from './choices.ts';
import { certifiedMessages } from './certified.ts';
import { newAndUsedMessages } from './new-and-used.ts';
import { landingOtherMessages } from './landing-others.ts';
import { landingMessages } from './landing.ts';
import { lotMessages } from './lot.ts';
import { priceStandingMessages } from './price-standing.ts';
import { priceMessages } from './prices.ts';
import { referenceBodyMessages } from './reference-body.ts';
import { referenceLineupMessages } from './reference-lineup.ts';
import { referenceYearMessages } from './reference-years.ts';
import { specificationMessages } from './specifications.ts';
import { storeMessages } from './store.ts';
import { economyByDriveMessages } from './economy-by-drive.ts';
import { featureMessages } from './features.ts';
import { lotSafetyMessages } from './lot-safety.ts';
import { lotCarMessages } from './lot-cars.ts';
import { lotKindMessages } from './lot-kinds.ts';
import { makeWarrantyMessages } from './make-warranty.ts';
import { modelRowMessages } from './model-rows.ts';
import { rankMessages } from './rank-messages.ts';
import { pickMessages } from './picks.ts';
import { reliabilityMessages } from './reliability.ts';
import { safetyMessages } from './safety.ts';
import { stateLawMessages } from './state-law.ts';
import { paymentMessages } from './payment.ts';
import { scoreMessages } from './score.ts';
import { stateTaxMessages } from './state-tax.ts';
import { storeHoursMessages } from './store-hours.ts';
import { storeOfferMessages } from './store-offers.ts';
import { storeTermsMessages } from './store-terms.ts';
import { absentAnswerMessages } from './absent-answers.ts';
import { likePriceMessages } from './like-prices.ts';
import { theOneMessages } from './the-one.ts';
import { topicalMessages } from './topical.ts';
import { trimMessages } from './trims.ts';
import { needMessages } from './needs.ts';
import { onlyChoiceMessage } from './only-choice.ts';
import { wishMessages } from './wishes.ts';

/** Every message that can be said from facts. */
export const messages: readonly Message[] = [
  ...availabilityMessages,
  ...absenceMessages,
  ...absentOrderMessages,
  ...asAskedMessages,
  ...comingMessages,
  ...priceMessages,
  ...trimMessages,
  ...colorMessages,
  ...economyMessages,
  ...ageOnLotMessages,
  ...newAndUsedMessages,
  ...certifiedMessages,
  ...specificationMessages,
  ...topicalMessages,
  ...answerMessages,
  ...engineAnswerMessages,
  ...priceAnswerMessages,
  ...equipmentAnswerMessages,
  ...versusMessages,
  ...theOneMessages,
  ...comparisonMessages,
  ...disclosureMessages,
  ...eventWhenMessages,
  ...eventWhoMessages,
  ...eventThemeMessages,
  ...eventStockMessages,
  ...landingMessages,
  ...landingOtherMessages,
  ...lotMessages,
  ...storeMessages,
  ...closingMessages,
  ...absentAnswerMessages,
  ...likePriceMessages,
  ...economyByDriveMessages,
  ...featureMessages,
  ...lotKindMessages,
  ...modelRowMessages,
  ...choiceMessages,
  onlyChoiceMessage,
  ...pickMessages,
  ...priceStandingMessages,
  ...safetyMessages,
  ...stateLawMessages,
  ...stateTaxMessages,
  ...paymentMessages,
  ...scoreMessages,
  ...storeHoursMessages,
  ...storeOfferMessages,
  ...storeTermsMessages,
  ...referenceLineupMessages,
  ...referenceBodyMessages,
  ...referenceYearMessages,
  ...wishMessages,
  ...needMessages,
  ...reliabilityMessages,
  ...carFigureMessages,
  ...carCanadaMessages,
  ...carDetailMessages,
  ...carSizeMessages,
  ...carDesignMessages,
  ...carLineupMessages,
  ...carMilesMessages,
  ...carRecordMessages,
  ...carTroubleMessages,
  ...carWorthMessages,
  ...carYearMessages,
  ...carOptionMessages,
  ...carDriveMessages,
  ...compareCarMessages,
  ...compareCarLeadMessages,
  ...compareTakeMessages,
  ...carVersusMessages,
  ...compareYearMessages,
  ...engineVersusMessages,
  firstYearMessage,
  ...lotCarMessages,
  ...rankMessages,
  ...lotSafetyMessages,
  ...makeWarrantyMessages,
];

const byId = new Map(messages.map((message) => [message.id, message]));

export function messageOf(id: string): Message | null {
  return byId.get(id) ?? null;
}

/** What the message would put into its wordings; null where the facts are missing. */
export function slotsOfMessage(id: string, about: string, sheet: FactSheet): Slots | null {
  return messageOf(id)?.slots(sheet, about) ?? null;
}
