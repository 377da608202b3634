import type { Card, CardRefusal, CardRequest, CardSources } from './card-request.ts';
import { drawScene } from './draw/takumi.ts';
import { layOut } from './layout/lay-out.ts';
import { type LookedAt, lookAtPhoto } from './photo/look-at-photo.ts';
import { cardText } from './plan/card-text.ts';
import { isRefused, type Plan } from './plan/plan.ts';
import { planCard } from './plan/plan-card.ts';
import { storeWords } from './plan/store-words.ts';

/** Photos that are tried before a card goes without one. */
const maxPhotos = 3;
const minLogoSide = 24;

/**
 * The embedded image maker: reads the prompt, takes the facts from the sources, has the words of
 * the card checked, and draws it. Nothing is on a card that the store or the prompt has not said.
 */
export async function makeCard(
  request: CardRequest,
  sources: CardSources,
): Promise<Card | CardRefusal> {
  const plan = await planCard(request, sources);
  if (isRefused(plan)) return plan;
  const faults = await faultsOf(plan, request, sources);
  if (faults.length > 0) {
    return { reason: `The text of the card breaks advertising rules: ${faults.join(' ')}` };
  }
  const { size, brand, store } = request;
  const scene = await layOut({
    size,
    language: plan.languageTag,
    color: brand.color,
    store: storeWords(store),
    words: plan.words,
    logo: brand.logoHash === null ? null : await look(brand.logoHash, sources, minLogoSide),
    photo: await photoOf(plan, sources),
  });
  const bytes = await drawScene(scene, 'jpeg');
  const altText = request.altText ?? plan.altText;
  return { bytes, contentType: 'image/jpeg', width: size.width, height: size.height, altText };
}

/** The rules read English: a card in another language is checked in both. */
async function faultsOf(
  { words, checked, locale }: Plan,
  { store }: CardRequest,
  sources: CardSources,
): Promise<string[]> {
  const own = storeWords(store);
  const texts = [checked, ...(locale.language === 'en' ? [] : [words])];
  const found: string[] = [];
  for (const text of new Set(texts.map((one) => cardText(one, own)))) {
    found.push(...(await sources.check(text)));
  }
  return [...new Set(found)];
}

async function photoOf({ photoHashes }: Plan, sources: CardSources): Promise<LookedAt | null> {
  for (const hash of photoHashes.slice(0, maxPhotos)) {
    const photo = await look(hash, sources);
    if (photo) return photo;
  }
  return null;
}

async function look(hash: string, sources: CardSources, minSide?: number) {
  const bytes = await sources.photo(hash);
  return bytes ? lookAtPhoto(bytes, minSide) : null;
}
