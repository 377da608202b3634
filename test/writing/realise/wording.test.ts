import { describe, expect, test } from 'bun:test';
import { countInWords, distance, money } from '../../../src/writing/realise/figures.ts';
import { fillTemplate, withArticle } from '../../../src/writing/realise/fill-template.ts';
import { joinWithAnd } from '../../../src/writing/realise/lists.ts';
import { messages } from '../../../src/writing/realise/messages/index.ts';
import { bannedPhraseIn } from '../../../src/writing/check/banned-phrases.ts';
import { lowered } from '../../../src/writing/voice/lowered.ts';
import { inThirdPerson } from '../../../src/writing/voice/person.ts';
import { voiceOf } from '../../../src/writing/voice/voice.ts';

describe('a template', () => {
  const slots = {
    trim: { text: 'LT', factIds: ['t'] },
    count: { text: 'one', factIds: ['c'], count: 1 },
  };

  test('takes slots, articles and agreement, and names the facts that it used', () => {
    expect(fillTemplate('{count} {count|car is|cars are} {a trim}.', slots)).toEqual({
      text: 'One car is an LT.',
      factIds: ['c', 't'],
    });
  });

  test('is passed over when a slot has no value', () => {
    expect(fillTemplate('Call {phone}.', slots)).toBeNull();
    expect(fillTemplate('Call {phone}.', { phone: null })).toBeNull();
  });

  test('leaves a name with inner capitals as it is written', () => {
    expect(fillTemplate('{m} it is.', { m: { text: 'iX', factIds: [] } })?.text).toBe('iX it is.');
  });
});

test.each([
  ['SUV', 'an SUV'],
  ['LE', 'an LE'],
  ['XLT', 'an XLT'],
  ['RAV4', 'a RAV4'],
  ['Equinox', 'an Equinox'],
  ['used truck', 'a used truck'],
  ['hybrid', 'a hybrid'],
  ['F-150', 'an F-150'],
  ['Camry', 'a Camry'],
  ['8-speed', 'an 8-speed'],
  ['2021 Ford', 'a 2021 Ford'],
  ['1996 Ford', 'a 1996 Ford'],
  ['honest price', 'an honest price'],
])('the article before "%s" is right', (word, expected) => {
  expect(withArticle(word)).toBe(expected);
});

test('figures are words up to twelve and carry thousands marks above', () => {
  expect([countInWords(12), countInWords(13), countInWords(1204)]).toEqual([
    'twelve',
    '13',
    '1,204',
  ]);
  expect(money(27_480, 'USD', 'US')).toBe('$27,480');
  expect(money(27_480, 'CAD', 'CA')).toBe('$27,480');
  expect(money(27_480, 'CAD', 'US')).toBe('CA$27,480');
  expect(money(284_900, 'SEK', 'SE')).toBe('SEK 284,900');
  expect(distance(41_200, 'km')).toBe('41,200 km');
});

test('lists end with "and"', () => {
  expect(joinWithAnd(['red'])).toBe('red');
  expect(joinWithAnd(['red', 'blue'])).toBe('red and blue');
  expect(joinWithAnd(['red', 'blue', 'white'])).toBe('red, blue and white');
});

describe('the voice', () => {
  const brand = {
    name: 'House',
    tone: 'plain',
    readingLevel: null,
    person: 'they' as const,
    wordsToUse: [],
    wordsToAvoid: ['cheap', 'hurry'],
  };

  test('speaks of the store in the third person when asked to', () => {
    expect(inThirdPerson('We have it, and our desk will call you from us.', 'Lake Motors')).toBe(
      'The people at Lake Motors have it, and their desk will call you from them.',
    );
    expect(inThirdPerson("Ask us. We'll look at our list.", 'Lake Motors')).toBe(
      'Ask Lake Motors. They will look at their list.',
    );
  });

  test('puts a plain word for one to avoid, and gives up where there is none', () => {
    const voice = voiceOf(brand, 'Lake Motors');
    expect(voice.speak('Cheap tires wear fast.')).toBe('Low-priced tires wear fast.');
    expect(voiceOf({ ...brand, wordsToAvoid: ['car'] }, 'L').speak('Cars age.')).toBe(
      'Vehicles age.',
    );
    expect(voice.speak('Do not hurry.')).toBeNull();
  });

  test('takes the capital from the front of a sentence unless it is that of a name', () => {
    expect(lowered('Ask us.', new Set())).toBe('ask us.');
    expect(lowered('Duluth is cold.', new Set(['Duluth']))).toBe('Duluth is cold.');
    expect(lowered('AWD helps.', new Set())).toBe('AWD helps.');
  });
});

/** Words that a law lays down come in one wording. */
const prescribed = new Set(['price.california']);

describe('every message', () => {
  test.each(messages.map((message) => [message.id, message] as const))(
    '"%s" has whole wordings, two unless a law lays them down, without figures or banned phrases',
    (_id, message) => {
      expect(message.wordings.length).toBeGreaterThanOrEqual(prescribed.has(message.id) ? 1 : 2);
      for (const wording of message.wordings) {
        expect(wording).toMatch(/[.?]$/);
        expect(wording.replace(/\{[^}]*\}/g, '')).not.toMatch(/\d/);
        expect(bannedPhraseIn(wording)).toBeNull();
      }
    },
  );

  test('has an id of its own', () => {
    expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
  });
});
