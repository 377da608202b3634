import type { TopicGrammar } from './topic-grammar.ts';

export const rangeAndCharging: TopicGrammar = {
  topic: 'range-and-charging',
  family: 'model',
  label: 'Range and charging',
  noun: 'charging',
  headline: 'Range, Charging and Everyday Use',
  words:
    'ev|electric|electric car|electric vehicle|range|charging|charge|charging time|' +
    'charger|battery range|home charger|level 2|fast charging|nacs|supercharger|kwh|' +
    'charging station|battery life|bev|battery electric|evs|phev|plug-in',
  related: ['hybrid', 'winter-driving', 'price', 'warranty', 'technology', 'fuel-economy'],
  errand: 'test drive an electric car',
  questions: [
    ['model', 'electric', 'How far does {the} go on a charge?'],
    ['model', 'electric', 'How long does it take to charge {the} at home?'],
    ['model', 'electric', 'What does it cost to charge {the}?'],
    ['model', 'electric', 'Which fast chargers can {the} use?'],
    ['model', 'electric', 'How much range does {the} lose in cold weather?'],
    ['model', 'electric', 'Do I need a Level 2 charger for {the}?'],
    ['model', 'electric', 'How long does the battery in {the} last?'],
    ['model', 'electric', 'Is the battery of {the} covered by a separate warranty?'],
    ['model', 'electric', 'How long does fast charging take on {the}?'],
    ['model', 'engine', 'Is there an electric version of {the}?'],
    ['general', 'How long does it take to charge an electric car at home?'],
    ['general', 'How much does home charging add to an electric bill?'],
    ['general', 'Do I need a Level 2 charger for an electric car?'],
    ['general', 'How much range do electric cars lose in winter?'],
    ['general', 'How long does an EV battery last?'],
    ['general', 'Where can I charge an electric car around {city}?'],
    ['general', 'Can I own an electric car without a home charger?'],
    ['general', 'Is it bad to fast charge an EV every day?'],
    ['general', 'What should I check on the battery of a used EV?'],
    ['general', 'Which charging plug does my EV use?'],
    ['general', 'How much range do I need in an electric car?'],
    ['general', 'Can I take an EV on a long road trip?'],
  ],
};
