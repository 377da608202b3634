import { lazy } from '../../lib/lazy.ts';
import { partsOf, TopicError, type TopicPart } from '../topics/topic-lines.ts';
import { type Marks, readMarks } from '../topics/marks.ts';
import featuresText from './en/features.md' with { type: 'text' };
import linesText from './en/lines.md' with { type: 'text' };

export const featureKinds = [
  'comfort',
  'family',
  'winter',
  'work',
  'safety',
  'tech',
  'looks',
  'efficiency',
] as const;
export type FeatureKind = (typeof featureKinds)[number];

/** A feature that shoppers ask for, with what to say of it. */
export type Feature = {
  id: string;
  /** What of a feed's words means it. */
  match: RegExp;
  not: RegExp | null;
  /** "heated seats", to stand in a list. */
  phrase: string;
  kind: FeatureKind;
  /** 1 for what nearly every car has, 5 for what a shopper looks for. */
  worth: number;
  /** Sentences that begin a description with it; each has {car}. */
  leads: readonly Line[];
  /** Sentences of it further down, without {car}. */
  benefits: readonly Line[];
};

/** A sentence with slots and what must be so for it to be said. */
export type Line = { text: string; marks: Marks | null; has: string | null };
/** By the name of their part: groups of which the first that can be said is. */
export type Lines = ReadonlyMap<string, readonly (readonly Line[])[]>;

export const features = lazy((): readonly Feature[] =>
  partsOf('features.md', featuresText).filter(isNamed).map(featureOf),
);

export const lines = lazy((): Lines => {
  const parts = partsOf('lines.md', linesText).filter(isNamed);
  return new Map(parts.map((part) => [part.title, groupsOf(part)]));
});

function isNamed({ level }: TopicPart): boolean {
  return level === 1;
}

function featureOf(part: TopicPart): Feature {
  const { title: id, line } = part;
  const [leads, benefits] = groupsOf(part);
  const kind = featureKinds.find((one) => one === valueOf(part, 'kind'));
  const worth = Number(valueOf(part, 'worth'));
  if (!kind) throw new TopicError('features.md', line, `"${id}" has no kind that is known`);
  if (!(worth >= 1 && worth <= 5)) {
    throw new TopicError('features.md', line, `"${id}" is worth 1 to 5`);
  }
  if (!leads?.every(({ text }) => text.includes('{car}')) || !benefits) {
    const message = `"${id}" needs sentences with {car}, a blank line and sentences without`;
    throw new TopicError('features.md', line, message);
  }
  const not = part.fields.find(({ name }) => name === 'not');
  return {
    id,
    match: new RegExp(valueOf(part, 'match'), 'i'),
    not: not ? new RegExp(not.value, 'i') : null,
    phrase: valueOf(part, 'phrase'),
    kind,
    worth,
    leads,
    benefits,
  };
}

function valueOf({ title, line, fields }: TopicPart, name: string): string {
  const found = fields.find((one) => one.name === name);
  if (found) return found.value;
  throw new TopicError('features.md', line, `"${title}" has no ${name}`);
}

function groupsOf(part: TopicPart): Line[][] {
  return part.groups.map(({ bullets }) =>
    bullets.map(({ text, line }) => {
      try {
        return lineOf(text);
      } catch (error) {
        throw new TopicError('lines.md', line, error instanceof Error ? error.message : 'unread');
      }
    }),
  );
}

/** "[has tow-package; body truck] It suits …" */
function lineOf(bullet: string): Line {
  const [, given, text = bullet] = /^\[([^\]]+)\] (.+)$/.exec(bullet) ?? [];
  if (given === undefined) return { text, marks: null, has: null };
  const parts = given.split(';').map((one) => one.trim());
  const has = parts.find((one) => one.startsWith('has '))?.slice(4) ?? null;
  const marks = parts.filter((one) => !one.startsWith('has ')).join('; ');
  return { text, marks: marks === '' ? null : readMarks(marks), has };
}
