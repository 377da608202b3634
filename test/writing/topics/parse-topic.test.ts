import { describe, expect, test } from 'bun:test';
import { parseTopic } from '../../../src/writing/topics/parse-topic.ts';

const front = `---
topic: tires
family: ownership
label: Tires and tread
noun: tires
headline: Tires and Tread
words: tire, new tires
related: brakes
---
`;

function fileWith(rest: string): string {
  return `${front}\n# Questions\n\n${rest}`;
}

describe('a topic file', () => {
  test('gives its names, questions, answers and passages', () => {
    const read = parseTopic(
      'tires.md',
      fileWith(`## What size tires does {the} use?
guide: towing, used; after
asked: model
leads: tire size
then: How long do tires last, and why?
then: Which tires fit {the}?
without: checklist, passage

- Look at the label on the door jamb.
- [country US] The federal label names it.

- Then compare the sidewall.
cite: 49 CFR 574.5

# Checklist

- Read the label.
- Note the size.

# Knowledge: tires
topics: tires, brakes
intents: fixed_ops
heading: Reading a tire

## Answer

- Check the pressure monthly.

## sidewall
when: powertrain gas|plug-in; body truck

- The sidewall tells the size.
`),
    );
    expect(read).toMatchObject({ id: 'tires', words: ['tire', 'new tires'], related: ['brakes'] });
    expect(read.questions).toEqual([
      {
        text: 'What size tires does {the} use?',
        asked: ['model'],
        leads: ['tire size'],
        following: ['How long do tires last, and why?', 'Which tires fit {the}?'],
        kind: [],
        without: ['checklist', 'passage'],
        facts: null,
        guide: ['towing', 'used'],
        guideOrder: 'after',
        form: ['model', 'What size tires does {the} use?'],
        topic: 'tires',
        answer: [
          {
            wordings: ['Look at the label on the door jamb.', 'The federal label names it.'],
            marks: [null, { country: ['US'] }],
          },
          { wordings: ['Then compare the sidewall.'], cite: '49 CFR 574.5' },
        ],
      },
    ]);
    expect(read.checklist).toEqual([{ wordings: ['Read the label.', 'Note the size.'] }]);
    expect(read.modules[0]).toMatchObject({
      id: 'tires',
      answer: { wordings: ['Check the pressure monthly.'] },
      points: [
        {
          id: 'sidewall',
          when: { powertrain: ['gasoline', 'plug_in_hybrid'], body: ['truck'] },
        },
      ],
    });
  });

  test('says which facts answer a question, and what is said after them', () => {
    const line = 'facts: coupon + service-price(wiper|blade), hours; whole';
    const [question] = parseTopic('tires.md', fileWith(`## Why?\n${line}\n`)).questions;
    expect(question?.facts).toEqual({
      ways: [
        [
          { name: 'coupon', words: '' },
          { name: 'service-price', words: 'wiper|blade' },
        ],
        [{ name: 'hours', words: '' }],
      ],
      remainder: 'whole',
    });
  });

  const mistakes: [what: string, text: string, said: string][] = [
    ['no front matter', '# Questions', 'tires.md:1: The file begins with a line of ---.'],
    ['an unknown topic', front.replace('topic: tires', 'topic: tyres'), 'tires.md:2: "tyres"'],
    [
      'a stray relation',
      front.replace('related: brakes', 'related: brakes, breaks'),
      'tires.md:8: "breaks" is neither a topic nor a theme.',
    ],
    ['a missing name', front.replace('noun: tires\n', ''), 'tires.md:1: "noun:" is missing.'],
    ['an unknown condition', fileWith('## Why?\nasked: boat\n'), 'tires.md:14: "boat" is no asked'],
    [
      'an unknown leftover',
      fileWith('## Why?\nwithout: list\n'),
      'tires.md:14: "list" is no without; expected checklist, passage.',
    ],
    ['half a sentence', fileWith('## Why?\n\n- Because\n'), 'tires.md:15: A sentence ends in a'],
    ['an unknown mark', fileWith('## Why?\n\n- [colour red] So.\n'), 'tires.md:15: "colour" is no'],
    [
      'a wrong value',
      fileWith('## Why?\n\n- [body boat] So.\n'),
      'tires.md:15: "boat" is no value',
    ],
    ['a wrong day', fileWith('## Why?\n\n- [until soon] So.\n'), 'tires.md:15: "soon" is no day'],
    ['a mark twice', fileWith('## Why?\n\n- [body suv; body van] So.\n'), '"body" stands twice'],
    [
      'an unknown fact',
      fileWith('## Why?\nfacts: moon\n'),
      'tires.md:14: "moon" is no fact answer',
    ],
    [
      'an unknown remainder',
      fileWith('## Why?\nfacts: hours; all\n'),
      'tires.md:14: "all" is no remainder',
    ],
    ['a stray line', fileWith('## Why?\n\nBecause it is so\n'), 'tires.md:15: "Because it is so"'],
    ['an unknown part', fileWith('# Answers\n'), 'tires.md:13: "Answers" is no part of a topic'],
    ['a module without answer', fileWith('# Knowledge: x\ntopics: tires\n'), '"x" has no part'],
  ];
  test.each(mistakes)('%s is told with file and line', (_what, text, said) => {
    expect(() => parseTopic('tires.md', text)).toThrow(said);
  });
});
