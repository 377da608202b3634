import type { TopicGrammar } from './topic-grammar.ts';

export const newOrUsed: TopicGrammar = {
  topic: 'new-or-used',
  family: 'choosing',
  label: 'New or used',
  noun: 'new versus used',
  headline: 'New, Used or Certified',
  words:
    'new or used|new vs used|used vs new|used or new|used vs certified|new vs certified|' +
    'buy used|buy new',
  related: ['certified', 'price', 'warranty', 'loan-terms', 'used-inspection', 'vehicle-history'],
  questions: [
    'Should I buy {a-new} or {a-used}?',
    ['model', 'not-used', 'How much do I save by choosing {a-used}?'],
    'How fast does {a-new} lose value in the first years?',
    'Is it cheaper to insure {a-used}?',
    'Are loan rates different for {new-plural} and {used-plural}?',
    'How old is too old for {a-used}?',
    'What do I give up when I buy {a-used} instead of {a-new}?',
    'Is a low-mileage {vehicle} worth more than a newer one?',
    'Does {a-used} still have factory warranty left?',
    'When does {a-new} make more sense than {a-used}?',
  ],
};
