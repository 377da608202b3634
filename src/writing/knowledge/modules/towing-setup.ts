import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const towingSetup: KnowledgeModule = {
  id: 'towing-setup',
  topics: ['towing'],
  intents: ['variable', 'fixed_ops', 'general'],
  headings: [
    'Setting up to tow',
    'Hitch, brakes and wiring for a trailer',
    'What a tow vehicle needs besides power',
  ],
  answer: {
    wordings: [
      'Besides power, towing takes a rated hitch, working trailer brakes and lights, ' +
        'enough cooling and tires inflated for the load.',
      'A sound tow setup joins a hitch of the right class, a brake controller where ' +
        'needed, correct wiring and properly inflated tires.',
      'Before the first trip, match hitch, ball, brakes and wiring to the trailer, ' +
        'because the weak link sets your limit.',
    ],
  },
  points: [
    {
      id: 'hitch',
      sentences: sentencesOf(`
        Every hitch part carries its own rating, from the receiver to the ball.
        If the {model} has a hitch already, read the rating on the receiver before you buy a ball
          mount.
        Receiver, ball mount and ball are each stamped with a limit.
        Look for the rating on the receiver, the ball mount and the ball itself.

        The lower rating in that chain rules, even below a vehicle that could pull more.
        Your real limit is the weak link in that chain, however strong the engine is.
        A strong truck with a light-duty ball can pull no more than the ball allows.

        A factory-fitted package may also bring extra cooling, a wiring plug and different gearing
          that a bolt-on receiver lacks.
        Ask what else came with a factory tow package, since cooling and gearing are hard to add
          later.
        Adding a receiver afterward gives a place to hook up, though not the coolers and axle ratio
          of a tow package.
      `),
    },
    {
      id: 'brakes',
      sentences: sentencesOf(`
        Heavier trailers need brakes of their own, and state law says from what weight.
        States set the trailer weight at which separate brakes become a must.
        Past a certain weight, your state requires the trailer to brake for itself.

        Electric trailer brakes need a controller in the cab; some vehicles have one built in and
          many do not.
        Check whether the vehicle has a brake controller or only the wiring for one.
        A controller on the dash sets how hard electric trailer brakes bite, and not every tow
          vehicle includes it.

        Test the brake setting at low speed in an empty lot, where the trailer should slow smoothly
          without locking.
        Adjust the controller in a quiet parking lot until the trailer neither pushes nor drags.
        Set the gain with a few slow stops before you join traffic.
      `),
    },
    {
      id: 'lights',
      sentences: sentencesOf(`
        Hook up the trailer, then walk around with a helper: running lights, brake lights and both
          turn signals.
        Have somebody stand behind the trailer while you work the brake, the signals and the
          headlights.
        A quick check of the trailer lights with a second person belongs at the start of each trip.

        Corroded plugs cause a large share of trailer light trouble, so keep contacts clean and
          greased.
        Green or crusty pins are a common reason for dim or dead trailer lights.
        When a light fails, look at the ground wire and the plug before you blame the bulb.
      `),
    },
    {
      id: 'weight-distribution',
      sentences: sentencesOf(`
        A weight-distribution hitch uses spring bars to spread tongue weight toward the front axle.
        Spring bars on a weight-distribution hitch shift part of the load forward again.
        With a weight-distribution hitch, leverage puts some of the tongue load back on the front
          wheels.

        Some makers require such a hitch above a certain trailer weight, and others rule it out.
        Read the manual first, as advice on these hitches differs from vehicle to vehicle.
        The owner's manual states whether your vehicle needs this kind of hitch, or may use it at
          all.
      `),
    },
    {
      id: 'transmission',
      sentences: sentencesOf(`
        Heat wears out a transmission sooner than distance does, and a trailer adds plenty of heat.
        A trailer makes the transmission run hotter, and hot fluid ages fast.
        Long grades with a load cook transmission fluid sooner than daily driving would.

        Use tow mode where there is one, and let a lower gear hold speed on the way down.
        The {make} manual says whether there is a tow mode and which gear should hold the vehicle
          back downhill.
        Select the tow mode, and go down a grade in the gear that you would climb it in.
        On descents, gear down early so that the brakes stay cool.

        The severe-use maintenance schedule usually applies to anyone who tows often.
        If you tow regularly, follow the heavy-duty service column in the manual.
        Frequent towing counts as severe service, so fluids come due sooner.
      `),
    },
    {
      id: 'first-drive',
      sentences: sentencesOf(`
        With the trailer hitched, practice turns, backing and hard stops in a wide empty lot.
        Spend an hour in an empty lot with the trailer, above all on reversing.
        Learn how wide the trailer cuts a corner somewhere without traffic.

        Check the coupler, chains, breakaway cable and lug nuts again after the first few miles.
        Stop early on and recheck the latch, the safety chains and the wheel nuts.
        A short stop soon after departure catches a loose chain or a warm hub in time.

        If sway begins, ease off the gas, hold the wheel straight and let speed fall; a brake jab
          makes it worse.
        Sway calls for a steady wheel and a lifted foot, then a stop to move cargo forward.
        Should the trailer start to wag, slow down gently, stay off sharp steering, and reload at
          the next exit.
      `),
    },
  ],
};
