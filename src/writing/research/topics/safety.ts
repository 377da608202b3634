import type { TopicGrammar } from './topic-grammar.ts';

export const safety: TopicGrammar = {
  topic: 'safety',
  family: 'model',
  label: 'Safety and driver assistance',
  noun: 'safety',
  headline: 'Safety and Driver Assistance',
  words:
    'safety|safe|safety rating|safety ratings|crash test|airbags|iihs|nhtsa|' +
    'driver assistance|adaptive cruise control|cruise control|lane keeping|lane assist|' +
    'blind spot|blind spot monitor|automatic braking|super cruise|honda sensing|' +
    'toyota safety sense|backup camera|collision warning',
  related: ['technology', 'family', 'trims', 'winter-driving', 'comparison'],
  questions: [
    ['model', 'What safety features come standard on {the}?'],
    ['model', 'Where can I look up the crash test ratings of {the}?'],
    ['model', 'Does {the} have blind-spot monitoring?'],
    ['model', 'Is adaptive cruise control available on {the}?'],
    ['model', 'Which {model} trims add more driver assistance?'],
    ['model', 'Does {the} have automatic emergency braking?'],
    ['model', 'Is {the} a safe car for a new driver?'],
    ['general', 'Which safety features should I look for in {a}?'],
    ['general', 'How do I look up the safety rating of {a}?'],
    ['general', 'What is the difference between NHTSA and IIHS ratings?'],
    ['general', 'Do driver assistance systems need calibration after a windshield repair?'],
    ['general', 'Can I turn off lane keeping assist in {a}?'],
    ['general', 'Does a safer {vehicle} cost less to insure?'],
  ],
};
