import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const tires: KnowledgeModule = {
  id: 'tires',
  topics: ['tires'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Reading, checking and replacing tires',
    'What your tires can tell you',
    'When to rotate and when to replace',
  ],
  answer: {
    wordings: [
      'Check pressure monthly, rotate as the manual says, and replace tires that reach ' +
        'the wear bars, show damage or have aged out.',
      'Tires need replacing when the tread nears the wear bars, when cracks or bulges ' +
        "appear, or when the tire maker's age limit is reached.",
      'Good tire care means correct cold pressure, regular rotation, and replacement ' +
        'before wet grip fades.',
      'For the {model}, use the size and pressure on the door placard, then judge the ' +
        'tires by tread, age and damage.',
    ],
  },
  points: [
    {
      id: 'sidewall',
      sentences: sentencesOf(`
        The tire's sidewall spells out width, profile, construction and wheel diameter in one line.
        One line of code on the side of a tire gives the width, the profile and the wheel size.
        Read the tire size from the sidewall: width first, then profile, then rim diameter.
        Read the size on the sidewall of the {model}: width first, then profile, then rim diameter.

        After the size come the load index and the speed rating, which a replacement must meet or
          exceed.
        A number and a letter follow for load and speed, and neither should be lowered.
        Behind the size stand load index and speed letter, so keep both at the maker's level.

        The last digits of the DOT code show the week and year in which the tire was made.
        A date hides at the end of the DOT code, given as week and year.
        To learn the age of a tire, find the DOT code and read its final digits as week and year.
        [49 CFR 574.5]
      `),
    },
    {
      id: 'pressure',
      sentences: sentencesOf(`
        Set tire pressure by the placard on the driver's door jamb, not by the maximum on the
          sidewall.
        The placard in the door opening has the right tire pressure, while the sidewall only states
          a ceiling.
        Pump up the tires of the {model} to the figure on its door placard and ignore the sidewall
          maximum.
        Take the tire pressure from the door placard, since the sidewall shows what the tire can
          stand.
        [49 CFR 571.110]

        Measure before driving, because warm tires read high.
        Use a gauge on cold tires, before the first trip of the day.
        Cold readings count, since a few miles of driving raise the pressure.

        The dash warning comes late by design, so a monthly gauge check still pays.
        Do not wait for the warning lamp, which lights only after a clear loss.
        A monitoring lamp is a backup, and a gauge notices the slow leak first.
      `),
    },
    {
      id: 'wear',
      sentences: sentencesOf(`
        Wear bars sit in the grooves of a tire, and tread level with them means that the tire is
          done.
        Small bridges in the main grooves mark the end of a tire's life.
        Look into the tread grooves for raised bars, because tread that meets them is finished.
        [49 CFR 571.139]

        Wet grip fades well before that point, so plan the purchase early.
        In rain the tire gives up sooner, since shallow grooves cannot move the water.
        Shallow tread floats on standing water long before the law calls it worn.

        The pattern also tells a story: both edges hint at low pressure, the center at high, one
          side at alignment.
        Read the wear pattern, as worn shoulders, a worn center and a single worn edge each have
          their own cause.
        Uneven wear points to a cause, from soft pressure to a bent part or bad alignment.
      `),
    },
    {
      id: 'rotation',
      sentences: sentencesOf(`
        Front and rear tires do different work, and rotation evens out the result.
        Steering and driving wear the corners unequally, which is why tires change places.
        Each axle wears its tires in its own way, so swapping positions makes the set last together.

        The rotation pattern depends on the drivetrain and on whether the tires are directional.
        Follow the pattern in the manual, since directional or staggered tires limit the moves.
        Not every set can cross sides, because some tires are made to roll one way.

        Pairing tire rotation with oil service makes it easy to remember.
        Many owners tie rotation to the oil change, when the car is on the lift anyway.
        Have the rotation done along with the oil, and ask for the tread depths in writing.
      `),
    },
    {
      id: 'replacing',
      sentences: sentencesOf(`
        Replace tires in pairs, and on most all-wheel-drive vehicles in full sets.
        Tires go on in pairs or full sets, because mixed tread upsets grip from side to side.
        Plan on a pair or a set, as a single new tire beside a worn one upsets steering and braking.

        New tires belong on the rear axle when only a pair is bought, even with front drive.
        With two new tires, fit them at the back to keep the tail steady in rain.
        Put the deeper tread behind, since a rear slide is harder to catch.

        Cars with all-wheel drive are strict about matching, so ask what difference the maker
          accepts.
        Check the manual on matching before you replace fewer than four with all-wheel drive.
        Some driveline parts suffer from unequal tires, which the manual explains for all-wheel
          drive.
      `),
    },
    {
      id: 'choosing',
      sentences: sentencesOf(`
        To choose tires, think about roads and weather first, then noise, tread life and price.
        Start the choice of tires with your climate, then rank wet grip, comfort and wear.
        Roads and weather around {city} come first, then noise, tread life and price.
        List what your tires have to handle, such as snow, rain, long distances or heavy loads.

        The grades on the sidewall compare tread wear, wet traction and heat resistance.
        Federal grades for wear, traction and temperature are molded into passenger tires.
        On most passenger tires, three grades describe wear, wet stopping and heat.
        [49 CFR 575.104]

        A quote should include mounting, balancing, valve parts, disposal and any sensor work.
        Ask for the installed price, with balancing, valves and disposal in it.
        Compare full prices, since mounting, balancing and sensor service add up.
        Ask {store} for an installed price in your size, mounting and balancing included.
      `),
    },
    {
      id: 'damage',
      sentences: sentencesOf(`
        A nail in the tread can often be repaired, and a cut in the sidewall cannot.
        Punctures in the middle of the tread are usually repairable from inside.
        The place of the hole decides, since tread can often be repaired while shoulder and sidewall
          cannot.

        Leave a nail where it is, add air and drive gently to a shop.
        Leave the nail or screw in place and top up the air on the way to a shop.
        A nail should stay in until the tire is on the machine, because it plugs its own hole.

        A bulge means broken cords, so stop using that tire at once.
        Any bubble in the sidewall calls for the spare, because the structure is broken.
        Swap a bulging tire right away, as it can burst without notice.
      `),
    },
  ],
};
