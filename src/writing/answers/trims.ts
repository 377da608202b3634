import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const trimsAnswers: DirectAnswers = {
  'What does the {model} {trim2} add over the {trim1}?': sentencesOf(`
    The higher trim adds equipment that the lower one lacks or offers only as an option, and the two
      window stickers show the difference.
    Put the window stickers next to each other: whatever stands on the second and not on the first
      is what you pay for.
    {make} lists the standard equipment of each trim, and comparing the two lists line by line gives
      the full answer.

    Typical steps are seats, wheels, lights, sound and driver aids, while engine and space often
      stay the same.
    Mark the items you would use every week, and leave the rest out of the comparison.
    Make sure that both lists are for the same model year, since equipment moves between trims.
  `),
  'Which trims does {the} come in?': sentencesOf(`
    The range changes from year to year, so look up that model year on the maker's site or on the
      sticker of the vehicle.
    Trim names and their number depend on the year, and the maker's page for that year lists them in
      order of price.
    For the {model}, {make} publishes the trims of each model year together with the standard
      equipment.

    In a listing, the trim stands behind the model name, and the VIN can confirm it.
    Read them from the base version upward, since each one usually adds to the one below.
    Not every trim is built with every drivetrain, so note which combinations exist.
  `),
  'Is the {model} {trim2} worth the extra money over the {trim1}?': sentencesOf(`
    It is, if you would use most of what it adds every week, and if the extras cannot be added later
      for less.
    Yes, as long as the added equipment serves you daily and the step in price is less than buying
      those items one by one.
    That depends on which of the extras you want: two or three useful ones can justify the step,
      looks alone seldom do.

    Divide the price difference by the features you really care about, and see whether each is worth
      that to you.
    Part of the difference may come back at resale, but usually not all of it.
    Drive both on one day, since better seats or quieter tires are easier to judge than to read
      about.
  `),
  'Which {model} trim has heated front seats?': sentencesOf(`
    The equipment list of each trim shows it, either as standard or as part of a package for cold
      weather.
    Look for heated front seats on the window sticker, where they appear as standard on higher trims
      or inside a package.
    {make} notes seat heating in the trim chart of the {model}, and it may differ by year.

    On the lot, look for the seat switch on the console, the door or in the climate menu.
    If only the driver's seat is heated, the list will say so, so read the line to the end.
    Ask {store} to check the VIN, because two cars of one trim can have different packages.
  `),
  'What equipment comes standard on the {model} {trim1}?': sentencesOf(`
    All that stands in the standard column of its window sticker, from safety equipment to seats and
      screen, is included in the base price.
    The window sticker of that trim lists its standard equipment by group: safety, comfort,
      technology and mechanical parts.
    You find it on the window sticker and in the trim chart that {make} prints for each model year.

    Options and dealer-added items are listed apart with their own prices.
    Standard items can change during a year, so trust the sticker of the car you want over a
      brochure.
    When it is used, check each item by hand, since a sticker only shows how the car left the plant.
  `),
  'Which option packages matter on {the}?': sentencesOf(`
    Those that add driver aids, cold-weather equipment or towing hardware matter more than packages
      for looks.
    Packages with safety aids, heating or a tow setup change daily use, while wheels and trim pieces
      mostly change the look.
    On the {model}, put function first: a package you use each day is worth more than one you only
      see.

    Read what is inside, because a wanted feature may be tied to others that you do not need.
    Check whether a higher trim already includes the package, and compare the two totals.
    Factory towing parts in particular are easier to buy with the vehicle than to add later.
  `),
  'How do I tell which trim {a} is?': sentencesOf(`
    Read the badge at the rear, the window sticker or the build sheet, and let the VIN confirm it.
    The VIN tells for sure, because a dealer of the make can pull the build record with the trim and
      its options.
    Look for a badge on the tailgate, then check the VIN with a dealer, since badges can be missing
      or added.

    Wheels, seat material and screen size are useful hints when no paper is at hand.
    A listing can be wrong, so match the main features in the car with the trim chart of that year.
    Ask {store} for the equipment list by VIN before you compare its price with others.
  `),
};
