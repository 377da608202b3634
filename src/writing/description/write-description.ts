import type { VehicleStatus } from '../../../schema/records/vehicle.ts';
import { climatesOf } from '../facts/climate.ts';
import type { SubjectProfile } from '../plan/subject-profile.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { rotated } from '../realise/rotation.ts';
import { plain, type Slots } from '../realise/slots.ts';
import { lawsOf } from '../regions/laws-of.ts';
import type { DescribedVehicle } from './described-vehicle.ts';
import { describingSlots } from './describing-slots.ts';
import { equipmentOf, featuresIn, mattering } from './find-features.ts';
import { type Feature, lines } from './lexicon.ts';
import { choose, chooseFrom, type Speaker, type Spoken } from './speaker.ts';
import { nothingUsed, shareWith, type UsedSentences } from './used-sentences.ts';

/** Words of a description: shorter tells too little, longer is not read on a listing. */
export const minWords = 90;
export const maxWords = 220;
/** Written on where there is more to say; up to here there is room for it. */
const plentyWords = 190;

/** Features that get a sentence of their own, and that a list may name after them. */
const maxTold = 3;
/** With fewer features named, the filing of the model year is worth a word. */
const minNamed = 3;
/** Of so many, the best, those are told that others do not have told already. */
const maxToldFrom = 5;
/** Of these one begins: cars that are alike begin with different ones. */
const maxLeading = 3;
const maxListed = 3;

export type Description = {
  /** The wordings that were chosen, unfilled. */
  wordings: readonly string[];
  /** Paragraphs of plain text, a blank line between them. */
  text: string;
  /** What it states, by name; another value of any makes the text outdated. */
  stated: Readonly<Record<string, string>>;
};

/** Readers of a list see cars that are alike one below the other. */
const maxShare = 0.25;
/** Drafts are cheap; that of the best of so many is apart from the others wherever it can be. */
const maxDrafts = 24;

/**
 * An advertisement of one car for its listing: what sets it apart first, then how it is driven,
 * what it has, for whom it is and where. It states no price, which stands beside it and changes.
 * It is told apart from what `used` has of cars that are alike. Pure.
 */
export function writeDescription(of: DescribedVehicle, used: UsedSentences): Description {
  const features = mattering(featuresIn(equipmentOf(of.car)), of.shares);
  const speaker = speakerOf(of, features, used);
  let best: { draft: Description; share: number } | null = null;
  for (let turn = 0; turn < maxDrafts; turn += 1) {
    const seed = `${of.car.id} ${turn}`;
    const draft = draftOf(of, features, { ...speaker, said: new Set(), seed });
    const share = shareWith(used, draft.text);
    if (!best || share < best.share) best = { draft, share };
    if (share <= maxShare) break;
  }
  return best?.draft ?? draftOf(of, features, speaker);
}

function draftOf(
  of: DescribedVehicle,
  features: readonly Feature[],
  speaker: Speaker,
): Description {
  const first = leadOf(speaker, features);
  const rest = features.filter((one) => one !== first?.feature && one.worth > 1);
  const told = rotated(rest.slice(0, maxToldFrom), 0, speaker.seed).slice(0, maxTold - 1);
  const listed = features
    .filter((one) => one !== first?.feature && !told.includes(one))
    .slice(0, maxListed);
  const say = (part: string, extra?: Slots) => chooseFrom(speaker, lines().get(part) ?? [], extra);
  // Names the drive itself: the others leave it out.
  const drive = say('drive');
  if (drive) speaker.said.add('drive');
  const opening = first?.spoken ?? say('opening');
  // Where a feed names equipment, what all cars of the year have is no news.
  const isThin = features.length < minNamed;
  const paragraphs: (Spoken | null)[][] = [
    [opening, say('power'), drive],
    [
      ...told.map(({ benefits }) => choose(speaker, benefits)),
      listed.length > 0 ? say('extras', listSlots(listed)) : null,
      say('look'),
    ],
    [
      ...conditionOf(of, say),
      say('economy'),
      say('seats'),
      isThin ? say('standard') : null,
      say('whom'),
    ],
    [
      say('standing'),
      say('reduced'),
      say('coming'),
      of.car.condition === 'new' ? null : say('used'),
      say('visit'),
    ],
  ];
  fillUp(paragraphs, speaker);
  const text = paragraphs.map(textOf).filter(Boolean).join('\n\n');
  return {
    text,
    wordings: paragraphs.flat().flatMap((one) => one?.line.text ?? []),
    stated: statedBy(paragraphs.flat(), speaker, [
      ...(first ? [first.feature] : []),
      ...told,
      ...listed,
    ]),
  };
}

/** The wording that is used least of those that begin with one of the best features. */
function leadOf(
  speaker: Speaker,
  features: readonly Feature[],
): { feature: Feature; spoken: Spoken } | null {
  const best = features.filter(({ worth }) => worth > 1).slice(0, maxLeading);
  const options = best.flatMap((feature) => feature.leads.map((line) => ({ line, feature })));
  const spoken = choose(
    speaker,
    options.map(({ line }) => line),
  );
  const chosen = options.find(({ line }) => line === spoken?.line);
  return spoken && chosen ? { feature: chosen.feature, spoken } : null;
}

/** What would be stated today under the names that a text has stated things by. */
export function isOutdated(stated: Description['stated'], of: DescribedVehicle): boolean {
  const features = featuresIn(equipmentOf(of.car));
  const { slots, tags } = speakerOf(of, features, nothingUsed());
  return Object.entries(stated).some(([name, value]) => {
    const isTag = name.startsWith('has ');
    return isTag ? !tags.has(name.slice(4)) : slots[name]?.text !== value;
  });
}

/** What may be said of where a car is; one that is being sold is neither shown nor awaited. */
const places: Partial<Record<VehicleStatus, string>> = {
  available: 'on-lot',
  in_transit: 'in-transit',
  on_order: 'in-transit',
};

function speakerOf(
  of: DescribedVehicle,
  features: readonly Feature[],
  used: UsedSentences,
): Speaker {
  const slots = describingSlots(of);
  const place = places[of.car.status] ?? 'elsewhere';
  const tags = new Set([place, ...features.map(({ id }) => id)]);
  return {
    slots,
    profile: profileOf(of),
    tags,
    used,
    seed: of.car.id,
    said: new Set(),
    filled: new Map(),
  };
}

function profileOf({ car, store, today }: DescribedVehicle): SubjectProfile {
  const known = (value: string | null) => new Set(value === null ? [] : [value]);
  return {
    subject: new Set(['model']),
    powertrain: known(car.fuelType),
    body: known(car.bodyStyle),
    drive: known(car.drivetrain),
    condition: known(car.condition),
    rows: new Set(),
    weight: new Set(),
    climate: new Set(climatesOf(store.state)),
    country: known(store.country),
    state: known(store.state),
    law: new Set(lawsOf(store)),
    isUsed: car.condition !== 'new',
    sparesWinter: false,
    lacks: [],
    today,
  };
}

function listSlots(listed: readonly Feature[]): Slots {
  const names = ['one', 'two', 'three'];
  const text = joinWithAnd(listed.map(({ phrase }) => phrase));
  return { [names[listed.length - 1] ?? '']: plain(text) };
}

type Say = (part: string) => Spoken | null;

function conditionOf({ car }: DescribedVehicle, say: Say): (Spoken | null)[] {
  if (car.condition === 'new') return [say('new')];
  return [car.condition === 'certified' ? say('certified') : null, say('miles')];
}

/** A row that says little of its car leaves room for what helps a shopper to judge it. */
function fillUp(paragraphs: (Spoken | null)[][], speaker: Speaker): void {
  const last = paragraphs.at(-1) ?? [];
  const [group = []] = lines().get('plain') ?? [];
  let left = [...group];
  while (wordsOf(paragraphs) < minWords && left.length > 0) {
    const spoken = choose(speaker, left);
    if (!spoken) break;
    left = left.filter((one) => one !== spoken.line);
    last.splice(-1, 0, spoken);
  }
  // What is told last of the features goes first.
  const told = paragraphs[1] ?? [];
  while (wordsOf(paragraphs) > plentyWords && told.length > 2) told.splice(-2, 1);
}

function wordsOf(paragraphs: readonly (Spoken | null)[][]): number {
  return paragraphs.map(textOf).join(' ').split(/\s+/).filter(Boolean).length;
}

function textOf(sentences: readonly (Spoken | null)[]): string {
  return sentences.flatMap((one) => one?.text ?? []).join(' ');
}

function statedBy(
  spoken: readonly (Spoken | null)[],
  { slots, tags }: Speaker,
  told: readonly Feature[],
): Record<string, string> {
  const stated: Record<string, string> = {};
  for (const name of spoken.flatMap((one) => one?.slots ?? [])) {
    stated[name] = slots[name]?.text ?? '';
  }
  for (const { id } of told) stated[`has ${id}`] = 'yes';
  for (const place of Object.values(places)) if (tags.has(place)) stated[`has ${place}`] = 'yes';
  return stated;
}
