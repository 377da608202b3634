import type { Static } from '@sinclair/typebox';
import { shinglesOf } from '../../../writing/check/shingles.ts';
import type { DraftParagraph } from '../../../writing/draft.ts';
import { splitSentences } from '../../../writing/realise/choose-wording.ts';
import type { SectionAnswer } from './answer-schemas.ts';
import { proseOf } from '../../text-model/data-block.ts';
import type { Fault, FaultKind } from './fault.ts';
import type { Grounds } from './grounds.ts';
import { faultsOfLine } from './line-faults.ts';
import type { Material } from './material.ts';
import { sentencesOf } from './scripts.ts';
import { type Judged, tornAmong } from './torn.ts';
import { withSources } from './with-sources.ts';

/** `kind` is that of its first fault. */
export type Flaw = { sentence: string; kind: FaultKind; faults: string[] };

/** What the article has said before this section. */
export type Echoes = { sentences: Set<string>; shingles: Set<string> };

export type CheckedSection = {
  /** What is left when flawed sentences are taken out. */
  paragraphs: DraftParagraph[];
  flaws: Flaw[];
  /** Of the whole answer. */
  sentences: number;
};

/**
 * Sentence by sentence: grounds, claims, empty phrases, and nothing that was said before. What
 * leans on a sentence that goes, goes with it.
 */
export function checkSection(
  { paragraphs }: Static<typeof SectionAnswer>,
  material: Material,
  grounds: Grounds,
  echoes: Echoes,
): CheckedSection {
  const said: Echoes = {
    sentences: new Set(echoes.sentences),
    shingles: new Set(echoes.shingles),
  };
  const told = paragraphs.map(({ text, fact_ids: named }) => {
    const sentences = split(proseOf(text), grounds).map((sentence): Judged => {
      const faults = [...faultsOfLine(sentence, grounds), ...echoesIn(sentence, said)];
      if (faults.length === 0) note(sentence, said);
      return { sentence, faults };
    });
    return { sentences, named };
  });
  const torn = tornAmong(told.map(({ sentences }) => sentences));
  const flaws = told.flatMap(({ sentences }) =>
    sentences.flatMap((one) => flawOf(one, torn.has(one)) ?? []),
  );
  const kept = told.flatMap(({ sentences, named }): DraftParagraph[] => {
    const sound = sentences
      .filter((one) => one.faults.length === 0 && !torn.has(one))
      .map(({ sentence }) => sentence);
    if (sound.length === 0) return [];
    const text = sound.join(grounds.language === 'English' ? ' ' : joint(sound));
    return [withSources({ sectionId: material.section.id, text }, named, material)];
  });
  const count = told.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return { paragraphs: kept, flaws, sentences: count };
}

function flawOf({ sentence, faults: [first, ...others] }: Judged, isTorn: boolean): Flaw | null {
  if (first) {
    const faults = [first, ...others].map(({ text }) => text);
    return { sentence, kind: first.kind, faults };
  }
  const text = 'it cannot stand without the sentence beside it, which has a fault';
  return isTorn ? { sentence, kind: 'torn', faults: [text] } : null;
}

export function note(sentence: string, said: Echoes): void {
  said.sentences.add(sentence);
  for (const shingle of shinglesOf(sentence)) said.shingles.add(shingle);
}

/** Whether an English text repeats nothing of what the article has said. */
export function isUnsaid(text: string, said: Echoes): boolean {
  return splitSentences(text).every((sentence) => echoesIn(sentence, said).length === 0);
}

function split(text: string, { language }: Grounds): string[] {
  if (language === 'English') return splitSentences(text).filter((one) => one.trim() !== '');
  return sentencesOf(text, language);
}

/** Chinese and Japanese sentences follow each other without a space. */
function joint(sentences: readonly string[]): string {
  return /[。！？]$/.test(sentences[0] ?? '') ? '' : ' ';
}

function echoesIn(sentence: string, said: Echoes): Fault[] {
  const kind = 'repetition';
  if (said.sentences.has(sentence)) return [{ kind, text: 'the article has said this already' }];
  const [shared] = [...shinglesOf(sentence)].filter((shingle) => said.shingles.has(shingle));
  return shared ? [{ kind, text: `the article has said "${shared}" already` }] : [];
}
