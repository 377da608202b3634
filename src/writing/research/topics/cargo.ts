import type { TopicGrammar } from './topic-grammar.ts';

export const cargo: TopicGrammar = {
  topic: 'cargo',
  family: 'model',
  label: 'Cargo and storage',
  noun: 'cargo space',
  headline: 'Cargo Space and Storage',
  words:
    'cargo|cargo space|trunk|trunk space|storage|bed|bed length|bed size|truck bed|' +
    'cargo capacity|dimensions|size|luggage|roof rack|interior space',
  related: ['seating', 'family', 'towing', 'comparison', 'trims'],
  questions: [
    ['model', 'not-truck', 'How much cargo space does {the} have?'],
    ['model', 'not-truck', 'Do the rear seats fold flat in {the}?'],
    ['model', 'family-size', 'Will a stroller and groceries fit in {the}?'],
    ['model', 'suv', 'Can I add a roof rack to {the}?'],
    ['model', 'not-truck', 'Does {the} have more cargo room than the {rival}?'],
    ['model', 'truck', 'How long is the bed of {the}?'],
    ['model', 'truck', 'Which bed lengths does {the} come in?'],
    ['model', 'truck', 'Can I carry plywood flat in {the}?'],
    ['model', 'suv', 'Is there hidden storage under the floor of {the}?'],
    ['model', 'suv', 'How wide is the cargo opening of {the}?'],
    ['model', 'truck', 'Is there a tonneau cover that fits {the}?'],
    ['general', 'How do I compare cargo space between {plural}?'],
    ['general', 'truck', 'Which bed length should I choose on {a}?'],
    ['general', 'truck', 'Do I need a bed liner in {a}?'],
    ['general', 'not-truck', 'How much cargo room does a family of four need in {a}?'],
    ['general', 'How do I carry bikes on {a}?'],
  ],
};
