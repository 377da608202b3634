import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const serviceContractAnswers: DirectAnswers = {
  'Is an extended warranty worth it on {a}?': sentencesOf(`
    It is worth it if you keep the car past the factory coverage and a large repair would strain
      your budget.
    For some owners: those who stay long, drive far or could not easily pay for a major repair.
    That depends on price, exclusions and how long you keep the car; many owners never use what they
      paid for.

    Compare the full price and deductible with the repairs you could pay for from your own reserve.
    Check when the factory warranty on the {model} ends, and pay only for years beyond that date.
    Read the exclusions first, and remember that you can usually decide later and elsewhere.
  `),
  'What is the difference between a warranty and a service contract?': sentencesOf(`
    A warranty comes with the car at no added charge, and a service contract is bought separately.
    The maker's warranty is part of the price; a service contract is an extra agreement with its own
      cost.
    You get the one with the vehicle and buy the other, which pays for listed repairs under its own
      rules.
    [15 USC 2301]

    Ask who stands behind the contract, what it leaves out and when its coverage begins.
    Check whether the two overlap in time, because you would pay twice for those years.
    A contract can be declined, so read its exclusions and price before you agree.
  `),
  'What does gap coverage do?': sentencesOf(`
    It pays the difference if your car is totaled or stolen while you owe more than it is worth.
    Gap coverage deals with the part of a loan or lease that the insurer's payout leaves open.
    When a crash ends the car before the loan ends, gap pays the balance above the car's value.

    Overdue payments and other items may be left out, so read what the policy counts.
    It matters most in the early years of a long loan, and your own insurer may sell it too.
    Compare the store's price with your insurer's, and drop it once you owe less than the car is
      worth.
  `),
  'Can I cancel a service contract on {my}?': sentencesOf(`
    Most contracts can be canceled, with a refund that shrinks as time and miles go by.
    Usually yes: look for the cancellation page, which explains the steps, the refund and any fee.
    In most cases you can, and many contracts allow a full refund for a short time at the start.

    Write to the administrator, note the odometer reading and keep a copy of what you send.
    If the contract was financed, the refund often goes to the lender and lowers your balance.
    Ask {store} for the form, and find out if the money goes to you or to the lender.
  `),
  'What should I read before I sign a service contract for {a}?': sentencesOf(`
    Read the exclusions, the deductible, the start date, the claim steps and the cancellation page.
    Begin with what is not covered, then see who approves repairs and which shops may do them.
    Look for five things: exclusions, deductible, upkeep you must prove, choice of shop and refund
      rules.

    Find out who pays claims, since the maker, an insurer or an outside company may stand behind it.
    Ask for a blank copy to read at home before you decide.
    Take the full contract home, not the brochure, because only the contract counts in a claim.
  `),
  'Is prepaid maintenance worth it on {a}?': sentencesOf(`
    Only if the plan costs less than the same visits paid one by one, and you would make all of
      them.
    Work it out: list the visits it covers, price each at the service desk and compare the sums.
    It can be, for drivers who follow the schedule at one shop and get a lower total price.

    Check first what the maker already includes, where the plan may be used and what is paid back if
      you sell.
    See whether it covers the miles you drive and if another shop could do the work.
    Ask {store} for the list of covered visits on the {model}, with the price of each one.
  `),
  'Can I buy a service contract for {a-used}?': sentencesOf(`
    Yes, contracts are sold for many used vehicles, with limits on age and mileage.
    Often you can, but older cars and high readings narrow the choice and raise the price.
    Most younger used cars qualify for some plan, depending on the miles and on the provider.

    Have the car inspected first, because faults that exist before the contract are not covered.
    Find out what factory coverage is left, so that you do not pay for the same years twice.
    Ask who stands behind the plan, what it leaves out and how an existing fault is treated.
  `),
  'Does a service contract transfer when I sell {my}?': sentencesOf(`
    Many do, to a private buyer, for a fee and within a set time after the sale.
    It depends on the contract: look for the transfer page and the deadline it names.
    Often yes if you sell privately, and often no if a dealer takes the car.

    If it does not transfer, ask about canceling for a partial refund instead.
    Send the form with odometer reading and sale date, and give the buyer the contract.
    Compare the worth of a transfer with the refund you would get by canceling.
  `),
  'Which repairs does a service contract leave out?': sentencesOf(`
    Wear parts, maintenance, crash damage and faults that were there before are usually left out.
    Commonly excluded are brakes, tires, glass, trim, fluids and anything caused by missed service.
    The contract's exclusion list tells you, and it often names wear items, body parts and diagnosis
      time.

    A plan that lists only its exclusions tends to reach further than one that lists covered parts.
    Read how it treats seals, electronics and damage that starts in a part without coverage.
    Ask who pays if a part outside the contract ruins one that is covered.
  `),
};
