import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const safetyAnswers: DirectAnswers = {
  'What safety features come standard on {the}?': sentencesOf(`
    The window sticker lists them under safety, and every new one has airbags, stability control,
      anti-lock brakes and a backup camera.
    Airbags, anti-lock brakes, stability control and a rear camera come with any new one, and the
      sticker names the driver aids on top.
    {make} lists the standard safety equipment of the {model} by year and trim, and the sticker
      repeats it for each vehicle.

    Driver aids vary more than airbags do, so check each one by name for the trim you want.
    Look out for the word available, which means optional and not standard.
    With a used one, compare the list with the switches and menus in the car itself.
  `),
  'Where can I look up the crash test ratings of {the}?': sentencesOf(`
    Look it up at nhtsa.gov/ratings for the federal stars and at iihs.org/ratings for the insurance
      institute's tests.
    Two public sites have them: nhtsa.gov/ratings by year, make and model, and iihs.org/ratings.
    Search for the {model} and its year at nhtsa.gov/ratings, and then at iihs.org/ratings for a
      second view.

    Pick the exact model year and body, since a redesign changes the result.
    Stars compare vehicles of similar weight, so do not hold a small car against a large truck.
    A new vehicle also carries the federal stars on its window sticker, or a note that it was not
      rated.
  `),
  'Does {the} have blind-spot monitoring?': sentencesOf(`
    It may be standard, optional or missing for that trim, and the safety section of the window
      sticker says which.
    That depends on trim and year, so look for it on the sticker or for the small warning lights in
      the mirrors.
    Versions of the {model} differ in this, and {make} shows in the trim chart of that year which of
      them have it.

    Ask whether it includes a rear cross-traffic alert, which helps when you back out of a parking
      spot.
    On the test drive, let a car pass and see whether the mirror light comes on.
    Even with it, set the mirrors well and turn your head before you change lanes.
  `),
  'Is adaptive cruise control available on {the}?': sentencesOf(`
    On many models it is, as part of a driver-assist package or as standard on upper trims, and the
      trim chart shows it.
    It depends on the trim: look for adaptive or radar cruise on the sticker, since plain cruise
      control is a different thing.
    Whether you get it on the {model} depends on the year and the trim, and {make} lists it in the
      equipment chart.

    Ask whether it works down to a full stop, because some versions switch off at low speed.
    Buttons for following distance on the wheel are a sign that the car has it.
    Try it on a highway test drive, and keep your foot ready until you know how it brakes.
  `),
  'Which {model} trims add more driver assistance?': sentencesOf(`
    As a rule the upper trims add aids such as lane centering, a surround camera or parking help,
      and the trim chart shows which.
    Compare the driver-assist lines of the trim chart from bottom to top, since each step may add
      one or two systems.
    {make} marks each aid in the {model} trim chart as standard, optional or not offered.

    See whether a package brings the same aids to a lower trim for less.
    Try the ones that cost extra on a drive, because not every driver likes them.
    Mind the model year, as aids that were optional once often become standard later.
  `),
  'Does {the} have automatic emergency braking?': sentencesOf(`
    Most recent model years do, and the safety section of the sticker confirms it for the car in
      front of you.
    It probably does if it is recent, since nearly all new models have it and older ones may not.
    Newer versions of the {model} are likely to have it, but let the equipment list of that year and
      trim decide.

    Ask whether it also reacts to people on foot and to cyclists, as systems differ.
    Such a system supports the driver and cannot stop every crash, so keep your distance as before.
    The manual explains at which speeds it works and what blinds its camera or radar.
  `),
  'Is {the} a safe car for a new driver?': sentencesOf(`
    It can be, if its crash ratings for that year are good, its size is easy to handle and its power
      is moderate.
    Yes, if crash ratings are good, driver aids are standard, sight lines are clear and the power is
      tame.
    The {model} can be, as long as the ratings for its year are good and it has stability control
      and emergency braking.

    Let the new driver test the seat, the mirrors and the brakes before you decide.
    Ask your insurer for a quote with the young driver on the policy, as it differs a lot by model.
    Practice in rain and dark adds more safety than any single feature.
  `),
};
