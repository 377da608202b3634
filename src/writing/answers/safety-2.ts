import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const safety2Answers: DirectAnswers = {
  'Which safety features should I look for in {a}?': sentencesOf(`
    Look for automatic emergency braking, blind-spot warning, a good rear camera and strong
      headlights, along with good crash ratings.
    Good crash ratings come first, followed by automatic braking, blind-spot warning and rear
      cross-traffic alert.
    Put emergency braking, blind-spot monitoring and bright headlights on your list, and check the
      crash test results.

    Try each system on the drive, since some warn too often and end up switched off.
    For night driving, compare headlight ratings, which differ even between trims of one model.
    On a used one, ask whether sensors and cameras were calibrated after repairs.
  `),
  'How do I look up the safety rating of {a}?': sentencesOf(`
    Go to nhtsa.gov/ratings and iihs.org/ratings, choose make, model and year, and read the results
      for that body style.
    Enter the model and year at nhtsa.gov/ratings, then see iihs.org/ratings for tests of headlights
      and crash prevention.
    Two public sources give it: the federal stars at nhtsa.gov/ratings and the tests at
      iihs.org/ratings.

    Compare only vehicles of like size, because weight matters in a crash and the stars do not show
      it across classes.
    Look at the single tests and not only at the summary, as a weak point can hide in an average.
    Not every model is tested each year, so a missing rating is no verdict.
  `),
  'What is the difference between NHTSA and IIHS ratings?': sentencesOf(`
    NHTSA is the federal agency that awards one to five stars, and IIHS is an insurer-funded
      institute that grades from good to poor.
    The federal agency gives stars for front, side and rollover tests, while the institute paid by
      insurers uses words such as good or poor.
    They run different tests: NHTSA rates crashes and rollover in stars, and IIHS adds small-overlap
      crashes, headlights and crash prevention.

    Use both, since a car can do well in one program and show a weakness in the other.
    Each changes its tests over time, so compare results from the same years.
    A top result in both is a better sign than many stars in one alone.
  `),
  'Do driver assistance systems need calibration after a windshield repair?': sentencesOf(`
    After a windshield replacement, often yes, because the camera behind the glass has to be aimed
      again.
    Replacing the glass usually calls for calibration if a camera looks through it, while a small
      chip repair often does not.
    Yes, if the windshield was replaced and a camera sits behind the mirror, and mostly no for a
      small chip.

    Ask the glass shop who does it, what it costs and whether you get a printed result.
    The maker's repair instructions decide, so have the shop show what they ask for.
    Check with your insurer whether it pays for calibration together with the glass.
  `),
  'Can I turn off lane keeping assist in {a}?': sentencesOf(`
    In most vehicles you can, by a button or in the settings menu, and the manual shows where.
    Yes, nearly all let you switch it off or make it less strict in the driver-assist menu.
    You normally can, with a button that shows a car between two lines or on the driver-assist page
      of the screen.

    Some systems come back on at each start, so learn the shortest way to the switch.
    Before you turn it off, try the lower setting, which may only warn and not steer.
    On narrow or unmarked roads it may be calmer without it, while on the highway it can help a
      tired driver.
  `),
  'Does a safer {vehicle} cost less to insure?': sentencesOf(`
    Sometimes: insurers look at claims for that model, and safety features can lower some parts and
      raise the repair cost of others.
    It may, but the claim record of the model, your own record and repair costs count more than any
      one feature.
    Not always, since sensors and cameras make repairs dearer even as they prevent crashes.

    Get a quote with the VIN for each vehicle on your list before you choose.
    Ask your insurer which features earn a discount with them, because companies differ.
    The coverage you pick and where you park move the premium as well.
  `),
};
