import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const storageAnswers: DirectAnswers = {
  'How do I get {my} ready for winter storage?': sentencesOf(`
    Wash and dry it, fill the tank, change old oil, raise the tire pressure, and keep the battery
      charged.
    Clean it inside and out, top up the fluids, connect a battery maintainer and park it in a dry
      place.
    Start with a wash and fresh oil, and end with a full tank, firm tires and a maintained battery.

    Leave the parking brake off and put blocks at the wheels instead.
    Note the mileage and what you did, so that you know what to undo in spring.
    Take food and paper out of the cabin, because they draw mice.
  `),
  'How often should I start a stored car?': sentencesOf(`
    Not at all, if it is stored well; a short idle does more harm than good.
    Rarely or never: let it rest, or drive it long enough to warm up fully.
    Only when you can drive it until it is hot, since idling leaves water in the oil.

    A battery maintainer does what people hope to do by starting the engine.
    If you do drive it, pick a dry day without salt on the road.
    Never run an engine in a closed garage.
  `),
  'How do I keep mice out of a stored car?': sentencesOf(`
    Remove all food, close the vents, block the tailpipe and the air intake, and set traps around
      the car.
    Keep the place clean, close each opening with steel wool or mesh, and look in every few weeks.
    Give them no food and no way in, and put traps outside the car and not in it.

    Hang a note on the steering wheel that names each plug to be removed.
    Check the air filter and the wiring before the first start in spring.
    Scents fade after a while, so do not rely on them alone.
  `),
  'What should I check before I drive a car after storage?': sentencesOf(`
    Check battery, tire pressure, fluids, brakes, lights and belts, and look underneath for leaks
      and nests.
    Walk around it first: tires, fluids, wiring, wipers, then the brakes at walking pace.
    Take out whatever you plugged, set the tires right, and test the brakes before the first road.

    Expect some rust on the brake discs, which a few gentle stops should clear.
    A pedal that stays soft or a light that stays on is a reason to have the car looked at.
    Drive the first miles gently and listen.
  `),
  'Should I disconnect the battery when I store {my}?': sentencesOf(`
    A maintainer is the better way; without an outlet, disconnecting it saves the charge for some
      weeks.
    Yes, if you cannot plug in a maintainer, although clocks and settings may be lost.
    Only where no charger can be used, since modern cars draw a little current all the time.

    Read the manual first, because some cars need a set order or a code afterward.
    A battery that stays charged does not freeze as easily as an empty one.
    Hybrids and electric cars have rules of their own, which the manual gives.
  `),
  'Does a trickle charger keep a battery healthy?': sentencesOf(`
    A smart maintainer does, while a plain trickle charger can overcharge a battery in the long run.
    Yes, if it senses a full battery and stops; the old kind does not.
    It does when it suits the type of battery and switches itself down.

    Check that it has a setting for the kind of battery in your car.
    Lay the cable so that no door pinches it, and keep the place aired.
    An old battery is not made young by it, so have it tested in fall.
  `),
  'Do tires get flat spots when a car sits?': sentencesOf(`
    They can, in cold places above all, though most light flat spots go away after some miles.
    Yes, after weeks in one place, and mostly for a short time.
    Often a little: you feel a thump at first, and it fades as the tires warm up.

    More air in the tires, within the limit on the sidewall, keeps the spots small.
    Move the car by half a turn of the wheels now and then.
    A thump that stays means that the tires should be looked at.
  `),
  'Does gas go bad in a stored car?': sentencesOf(`
    Yes, after some months; a full tank and a stabilizer slow that down.
    It does with time, as the light parts leave and water gets in.
    In a season it loses some of its quality, and over a year it can gum up the system.

    Add the stabilizer before the last drive, so that it reaches the injectors.
    A full tank leaves less room for damp air.
    In spring, fill up with fresh gas soon and drive gently until then.
  `),
};
