import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const trims2Answers: DirectAnswers = {
  'Does the {model} {trim} come with leather seats?': sentencesOf(`
    That depends on year and packages: the seat line on its window sticker says cloth, leather or a
      leather-like material.
    It may come with leather as standard, as an option or not at all, and the trim chart of that
      year says which.
    Whether leather is included varies by year, and {make} states the seat material for each trim of
      the {model}.

    Terms such as leather-trimmed or leatherette mean that some or all of the surface is another
      material.
    Ask which parts are leather, as often only the seating faces are.
    Feel the seat yourself, since a good synthetic wears well and is easy to wipe clean.
  `),
  'Which {model} trim adds a power liftgate?': sentencesOf(`
    The trim chart marks it as standard or optional, often from the middle trims upward.
    Look for a power liftgate in the comfort section of the window sticker, where it may also be
      part of a package.
    In many lines it comes with the middle or upper trims, and the chart for the {model} shows from
      which one.

    Try the height setting and the button, and see whether the gate clears your garage ceiling.
    Opening with a wave of the foot is often a separate item, so check that line as well.
    Test that it stops when it meets your hand, and that you can still close it by hand.
  `),
  'Which {model} trims can be had with all-wheel drive?': sentencesOf(`
    The trim chart shows which versions offer all-wheel drive, and whether it is standard, optional
      or not built at all.
    It differs by year: some trims include it, some offer it at extra cost, and a few come with two
      driven wheels only.
    {make} lists the drivetrain for each trim of the {model}, so check the chart of that model year.

    In a listing, look at the drivetrain line, and on the car look for a badge or ask for the VIN
      record.
    Compare the fuel figures too, since driving all four wheels takes a little more fuel.
    Dealers often stock what local roads ask for, so the choice on the lot can be narrower than the
      chart.
  `),
  'Are {model} trims priced far apart?': sentencesOf(`
    It varies from step to step, and the sticker prices of neighboring trims show how much each one
      adds.
    Often the lower steps are modest and the last one to the top trim is the widest.
    Some steps are small and some are not, as the list prices that {make} prints for each trim will
      show.

    A lower trim with one package can end up close to the next trim, so work out both totals.
    Look at the price per useful feature rather than at the step alone.
    Real selling prices can narrow or widen the gap, so compare listings and not only the price
      list.
  `),
  'How do I compare trim levels on {plural}?': sentencesOf(`
    Take the trim chart of one model year and mark, for each trim, only the features that you would
      really use.
    Lay out the standard equipment of each trim in a table, with its price in the last row.
    Start from the base trim and note what each step up adds and what it costs.

    Check which features are options on the lower trim, since one package can replace a whole step.
    Then see two trims in person, because seat material and cabin noise are hard to judge from a
      table.
    Choose the simplest trim that has all your must-haves, and keep the difference in your pocket.
  `),
  'Is it smarter to buy a higher trim or a newer {vehicle}?': sentencesOf(`
    Newer is the better choice if you want warranty time and current safety aids, and the higher
      trim if comfort matters more.
    For long ownership, fewer miles and fresher warranty usually count for more than extra
      equipment.
    That depends on your years of ownership: the longer you keep it, the more a later model year
      pays off.

    Compare two real listings at one price, with age, miles, warranty left and equipment side by
      side.
    Check when the model was last redesigned, because a year on either side of that can change the
      picture.
    Condition outranks both, so a well-kept older one can beat a neglected newer one.
  `),
  'Which equipment is hard to add to {a} after purchase?': sentencesOf(`
    Driver aids, a sunroof, factory seat heating, all-wheel drive and built-in cameras are hard or
      impossible to add later.
    Whatever is tied into wiring, body or software, such as radar cruise, a glass roof or another
      drivetrain, should be chosen at purchase.
    Plan up front for the drivetrain, the engine, safety sensors and the roof, since none of them
      can be fitted sensibly afterwards.

    Mats, racks, hitches on many models and even some stereo parts can wait.
    Ask the parts counter which accessories can be fitted later and what installation costs.
    If the feature is a must, look for a vehicle that has it from the plant.
  `),
  'What is the difference between a trim level and an option package?': sentencesOf(`
    A trim level is a complete version with its own name and price, and a package is a group of
      extras added to one trim.
    Trim is the version you start from, while a package bundles further features for one extra
      price.
    Every vehicle has exactly one trim, but it can have several packages or none.

    Some packages are sold only with certain trims, so the order of choice is trim first.
    Both are shown on the window sticker: the trim at the top, the packages under options.
    When you compare prices, make sure that both trim and packages match.
  `),
};
