import type { TopicGrammar } from './topic-grammar.ts';

export const fluidsAndFilters: TopicGrammar = {
  topic: 'fluids-and-filters',
  family: 'ownership',
  label: 'Fluids and filters',
  noun: 'fluids',
  headline: 'Fluids and Filters',
  words:
    'coolant|antifreeze|transmission fluid|fluid|fluids|filter|air filter|' +
    'cabin air filter|cabin filter|engine air filter|power steering fluid|coolant flush|' +
    'transmission flush|fuel filter|differential fluid|washer fluid|def|' +
    'transmission service',
  related: ['maintenance-schedule', 'oil-change', 'brakes', 'service-visit', 'air-conditioning'],
  job: 'a fluid check',
  errand: 'have my fluids checked',
  questions: [
    ['model', 'engine', 'How often does {the} need a transmission fluid change?'],
    ['model', 'What kind of coolant does {the} take?'],
    ['model', 'Where is the cabin air filter in {the}?'],
    ['engine', 'When should transmission fluid be changed?'],
    'How often should a cabin air filter be replaced?',
    ['engine', 'What happens when an engine air filter gets dirty?'],
    'How do I check the coolant level in {my}?',
    'Is a coolant flush necessary?',
    'What does a leak under {my} tell me by its color?',
    'Can I top up coolant with water?',
    'Which fluids should I check before a long trip?',
  ],
};
