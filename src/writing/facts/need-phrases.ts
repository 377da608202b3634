import type { Need } from './needs.ts';

/** How a keyword says what a car has to be able to do, and what it asks for. */
type NeedPhrase = {
  pattern: string;
  /** A matter of its own too: towing, fuel economy, range. */
  isTopical: boolean;
  read: (match: RegExpExecArray) => Need;
};

const counts: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const seatCount = '([5-9]|five|six|seven|eight|nine)';
const people = '(?:people|passengers?|adults|persons?|kids)';
const least = '(?:at least |over |more than |up to |around |about )?';
const pounds = '(\\d[\\d,]*) ?(k)?[ -]?(?:lbs?|pounds?)';
const can = '(?:that |which |to |and )?(?:(?:can|will|could) )?';
const tow = '(?:tow|pull|haul)(?:s|ing)?(?: capacity| rating)?';
const thing = '(?: (?:trailer|camper|boat|travel trailer|rv))?';

const inches = '(?:inch(?:es)?|in)(?: of)? (?:ground )?clearance';
const better = '(?: or (?:better|more|higher|above))?';
const range = '(?: of)?(?: electric| ev| battery)? range';

/** Miles per gallon have two digits, and miles on a charge two or three. */
export const needPhrases: readonly NeedPhrase[] = [
  {
    pattern:
      `(?:with )?(?:an? )?(?:${least}${pounds}(?: of)? payload(?: capacity)?|` +
      `payload(?: capacity)?(?: of)? ${least}${pounds})`,
    isTopical: true,
    read: ([, ...found]) => {
      const [figure, thousands] = found[0] === undefined ? found.slice(2) : found;
      return { ...towing(figure, thousands), of: 'payload' };
    },
  },
  {
    pattern: `(?:with )?(?:an? )?${least}(\\d{1,2}(?:\\.\\d)?)[ -]?${inches}`,
    isTopical: true,
    read: ([, figure]) => ({ of: 'clearance', least: Number(figure) }),
  },
  {
    pattern: `(?:with )?(?:a )?${can}${tow}(?: of)? ${least}(?:an? )?${pounds}${thing}`,
    isTopical: true,
    read: ([, figure, thousands]) => towing(figure, thousands),
  },
  {
    pattern:
      `(?:with )?(?:a )?${least}${pounds}(?: of)? ` +
      '(?:tow(?:ing)?|trailer)(?: capacity| rating)?',
    isTopical: true,
    read: ([, figure, thousands]) => towing(figure, thousands),
  },
  {
    pattern:
      `(?:for |with )?(?:an? )?${least}${pounds} ` +
      '(?:travel trailer|camper|boat|rv|(?:fifth|5th) wheel|toy hauler|pop-?up|pontoon)s?',
    isTopical: true,
    read: ([, figure, thousands]) => towing(figure, thousands),
  },
  {
    pattern:
      `${can}${tow}(?: of)? ${least}(\\d{1,2}(?:,?\\d{3}|k))` +
      `(?! ?(?:dollars|miles|a month))${thing}`,
    isTopical: true,
    read: ([, figure = '']) => towing(figure.replace('k', ''), figure.endsWith('k') ? 'k' : ''),
  },
  {
    pattern:
      `(?:${can}seats? ${least}${seatCount}(?: ${people})?|` +
      `${can}(?:fits?|carry|carries|holds?) ${least}${seatCount} ${people}|` +
      `(?:with )?${seatCount}[ -](?:passengers?|seats?|seaters?)|` +
      `(?:for )?(?:a )?family of ${seatCount})`,
    isTopical: false,
    read: ([, ...figures]) => seats(figures.find((one) => one !== undefined)),
  },
  {
    pattern:
      `${can}(?:(?:with|get|gets|getting|has|have|do|does) )?${least}(\\d{2}) ?\\+? ?` +
      `(?:plus )?mpg${better}`,
    isTopical: true,
    read: ([, figure]) => ({ of: 'mpg', least: Number(figure) }),
  },
  {
    pattern: `(?:with |has |have )?(?:an? )?${least}(\\d{2,3})[ -]?(?:plus )?miles?${range}`,
    isTopical: true,
    read: ([, figure]) => ({ of: 'range', least: Number(figure) }),
  },
  {
    pattern:
      '(?:with |has |have )?(?:an? )?(?:electric |ev )?range ' +
      `(?:of )?${least}(\\d{2,3}) ?miles?`,
    isTopical: true,
    read: ([, figure]) => ({ of: 'range', least: Number(figure) }),
  },
];

function towing(figure = '', thousands = ''): Need {
  const value = Number(figure.replaceAll(',', ''));
  return { of: 'towing', least: value * (thousands ? 1000 : 1) };
}

function seats(count = ''): Need {
  return { of: 'seats', least: counts[count.toLowerCase()] ?? Number(count) };
}

/** More than five sit in three rows, where nothing tells of the seats. */
export function withRows(need: Need): { needs: Need[]; rows?: 3 } {
  const isOfRows = need.of === 'seats' && need.least > 5;
  return { needs: [need], ...(isOfRows ? { rows: 3 } : {}) };
}
