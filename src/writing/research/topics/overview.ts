import type { TopicGrammar } from './topic-grammar.ts';

export const overview: TopicGrammar = {
  topic: 'overview',
  family: 'model',
  label: 'What to look for',
  noun: 'what to look for',
  headline: 'What to Know Before You Buy',
  words:
    'review|reviews|spec|overview|specification|features|feature|standard features|guide|' +
    'buying guide|pros and cons|worth it|worth buying|good car|information',
  related: ['trims', 'price', 'comparison', 'test-drive', 'technology', 'safety'],
  questions: [
    'What should I know before buying {a}?',
    ['model', 'What comes standard on {the}?'],
    ['model', 'What do owners like and dislike about {the}?'],
    ['model', 'Who is {the} a good fit for?'],
    ['model', 'How big is {the} next to other {bodies} in its class?'],
    ['model', 'Does {the} ride quietly on the highway?'],
    ['model', 'Will {the} fit in a standard garage?'],
    ['model', 'How long can I expect to keep {the}?'],
    ['model', 'What changes as {the} gets older?'],
    ['general', 'Which features should I look for in {a}?'],
    ['general', 'How do I choose between {plural} that look alike on paper?'],
    ['general', 'What do first-time buyers overlook when shopping for {plural}?'],
    ['general', 'How do I make a short list of {plural} to see in person?'],
    ['general', 'How much of a review of {a} should I trust?'],
  ],
};
