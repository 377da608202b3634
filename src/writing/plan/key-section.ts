import type { KnowledgePoint } from '../knowledge/module.ts';
import type { Topic } from '../topic.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { setsSideBySide, sideBySide } from './comparison/side-by-side.ts';
import { isOnSubject } from './asked.ts';
import { depthOf } from './depth.ts';
import { chooseHeading } from './headings.ts';
import { paragraphBreak, pointId } from './message-ids.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import { rotated } from '../realise/rotation.ts';
import { mannerOf } from '../voice/manner.ts';
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
export function keySection(
  shelf: Shelf,
  main: Topic,
  extra = 0,
  belongs: (point: KnowledgePoint) => boolean = () => true,
  relevance: ((point: KnowledgePoint) => number) | null = null,
): PlannedSection {
  const { brief } = shelf.sheet;
  if (setsSideBySide(shelf.sheet)) return sideBySide(shelf);
  const subject = askedSubjectOf(brief);
  const terms = questionTermsOf(brief.keyword ?? brief.title ?? '', main);
  const points = shelf.modules
    .filter(isOnSubject(brief, main))
    .flatMap((module) =>
      shelf
        .points(module)
        .filter(belongs)
        .map((point) => ({
          id: pointId(module.id, point.id, depthOf(shelf)),
          module,
          place: module.points.indexOf(point),
          score:
            relevance?.(point) ?? matchOf(terms, point) - module.points.indexOf(point) * perPlace,
        })),
    )
    .toSorted((one, two) => two.score - one.score);
  // The nearest point is for every store; which others are told is a matter of its turn.
  const most = Math.max(1, mostPoints[brief.contentDepth] + extra + mannerOf(brief.voice).extra);
  const further = rotated(points.slice(1, most * 2), shelf.place, `key ${main}`);
  const told = [...points.slice(0, 1), ...further]
    .slice(0, most)
    .toSorted((one, two) => one.place - two.place);
  for (const { id } of told) shelf.take(id);
  const own = told[0]?.module.headings ?? [];
  const headings = subject ? subjectHeadings(subject) : own;
  return {
    ...blankSection('key', chooseHeading(shelf, headings)),
    messages: told.flatMap(({ id }) => [id, paragraphBreak]),
    topics: [main],
  };
}
