import { askedSubjectOf } from '../facts/asked-subject.ts';
import { areAllHere } from '../facts/compared.ts';
import { isMissing } from '../facts/fact-sheet.ts';
import { isOpen } from '../facts/stock-filter.ts';
import type { Topic } from '../topic.ts';
import { mainTopicOf } from './asked.ts';
import { setsSideBySide } from './comparison/side-by-side.ts';
import { asksToBuy, isServiceArticle, isServiceTopic } from './service-topics.ts';
import type { Shelf } from './shelf.ts';
import { welcomesStock } from './welcomes-stock.ts';

const ofMoney: readonly Topic[] = [
  'lease-or-buy',
  'lease-terms',
  'loan-terms',
  'credit',
  'down-payment',
  'out-the-door-price',
];

/** What is asked about the car that one has: to whom "pick a car" would be no next step. */
const ofOwn = new RegExp(
  String.raw`\b(?:get out of|pay(?:ing)? off|payoff|refinanc\w+|reposs\w+|leased|` +
    String.raw`my lease|lease (?:end|buyout|transfer|extension)|end of a (?:car )?lease|` +
    String.raw`miss a|skip or defer|lower my car payment|lien|totaled)\b`,
  'i',
);

/** Who has a lease that ends is not shown another car. */
const ofLeaseEnd = new RegExp(
  String.raw`\b(?:lease buyout|buy out my lease|buy my leased|end of a (?:car )?lease|` +
    String.raw`out of a car lease|end a lease early|(?:transfer|extend) my (?:car )?lease|` +
    String.raw`mileage limit on a lease|extra miles|excess wear|lease-end|disposition|` +
    String.raw`return a leased|trade in a leased)\b`,
  'i',
);

/** What an article ends with: the next step for its readers, or where the store is. */
export function closingIds(shelf: Shelf): string[] {
  const id = `closing.${closingOf(shelf)}`;
  return shelf.isFree(id) ? [id] : ['store.where', 'store.call'];
}

function closingOf({ sheet }: Shelf): string {
  const { brief, focus } = sheet;
  const main = mainTopicOf(brief);
  const reading = askedSubjectOf(brief)?.reading;
  const themes = reading?.themes.map(({ id }) => id) ?? [];
  if (brief.comparison || setsSideBySide(sheet)) {
    // Who finds one of them here drives that one; without any the store can but look for it.
    if (areAllHere(sheet.compared)) return 'compared';
    return sheet.compared.some(({ summary }) => summary.count > 0) ? 'sales' : 'find';
  }
  if (themes.includes('careers')) return 'jobs';
  if (!reading?.isListing) {
    const isTrade = main === 'trade-in' || reading?.topics.includes('trade-in');
    if (isTrade || themes.includes('sell-my-car')) return 'trade';
    if (ofMoney.includes(main)) {
      const form = askedSubjectOf(brief)?.head?.form ?? '';
      if (ofLeaseEnd.test(form)) return 'lease-end';
      return ofOwn.test(form) ? 'general' : 'money';
    }
    if (main === 'parts') return 'parts';
    if (main === 'recalls') return asksToBuy(brief) ? 'vin' : 'recall';
    if (isServiceArticle(brief, main) || (brief.subject && isServiceTopic(main))) return 'service';
  }
  const isOfStock = brief.contentIntent === 'variable' || brief.subject !== null;
  if (!isOfStock && !welcomesStock(sheet, main)) return 'general';
  const isNone = !isOpen(sheet.filter) && sheet.sets.match.summary.count === 0;
  const isOfKind = brief.subject === null && isNone && welcomesStock(sheet, main);
  return isMissing(sheet) || isOfKind || focus.summary.count === 0 ? 'find' : 'sales';
}
