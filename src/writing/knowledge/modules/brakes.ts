import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const brakes: KnowledgeModule = {
  id: 'brakes',
  topics: ['brakes'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Knowing when brakes need work',
    'What brake noises and pedals tell you',
    'Brake care without guesswork',
  ],
  answer: {
    wordings: [
      'Have brakes checked at once if you hear grinding, feel a soft pedal or see a red ' +
        'warning light.',
      'Squeal, grinding, a pulsing pedal or a longer stop are the usual signs that brakes ' +
        'need attention.',
      'Brake pads wear with use, so have them measured at each tire rotation and replaced ' +
        'before metal touches metal.',
    ],
  },
  points: [
    {
      id: 'noises',
      sentences: sentencesOf(`
        A high squeal while slowing often comes from the brake wear tab, which touches the rotor on
          purpose.
        Many brake pads carry a metal tab that squeals when the lining runs low.
        Steady squealing under light braking can be the built-in wear warning of the pads.

        Grinding is more serious, because it may be bare metal cutting into the rotor.
        If the brakes grind, park the car and have them looked at, since the rotor is being damaged.
        A grinding sound calls for prompt work, as each stop then scars the rotor.

        A short scrape on the first stop after rain is only surface rust wiping off.
        Light rust after a wet night makes a brief scrape that vanishes within a few stops.
        Morning scraping that goes away is usually a film of rust.
      `),
    },
    {
      id: 'pedal',
      sentences: sentencesOf(`
        A soft or sinking brake pedal suggests air, a leak or a failing master cylinder.
        If the brake pedal goes low or spongy, suspect fluid loss or air in the lines.
        A brake pedal that drops slowly under your foot means the car should not be driven until it
          is checked.

        A pulse through the pedal points to uneven rotors, except when antilock braking is at work.
        Pulsing on ordinary stops usually means that rotor thickness varies.
        Vibration in normal stops comes from rotors of uneven thickness more often than from pads.

        Pulling to one side may be a stuck caliper, a hose or simply a soft tire.
        When the car pulls, check tire pressure first and the calipers next.
        Drifting toward one side under braking has several causes, from tires to a seized slide.
      `),
    },
    {
      id: 'measuring',
      sentences: sentencesOf(`
        Ask for brake pad thickness in writing at each wheel, together with the limit.
        The useful answer about brakes is a measurement, inner and outer pad, for all four wheels.
        Ask {store} for the pad thickness at each wheel and the limit that applies.
        Request pad readings in figures and not only a color on a chart.

        Rotors have a minimum thickness stamped on them, and below it they are replaced.
        A rotor carries its own limit in the casting, which decides whether it can be resurfaced.
        Look for the minimum thickness on the rotor, because a thin one overheats.

        Pads are changed in pairs on an axle, so that both sides bite alike.
        Both wheels of an axle get new pads together to keep the car straight.
        Work is done per axle, as unequal pads make the car pull.
      `),
    },
    {
      id: 'fluid',
      sentences: sentencesOf(`
        Brake fluid draws moisture from the air, which lowers its boiling point and rusts parts from
          within.
        Moisture creeps into brake fluid over the years and makes it boil sooner.
        Old brake fluid holds water, and water turns to steam on a long hill.

        The manual sets a replacement interval, and a test strip can show its state.
        Ask when the brake fluid was last changed, because many owners have never thought about it.
        A quick test shows the condition of the fluid, and the schedule gives the time limit.

        Use only the type printed on the reservoir cap, and never top up with anything oily.
        The cap names the correct type, which must not be mixed with other liquids.
        Only the fluid named on the cap belongs in the reservoir.
      `),
    },
    {
      id: 'driving',
      sentences: sentencesOf(`
        Highway miles are gentle on brake pads, while traffic, hills and trailers use them up.
        How you drive matters more to brakes than mileage, since city stops eat pads and open roads
          spare them.
        Owners of the same model may see very different pad life, because routes differ.

        On a long descent, shift down and let the engine hold the speed.
        Gear down for hills, as riding the pedal heats the whole system.
        Use a low gear on a grade to keep the brakes cool for when you need them.

        Look ahead and lift early, since each soft stop saves material.
        Easy stops wear less, so leave room and coast toward the light.
        Keeping distance from the car ahead is a simple way to save pads.
      `),
    },
    {
      id: 'quote',
      sentences: sentencesOf(`
        A clear brake quote says whether it covers pads alone, pads and rotors, or calipers too.
        When {store} quotes a brake job, ask which axle and which parts are meant.
        Check which axle and which brake parts the price includes, along with hardware and cleaning.
        Ask what a brake job includes: pads, rotors, hardware, lubrication and a road test.

        Ask to see the old parts, which most shops are glad to show.
        The worn pads tell you plainly why the work was due.
        Have the old pads kept for you if you would like to see them.

        New pads need gentle stops at first, so follow the break-in advice you are given.
        After the job, avoid panic stops for a while and bed the pads in as told.
        Fresh linings seat themselves during the first drives, when moderate stops serve them well.
      `),
    },
    {
      id: 'parking-brake',
      sentences: sentencesOf(`
        Use the parking brake now and then, because cables and motors seize when they never move.
        A parking brake that is never used may fail when you need it.
        Exercise the parking brake on level ground to keep it from sticking.

        Electric versions need a service mode for rear pads, which is one reason to use trained
          hands.
        Rear work on cars with an electric parking brake calls for a scan tool.
        With an electric parking brake, the rear calipers usually have to be wound back by software.
      `),
    },
  ],
};
