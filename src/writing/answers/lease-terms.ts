import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const leaseTermsAnswers: DirectAnswers = {
  'How does leasing {a-new} work?': sentencesOf(`
    You pay to use the vehicle for an agreed time and mileage, then return it or buy it.
    A leasing company owns the car, and you pay for the value it loses plus a rent charge.
    In a lease you agree on a price, a length, a mileage limit and an end value, and pay for the
      difference.

    Settle the price of the car first, since a lease is built on that figure just as a purchase is.
    The payment comes from the agreed price, the value at the end, the rent charge and the tax in
      your state.
    Bargain over the vehicle's price before anything else, because every other figure follows from
      it.

    Read the disclosure form, which shows the agreed value, the end value and what you pay at
      signing.
    Before you sign, find these figures on the lease disclosure, a form that federal law requires.
    Look for each figure on the federal disclosure form, and ask about any line that is not clear.
    [12 CFR 1013.4]
  `),
  'What does residual value mean in a lease on {a}?': sentencesOf(`
    Residual value is what the leasing company expects the car to be worth at the end of the lease.
    It is the estimated worth at lease end, written into the contract on the day you sign.
    The residual is the end value in the lease, and often the base of the buyout price as well.

    A higher residual means less loss in value to pay for, so it tends to bring the payment down.
    You pay for the gap between the agreed price and this figure, which is why it moves the payment.
    Ask for the residual of the {model} at your mileage, because it decides how much value you pay
      for.
  `),
  'How is the monthly payment on a leased {vehicle} worked out?': sentencesOf(`
    Two parts make up the base payment: the loss in value spread over the lease, and a rent charge.
    It is the agreed price less the residual, divided by the number of payments, plus rent charge
      and tax.
    Take the value lost during the lease, add the rent charge, split the sum over the payments and
      add tax.

    The disclosure form shows this sum line by line, so you can check it with a calculator.
    Federal rules make the lessor print each step, from the gross cost down to the payment.
    Ask for the disclosure, where the figures must lead from the price of the car to the total
      payment.
    [12 CFR 1013.4(f)]
  `),
  'What is a money factor and how do I turn it into a rate?': sentencesOf(`
    A money factor is the rent charge of a lease as a small decimal; times 2,400 it gives a rough
      yearly rate.
    The money factor sets the rent charge, and multiplying it by 2,400 comes close to a yearly
      percentage.
    To compare it with a loan, multiply the money factor, a small decimal behind the rent charge, by
      2,400.
    [12 months x 2 for the mean balance x 100 for a percentage]

    The result may not measure the overall cost of financing the lease, because fees stand outside
      it.
    Treat the answer as an estimate, since such a percentage may not measure the lease's overall
      cost.
    Use it only to compare leases on one car, as this percentage may not measure the full cost of
      financing.
    [12 CFR 1013.4(s)]

    A lease form often does not show the factor, so ask for it by name.
    Ask {store} which factor the quote uses and whether it can be changed.
    If the lease sheet shows no factor, have the finance desk write it down for you.
  `),
  'How much do I need up front to lease {a-new}?': sentencesOf(`
    The offer sets it: usually the first payment, fees, taxes and any sum you add to lower the
      price.
    It varies with the lease, and the line to read is the total due when you sign.
    Look for the amount due at signing, which adds up the first payment, start fees, tax and
      registration.

    Ask which items are required and which only bring the payment down.
    Have {store} split the sum into fees, taxes and optional cash before you decide.
    Money that only lowers the payment is often optional, so ask for a second quote that leaves it
      out.
  `),
  'What counts as excess wear when I return a leased {vehicle}?': sentencesOf(`
    Damage beyond ordinary use counts: large dents, torn seats, cracked glass, bald tires and
      missing parts.
    Excess wear is whatever goes past the standard in your lease, such as deep scratches, burns or
      worn-out tires.
    The lease or its wear guide defines it, often by the size of a scratch and the depth of the
      tread.

    Ask for the wear guide early and have the car looked at before the return, while you can still
      mend things.
    Many lessors offer an inspection ahead of time, which leaves you room to repair small damage
      yourself.
    Walk round the car with the guide some weeks before the end, and compare repair quotes with the
      charges.
  `),
};
