import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const towing3Answers: DirectAnswers = {
  'What should I check before towing with {a}?': sentencesOf(`
    Check the weights, the hitch, the lights, the brakes and the tire pressures before you roll.
    Go around once: coupler locked, chains crossed, plug in, lights working, tires full and load
      tied down.
    Weights come first, and after them the coupler, the chains, the wiring, the brakes and all
      tires.

    Stop after the first few miles and feel whether a hub or a tire runs hot.
    Read the towing chapter of the manual, which may ask for another drive mode or tire pressure.
    Set the mirrors so that you see past both sides of the trailer.
  `),
  'Does a factory tow package matter on {a}?': sentencesOf(`
    Yes, because it often adds cooling, wiring and gearing that a hitch bolted on later does not
      bring.
    It matters if you tow more than a light trailer, as the full rating often depends on it.
    For heavy or regular towing it does, while for a bike rack a plain receiver will do.

    Adding it later can cost more than buying a vehicle that already has it.
    The window sticker or a VIN check shows whether it was built in.
    Look for an oil or transmission cooler, a brake controller and the larger wiring plug.
  `),
  'How do I find the payload limit of {a}?': sentencesOf(`
    Open the driver's door and read the yellow label, which states the weight that people and
      cargo must never exceed.
    It is on the tire and loading label in the driver's door opening, made for that very truck.
    Read the sticker on the door pillar instead of the brochure, since options lower the figure.

    Add up passengers, gear, bed load and tongue weight, and compare the sum with the label.
    Accessories that were fitted later, such as a cap or a winch, come off the number too.
    When you compare two trucks, take a photo of both labels.
  `),
  'What do GVWR and GCWR mean when towing?': sentencesOf(`
    GVWR is the most that the vehicle itself may weigh when loaded, and GCWR is the most for
      vehicle and trailer together.
    The first is the limit for the loaded vehicle alone, and the second covers the whole rig on
      the road.
    They are weight limits: GVWR for the vehicle with people and cargo, GCWR for that plus the
      loaded trailer.

    You find GVWR on the door label, while GCWR stands in the manual or the towing guide.
    Both hold at the same time, so staying under one does not excuse the other.
    A truck scale can weigh the vehicle alone and then the full rig in one visit.
  `),
  'Is it hard on the transmission of {a} to tow often?': sentencesOf(`
    Towing is extra work for it, mainly through heat, but within the rating and with fresh fluid
      it should hold up.
    Frequent towing does wear it sooner if it runs hot, so cooling and fluid changes matter.
    It can be, especially in hills and summer heat, and the harder service schedule in the manual
      is made for that.

    Use tow mode, which holds gears longer and keeps the transmission from hunting.
    Ask for the severe-duty interval for fluid, and have the cooler looked at.
    Slow down when the temperature gauge climbs, and rest at the top of a long grade.
  `),
  'How much tongue weight is right for a trailer?': sentencesOf(`
    About a tenth of the loaded trailer's weight, or somewhat more, is the usual target.
    Aim for a tenth to a seventh of what the loaded trailer weighs, within the limit of your
      hitch.
    For most trailers, a little over a tenth of the total weight should rest on the ball.

    Too little makes the trailer sway, and too much lifts weight off the front wheels.
    Move the load forward or back to correct it, then measure again.
    Measure with the trailer packed as for the trip, water tanks included.
  `),
  'Can an SUV tow the same trailer as a half-ton truck?': sentencesOf(`
    Sometimes, because a large SUV on a truck frame can come close, while most crossovers are
      rated far lower.
    Only if its own ratings allow it, and payload and wheelbase often hold it back.
    A few can, but many SUVs reach their payload or tongue limit before the trailer limit.

    Compare tow rating, payload and tongue limit of both on their labels.
    Remember that a third row full of people uses the payload that the tongue needs.
    A shorter wheelbase also makes a long trailer feel less steady in side wind.
  `),
  'Which mirrors and hitch do I need to pull a camper?': sentencesOf(`
    You need mirrors that show past both sides of the camper, and a hitch rated above its loaded
      weight and tongue weight.
    Take a hitch of the class that your vehicle's manual asks for, and extended mirrors if the
      camper is wider than the car.
    The hitch has to match the camper's weight, and the mirrors its width.

    A weight-distribution hitch is often advised for heavier campers, where the vehicle's maker
      allows it.
    Clip-on mirrors do for a few trips a year, while frequent towing is a case for factory tow
      mirrors.
    Check the ball size against the coupler, and the plug on the car against that of the camper.
  `),
};
