import type { TopicGrammar } from './topic-grammar.ts';

export const technology: TopicGrammar = {
  topic: 'technology',
  family: 'model',
  label: 'Technology and connectivity',
  noun: 'technology',
  headline: 'Technology and Connectivity',
  words:
    'technology|tech|carplay|apple carplay|android auto|infotainment|screen|navigation|' +
    'bluetooth|wifi|sound system|remote start|app|usb|head-up display|wireless charging|' +
    'software update|touchscreen|gps|key fob|keyless|subscription',
  related: ['trims', 'safety', 'seating', 'model-years', 'price'],
  questions: [
    ['model', 'Does {the} have Apple CarPlay and Android Auto?'],
    ['model', 'Is remote start available on {the}?'],
    ['model', 'How big is the screen in {the}?'],
    ['model', 'Does {the} have wireless phone charging?'],
    ['model', 'Which features of {the} need a subscription?'],
    ['model', 'How do I pair my phone with {the}?'],
    ['model', 'Which {model} trim has the better sound system?'],
    ['model', 'Can {the} update its software at home?'],
    ['general', 'Which tech features are worth paying for in {a}?'],
    ['general', 'Can I add Apple CarPlay to {my}?'],
    ['general', 'How do I erase my data from {my} before I sell it?'],
    ['general', 'Do connected services cost extra after the trial in {a}?'],
    ['general', 'How do I set up remote start from my phone?'],
    ['general', 'What do I do when the key fob of {my} stops working?'],
  ],
};
