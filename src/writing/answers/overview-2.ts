import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const overview2Answers: DirectAnswers = {
  'How long can I expect to keep {the}?': sentencesOf(`
    With upkeep on schedule, ten years or more is a fair expectation for a modern car, and many go
      well past that.
    Plan on a decade or longer if the maintenance is done on time and rust is kept in check.
    Most owners could keep the {model} for ten years or more, provided that the schedule in the
      manual is followed.

    Age, salt and short trips wear a car as much as miles, so keep records and fix small faults
      early.
    Let the cost of the next repair, compared with the value of the car, tell you when to stop.
    What ends most cars is a run of skipped services, rust or one repair that costs more than the
      car.
  `),
  'What changes as {the} gets older?': sentencesOf(`
    Wear parts come due: tires, brakes, battery, fluids and, later on, suspension and cooling parts.
    As years pass, rubber hardens, fluids age and the first large service items fall due.
    On an older {model}, expect bigger service visits, the end of the factory warranty and more
      attention to rubber and rust.

    The maintenance schedule in the manual shows which large items wait at which mileage.
    Set some money aside every month once the warranty has run out.
    Its value drops more slowly after the first years, so good upkeep pays off longer.
  `),
  'Which features should I look for in {a}?': sentencesOf(`
    Start with what you use on each drive: good seats, clear mirrors and cameras, phone connection
      and the driver aids you trust.
    Look for safety aids, comfortable seats and the drivetrain your roads ask for, before looks and
      extras.
    Those that serve you daily come first, such as heating, visibility, cargo access and simple
      controls.

    Write a short list of must-haves and another of nice-to-haves, and hold every vehicle against
      both.
    Things that cannot be added later, like a sunroof or seat heating in the rear, deserve a
      decision up front.
    Try each feature on the lot, because one that is awkward to use will soon be ignored.
  `),
  'How do I choose between {plural} that look alike on paper?': sentencesOf(`
    Drive them back to back on the same roads, because seats, noise, sight lines and controls decide
      what paper cannot.
    When the figures are equal, let a test drive and the full cost over the years you keep it make
      the choice.
    Compare what the sheet leaves out: how they drive, what they cost to insure and how close the
      service is.

    Drive each one for half an hour and take notes right after it.
    Ask for the total price of each in writing, since equal sticker prices can end in different
      totals.
    A second short drive on another day often shows which one you would rather own.
  `),
  'What do first-time buyers overlook when shopping for {plural}?': sentencesOf(`
    They often forget the costs around the price: tax, fees, insurance, fuel, tires and upkeep.
    Insurance and running costs are what many leave out, along with fees and tax on the purchase.
    Many look at the monthly figure alone and miss the total price, the length of the loan and the
      insurance.

    Get an insurance quote with the VIN before you sign, as it can change the choice.
    Work out a yearly sum for fuel, insurance and service, and keep some money back for repairs.
    Ask for a price sheet that shows every fee, and take your time to read it at home.
  `),
  'How do I make a short list of {plural} to see in person?': sentencesOf(`
    Set your limits first, price, seats, size and drivetrain, and keep only the three or four that
      meet all of them.
    Begin with the points you cannot do without, strike out what misses one, and see no more than
      four.
    Sort by total price, room and equipment you must have, until about three are left.

    Check that each is still there by phone, and book the drives on one day so that you can compare.
    Save the listings with price and VIN, so that you can check them again on the lot.
    Look at ratings, recalls and insurance for those few before you spend a day on visits.
  `),
  'How much of a review of {a} should I trust?': sentencesOf(`
    Trust measured results and points that several reviews share, and take single opinions as hints.
    Facts that were tested, such as noise, braking and space, count for more than a verdict or a
      star score.
    A review is a good start, but it covers one trim, one driver and often a few days.

    Check that the year and the trim of the tested one match what you would buy.
    Read at least one report from an owner after a year, since a short loan cannot show wear.
    Your own test drive decides on seats, visibility and comfort, where people simply differ.
  `),
};
