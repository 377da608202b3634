import type { Theme } from './theme.ts';

export const discountPrograms: Theme = {
  id: 'discount-programs',
  label: 'Discount programs',
  noun: 'discount programs',
  headline: 'Discount Programs and Who Qualifies',
  words:
    'military|military discount|veteran|first responder|teacher|nurse|employee pricing|' +
    'costco|supplier discount|loyalty|loyalty discount|conquest|senior discount|' +
    'college grad discount|discount program|discounts',
  related: ['out-the-door-price', 'price', 'loan-terms', 'trade-in', 'paperwork', 'sales-event'],
  questions: {
    'out-the-door-price': [
      'Who qualifies for a military discount on {a-new}?',
      'Do makers give discounts to teachers or nurses?',
      'Can a discount program be combined with a rebate?',
      'What is a loyalty offer when I buy the same make again?',
    ],
    paperwork: ['What proof do I need for a military discount?', 'Can my spouse use my discount?'],
    price: [
      'Do discount programs apply to used vehicles?',
      'Does a discount come off MSRP or the selling price?',
    ],
    'lease-terms': ['Can I use a discount program on a lease?'],
    'loan-terms': ['Does a discount change the rate I can get?'],
    'sales-event': [
      'Are discounts larger at the end of the year?',
      'How do I find out when a discount program ends?',
    ],
    'trade-in': ['Can I use a discount and a trade-in together?'],
    'local-store': ['Which discount programs does {store} take part in?'],
  },
};
