import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const comparisonAnswers: DirectAnswers = {
  'How does {the} compare with the {rival}?': sentencesOf(`
    The two serve similar buyers, so compare size, drivetrain, fuel use, equipment and total price
      for one year and like trims.
    Put both in one table, with price, room, fuel figures, driver aids and warranty, and the
      differences that matter to you will stand out.
    Set the {model} and its rival side by side in like trims, and judge room, fuel use, equipment
      and price one after the other.

    Take the figures from both makers' specification pages, and the fuel use from fueleconomy.gov.
    Drive both on the same day and road, because seats, noise and handling are in no table.
    Ask for insurance quotes on both, as equal prices can hide a different cost per year.
  `),
  'Is the {model} bigger than the {rival}?': sentencesOf(`
    One may be longer and the other roomier, so compare length, width, wheelbase and cargo volume on
      the makers' pages.
    That depends on the model years, and the specification sheets tell, with outside length and
      width, legroom and cargo space.
    Redesigns change sizes, so set the dimensions of the {model} for its year against those of the
      other one.

    Sit in the second row of both, as the outside says little about knee room.
    For your garage, width with mirrors and height matter more than length alone.
    Make sure that both figures are measured with like equipment, such as roof rails and seats down.
  `),
  'Should I buy {the} or the {rival}?': sentencesOf(`
    Buy the one that fits your people, cargo and roads better at the lower total cost, after you
      have driven both.
    If both meet your needs, let seat comfort, the price with all fees and the distance to service
      decide.
    Choose the {model} if it wins on the points you use daily, and the other one if it does.

    Write down three points that matter most to you and score both on them right after the drives.
    Get written totals for both on the same day, so that offers and fees can be compared.
    Think of resale and insurance too, since they decide what each year costs.
  `),
  'Does {the} cost less than the {rival}?': sentencesOf(`
    Either can come out ahead, so compare the sticker prices of like trims first and then real
      listings with all fees.
    That depends on trim and options, so match the equipment before you look at the price.
    It may or may not, and two written totals with like features decide it: one for the {model} and
      one for the rival.

    Add insurance, fuel and expected resale, because the purchase price is only part of the cost.
    Offers differ by month and make, so ask for their terms and end date.
    Check which features are standard on one and paid options on the other.
  `),
  'Which has more rear legroom, the {model} or the {rival}?': sentencesOf(`
    The specification sheets of both settle it on paper, and sitting behind your own driving
      position confirms it.
    The one with the larger listed figure, as a rule, though how far the front seat slides back
      changes it.
    Check the second-row figure that {make} gives for the {model} against the rival's for the same
      year.

    Set the front seat for the tallest driver in your home before you try the back.
    Foot space under the front seat and the height of the bench matter as much as inches.
    If you use a child seat, bring it, because it takes more room than a knee.
  `),
  'Which is quieter on the highway, the {model} or the {rival}?': sentencesOf(`
    That depends on trim and tires, so drive both at highway speed on the same stretch of road.
    Independent tests sometimes measure cabin noise, and a back-to-back drive gives you the rest of
      the answer.
    You will hear it within minutes, if you drive the {model} and its rival on one stretch with the
      radio off.

    Compare cars with the same tire type, because a rough tread drowns out everything else.
    Listen for wind at the mirrors, tire roar from the rear and engine noise on a climb.
    Upper trims may have thicker glass, so note which version you are in.
  `),
  'Which costs less to maintain, the {model} or the {rival}?': sentencesOf(`
    The one with fewer scheduled services and smaller tires, in most cases, so compare both
      schedules for your yearly miles.
    The schedules and the tire sizes tell most of it, and either can be ahead in a given year.
    Take the schedule of the {model} and that of the rival, add up three years, and compare the
      sums.

    See whether either maker includes some services in the first years.
    Tires and brakes are the big items, and larger wheels make them cost more.
    An independent shop that knows both can tell which one it sees more often.
  `),
  'How does the warranty on the {model} differ from the {rival}?': sentencesOf(`
    Lay the two warranty booklets side by side and compare years and miles for basic, powertrain,
      rust and hybrid or battery coverage.
    Look at three lines in each: basic coverage, powertrain coverage and what is left out.
    {make} prints the terms for the {model} in its warranty booklet, and the other maker does the
      same.

    Check whether it passes in full to a second owner, as some makers shorten it then.
    Roadside help and rust coverage differ as well, so read those lines too.
    For a used one, count from the first day of service and not from your purchase.
  `),
  'What are the alternatives to {the}?': sentencesOf(`
    Look at models of the same size and price from other makes, and at one size up or down within
      the same make.
    Good alternatives share its size, its seats and its drivetrain, and differ in price, ride or
      equipment.
    List what you like about the {model}, and search for others of its class that match those
      points.

    A used one from a class above can cost the same and is worth a look.
    Sites for fuel figures and crash ratings group vehicles by class, which gives you a quick list.
    Keep it to three, and drive all of them within a few days.
  `),
  'Which holds its value longer, the {model} or the {rival}?': sentencesOf(`
    The one that has kept more of its price in used listings at three and five years of age is the
      likelier answer.
    Price guides and old listings answer that better than any forecast, if you match trim, miles and
      condition.
    Look up what a three-year-old {model} sells for next to its rival, as a share of the price when
      new.

    Past years are a guide and not a certainty, since a redesign or fuel prices can shift demand.
    Color, drivetrain and history change the value of the single car as much as the badge.
    If you plan to keep it for ten years, the difference shrinks.
  `),
};
