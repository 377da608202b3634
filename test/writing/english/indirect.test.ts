import { describe, expect, test } from 'bun:test';
import { indirect } from '../../../src/writing/english/indirect.ts';
import { asNounPhrase } from '../../../src/writing/english/noun-phrase.ts';
import { statementHeading } from '../../../src/writing/plan/statement-heading.ts';
import { library } from '../../../src/writing/topics/library.ts';

describe('a question as a clause', () => {
  test.each([
    [
      'Is interest on a truck loan tax deductible?',
      'whether interest on a truck loan is tax deductible',
    ],
    [
      'Is the Equinox smaller than the Traverse?',
      'whether the Equinox is smaller than the Traverse',
    ],
    [
      'Is a car with more than 90,000 miles worth it?',
      'whether a car with more than 90,000 miles is worth it',
    ],
    ['What is my trade worth?', 'what your trade is worth'],
    [
      'What is the range of the Ford F-150 Lightning?',
      'what the range of the Ford F-150 Lightning is',
    ],
    ['How long does a hybrid battery last?', 'how long a hybrid battery lasts'],
    ['How long does an oil change take?', 'how long an oil change takes'],
    ['What does a warranty not cover?', 'what a warranty does not cover'],
    [
      'What does powertrain warranty cover and not cover?',
      'what powertrain warranty covers and does not cover',
    ],
    ['Do I need snow tires?', 'whether you need snow tires'],
    ['How do I check the oil in my car?', 'how to check the oil in your car'],
    ['When should transmission fluid be changed?', 'when transmission fluid should be changed'],
    ['What is the difference between AWD and 4WD?', 'how AWD and 4WD differ'],
    ['What is gap insurance?', 'what gap insurance is'],
    ['Is front-wheel drive enough for snow?', 'whether front-wheel drive is enough for snow'],
    ['Why is my AC not cold?', 'why your AC is not cold'],
    ['Why is my shifter stuck in park?', 'why your shifter is stuck in park'],
    ['Why is my truck idling rough?', 'why your truck is idling rough'],
    [
      'Why is the air conditioning in my car blowing warm air?',
      'why the air conditioning in your car is blowing warm air',
    ],
    ['Why is my battery dead after sitting?', 'why your battery is dead after sitting'],
    ['Is leasing a hybrid a good idea?', 'whether leasing a hybrid is a good idea'],
    ['Why is my car overheating?', 'why your car is overheating'],
    ['How much to replace a wiper motor?', 'how much it costs to replace a wiper motor'],
    ['Which years are best?', 'which years are best'],
    ['When was the Camry last redesigned?', 'when the Camry was last redesigned'],
    ['How is sales tax worked out on a car?', 'how sales tax is worked out on a car'],
    [
      'What should an older driver try on a test drive?',
      'what an older driver should try on a test drive',
    ],
    ['How much are dealer fees?', 'how much dealer fees are'],
    ['How much is sales tax on a car?', 'how much sales tax is on a car'],
    ['How much can a Tacoma tow?', 'how much a Tacoma can tow'],
    [
      "What can I do if I'm upside down on a loan?",
      "what you can do if you're upside down on a loan",
    ],
    ['Does undercoating prevent rust on a car?', 'whether undercoating prevents rust on a car'],
    [
      'Which Equinox trims can be had with all-wheel drive?',
      'which Equinox trims can be had with all-wheel drive',
    ],
    ['Why was I denied a car loan?', 'why you were denied a car loan'],
    ['What is covered by the warranty?', 'what is covered by the warranty'],
    [
      'How big is the Camry next to others in its class?',
      'how big the Camry is next to others in its class',
    ],
    ['What happens if I skip an oil change?', 'what happens if you skip an oil change'],
  ])('"%s" is "%s"', (question, clause) => {
    expect(indirect(question)).toBe(clause);
  });

  test.each([
    'V6 or V8: which truck engine is better?',
    "Isn't it too late to sell?",
    'Do you offer loaners to your customers?',
    'Why did the warning light go off by itself?',
    'What is a money factor and how do I turn it into a rate?',
    'What are lease deals on a new truck really worth?',
    'How much of a review of a used truck should I trust?',
  ])('"%s" is left alone', (question) => {
    expect(indirect(question)).toBeNull();
  });

  test('keeps every word of the question but helpers and persons, whatever is asked', () => {
    const persons = /^(I|I'm|I've|my|me|mine|myself|you|your|yours|yourself)$/;
    const helpers =
      /^(do|does|have|is|are|was|can|should|will|to|whether|how|the|difference|between|differ)$/;
    for (const { text } of library().files.flatMap(({ questions }) => questions)) {
      const question = text.replace(/\{[^}]*\}/g, 'trucks');
      const told = indirect(question);
      if (told === null || /^How |difference|time (of|to)/.test(question)) continue;
      const words = question
        .slice(0, -1)
        .split(/\s+/)
        .filter((word) => !persons.test(word));
      const missing = words.slice(1).filter((word) => {
        return !helpers.test(word) && !told.includes(word.replace(/y$|e?s?$/, ''));
      });
      expect({ question, missing }).toEqual({ question, missing: [] });
    }
  });
});

test('a heading states what asks how or when, and asks what asks yes or no', () => {
  expect(statementHeading('How much does a set of snow tires cost?')).toBe(
    'What a set of snow tires costs',
  );
  expect(statementHeading('Can I rotate tires myself?')).toBe('Can I rotate tires myself?');
  expect(statementHeading('What are the signs of a bad AC compressor?')).toBe(
    'Signs of a bad AC compressor',
  );
});

test.each([
  ['oil change coupon', 'an oil change coupon'],
  ['snow tires', 'snow tires'],
  ['car loan with bad credit', 'a car loan with bad credit'],
  ['best 3 row SUV', 'the best 3 row SUV'],
  ['sell my car', 'sell your car'],
])('"%s" in running text is "%s"', (words, phrase) => {
  expect(asNounPhrase(words)).toBe(phrase);
});
