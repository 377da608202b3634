import type { TopicGrammar } from './topic-grammar.ts';

export const serviceContract: TopicGrammar = {
  topic: 'service-contract',
  family: 'money',
  label: 'Service contracts and protection',
  noun: 'service contracts',
  headline: 'Service Contracts and Protection Plans',
  words:
    'extended warranty|service contract|protection plan|gap|gap insurance|' +
    'vehicle service contract|prepaid maintenance|maintenance plan|extended coverage|' +
    'tire and wheel protection',
  related: ['warranty', 'reliability', 'loan-terms', 'maintenance-schedule', 'budget'],
  questions: [
    'Is an extended warranty worth it on {a}?',
    'What is the difference between a warranty and a service contract?',
    'What does gap coverage do?',
    'Can I cancel a service contract on {my}?',
    'What should I read before I sign a service contract for {a}?',
    'Is prepaid maintenance worth it on {a}?',
    'Can I buy a service contract for {a-used}?',
    'Does a service contract transfer when I sell {my}?',
    'Which repairs does a service contract leave out?',
  ],
};
