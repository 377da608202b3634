import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const usedInspection: KnowledgeModule = {
  id: 'used-inspection',
  topics: ['used-inspection'],
  intents: ['variable', 'general'],
  headings: [
    'Inspecting a used car',
    'What to check before you buy used',
    'A careful look at a used vehicle',
  ],
  answer: {
    wordings: [
      'Look the car over in daylight, drive it from cold, check every switch, and pay an ' +
        'independent mechanic to lift it.',
      'Inspect body, tires, fluids and electronics yourself, then have a mechanic of your ' +
        'choice check what you cannot see.',
      'A used car deserves three looks: yours in daylight, one on the road, and one by a ' +
        'mechanic with a lift.',
      'Before you buy a used {model}, see it cold, drive it long enough, and have it ' +
        'checked on a lift.',
    ],
  },
  points: [
    {
      id: 'daylight',
      sentences: sentencesOf(`
        See the car dry and in daylight, because rain and dusk hide a lot.
        Choose a dry day and good light for your first look.
        Plan to look at the body in full daylight, when the paint has nowhere to hide.

        Look along the sides for waves in the metal and for panels that differ in shade.
        Sight down each side and compare the gaps around doors, hood and trunk.
        Uneven gaps, overspray on rubber or a door of another shade point to repair work.

        A repair is no reason to walk away, but the seller should be able to explain it.
        Good repairs are acceptable, as long as they are disclosed and properly done.
        Ask what happened, who did the repair and whether there are photographs or invoices.
      `),
    },
    {
      id: 'cold-start',
      sentences: sentencesOf(`
        Ask that the engine be completely cold when you arrive for your inspection.
        A cold start tells you considerably more than a warm one does.
        Feel the hood first, because a warm engine can hide several bad habits.

        Listen for rattles in the first seconds and watch the exhaust for lasting smoke.
        Watch for blue or white smoke that stays, and hear whether the idle settles.
        The start should be quick, the idle even and the smoke gone after a moment.

        All warning lamps should light with the key on and go out once it runs.
        Check that each warning light comes on for the test and then goes dark.
        A lamp that never lights can mean as much as one that stays on.
      `),
    },
    {
      id: 'tires-and-brakes',
      sentences: sentencesOf(`
        Tires tell the story of alignment and care, so read them early.
        Crouch down and study all four tires before you drive the car.
        Look at the tires for a minute, because they show how a car was driven and kept.

        Wear on one edge hints at alignment or suspension trouble.
        Even wear across the tread is what you hope to find.
        Four matching tires suggest an owner who cared; four different brands suggest the opposite.

        The date code on the sidewall gives the week and year of manufacture.
        Look for the last four digits of the tire code, which stand for week and year.
        Old rubber hardens even with deep tread, so find the date code on each tire.
        [49 CFR 574.5]
      `),
    },
    {
      id: 'inside-wear',
      sentences: sentencesOf(`
        The wear inside should match the miles that the odometer shows.
        Compare the state of the cabin with the mileage on the display.
        A cabin often tells the truth about how far and how hard a car was driven.

        Shiny wheels, worn pedals and a sagging seat belong to a hard-driven car.
        A smooth steering wheel rim and bare pedal rubber speak of many hours.
        Look at the driver's seat edge, the pedals and the wheel rim.

        Damp carpets, a musty smell or silt under the trim can mean water damage.
        Lift the mats, smell the air and feel for moisture in the spare-tire well.
        Search for mud or rust in places that water should never reach, such as seat rails.
      `),
    },
    {
      id: 'every-switch',
      sentences: sentencesOf(`
        Go through the equipment one item at a time and work every switch.
        Test everything that moves, heats, cools or lights up before you talk about price.
        Set aside a quarter of an hour to try each button and lever in the car.

        Run the heater and the air conditioning, every window, lock and seat motor, the lights and
          the cameras.
        Try air conditioning, heater, defroster, wipers, seat motors, sunroof and charging ports.
        Turn on each light, open each window, try the climate controls and pair a telephone.

        Small faults add up, and they are easier to settle before the sale.
        Note what fails and have it fixed or priced in.
        Ask {store} which of the faults would be repaired and have the answer put in writing.
        Anything that does not work belongs on a written list.
      `),
    },
    {
      id: 'road-manners',
      sentences: sentencesOf(`
        Drive the car for at least half an hour on a mixture of roads.
        Take a drive that is long enough to bring everything to operating temperature.
        A short loop around the neighborhood is not enough for a used vehicle.

        Feel for a pull to one side, a shake under braking or a late shift.
        The car should track straight, stop without shudder and shift without flares.
        Listen for hums that change with speed, because wheel bearings speak up on the highway.

        Afterward, look underneath for fresh drips.
        Once you are back, let it idle and check the ground below.
        When you return, glance under the engine and watch the temperature gauge.
      `),
    },
    {
      id: 'independent-mechanic',
      sentences: sentencesOf(`
        Let a mechanic of your own choice check the car before you commit.
        Pay for an independent inspection once you are serious about a car.
        An outside opinion costs little next to the price of a used car.

        On a lift, leaks, rust, bent parts and worn joints come into view.
        A technician sees rust, seepage and crash repairs that no one finds from above.
        The lift shows the frame, the bushings and the brake lines.

        Ask {store} how an outside inspection of the {model} can be arranged.
        Ask beforehand how and where the car may be inspected.
        Most sellers know this request, so agree on time and place ahead of the visit.
        A seller who will not allow an inspection has given you an answer too.
      `),
    },
    {
      id: 'electric-used',
      when: { fuelTypes: ['electric', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        On a car that plugs in, ask for the battery's state of health.
        With a used plug-in, the battery deserves its own check.
        Battery condition is the main question on a used electric car.

        A dealer or a specialist can often read it with a scan tool.
        Have it read by diagnostic tool, and keep the printout.
        Request a printed report, because the range display depends on recent driving.

        Try a charge, look at the cable and find out what battery coverage is left.
        Plug it in once to see that charging starts, and ask when the battery warranty ends.
        Check that the charge cable is there, and have the battery warranty dates confirmed by VIN.
      `),
    },
  ],
};
