import type { TopicGrammar } from './topic-grammar.ts';

export const fuelEconomy: TopicGrammar = {
  topic: 'fuel-economy',
  family: 'model',
  label: 'Fuel economy and running costs',
  noun: 'fuel economy',
  headline: 'Fuel Economy and Running Costs',
  words:
    'mpg|gas mileage|fuel economy|fuel efficient|fuel efficiency|gas|fuel|fuel mileage|' +
    'miles per gallon|fuel cost|good on gas|tank size',
  related: ['hybrid', 'engine', 'commuting', 'drivetrain', 'price'],
  questions: [
    ['model', 'engine', 'What gas mileage does {the} get?'],
    ['model', 'engine', 'How far can {the} go on a full tank?'],
    ['model', 'engine', 'Is {the} better on gas than the {rival}?'],
    ['model', 'gas', 'Does {the} take regular gas?'],
    ['model', 'engine', 'How much will I spend on gas with {the}?'],
    ['model', 'engine', 'How does the {drive2} {model} compare with the {drive1} version on fuel?'],
    ['model', 'What does it cost to run {the} for a year?'],
    ['model', 'engine', 'Does an eco mode save fuel in {the}?'],
    ['general', 'engine', 'How do I compare fuel costs between {plural}?'],
    ['general', 'engine', 'What gas mileage can I expect from {a}?'],
    ['general', 'engine', 'Why does real-world mpg differ from the window sticker on {a}?'],
    ['general', 'gas', 'Does using premium gas improve mileage in {a}?'],
    ['general', 'engine', 'What can I do to get better gas mileage from {my}?'],
    ['general', 'engine', 'Do tires and tire pressure change the gas mileage of {a}?'],
  ],
};
