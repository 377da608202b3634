import { type CarFigure, type FigureName, figureNames } from '../cars/car-model.ts';
import { type Car, isDesignation } from '../cars/car-of.ts';
import { figuresOf, trimFigures } from '../cars/figures-of.ts';
import { figuredBeside, figuredCarOf, maxima, toldCarOf } from '../cars/rated-car.ts';
import { joinWithAnd } from '../realise/lists.ts';
import {
  figureLabels,
  figureText,
  figureUnits,
  inYearText,
  toldName,
  type Told,
} from './car-texts.ts';

/** What makers publish with one number; the range is the EPA's, and oil has its own. */
const figuresTold = figureNames.filter(
  (name) => !['seats', 'range', 'oil', 'torque'].includes(name),
);

/** What changes little from one shape to the next is told of the older one, by its years. */
export function ofOlderToo(car: Car, name: FigureName): Car {
  const isKept = !maxima.includes(name);
  const near = figuredCarOf(car, name);
  return isKept ? toldCarOf(near, (one) => figuresOf(one, name).length > 0) : near;
}

/** Each figure of a car, its highest and the others, as messages put them into sentences. */
export function figureFacts(car: Car, isSide: boolean): Told[] {
  const isTwin = isSide && isOfTrim(car);
  return figuresTold.flatMap((name): Told[] => {
    // Beside other cars nothing is said of one that is known of another year.
    const figured = isSide ? figuredBeside(car, name) : ofOlderToo(car, name);
    const { rows, isOwn } = trimFigures(figured, name);
    // Of two trims side by side what goes for either says nothing of one.
    const all = isTwin && !isOwn ? [] : rows;
    const ofYear = isSide && figured !== car ? figured.year : null;
    const texts = all.map((one) => {
      const told = all.length === 1 ? withoutOthers(one) : one;
      return inYearText(figureText(told, figureUnits[name]), ofYear);
    });
    const [most, ...rest] = texts;
    // The clearance of the usual trims stands before that of the highest.
    const highest = name === 'clearance' ? topOf(all, texts) : most;
    return [
      [`${name}-which`, 'Car', most === undefined ? null : toldName(figured, isOwn, notesOf(all))],
      [name, figureLabels[name], most === undefined ? null : joinWithAnd([most, ...rest])],
      [
        `${name}-most`,
        `${figureLabels[name]}, the highest`,
        highest?.replace(equipped, '') ?? null,
      ],
      [`${name}-only`, `${figureLabels[name]}, of all`, rest.length === 0 ? (most ?? null) : null],
      [`${name}-rest`, `${figureLabels[name]} of the others`, joinWithAnd(rest)],
    ];
  });
}

/** The text of the highest figure, and none where there is none. */
function topOf(all: readonly CarFigure[], texts: readonly string[]): string | undefined {
  const figures = all.map(({ value }) => Number(value.split(' to ').at(-1)));
  return texts[figures.indexOf(Math.max(...figures))];
}

/** "1,500 in the other trims", where the one that they are others to is of another year. */
function withoutOthers(one: CarFigure): CarFigure {
  return { ...one, note: one.note.replace(/^(?:in|for|with) the other trims$/, '') };
}

/** One trim beside another of its model: it has no figure that is not its own. */
export function isOfTrim({ trim, guide }: Car): boolean {
  return trim !== null && !isDesignation(trim, guide);
}

function notesOf(rows: readonly CarFigure[]): string[] {
  return rows.map(({ note }) => note);
}

/** What goes without saying of the highest tow rating. */
const equipped = new RegExp(
  ' (?:when (?:properly equipped|equipped for trailering)|' +
    'with (?:the right|trailering) equipment)$',
);
