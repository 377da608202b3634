import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { Topic } from '../../topic.ts';
import { isMissing } from '../../facts/fact-sheet.ts';
import { depthOf } from '../depth.ts';
import { setsSideBySide, sideBySide } from '../comparison/side-by-side.ts';
import { chooseHeading } from '../headings.ts';
import { doesWithout } from '../following-questions.ts';
import { paragraphBreak, pointId } from '../message-ids.ts';
import { isOnProperty } from '../known-of-model.ts';
import { askedBeyond } from '../on-question.ts';
import { matterOfGuide } from './on-subject.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import { matchOf } from '../question-match.ts';
import { questionTermsOf } from '../question-terms.ts';
import type { Shelf } from '../shelf.ts';
import { subjectHeadings } from '../subject-heading.ts';
import { rotated } from '../../realise/rotation.ts';

/** Paragraphs on how the thing works, by how deep the guide is to go. */
const mostPoints = { concise: 2, standard: 3, in_depth: 4 } as const;

/** Who asks a question is told what bears on it, and not all that there is on its topic. */
const bearing = 0.5;

/**
 * How the thing works: a few points of the subject's own topic, in the order of its file, since
 * that is the order in which they build on each other. `isFirst`: no other stands before it, so
 * that its heading has to name the subject.
 */
export function guidePoints(shelf: Shelf, main: Topic, isFirst: boolean): PlannedSection {
  const { brief } = shelf.sheet;
  if (setsSideBySide(shelf.sheet)) return sideBySide(shelf);
  if (doesWithout(brief, 'passage')) return blankSection('key');
  const subject = askedSubjectOf(brief);
  const terms = questionTermsOf(brief.keyword ?? brief.title ?? '', main);
  const own = shelf.modules.filter((module) => module.topics[0] === main);
  const ranked = own
    .flatMap((module) =>
      shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id, depthOf(shelf)),
        place: module.points.indexOf(point),
        match: matchOf(terms, point),
      })),
    )
    .toSorted((one, two) => two.match - one.match || one.place - two.place);
  const isQuestion = (subject?.question ?? null) !== null;
  const matter = matterOfGuide(brief, main);
  // What goes for any model says nothing of one that is not here.
  if (main === 'overview' && isMissing(shelf.sheet)) return blankSection('key');
  if (isOnProperty(brief, main)) return blankSection('key');
  const isNarrow = isQuestion || matter.beyond.size > 0 || askedBeyond(brief, main).size > 0;
  const near = isNarrow ? ranked.filter(({ match }) => match >= bearing) : ranked;
  // The nearest is for every store; which others are told is a matter of its turn.
  const most = main === 'overview' ? 1 : mostPoints[brief.contentDepth];
  const further = rotated(near.slice(1, most * 2), shelf.place, `guide ${main}`);
  const told = [...near.slice(0, 1), ...further]
    .slice(0, most)
    .toSorted((one, two) => one.place - two.place);
  for (const { id } of told) shelf.take(id);
  const topical = own[0]?.headings ?? [];
  const headings = subject && isFirst ? subjectHeadings(subject) : topical;
  return {
    ...blankSection('key', chooseHeading(shelf, headings)),
    messages: told.flatMap(({ id }) => [id, paragraphBreak]),
    topics: [main],
  };
}
