import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const maintenanceScheduleAnswers: DirectAnswers = {
  'What is the maintenance schedule for {the}?': sentencesOf(`
    It is the table in the owner's manual or the separate maintenance booklet, listed by miles and
      by months for your year and engine.
    The schedule stands in the owner's manual, and many cars show the next item in the dash as
      well.
    For the {model}, look in the maintenance section of its manual, where items are listed by
      mileage, time and type of use.

    Read the footnotes, because severe use such as short trips, towing or dust has its own column.
    Decide first between the normal and the severe column, since that changes many intervals.
    Without the booklet, the maker's owner site has the manual for your model year.
  `),
  'How often does {the} need service?': sentencesOf(`
    For most drivers that means once or twice a year, at the points which the manual or the
      service reminder names.
    Follow the service reminder or the table in the manual, which commonly works out at one or two
      visits a year.
    The {model} needs service whenever its reminder or its printed schedule says so, whichever
      limit of miles or months comes first.

    Time counts as well as miles, so a car that is driven little still needs a yearly look.
    Bigger items such as fluids and plugs come at longer steps, so ask which ones are next.
    Write each visit down, and the next due item is easy to see.
  `),
  'What does {the} need at 60,000 miles?': sentencesOf(`
    Around this point schedules often call for fluids and filters that last longer, plus a full
      look at brakes, tires and suspension.
    Expect the usual service with an inspection of brakes and suspension, and often new filters,
      brake fluid or another fluid.
    The list for the {model} is in its manual; typical entries at this stage are filters, brake
      fluid and a coolant check.

    Compare the shop's list with the printed one, and ask why anything extra is on it.
    The exact entries depend on what is under the hood and on how you drive, so bring the manual
      or the VIN.
    Check the records first, because some of these jobs may have been done already.
  `),
  'How often should I have {my} serviced?': sentencesOf(`
    At the interval in your manual or when the reminder appears, and at least once a year.
    Once or twice a year suits most drivers, with the manual deciding on the exact miles and
      months.
    Go by miles or months, whichever comes first, as the manual of your car states.

    Hard use moves the visits closer together, and the severe schedule in the manual tells by how
      much.
    Short trips, towing, dust and great heat are reasons to use the shorter interval.
    If you do not know the history, start with a full inspection and count from there.
  `),
  'Where do I find the maintenance schedule for {my}?': sentencesOf(`
    In the owner's manual or a separate booklet in the glove box, and online on the maker's owner
      site.
    Look in the glove box first, then on the maker's website, where manuals can be downloaded by
      model year.
    The owner's manual has it, often near the end, and most makers also put it on their owner site
      or app.

    A service counter can print the list for your VIN and mileage if you ask.
    Make sure that the year and engine match, as a schedule changes from one to the next.
    Keep a copy with your receipts and tick off what was done.
  `),
  'What is done at a 30,000-mile service?': sentencesOf(`
    On a gas car, typically an oil change, a tire rotation, new engine and cabin air filters if
      due, and checks of brakes, fluids and belts.
    This visit usually combines the regular oil and tire work with filters and a close inspection.
    Most schedules list filters, a rotation and inspections here, and some add brake fluid or
      other fluids.

    Ask for the list that your maker prints, and have every extra item explained.
    The printed table for your engine is the yardstick, and names such as major service mean
      little without it.
    Before you agree, compare the offer with the manual line by line.
  `),
};
