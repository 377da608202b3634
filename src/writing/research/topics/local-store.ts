import type { TopicGrammar } from './topic-grammar.ts';

export const localStore: TopicGrammar = {
  topic: 'local-store',
  family: 'place',
  label: 'Visiting the store',
  noun: 'store visits',
  headline: 'Where to Go and What to Expect',
  words:
    'dealer|dealership|dealers|dealerships|car dealer|hours|directions|phone number|' +
    'open sunday|location|car lot|address|used car dealer',
  related: ['test-drive', 'trade-in', 'service-visit', 'availability', 'paperwork', 'loan-terms'],
  errand: 'shop for {a}',
  questions: [
    'Where can I {errand} near {city}?',
    'Can I {errand} without an appointment in {city}?',
    'How do I book a time to {errand} at {store}?',
    'What should I ask {store} before I {errand}?',
    'Can I {errand} on a Saturday in {city}?',
    'How do I choose a place to {errand} in {city}?',
    'How far ahead should I call {store} to {errand}?',
  ],
};
