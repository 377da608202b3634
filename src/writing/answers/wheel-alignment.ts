import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const wheelAlignmentAnswers: DirectAnswers = {
  'How do I know {my} needs a wheel alignment?': sentencesOf(`
    The car drifts on a straight road, the steering wheel sits crooked, or the tires wear on one
      edge.
    Watch for a pull to one side, an off-center steering wheel and uneven tread.
    Uneven tire wear, a tilted steering wheel and a steady pull are the three usual signs.

    Check the tire pressures first, because a soft tire pulls just the same.
    A measurement on the rack settles it, so ask for the printout of the angles.
    After a curb or a pothole, have it measured even if the car seems to run straight.
  `),
  'How often should I get an alignment?': sentencesOf(`
    There is no fixed interval on most cars: have it checked about once a year, and after any hard
      knock.
    A yearly check is enough for most drivers, with an extra one after potholes, curbs or
      suspension work.
    Have it measured when tires wear unevenly, after suspension repairs, and otherwise about once
      a year.

    Rough roads speak for a check each spring, once the potholes have done their work.
    New tires are a good moment, because bad angles ruin fresh tread quickly.
    If the angles are within the limits, nothing needs adjusting, so ask what the check alone
      costs.
  `),
  'What does a wheel alignment cost near {city}?': sentencesOf(`
    It depends on two-wheel or four-wheel alignment, on the car, and on whether its driver-aid
      sensors need calibration.
    Prices vary by shop and by car, and worn or rusted parts that must be freed add labor.
    A four-wheel alignment costs more than a front one, and sensor calibration may come on top.

    Ask {store} for the price with a printout before and after, and what happens if a part is
      worn.
    Compare quotes for the same scope, and ask how long the adjustment is warranted.
    Ask whether the check is billed when no adjustment is needed.
  `),
  'Do I need an alignment after new tires?': sentencesOf(`
    Not automatically: you need one if the old set wore unevenly, the car pulls or the steering
      wheel is crooked.
    Only if the angles are off, but a check is sensible because new tread is costly to ruin.
    Fitting tires does not change the angles, so the old tires decide: even wear means that you
      can wait.

    Read the old set before it is thrown away, as its edges show how the wheels stood.
    Balancing is always part of mounting and should not be confused with alignment.
    If the last check was more than a year ago, have the angles measured on the same visit.
  `),
  'Why does {my} pull to one side?': sentencesOf(`
    Common causes are unequal tire pressure, wheel alignment, a tire that pulls by itself or a
      brake that drags.
    It may be a soft tire, wheel angles that are off, a sticking brake caliper or just the slope
      of the road.
    Tire pressure, alignment and brakes are the usual three, in that order of checking.

    Set the pressures and try a flat, empty road, because most roads slope toward the edge.
    If it pulls only when you brake, look at the calipers and hoses instead of the alignment.
    Swapping the front tires side to side shows whether a tire is to blame.
  `),
  'Can a pothole knock {my} out of alignment?': sentencesOf(`
    Yes, one hard hit can shift the angles, bend a wheel or damage a joint.
    It can: a deep hole at speed can bend a tie rod or a wheel and move the steering wheel off
      center.
    A sharp hit can do it, and it may harm the tire and the wheel at the same time.

    Look for a bulge in the sidewall and a bent rim, and check the pressure over the next days.
    If the steering wheel now sits crooked or the car drifts, have the angles and joints checked.
    Take photos and keep the invoice, because some cities and insurers have a claims process.
  `),
  'How long does a wheel alignment take?': sentencesOf(`
    About an hour is usual, and seized bolts or sensor calibration can make it longer.
    Plan on roughly an hour in the bay, more when parts are rusted or cameras must be calibrated.
    Most take around one hour once the car is on the rack.

    Ask {store} whether the whole visit is longer, because the rack may be in use.
    Empty the car of heavy loads first, since weight changes the ride height and the angles.
    Worn joints have to be replaced before the angles can be set, and that adds time.
  `),
  'When do shocks and struts need to be replaced?': sentencesOf(`
    When the car keeps bouncing after a bump, dives under braking, leaks oil from a damper or
      wears cups into the tires.
    They are due when they leak, when the body floats or nose-dives, or when the tread shows a
      scalloped pattern.
    There is no set age: leaks, extra bouncing, longer stops and cupped tires are the signs.

    Have them checked yearly once the car has many miles on it, as the loss comes on slowly.
    Replace them in pairs on an axle, and have the alignment measured after struts.
    Load and rough roads wear them sooner, so mention both when you describe the problem.
  `),
  'Why does {my} shake at highway speed?': sentencesOf(`
    The usual cause is a wheel out of balance, followed by a bent wheel, a damaged tire or worn
      joints.
    Shaking that starts at a certain speed mostly comes from wheel balance or an uneven tire.
    An unbalanced or bent wheel is the common reason, since a small weight error grows with speed.

    In the steering wheel it points to the front, and in the seat to the rear.
    After driving in snow or mud, look for lumps inside the wheels before you pay for balancing.
    If it appears only under braking, have the rotors measured instead.
  `),
  'How much does an alignment cost on {the}?': sentencesOf(`
    It depends on whether all four wheels are adjustable, on the shop, and on driver-aid cameras
      that may need calibration.
    The price follows the number of adjustable angles and any calibration of cameras or sensors
      afterward.
    What an alignment of the {model} costs turns on the angles that can be adjusted and on whether
      cameras must be calibrated.

    Ask for one total with the printout, and for a call before worn parts are replaced.
    Give the trim and the VIN, because wheels, suspension and sensors differ between versions.
    Let {store} tell you what the check alone costs, since the angles may turn out to be fine.
  `),
};
