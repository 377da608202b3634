import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const overviewAnswers: DirectAnswers = {
  'What should I know before buying {a}?': sentencesOf(`
    Know three things: how you will use it, what you can spend in all, and which equipment you would
      miss every day.
    Before you buy, be clear about the job it has to do, the full price you can live with and the
      features you need.
    The fit with your daily use, the total price and the running costs matter more than any single
      feature.

    Then drive it on your own kind of roads, and get the out-the-door price in writing.
    Ask for an insurance quote and a written price with every fee before you decide.
    A long test drive and a price sheet with all fees will settle most open points.
  `),
  'What comes standard on {the}?': sentencesOf(`
    The window sticker answers that for one exact vehicle: it lists the standard equipment first and
      the paid options after it.
    Standard equipment depends on the year and the trim, so read the standard column of the window
      sticker.
    For the {model}, the list changes with year and trim, and {make} prints it on the window sticker
      of each new one.

    Compare two trims line by line, because a feature that is standard on one may be an option on
      the other.
    On a used one, check each feature in the car itself, since the listing may describe the trim and
      not the vehicle.
    Ask {store} for the sticker or the equipment list by VIN if it is not shown with the listing.
  `),
  'What do owners like and dislike about {the}?': sentencesOf(`
    Owner reviews show it, as long as you read many of them and look for points that come up again
      and again.
    You find out from long-term owner reviews, where likes and complaints that repeat count for more
      than single stories.
    Look for themes in reviews by people who have kept the {model} a year or longer, not for the
      average score.

    Sort them by model year, since a redesign or an update can remove an old complaint or bring a
      new one.
    Check on a test drive whether the common complaints, such as seats, noise or controls, bother
      you at all.
    Then try the points that others praise or dislike yourself, because comfort and ease of use are
      personal.
  `),
  'Who is {the} a good fit for?': sentencesOf(`
    It fits drivers whose usual passengers, cargo and roads match its size, its seats and its
      drivetrain.
    Whoever can carry their people and things in it on most days, and park it without trouble, is a
      good match.
    The {model} suits you if its seats, cargo space and drivetrain cover your normal week, not the
      one trip a year.

    Bring the people and the gear you carry most, and try everything in place before you choose.
    If you tow, drive on snow or carry child seats, check those points against the manual and on the
      lot.
    Write down your normal week first, with trips, loads and parking, and hold the car against that
      list.
  `),
  'How big is {the} next to other {bodies} in its class?': sentencesOf(`
    Compare length, width and wheelbase on the makers' specification pages, since a class can hold
      quite different sizes.
    Size within a class varies, so set the length, the width and the cargo figures of two or three
      rivals side by side.
    The specification sheet of the {model} gives its length, width and height, ready to hold against
      others of its class.

    Sit in the second row as well, because outside length says little about room inside.
    A tape measure and a seat test tell you more than the name of the class does.
    Use the same year and trim for each one, as wheels, bumpers and roof rails change the figures.
  `),
  'Does {the} ride quietly on the highway?': sentencesOf(`
    Some versions do and others do not, because trim, tires and road surface change the noise more
      than the name on the tailgate.
    That depends on tires, wheels and trim, so drive the exact version at highway speed on rough and
      smooth pavement.
    How quiet the {model} is depends on the trim and its tires, and a highway test drive gives the
      true answer.

    Switch off the radio and the fan, and listen for wind at the mirrors and for tire roar.
    On a used one, worn or uneven tires can add a hum that new tires would remove.
    Talk to someone in the back seat at full speed, since noise is often louder there.
  `),
  'Will {the} fit in a standard garage?': sentencesOf(`
    Most likely in length, but measure the door opening and compare it with the width over the
      mirrors and the height.
    In most garages it will, but garages differ more than cars do, so check its length, height and
      width with mirrors against yours.
    The {model} should go in if your door clears its height and its width with mirrors, both of
      which stand in the specification sheet.

    Leave room to open the doors and the tailgate, and to walk around the front.
    Roof rails, a rack or a hitch add to the figures, so measure the car as it will be used.
    Ask to bring it home on the test drive, which settles the matter in a minute.
  `),
};
