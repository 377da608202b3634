import type { TopicGrammar } from './topic-grammar.ts';

export const engine: TopicGrammar = {
  topic: 'engine',
  family: 'model',
  label: 'Engine and performance',
  noun: 'engines',
  headline: 'Engine and Performance',
  words:
    'engine|engines|horsepower|hp|torque|turbo|v6|v8|hemi|ecoboost|cylinder|4-cylinder|' +
    'performance|acceleration|0-60|transmission|diesel|motor|cvt|manual transmission|' +
    'stick shift|fast',
  related: ['drivetrain', 'fuel-economy', 'towing', 'maintenance-schedule', 'test-drive'],
  questions: [
    ['model', 'engine', 'Which engine is in {the}?'],
    ['model', 'How much horsepower does {the} have?'],
    ['model', 'gas', 'Does {the} need premium gas?'],
    ['model', 'engine', 'What kind of transmission does {the} use?'],
    ['model', 'Is there enough power in {the} for merging and passing?'],
    ['model', 'engine', 'Is {the} offered with a turbocharged engine?'],
    ['model', 'How quick is {the} from a stop?'],
    ['model', 'electric', 'What motors are available in {the}?'],
    ['general', 'engine', 'Is a turbocharged engine a good idea in {a}?'],
    ['general', 'engine', 'How many cylinders do I need in {a}?'],
    ['general', 'truck', 'Do I need a V8 in {a} or is a V6 enough?'],
    ['general', 'engine', 'When does a diesel engine make sense in {a}?'],
    ['general', 'What is the difference between horsepower and torque when I shop for {a}?'],
    ['general', 'engine', 'Is a CVT a problem in {a}?'],
  ],
};
