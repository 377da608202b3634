import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { nearestFirst, nearnessIn, onPart } from '../../../src/writing/plan/nearest-first.ts';
import { statementHeading } from '../../../src/writing/plan/statement-heading.ts';
import { mainTopicOf } from '../../../src/writing/plan/asked.ts';
import { followersOf, library } from '../../../src/writing/topics/library.ts';
import type { Topic } from '../../../src/writing/topic.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

/** All questions of a topic, as they could be asked. */
function askedOf(topic: Topic) {
  const file = library().files.find(({ id }) => id === topic);
  return (file?.questions ?? []).map(({ text }, index) => {
    return { id: `q${index}`, question: text, form: text, topic, clusterLabel: null };
  });
}

describe('a keyword that asks for a part of its topic', () => {
  test.each([
    ['cabin air filter', /filter/i],
    ['how often should brake fluid be flushed', /fluid|flush/i],
    ['headlight restoration', /headlight|lens/i],
  ])('"%s" has the questions on that part first', (keyword, part) => {
    const brief = researchedBrief(keyword);
    const topic = mainTopicOf(brief);
    const nearness = nearnessIn(brief, topic);
    const asked = askedOf(topic);
    const [first] = nearestFirst(asked, nearness);
    expect(nearness).not.toBeNull();
    expect(first?.question).toMatch(part);
    const order = nearestFirst(asked, nearness).map((one) => nearness?.(one) ?? 0);
    expect(order).toEqual(order.toSorted((one, two) => two - one));
  });

  test.each(['cabin air filter', 'headlight restoration', 'slow leak in a tire'])(
    'a page of questions on "%s" goes on as the editor of that part has it',
    async (keyword) => {
      const brief = researchedBrief(keyword, { articleType: 'qa', contentLength: 900 });
      const head = askedSubjectOf(brief)?.head?.form ?? '';
      const known = [...brief.questions, ...(brief.related ?? [])];
      const { outline } = await writeArticleFor(brief);
      const asked = outline.sections.flatMap(({ heading }) => {
        const one = known.find(({ question, form }) => question === heading && form !== head);
        return one?.form ?? [];
      });
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(asked).toEqual(followersOf(head).filter((form) => asked.includes(form)));
    },
  );

  test('an article goes on in the order of its editor', async () => {
    const brief = researchedBrief('tire rotation cost', { contentLength: 1200 });
    const { markdown } = await writeArticleFor(brief);
    const places = followersOf('How much does tire rotation or balancing cost?').map((form) =>
      Math.max(markdown.indexOf(`# ${form}`), markdown.indexOf(`# ${statementHeading(form)}`)),
    );
    // The first of them, since an article ends before it is a list of questions.
    const told = places.filter((place) => place > 0);
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told).toEqual(places.slice(0, told.length));
    expect(told).toEqual(told.toSorted((one, two) => one - two));
  });

  test('the topic itself leaves the questions as they are', () => {
    const brief = researchedBrief('brake repair');
    const asked = askedOf('brakes');
    expect(nearestFirst(asked, nearnessIn(brief, 'brakes'))).toEqual(asked);
  });
});

test('the reader is "I" in every heading, however the keyword was typed', async () => {
  for (const keyword of ['when should i replace my struts', 'can i tow a boat with my suv']) {
    const brief = researchedBrief(keyword);
    expect(askedSubjectOf(brief)?.label).not.toMatch(/(?<![^ ])i(?![^ ])/);
    const { outline } = await writeArticleFor(brief);
    for (const { heading } of outline.sections) expect(heading).not.toMatch(/(?<![^ ])i(?![^ ])/);
  }
});

test('an i4 keeps its small letter', () => {
  expect(askedSubjectOf(researchedBrief('bmw i4 lease'))?.label).toBe('BMW i4 lease');
});

test('what an article says of its subject itself speaks of the asked part', () => {
  const fluids = library().modules.filter(({ topics }) => topics[0] === 'fluids-and-filters');
  const points = fluids.flatMap(({ points: all }) => all);
  const ofPart = points.filter(onPart(researchedBrief('cabin air filter'), 'fluids-and-filters'));
  expect(ofPart.length).toBeLessThan(points.length);
  for (const { sentences } of ofPart) {
    expect(sentences[0]?.wordings.join(' ')).toMatch(/filter|cabin|air/i);
  }
  const whole = points.filter(onPart(researchedBrief('fluid service'), 'fluids-and-filters'));
  expect(whole).toEqual(points);
});
