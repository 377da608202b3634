import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { contrast, mix, readable } from '../../src/media/cards/draw/color.ts';
import { cleanText, printedShare } from '../../src/media/cards/draw/clean-text.ts';
import { printable } from '../../src/media/cards/draw/fonts.ts';
import { fitText } from '../../src/media/cards/layout/fit-text.ts';
import { themeOf } from '../../src/media/cards/layout/theme.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

describe('text that fonts can print', () => {
  test('loses emoji, boxes and what is invisible, and keeps accents', () => {
    expect(cleanText('🚗 Big 🎉 sale ❄️ now!')).toBe('Big sale now!');
    expect(cleanText('1️⃣ Equinox™ — 日本 Łódź Đà Nẵng')).toBe('1 Equinox™ — Łódź Đà Nẵng');
    expect(cleanText('E\u0301quipe\u0301\u200B\u00AD')).toBe('Équipé');
    expect(cleanText('line\none\t two')).toBe('line one two');
    expect(cleanText('41\u202F750\u00A0$')).toBe('41\u00A0750\u00A0$');
    expect(cleanText('👨‍👩‍👧‍👦🇺🇸')).toBe('');
    expect(cleanText('Stock (日本) here')).toBe('Stock here');
  });

  test('is printable throughout, whatever it was, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const clean = cleanText(text);
        for (const char of clean) expect(printable().has(char.codePointAt(0) ?? 0)).toBe(true);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/ {2}|^ | $/);
      }),
    );
  });

  test('says how much of it is lost', () => {
    expect(printedShare('Winter')).toBe(1);
    expect(printedShare('日本語')).toBe(0);
    expect(printedShare('!?')).toBe(1);
  });
});

describe('fitted text', () => {
  const request = fc.record({
    text: fc
      .array(fc.string({ unit: fc.constantFrom(...'abcdefgMW-ÉŁ'), minLength: 1, maxLength: 24 }), {
        minLength: 1,
        maxLength: 14,
      })
      .map((words) => words.join(' ')),
    face: fc.constantFrom('display' as const, 'plain' as const),
    width: fc.integer({ min: 120, max: 1000 }),
    maxSize: fc.integer({ min: 40, max: 120 }),
    minSize: fc.integer({ min: 12, max: 38 }),
    maxLines: fc.integer({ min: 1, max: 6 }),
    maxHeight: fc.option(fc.integer({ min: 60, max: 500 }), { nil: undefined }),
    fewerLines: fc.constantFrom(undefined, 0.74),
  });

  test('keeps to its width, height and lines, and loses nothing unless it says so', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { lines, size, height, isCut } = await fitText(asked);
        expect(lines.length).toBeLessThanOrEqual(asked.maxLines);
        for (const { width } of lines) expect(width).toBeLessThanOrEqual(asked.width + 0.01);
        if (asked.maxHeight) expect(height).toBeLessThanOrEqual(asked.maxHeight + 1);
        expect(size).toBeLessThanOrEqual(asked.maxSize);
        const told = lines.map(({ text }) => text).join(' ');
        const bare = (text: string): string => text.replaceAll(' ', '');
        if (!isCut) expect(bare(told)).toBe(bare(asked.text));
        else expect(told).toEndWith('…');
      }),
      { numRuns: 200 },
    );
  });

  test('is as large as it may be, and its lines are even', async () => {
    const asked = { face: 'display', width: 900, maxSize: 90, minSize: 20, maxLines: 3 } as const;
    const short = await fitText({ ...asked, text: 'Kia K5' });
    expect([short.size, short.lines.length]).toEqual([90, 1]);
    const title = '¿Qué preguntan los conductores de Lincoln sobre la nieve?';
    const { lines } = await fitText({ ...asked, text: title });
    const widths = lines.map(({ width }) => width);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
  });
});

describe('the colours of any brand', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => {
    return `#${value.toString(16).padStart(6, '0')}`;
  });

  test('can be read on each other', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const theme = themeOf(brand);
        expect(contrast(theme.onBrand, theme.brand)).toBeGreaterThanOrEqual(4.5);
        for (const ground of theme.stageColors) {
          for (const text of [theme.brandText, theme.ink, theme.muted]) {
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
        const nights = [theme.night.from, theme.night.to, theme.nightRing];
        nights.push(mix(theme.night.from, theme.night.to, 0.5));
        for (const ground of nights) {
          for (const text of [theme.onNight, theme.nightMuted, theme.nightAccent]) {
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('go no farther from the brand than they must', () => {
    expect(readable('#0f4c81', ['#ffffff'])).toBe('#0f4c81');
    expect(contrast(readable('#f2b705', ['#ffffff']), '#ffffff')).toBeLessThan(6);
  });

  test('of a store that has said none, or no colour, are our own', () => {
    expect(themeOf('red').brand).toBe(themeOf(null).brand);
  });
});
