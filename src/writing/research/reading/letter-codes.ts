import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import { stateNames } from '../lexicon/states.ts';
import { capitalised } from './display.ts';
import type { Reading } from './read-keyword.ts';

const codes =
  'agm eps esp esc awd fwd rwd 4wd suv suvs ev evs mpg mpge cpo apr msrp vin abs gps usb led ' +
  'ac cvt phev phevs cuv cuvs atv atvs dc ' +
  'iihs nhtsa epa rv rvs obd tpms kbb dmv gap hov irs trd lt ltz oem def gvwr gcwr fico cdl nacs ' +
  'ccs hd v4 v6 v8 v10 v12 usaa aaa hvac id llc usmc dot hp cv ' +
  'hst gst pst qst rst mto omvic uvip icbc saaq dpf egr ecu ecm pcv maf tcs ltv vlf lpo ' +
  'bmw vw gmc nicb otd euv ppf pdr srs cca vsc xl vvt pcm bcm adas tmu aeb';
const plurals = new Set(['suvs', 'evs', 'phevs', 'cuvs', 'atvs', 'rvs']);
const spelled = new Map(
  codes.split(' ').map((code) => {
    return [code, plurals.has(code) ? `${code.slice(0, -1).toUpperCase()}s` : code.toUpperCase()];
  }),
);

/** Trims that are letters, which are words or nothing beside no model. */
const trims = new Set(
  (
    'le se xle xse xlt xl sr sr5 ex lx si sv sl sel ls rs rst ss st gt gts srt wt z71 zr2 zl1 ' +
    'at4 slt sle gls gli gti sxt tdi sx ltd'
  ).split(' '),
);

/** "0w20", "5w-30": how thick an oil is, cold and hot. */
const grade = /\b(\d{1,2})w[ -]?(\d{2})\b/gi;

/** A letter and figures are a code: "P0420", "B16", "E85"; BMW writes its "i4" small. */
const code = /^[a-hj-z]\d{1,4}$/;

/** A text with its codes in capitals; letters of trims only where a model is named. */
export function withCodes(text: string, { model }: Reading): string {
  const graded = text.replace(grade, (_all, cold: string, hot: string) => `${cold}W-${hot}`);
  const named = graded.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const typed = word.toLowerCase();
    if (code.test(typed)) return typed.toUpperCase();
    if (model !== null && trims.has(typed)) return typed.toUpperCase();
    return spelled.get(typed) ?? word;
  });
  // "EX-L", "Sport-L".
  return model === null ? named : named.replace(/(?<=[\p{L}\p{N}]-)l(?![\p{L}\p{N}-])/gu, 'L');
}

/**
 * States, and what is most likely a town: before or after cars that somebody looks for, a word that
 * no list and no text here has.
 */
export function unknownNames(reading: Reading): string[] {
  const { rest, words, condition, bodyStyles, make } = reading;
  const typed = ` ${words.join(' ')} `;
  const states = [...stateNames.values()].filter((name) =>
    typed.includes(` ${name.toLowerCase()} `),
  );
  const isOfCars = condition !== null || bodyStyles.length > 0 || make !== null;
  const ends = isOfCars ? [words[0], words.at(-1)] : [];
  const others = rest.filter((word) => {
    return ends.includes(word) && /^\p{L}{4,}$/u.test(word) && !told().has(word);
  });
  return [...states, ...others.map(capitalised)];
}

/** Every word of the topic files. */
const told = lazy(() => {
  const words = new Set<string>();
  for (const { questions, words: own, noun, label } of library().files) {
    const texts = questions.flatMap(({ text, leads, answer }) => {
      return [text, ...leads, ...(answer ?? []).flatMap(({ wordings }) => wordings)];
    });
    const all = [...texts, ...own, noun, label].join(' ').toLowerCase();
    for (const [word] of all.matchAll(/\p{L}+/gu)) words.add(word);
  }
  return words;
});
