import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const warningLights: KnowledgeModule = {
  id: 'warning-lights',
  topics: ['warning-lights'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'What dashboard lights are telling you',
    'Which warning lights mean stop',
    'Reading a warning light calmly',
  ],
  answer: {
    wordings: [
      'Red means stop as soon as it is safe, amber means have it checked soon, and green ' +
        'or blue only tells you something is on.',
      'Sort a warning by color: red asks you to stop, amber asks for a check, and a ' +
        'flashing engine light asks you to slow at once.',
      'Look up the symbol in the manual, judge by its color, and stop for red oil, ' +
        'temperature or brake warnings.',
    ],
  },
  points: [
    {
      id: 'red',
      sentences: sentencesOf(`
        Red oil, coolant and brake lamps call for a stop, because damage or danger is close.
        Pull over for red lamps about oil pressure, temperature or brakes.
        In the {model}, as in any car, red lamps for oil, temperature or brakes mean pull over.
        Treat red for oil, heat or brakes as urgent and get off the road.

        For high temperature, switch off the air conditioning, turn the heater up and find a place
          to stop.
        When the needle climbs, heater on full and a quick safe stop can save the engine.
        An overheating engine needs a stop and time to cool, never an open radiator cap.

        A red battery lamp means that charging has failed and the car runs on borrowed time.
        If the charging lamp lights, drop extra loads and drive straight to help.
        With the battery symbol lit, the engine keeps running only while stored power lasts.
      `),
    },
    {
      id: 'check-engine',
      sentences: sentencesOf(`
        A steady check-engine light means that the computer stored an emissions or engine fault.
        When the engine symbol glows without blinking, a fault code is waiting to be read.
        The steady engine lamp covers many causes, from a loose fuel cap to a failing sensor.

        A flashing engine light means misfire, which can ruin the catalytic converter, so ease off
          and stop.
        If the engine light blinks, slow down and park, because unburned fuel overheats the
          converter.
        A blinking engine light is urgent, since raw fuel is reaching the exhaust.

        The code names a circuit or a symptom and not the part to buy.
        Ask {store} what was tested beyond the code, since a code names a circuit and not the part
          to buy.
        A code reader gives a direction, while testing finds the cause.
        Fault codes start the search and do not finish it, so pay for diagnosis before parts.
      `),
    },
    {
      id: 'tire-light',
      sentences: sentencesOf(`
        The tire symbol comes on when a tire has lost a good part of its pressure.
        A lit horseshoe with an exclamation point reports low pressure in one or more tires.
        The small horseshoe symbol says that a tire is well below its proper pressure.

        Blinking first and then staying on points to a sensor fault.
        If the tire symbol flashes at start-up before it stays lit, the monitoring system itself
          needs service.
        A tire symbol that flashes for a while after start-up means that a sensor cannot be read.

        Check all tires with a gauge, the spare included if it has a sensor.
        Measure each tire cold and set its pressure by the door placard.
        Use a gauge on every tire, because a soft one may look normal.
      `),
    },
    {
      id: 'abs-airbag',
      sentences: sentencesOf(`
        An antilock lamp leaves normal braking in place but removes the antilock function.
        With only the antilock lamp on, the brakes work, yet the wheels can lock on a slick road.
        As long as the red brake lamp stays off, an antilock lamp leaves you brakes without skid
          control.

        An airbag lamp means that some bags or belts may not work in a crash.
        The airbag symbol reports a fault in the restraint system and deserves prompt attention.
        Do not ignore the airbag lamp, since the system may be off.

        Antilock and airbag lamps call for a fuller scan, as simple readers cannot see those
          modules.
        A basic code reader may not reach the brake and airbag modules, so use a shop with the right
          tool.
        Brake and airbag systems need a fuller scan tool than the engine does.
      `),
    },
    {
      id: 'driver-aid',
      sentences: sentencesOf(`
        Messages about a blocked camera or radar often vanish after cleaning.
        Snow, mud and low sun can blind a sensor, so wipe the bumper and the glass first.
        A driver-aid warning in slush may only ask for a clean lens.

        If the warning stays in clear weather, the sensor may be bumped out of aim.
        A message that remains on a dry day calls for a check of aim and calibration.
        After a parking knock, lasting warnings suggest that a sensor moved.
      `),
    },
    {
      id: 'electric',
      when: { fuelTypes: ['electric', 'plug_in_hybrid', 'hybrid'] },
      sentences: sentencesOf(`
        A turtle or reduced-power message means that the system is protecting the battery.
        Limited power in an electric drive may come from a low, cold or hot battery.
        When power is held back, the car is guarding its battery from cold, heat or low charge.

        High-voltage warnings call for a stop and a tow, with no one touching orange cables.
        If a high-voltage fault appears, park outside, leave the car and call for help.
        Leave the car and keep others away when a high-voltage alarm comes with smoke or odor.
      `),
    },
    {
      id: 'what-to-note',
      sentences: sentencesOf(`
        When a warning appears, photograph the display and write down speed, weather and what you
          were doing.
        A phone picture of the dash helps, because lamps have a way of going out at the shop.
        Note the time, speed, temperature and any sound when the light appeared.

        Tell {store} if the light was steady or flashing, and whether it came after fuel or repair
          work.
        Mention recent fuel stops, repairs or a jump start, since they may be the cause.
        Say whether anything changed just before, such as a fill-up or a new battery.

        Avoid clearing codes before diagnosis, as the stored data would be erased.
        Do not disconnect the battery to put a lamp out, because useful clues go with it.
        Leave the memory alone, since stored readings help a technician find the fault.
      `),
    },
  ],
};
