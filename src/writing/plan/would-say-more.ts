import { askedSubjectOf } from '../facts/asked-subject.ts';
import { type FactSheet, isMissing } from '../facts/fact-sheet.ts';
import { fullName } from '../facts/store-facts.ts';
import type { StoreProfile } from '../store-profile.ts';
import { mainTopicOf } from './asked.ts';
import { isServiceArticle } from './service-topics.ts';

/** A text below this share of what was asked for has ended early. */
export const shortShare = 0.8;

/** Which facts would let an article on this sheet say more, the ones that it misses most first. */
export function wouldSayMore(sheet: FactSheet): string[] {
  const { brief, compared } = sheet;
  const { subject, store } = brief;
  const main = mainTopicOf(brief);
  const missing = isMissing(sheet) && subject ? [fullName(subject)] : [];
  const unknown = compared.filter(({ isKnown }) => !isKnown).map(({ name }) => name);
  const rated = (brief.vehicleFacts ?? []).length > 0;
  const named = subject !== null || compared.length > 0;
  return [
    ...[...new Set([...missing, ...unknown])].map(
      (name) => `Stock or a fact table that has the ${name}.`,
    ),
    ...(named && !rated && store.country === 'US'
      ? ['EPA figures and other facts of the model (facts update).']
      : []),
    ...(isServiceArticle(brief, main) && !hasEntered(store)
      ? ['Services with prices, coupons and hours of the service department (store set).']
      : []),
    ...(main === 'sales-event' ? ['Offers with their terms and end dates (store set).'] : []),
    ...(store.phone && store.street ? [] : ['The address and phone of the store (store set).']),
    ...(askedSubjectOf(brief) && (brief.related ?? []).length === 0
      ? ['More questions of the IdeaCloud.']
      : []),
  ];
}

/** Whether the workshop's prices and hours are known; coupons come and go. */
function hasEntered({ details }: StoreProfile): boolean {
  const { services = [], hours = [] } = details?.sections ?? {};
  return services.length > 0 && hours.length > 0;
}
