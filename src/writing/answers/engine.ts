import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const engineAnswers: DirectAnswers = {
  'Which engine is in {the}?': sentencesOf(`
    It depends on the year and the trim, and the window sticker names the engine by size and number
      of cylinders.
    Read the engine line on the sticker or the listing, since one model can come with several
      engines.
    For the {model}, {make} lists the engine under each trim, and the VIN of a car confirms which
      one it has.

    The emissions label under the hood also states the engine size of that very vehicle.
    When you compare listings, check this line first, as price, fuel use and towing all follow from
      it.
    Ask {store} to read it out by VIN if the listing leaves it open.
  `),
  'How much horsepower does {the} have?': sentencesOf(`
    The figure belongs to the engine, so look it up on the maker's specification page for that year
      and engine.
    Power depends on which engine is fitted, and the specification sheet of that model year gives
      the number.
    {make} states the horsepower of the {model} by engine, so find out first which engine the car
      has.

    Torque matters as much in daily driving, since it decides how the car pulls at low engine speed.
    Compare weight as well, because equal power feels different in a heavier vehicle.
    A test drive up a ramp with your usual passengers shows whether it is enough.
  `),
  'Does {the} need premium gas?': sentencesOf(`
    The label inside the fuel door tells you: it names the octane and whether premium is required or
      only recommended.
    It depends on the engine, so read the label inside the fuel door or the fuel page of the manual.
    One engine of the {model} may ask for premium while another takes regular, and the fuel door
      label settles it.

    Where premium is required, use it, and where it is recommended, regular is allowed with a small
      loss of power.
    If regular is all the label asks for, premium brings no gain worth its price.
    Add the price difference per fill-up to your yearly costs before you compare two engines.
  `),
  'What kind of transmission does {the} use?': sentencesOf(`
    The sticker and the listing name it: a geared automatic, a continuously variable unit, a
      dual-clutch unit or a manual.
    It depends on the engine and the year, so read the transmission line on the window sticker.
    {make} states the transmission of the {model} for each engine in the specification sheet.

    Drive it in slow traffic and on a ramp, because each type feels different when it picks up
      speed.
    Ask which fluid service the schedule lists for it, and when the first one falls due.
    On a used one, the shifts should be smooth, without a bang, a whine or a delay.
  `),
  'Is there enough power in {the} for merging and passing?': sentencesOf(`
    For normal driving most engines have enough, and a short ramp with your usual load tells you
      whether this one does.
    Yes for most drivers, since current engines merge safely, but a full load or steep hills ask for
      a trial.
    The {model} should have enough with the right engine, so try it on a highway ramp and up a hill
      before you choose.

    Listen as well: an engine that has to scream on every ramp will tire you on a daily route.
    If you tow or live in hills, compare the stronger engine before you choose.
    Full load, heat and height all take away pull, so leave yourself a margin.
  `),
  'Is {the} offered with a turbocharged engine?': sentencesOf(`
    It depends on the year and the trim, and the specification page says turbo or turbocharged in
      the engine line.
    Some versions may be, and the engine line on the sticker states turbocharging together with size
      and cylinders.
    {make} lists every engine of the {model} by year, and turbocharged ones are named as such.

    A turbo gives strong pull from low speed, and it likes oil changes that are done on time.
    If there is a choice, drive both, since fuel use and sound differ more than the numbers suggest.
    See in the manual which fuel it asks for, because some turbo engines want premium.
  `),
  'How quick is {the} from a stop?': sentencesOf(`
    Independent road tests measure that for a certain engine and trim, so use a test of the same
      version.
    Look for an instrumented road test of that engine, since makers do not always publish a time.
    It varies with engine, drivetrain and load, and tests of the {model} in that version give a fair
      idea.

    In town, throttle response matters more than a time on a track, and you can feel it on a test
      drive.
    Pull away from a light and onto a ramp on your drive, with the air conditioning on.
    Check that your test and the car on the lot share the engine, the drivetrain and the year.
  `),
};
