import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { fixtureBrief } from '../../support/brief.ts';

function headOf(keyword: string) {
  return askedSubjectOf(fixtureBrief({ articleId: keyword, keyword }))?.head ?? null;
}

/** What a driver hears, smells or reads off the dash, as it is typed. */
describe('a symptom opens with what it means', () => {
  test.each([
    // Whether it is safe to drive with it is whether one can.
    ['is it safe to drive with a bad alternator', 'Can I drive with a bad alternator?'],
    ['is it safe to drive with a bad tie rod', 'Can I drive with a bad ball joint or tie rod?'],
    // What is dangerous is not answered with a yes to whether it is safe.
    ['is it safe to drive with a bulge in tire', 'Can I drive with a bulge in a tire?'],
    ['child locked in car', 'What should I do if a child or pet is locked in a car?'],
    // When it happens need not be spoken of.
    ['transmission shudder at 40 mph', 'What are the symptoms of a bad torque converter?'],
    ['why is my steering wheel hard to turn', 'What makes a steering wheel hard to turn or noisy?'],
    ['acura mdx transmission judder', 'What are the signs of transmission trouble?'],
    ['gas smell inside car', 'Why does it smell like gas inside my car?'],
    ['engine light flashing', 'What does a flashing check engine light mean?'],
    [
      'check engine light blinking but drives fine',
      'What does a flashing check engine light mean?',
    ],
    ['abs light flashing', 'What does a flashing ABS light mean?'],
    ['airbag light blinking', 'What does a flashing airbag light mean?'],
    ['brake light flashing on dash', 'What does a flashing brake light on the dash mean?'],
    ['oil light flickering', 'Why does the oil light come on at idle?'],
    // Two words typed as one are no town.
    ['def fluid for truck that tows alot', 'How often do I need to refill diesel exhaust fluid?'],
    ['battery warning light', 'What should I do when the battery light comes on?'],
    ['white smoke on startup', 'Why is there white smoke from my exhaust on startup?'],
    // The battery of an electric car is the one that drives it, unless 12 volts are named.
    ['ioniq 5 battery warranty', 'Is the battery of {the} covered by a separate warranty?'],
    ['chevy bolt battery', 'How long does the battery in {the} last?'],
    ['model y 12v battery', 'How long does the 12-volt battery in {the} last?'],
    // A part that is known comes before any part.
    ['cost to replace tie rod', 'How much does it cost to replace a tie rod or ball joint?'],
    [
      'clock spring replacement cost',
      'How much does a car horn, wiper motor or clock spring cost to replace?',
    ],
    ['seat motor replacement cost', 'How much does it cost to replace a car part?'],
  ])('%p', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ form, covers: true });
  });
});

describe('a trouble code', () => {
  test.each([
    ['p0299 turbo underboost', 'What does code P0299 mean?'],
    ['malibu reduced engine power p2135', 'What do codes P0121 to P0123, P2101 and P2135 mean?'],
    // One that no question names is a code, beside a make too, and not a place.
    ['p1345', 'What does an engine trouble code mean?'],
    ['u1113 honda', 'What does an engine trouble code mean?'],
  ])('%p', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ form, covers: true });
  });
});
