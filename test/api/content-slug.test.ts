import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { slugFrom } from '../../src/domain/content/publication/slug.ts';

test.each([
  ['When to Put Snow Tires On', 'when-to-put-snow-tires-on'],
  ["What's new: the 2026 F-150 & its rivals", 'whats-new-the-2026-f-150-and-its-rivals'],
  ['  CR-V+  ', 'cr-v-plus'],
  ['Über Škoda', 'uber-skoda'],
  ['!!!', ''],
  [
    'How to choose the best of all the winter tires for the roads of Lancaster County',
    'how-choose-best-all-winter-tires-roads-lancaster-county',
  ],
])('%p becomes %p', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a slug has only lower-case letters, digits and single hyphens, and at most 60', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const slug = slugFrom(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});
