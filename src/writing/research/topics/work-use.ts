import type { TopicGrammar } from './topic-grammar.ts';

export const workUse: TopicGrammar = {
  topic: 'work-use',
  family: 'choosing',
  label: 'Work and business use',
  noun: 'work use',
  headline: 'Work and Business Use',
  words:
    'work truck|business|fleet|commercial|contractor|upfit|section 179|work van|cargo van|' +
    'construction|tradesman',
  related: ['towing', 'cargo', 'loan-terms', 'maintenance-schedule', 'price'],
  errand: 'look at work vehicles',
  questions: [
    ['model', 'Is {the} a good work {vehicle}?'],
    ['model', 'Which {model} trim is meant for work?'],
    ['model', 'truck', 'Can I add a tool box or ladder rack to {the}?'],
    ['general', 'What should a small business look for in {a}?'],
    ['general', 'Can I buy or lease {a} in the name of my business?'],
    ['general', 'tall', 'Which upfits can a dealer arrange for {a}?'],
    ['general', 'Are there tax rules for business use of {a}?'],
    ['general', 'How do I choose between a work truck and a cargo van?'],
    ['general', 'How often does {a} in daily work use need service?'],
  ],
};
