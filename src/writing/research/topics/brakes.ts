import type { TopicGrammar } from './topic-grammar.ts';

export const brakes: TopicGrammar = {
  topic: 'brakes',
  family: 'ownership',
  label: 'Brakes',
  noun: 'brakes',
  headline: 'Brake Service',
  words:
    'brake|brakes|brake pad|brake pads|rotor|rotors|brake fluid|brake job|brake service|' +
    'squeaky brakes|squealing|grinding|brake repair|brake inspection|calipers',
  related: [
    'tires',
    'fluids-and-filters',
    'warning-lights',
    'service-visit',
    'maintenance-schedule',
  ],
  job: 'a brake inspection',
  errand: 'have my brakes checked',
  questions: [
    ['model', 'How long do brake pads last on {the}?'],
    ['model', 'How much does a brake job cost on {the}?'],
    ['model', 'electric', 'Does {the} wear out brakes slower with regenerative braking?'],
    'How do I know when {my} needs new brake pads?',
    'Why do the brakes on {my} squeal?',
    'Is it safe to drive {a} with grinding brakes?',
    'How much does a brake job cost near {city}?',
    'Do rotors have to be replaced with the pads?',
    'How often should brake fluid be changed?',
    'Why does the steering wheel shake when I brake?',
    'What does a soft brake pedal mean?',
    'How long does it take to replace brake pads?',
    'Should I replace front and rear brake pads together?',
    'What is the difference between ceramic and semi-metallic pads?',
    'Do brakes rust when {a} sits for a week?',
  ],
};
