import { stateNames } from '../../../../writing/research/lexicon/states.ts';
import { stem } from '../../../../writing/research/reading/stem.ts';
import type { ToolInput } from '../tool-input.ts';
import { keyPhrases } from './key-phrases.ts';
import { leastTelling, weighKnownTags, type WeighedTag } from './weigh-tags.ts';

export const tagLimits = { least: 5, most: 10, characters: 40 };
/** Beyond the controlled list, a page needs few words of its own. */
const maxFromText = 3;
/** A page on one car touches every topic: those beyond the fifth say little of it. */
const maxTopics = 5;

/**
 * Five to ten tags: those of the controlled list first, then phrases of the text that tell it from
 * the site's other articles. A tag that the site has already keeps its spelling; of two with the
 * same stems the first stays.
 */
export function chooseTags(input: ToolInput): WeighedTag[] {
  const { page, others } = input;
  const ownTags = new Map([...others.tags.keys()].map((tag) => [stemsOf(tag), tag]));
  const store = new Set(stemsOf(input.store.name).split(' '));
  const isStore = (phrase: string) =>
    stemsOf(phrase)
      .split(' ')
      .every((one) => store.has(one));
  const found = keyPhrases(page, others.bodies).filter(({ phrase }) => !isStore(phrase));
  const phrases = found.map(({ phrase, score }): WeighedTag => {
    const tag = ownTags.get(stemsOf(phrase));
    return { tag: tag ?? phrase, source: tag ? 'site' : 'text', score };
  });
  const known = weighKnownTags(input);
  const strong = known.filter(({ score }) => score >= leastTelling);
  const topics = strong.filter(({ source }) => source === 'topic').slice(maxTopics);
  const chosen: WeighedTag[] = [];
  const take = (candidates: readonly WeighedTag[], most: number): void => {
    for (const one of candidates) {
      if (chosen.length >= most) return;
      if (one.tag.length <= tagLimits.characters && !isNear(one, chosen)) chosen.push(one);
    }
  };
  const first = strong.filter((one) => !topics.includes(one));
  take(first, tagLimits.most - 2);
  const ranked = phrases.toSorted((one, two) => rank(two) - rank(one));
  take(ranked, Math.min(tagLimits.most, chosen.length + maxFromText));
  take(known, tagLimits.least);
  // A short page has few known tags: more of its own words make up for them.
  take(ranked, tagLimits.least);
  for (const more of [searchedTag, placeTags, makeTags]) {
    if (chosen.length < tagLimits.least) chosen.push(...more(input, chosen));
  }
  return chosen.slice(0, tagLimits.most);
}

/** What the store sells: for a store that has not said where it is. */
function makeTags({ store }: ToolInput, chosen: readonly WeighedTag[]): WeighedTag[] {
  return store.makes.flatMap((make) => {
    const tag = make.toLowerCase();
    const isNew = !chosen.some((one) => stemsOf(one.tag) === stemsOf(tag));
    return isNew ? [{ tag, source: 'text' as const, score: 0 }] : [];
  });
}

/** Where the store is: what a short page on a service has in common with its others. */
function placeTags({ store }: ToolInput, chosen: readonly WeighedTag[]): WeighedTag[] {
  const places = [store.city, store.state && stateNames.get(store.state)];
  return places.flatMap((place) => {
    const tag = place?.toLowerCase() ?? '';
    const isNew = tag !== '' && !chosen.some((one) => stemsOf(one.tag) === stemsOf(tag));
    return isNew ? [{ tag, source: 'text' as const, score: 0 }] : [];
  });
}

/** What was searched for, for a page that says little else. */
function searchedTag({ article }: ToolInput, chosen: readonly WeighedTag[]): WeighedTag[] {
  const tag = article.keyword?.toLowerCase().trim() ?? '';
  const isNew = !chosen.some((one) => stemsOf(one.tag) === stemsOf(tag));
  const isTag = tag !== '' && tag.length <= tagLimits.characters;
  return isTag && isNew ? [{ tag, source: 'text', score: 0 }] : [];
}

/** A phrase that the site tags by already is worth twice a new one. */
function rank({ source, score }: WeighedTag): number {
  return source === 'site' ? score * 2 : score;
}

/** The same words in another form, or words that a tag of the list has already. */
function isNear({ tag, source }: WeighedTag, chosen: readonly WeighedTag[]): boolean {
  const own = stemsOf(tag).split(' ');
  return chosen.some((other) => {
    const theirs = stemsOf(other.tag).split(' ');
    if (own.join(' ') === theirs.join(' ')) return true;
    const isFree = source !== 'text' && source !== 'site';
    if (isFree) return false;
    return own.every((one) => theirs.includes(one)) || theirs.every((one) => own.includes(one));
  });
}

function stemsOf(tag: string): string {
  return tag.toLowerCase().split(/\s+/).map(stem).sort().join(' ');
}
