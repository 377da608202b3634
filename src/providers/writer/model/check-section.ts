import type { Static } from '@sinclair/typebox';
import { shinglesOf } from '../../../writing/check/shingles.ts';
import type { DraftParagraph } from '../../../writing/draft.ts';
import { splitSentences } from '../../../writing/realise/choose-wording.ts';
import type { SectionAnswer } from './answer-schemas.ts';
import { proseOf } from '../../text-model/data-block.ts';
import type { Grounds } from './grounds.ts';
import { faultsOfLine } from './line-faults.ts';
import type { Material } from './material.ts';
import { sentencesOf } from './scripts.ts';
import { withSources } from './with-sources.ts';

export type Flaw = { sentence: string; faults: string[] };

/** What the article has said before this section. */
export type Echoes = { sentences: Set<string>; shingles: Set<string> };

export type CheckedSection = {
  /** What is left when flawed sentences are taken out. */
  paragraphs: DraftParagraph[];
  flaws: Flaw[];
  /** Of the whole answer. */
  sentences: number;
};

/** Sentence by sentence: grounds, claims, empty phrases, and nothing that was said before. */
export function checkSection(
  { paragraphs }: Static<typeof SectionAnswer>,
  { section, notes, facts }: Material,
  grounds: Grounds,
  echoes: Echoes,
): CheckedSection {
  const said: Echoes = {
    sentences: new Set(echoes.sentences),
    shingles: new Set(echoes.shingles),
  };
  const flaws: Flaw[] = [];
  let count = 0;
  const kept = paragraphs.flatMap(({ text, fact_ids }): DraftParagraph[] => {
    const sentences = split(proseOf(text), grounds);
    count += sentences.length;
    const sound = sentences.filter((sentence) => {
      const faults = [...faultsOfLine(sentence, grounds), ...echoesIn(sentence, said)];
      if (faults.length > 0) flaws.push({ sentence, faults });
      else note(sentence, said);
      return faults.length === 0;
    });
    if (sound.length === 0) return [];
    const told = sound.join(grounds.language === 'English' ? ' ' : joint(sound));
    const paragraph = { sectionId: section.id, text: told };
    return [withSources(paragraph, fact_ids, notes, facts)];
  });
  return { paragraphs: kept, flaws, sentences: count };
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

function echoesIn(sentence: string, said: Echoes): string[] {
  if (said.sentences.has(sentence)) return ['the article has said this already'];
  const [shared] = [...shinglesOf(sentence)].filter((shingle) => said.shingles.has(shingle));
  return shared ? [`the article has said "${shared}" already`] : [];
}
