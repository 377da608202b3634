import type { BodyStyle, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import type { Topic } from '../../topic.ts';
import { bodyWords } from '../lexicon/body-words.ts';
import type { Theme } from '../themes/theme.ts';
import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import { namingLeads } from './naming-leads.ts';
import { type PhraseMatch, phraseIndex, phrasesIn, type Scan, takePhrases } from './scan.ts';

export type Subjects = {
  /**
   * The main one first: the topic whose phrases cover most words of the whole keyword, then the
   * one with the longest phrase, and among equals the last (English heads end). A word with two
   * senses goes to the topic that the rest of the keyword speaks for.
   */
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
  const { grammars, themes, files } = library();
  const topicOf = new Map(grammars.map(({ topic }) => [topic, topicMeaning(topic)]));
  const leads = [...namingLeads(files)].flatMap(([{ id }, phrases]) => {
    const meaning = topicOf.get(id as Topic);
    return meaning && phrases.length > 0 ? [[meaning, phrases.join('|')] as const] : [];
  });
  return phraseIndex<Meaning>([
    ...grammars.flatMap(({ topic, words }) => {
      const meaning = topicOf.get(topic);
      return meaning ? [[meaning, words] as const] : [];
    }),
    ...themes.map((theme) => [themeMeaning(theme), theme.words] as const),
    ...leads,
    ...Object.entries(bodyWords).map(([style, words]) => [bodyMeaning(style), words] as const),
    ...Object.entries(conditionWords).map(
      ([name, words]) => [conditionMeaning(name), words] as const,
    ),
  ]);
});

/** Recognises topics, themes, body styles and conditions, and takes their words. */
export function takeSubjects(scan: Scan): Subjects {
  const all = phrasesIn(scan, meanings());
  const coverage = coverageOf(all);
  const matches = takePhrases(scan, meanings())
    .map((match) => ({ ...match, values: inOneSense(match.values, coverage) }))
    .sort((one, other) => other.length - one.length || other.start - one.start);
  const found = matches
    .flatMap((match) => match.values)
    .toSorted((one, other) => (coverage.get(other) ?? 0) - (coverage.get(one) ?? 0));
  const named = found.flatMap((value) => (value.kind === 'topic' ? [value.topic] : []));
  const topics = named.toSorted((one, other) => asides.indexOf(one) - asides.indexOf(other));
  const conditions = found.flatMap((value) => {
    return value.kind === 'condition' ? [value.condition] : [];
  });
  return {
    topics: [...new Set(topics)],
    themes: [...new Set(found.flatMap((value) => (value.kind === 'theme' ? [value.theme] : [])))],
    // "plow truck" is a subject by itself and names a body style too.
    bodyStyles: bodiesInOrder(matches.some(isBody) ? matches : all),
    condition: conditions.includes('certified') ? 'certified' : (conditions[0] ?? null),
    isComparison: topics.includes('comparison'),
  };
}

/** What can be asked of any subject: "bad credit car dealership" is about credit. */
const asides: readonly Topic[] = [
  'service-visit',
  'sales-event',
  'comparison',
  'price',
  'local-store',
  'overview',
];

/** How many words of the keyword each meaning's phrases cover, overlapping ones included. */
function coverageOf(matches: readonly PhraseMatch<Meaning>[]): Map<Meaning, number> {
  const words = new Map<Meaning, Set<number>>();
  for (const { values, start, length } of matches) {
    for (const value of values) {
      const own = words.get(value) ?? new Set<number>();
      for (let at = start; at < start + length; at += 1) own.add(at);
      words.set(value, own);
    }
  }
  return new Map([...words].map(([value, own]) => [value, own.size]));
}

/** Of the topics that share a phrase, the ones that the rest of the keyword speaks for. */
function inOneSense(values: readonly Meaning[], coverage: Map<Meaning, number>): Meaning[] {
  const topics = values.filter(({ kind }) => kind === 'topic' || kind === 'theme');
  const most = Math.max(...topics.map((value) => coverage.get(value) ?? 0));
  return values.filter((value) => !topics.includes(value) || coverage.get(value) === most);
}

/** True for a word that starts, or is, a phrase that research knows. */
export function isSubjectStem(stemmed: string): boolean {
  return subjectStems().has(stemmed);
}

const subjectStems = lazy(() => {
  return new Set([...meanings().byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));
});

/** Single words long enough for spelling help. */
export function subjectWords(least: number): readonly string[] {
  return everySubjectWord().filter((word) => word.length >= least);
}

const everySubjectWord = lazy(() => {
  const named = [...library().grammars, ...library().themes].map(({ words }) => words);
  return [...named, ...Object.values(bodyWords)].flatMap((words) =>
    words.split(/[| ]/).filter((word) => /^[a-z]+$/.test(word)),
  );
});

function isBody({ values }: PhraseMatch<Meaning>): boolean {
  return values.some(({ kind }) => kind === 'body');
}

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

function themeMeaning(theme: Theme): Meaning {
  return { kind: 'theme', theme };
}

function bodyMeaning(style: string): Meaning {
  return { kind: 'body', bodyStyle: style as BodyStyle };
}

function conditionMeaning(name: string): Meaning {
  return { kind: 'condition', condition: name as VehicleCondition };
}
