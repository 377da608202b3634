import type { Brief } from '../brief.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { fullName } from '../facts/store-facts.ts';
import { countSlot, factSlot } from './fact-slots.ts';
import { counted, plural, thingsOf } from './noun-phrases.ts';
import { plain, type Slot, type Slots } from './slots.ts';

/**
 * The slots that every wording may use. {ref} and {things} are given in full until `named` says
 * that the article has introduced them, then in short; {count_things} is the focus set's count.
 */
export function commonSlotsOf(sheet: FactSheet, named: boolean): Slots {
  const { brief, focus } = sheet;
  const { store, subject } = brief;
  const of = (id: string, text: string | null): Slot | null =>
    text ? { text, factIds: [id] } : null;
  const about = (text: string | null | undefined): Slot | null =>
    text ? { text, factIds: ['subject.name'] } : null;
  const things = thingsOf(sheet);
  const noun = named ? things.short : things.full;
  const count = countSlot(`${focus.id}.count`, focus.summary.count);
  return {
    store: of('store.name', store.name),
    city: of('store.city', store.city),
    state: factSlot(sheet, 'law.state-name'),
    phone: of('store.phone', store.phone),
    street: of('store.street', store.street),
    address: addressOf(sheet),
    domain: of('store.domain', store.domain),
    date: of('date.today', String(sheet.facts.get('date.today')?.value ?? '')),
    make: about(subject?.make),
    model: about(named ? spokenModel(subject) : subject?.model),
    name: about(subject && fullName(subject)),
    ref: about(subject && (named ? spokenModel(subject) : fullName(subject))),
    thing: { text: noun, factIds: things.factIds },
    things: { text: plural(noun), factIds: things.factIds },
    number: plain(hasStockNumbers(sheet) ? 'stock number' : 'VIN'),
    count: count && { ...count, factIds: [...count.factIds] },
    count_things: withFacts(counted(count, noun), things.factIds),
    short_things: plain(plural(things.short)),
    short_thing: plain(things.short),
  };
}

/** "Ram 1500": a number alone is no name. */
function spokenModel(subject: Brief['subject']): string | null {
  if (!subject) return null;
  return /^\d+$/.test(subject.model) ? `${subject.make} ${subject.model}` : subject.model;
}

function addressOf(sheet: FactSheet): Slot | null {
  const { street, city, state, zip } = sheet.brief.store;
  if (!street || !city) return null;
  const text = `${street}, ${city}${state ? `, ${state}` : ''}${zip ? ` ${zip}` : ''}`;
  const ids = ['store.street', 'store.city', ...(state ? ['store.state'] : [])];
  return { text, factIds: zip ? [...ids, 'store.zip'] : ids };
}

function withFacts(slot: Slot | null, factIds: readonly string[]): Slot | null {
  return slot && { ...slot, factIds: [...slot.factIds, ...factIds] };
}

/** What the vehicles of the article are known by: feeds without stock numbers have VINs. */
function hasStockNumbers({ focus }: FactSheet): boolean {
  return focus.vehicles.some((vehicle) => vehicle.stockNumber !== null);
}
