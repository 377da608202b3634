export type ReviewTheme = {
  id: string;
  /** "waiting for service": what the reviews are about. */
  subject: string;
  words: RegExp;
  /** What to write when it is a complaint, and when it is praise. */
  answer: string;
  praise: string;
};

/** What customers of dealers write about, by the words that they use for it. */
export const reviewThemes: readonly ReviewTheme[] = [
  {
    id: 'service-wait',
    subject: 'waiting for service',
    words: /\b(wait(ed|ing)?|took (forever|all day|hours)|appointment|on time)\b/i,
    answer: 'what to expect at a service appointment',
    praise: 'how a quick service visit works',
  },
  {
    id: 'price-and-fees',
    subject: 'prices and fees',
    words: /\b(hidden fees?|fees?|markup|overpriced|bait|fair price|upfront|no haggl\w+)\b/i,
    answer: 'out the door price and dealer fees explained',
    praise: 'how we price our cars',
  },
  {
    id: 'trade-in',
    subject: 'trade-in offers',
    words: /\b(trade[- ]?ins?|my trade|appraisal|low ?ball\w*)\b/i,
    answer: 'how a trade-in is valued',
    praise: 'how to trade in a car',
  },
  {
    id: 'financing',
    subject: 'financing and paperwork',
    words: /\b(financ\w+|paperwork|loan|credit|interest rate|f&i)\b/i,
    answer: 'what to bring to finance a car',
    praise: 'financing a car step by step',
  },
  {
    id: 'communication',
    subject: 'calls and messages',
    words:
      /\b(call(ed)? (me )?back|never called|no (call|response|reply)|communicat\w+|respons\w+)\b/i,
    answer: 'how to reach a dealership and what happens next',
    praise: 'buying a car online and by phone',
  },
  {
    id: 'repair-quality',
    subject: 'repairs',
    words: /\b(repair(ed|s)?|fixed|fix it|diagnos\w+|still (broken|leaking|making))\b/i,
    answer: 'how a repair is diagnosed and quoted',
    praise: 'what our technicians check',
  },
  {
    id: 'car-condition',
    subject: 'the condition of used cars',
    words: /\b(dirty|scratch(es|ed)?|smell\w*|not as described|check engine|spotless|clean car)\b/i,
    answer: 'how used cars are inspected before sale',
    praise: 'how used cars are prepared for sale',
  },
  {
    id: 'test-drive',
    subject: 'test drives',
    words: /\b(test[- ]dr(ive|ove|iving))\b/i,
    answer: 'how to get the most out of a test drive',
    praise: 'what to look for on a test drive',
  },
];
