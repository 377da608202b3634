import type { Theme } from './theme.ts';

export const taxCredit: Theme = {
  id: 'tax-credit',
  label: 'Electric car incentives',
  noun: 'electric car incentives',
  headline: 'Electric Car Tax Credits and What Is Left',
  words:
    'tax credit|ev tax credit|electric vehicle tax credit|clean vehicle credit|' +
    'federal tax credit|ev credit|ev credits|ev rebate|ev rebates|ev incentive|' +
    'ev incentives|electric car rebate|7500 tax credit|$7500 tax credit|tax credits|$7500|' +
    '30d|25e',
  related: [
    'range-and-charging',
    'price',
    'out-the-door-price',
    'lease-terms',
    'hybrid',
    'trade-in',
  ],
  errand: 'test drive an electric car',
  questions: {
    'out-the-door-price': [
      'Is there still a federal tax credit for electric cars?',
      'When did the federal EV tax credit end?',
      'Does {state} have its own rebate for electric cars?',
      'What is the difference between a tax credit and a manufacturer rebate?',
    ],
    paperwork: [
      'Can I still claim the credit on an EV I bought before October 2025?',
      'Which papers show when I acquired my electric car?',
      'Who should I ask about tax rules for an EV purchase?',
    ],
    'range-and-charging': [
      'Do utilities around {city} help pay for a home charger?',
      'How do charging costs compare with gas when there is no credit?',
    ],
    'lease-terms': ['Did the end of the federal credit change EV leases?'],
    price: [
      'How do electric car prices compare without a tax credit?',
      'Is a used electric car a better value now that the credit is gone?',
      'Which electric car discounts come from the maker and not the government?',
    ],
    hybrid: ['Is a hybrid a better deal than an EV without a tax credit?'],
  },
};
