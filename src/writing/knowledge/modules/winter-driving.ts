import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const winterDriving: KnowledgeModule = {
  id: 'winter-driving',
  topics: ['winter-driving'],
  intents: ['variable', 'fixed_ops', 'general'],
  headings: [
    'Getting ready for winter roads',
    'Driving in snow and ice',
    'What helps when it freezes',
  ],
  answer: {
    wordings: [
      'Proper tires, a tested battery, clear glass and a slower pace do more for winter ' +
        'driving than any drivetrain.',
      'Prepare the tires, battery, wipers and coolant before the first freeze, then leave ' +
        'more room and do everything gently.',
      'Winter asks for grip, sight and time: good tires, clean glass and longer gaps between cars.',
    ],
  },
  points: [
    {
      id: 'grip',
      sentences: sentencesOf(`
        Only the tires touch the road, so winter preparation begins there.
        Grip starts with rubber, whatever drives the wheels.
        Begin the winter check with tread depth, pressure and the type of tire.
        Ahead of any winter trip from {city}, check the depth, pressure and type of your tires.

        All-wheel drive helps you start and climb but adds nothing when you stop.
        Power at all wheels moves you off the line and does nothing to shorten a stop on ice.
        Extra driven wheels can mislead, since the car pulls away easily and then slides on like any
          other.

        Watch tire pressure as the weather turns cold, because air shrinks and the warning light
          often comes on overnight.
        Tire pressure falls with the temperature, so check it on a cold morning.
        A cold snap lowers the pressure in each tire, which a gauge shows within seconds.
      `),
    },
    {
      id: 'smooth',
      sentences: sentencesOf(`
        Ice punishes sudden moves: brake, steer and accelerate one at a time.
        Do a single thing at once on slick roads, either slowing or turning.
        Gentle inputs keep the tires rolling, and abrupt ones break them loose.

        Slow down before the bend, because the middle of it is too late.
        Finish braking while the wheels still point straight.
        Take off speed early, then steer through with a light foot.

        If the car slides, look where you want to go, ease off and steer that way.
        When the car skids, lift your foot and turn toward the open road.
        In a slide, keep your eyes on the escape path and let the wheels find grip again.
      `),
    },
    {
      id: 'abs',
      sentences: sentencesOf(`
        Antilock brakes pulse and growl when they work, so keep firm pressure on the pedal.
        A shuddering pedal is the antilock system at work; press hard and hold.
        Do not pump antilock brakes, since they release and grip far faster than a foot could.

        Try a hard stop once in an empty snowy lot so that the noise does not surprise you.
        Practice a firm stop on an empty snow-covered lot, where nothing can be hit.
        A few practice stops on a snowy lot teach you the feel of the system before you need it.
      `),
    },
    {
      id: 'see-and-be-seen',
      sentences: sentencesOf(`
        Clear snow from the whole car, roof included, since a sheet of ice can fly off at speed.
        Brush snow from the roof, lights, sensors and plates, not just from the windshield.
        After snowfall, sweep off all the windows and lights, and wipe the camera lenses and sensors
          too.

        Use winter washer fluid, because summer fluid freezes in the lines.
        Fill up with washer fluid that is rated for your cold.
        Winters in {city} set the washer fluid that you need, so read the temperature rating on the
          jug.
        Thin or summer washer fluid can freeze on the glass at the wrong moment.

        Run the air conditioning with the heat to dry fogged windows.
        Heat plus air conditioning clears mist faster than heat alone.
        Switch off recirculation when the windows fog, and let the system draw in dry outside air.
      `),
    },
    {
      id: 'cold-start',
      sentences: sentencesOf(`
        A weak battery gives up on the first bitter morning, so have it tested in fall.
        Cold steals power from the battery just when thick oil makes the starter work harder.
        Test the battery before winter, because cold cuts its strength while the starter asks for
          more current.

        Modern engines need only a brief warm-up, then gentle driving until the gauge moves.
        Let the engine run briefly, then drive off softly instead of idling at length.
        Long idling warms the cabin slowly, while easy driving warms everything.

        Never let an engine run in a closed garage, and keep the tailpipe clear of snow.
        Dig out the exhaust before you start the engine, since a blocked pipe can push fumes inside.
        Exhaust gas gathers in garages and drifts, so open the door and clear the pipe first.
      `),
    },
    {
      id: 'kit',
      sentences: sentencesOf(`
        For winter trips carry a scraper, a shovel, gloves, a blanket, a light and a charged phone.
        Keep a small winter kit in the trunk: blanket, flashlight, shovel, sand and jumper cables.
        Pack warm clothes, water, snacks and something gritty to put beneath a spinning tire.

        Keep the tank or battery fuller than in summer, for heat if you are stuck.
        A fuller tank or charge lets you stay warm through a long delay.
        Top up sooner in winter, because a closed road can hold you for hours.
      `),
    },
    {
      id: 'salt',
      sentences: sentencesOf(`
        Road salt works on steel for months, so rinse the underside through the season.
        On mild days wash beneath the car, as road salt and slush sit in the seams.
        Salt creeps into seams and brake parts, and plain water is the cure.

        Have brakes and lines looked over in spring, when damage shows.
        A spring inspection catches rusty lines, seized slides and chipped paint.
        Ask for a look underneath after winter, above all at brake and fuel lines.
        Ask {store} to look over brake lines and underbody once the salt season ends.
      `),
    },
  ],
};
