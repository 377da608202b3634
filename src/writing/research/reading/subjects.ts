import type { BodyStyle, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import type { Topic } from '../../topic.ts';
import { bodyWords } from '../lexicon/body-words.ts';
import type { Theme } from '../themes/theme.ts';
import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import { phraseIndex, type Scan, takePhrases } from './scan.ts';

export type Subjects = {
  /** The main one first: the longest phrase, and among equals the last (English heads end). */
  topics: Topic[];
  themes: Theme[];
  bodyStyles: BodyStyle[];
  condition: VehicleCondition | null;
  /** The keyword sets two things side by side ("vs"). */
  isComparison: boolean;
};

type Meaning =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'body'; bodyStyle: BodyStyle }
  | { kind: 'condition'; condition: VehicleCondition };

const conditionWords: Readonly<Record<VehicleCondition, string>> = {
  new: 'new|brand new|brand-new',
  used: 'used|second hand|second-hand|pre-owned|pre owned|secondhand',
  certified: 'certified|cpo|certified pre-owned|certified pre owned|certified used',
};

const meanings = lazy(() => {
  const { grammars, themes } = library();
  return phraseIndex<Meaning>([
    ...grammars.map((grammar) => [topicMeaning(grammar.topic), grammar.words] as const),
    ...themes.map((theme) => [{ kind: 'theme', theme } as const, theme.words] as const),
    ...Object.entries(bodyWords).map(([style, words]) => [bodyMeaning(style), words] as const),
    ...Object.entries(conditionWords).map(
      ([name, words]) => [conditionMeaning(name), words] as const,
    ),
  ]);
});

/** Recognises topics, themes, body styles and conditions, and takes their words. */
export function takeSubjects(scan: Scan): Subjects {
  const matches = takePhrases(scan, meanings()).sort(
    (one, other) => other.length - one.length || other.start - one.start,
  );
  const found = matches.flatMap((match) => match.values);
  const topics = found.flatMap((value) => (value.kind === 'topic' ? [value.topic] : []));
  const conditions = found.flatMap((value) => {
    return value.kind === 'condition' ? [value.condition] : [];
  });
  return {
    topics: [...new Set(topics)],
    themes: [...new Set(found.flatMap((value) => (value.kind === 'theme' ? [value.theme] : [])))],
    bodyStyles: bodiesInOrder(matches),
    condition: conditions.includes('certified') ? 'certified' : (conditions[0] ?? null),
    isComparison: topics.includes('comparison'),
  };
}

/** True for a word that starts, or is, a phrase that research knows. */
export function isSubjectStem(stemmed: string): boolean {
  return subjectStems().has(stemmed);
}

const subjectStems = lazy(() => {
  return new Set([...meanings().byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));
});

/** Single words long enough for spelling help. */
export const subjectWords = lazy((): readonly string[] => {
  const named = [...library().grammars, ...library().themes].map(({ words }) => words);
  return [...named, ...Object.values(bodyWords)].flatMap((words) =>
    words.split(/[| ]/).filter((word) => /^[a-z]{6,}$/.test(word)),
  );
});

function bodiesInOrder(matches: { values: Meaning[]; start: number }[]): BodyStyle[] {
  const inOrder = [...matches].sort((one, other) => one.start - other.start);
  const styles = inOrder.flatMap((match) =>
    match.values.flatMap((value) => (value.kind === 'body' ? [value.bodyStyle] : [])),
  );
  return [...new Set(styles)];
}

function topicMeaning(topic: Topic): Meaning {
  return { kind: 'topic', topic };
}

function bodyMeaning(style: string): Meaning {
  return { kind: 'body', bodyStyle: style as BodyStyle };
}

function conditionMeaning(name: string): Meaning {
  return { kind: 'condition', condition: name as VehicleCondition };
}
