import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { faultsIn } from '../../src/writing/check/check-draft.ts';
import { repeatedSentences } from '../../src/writing/check/repetition.ts';
import type { Draft } from '../../src/writing/draft.ts';
import { askedSubjectOf } from '../../src/writing/facts/asked-subject.ts';
import { factSheetOf } from '../../src/writing/facts/fact-sheet.ts';
import { namesSubject } from '../../src/writing/plan/names-subject.ts';
import { speaksOf } from '../../src/writing/plan/subject-heading.ts';
import { splitSentences } from '../../src/writing/realise/choose-wording.ts';
import { figuresOutside } from '../writing/articles/figures-outside.ts';
import { passagesAgainstMarks } from './passage-marks.ts';
import { gradeOfProse } from './text-measures.ts';
import { proseOf } from './write-article.ts';

export type Written = { draft: Draft; brief: Brief };

/** The school grades of texts that everybody reads with ease and nobody finds childish. */
export const gradeRange = { min: 6, max: 10 };

/** Short texts have no grade: it is a mean over their sentences. */
const gradeFromWords = 150;

/** What an article must not hold, each as a list of what it does hold. */
export function faultsOfArticle({ draft, brief }: Written): Readonly<Record<string, string[]>> {
  return {
    'ungrounded figures': [
      ...faultsIn(draft, factSheetOf(brief)),
      ...figuresOutside(draft, brief).map((figure) => `figure ${figure} is in no fact`),
    ],
    'passages against their marks': passagesAgainstMarks(draft, brief),
    'sentences said twice': repeatedSentences(proseOf(draft)),
    'compliance errors': complianceErrorsIn({ draft, brief }),
    'grade outside 6 to 10': gradeFaults(draft),
  };
}

function complianceErrorsIn({ draft, brief }: Written): string[] {
  const { name, city, state, timeZone } = brief.store;
  const own = stateOf(state);
  const bare = bareContext(Date.parse(brief.now), brief.now.slice(0, 10));
  const context = { ...bare, timeZone, states: own ? [own] : [], store: { name, city } };
  const { issues } = checkText(draft.markdown, 'markdown', context);
  const errors = issues.filter(({ severity }) => severity === 'error');
  return errors.map(({ rule, message }) => `${rule}: ${message}`);
}

export function gradeOf(draft: Draft): number {
  return gradeOfProse(proseOf(draft));
}

function gradeFaults(draft: Draft): string[] {
  const words = proseOf(draft).join(' ').split(/\s+/).length;
  const grade = gradeOf(draft);
  const isFit = grade >= gradeRange.min && grade <= gradeRange.max;
  return isFit || words < gradeFromWords ? [] : [`grade ${grade.toFixed(1)}`];
}

/** What a reader meets first; null for an article that is on no keyword. */
export function firstThingsOf({ draft, brief }: Written): Readonly<Record<string, boolean>> | null {
  const subject = askedSubjectOf(brief);
  if (!subject || brief.keyword === null) return null;
  const [sentence = ''] = splitSentences(proseOf(draft)[0] ?? '');
  return {
    'head question answered in the opening': isHeadAnswered({ draft, brief }),
    'subject in the title': speaksOf(draft.title, brief.keyword),
    'subject in the opening sentence': namesSubject(sentence, brief.keyword),
  };
}

/** A greeting and a telephone number are no answer: what is known is one, or what is in stock. */
function isHeadAnswered({ draft }: Written): boolean {
  const [opening] = draft.outline.sections;
  return draft.paragraphs
    .filter(({ sectionId }) => sectionId === opening?.id)
    .some(({ factIds }) => factIds.some((id) => id.startsWith('know:') || isOfFacts(id)));
}

/** What a stock list can answer, where it holds such cars. */
const stockTopics = new Set(
  'availability price trims colors engine drivetrain budget comparison fuel-economy'.split(' '),
);

/** Of each section that answers a question on models or stock: whether a fact is in it. */
export function stockAnswersOf({ draft, brief }: Written): boolean[] {
  const { reading } = askedSubjectOf(brief) ?? {};
  if (!reading || (reading.model === null && reading.bodyStyles.length === 0)) return [];
  const asked = [...brief.questions, ...(brief.related ?? [])];
  const ofStock = asked.filter(({ topic }) => topic !== null && stockTopics.has(topic));
  const ids = new Set(ofStock.map(({ id }) => id));
  return draft.outline.sections
    .filter(({ answers }) => answers.some((id) => ids.has(id)))
    .map(({ id }) =>
      draft.paragraphs.some(
        ({ sectionId, factIds }) => sectionId === id && factIds.some(isOfFacts),
      ),
    );
}

function isOfFacts(factId: string): boolean {
  if (/^store\.(?:hours|service|coupon|fee|certified|amenity|delivery|since)/.test(factId)) {
    return true;
  }
  return !/^(know|say|store|date|brief|subject|question)[:.]/.test(factId);
}
