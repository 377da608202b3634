import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const leaseOrBuyLivingAnswers: DirectAnswers = {
  'How many miles can I drive a leased {vehicle} each year?': sentencesOf(`
    As many as your lease contract allows; the yearly limit is chosen at signing and printed in the
      agreement.
    The contract sets the number, and most leasing companies offer a few yearly limits to choose
      from.
    Your allowance is whatever you agree on at the start, so it differs from one lease to the next.

    Work out your own yearly miles from old service receipts before you pick a limit.
    Extra miles bought at the start usually cost less than the charge for each mile over the limit
      at the end.
    Choose a limit a little above what you drive now, because miles over it are charged one by one
      at return.
  `),
  'What happens at the end of a lease compared with a loan?': sentencesOf(`
    At the end of a lease you return the car, buy it or lease again; at the end of a loan you own
      it.
    A loan ends with a title in your name, while a lease ends with an inspection and a choice.
    The last loan payment makes the car yours, and the last lease payment means handing it back or
      buying it.

    Expect a check of miles and wear on the lease, and sometimes a fee for turning the vehicle in.
    Lease returns bring a wear inspection and a mileage count, so read those pages some months
      ahead.
    For the lease, ask early about the inspection, the turn-in fee and the buyout price.
  `),
  'Can I lease {a} and buy it later?': sentencesOf(`
    Yes, most leases include an option to buy the car at the end for a price set in the contract.
    In most cases you can: look for the purchase option, which names the price or how it is figured.
    Usually you may, because lease agreements commonly give the driver the right to buy at the end.

    Compare the purchase price in the lease with what similar vehicles sell for, and ask about fees
      and tax.
    Before you use the option, check the market value, the purchase fee and the tax your state adds.
    A loan can pay for the buyout, so talk to lenders some weeks before the lease on the {model}
      runs out.
  `),
  'Who pays for maintenance on a leased {vehicle}?': sentencesOf(`
    The driver does, in most leases: oil changes, tires, brakes and other upkeep are yours to pay
      for.
    You pay for routine care unless the lease or a maintenance plan says otherwise.
    Upkeep is normally paid by the person who drives, while defects fall under the factory warranty.

    Follow the schedule in the owner's manual and keep the receipts, because the lessor may ask for
      them.
    Save every invoice, since missed service can be billed as excess wear when the car goes back.
    Keep a folder of receipts for the {model}; at return it shows that the schedule was followed.
  `),
  'Is leasing a good idea if I drive a lot?': sentencesOf(`
    Usually not, because each mile above the lease limit is charged when the car goes back.
    Heavy drivers are often better off buying, since an owner pays no charge for extra miles.
    It works only if you lease with a high mileage limit from the start, and that raises the
      payment.

    Ask for a quote at your true yearly mileage and set it beside a loan on the same car.
    Before you decide, add up your real miles for a year and have the lease priced at that figure.
    Have {store} price the lease with the miles you drive, not with the limit in an advertisement.
  `),
  'Can I end a lease early the way I can pay off a loan?': sentencesOf(`
    You can end it, but not as simply, since the charge for an early end can be large.
    Ending a lease early is possible and often costly, while a loan can be settled by selling the
      car.
    Not in the same way: a lease has its own formula for an early end, which may leave a sizable
      bill.

    Read the early termination page first, then ask about a transfer to another driver or an early
      buyout.
    Compare three ways out: the termination charge, a lease transfer where allowed, and buying the
      car to sell it.
    The leasing company can give a payoff in writing, which you can hold against what dealers offer
      for the car.
  `),
  'Can I put wheels or a hitch on a leased {vehicle}?': sentencesOf(`
    Only if the lease allows it, so ask the leasing company before anything is bolted on.
    Changes that can be undone may be allowed, while cutting, drilling or wiring often breaks the
      contract.
    Many leases let you add parts that come off again, but the car must go back as it was delivered.

    Get permission in writing and keep the original wheels and parts for the return.
    Store the factory parts, because missing ones may be charged when the vehicle is inspected.
    Put the removed parts in a safe place, together with a written consent from the lessor.
  `),
};
