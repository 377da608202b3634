import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const leaseTermsEndAnswers: DirectAnswers = {
  'What happens if I go over the mileage limit on a lease?': sentencesOf(`
    You pay a set charge for each extra mile when the car goes back, at the figure printed in your
      contract.
    Each mile above the limit is billed at lease end, at the charge the agreement names.
    The leasing company counts the miles at return and charges you for those beyond the allowance.

    If you see it coming, ask about buying miles in advance or about the price of keeping the car.
    Drivers who buy the car at the end usually owe no mileage charge, so compare both costs.
    Check the odometer every few months, because it is easier to drive less early than to pay late.
  `),
  'Can I buy my leased {vehicle} before the lease ends?': sentencesOf(`
    Often you can, for a payoff amount that the leasing company works out for that date.
    Many contracts allow an early buyout, and the lease says whether yours does and how the price is
      figured.
    It depends on the contract, although most name an early purchase price or the formula behind it.

    Ask the leasing company for the payoff in writing, then compare it with what such a car sells
      for.
    Get the figure with all fees and tax, since an early buyout can cost more than waiting until the
      end.
    Before you agree, hold the payoff against the market value and against the payments that are
      left.
  `),
  'Which fees come at the start and end of a lease?': sentencesOf(`
    Expect an acquisition fee, title and registration at the start, and often a turn-in fee at the
      end.
    The start brings an acquisition fee, plates and tax; the end, a disposition fee and any wear or
      mileage charges.
    Leases commonly begin with an acquisition fee and close with a disposition fee, apart from state
      charges.

    Find each one on the disclosure form and add it to the payments when you compare two leases.
    The disclosure form lists such charges, and a fair comparison between leases counts every one.
    Ask {store} to mark the fees on the disclosure form, and count them all when you compare.
    [12 CFR 1013.4]
  `),
  'Can I lease {a-used}?': sentencesOf(`
    Sometimes: a few leasing companies and makers lease used vehicles, mostly late models with low
      mileage.
    Used-car leases exist, but far fewer companies write them than write leases on new vehicles.
    It is possible in some places, though most used vehicles are sold with a loan instead.

    Ask {store} whether a lease is open for the car you have in mind, and what warranty would cover
      it.
    Check what warranty remains for the whole lease, because repairs may otherwise fall to you.
    Find out who pays for repairs once the factory coverage has run out.
  `),
  'Do I need gap coverage on a leased {vehicle}?': sentencesOf(`
    You should have it, and many leases already include it, so read yours before you buy any.
    Most lessees do well to have it, because a totaled car can leave a debt larger than the
      insurance payout.
    It is wise on a lease, although you may not have to pay for it separately.

    Look for the gap page in the contract, then ask your insurer what a policy of its own would
      cost.
    Check the lease for a gap clause first, since paying twice for the same coverage helps nobody.
    If the contract has no such clause, compare the store's price with a quote from your own
      insurer.
  `),
  'Can I trade in a leased {vehicle} for another one?': sentencesOf(`
    In many cases yes: the store buys the car from the leasing company and credits or charges you
      the difference.
    You often can, provided that the leasing company allows a dealer to pay off the lease.
    It depends on the lessor, since some let any dealer buy out a lease and others restrict it.

    Ask for the dealer payoff figure and compare it with a written offer for the vehicle.
    If the payoff is above the offer, the shortfall is yours to pay or gets added to the next
      contract.
    Get the payoff and the offer side by side, so that you see whether you gain or owe.
  `),
};
