import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const certifiedAnswers: DirectAnswers = {
  'What does certified pre-owned mean on {a-used}?': sentencesOf(`
    It means that the vehicle passed an inspection under a program and comes with coverage that the
      program sets.
    Certified stands for a program with limits on age and miles, an inspection list and added
      coverage.
    A maker or a dealer has checked it against a list and adds a limited warranty under the rules of
      that program.

    Ask whose program it is, since the maker's and a store's own can differ a lot.
    Read the coverage booklet and the inspection sheet of that VIN before you agree to the price.
    The word alone says little, so let the papers show what was checked and what is covered.
  `),
  'Is {a-certified} worth paying more for?': sentencesOf(`
    It is, if the added coverage and the inspection would cost you about as much as the price
      difference.
    Worth it for buyers who want coverage and little risk, and less so for those with a trusted
      mechanic and a reserve.
    That depends on the gap: compare it with a similar vehicle plus an inspection and a service
      contract.

    Look at what the coverage includes, how long it runs and whether there is a deductible.
    See how much factory warranty is left anyway, since you would have that part without the
      program.
    Check condition and price of both as well, because a certificate does not make a tired vehicle
      better.
  `),
  'What warranty comes with {a-certified}?': sentencesOf(`
    The program booklet states it: often a longer powertrain coverage and a shorter period for most
      other parts.
    It depends on the program, and the terms name the parts, the start date, the limits and the
      deductible.
    Usually a limited warranty on the powertrain, sometimes with wider coverage for a time, as the
      program's papers set out.

    Ask from which date it counts, because some run from the first sale and others from your
      purchase.
    Wear parts, glass and trim are commonly left out, so read the list of exclusions.
    Keep your maintenance records, wherever the work is done, as they help with a claim.
  `),
  'What is the difference between {a-certified} and {a-used}?': sentencesOf(`
    A certified one has passed a program's inspection and carries its coverage, while any other used
      one is sold on its own merits.
    The program makes the difference: limits on age and miles, a set inspection and added warranty,
      for a higher price.
    With certified you pay for a check and for coverage, and with plain used you arrange those
      yourself.

    A well-kept vehicle outside the program can still be the better buy, if an inspection backs it.
    Compare two real offers, with price, miles, tires and coverage side by side.
    In both cases, read the history report and drive it yourself.
  `),
  'How old can {a-certified} be?': sentencesOf(`
    Each program sets its own limit, and many maker programs stop at around five or six years with a
      cap on miles.
    Usually only a few years, as makers take younger vehicles with moderate miles into their
      programs.
    The limits stand in the program rules of the make, by age and by miles, and they change from
      time to time.

    Some makers have a second tier for older vehicles with shorter coverage.
    A dealer's own program may accept older ones, so ask whose rules apply.
    Remember that the coverage left matters more than the age on the day you buy.
  `),
  'What is checked before {a-used} is certified?': sentencesOf(`
    Programs check engine, transmission, brakes, tires, suspension, electronics, body and interior,
      along with the history and open recalls.
    A technician goes through a fixed list, from fluids, brakes and tires to lights, electronics,
      body and a road test.
    The list covers mechanical parts, safety equipment, body, cabin and papers, and parts below the
      limit are to be replaced.

    Ask for the completed sheet of that VIN, with measured tread and brake values.
    Find out which parts were replaced and which passed close to the limit.
    You may still bring your own mechanic, because a second pair of eyes does no harm.
  `),
  'Does {store} have {certified-plural} in stock?': sentencesOf(`
    That changes daily: choose the certified filter in the stock list, and each such vehicle is
      shown with its program.
    The current listings show them, and {store} can tell which carry the maker's program and which a
      dealer's own.
    What is there changes from day to day, so check online and call before you come.

    Ask for the inspection sheet and the coverage terms along with the price.
    If the one you want is not certified, ask whether it meets the limits and what that would add to
      the price.
    Save the VIN of those you like, and run the recall search for each.
  `),
  'Can I get a lower rate on {a-certified}?': sentencesOf(`
    Sometimes, because makers' finance companies may run special offers for vehicles in their own
      program.
    It is possible, if the maker has an offer at the time and your credit qualifies.
    With some lenders yes, since they treat certified vehicles better than other used ones, while
      others make no difference.

    Compare it with an offer from your bank or credit union for the same vehicle.
    Look at the total cost of the loan, since a better rate on a higher price may gain nothing.
    Have the terms and the end date of the offer shown to you in writing.
  `),
  'Who backs the warranty on {a-certified}, the maker or the dealer?': sentencesOf(`
    In a maker's program the maker backs it, and in a dealer's own program the store or an outside
      company does.
    It depends on the program, so read the name of the company that pays claims on the first page of
      the terms.
    The papers name the party: the manufacturer, the dealer or a third company that administers the
      plan.

    Maker coverage can usually be used at any dealer of the make, which helps when you travel or
      move.
    With a store's or outside plan, ask where repairs are done and who has to approve them.
    Check what happens to the coverage if that company closes or you move away.
  `),
  'Does {a-certified} come with a vehicle history report?': sentencesOf(`
    Most maker programs include one, and you can ask for it before you come to see the vehicle.
    Usually yes, since the history decides whether it may enter the program at all.
    In many programs it does, but ask for the report of that VIN rather than rely on the rule.

    Read it for title, damage, mileage and owners, as with any used vehicle.
    Look at its date, because entries from the last weeks may still be missing.
    A report does not replace an inspection, so match it with what you see.
  `),
  'Can the warranty of {a-certified} pass to the next owner?': sentencesOf(`
    Often it can, sometimes for a fee or only once, and the program terms say how.
    Many programs allow a transfer to a private buyer, within a set time after the sale.
    That is up to the program: look for the word transfer in the booklet.

    A transfer can help when you sell, so keep the papers and the service records.
    Some programs shorten or end the coverage when a dealer is in between.
    Ask about the form, the fee and the deadline before you sell.
  `),
};
