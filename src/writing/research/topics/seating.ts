import type { TopicGrammar } from './topic-grammar.ts';

export const seating: TopicGrammar = {
  topic: 'seating',
  family: 'model',
  label: 'Seating and comfort',
  noun: 'seating',
  headline: 'Seats, Room and Comfort',
  words:
    'seat|seats|seating|third row|3rd row|third-row|3-row|three row|legroom|7 seater|' +
    '8 seater|7-passenger|8-passenger|passenger|comfort|heated seats|car seat|car seats|' +
    'captain chairs|crew cab|extended cab|cab',
  related: ['family', 'cargo', 'trims', 'technology', 'comparison'],
  questions: [
    ['model', 'How many people does {the} seat?'],
    ['model', 'suv', 'Does {the} have a third row?'],
    ['model', 'Can an adult sit comfortably in the back of {the}?'],
    ['model', 'family-size', 'How many car seats fit across the back of {the}?'],
    ['model', 'Which {model} trims have heated or ventilated seats?'],
    ['model', 'Is {the} comfortable on a long trip?'],
    ['model', 'Can tall drivers get comfortable in {the}?'],
    ['model', 'truck', 'Which cab styles does {the} offer?'],
    ['model', 'Is rear legroom in {the} better than in the {rival}?'],
    ['general', 'roomy', 'Is the third row in {a} big enough for adults?'],
    ['general', 'How do I check whether three car seats fit in {a}?'],
    ['general', 'roomy', "Are captain's chairs or a bench more useful in {a}?"],
    ['general', 'truck', 'Crew cab or extended cab: which one suits {a} with kids?'],
    ['general', 'How do I check the seat comfort of {a} on a short drive?'],
    ['general', 'Is {a} easy to get in and out of for older passengers?'],
  ],
};
