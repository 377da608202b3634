import type { TopicGrammar } from './topic-grammar.ts';

export const winterDriving: TopicGrammar = {
  topic: 'winter-driving',
  family: 'ownership',
  label: 'Driving in snow and ice',
  noun: 'winter driving',
  headline: 'Driving in Snow and Ice',
  words:
    'winter|snow|ice|icy|cold weather|winter driving|snow driving|driving in snow|cold|' +
    'snowy|freezing|block heater|winter ready|winterize',
  related: ['winter-tires', 'drivetrain', 'battery', 'tires', 'wipers-and-lights'],
  errand: 'get a winter check',
  questions: [
    ['model', 'How does {the} handle in snow?'],
    ['model', 'Does {the} have a snow mode?'],
    ['model', 'Which tires should I put on {the} for winter?'],
    ['model', 'Does {the} offer heated seats for cold mornings?'],
    'How do I get {my} ready for winter?',
    'What should I keep in {my} during winter?',
    ['engine', 'How long should I warm up {my} in cold weather?'],
    ['general', 'What makes {a} good in snow?'],
    ['general', 'Is AWD enough in snow without winter tires?'],
    'How do I brake safely on ice in {a}?',
    'How do I protect {my} from road salt?',
  ],
};
