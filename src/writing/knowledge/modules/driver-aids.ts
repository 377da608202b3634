import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const driverAids: KnowledgeModule = {
  id: 'driver-aids',
  topics: ['safety', 'technology'],
  intents: ['variable', 'general'],
  headings: [
    'What driver aids do and do not do',
    'Choosing driver-assistance features',
    'Trying the driver aids',
  ],
  answer: {
    wordings: [
      'Driver aids can warn, brake or steer for a moment, but you still do the driving, so ' +
        'learn what each one does.',
      'Choose driver aids that fit your roads, check that the trim has them, and try each ' +
        'one before you buy.',
      'Treat every driver aid as a backup to your own eyes, and find out which ones are ' +
        'fitted to the car you want.',
      'See which driver aids the {model} on the lot has, because they differ by trim and ' +
        'model year.',
    ],
  },
  points: [
    {
      id: 'names',
      sentences: sentencesOf(`
        Makers use their own names for the same functions.
        The same aid goes by a different name at every brand.
        Trade names for driver aids are confusing, so ask what each one does.

        Ask for plain words: does it only warn, does it brake, does it steer.
        Sort them into three groups: those that warn, those that brake and those that steer.
        What counts is whether the system alerts you, slows the car or nudges the wheel.

        A warning and a system that acts are worth different amounts to you.
        Once you know that, two equipment lists become easy to compare.
        With that sorted out, the brand names stop mattering.
      `),
    },
    {
      id: 'everyday-aids',
      sentences: sentencesOf(`
        Some of the aids help nearly every driver, whatever the roads are like.
        A small group of aids earns its keep in any kind of driving.
        Start with the basic aids before you consider the more elaborate ones.

        Automatic emergency braking, blind-spot warning and a clear rear camera are the usual
          starting list.
        Most people use the rear camera, the blind-spot light and rear cross-traffic alert every
          day.
        Front braking with pedestrian detection and a blind-spot monitor belong near the top of the
          list.

        Check that they are on the very car you want, since a package may be needed.
        Look for each by name on the window sticker or build sheet.
        The trim badge alone does not tell you, so read the equipment list of that car.
        Have {store} point out which of them are on this {model}.
      `),
    },
    {
      id: 'highway-aids',
      sentences: sentencesOf(`
        If you regularly drive long distances, try adaptive cruise control.
        Adaptive cruise control suits people who spend many hours on the highway.
        Long highway commutes are where adaptive cruise control pays off.

        It holds a gap to the car ahead and may slow to a stop in traffic.
        The system keeps a set distance, and some versions restart after a halt.
        Look at how smoothly it brakes, how large a gap it leaves and whether it works in
          stop-and-go traffic.

        Lane centering can ease a long trip, but your hands and eyes stay on duty.
        Help with steering is no license to look away.
        Keep your hands on the wheel, because lane systems lose faded lines, snow and sharp bends.
      `),
    },
    {
      id: 'try-them',
      sentences: sentencesOf(`
        Ask to try the aids on the test drive.
        Use the drive to feel the aids at work.
        During the test drive, switch the aids on one at a time.

        Feel how the lane system tugs, and hear how often the alerts sound.
        Notice whether the warnings help you or wear you out.
        A beep that comes too often will be switched off for good within a week.

        Find out how to set the sensitivity and which settings stay after a restart.
        See which alerts can be tuned and which return each time you start the car.
        Learn where the settings are and whether the car remembers them.
      `),
    },
    {
      id: 'limits',
      sentences: sentencesOf(`
        Every camera and sensor has weather and roads that it does not like.
        Driver aids depend on cameras and sensors, and those have bad days.
        Snow, mud, low sun and heavy rain can blind the sensors without much warning.

        Know where the sensors sit so that you can wipe them clean.
        Ask where the sensors are, and keep those spots clear of ice and stickers.
        Look for the camera behind the windshield and the radar in the nose or the bumper.

        The owner's manual lists the limits of each system.
        Read the chapter on driver aids once, because it says when each system drops out.
        The maker spells out in the manual where each aid stops helping.
      `),
    },
    {
      id: 'repair-cost',
      sentences: sentencesOf(`
        Sensors behind the glass and in the bumpers make some repairs more involved.
        A modern windshield or bumper may hold sensors that have to be set up after a repair.
        Think about repair bills as well as benefits when you choose a car full of aids.

        New glass or a bumper repair may call for a calibration afterward.
        After a windshield is replaced, the camera behind it often has to be aimed again.
        A small parking dent can mean a sensor check before the car is right again.

        Ask your insurer how glass and calibration are covered.
        Check the glass cover in your policy before you need it.
        A quick call to your insurer will tell you what a windshield would cost you.
      `),
    },
  ],
};
