import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const airConditioningAnswers: DirectAnswers = {
  'Why is the air conditioning in {my} blowing warm air?': sentencesOf(`
    Low refrigerant from a leak is the usual cause, followed by a weak compressor, a blocked
      condenser or an electrical fault.
    Most often the system has lost refrigerant, since even a small leak empties it over time.
    It is probably low on refrigerant, but a stuck air flap, a fan or a fuse can do the same.

    Have the pressure measured and the leak found before anyone fills it up.
    Check whether it gets cooler while driving, as that points to the fan or the condenser.
    Note if one side only is warm, because then a blend door is the likely fault.
  `),
  'How much does an AC recharge cost near {city}?': sentencesOf(`
    It depends on the refrigerant: newer cars use a type that costs several times as much as the
      older one.
    There is no single price, because the type and amount of refrigerant and the leak test all
      count.
    Ask for a quote with the year and model, since the label under the hood decides which
      refrigerant is needed.

    A fair quote names the leak test, the amount filled and the work.
    Call {store} and one other shop, and ask what happens if a leak turns up.
    Paying for refrigerant alone is money lost when the leak stays.
  `),
  'How often does car air conditioning need a recharge?': sentencesOf(`
    Not on a schedule: a sealed system can go many years, and a need for refrigerant means a leak.
    Never as routine, because the refrigerant is not used up.
    Many cars go for most of their life without one, so a weak system should be tested for leaks.

    Run it for ten minutes each month, winter included, to keep the seals supple.
    If it needs a fill every year, have dye put in to find the leak.
    Ask for the cabin filter to be checked first, since a clogged one makes the flow weak.
  `),
  'Why does {my} smell musty when the AC is on?': sentencesOf(`
    Moisture on the evaporator lets mold grow, and an old cabin filter adds to the smell.
    The usual source is damp behind the dash, or a cabin filter that is overdue.
    Mold or bacteria on the wet evaporator make the smell, above all after short trips.

    Change the filter, then have the evaporator cleaned if the smell stays.
    Turn the cooling off a few minutes before you stop, and let the fan dry it.
    Look for a blocked drain as well, when the carpet on the passenger side is wet.
  `),
  'Can I drive {my} with a broken AC compressor?': sentencesOf(`
    Often yes if its clutch or pulley still turns freely, but not if it grinds, smokes or throws
      the belt.
    For a while maybe, as long as it is quiet and the belt runs true.
    It depends on how it failed: a dead clutch does little harm, while a seized pulley can break
      the belt.

    The same belt usually drives the alternator or the water pump, so a break leaves you stranded.
    Keep the cooling switched off, and have it looked at soon.
    A failing one can send metal through the system, which makes the repair larger.
  `),
  'Why does the heater in {my} blow cold air?': sentencesOf(`
    Low coolant is the first thing to check, then a stuck thermostat, a clogged heater core or a
      blend door.
    The engine may not get warm, the coolant may be low, or the flap that mixes air may be stuck.
    In most cars the heat comes from the coolant, so a low level or trapped air turns it cold.

    Check the level only with the engine cold, because the cap is under pressure.
    If the temperature gauge climbs too, stop and have it towed.
    Warm while driving and cold at idle points to low coolant or a weak pump.
  `),
};
