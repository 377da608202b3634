import type { TopicGrammar } from './topic-grammar.ts';

export const airConditioning: TopicGrammar = {
  topic: 'air-conditioning',
  family: 'ownership',
  label: 'Air conditioning and heat',
  noun: 'air conditioning',
  headline: 'Air Conditioning and Heat',
  words:
    'ac|a/c|air conditioning|air conditioner|heater|recharge|freon|ac recharge|car ac|' +
    'blower|climate control|ac repair|heat not working|ac not working|defroster',
  related: ['fluids-and-filters', 'service-visit', 'battery', 'warning-lights'],
  job: 'an air conditioning check',
  errand: 'have my air conditioning checked',
  questions: [
    'Why is the air conditioning in {my} blowing warm air?',
    'How much does an AC recharge cost near {city}?',
    'How often does car air conditioning need a recharge?',
    'Why does {my} smell musty when the AC is on?',
    'Can I drive {my} with a broken AC compressor?',
    'Why does the heater in {my} blow cold air?',
    ['engine', 'Does running the AC use more gas?'],
    'How long does an AC repair take?',
    'Can I recharge the AC in {my} myself?',
    'How do I stop my windows from fogging up?',
  ],
};
