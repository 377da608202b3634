import type { TopicGrammar } from './topic-grammar.ts';

export const warranty: TopicGrammar = {
  topic: 'warranty',
  family: 'money',
  label: 'Warranty coverage',
  noun: 'warranty',
  headline: 'Warranty Coverage',
  words:
    'warranty|warranties|powertrain warranty|bumper to bumper|factory warranty|coverage|' +
    'covered|limited warranty|lemon law|battery warranty',
  related: ['service-contract', 'certified', 'reliability', 'maintenance-schedule', 'recalls'],
  questions: [
    ['model', 'What warranty does {the} come with?'],
    ['model', 'Is the factory warranty on {the} transferable?'],
    ['model', 'How do I check how much warranty is left on {the}?'],
    'What does a powertrain warranty cover on {a}?',
    'How do I check how much warranty is left on {a-used}?',
    'Does skipping maintenance void the warranty on {a}?',
    'Do I have to service {my} at a dealer to keep the warranty?',
    'What is not covered by a bumper-to-bumper warranty?',
    'Can I use aftermarket parts without losing my warranty?',
    ['not-used', 'When does the warranty on {a-new} start?'],
    'What should I do if a warranty claim is turned down?',
  ],
};
