import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const fuelEconomy2Answers: DirectAnswers = {
  'How do I compare fuel costs between {plural}?': sentencesOf(`
    Use the EPA figures and turn them into gallons for your yearly miles, then multiply by the
      pump price.
    Work out the cost per year for each, from the combined figure, your own miles and the local
      price.
    Compare gallons used over your year instead of miles per gallon, as that shows the true gap.

    A step from low mileage to middling saves far more fuel than one from good to better.
    Make sure that the same fuel grade is meant, because premium changes the sum.
    The comparison tool on fueleconomy.gov does the arithmetic for cars side by side.
  `),
  'What gas mileage can I expect from {a}?': sentencesOf(`
    Take the combined figure on the EPA label as a start, and expect a few miles per gallon less
      in short winter trips.
    It depends on engine, drive type and size, so look up the exact version on fueleconomy.gov.
    Most drivers land near the combined rating, with town drivers below it and calm highway
      drivers above.

    Used cars have ratings there as well, by model year and engine.
    Note the readings over three full tanks, since one tank proves little.
    Roof racks, soft tires and high speed explain many poor results.
  `),
  'Why does real-world mpg differ from the window sticker on {a}?': sentencesOf(`
    The sticker comes from a fixed lab test, while your speed, weather, load and trips are your
      own.
    Lab cycles make cars comparable, but no test can match your roads, your climate and your foot.
    Ratings are made under set conditions, and faster driving, cold and short trips use more.

    High speed costs most, because air drag grows quickly.
    A cold engine burns more, so many short trips hurt more than one long one.
    If the figure falls suddenly, check tire pressure, brakes and warning lights.
  `),
  'Does using premium gas improve mileage in {a}?': sentencesOf(`
    Not if the manual asks for regular, because extra octane holds no extra energy.
    No, except in engines that are built for premium, where it may help a little.
    Hardly ever: an engine made for regular gets nothing from a higher octane.

    Look at the fuel door, where required and recommended mean different things.
    With premium recommended, try both for a few tanks and compare cost per mile.
    Detergent quality matters more than octane, so choose a station with good fuel.
  `),
  'What can I do to get better gas mileage from {my}?': sentencesOf(`
    Drive gently, hold a steady speed, keep the tires at the right pressure and take off the roof
      rack.
    Slow down a little on the highway, look ahead, and combine short trips into one.
    Start with the tires and your right foot, since pressure and smooth driving bring the most.

    Take heavy things out of the trunk, and do not let the engine idle for long.
    Keep up with oil of the right grade and with filters, as the schedule asks.
    A check engine light can cost fuel, so have the code read soon.
  `),
  'Do tires and tire pressure change the gas mileage of {a}?': sentencesOf(`
    Yes, soft tires and chunky treads both roll harder and use more fuel.
    They do: low pressure costs a little each mile, and off-road or wide tires cost more.
    Clearly, since part of the fuel goes into bending the tire as it rolls.

    Set the cold pressure on the door label once a month.
    When you buy tires, ask about rolling resistance along with wet grip.
    Larger wheels add weight as well, which shows in town traffic.
  `),
};
