import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const leaseTerms: KnowledgeModule = {
  id: 'lease-terms',
  topics: ['lease-terms'],
  intents: ['variable', 'general'],
  headings: ['Lease terms in plain words', 'How to read a lease', 'What the words in a lease mean'],
  answer: {
    wordings: [
      'A lease payment comes from the agreed price, the value expected at the end, the rent ' +
        'charge and the miles you choose.',
      'Read four things first in a lease: the capitalized cost, the residual value, the ' +
        'mileage limit and the charges at the end.',
      'Bargain over the price of the car as if you were buying it, because that price ' +
        'drives the lease.',
      'Before you lease the {model}, ask for the agreed price, the residual, the rent ' +
        'charge and the mileage limit in writing.',
    ],
  },
  points: [
    {
      id: 'cap-cost',
      sentences: sentencesOf(`
        Capitalized cost is the lease word for the price of the car.
        The price at the heart of a lease is called the capitalized cost.
        In a lease, the agreed value of the car goes by the name of capitalized cost.

        It can be discussed just like a purchase price, and added items raise it.
        You can talk about that figure just as a cash buyer would.
        Accessories, service plans and fees may be rolled into it, so ask for a list.

        Anything that lowers it, such as a trade or cash, is a capitalized cost reduction.
        A trade-in or cash at the start reduces the amount that the lease is built on.
        Money put in up front brings the payment down, although it may be lost if the car is totaled
          early.
      `),
    },
    {
      id: 'residual',
      sentences: sentencesOf(`
        Residual value is what the leasing company expects the car to be worth at the end.
        The lease names a value for the car at the end of the term, the residual.
        Lessors set a figure for the car's later worth, and they call it the residual.

        A higher residual means that you pay for less depreciation.
        The gap between price and residual is what you use up.
        Cars that hold their value well tend to lease well for that reason.

        The figure also tends to be the base of the price if you want to keep the car.
        If there is a purchase option, that value usually sets the price.
        Ask if the contract lets you buy the car and at what price.
      `),
    },
    {
      id: 'rent-charge',
      sentences: sentencesOf(`
        The rent charge is what the leasing company earns for its money.
        A lease has a rent charge in place of interest.
        Besides depreciation, you pay for the money tied up in the car, which a lease calls rent
          charge.

        It may be worked out with a small decimal number that stands for the cost of money.
        Some quotes show that cost as a tiny decimal, so ask what it means and who set it.
        The contract states the total rent charge, which makes two leases easy to compare.

        Your credit history plays a part in the rent charge, as it does in a loan.
        A stronger credit record usually brings a smaller charge for the same vehicle.
        Ask whether the charge you are quoted depends on your credit tier.
      `),
    },
    {
      id: 'miles',
      sentences: sentencesOf(`
        Choose the mileage allowance according to the miles you really drive.
        Set the miles from your own odometer and not from good intentions.
        Look at the distance you covered last year before you choose an allowance.

        Buying more miles at the start is often cheaper than paying for them at the end.
        Extra miles agreed up front tend to cost less than a charge for going over.
        If in doubt, price the next step up in miles before you sign.

        Unused miles are rarely refunded, so do not choose an allowance that is far too large.
        Miles that you pay for and never drive usually bring nothing back.
        Ask if any refund is given for additional miles that you never use.
      `),
    },
    {
      id: 'due-at-start',
      sentences: sentencesOf(`
        Ask for the total amount that is due when you sign the lease.
        A lease has costs on the first day, and you should see all of them in advance.
        Find out exactly what you would have to bring to the signing.

        It may include the first payment, fees, taxes, registration and money toward the price.
        First payment, acquisition fee, title, plates and tax can all be part of it.
        Some of these are fees and some reduce the lease, so have them split.

        The lease papers must show that total in one place.
        Federal rules have the lease form itemize the amount due.
        You will find the amount broken down in the disclosure box at the top of the form.
        [12 CFR 1013.4]
      `),
    },
    {
      id: 'end-of-lease',
      sentences: sentencesOf(`
        Know how the lease ends before you let it begin.
        The end of the lease deserves a careful look at the beginning.
        Read the pages about the return first, since that is where surprises wait.

        You may return the car, buy it if the contract allows, or start over with another.
        Return, purchase and a new lease are the usual choices.
        Ask about the disposition fee, the inspection and any notice you have to give.

        Have the car inspected ahead of the return date so that you can fix things on your own
          terms.
        An early inspection shows what would be charged and gives you time for repairs of your own.
        Bring back both keys, the manuals, the floor mats and the charge cable if there is one.
      `),
    },
    {
      id: 'wear-standard',
      sentences: sentencesOf(`
        Ask for the wear guide of the leasing company before you sign.
        What counts as normal wear is set out in writing, and you may ask to see it.
        Leasing companies publish a standard for wear and use, often with pictures.

        The guide shows which scratches, dents and tire wear are accepted.
        Such guides use coin-size or card-size gauges for marks on the body.
        Small marks pass, while cracked glass, burns and bald tires do not.

        Keep photos from the day you pick up the car and the day you hand it in.
        Pictures with dates protect both sides.
        Take photos of each side and the interior on both days.
      `),
    },
  ],
};
