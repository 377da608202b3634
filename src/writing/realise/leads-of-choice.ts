import { withArticle } from '../research/questions/article.ts';
import { bodyNouns } from '../research/lexicon/body-words.ts';
import { asNounPhrase } from '../english/noun-phrase.ts';
import { verbs } from '../english/verbs.ts';

/** What the keyword names. */
export type Names = {
  models: readonly string[];
  makes: readonly string[];
  /** Of two trims of one model. */
  trims: readonly string[];
};

const acts = new Set([...verbs, 'lease', 'rent', 'finance', 'trade', 'repair', 'fix', 'order']);

/** What cars are compared for; anything else they are compared on. */
const purposes = new RegExp(
  String.raw`^(?:tow(?:ing)?|snow|winter|off-?road(?:ing)?|camping|famil\w+|work|commut\w+|` +
    '(?:road )?trips?)$',
  'i',
);

/** Nouns that both sides share where the first leaves it out: "gas vs. diesel truck". */
const shared = /\b(?:truck|suv|car|van|sedan|engine|pickup|minivan|cab|transmission)$/i;

/** What is asked of a choice, and is no part of either side. */
const asides = / (?:pros and cons|advantages and disadvantages|calculator|comparison|explained)$/i;

/** "Deciding between AWD and 4WD?", "Not sure whether to lease or buy?" */
export function leadsWithChoice(words: string, names: Names): string[] | null {
  const [one, two, ...more] = words.replace(asides, '').split(/ (?:vs\.|or) /i);
  if (!one || !two || more.length > 0) return null;
  const [first = '', second = ''] = [one, two].map((side) => side.split(' ')[0] ?? '');
  const isAct = [first, second].every((word) => acts.has(word.toLowerCase()));
  if (isAct) {
    const choice = `${act(one)} or ${act(two)}`;
    return [`Not sure whether to ${choice}?`, `Trying to decide whether to ${choice}?`];
  }
  const { both, matter } = fuelsOf(one, two) ?? sidesOf(one, two, names);
  if (/^(?:used|new)$/i.test(matter)) {
    return [`Comparing ${both}, both ${matter.toLowerCase()}?`];
  }
  // "Which one is better for road trips" is a question of its own.
  if (/^(?:which|what|who) /i.test(matter)) return [`Comparing ${both}, and wondering ${matter}?`];
  const link = purposes.test(matter) ? 'for' : 'on';
  const isLinked = /^(?:for|in|on|under|with|near) /i.test(matter);
  const isPlace = /^\p{Lu}\p{Ll}+$/u.test(matter);
  const linked = isLinked ? matter : `${isPlace ? 'in' : link} ${matter}`;
  const forMatter = matter === '' ? '' : ` ${linked}`;
  const leads = [`Comparing ${both}${forMatter}?`, `Trying to choose between ${both}${forMatter}?`];
  if (matter !== '' && link === 'on') return leads.slice(0, 1);
  return [`Deciding between ${both}${forMatter}?`, ...leads.slice(1)];
}

const fuel = /^(evs?|electric|hybrid|gas|gasoline|diesel|plug-in hybrid)(?: cars?)?(?: (.+))?$/i;

const kindFirst = /^(?:trucks?|suvs?|cars?|vans?|sedans?|engines?|pickups?|minivans?|vehicles?)\b/i;

/** "EV vs. gas maintenance cost": two kinds of cars, and what they are compared on. */
function fuelsOf(one: string, two: string): { both: string; matter: string } | null {
  const [first, second] = [fuel.exec(one), fuel.exec(two)];
  const matter = second?.[2] ?? '';
  if (!first?.[1] || first[2] || !second?.[1] || matter === '' || kindFirst.test(matter))
    return null;
  const [own, other] = [first[1], second[1]].map((word) =>
    withArticle(/^evs?$/i.test(word) ? 'EV' : `${word.toLowerCase()} car`),
  );
  return { both: `${own} and ${other}`, matter };
}

/** The two sides as they are spoken of, and what they are compared for. */
function sidesOf(one: string, two: string, names: Names): { both: string; matter: string } {
  const endIn = (side: string, name: string): number =>
    side.toLowerCase().indexOf(name.toLowerCase()) + name.length;
  // The one that ends last: "Honda HR-V" is named by its model.
  const nameIn = (side: string): string | undefined =>
    [...names.models, ...names.models.flatMap(firstWord), ...names.makes]
      .filter((name) => side.toLowerCase().includes(name.toLowerCase()))
      .toSorted((a, b) => endIn(side, b) - endIn(side, a))[0];
  const trim = names.trims.find((own) =>
    `${two} `.toLowerCase().startsWith(`${own} `.toLowerCase()),
  );
  const name = nameIn(two) ?? trim;
  const end = name ? endIn(two, name) : two.length;
  const [named, matter] = [two.slice(0, end), two.slice(end).trim()];
  const kind = bodyOf(matter);
  if (kind !== null) return { both: `${one} and ${named} ${kind}`, matter: '' };
  const isLone = !one.includes(' ') && shared.test(two) && two.includes(' ');
  if (!name && isLone) return { both: `a ${one} and ${asNounPhrase(two)}`, matter: '' };
  const spoken = (side: string): string => {
    const own = nameIn(side);
    if (!own) return asNounPhrase(side);
    const isMake = names.makes.includes(own);
    return isMake ? side : `the ${side}`;
  };
  return { both: `${spoken(one)} and ${spoken(named)}`, matter };
}

/** "Toyota vs. Honda SUV": cars of a kind are compared, and not the makes on it. */
function bodyOf(matter: string): string | null {
  const word = matter.toLowerCase().replace(/s$/, '');
  const noun = Object.values(bodyNouns).find(({ one }) => one.toLowerCase() === word);
  return noun?.many ?? null;
}

/** "Sierra" of a Sierra 1500. */
function firstWord(model: string): string[] {
  const [word = ''] = model.split(' ');
  return /^\p{L}{4,}$/u.test(word) && word !== model ? [word] : [];
}

/** "finance new car" as it is said: "finance a new car". */
function act(side: string): string {
  const [verb = '', ...object] = side.split(' ');
  return [lowerCase(verb), ...(object.length > 0 ? [asNounPhrase(object.join(' '))] : [])].join(
    ' ',
  );
}

function lowerCase(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
