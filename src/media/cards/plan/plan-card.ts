import type { CardRequest, CardSources } from '../card-request.ts';
import { type Ask, readAsk } from './ask.ts';
import { cardLocale, type CardLocale } from './card-language.ts';
import { subjectStems } from './event-match.ts';
import { givenReview } from './given-review.ts';
import { isRefused, type Plan, type Refused } from './plan.ts';
import { planArticle } from './plan-article.ts';
import { planEvent } from './plan-event.ts';
import { planReview } from './plan-review.ts';
import { planVehicle } from './plan-vehicle.ts';
import { namesVehicle, readVehicle, type VehicleAsk } from './read-vehicle.ts';
import { whatIsHere } from './stock-answers.ts';

/** "P2718" by itself; sizes ("1080x1350") and counts ("2nd") are no numbers of stock. */
const looseNumber = /(?<![\w-])(?=[a-z-]*\d[a-z-]*\d)(?=[\d-]*[a-z])[a-z\d-]{3,12}(?![\w-])/gi;
const noNumber = /^\d+x\d+$|^\d+(?:st|nd|rd|th|k|mi|km|hp|er)$|^\d-/i;

/** What the card of a prompt says, by the facts that there are; or why there is none. */
export async function planCard(
  request: CardRequest,
  sources: CardSources,
): Promise<Plan | Refused> {
  const { prompt, store, article } = request;
  const ask = readAsk(prompt);
  const locale = cardLocale(prompt, request.locale, store.country);
  if (isAboutReview(ask, article !== null)) return planReview(request, ask, locale, sources);
  const named = readVehicle(prompt, request, await sources.models());
  const numbered = await withNumber(ask, named, sources);
  const vehicle = () => planVehicle(request, numbered, named, locale, sources);
  const { wants, vin, stockNumber } = numbered;
  if (vin !== null || stockNumber !== null || wants.priceDrop) return vehicle();
  if (article) return forArticle(request, numbered, named, locale, sources);
  if (wants.event) return planEvent(request, numbered, locale, sources);
  if (wants.article && (numbered.quoted !== null || !namesVehicle(named))) {
    return planArticle(request, numbered, locale);
  }
  if (namesVehicle(named) || wants.cheapest || wants.newest) return vehicle();
  if (subjectStems(prompt).length === 0) return nothing(sources);
  const event = await planEvent(request, numbered, locale, sources);
  return isRefused(event) ? nothing(sources) : event;
}

/** "Our Equinox review" with an article is about the article. */
function isAboutReview(ask: Ask, hasArticle: boolean): boolean {
  if (!ask.wants.review) return false;
  return !hasArticle || ask.wants.customer || givenReview(ask) !== null;
}

async function withNumber(ask: Ask, named: VehicleAsk, sources: CardSources): Promise<Ask> {
  if (ask.vin !== null || ask.stockNumber !== null || namesVehicle(named)) return ask;
  const found = [...ask.prompt.matchAll(looseNumber)].map(([number]) => number);
  const [number] = found.filter((one) => !noNumber.test(one));
  if (number === undefined) return ask;
  const isThere = (await sources.stock({ stockNumber: number, limit: 1 })).length > 0;
  return isThere || ask.wants.priceDrop ? { ...ask, stockNumber: number } : ask;
}

/** A prompt with an article is about that article, unless it asks for its event or its vehicle. */
async function forArticle(
  request: CardRequest,
  ask: Ask,
  named: VehicleAsk,
  locale: CardLocale,
  sources: CardSources,
): Promise<Plan | Refused> {
  const isPlain = !ask.wants.article && ask.quoted === null;
  if (ask.wants.event && isPlain) {
    const event = await planEvent(request, ask, locale, sources);
    if (!isRefused(event)) return event;
  }
  if ((ask.wants.price || ask.wants.listing) && isPlain && namesVehicle(named)) {
    return planVehicle(request, ask, named, locale, sources);
  }
  return planArticle(request, ask, locale);
}

async function nothing(sources: CardSources): Promise<Refused> {
  return {
    reason:
      'The prompt names no vehicle, event, review or article of this store, and the embedded ' +
      `image maker draws cards of facts and nothing else. ${await whatIsHere(sources)} Or ` +
      'ask for “price drop on stock P2718”, “winter tire event, November 28–30”, “review quote: ' +
      '"…" - Ana M.”, or give a content_id for a title card.',
  };
}
