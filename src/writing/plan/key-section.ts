import type { Topic } from '../topic.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { depthOf } from './depth.ts';
import { chooseHeading } from './headings.ts';
import { paragraphBreak, pointId } from './message-ids.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import { matchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import { subjectHeadings } from './subject-heading.ts';
import type { Shelf } from './shelf.ts';

/** Paragraphs on the subject itself, by how deep the article is to go. */
const mostPoints = { concise: 1, standard: 2, in_depth: 4 } as const;

/** A module's first points are its core; each later one has to be so much nearer. */
const perPlace = 0.08;

/**
 * What there is to know about the subject beyond the opening: the points of its own topic that
 * speak most of the keyword. No point of another topic, however much room is left.
 */
export function keySection(shelf: Shelf, main: Topic, extra = 0): PlannedSection {
  const { brief } = shelf.sheet;
  const subject = askedSubjectOf(brief);
  const terms = questionTermsOf(brief.keyword ?? brief.title ?? '', main);
  const points = shelf.modules
    .filter((module) => module.topics[0] === main)
    .flatMap((module) =>
      shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id, depthOf(shelf)),
        module,
        place: module.points.indexOf(point),
        score: matchOf(terms, point) - module.points.indexOf(point) * perPlace,
      })),
    )
    .toSorted((one, two) => two.score - one.score)
    .slice(0, mostPoints[brief.contentDepth] + extra)
    .toSorted((one, two) => one.place - two.place);
  for (const { id } of points) shelf.take(id);
  const own = points[0]?.module.headings ?? [];
  const headings = subject ? subjectHeadings(subject) : own;
  return {
    ...blankSection('key', chooseHeading(shelf, headings)),
    messages: points.flatMap(({ id }) => [id, paragraphBreak]),
    topics: [main],
  };
}
