import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const testDrive: KnowledgeModule = {
  id: 'test-drive',
  topics: ['test-drive'],
  intents: ['variable', 'general'],
  headings: [
    'Getting the most from a test drive',
    'What to try on the test drive',
    'A test drive that tells you something',
  ],
  answer: {
    wordings: [
      'Drive your own kind of roads, with your own passengers, long enough to brake hard, ' +
        'merge, park and listen.',
      'A useful test drive covers rough streets, a highway ramp, a tight parking space and ' +
        'a quiet stretch to listen.',
      'Plan a route before you go, set the seat and mirrors first, and drive the exact trim ' +
        'that you would buy.',
      'Take the {model} on the roads you use each week, and leave the radio off for the ' +
        'first part.',
    ],
  },
  points: [
    {
      id: 'before-you-move',
      sentences: sentencesOf(`
        Take your time to get settled before you put the car in gear.
        The test begins while the car stands still, with the way it fits you.
        Spend the first few minutes on fit and controls and only then drive off.

        Adjust the seat, the wheel and the mirrors, and locate the wipers, lights and hazard switch.
        Make every adjustment until you sit comfortably, then find the lights, wipers, defroster and
          horn.
        Get comfortable, and make sure that you can see the instruments through the steering wheel.

        If you cannot find a good position now, you will not find one later.
        A seat that pinches in the lot will hurt after an hour.
        Poor fit is a fair reason to stop right there and try another car.
      `),
    },
    {
      id: 'route',
      sentences: sentencesOf(`
        Choose a route that resembles the driving you do in an ordinary week.
        Plan the route ahead, because a lap around the block tells you very little.
        Your own commute, or something similar, makes a good route for a test.
        From {store}, pick a loop that has some highway and some broken pavement.

        Include a rough street, a ramp, a hill and a parking lot.
        Look for railroad tracks, a steep grade, a fast merge and one tight space.
        Mix slow traffic with a stretch at highway speed and some poor pavement.

        Ask ahead how long you may be out, and whether a longer loop is possible.
        Check how much time you have, because ten minutes are seldom enough.
        A call beforehand can secure a longer slot.
      `),
    },
    {
      id: 'drive-it',
      sentences: sentencesOf(`
        Drive the way you normally do, and then once with a little more energy.
        Begin gently and finish with one firm stop where the road is safe and empty.
        Start the drive as you would on any ordinary morning before you ask more of the car.

        Merge with purpose, brake firmly on an empty road and take a bend at a steady pace.
        Feel how the brakes bite, how the steering returns and how the gearbox picks its gear.
        Notice the pull from a stop, the shove at highway speed and the straightness of a hard stop.

        A car that suits you manages all this without any drama.
        Nothing about its response should surprise you or make you uncomfortable.
        You should feel relaxed and in control during each of these exercises.
      `),
    },
    {
      id: 'listen',
      sentences: sentencesOf(`
        Switch the sound system off for part of the drive and listen to the car.
        Drive a few miles in silence, with the radio and the fan turned off.
        Music hides a good deal, so keep it off for at least one stretch of road.

        Wind around the mirrors, tire roar and rattles come out on coarse pavement.
        Coarse asphalt brings out tire noise, and highway speed brings out wind.
        Listen for clunks over bumps, squeaks from the dash and a whine that rises with speed.

        Ask a passenger in the back seat to describe what they hear.
        The rear can be considerably louder, so let someone report from there.
        Have a friend ride behind you, since noise differs from one row to another.
      `),
    },
    {
      id: 'park-it',
      sentences: sentencesOf(`
        Finish with the kind of parking that you do on an ordinary day.
        Park the car as you would at home, without help from the salesperson.
        Reverse into a tight space before you return to the store.
        Try the {model} in a tight space before you hand back the key.

        Check the camera, the turning circle and how far the doors swing.
        See where the corners are, how clear the camera is and how much room the doors need.
        Turn around in a narrow street and judge the mirrors as you do it.

        Measure your garage beforehand, including the room that the mirrors need.
        Know the width and depth of your garage before you fall for a large vehicle.
        Remember that roof racks and open liftgates need additional height.
      `),
    },
    {
      id: 'with-family',
      sentences: sentencesOf(`
        Bring the passengers and the equipment that belong to an ordinary week.
        Take along your usual passengers and at least one bulky item that you carry often.
        Let your family take part in the drive, because they will live with the car as well.

        Put the child seat in, fold a seat down and let the tallest person sit in back.
        Load the stroller or the golf bag, and have the grandparents climb in and out.
        Try the child seat, the dog crate or the work tools in the spots where they would go.

        A problem that you discover today costs you nothing but a second visit.
        Whatever does not fit during the visit will not fit any better next month.
        It is easier to change your mind at the store than in your own driveway.
      `),
    },
    {
      id: 'electric-drive',
      when: { fuelTypes: ['electric', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        With a car that plugs in, explore the settings for regenerative braking.
        Electrified cars slow down in their own way, so give the braking some attention.
        A plug-in car asks for a few additional checks during the drive.

        Test each setting in slow traffic and see if passengers stay comfortable.
        Set the braking to strong and then to mild, because the feel at the pedal differs a lot.
        Lift off the pedal at several settings and find one that suits you and your riders.

        Look at the charge port, where the cable goes, and how far it would reach at home.
        Open the charge door and picture it in your own driveway or garage.
        Check where the charge port sits in relation to the outlet where you would park.
      `),
    },
    {
      id: 'after',
      sentences: sentencesOf(`
        Make notes as soon as you are back, while the impression is fresh.
        Write down what you noticed before you drive the next car.
        Memories of two cars blend within hours, so put yours on paper.

        Note seat comfort, noise, visibility, brakes and anything that bothered you.
        A short score for comfort, quiet, visibility and controls is usually enough.
        Put down three things that you liked and three that you would change.

        Then drive the rival on the same loop.
        Take the second car over the same streets on the same day if you can.
        Same route, same passengers and same day make for a fair test.
      `),
    },
  ],
};
