import type { TopicGrammar } from './topic-grammar.ts';

export const parts: TopicGrammar = {
  topic: 'parts',
  family: 'ownership',
  label: 'Parts and accessories',
  noun: 'parts',
  headline: 'Parts and Accessories',
  words:
    'part|parts|oem|oem parts|accessories|accessory|aftermarket|floor mats|genuine parts|' +
    'parts department|replacement parts|tonneau cover|bed liner|running boards|roof rack|' +
    'spark plugs|fuse',
  related: ['service-visit', 'maintenance-schedule', 'tires', 'recalls'],
  errand: 'order parts',
  questions: [
    ['model', 'Which accessories fit {the}?'],
    ['model', 'Where can I buy original parts for {the} in {city}?'],
    ['model', 'Do all-weather floor mats come with {the}?'],
    'What is the difference between OEM and aftermarket parts?',
    'Can I order parts for {my} online and pick them up?',
    'Do aftermarket parts affect my warranty?',
    'How do I find the right part number for {my}?',
    'Can accessories be added to a car loan?',
    'Are genuine parts worth the extra cost?',
    'Can a dealer install parts that I bring in?',
    'How long does it take to get a part that is not in stock?',
  ],
};
