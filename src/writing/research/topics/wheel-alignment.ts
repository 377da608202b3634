import type { TopicGrammar } from './topic-grammar.ts';

export const wheelAlignment: TopicGrammar = {
  topic: 'wheel-alignment',
  family: 'ownership',
  label: 'Alignment and suspension',
  noun: 'alignment',
  headline: 'Alignment and Suspension',
  words:
    'alignment|wheel alignment|suspension|shocks|struts|steering|pulls to one side|' +
    'front end|wheel balance|ball joint|vibration|shakes|four wheel alignment',
  related: ['tires', 'brakes', 'service-visit', 'maintenance-schedule'],
  job: 'a wheel alignment',
  errand: 'get a wheel alignment',
  questions: [
    'How do I know {my} needs a wheel alignment?',
    'How often should I get an alignment?',
    'What does a wheel alignment cost near {city}?',
    'Do I need an alignment after new tires?',
    'Why does {my} pull to one side?',
    'Can a pothole knock {my} out of alignment?',
    'How long does a wheel alignment take?',
    'When do shocks and struts need to be replaced?',
    'Why does {my} shake at highway speed?',
    ['model', 'How much does an alignment cost on {the}?'],
  ],
};
