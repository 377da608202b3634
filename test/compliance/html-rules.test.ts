import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { type Color, colorOf, contrastOf } from '../../src/domain/compliance/rules/html/colors.ts';

const bare = bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04');

function rulesOf(text: string, format: 'html' | 'markdown' | 'text' = 'html'): string[] {
  return checkText(text, format, bare).issues.map(({ rule }) => rule);
}

describe('the contrast of two colors', () => {
  test('is that of the examples in WCAG', () => {
    const ratio = (one: string, other: string): string => {
      return contrastOf(colorOf(one) ?? [0, 0, 0], colorOf(other) ?? [0, 0, 0]).toFixed(2);
    };
    expect(ratio('#000', 'white')).toBe('21.00');
    expect(ratio('#777777', '#fff')).toBe('4.48');
    expect(ratio('rgb(118, 118, 118)', '#FFFFFF')).toBe('4.54');
    expect(ratio('red', 'rgba(255,255,255,1)')).toBe('4.00');
    expect(colorOf('rgba(0,0,0,.5)')).toBeNull();
    expect(colorOf('var(--ink)')).toBeNull();
  });

  test('is the same both ways, and between 1 and 21', () => {
    const part = fc.integer({ min: 0, max: 255 });
    const color = fc.tuple(part, part, part);
    fc.assert(
      fc.property(color, color, (one: Color, other: Color) => {
        const ratio = contrastOf(one, other);
        expect(ratio).toBe(contrastOf(other, one));
        expect(ratio >= 1 && ratio <= 21.001).toBe(true);
      }),
    );
  });
});

describe('fine print', () => {
  const claim = '<p>Own it for $299 per month.</p>';
  const terms = '60 months, 4.9% APR with approved credit, $2,000 down.';

  test('is what a reader does not get to see, or hardly', () => {
    for (const hidden of [
      `<p style="display: none">${terms}</p>`,
      `<div style="visibility:hidden"><p>${terms}</p></div>`,
      `<p hidden>${terms}</p>`,
      `<details><summary>More</summary>${terms}</details>`,
      `<div class="collapse">${terms}</div>`,
      `<span class="tooltip">${terms}</span>`,
      `<p><small>${terms}</small></p>`,
      `<div style="font-size: 8px">${terms}</div>`,
      `<div style="font-size:50%"><p style="font-size:1.1em">${terms}</p></div>`,
    ]) {
      expect([hidden, ...rulesOf(claim + hidden)]).toEqual([hidden, 'H-FINE-PRINT']);
    }
  });

  test('is not what stands open, in letters of ten points or more', () => {
    for (const open of [
      `<p>${terms}</p>`,
      `<details open><summary>More</summary>${terms}</details>`,
      `<div class="collapse show">${terms}</div>`,
      `<p style="font-size: 14px">${terms}</p>`,
      `<p>${terms}</p><small>${terms}</small>`,
    ]) {
      expect([open, ...rulesOf(claim + open)]).toEqual([open]);
    }
  });

  test('says which disclosure is hidden, and where it is owed', () => {
    const hidden = '<small>4.9% APR with approved credit.</small>';
    const page = `<p>Come in.</p>${claim}<p>60 months, $2,000 down.</p>${hidden}`;
    const [issue] = checkText(page, 'html', bare).issues;
    expect([issue?.rule, issue?.location]).toEqual(['H-FINE-PRINT', 'paragraph 2']);
    expect(issue?.message).toContain('Not found: the annual percentage rate (APR).');
  });
});

describe('rules on mark-up', () => {
  test('find nothing on a sound page', () => {
    const page =
      '<h1>Trucks</h1><p style="color:#222;background:#fff">Tow more.</p>' +
      '<figure><img src="/t.jpg" alt="A truck by the lake"><figcaption>Ours</figcaption></figure>' +
      '<table><caption>Trims</caption>' +
      '<tr><th scope="col">Trim</th><th scope="col">Seats</th></tr>' +
      '<tr><td>LX</td><td>5</td></tr></table><h2>Next</h2><p><a href="/used">Used trucks</a></p>';
    expect(rulesOf(page)).toEqual([]);
  });

  test('name the place by counting, so that a person finds it', () => {
    const page = '<img src="a.jpg" alt="Lot"><p>Hello</p><img src="b.jpg"><h2>A</h2><h4>B</h4>';
    const issues = checkText(page, 'html', bare).issues;
    expect(issues.map(({ rule, location }) => [rule, location])).toEqual([
      ['H-ALT', 'image 2'],
      ['H-HEADING', 'heading 2'],
    ]);
  });

  test('an asterisk finds its footnote wherever that stands', () => {
    for (const text of [
      'From $299* a week.\n\n* Plus tax.',
      'From $299* a week. *Plus tax.',
      'From $299† a week.\n\n† Plus tax.',
    ]) {
      expect([text, ...rulesOf(text, 'text')]).not.toContain('H-ASTERISK');
    }
    expect(rulesOf('Five stars* for us.\n\n†Plus tax.', 'text')).toContain('H-ASTERISK');
  });

  test('stop at fifty places, however broken a page is', () => {
    expect(rulesOf('<img src="a.jpg">'.repeat(500))).toHaveLength(50);
  });
});
