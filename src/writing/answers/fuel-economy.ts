import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const fuelEconomyAnswers: DirectAnswers = {
  'What gas mileage does {the} get?': sentencesOf(`
    The EPA label on the window gives city, highway and combined figures for that engine and drive
      type.
    Look it up on fueleconomy.gov by year, engine and drive type, since each version has figures
      of its own.
    Each version of the {model} has its own EPA rating, printed on the label in the window.

    Short trips, cold and high speed pull it down, while steady country roads lift it.
    Use the combined figure for a first estimate, then adjust it to your own roads.
    The trip computer on a test drive shows how the car does on your route.
  `),
  'How far can {the} go on a full tank?': sentencesOf(`
    Multiply the tank size in the manual by the combined mileage on the EPA label, and take off a
      reserve.
    Tank size times miles per gallon gives the range, and both figures are in the specs.
    The display of the {model} shows an estimate, which it takes from your last miles.

    Highway trips reach farther, while winter and short hops cut the distance.
    Fill up with a quarter left in the tank, as running low is hard on the fuel pump.
    Hybrids often have a smaller tank, so a better rating need not mean more miles.
  `),
  'Is {the} better on gas than the {rival}?': sentencesOf(`
    Compare the EPA combined figures of the two exact versions, with engine and drive type alike.
    The EPA labels settle it, provided you set the same kind of engine and drivetrain side by
      side.
    Go to fueleconomy.gov and put both cars next to each other by year and engine.

    A gap of one or two miles per gallon costs little over a year of normal driving.
    Look at the city figure if you live in town, and at the highway figure if you commute far.
    Wheel size and drive type shift the result, so check the label on the real cars.
  `),
  'Does {the} take regular gas?': sentencesOf(`
    The label inside the fuel door and the owner's manual name the octane, so go by those.
    Open the fuel door and read the sticker, which says regular, mid-grade or premium.
    Most engines run on regular, but some turbo engines in cars like the {model} ask for more, and
      the manual tells which.

    If it says premium is required, use it; if it says recommended, regular is allowed with a
      little less power.
    More octane than the manual asks for brings no gain.
    Check the engine too, since two engines of one model can need different fuel.
  `),
  'How much will I spend on gas with {the}?': sentencesOf(`
    Divide your yearly miles by the combined EPA figure, and multiply the gallons by your local
      price.
    Your miles, its miles per gallon and the pump price give the answer in one line of arithmetic.
    The EPA label of the {model} shows a yearly estimate, which you can scale to your own miles.

    Add a little for winter and for short trips, which use more than the rating.
    Run the numbers for the engine and drive type that you have in mind.
    Do it with a higher gas price as well, to see how much it would hurt.
  `),
  'How does the {drive2} {model} compare with the {drive1} version on fuel?': sentencesOf(`
    The version with more driven wheels usually uses a little more, often one or two miles per
      gallon.
    Set the two EPA labels side by side, because the gap is different for each engine.
    Extra driven wheels add weight and friction, so expect a small loss in the combined figure.

    Multiply the gap by your yearly miles to see what it costs.
    In winter the added grip may be worth more to you than the fuel.
    Make sure that both have the same engine, or you compare two things at once.
  `),
  'What does it cost to run {the} for a year?': sentencesOf(`
    Add up fuel or electricity, insurance, service, tires, registration and the loss in value.
    Six items make the sum: energy, insurance, upkeep, tires, fees and the drop in resale value.
    For the {model}, start with the yearly fuel estimate on the EPA label, and add insurance,
      service and tires.

    Loss of value is often the biggest part, though no bill comes for it.
    Get an insurance quote for the exact car before you sign.
    Ask {store} for the service prices of the first visits by mileage.
  `),
  'Does an eco mode save fuel in {the}?': sentencesOf(`
    A little, mostly in town, by softening the gas pedal and easing the air conditioning.
    Yes, but not much: it helps you drive gently, and a light foot does the same.
    In the {model}, it calms the throttle and shifts earlier, which helps most in stop-and-go
      traffic.

    On a steady highway you will hardly notice a gain.
    Switch it off for merging or hills, where you need the pedal to answer at once.
    Watch the trip computer for a week with it and a week without.
  `),
};
