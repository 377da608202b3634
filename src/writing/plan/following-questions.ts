import type { Brief } from '../brief.ts';
import { namesCarAlone } from './car-alone.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { isOfOtherMake } from '../research/questions/other-makes.ts';
import { followersOf, questionNamed } from '../topics/library.ts';
import type { Leftover } from '../topics/topic-file.ts';
import { mannerOf } from '../voice/manner.ts';
import { type AskedQuestion, candidatesOf } from './asked.ts';
import { kindQuestionOf, questionsOfKind } from './kind-questions.ts';

/** Of fewer an article is not made; so many are enough for one of few words. */
const fewest = 3;
const enough = 4;

/**
 * What the editor of the head question says is asked after it, of the questions of the brief and in
 * the editor's order. Null where nobody has said so, or hardly any of it can be asked here.
 */
export function followingQuestions(brief: Brief): AskedQuestion[] | null {
  const found = known.get(brief);
  if (found !== undefined) return found;
  const following = readFollowing(brief);
  known.set(brief, following);
  return following;
}

/** The parts of a plan ask for them, of one brief. */
const known = new WeakMap<Brief, AskedQuestion[] | null>();

function readFollowing(brief: Brief): AskedQuestion[] | null {
  const head = askedSubjectOf(brief)?.head;
  if (brief.isChoiceGiven || namesCarAlone(brief)) return null;
  const ofKind = questionsOfKind(brief);
  if (ofKind !== null || !head?.covers) return shortened(brief, ofKind);
  const { make = null } = askedSubjectOf(brief)?.reading ?? {};
  const byForm = new Map(candidatesOf(brief).map((one) => [one.form, one]));
  const all = followersOf(head.form)
    .flatMap((form) => byForm.get(form) ?? [])
    .filter(({ form = null }) => !isOfOtherMake(form, { make }));
  const following = brief.subject?.trim ? all.filter(({ form }) => !isOfModel(form)) : all;
  return following.length < fewest ? null : shortened(brief, following);
}

/** What the guide knows of all trims together: which one has how many seats it seldom says. */
function isOfModel(form?: string | null): boolean {
  const { guide = [] } = questionNamed(form ?? '') ?? {};
  return guide.some((name) => ['seats', 'awd', '4wd', 'drives', 'third-row'].includes(name));
}

function shortened(brief: Brief, following: AskedQuestion[] | null): AskedQuestion[] | null {
  if (following === null) return null;
  // A voice of few words leaves out what comes last.
  const isBrief = mannerOf(brief.voice).extra < 0;
  const most = Math.max(enough, Math.ceil(following.length * 0.75));
  return isBrief ? following.slice(0, most) : following;
}

/** Whether the editor of the head question leaves it out; a list of cars is to do by itself. */
export function doesWithout(brief: Brief, part: Leftover): boolean {
  if (kindQuestionOf(brief) !== null) return true;
  const head = askedSubjectOf(brief)?.head;
  return questionNamed(head?.form ?? '')?.without.includes(part) ?? false;
}
