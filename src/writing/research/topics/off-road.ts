import type { TopicGrammar } from './topic-grammar.ts';

export const offRoad: TopicGrammar = {
  topic: 'off-road',
  family: 'model',
  label: 'Off-road driving',
  noun: 'off-road driving',
  headline: 'Off-Road Ability',
  words:
    'off road|off-road|offroad|trail|overlanding|ground clearance|lift kit|skid plate|' +
    'rock crawling|trailhawk|trd|at4|z71|mud|locking differential|clearance',
  related: ['drivetrain', 'tires', 'trims', 'towing', 'winter-driving'],
  questions: [
    ['model', 'tall', 'How much ground clearance does {the} have?'],
    ['model', 'tall', 'Is {the} good off road?'],
    ['model', 'tall', 'Which {model} trim is meant for off-road driving?'],
    ['model', 'tall', 'Does {the} have skid plates?'],
    ['model', 'tall', 'Can I fit all-terrain tires on {the}?'],
    ['model', 'tall', 'Will a lift kit affect the warranty on {the}?'],
    ['general', 'tall', 'What makes {a} capable off road?'],
    ['general', 'How much ground clearance do I need for forest roads?'],
    ['general', 'Do I need 4WD or is AWD enough off road?'],
    ['general', 'tall', 'Are all-terrain tires noisy on {a}?'],
    ['general', 'tall', 'What should I check on {a-used} that was driven off road?'],
    ['general', 'tall', 'Does a lift kit affect the warranty on {a}?'],
  ],
};
