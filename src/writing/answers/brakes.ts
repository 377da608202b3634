import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const brakesAnswers: DirectAnswers = {
  'How long do brake pads last on {the}?': sentencesOf(`
    There is no fixed figure: many sets last several years, and city traffic, hills and towing
      shorten that a lot.
    Most pads last several years of mixed driving, but stop-and-go traffic can halve that and
      highway miles can double it.
    On the {model}, as on any car, pads last as long as the driving allows, often several years
      and far fewer in heavy city traffic.

    Have the pads measured at each tire rotation, because the remaining thickness tells more than
      any average.
    Ask for the pad readings in millimeters at every service visit, front and rear, and compare
      them with the last ones.
    The front and the rear wear at different rates, so a yearly measurement of both is the way to
      know.
  `),
  'How much does a brake job cost on {the}?': sentencesOf(`
    It depends on which axle is due, on whether the rotors need replacing too, and on the brake
      size of your trim.
    The total follows the parts: pads alone cost far less than pads and rotors, and larger brakes
      cost more.
    For the {model}, the price turns on front or rear, pads or pads with rotors, and the brakes
      that your trim carries.

    Ask for a written quote per axle that lists pads, rotors, hardware, labor and tax.
    Before you agree, ask for the measured pad and rotor thickness, so that you see why each part
      is on the list.
    Give {store} the VIN when you ask for a quote, because trims of one model can have different
      brakes.
  `),
  'Does {the} wear out brakes slower with regenerative braking?': sentencesOf(`
    Yes: the motor slows the car and returns energy to the battery, so the pads do far less work.
    It does, as the electric motor handles most gentle stops and the friction brakes only the
      rest.
    Much slower, since regenerative braking on the {model} takes over most everyday slowing.

    Little use has a downside, because rotors can rust and sliding pins can stick, so have them
      checked yearly.
    The brakes still need a look each year, above all where roads are salted, because idle parts
      corrode.
    Brake fluid ages all the same, so its interval in the manual stays as it is.
  `),
  'How do I know when {my} needs new brake pads?': sentencesOf(`
    A high squeal when you brake, a pad that looks thin through the wheel, or a pad warning on the
      dash tells you.
    Listen for a steady squeal, look for thin pads through the spokes, and heed a brake wear
      message.
    The signs are a shrill noise under braking, a longer stop, and pad material down to a few
      millimeters.

    Grinding means that the pads are gone and metal touches metal, so have the brakes seen at
      once.
    If you are unsure, a measurement takes minutes with the wheels off and gives you a number.
    Do not wait for the noise, because not every pad has a wear indicator and rear pads can wear
      quietly.
  `),
  'Why do the brakes on {my} squeal?': sentencesOf(`
    Often it is the wear indicator, a small metal tab made to squeal when the pad is nearly used
      up.
    Squealing comes from worn pads, from dust or rust on the rotor, or from pads that vibrate in
      their holder.
    The common causes are a wear tab touching the rotor, a film of rust after rain, or pads
      without fresh hardware.

    A squeal only on the first stops of a damp morning is surface rust and soon goes away.
    If it comes with every stop, have the pads measured soon.
    Noise that lasts after the first few stops deserves a look at pads, rotors and clips.
  `),
  'Is it safe to drive {a} with grinding brakes?': sentencesOf(`
    No: grinding usually means metal on metal, which lengthens the stop and ruins the rotors.
    It is not safe, because the pad material is probably gone and braking can get worse from one
      mile to the next.
    Do not drive on with a constant grinding noise, except to the nearest safe place or shop.

    Have the car towed, unless a shop is close by and the pedal still feels firm.
    Light scraping after a night of rain is only rust, but it must vanish within a few stops.
    A pebble caught behind the wheel can sound alike, and a technician can tell in minutes.
  `),
  'How much does a brake job cost near {city}?': sentencesOf(`
    It varies with the car, the axle and the parts, so a real figure needs your model year and
      what was measured.
    A pad change on one axle costs much less than pads and rotors on both, and big brakes cost
      more than small ones.
    The price depends on whether you need pads only or rotors as well, and on one axle or two.

    Collect two written quotes with the same parts list, and compare the totals with labor and
      tax.
    Ask {store} for an itemized quote per axle, and for the thickness readings behind it.
    An offer that names pads only may leave out rotors, hardware and fluid, so read the list.
  `),
  'Do rotors have to be replaced with the pads?': sentencesOf(`
    No, only when they are below the minimum thickness, cracked, badly grooved or warped.
    Not always: a rotor that is thick enough and smooth can stay for another set of pads.
    They do not have to be, as long as a measurement shows them above the limit that is stamped on
      the rotor.

    On many cars today rotors are thin to save weight, so they often wear out together with the
      pads.
    Resurfacing is possible when enough metal is left, though a new rotor often costs little more.
    Ask for the measured thickness next to the minimum, and the choice explains itself.
  `),
};
