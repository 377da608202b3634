import type { TopicGrammar } from './topic-grammar.ts';

export const serviceVisit: TopicGrammar = {
  topic: 'service-visit',
  family: 'ownership',
  label: 'Service visits',
  noun: 'service visits',
  headline: 'Booking a Service Visit',
  words:
    'service appointment|service center|service department|schedule service|mechanic|' +
    'repair shop|auto repair|repair|repairs|service visit|loaner|loaner car|shuttle|' +
    'car repair|service special|service coupon|coupon|coupons|body shop|detailing|detail|' +
    'car wash|service hours',
  related: ['maintenance-schedule', 'local-store', 'parts', 'warranty', 'warning-lights'],
  job: 'a repair',
  errand: 'book a service visit',
  questions: [
    'How long does {job} take?',
    'Do I need an appointment for {job} at {store}?',
    'Can I wait at the dealership during {job}?',
    'What should I bring when I come in for {job}?',
    'Can I book {job} online?',
    'Can I get a ride or a loaner during {job}?',
    'Should {job} be done at a dealer or an independent shop?',
    'Can {job} be combined with other work on one visit?',
    'What else gets looked at during {job}?',
  ],
};
