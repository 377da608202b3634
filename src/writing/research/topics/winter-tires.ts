import type { TopicGrammar } from './topic-grammar.ts';

export const winterTires: TopicGrammar = {
  topic: 'winter-tires',
  family: 'ownership',
  label: 'Winter tires',
  noun: 'winter tires',
  headline: 'Winter Tires',
  words:
    'snow tire|snow tires|winter tire|winter tires|studded tires|studded|tire chains|' +
    'snow chains|all weather tires|all-weather tires|winter wheels|blizzak|' +
    'tire changeover|3pmsf|snow tyres',
  related: [
    'winter-driving',
    'tires',
    'wheel-alignment',
    'battery',
    'service-visit',
    'local-store',
  ],
  job: 'a winter tire changeover',
  errand: 'buy winter tires',
  questions: [
    ['model', 'What size winter tires fit {the}?'],
    ['model', 'not-truck', 'Does {the} need winter tires with all-wheel drive?'],
    ['model', 'Can I fit smaller wheels on {the} for winter?'],
    'When should I put snow tires on {my}?',
    'When should snow tires come off in spring?',
    'Are snow tires worth it in {city}?',
    'What is the difference between snow tires and all-season tires?',
    'Do I need four snow tires or only two?',
    'Do I still need snow tires with all-wheel drive?',
    'How many winters do snow tires last?',
    'How much does a set of snow tires cost?',
    'Should I buy separate wheels for my winter tires?',
    'Can I drive on snow tires all year?',
    'How should I store snow tires over the summer?',
    'Are studded tires legal in {state}?',
    'What does the mountain snowflake symbol on a tire mean?',
    'Are all-weather tires a fair substitute for winter tires?',
    'How much tread do winter tires need to work?',
  ],
};
