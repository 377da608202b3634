import { describe, expect, test } from 'bun:test';
import { sentencesOf } from '../../src/writing/knowledge/sentences-of.ts';

describe('sentencesOf', () => {
  test('a blank line ends a sentence and every line that ends in a stop is a wording', () => {
    const sentences = sentencesOf(`
      Check the oil.
      Look at the oil level.

      Park on level ground.
      Level ground comes first.
    `);
    expect(sentences).toEqual([
      { wordings: ['Check the oil.', 'Look at the oil level.'] },
      { wordings: ['Park on level ground.', 'Level ground comes first.'] },
    ]);
  });

  test('a wording may run over several lines and is joined with single spaces', () => {
    const [sentence] = sentencesOf(`
      Read the label on the door jamb
        before you load the car.
      The door label comes first.
    `);
    expect(sentence?.wordings[0]).toBe('Read the label on the door jamb before you load the car.');
  });

  test('a line in square brackets is the source of the sentence above it', () => {
    const sentences = sentencesOf(`
      Estimates name the EPA.
      The EPA is named with an estimate.
      [16 CFR 259.4]

      Nothing is cited here.
      This has no source.
    `);
    expect(sentences.map((sentence) => sentence.cite)).toEqual(['16 CFR 259.4', undefined]);
  });

  test('a wording without a stop is refused', () => {
    expect(() => sentencesOf('A whole one.\nHalf a sentence')).toThrow('Half a sentence');
  });
});
