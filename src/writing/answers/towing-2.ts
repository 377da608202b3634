import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const towing2Answers: DirectAnswers = {
  'Which {model} trim has the higher tow rating?': sentencesOf(`
    Usually the version with the stronger engine, the right axle and the factory tow package,
      which need not be the costlier trim.
    It is a matter of engine, drive type and tow equipment, so compare those lines in the towing
      guide.
    The trim name alone does not tell, because a plain version with the tow package may be rated
      above a loaded one.

    Luxury features add weight, and that weight comes off what the car may carry and pull.
    Ask {store} to read the build from the VIN, so that you compare real cars and not brochures.
    Look at the window sticker for the tow package, the axle and the engine before you decide.
  `),
  'Does {the} come with a hitch receiver?': sentencesOf(`
    Some versions have one from the factory, and others get it with a tow package or as an
      accessory.
    It varies by trim and package, and the window sticker of the car lists it.
    Not every {model} does, so check the equipment list of the very car that you look at.

    Look under the rear bumper for the square opening and for the wiring plug beside it.
    A receiver alone is only half of the job, since lights and brakes of the trailer need wiring.
    If it is missing, ask for a part that is rated for the full tow limit of the car.
  `),
  'Do I need trailer brakes behind {the}?': sentencesOf(`
    Yes, once the trailer weighs more than the limit in the owner's manual or in the law of your
      state.
    For most mid-size and larger trailers you do, while a small utility trailer may be allowed
      without.
    The manual of the {model} names the trailer weight from which brakes are needed, and state law
      may set a lower one.

    Electric brakes call for a controller in the car, so ask whether it is built in or has to be
      added.
    Even below the limit, brakes on the trailer shorten the stop and keep the rig straight.
    Test them at walking speed before every trip, and look up the rules of each state on your way.
  `),
  'How does {the} compare with the {rival} for towing?': sentencesOf(`
    Compare the printed ratings of the two exact versions, with the same kind of engine, drive
      type and tow package.
    The fair way is to set both towing tables side by side, line by line for engine, axle and
      equipment.
    Look at four figures on both: tow rating, payload, tongue limit and the weight limit for the
      whole rig.

    Payload is often what runs out first, once the family and the luggage are in.
    Wheelbase, mirrors and brakes decide how calm the trailer feels, so drive both if you can.
    A small gap in the rating matters less than the right hitch, wiring and cooling.
  `),
  'Which axle ratio should I choose to tow with {the}?': sentencesOf(`
    Choose the higher number if you tow often or heavy, and the lower number if you mostly drive
      empty.
    A numerically higher ratio pulls harder from a stop, while a lower one keeps the engine calmer
      on the highway.
    For regular heavy trailers, take the {model} with the higher axle number, which usually
      carries the higher rating.

    The ratio is on the window sticker, and the towing guide shows what each one is rated for.
    With many gears in the transmission the gap is smaller than it used to be, but the rating
      still differs.
    Think of the heaviest trailer that you tow more than a few times each year, and choose for
      that.
  `),
  'How much weight can {the} carry in the bed?': sentencesOf(`
    The yellow label in the driver's door opening has the answer: one figure for everybody and
      everything on board.
    Look at the tire and loading label on the door pillar, and take the weight of the people off
      that number.
    Each {model} has its own payload on the door label, because options change the weight of the
      truck.

    Tongue weight of a trailer, a cap or a toolbox counts as part of the same load.
    Put heavy things ahead of the rear axle and tie them down.
    Brochure figures are for a plain truck, so the label of the real truck often shows less.
  `),
  'How do I work out how much {a} can tow?': sentencesOf(`
    Start with the tow rating for its exact engine and axle, then check payload, tongue weight and
      total weight one after the other.
    Take the total limit for car and trailer, subtract the loaded car, and compare what remains
      with the tow rating.
    Use the lower of two numbers: the printed tow rating, or the combined limit minus the weight
      of the loaded car.

    A public truck scale gives you true weights of car and trailer for a small fee.
    Then set the tongue weight against the payload label, since that is where many rigs go over.
    The weakest part sets the limit, be it the hitch, the ball, the tires or the axle.
  `),
  'What is the difference between payload and towing capacity?': sentencesOf(`
    Payload is what the vehicle carries in and on itself, and towing capacity is what it may pull
      behind it.
    One is weight on the wheels of the vehicle, the other is weight rolling on the trailer's own
      wheels.
    Towing capacity covers the trailer, while payload covers people, luggage, bed load and the
      tongue of the trailer.

    The two meet at the hitch, because tongue weight uses up payload.
    Payload is on the door label, and the tow rating is in the manual.
    A vehicle can be within its tow rating and still overloaded, so check both.
  `),
  'How much truck do I need to pull a travel trailer?': sentencesOf(`
    Enough that the loaded trailer stays well under the tow rating and the tongue weight fits the
      payload.
    Take the trailer's maximum weight from its label, then look for a truck rated a good fifth
      above it.
    A half-ton truck handles many mid-size trailers, while long and heavy ones call for a
      heavy-duty model.

    Payload often decides, since the tongue, the family and the gear all press on the same axle.
    Length and side wind count too, so a longer wheelbase makes towing calmer.
    Bring the trailer's weight label to the store, and ask to see the door label of each truck.
  `),
};
