import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const modelYearsAnswers: DirectAnswers = {
  'What changed on {full} from the year before?': sentencesOf(`
    The maker's press site and the order guide list the changes of each model year under what is
      new.
    Compare the equipment charts of both years, because changes range from one color to new engines.
    For each year, {make} publishes a list of changes, and it shows what is new on the {model}.

    Check price, engine, driver aids and standard equipment first, since small updates hide there.
    If only colors or packages changed, the older year may be the better deal.
    Look at the window stickers of one car from each year if you want to be sure.
  `),
  'When was {the} last redesigned?': sentencesOf(`
    Look for the first year of the current generation, which the maker's press site and model
      histories name.
    The model history tells: a redesign brings a new body and cabin, and the years after it share
      them.
    Compare photos of the {model} by year, and the first one with a new body and dashboard marks the
      redesign.

    Years of one generation share most parts, so reviews and repair experience carry over.
    A year right after a redesign has new technology but a shorter track record.
    Knowing that year helps when you compare used ones that look alike but are not.
  `),
  'When does the next {model} model year arrive?': sentencesOf(`
    Most new model years reach dealers between late summer and the end of the year before, but the
      date varies.
    Often in fall, though some arrive in spring or are delayed, so ask for the maker's current plan.
    {make} announces the date for the {model} on its news site, and dealers see their first
      shipments a little earlier.

    Ask the dealer when orders open, since that date comes first.
    If the present year suits you, remaining stock can leave room to talk about price.
    A carry-over year with few changes is seldom worth the wait.
  `),
  'Should I buy {the} or wait for the next one?': sentencesOf(`
    Buy now if it meets your needs and the next year brings only small changes, and wait if a
      redesign fixes what you miss.
    Wait only for something definite, such as a redesign, a new engine or a safety aid that you
      want.
    If your present car is failing, the {model} you can have today is worth more than a date in a
      news story.

    The end of a model year can bring a better price, with less choice of color and trim.
    First deliveries of a new design tend to be scarce and leave little room on price.
    Ask what your trade-in would lose during the wait, since that belongs in the sum.
  `),
  'Which {model} model years share the same design?': sentencesOf(`
    All years of one generation do, and a model history or the parts catalog shows where one ends
      and the next begins.
    Years between two redesigns share body and platform, apart from a facelift in the middle.
    {make} groups the years of the {model} into generations, and photos of the dashboard make the
      borders easy to see.

    Within a generation, compare equipment by year, because aids and screens are often updated
      midway.
    Shared years mean shared parts, which helps with supply and repair knowledge.
    When you shop used, a late year of a generation often has its early faults sorted out.
  `),
  'Is an older {model} a better value than a newer one?': sentencesOf(`
    It can be, because much of the value is lost in the first years, but repairs and lost warranty
      time eat into the difference.
    Often the middle ground wins: a car of two to four years has lost much value and still has years
      ahead.
    An older {model} costs less to buy, and a newer one less to repair, so compare the total over
      your years of use.

    Put price, insurance, fuel, likely repairs and resale for each into one simple table.
    Look at equipment too, since a redesign between the two can be worth the step.
    Condition and records can turn the result around, so compare two real cars.
  `),
  "When do next year's {bodies} reach dealers?": sentencesOf(`
    Most arrive between late summer and the turn of the year, though launch dates differ from model
      to model.
    Fall is the classic time, but some models start in spring and others slip into winter.
    By custom the next model year shows up some months before the calendar year begins.

    Ask a dealer of the make for the order date and the first shipments of the model you want.
    The outgoing year stays on the lot for a while, which gives you both to compare.
    New designs come in small numbers at first, so early choice is limited.
  `),
  'Is it better to buy at the end of a model year?': sentencesOf(`
    For price it often is, as dealers like to clear the outgoing year, while choice of color and
      trim gets smaller.
    It can be, if you plan to keep the car long and can live with what is left on the lot.
    That suits buyers who care more for price than for the newest version.

    Remember that it is a year older on paper the moment the next one arrives, which counts at
      resale.
    Check what the new year changes before you decide, because a missing safety aid can outweigh the
      price.
    Ask for the price with all fees in writing, since not every leftover car is priced lower.
  `),
  'What is the difference between a refresh and a redesign?': sentencesOf(`
    A refresh updates lights, bumpers, screen and equipment on the same body, and a redesign is a
      new body and often a new platform.
    With a redesign nearly everything is new, while a refresh changes looks and some technology
      halfway through.
    Think of a refresh as new details on a known car, and of a redesign as another car with the same
      name.

    Parts, size and crash results mostly carry over in a refresh and have to be checked anew after a
      redesign.
    A quick test is the dashboard and the door shape: if those are the same, it is a refresh.
    Used prices often step up at a redesign, so know the year before you compare.
  `),
  'Does buying the first year of a redesign carry risk?': sentencesOf(`
    Some: early cars can have small faults in software and trim that are solved during the first
      year or two.
    A little more than later years, since new parts have not had time to show their weak points.
    Yes, a modest one, which the factory warranty covers in large part while the early faults are
      found.

    If you prefer to be careful, wait a year and read what owners and recalls have brought up.
    Keep a list of anything odd and have it looked at while the warranty runs.
    In return you get the latest safety and technology, and a design that stays current longer.
  `),
};
