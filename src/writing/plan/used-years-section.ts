import { nameOfCar } from '../cars/car-of.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { usedSpanOf } from '../cars/car-prose.ts';
import { yearsText } from '../facts/car-texts.ts';
import type { Topic } from '../topic.ts';
import { chooseHeading } from './headings.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';

/** So many shapes, the newest first. */
const maxShapes = 5;

/**
 * What to check on a used one of each shape of a model, the newest first, for who asks how it holds
 * up and names no year. Null for any other.
 */
export function usedYearsSection(shelf: Shelf, topic: Topic): PlannedSection | null {
  const { car, brief } = shelf.sheet;
  if (topic !== 'reliability' || !car || car.version || car.year !== null || !brief.subject)
    return null;
  // What a question tells of is told there alone.
  const told = shelf.isFree('car:used') ? null : usedSpanOf(car);
  const name = nameOfCar({ ...car, model: car.guide.model });
  const parts = car.guide.spans
    .filter((span) => span !== told && shelf.isFree(`car:used/${span.from}`))
    .slice(0, maxShapes)
    .map((span) => {
      const id = `car:used/${span.from}`;
      shelf.take(id);
      return { id: `used-${span.from}`, heading: `${name}, ${yearsText(span)}`, messages: [id] };
    });
  if (parts.length === 0) return null;
  if (told === null) for (const id of ['car:used', 'car.used-years']) shelf.take(id);
  const { label = '', question = null } = askedSubjectOf(brief) ?? {};
  const own = /years?$/i.test(label) ? `${label}: what to check` : `${label} by model year`;
  const any = [
    `What to check on a used ${name}, by model year`,
    `The ${name} by model years: what to look at`,
    `Used ${name} model years and what to check on each`,
  ];
  const heading = chooseHeading(shelf, label === '' || question !== null ? any : [own]);
  return { ...blankSection('used-years', heading), parts };
}
