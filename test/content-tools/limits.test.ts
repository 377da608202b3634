import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parseTweet } from 'twitter-text';
import { fitWords } from '../../src/domain/content-tools/text/fit-words.ts';
import { pixelWidth } from '../../src/domain/content-tools/text/pixel-width.ts';
import { linksIn } from '../../src/domain/content-tools/text/links-in.ts';
import { weightedLength } from '../../src/domain/content-tools/text/weighted-length.ts';

describe('the weighted length of a post on X', () => {
  const plain = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => {
    // Dots and at-signs may make a link, which is given to us and found by them.
    return !/[./:@]/.test(text.normalize('NFKC'));
  });

  test('is that of the reference implementation for any text without links', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(weightedLength(text)).toBe(parseTweet(text).weightedLength);
      }),
    );
  });

  test('counts any link as 23', () => {
    const path = fc.stringMatching(/^[a-z0-9]{1,40}$/);
    fc.assert(
      fc.property(path, (name) => {
        const link = `https://lakesidemotors.example.com/${name}`;
        const text = `Winter tires ${link} are in 🚗`;
        expect(weightedLength(text, [link])).toBe(parseTweet(text).weightedLength);
      }),
    );
  });

  test('counts an address that a sentence names as one', () => {
    for (const name of ['nhtsa.gov/recalls', 'dmv.ca.gov', 'forecourt.example.com/a']) {
      const text = `Type the VIN into ${name} first.`;
      expect(weightedLength(text, linksIn(text))).toBe(parseTweet(text).weightedLength);
    }
  });

  test.each([
    ['Winter tires', 12],
    ['冬のタイヤ', 10],
    ['👨‍👩‍👧‍👦', 2],
    ['🇺🇸 ok', 5],
    ['é', 1],
    ['“quoted” — twice', 16],
  ])('%s weighs %i', (text, weight) => {
    expect(weightedLength(text)).toBe(weight);
    expect(parseTweet(text).weightedLength).toBe(weight);
  });
});

describe('the width of a line in Arial', () => {
  test.each([
    ['', 20, 0],
    ['iiiii', 20, 22],
    ['WWWWW', 20, 94],
    ['Ford F-150', 20, 99],
    ['冬', 20, 20],
  ])('"%s" at %i px is %i px wide', (text, fontPx, width) => {
    expect(pixelWidth(text, fontPx)).toBe(width);
  });

  test('an accent takes no room of its own', () => {
    expect(pixelWidth('Citroën', 20)).toBe(pixelWidth('Citroen', 20));
  });

  test('grows with the text and with the size', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        expect(pixelWidth(one + two, 1000)).toBeGreaterThanOrEqual(pixelWidth(one, 1000));
        expect(pixelWidth(one, 20)).toBeLessThanOrEqual(pixelWidth(one, 40));
      }),
    );
  });
});

test('a text that is cut ends with a whole word that can end it', () => {
  const fits = (most: number) => (text: string) => text.length <= most;
  expect(fitWords('Used trucks under $30,000 and what to know', fits(30))).toBe(
    'Used trucks under $30,000',
  );
  expect(fitWords('Winter tires: what drivers ask', fits(20))).toBe('Winter tires');
  expect(fitWords('Short', fits(30))).toBe('Short');
});
