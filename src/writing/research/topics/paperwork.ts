import type { TopicGrammar } from './topic-grammar.ts';

export const paperwork: TopicGrammar = {
  topic: 'paperwork',
  family: 'money',
  label: 'Paperwork and registration',
  noun: 'paperwork',
  headline: 'Paperwork, Title and Registration',
  words:
    'paperwork|title|title transfer|registration|register|dmv|license plate|plates|' +
    'documents|bill of sale|temporary tag|buying process|what do i need to buy a car|' +
    'insurance card|buy online|online purchase|delivery|home delivery|power of attorney',
  related: ['out-the-door-price', 'loan-terms', 'trade-in', 'vehicle-history', 'local-store'],
  questions: [
    'Which documents do I need to buy {a}?',
    'How long does it take to get the title of {a}?',
    'Do I need insurance before I drive {a} home?',
    'How do I register {a} in {state}?',
    'Can I keep my license plates when I trade in {my}?',
    'How much of the paperwork can I do online?',
    'What papers do I get when I buy {a}?',
    'Can I buy {a} in {city} and register it in another state?',
    'How long does it take to buy {a} at a dealership?',
  ],
};
