import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const fluidsAndFiltersAnswers: DirectAnswers = {
  'How often does {the} need a transmission fluid change?': sentencesOf(`
    The interval is in the maintenance table of the manual, and it is shorter for towing, hills or
      heavy traffic.
    Look it up in the manual for your engine and transmission, because intervals differ widely
      between types.
    For the {model}, check the transmission line in the maintenance schedule, first under normal
      and then under severe use.

    If the manual calls it a lifetime fill, ask what applies to severe use before you skip it for
      good.
    Many technicians suggest a check of the fluid long before it looks dark or the shifts get
      rough.
    Use only the fluid type that the manual names, because the wrong one can cause rough shifts
      and wear.
  `),
  'What kind of coolant does {the} take?': sentencesOf(`
    The type is named in the owner's manual, and often on the cap or the tank as well.
    Go by the specification in the manual and not by color, because colors are not a standard.
    The manual of the {model} names the coolant specification, and a parts counter can match it by
      VIN.

    Mixing types can shorten the life of the corrosion protection and may form deposits.
    Buy it ready mixed, or mix concentrate with distilled water in the ratio on the bottle.
    Electric and hybrid cars may need a special coolant for the battery, so be strict about the
      type.
  `),
  'Where is the cabin air filter in {the}?': sentencesOf(`
    In most cars it sits behind the glove box, and in some under the dash or below the windshield.
    Look behind the glove box first, since that is where it sits in most cars.
    The manual of the {model} shows the spot; behind the glove box is common, under the cowl less
      so.

    The swap takes a few minutes once the glove box is unclipped, and an arrow shows the airflow.
    Note the direction of the arrow before you pull the old filter out.
    If you cannot find a door for it, ask the parts counter, because a few versions have none.
  `),
  'When should transmission fluid be changed?': sentencesOf(`
    At the interval in your manual, and sooner with towing, mountain driving or heavy city use.
    The manual decides: some cars have an interval for it, others a severe-use interval only.
    Go by the maintenance table for your transmission, and use the severe line if you tow or sit
      in traffic a lot.

    Dark fluid, a burnt smell, late shifts or shudder are reasons to have it checked now.
    A drain and refill with the right fluid is the usual service, so ask before agreeing to a
      flush.
    Manual, automatic and continuously variable transmissions need different fluids and have
      different intervals.
  `),
  'How often should a cabin air filter be replaced?': sentencesOf(`
    About once a year suits most drivers, or at the interval in the manual, and sooner on dusty
      roads.
    Once a year is a sound rule, and twice when you drive through dust, pollen or city traffic.
    Follow the manual, which often comes down to a new filter every year or so.

    Weak airflow, musty smells and fogged windows tell you that it is clogged.
    Spring is a good time, before the pollen and the air conditioning season.
    You can do it yourself in many cars, since the filter is often behind the glove box.
  `),
  'What happens when an engine air filter gets dirty?': sentencesOf(`
    The engine gets less air, so power drops a little and the filter may let more dirt reach the
      intake.
    A clogged filter starves the engine of air, which you feel as weaker pull at full throttle.
    Air flow falls, acceleration suffers, and in bad cases the mixture and the sensors are
      affected.

    Hold it against the light at the interval in the manual, and replace it when little shines
      through.
    Dusty roads fill it much sooner than highway miles, so look at it more often there.
    On fuel-injected cars the mileage changes little, so do not wait for a thirsty engine as a
      sign.
  `),
  'How do I check the coolant level in {my}?': sentencesOf(`
    With the engine cold, look at the side of the clear coolant tank: the level belongs between
      the two marks.
    Open the hood when the engine is cold and read the level through the wall of the expansion
      tank.
    Find the see-through coolant tank and compare the level with the low and full marks, always on
      a cold engine.

    Never open the cap while the engine is hot, because the system is under pressure.
    If it is low, add the type named in the manual, and check again after a few days.
    A level that keeps falling means a leak, so have the system pressure tested.
  `),
  'Is a coolant flush necessary?': sentencesOf(`
    The coolant has to be replaced at the interval in the manual; a chemical flush is needed only
      when it is dirty or mixed.
    Replacing old coolant is necessary, since its rust protection wears out, but a flush on top
      often is not.
    Yes, at the age or mileage that the manual states, although a plain drain and refill is
      usually enough.

    Ask which service is meant, because drain and fill, exchange and flush are three different
      jobs.
    Rusty color, sludge or unknown coolant in a used car are good reasons for a full flush.
    Test strips show acidity and freeze protection, so ask for a test if you are unsure of the
      age.
  `),
  'What does a leak under {my} tell me by its color?': sentencesOf(`
    Clear water is usually from the air conditioning, brown or black is oil, red is often
      transmission fluid, and bright colors are coolant.
    Color is a first hint: amber to black means oil, red points to the transmission, and green,
      orange or pink to coolant.
    Water without color is harmless, dark brown is engine oil, reddish is transmission fluid, and
      a sweet smell means coolant.

    Put cardboard under the car overnight, and note where the drops land.
    A clear or yellowish, slippery fluid near a wheel may be brake fluid, so have the car towed.
    Colors differ by maker, so check the levels and have any steady drip looked at.
  `),
  'Can I top up coolant with water?': sentencesOf(`
    In an emergency, yes: a little distilled or tap water gets you to a shop, but it thins the
      frost and rust protection.
    You can for once if nothing else is at hand, and the mix should be put right soon.
    A small amount of water does no harm for a short trip, but the correct coolant should follow.

    Let the engine cool down fully before you open the cap.
    Have the freeze point measured before winter if water was added.
    If you need water again, there is a leak, and driving on risks overheating.
  `),
  'Which fluids should I check before a long trip?': sentencesOf(`
    Check coolant, brake fluid and washer fluid on any car, and engine oil on one with an engine.
    Look at the oil if there is an engine, then at coolant, brake fluid and washer fluid.
    Brake fluid, coolant, washer fluid and, unless the car is electric, engine oil are the ones to
      check.

    Do it a week before you leave, so that there is time to have a low level explained.
    Check on level ground with a cold engine, and carry a bottle of the right oil if yours uses
      some.
    Add the tires to the list, spare included, because low pressure spoils more trips than low
      fluid.
  `),
};
