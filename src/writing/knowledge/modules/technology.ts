import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const technology: KnowledgeModule = {
  id: 'technology',
  topics: ['technology'],
  intents: ['variable', 'general'],
  headings: [
    'Judging the technology',
    'Screens, phones and controls',
    'Trying the tech before you buy',
    'Features worth testing in the seat',
  ],
  answer: {
    wordings: [
      "Test the technology with your own phone in the driver's seat, because ease of use " +
        'matters more than screen size.',
      'Pair your phone, set a route, change the temperature and adjust the mirrors, and see ' +
        'how far your eyes leave the road.',
      'Good car technology is the kind you can work without looking, so try the daily tasks ' +
        'before you buy.',
      'Bring your own phone to the {model} and run through the tasks you do every day.',
    ],
  },
  points: [
    {
      id: 'phone-first',
      sentences: sentencesOf(`
        Start with your phone, since it runs most of what you listen to and where you go.
        Your own phone is the first thing to connect.
        Begin by pairing the phone you really use.

        See whether it connects with a cable, without one, or both.
        Check if phone mirroring works wirelessly or needs a cord.
        Find out which ports there are in front and in back, and whether the wireless pad holds your
          phone in its case.

        Make a call, play a podcast and ask for directions by voice.
        Place one call from the parking lot and ask the other person how you sound.
        Send a message by voice and start a route while the car stands still.
      `),
    },
    {
      id: 'controls',
      sentences: sentencesOf(`
        Look for real buttons for the things you touch most.
        Notice which controls are knobs and which hide in a menu.
        Count the steps it takes to reach the everyday controls.
        See how the {model} handles volume, temperature and defrost.

        Volume, temperature, defrost and wipers should be within reach and easy to find by feel.
        A driver needs volume, heat and defrost without hunting through a screen.
        Defrost and fan speed are the ones you reach for on a wet morning.

        If a simple task takes three taps, imagine it at highway speed.
        Picture doing the same thing at night in the rain.
        Anything that is fiddly while parked will be worse on the move.
      `),
    },
    {
      id: 'screen-in-daylight',
      sentences: sentencesOf(`
        Judge the screen in full sunlight and again after dark.
        A showroom flatters every display, so see it outdoors before you fall for its size.
        Indoor light is kind to any screen, and indoors is not where you will drive.

        Wear the sunglasses you drive in, because polarized lenses can darken some screens.
        Glare, fingerprints and polarized glasses can make a display hard to read.
        Turn the car toward the sun, put your glasses on and see what remains visible.

        Ask how the lighting dims after dark and whether the screen can be turned off.
        At night a display that will not dim enough is tiring, so find that setting.
        Look for the night setting while someone is there to show you.
      `),
    },
    {
      id: 'subscriptions',
      sentences: sentencesOf(`
        Ask which connected features carry a fee after a trial.
        Some functions run on a subscription once the trial period is over.
        Find out what keeps working when the trial ends.

        Remote start by phone, live maps and emergency calling are typical examples.
        App functions, traffic data, built-in hotspots and crash response are often sold this way.
        Live navigation, remote locking and in-car internet are the usual candidates.

        Write down what each would cost and how you can cancel.
        Get the list with prices and renewal terms from the maker's own site.
        Note the renewal rules, because trials may turn into paid plans.
      `),
    },
    {
      id: 'driver-profiles',
      sentences: sentencesOf(`
        If several people share the car, set up more than one profile.
        Households with two drivers should try the memory settings.
        Shared cars benefit from stored seats and mirrors.

        See whether the seat, mirrors, radio and climate follow the key or the profile.
        Check that each driver gets the seat, mirrors and stations back with one touch.
        Look at how easily the car switches from one person's settings to the other's.

        Stored settings spare a household a small argument every morning.
        The time it saves adds up when two drivers differ in height.
        Small as it sounds, this is a feature that couples notice daily.
      `),
    },
    {
      id: 'used-tech',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        On a used car, test every electronic feature.
        Used cars deserve a full check of the electronics.
        With a pre-owned vehicle, switch on everything that has a switch.

        Older built-in maps and app services may no longer be supported.
        Connected services can end when a maker or a phone network drops old hardware.
        Some older connected features have stopped working for good, so ask before you count on
          them.

        Have the former owner's phones, garage codes and accounts erased.
        Make sure that earlier profiles, addresses and garage openers are deleted.
        A factory reset removes the last owner's contacts, routes and door codes.
      `),
    },
    {
      id: 'lesson-at-delivery',
      sentences: sentencesOf(`
        Ask for an unhurried lesson before you drive home.
        A short lesson at delivery makes the features useful.
        Plan some time for instruction when you pick the car up.
        Ask {store} for a walk-through of the settings before you leave.

        Have someone help you set the clock, the phone, the driver aids and the garage opener.
        Get your phone, your profiles and your alerts set while help is at hand.
        Leave with the phone paired, the seats stored and the alerts set to your taste.

        Come back with questions after a week, when you know what puzzles you.
        Keep a note of what confuses you and ask again a few days later.
        Most people have better questions once they have driven the car for several days.
      `),
    },
  ],
};
