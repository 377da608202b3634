import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const wipersAndLights: KnowledgeModule = {
  id: 'wipers-and-lights',
  topics: ['wipers-and-lights'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Seeing and being seen',
    'Wiper blades, washer fluid and lamps',
    'Simple checks for wipers and lights',
  ],
  answer: {
    wordings: [
      'Replace wiper blades when they streak, skip or chatter, and check every exterior ' +
        'lamp once a month with a helper.',
      'Smearing blades and failed lamps are easy to notice early, so look at both each month.',
      'Clear sight depends on sound blades, clean glass, proper washer fluid and lamps ' +
        'that work and are aimed well.',
    ],
  },
  points: [
    {
      id: 'blades',
      sentences: sentencesOf(`
        Sun, ice and grit harden wiper rubber long before it looks torn.
        Heat and frost age wiper rubber even on a car that stays parked.
        Wiper edges turn stiff with sun and cold, and a stiff edge leaves streaks.

        Wipe the blade and the windshield first, because oily road film behaves exactly like a worn
          edge.
        Clean the wiper edge with washer fluid before you judge the blade.
        A dirty windshield makes fresh blades look bad, so wash both and try again.

        Lengths often differ from side to side, so check the manual or the old pair.
        The driver and passenger blades may be of different lengths, and the manual lists both.
        Take the exact size for each side, since an oversized blade can strike the trim or the other
          blade.
        Blade lengths for the {model} are in the manual, and the two sides often differ.
      `),
    },
    {
      id: 'chatter',
      sentences: sentencesOf(`
        A wiper blade that jumps across the glass may be set at a wrong angle or run on waxy film.
        Wiper chatter comes from wax on the glass, a bent arm or hardened rubber.
        If new blades still skip, look at the arm angle and at wax from the car wash.

        Never operate the wipers on a dry or frozen windshield, which ruins the rubber edge within
          minutes.
        Loosen frozen blades by hand or with heat before you switch the wipers on.
        Ice tears the edge and strains the motor, so thaw first.

        Rear blades are easy to forget and age just as fast.
        Look at the rear blade as well, since nobody notices it until it rains.
        Hatchbacks and SUVs have one more blade, at the back, which ages unseen.
      `),
    },
    {
      id: 'washer',
      sentences: sentencesOf(`
        Choose washer fluid that suits the season, because plain water freezes and leaves film.
        Use summer washer fluid against insects and winter fluid against frost.
        Water alone in the washer tank freezes, cracks hoses and does little against road grime.

        If the spray is weak, a nozzle may be clogged or a hose loose.
        A weak jet usually means a blocked nozzle, which a pin can clear.
        Check the hoses and nozzles whenever the pump is humming and nothing arrives at the
          windshield.

        Cars with cameras and sensors may have extra washers to keep filled.
        Some driver aids need clean lenses, so a full washer tank matters more than before.
        Many cameras depend on the same tank, which empties faster in slush.
      `),
    },
    {
      id: 'lamp-check',
      sentences: sentencesOf(`
        Walk around at dusk and check low beams, high beams, signals, markers, brake and plate
          lamps.
        Walk around the {model} at dusk and check low beams, high beams, signals, brake lights and
          plate lamps.
        Test all lamps in order: headlights, signals, brake lights, reverse and plate.
        With a helper or a reflecting window, check each lamp outside.

        A fast-blinking signal usually means that one bulb is out.
        If a turn signal blinks at double speed, look for a dead bulb on that side.
        Rapid flashing is the car's way of reporting a failed signal bulb.

        Many light units with diodes are replaced whole, so ask about price before an accident
          repair.
        Sealed diode lamps have no bulb to change, which makes a cracked one costly.
        Where lamps are diodes, repair often means a new housing.
      `),
    },
    {
      id: 'headlights',
      sentences: sentencesOf(`
        Cloudy headlight lenses scatter light, and polishing can bring much of it back.
        Yellowed headlight plastic dims the road ahead more than an old bulb does.
        A hazy headlight lens steals light and dazzles others, yet it can often be restored.

        Aim matters as much as brightness; a heavy load or new suspension can shift it.
        Have the aim checked after suspension work or a bumper repair.
        Lamps that point too high dazzle, and lamps that point too low hide the road.

        Bulbs fade before they fail, so change headlight bulbs in pairs.
        Replace both sides together, because the older bulb usually gives noticeably less light.
        With halogen lamps, a pair keeps color and brightness equal.
      `),
    },
    {
      id: 'automatic',
      sentences: sentencesOf(`
        The automatic light setting may leave tail lamps dark in rain or fog by day.
        Daytime running lamps light the front only, so switch on the full set in bad weather.
        In rain or fog, turn the lights on yourself, since sensors react to darkness alone.

        Many states require headlights whenever wipers are in use.
        State law often ties headlights to wipers, so make it a habit.
        A simple rule that fits the law in many states: wipers on, lights on.
      `),
    },
    {
      id: 'windshield',
      sentences: sentencesOf(`
        A small chip in the glass can often be filled with resin, while a long crack usually means
          another windshield.
        Have windshield chips filled early, before freezing weather or a pothole turns them into
          spreading cracks.
        Cover a fresh chip in the windshield with clear tape and get it filled soon.

        If a camera looks through the glass, replacement may require calibration.
        Ask about camera calibration whenever a windshield is replaced.
        Driver-aid cameras behind the mirror need to be set up again after new glass.

        Clean the inside of the windshield too, because film on it glares at night.
        Interior haze spreads oncoming light, and a clean cloth cures it.
        Glass gathers film from plastics in the cabin, which shows as glare in low sun.
      `),
    },
  ],
};
