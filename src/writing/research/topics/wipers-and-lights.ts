import type { TopicGrammar } from './topic-grammar.ts';

export const wipersAndLights: TopicGrammar = {
  topic: 'wipers-and-lights',
  family: 'ownership',
  label: 'Wipers and lights',
  noun: 'wipers',
  headline: 'Wipers, Glass and Lights',
  words:
    'wiper|wipers|wiper blades|windshield wipers|headlight|headlights|bulb|tail light|' +
    'fog light|windshield|windshield repair|chip repair|cloudy headlights|turn signal|' +
    'brake light|windshield replacement',
  related: ['parts', 'service-visit', 'winter-driving', 'safety'],
  job: 'a wiper blade replacement',
  errand: 'get new wiper blades',
  questions: [
    ['model', 'What size wiper blades does {the} use?'],
    ['model', 'How do I change a headlight bulb on {the}?'],
    'How often should I replace my wiper blades?',
    'Why do my wipers streak?',
    'How do I clear up cloudy headlights?',
    'Can a chip in my windshield be repaired?',
    'Do headlights need to be aimed after a bulb change?',
    'Are winter wiper blades worth it?',
    'Why does my turn signal blink fast?',
    'Will a cracked windshield fail a state inspection?',
  ],
};
