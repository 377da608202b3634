import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const warningLightsAnswers: DirectAnswers = {
  'What does the check engine light mean on {the}?': sentencesOf(`
    It means that the engine computer has stored a fault in the engine or emission system, from a
      loose gas cap to a misfire.
    The light reports a stored trouble code, which can be minor, such as a sensor, or serious,
      such as a misfire.
    On the {model}, as on any car, it says that a fault in the engine or the emission controls was
      noticed and saved as a code.

    A steady light allows a careful drive to a check soon, while a flashing one tells you to slow
      down and stop.
    Have the code read and the cause tested, because a code names a circuit and not the part to
      replace.
    Note what the car was doing when it came on, since cold start, hill or refueling are useful
      clues.
  `),
  'Which warning lights on {the} mean stop now?': sentencesOf(`
    Red oil pressure, red temperature and red brake lights mean stop as soon as it is safe.
    Stop safely for a red oil can, a red thermometer, a red brake warning, or a red high-voltage
      message.
    Any red light for oil, heat or brakes on the {model} means pull over, and so does a flashing
      check engine light.

    Color is the guide: red means stop, amber means have it checked soon, and green or blue is
      information.
    The manual shows every symbol with the action to take, so keep it in the glove box.
    A red battery or steering light leaves only minutes of normal driving, so head for a safe
      place.
  `),
  'Can I keep driving {my} with the check engine light on?': sentencesOf(`
    With a steady light and a car that runs normally, you can drive gently to a check within days;
      with a flashing light, do not.
    For a short while, if it stays steady and nothing feels, sounds or smells wrong.
    You can if it is steady and the car drives as always, yet it should be checked soon.

    Waiting can cost more, because a rich mixture or a misfire can ruin the catalytic converter.
    Stop at once if the light flashes, power drops or the temperature climbs.
    Avoid high speed and towing until the code has been read.
  `),
  'What does a flashing check engine light mean?': sentencesOf(`
    It means a misfire that is bad enough to harm the catalytic converter, so ease off and stop
      where it is safe.
    The engine is misfiring and sends unburned fuel into the exhaust, which can overheat the
      converter.
    Flashing warns of an active misfire, which calls for less power right away.

    If the flashing ends when you slow down, drive gently to a shop; if not, have the car towed.
    Worn plugs, a failed coil or a fuel fault are common causes, and a scan shows which cylinder
      it is.
    Do not press on to finish the trip, because a new converter costs far more than a tow.
  `),
  'How much does a diagnostic check cost near {city}?': sentencesOf(`
    Most shops charge for the technician's time, and the price rises when a fault comes and goes
      or wiring has to be traced.
    It depends on the time needed: reading a code is quick, while finding its cause may take an
      hour or more.
    Prices vary by shop and by fault, so ask what the first step costs and what it includes.

    Ask {store} whether the fee counts toward the repair and when you would be called before more
      time is spent.
    Have the limit written on the work order, so that nobody goes past it without your approval.
    A clear description of the symptom, with speed and temperature, saves paid time.
  `),
  'Can a loose gas cap turn on the check engine light?': sentencesOf(`
    Yes: a cap that leaks vapor sets an evaporative system code, and that turns on the light.
    It can, because the system that captures fuel vapor is tested for leaks and a loose cap is
      one.
    A loose or cracked cap is a well-known cause, since the car checks that the tank is sealed.

    Tighten the cap until it clicks and drive for a few days, and the light may go out after
      several good tests.
    If the light stays on for more than a few days, have the code read, as a hose or valve may
      leak instead.
    Look at the rubber seal of the cap, because a crack in it lets vapor out even when it is
      tight.
  `),
  'What should I do when {my} overheats?': sentencesOf(`
    Pull over as soon as it is safe, switch off the engine and let it cool for at least half an
      hour.
    Stop in a safe place, turn off the air conditioning and the engine, and keep the hood shut
      while steam comes out.
    Get off the road, shut the engine down and wait, because driving on can warp the cylinder
      head.

    Never open a hot coolant cap, since the pressure can spray scalding fluid.
    Once the engine is cold, check the level in the tank and call for a tow if it is low or
      leaking.
    If you cannot stop at once, switch the heater to full, as it takes some heat from the engine.
  `),
  'What does the ABS light mean in {my}?': sentencesOf(`
    The antilock system has found a fault and switched itself off; the normal brakes still work.
    It means that antilock braking is off because of a fault, often in a wheel speed sensor or its
      wiring.
    The amber ABS light says that the wheels may lock in a hard stop, while ordinary braking
      remains.

    Leave more room, brake gently on wet roads and have the fault code read soon.
    If the red brake light is on as well, stop and have the car towed, because the brakes
      themselves may be affected.
    Stability and traction control often switch off with it, so take extra care in rain and snow.
  `),
};
