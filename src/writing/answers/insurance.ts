import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const insuranceAnswers: DirectAnswers = {
  'What does it cost to insure {a}?': sentencesOf(`
    That depends on the driver, the address, the coverage and the very car, so ask for a quote on
      its VIN.
    No list price exists: age, record, place and trim move it, and each insurer weighs them in its
      own way.
    Only a quote can tell, because two drivers can pay very different sums for the same car.

    Get three quotes with equal coverage and equal deductibles, or you compare different things.
    Repair cost and theft rates of the model count too, besides the driver.
    Ask how the price changes with a higher deductible before you decide.
  `),
  'Which features of {a} lower insurance costs?': sentencesOf(`
    Automatic braking, anti-theft systems and good crash results can help, although each insurer has
      its own list.
    Ask about credits for anti-theft devices and for driver aids that prevent crashes.
    Features that avoid claims may count, while those that are dear to repair can do the opposite.

    Have the agent read the list of credits to you while you hold the equipment list.
    A tracking app can lower the bill as well, if you agree to be watched.
    Name the features by VIN, since the insurer may not see what the car was built with.
  `),
  'Should I get an insurance quote before I choose {a}?': sentencesOf(`
    Yes, because the quotes on two similar cars can differ enough to change which one you can
      afford.
    It is worth the few minutes, and all that it takes is the VIN or the trim.
    Do so before you agree on a price, since insurance is part of what each month costs.

    Send the VIN of each car on your list to the same agent on the same day.
    Quote the drivers who will really use it, as one young driver can double the effect.
    Keep the quotes with your notes on price and fuel, so that you compare the sum.
  `),
  'Do I need insurance before I pick up {a}?': sentencesOf(`
    Yes, as a rule: you need proof of coverage before you drive off, and a lender will ask for it as
      well.
    In nearly all cases, so have the policy start on the day on which you take the car.
    Plan on it, because neither the road law nor a lender lets an uninsured car leave.

    A call to your agent with the VIN is often enough to add the car the same day.
    Have the policy number and the agent's phone number with you at the signing.
    If the deal closes on a weekend, arrange the coverage beforehand.
  `),
  'Does my current policy cover {a} I just bought?': sentencesOf(`
    Many policies cover a replacement for some days, but the terms differ, so call your agent before
      you drive home.
    Often for a short time, with the limits of the car that you had before.
    Perhaps, and perhaps not with the coverage that a lender demands; only your policy tells.

    Ask from when, for how long and with which deductible the new car is covered.
    Add it in any case within the days that the policy names.
    Get the confirmation by e-mail, so that you can show it.
  `),
  'Does a lender require full coverage on {a}?': sentencesOf(`
    As a rule yes: a lender wants collision and comprehensive coverage for as long as the loan runs.
    Most do, since the car secures the loan until the last payment.
    Expect so, with a highest deductible that the contract names.

    If the coverage lapses, the lender may buy a policy at your cost, and it seldom protects you.
    Read the insurance clause of the contract before you choose a deductible.
    Once the loan is paid, you may choose the coverage by the value of the car.
  `),
  'Do leased cars need more insurance than owned ones?': sentencesOf(`
    Often yes, because the leasing company sets limits that are higher than what the law asks for.
    The lease contract sets them, and they tend to be higher than a plain policy has.
    In most leases you need high liability limits and a low deductible.

    Send the insurance page of the lease to your agent before you sign it.
    Ask if gap coverage is part of the lease, so that you do not pay for it twice.
    Count the difference as part of the cost when you compare leasing with buying.
  `),
  'What does gap coverage pay when a car is totaled?': sentencesOf(`
    It pays what you still owe beyond the value of the car, after the insurer has paid that value.
    It closes the hole between the insurer's check and the balance of the loan or lease.
    The rest of the debt, within its limits, once the main policy has settled the claim.

    It does not pay for the next car, and late payments are usually left out.
    You need it most with a small down payment and a long loan.
    Compare the price at your insurer with the one on the finance sheet.
  `),
};
