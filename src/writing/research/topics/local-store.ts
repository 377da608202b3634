import type { TopicGrammar } from './topic-grammar.ts';

export const localStore: TopicGrammar = {
  topic: 'local-store',
  family: 'place',
  label: 'Visiting the store',
  noun: 'visiting the store',
  headline: 'Where to Go and What to Expect',
  words:
    'dealer|dealership|dealers|dealerships|car dealer|hours|directions|phone number|' +
    'open sunday|location|car lot|address|used car dealer',
  related: ['test-drive', 'trade-in', 'service-visit', 'availability', 'paperwork', 'loan-terms'],
  errand: 'shop for {a}',
  questions: [
    'Where can I {errand} near {city}?',
    'What is a good day of the week to {errand}?',
    'Can I {errand} on a Saturday in {city}?',
    'How do I choose a place to {errand} in {city}?',
    'What should I ask {store} before I {errand}?',
    'How far ahead should I call {store} to {errand}?',
    'Is it worth driving from another town to {errand} in {city}?',
    'Can I arrange online to {errand} at {store}?',
  ],
};
