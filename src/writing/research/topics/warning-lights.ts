import type { TopicGrammar } from './topic-grammar.ts';

export const warningLights: TopicGrammar = {
  topic: 'warning-lights',
  family: 'ownership',
  label: 'Warning lights and diagnosis',
  noun: 'warning lights',
  headline: 'Warning Lights Explained',
  words:
    'warning light|check engine light|check engine|dashboard light|dashboard lights|' +
    'engine light|diagnostic|diagnosis|obd|abs light|airbag light|code|overheating|noise|' +
    'smoke|strange noise|traction control light|limp mode|misfire|leak',
  related: ['service-visit', 'battery', 'brakes', 'recalls', 'maintenance-schedule'],
  job: 'a diagnostic check',
  errand: 'have a warning light checked',
  questions: [
    ['model', 'engine', 'What does the check engine light mean on {the}?'],
    ['model', 'Which warning lights on {the} mean stop now?'],
    ['engine', 'Can I keep driving {my} with the check engine light on?'],
    ['engine', 'What does a flashing check engine light mean?'],
    'How much does a diagnostic check cost near {city}?',
    ['engine', 'Can a loose gas cap turn on the check engine light?'],
    'What should I do when {my} overheats?',
    'What does the ABS light mean in {my}?',
    'Why did the warning light go off by itself?',
    'Is a code reader enough to find the fault?',
    'Which dashboard lights mean I should pull over?',
    'Will {my} pass inspection with a warning light on?',
  ],
};
