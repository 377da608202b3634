import type { TopicGrammar } from './topic-grammar.ts';

export const usedInspection: TopicGrammar = {
  topic: 'used-inspection',
  family: 'choosing',
  label: 'Checking a used vehicle',
  noun: 'used-car checks',
  headline: 'What to Check Before You Buy Used',
  words:
    'used car inspection|pre-purchase inspection|inspection|what to check|' +
    'check before buying|used car checklist|mechanic inspection|ppi|checklist',
  related: ['vehicle-history', 'certified', 'reliability', 'test-drive', 'warranty', 'new-or-used'],
  questions: [
    'How do I buy {a-used}?',
    'What should I check before buying {a-used}?',
    'Can I have my own mechanic inspect {a-used}?',
    'How do I spot hidden damage on {a-used}?',
    'How do I check the frame of {a-used} for rust?',
    'What does a used-vehicle inspection at {store} cover?',
    'How can I tell whether {a-used} was in a flood?',
    'Which noises on a test drive are a warning sign in {a-used}?',
    'How much tread should the tires on {a-used} have?',
    'Should I worry about paint that does not match on {a-used}?',
    'Which questions should I ask the seller of {a-used}?',
    'What should I look for under the hood of {a-used}?',
    ['truck', 'How do I check the bed and frame of {a-used} for wear?'],
  ],
};
