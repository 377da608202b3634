import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const suvShape: KnowledgeModule = {
  id: 'suv-shape',
  topics: ['body-style', 'cargo', 'seating'],
  intents: ['variable', 'general'],
  headings: ['SUV or crossover', 'Sizing up an SUV', 'What to check in an SUV or crossover'],
  answer: {
    wordings: [
      'Crossovers share their structure with cars and ride like them, while truck-based ' +
        'SUVs accept harsher trails and heavier trailers.',
      'Choose a crossover for comfort and lower running costs, and a truck-based SUV for ' +
        'towing and rough ground.',
      'Most families need the space and height of a crossover more than the frame and low ' +
        'range of a truck-based SUV.',
    ],
  },
  points: [
    {
      id: 'structure',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        A crossover is built as one shell, which keeps it lighter and quieter over broken pavement.
        One-piece construction, as crossovers have, helps ride, cabin space and fuel use.
        Most crossovers use a single welded shell instead of a separate frame.

        A separate frame adds strength for towing and trails, at the cost of weight and a busier
          ride.
        Body-on-frame models shrug off hard use but feel heavier in turns and at the pump.
        Truck-style frames take twisting loads well, and you notice the mass on a winding road.

        Ask which kind the {model} is, because the outside gives little away.
        Looks alone do not tell the two kinds apart, so ask about the platform.
        Styling says little, since a boxy shape can hide a car platform underneath.
      `),
    },
    {
      id: 'height',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        The higher seat helps with getting in and with seeing over traffic.
        Sitting higher gives a longer view and an easier step for stiff hips.
        Many people buy the height: a chair-level seat and a clear look ahead.
        Step in and out of the {model} a few times, because seat height is a large part of its
          appeal.

        Height also hides what is close behind, so check the rear view and the cameras with care.
        Close to the tail, a tall body hides more, and small children or posts drop out of sight.
        Behind the bumper there is a larger blind area, which the camera should cover.
      `),
    },
    {
      id: 'rows',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        Decide how often a third row would truly carry people.
        Think about how many days a month you would fill a third row.
        Be realistic about a third row and about who would ride there.

        With a third row up, cargo depth shrinks sharply in mid-size models.
        Luggage space behind a raised third row is short unless the vehicle is long.
        Raise every seat and the space for bags may end just behind the headrests.
        Open the tailgate of the {model} with every seat raised and see how many bags would fit.

        For rare guests, a two-row model with a deeper hold may serve you better.
        A family of four often gains more from a roomy two-row layout.
        If the row would stay folded, you carry its weight and lose floor depth for nothing.
      `),
    },
    {
      id: 'cargo-area',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        Open the tailgate in a low garage and see whether it clears the beam.
        Check that the raised hatch clears your garage door and that everyone can reach the handle.
        A tall liftgate can strike a low ceiling, so ask if its opening height can be set.

        Load a stroller or dog crate to test the sloping rear glass.
        A slanted tail may stop a tall crate that the floor could hold.
        Watch the angle of the rear window, which steals height from boxes.
      `),
    },
    {
      id: 'tires-and-running',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        Large wheels look sharp, yet their tires cost more and ride harder.
        Bigger rims take pricier tires and feel stiffer over potholes.
        The upper trims often wear larger wheels, which raises the bill for each set of tires.

        Ask for the tire size on each trim and compare replacement prices.
        Ask {store} for the tire size on each trim of the {model}, and compare what a set costs.
        Look up what a set costs in the size printed on the sidewall.
        Before choosing a trim, price a set of replacement tires for it.
      `),
    },
    {
      id: 'off-pavement',
      when: { bodyStyles: ['suv', 'crossover'] },
      sentences: sentencesOf(`
        Some trims add clearance, tougher tires and trail modes, while others are built for pavement
          alone.
        A trail-minded trim differs from a city trim in tires, clearance and underbody plates.
        Equipment for dirt varies by trim, from drive modes to skid plates.

        For a gravel road to a cabin, ordinary clearance and decent tires usually do.
        Graded dirt asks for little more than sensible tires and moderate speed.
        A well-kept forest road rarely needs more than care and good tread.
      `),
    },
  ],
};
