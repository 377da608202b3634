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

        Set the seat, wheel and mirrors, and find the wipers, lights and hazard switch.
        Adjust everything until you sit well, then locate lamps, wipers, defrost and horn.
        Get comfortable, and make sure that you can see the gauges through the wheel.

        If you cannot find a good position now, you will not find one later.
        A seat that pinches in the lot will hurt after an hour.
        Poor fit is a fair reason to stop right there and try another car.
      `),
    },
    {
      id: 'route',
      sentences: sentencesOf(`
        Choose a route that is like your week.
        Plan the route and do not just circle the block.
        Your own commute, or something like it, makes a good route.
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
        Drive the way you normally do, and then a little harder once.
        Begin gently and finish with one firm stop where it is safe.
        Start as you would on any morning.

        Merge with purpose, brake firmly on an empty road and take a bend at a steady pace.
        Feel how the brakes bite, how the steering returns and how the gearbox picks its gear.
        Notice the pull from a stop, the shove at highway speed and the straightness of a hard stop.

        A car that suits you does all this without drama.
        Nothing in its response should surprise you or make you tense.
        You should feel calm and in control during each of these.
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

        Ask a passenger in back what they hear.
        The back seat can be louder, so let someone report from there.
        Have a friend ride behind you, since noise differs from row to row.
      `),
    },
    {
      id: 'park-it',
      sentences: sentencesOf(`
        Park it the way you would at home.
        Finish with the kind of parking you do each day.
        Back into a space before you return.
        Try the {model} in a tight space before you hand back the key.

        Check the camera, the turning circle and how far the doors swing.
        See where the corners are, how clear the camera is and how much room the doors need.
        Turn around in a narrow street and judge the mirrors as you do it.

        Measure your garage beforehand, mirrors included.
        Know the width and depth of your garage before you fall for a large car.
        Remember that roof racks and open liftgates need height too.
      `),
    },
    {
      id: 'with-family',
      sentences: sentencesOf(`
        Bring the people and the gear that belong to your week.
        Take along your usual passengers and at least one bulky item.
        Let your family have a say during the drive.

        Put the child seat in, fold a seat down and let the tallest person sit in back.
        Load the stroller or the golf bag, and have the grandparents climb in and out.
        Try the child seat, the dog crate or the work tools in the spots where they would go.

        A problem that you find today costs you nothing.
        What does not fit now will not fit next month.
        It is easier to change your mind on the lot than in your driveway.
      `),
    },
    {
      id: 'electric-drive',
      when: { fuelTypes: ['electric', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        With a car that plugs in, try the regenerative braking.
        Cars with a plug slow down in their own way.
        A plug-in car asks for a few extra checks.

        Test each setting in slow traffic and see if passengers stay comfortable.
        Set it to strong and then to mild, because the feel at the pedal differs a lot.
        Lift off the pedal at several settings and find one that suits you and your riders.

        Look at the charge port, where the cable goes, and how far it would reach at home.
        Open the charge door and picture it in your own driveway or garage.
        Check where the port sits in relation to the outlet where you would park.
      `),
    },
    {
      id: 'after',
      sentences: sentencesOf(`
        Make notes as soon as you are back, while the impression is fresh.
        Write down what you noticed before you drive the next car.
        Memories of two cars blend within hours, so put yours on paper.

        Note seat comfort, noise, view, brakes and anything that bothered you.
        A short score for comfort, quiet, sight lines and controls is enough.
        Put down three things you liked and three that you did not.

        Then drive the rival on the same loop.
        Take the second car over the same streets on the same day if you can.
        Same route, same passengers and same day make for a fair test.
      `),
    },
  ],
};
