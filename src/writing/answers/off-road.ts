import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const offRoadAnswers: DirectAnswers = {
  'How much ground clearance does {the} have?': sentencesOf(`
    The spec sheet gives it in inches for each trim, measured from level ground to the bottom of
      the car.
    Look in the specs for your trim, as wheels, suspension and off-road packages change the
      figure.
    It varies by trim, and the spec page of the {model} lists it beside the approach and departure
      angles.

    A full load lowers it, so think of it as the figure for an empty car.
    Angles matter as well, since a long nose touches before the belly does.
    Crouch down and see what hangs farthest down, such as the exhaust or a differential.
  `),
  'Is {the} good off road?': sentencesOf(`
    It depends on the trim: clearance, tires, protection and the drive system decide, not the
      badge.
    For gravel and forest roads many versions will do, while rocks and deep mud call for the
      off-road trim.
    The {model} can go as far as its tires, clearance and drive system let it, so look at those
      three.

    Check for a low range, skid plates and tow hooks if you plan more than dirt roads.
    All-season street tires are often the first limit.
    Take a test drive on a gravel road, if the store agrees.
  `),
  'Which {model} trim is meant for off-road driving?': sentencesOf(`
    Look for the trim with all-terrain tires, skid plates, more clearance and a low range or
      off-road modes.
    The maker's trim list names it, and the window sticker shows the hardware that comes with it.
    It is the one whose sticker lists skid plates, all-terrain tires and recovery hooks.

    Some packages are looks only, so read the parts and not just the name.
    It may ride harder and use more fuel on the road, so drive it on pavement too.
    Ask {store} which ones are in stock with that equipment.
  `),
  'Does {the} have skid plates?': sentencesOf(`
    Off-road trims often do, and others have plastic shields or nothing, so check the sticker and
      look underneath.
    Only some versions come with metal plates, and the equipment list says which.
    Look under the nose of the {model}: metal plates protect it, while thin plastic only guides
      air.

    Note what is covered, as engine, transmission, transfer case and tank may each have their own.
    They can often be added later as an accessory made for the model.
    Ask how the plates come off for an oil change, so that the cost of service does not surprise
      you.
  `),
  'Can I fit all-terrain tires on {the}?': sentencesOf(`
    Usually yes in the size on the door label, with a load and speed rating no lower than the
      original.
    In the factory size it is seldom a problem, while larger ones may rub or upset the
      speedometer.
    Yes for many versions of the {model}, provided the size and the load rating on the door label
      are kept.

    Expect somewhat more noise and fuel use, and a bit less wet braking on pavement.
    Ask a tire shop to check the room at full lock and with the springs compressed.
    If you drive on snow, look for the mountain and snowflake mark on the sidewall.
  `),
  'Will a lift kit affect the warranty on {the}?': sentencesOf(`
    It can for parts that the lift strains or damages, but the rest of the warranty stays in
      force.
    A claim may be refused if the lift caused the fault, and not just because a lift is there.
    Parts such as axles, joints and steering on the {model} may lose cover where the lift is to
      blame.

    Read the section on modifications in the warranty booklet before you order.
    Keep the papers of the kit and of the work, because proof of a proper job helps.
    Ask about a lift that the maker itself offers, as it may come with its own terms.
  `),
  'What makes {a} capable off road?': sentencesOf(`
    Clearance, good angles, all-terrain tires, a low range and traction at each wheel make the
      difference.
    Tires come first, then ground clearance, gearing, and a way to stop single wheels from
      spinning.
    It takes four things: grip, room underneath, slow gears and protection for the parts below.

    Short overhangs let it climb ledges that a longer body would hit.
    A locking differential or clever brakes help when one wheel hangs in the air.
    The driver counts too, so start with easy trails and go with a second vehicle.
  `),
};
