import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const reliabilityAnswers: DirectAnswers = {
  'How many miles does {the} last?': sentencesOf(`
    Well kept, a modern car often runs past the point where its odometer reaches six figures, and
      many go on for years after that.
    With service on schedule and no rust, six figures on the odometer are a normal life and not the
      end.
    Upkeep decides more than the badge: with full records the {model} can outlast a neglected one by
      many years.

    Look for proof of regular service, as it tells more than the mileage alone.
    Highway miles are easier on a car than short cold trips, so ask how it was used.
    Plan for tires, brakes, battery and fluids along the way, which are wear and not failure.
  `),
  'What problems should I look for on {a-used}?': sentencesOf(`
    Search the complaints for that year at nhtsa.gov, then check those very points on the car with a
      mechanic.
    Start with known complaints for the model year, open recalls by VIN, leaks, warning lights and
      rough shifts.
    Look up the {model} by year at nhtsa.gov, note what owners report most, and have a technician
      check it.

    A cold start, a full warm-up and a highway run bring out faults that a short loop hides.
    Service records that stop for long stretches deserve a question.
    Ask an independent shop for an inspection on a lift before you agree on a price.
  `),
  'What does it cost to maintain {the}?': sentencesOf(`
    Add up the items in the maintenance schedule for your yearly miles, and ask a shop to price
      them.
    It follows the schedule in the manual: small services most years, and larger ones for brakes,
      tires and fluids now and then.
    Take the schedule of the {model}, mark what falls due in the next three years, and ask {store}
      for prices.

    Tires and brakes are the large items, and their price depends on size and trim.
    Set aside a fixed sum each month, as a steady reserve is easier than one large bill.
    An older one costs more in repairs and less in lost value, so look at both.
  `),
  'Are there open recalls on {the}?': sentencesOf(`
    That differs from car to car, so enter the VIN at nhtsa.gov/recalls to see what is open.
    Only the VIN can tell: the search at nhtsa.gov/recalls shows whether a repair is still open.
    Some vehicles of a model may have one, so check the VIN of the {model} at nhtsa.gov/recalls or
      on the {make} owner site.

    A franchised dealer of the make does the repair at no charge in most cases.
    Ask to have open ones done before delivery, or at least whether parts are there.
    Check again a few times a year, as new campaigns can appear at any age.
  `),
  'How many miles are too many on {a-used}?': sentencesOf(`
    There is no fixed line: a well-kept car with many highway miles can be sounder than a neglected
      one with few.
    Too many is when the next large services and repairs would cost more than the lower price leaves
      you.
    Condition and records decide, so a high figure with full history can be fine and a low one
      without any can worry.

    Divide the miles by the years, since a steady yearly use is easier on a car than long pauses or
      extremes.
    Find out which big maintenance items come next at that mileage, and take them off the price in
      your head.
    Have a mechanic check compression, leaks, suspension and rust before you buy one with high
      mileage.
  `),
  'Which repairs are common as {the} ages?': sentencesOf(`
    Expect wear parts first: battery, brakes, tires, suspension joints, belts, hoses, seals and
      sensors.
    As with most cars, suspension parts, wheel bearings, cooling parts and electrical sensors come
      up with age.
    On an older {model}, look at shocks, bushings, water pump, gaskets and the air conditioning.

    Owner complaints at nhtsa.gov show what repeats for one model year.
    Replace fluids and rubber parts in time, since many large repairs begin with a small leak.
    Ask for a written estimate with parts and labor apart before you approve a larger job.
  `),
  'How does {the} hold up past 100,000 miles?': sentencesOf(`
    With regular service it can hold up well, though you should expect more wear repairs and some
      larger scheduled items.
    That depends on its past: fluids changed on time and no rust are the signs of a good second
      half.
    With full records the {model} can run on for years, while one without any is a gamble at that
      age.

    Check the manual for what is due around that mark, such as coolant, brake fluid or a
      transmission service.
    Have the suspension, the cooling system and the transmission fluid looked at by a technician.
    Keep a repair reserve, because single repairs get larger as cars get older.
  `),
  'How do I judge the reliability of {a}?': sentencesOf(`
    Combine three sources: surveys of many owners, complaints by model year at nhtsa.gov and the
      service records of the car itself.
    Look at long-term owner surveys for the model, and then judge the single car by records and
      inspection.
    Use the record of the model year as a first filter and a mechanic's check as the final word.

    Mind the year, since a redesign or a new engine can change the picture.
    A long warranty shows what the maker will pay for, not how often things fail.
    How a car was kept often matters more than which badge it wears.
  `),
  'Is age or mileage more important on {a-used}?': sentencesOf(`
    Both count, but upkeep outranks them: age wears rubber, seals and metal, and mileage wears
      moving parts.
    Mileage matters more for young cars, while after many years age and rust take over.
    Neither alone decides, because a ten-year-old with few miles may have dry seals and old tires.

    Look at tire dates, hoses and rust on an older one, and at brakes and suspension on one with
      many miles.
    A steady number of miles each year with regular service is a better sign than a very low total.
    Records show how the two went together, so ask for them first.
  `),
  'Which maintenance keeps {a} running past 100,000 miles?': sentencesOf(`
    Fluids changed on time, from engine oil to coolant, transmission and brake fluid, and quick
      repair of small leaks do the most.
    Follow the schedule in the manual without gaps, above all for oil, coolant and transmission
      fluid.
    Clean fluids, good cooling and an underbody without rust carry a car that far.

    Use the severe schedule if you drive short trips, tow or live with dust or deep cold.
    Wash the underbody in winter, as salt ends more old cars than worn engines do.
    Keep every receipt, since the record helps the next shop and raises the value when you sell.
  `),
  'Where can I read owner complaints about {a}?': sentencesOf(`
    At nhtsa.gov you can search complaints, recalls and investigations by year, make and model.
    The federal safety agency keeps a public database at nhtsa.gov, sorted by model year and part.
    Start at nhtsa.gov for safety complaints, and add owner forums and long-term surveys for
      everyday faults.

    Look for patterns, because a popular model collects more entries than a rare one.
    Note which part and which mileage come up again, and have that point checked.
    Complaints are not verified one by one, so take them as hints for the inspection.
  `),
};
