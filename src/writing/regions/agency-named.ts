import { regionOf } from './region-table.ts';

/** "The motor vehicle office" of no other place; what follows may say that it is another's. */
const unnamed = new RegExp(
  String.raw`\b(?:the|your)(?: own)? (?:motor vehicle (office|agency)|titling (office))` +
    String.raw`(?!s| (?:of|that|in|where|which)\b)`,
  'gi',
);

/** Titles, plates and sales are the agency's own; tests, tint and limits may be another's. */
const ofPapers = /\b(?:titles?|titled|plates?|regist\w+|sale|sold|tags?|transfer\w*|liens?)\b/i;
const ofOthers = /\b(?:tint\w*|emissions?|smog|SR-22|minimum|suspend\w*|age rule)\b/i;

/** Where one goes with the papers; reports and duplicates are the state's, not the county's. */
const atCounter = /\b(?:to|at|with) (?:the|your)(?: own)?$/i;
const ofState = /\b(?:report|tell|duplicate|replacement)\b/i;

/** "Service Oklahoma", "ServiceOntario". */
const isName = /^(?:Service|Access|Alberta|Manitoba|Saskatchewan)/;

/** Titles are made at an office of another kind there, or at an agent's. */
const elsewhere = /^(?:AL|AR|HI|MS|NH|OH|PA|WY)$/;

/** Said twice on a page, a longer name is a sentence said twice. */
const longest = 4;

/** A text in which the office that holds the titles of a place goes by its name. */
export function withAgency(text: string, place: { country: string; state: string | null }): string {
  const agency = regionOf(place).get('agency')?.value;
  if (agency === undefined) return text;
  const [office = '', state = office] = agency.split(', which works for the ').map(short);
  return text
    .split(/(?<=[.?!] )/)
    .map((one) => {
      if (!ofPapers.test(one) || ofOthers.test(one)) return one;
      return one.replace(unnamed, (found, ...[ofOffice, ofTitling, at]: (string | number)[]) => {
        const start = `${one.slice(0, Number(at))}${/^\w+/.exec(found)?.[0]}`;
        const isCounter = (ofOffice ?? ofTitling) === 'office' && atCounter.test(start);
        const own = isCounter && !ofState.test(one) ? office : state;
        const isOther = isCounter && elsewhere.test(place.state ?? '');
        if (isOther || own.split(' ').length > longest) return found;
        if (isName.test(own)) return own;
        return `${found.startsWith('T') || found.startsWith('Y') ? 'The' : 'the'} ${own}`;
      });
    })
    .join('');
}

function short(name: string): string {
  return name
    .replace(/^Florida Department .* Motor Vehicles$/, 'FLHSMV')
    .replace(/(?: State)? (?:Department|Division) of Motor Vehicles$/, ' DMV')
    .replace(/ Bureau of Motor Vehicles$/, ' BMV')
    .replace(/,.*$/, '');
}
