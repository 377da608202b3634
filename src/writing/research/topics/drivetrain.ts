import type { TopicGrammar } from './topic-grammar.ts';

export const drivetrain: TopicGrammar = {
  topic: 'drivetrain',
  family: 'model',
  label: 'Drivetrain and traction',
  noun: 'drivetrains',
  headline: 'Drivetrain and All-Wheel Drive',
  words:
    'awd|4wd|all wheel drive|all-wheel drive|four wheel drive|four-wheel drive|fwd|rwd|' +
    'front wheel drive|front-wheel drive|rear wheel drive|drivetrain|traction|2wd|x-drive|' +
    'xdrive|quattro|4matic',
  related: ['winter-driving', 'fuel-economy', 'towing', 'off-road', 'winter-tires', 'price'],
  errand: 'test drive {a} with all-wheel drive',
  questions: [
    ['model', 'not-truck', 'Does {the} come with all-wheel drive?'],
    ['model', 'not-truck', 'Is AWD worth it on {the}?'],
    ['model', 'not-truck', 'How does AWD work on {the}?'],
    ['model', 'not-truck', 'engine', 'Does {the} lose fuel economy with AWD?'],
    ['model', 'What is the difference between the {drive1} and {drive2} {model}?'],
    ['model', 'stocked', 'Which {model} trims in stock have {drive2}?'],
    ['model', 'truck', 'Does {the} need 4WD for winter around {city}?'],
    ['model', 'truck', 'When should I use four-wheel drive in {the}?'],
    ['model', 'not-truck', 'Does an all-wheel-drive {model} cost more to maintain?'],
    ['model', 'not-truck', 'Can I drive {the} with one worn tire if it has AWD?'],
    ['general', 'not-truck', 'Do I need AWD on {a} in {city}?'],
    ['general', 'What is the difference between AWD and 4WD on {a}?'],
    ['general', 'engine', 'Does all-wheel drive on {a} use more fuel?'],
    ['general', 'not-truck', 'Is front-wheel drive enough on {a} for snow?'],
    ['general', 'How do I tell whether {a} has AWD before I see it?'],
    ['general', 'Does AWD wear out tires faster on {a}?'],
  ],
};
