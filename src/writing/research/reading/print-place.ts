import { lazy } from '../../../lib/lazy.ts';
import { plainStateCodes, stateNames } from '../lexicon/states.ts';
import { capitalised } from './display.ts';
import type { Reading } from './read-keyword.ts';

const ofPlace = 'in|near|around|for|to|from|at|of|outside';

const notAfter =
  '(?<!\\b(?:in|of|for|near|to|from|around|the|new|north|south|west|and|or|vs\\.?|across))';

const stateText = lazy(() => {
  const names = [...stateNames.values()].map((name) => RegExp.escape(name));
  return [...names, 'Canada'].join('|');
});
/** What bears the name of the country, and is not there: "Honda Canada", "Transport Canada". */
const notNamed = '(?<!\\b(?:transport|carfax|honda|toyota|ford|gm|kia|mazda|nissan|service))';
const stateAtEnd = lazy(() => new RegExp(`${notAfter}${notNamed} (${stateText()})$`, 'i'));
const codeAtEnd = new RegExp(`${notAfter} (${[...plainStateCodes].join('|')})$`, 'i');

/** "Lost title texas selling truck": what follows begins anew. */
const stateInside = lazy(() => {
  const next = 'selling|buying|trading|when|if|after|before|without|with|under|on';
  return new RegExp(`${notAfter} (${stateText()})(?= (?:${next})\\b)`, 'i');
});

/** What a state's name makes one word with: "California lemon law", "Texas title". */
const own =
  'dmv|laws?|lemon|titles?|plates?|licenses?|registration|residents?|drivers?|edition|state|' +
  'to|vs\\.?|or|and|day';
const inside = lazy(
  () =>
    new RegExp(
      `^(?!(?:how|what|when|where|why|who|which|is|are|can|do|does|should|will) )` +
        `(.+)${notAfter}${notNamed} (${stateText()}) (?!(?:${own})\\b)([^,]+)$`,
      'i',
    ),
);

/** "used cars duluth mn" as it is printed: "used cars in Duluth, MN". */
export function withPlace(text: string, { place, model, rivals }: Reading): string {
  if (!place?.city) {
    // "Inspection checklist ontario"; but a Colorado is a truck.
    const models = [model, ...rivals.map((one) => one.model)].map((name) => name?.toLowerCase());
    const isModel = (state: string): boolean => models.includes(state.toLowerCase());
    const inState = (all: string, state: string): string => {
      return isModel(state) ? all : ` in ${capitalised(state)}`;
    };
    const ended = text
      .replace(stateAtEnd(), inState)
      .replace(codeAtEnd, (_all, code: string) => ` in ${code.toUpperCase()}`);
    if (ended !== text) return ended;
    const begun = text.replace(stateInside(), inState);
    return begun === text ? withPlaceLast(text, isModel) : begun;
  }
  const city = RegExp.escape(place.city);
  const pattern = new RegExp(`(?: (${ofPlace}))? ${city}(?:,? ([a-z]{2}))?$`, 'i');
  const ended = text.replace(
    pattern,
    (_all, before: string | undefined, state: string | undefined) =>
      ` ${before ?? 'in'} ${place.city}${state ? `, ${state.toUpperCase()}` : ''}`,
  );
  // "Used trucks houston under $25,000"
  const within = new RegExp(
    `(?<=\\S )(?<!\\b(?:${ofPlace}) )${city}(?= (?:under|below|with|for|no|near|over)\\b)`,
    'i',
  );
  if (within.test(ended)) return ended.replace(within, `in ${place.city}`);
  // "Chevy dealer lincoln ne open saturday"
  const [code] = [...stateNames].find(([, name]) => name === place.state) ?? [];
  const before = new RegExp(`(^|(?: (${ofPlace}))? )${city},? ${code}(?= )`, 'i');
  return code === undefined
    ? ended
    : ended.replace(before, (_all, start: string, link: string | undefined) => {
        return `${start === '' ? '' : ` ${link ?? 'in'} `}${place.city}, ${code}`;
      });
}

/** "Safety inspection ontario cost": "safety inspection cost in Ontario". */
function withPlaceLast(text: string, isModel: (state: string) => boolean): string {
  const [, before = '', state = '', after = ''] = inside().exec(text) ?? [];
  const isPlaced = new RegExp(` (?:in|near|from) (?:${stateText()})`, 'i').test(text);
  if (state === '' || isModel(state) || isPlaced) return text;
  return `${before} ${after} in ${capitalised(state)}`;
}
