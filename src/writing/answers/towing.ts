import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const towingAnswers: DirectAnswers = {
  'How much can {the} tow?': sentencesOf(`
    It depends on the engine, the drivetrain and the tow equipment, so read the rating for your
      exact version in the owner's manual.
    The maker's towing guide lists a rating for each engine, drive type and hitch, and only the
      line that matches your car counts.
    One figure does not cover every {model}: the manual gives the limit for each engine, drive
      type and tow package.

    People and luggage count as well, because a full cabin leaves less weight for the trailer.
    Stay a good way under the limit if you drive in the hills, in heat or with a full car.
    Weigh the loaded trailer on a public scale, since dealers and brochures often quote it empty.
  `),
  'Does towing capacity change with AWD on {the}?': sentencesOf(`
    It can: makers rate each drive type on its own, and the all-wheel-drive version may tow more,
      less or the same.
    Often it does, since AWD adds weight and sometimes comes with another engine or more cooling.
    On some versions yes, which is why the towing table of the {model} has a line for each drive
      type.

    Find your engine and drive type in the table of the owner's manual before you compare
      trailers.
    What AWD surely changes is grip on a wet boat ramp or a muddy campsite, where two driven
      wheels may spin.
    Go by the printed rating of the version that you mean to buy, not by a figure from an ad.
  `),
  'Does {the} need a tow package to pull a trailer?': sentencesOf(`
    For a light trailer not always, but the full rating usually holds only with the tow package.
    Usually yes for anything heavy, because the package adds the hitch, the wiring and often more
      cooling.
    Without the package, the {model} may be limited to a light trailer or to none at all.

    The owner's manual says which limit applies with the factory equipment and which one without
      it.
    A hitch bolted on later does not raise the rating, since coolers and gearing may still be
      missing.
    Check the window sticker for the package, and look under the bumper for a receiver and a
      wiring plug.
  `),
  'Can {the} pull a small camper?': sentencesOf(`
    Yes, as long as its loaded weight stays below the tow rating of that exact version and it has
      a proper hitch.
    A light camper may well be within reach, but the rating in the owner's manual has the last
      word.
    That depends on the camper when it is packed, and on the rating of the {model} with its engine
      and hitch.

    Count water, gas bottles, food and bedding, which add a lot to the empty weight in the
      brochure.
    Some makers also limit the frontal area, because a tall camper pushes a wall of air.
    Leave a margin of about a fifth, and try the combination on a quiet road first.
  `),
  'What size boat can {the} tow safely?': sentencesOf(`
    Go by weight instead of length: boat, motor, fuel, gear and trailer together must stay under
      the tow rating.
    Any boat is fine whose full weight on its trailer is below the rating for your engine and
      hitch.
    Length says little, so compare the packed weight of boat and trailer with the rating of the
      {model}.

    The trailer alone can weigh as much as a small boat, and sellers often leave it out.
    Fuel, batteries and coolers add up fast, so have the whole rig weighed once.
    Think of the ramp too, where wet concrete asks for good tires and steady brakes.
  `),
  'Where do I find the tow rating of {the}?': sentencesOf(`
    Look in the towing chapter of the owner's manual, or in the maker's towing guide for that
      model year.
    The owner's manual has it, in a table by engine, drive type and equipment.
    For the {model}, the figure stands in the manual and in the towing guide of its model year.

    The door label shows the payload and the total weight limit, which you need as well.
    A label on the hitch gives the limit of the hitch itself, and the lower of the two numbers
      counts.
    With the VIN, {store} can look up which engine, axle and tow equipment the car was built with.
  `),
  'What is the tongue weight limit on {the}?': sentencesOf(`
    The limit is printed on the hitch label and in the owner's manual, and it is often about a
      tenth of the tow rating.
    Read the sticker on the hitch receiver, which names the load that the ball may carry.
    For the {model}, the manual lists the tongue limit next to the tow rating, and the hitch label
      repeats it.

    Tongue weight also counts as payload, so it comes off what people and luggage may weigh.
    Where label and manual differ, keep to the lower figure.
    You can measure it with a small tongue scale before the first trip.
  `),
  'How does towing affect gas mileage on {the}?': sentencesOf(`
    Expect a clear drop, often a third or more with a tall trailer at highway speed.
    Mileage falls sharply: a big camper can nearly double the fuel used, while a low utility
      trailer costs far less.
    Towing makes the {model} thirsty, and the taller and wider the trailer is, the thirstier it
      gets.

    Speed matters more than weight on flat roads, so slowing down a little pays at the pump.
    Plan fuel stops closer together, and pick stations where a long rig can turn around.
    Correct tire pressure on car and trailer helps, and so does a steady foot.
  `),
  'How much range does {the} lose while towing?': sentencesOf(`
    Plan on losing about half with a tall trailer, and somewhat less with a low and light one.
    Roughly half of the range can go at highway speed, because the trailer has to be pushed
      through the air.
    A boxy trailer may halve the range of the {model}, while a small flat one costs much less.

    Slow down, charge earlier than usual and look for stations where you need not unhitch.
    Cold, wind and hills take a further share, so leave a reserve for the last miles.
    Watch the energy display over the first few miles and plan the stops from that.
  `),
};
