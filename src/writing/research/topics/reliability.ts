import type { TopicGrammar } from './topic-grammar.ts';

export const reliability: TopicGrammar = {
  topic: 'reliability',
  family: 'model',
  label: 'Reliability and upkeep',
  noun: 'reliability',
  headline: 'Reliability and Upkeep',
  words:
    'reliability|reliable|problems|common problems|longevity|how long do they last|' +
    'high mileage|dependable|years to avoid|complaints|durable',
  related: [
    'warranty',
    'maintenance-schedule',
    'recalls',
    'vehicle-history',
    'model-years',
    'service-contract',
  ],
  questions: [
    ['model', 'How many miles does {the} last?'],
    ['model', 'What problems should I look for on {a-used}?'],
    ['model', 'What does it cost to maintain {the}?'],
    ['model', 'Are there open recalls on {the}?'],
    ['model', 'How many miles are too many on {a-used}?'],
    ['model', 'Which repairs are common as {the} ages?'],
    ['model', 'How does {the} hold up past 100,000 miles?'],
    ['general', 'How do I judge the reliability of {a}?'],
    ['general', 'How many miles are too many on {a-used}?'],
    ['general', 'Is age or mileage more important on {a-used}?'],
    ['general', 'Which maintenance keeps {a} running past 100,000 miles?'],
    ['general', 'Where can I read owner complaints about {a}?'],
  ],
};
