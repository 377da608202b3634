import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const warrantyCoverage: KnowledgeModule = {
  id: 'warranty-coverage',
  topics: ['warranty'],
  intents: ['variable', 'fixed_ops', 'general'],
  headings: [
    'What a warranty covers',
    'Reading the factory warranty',
    'Warranty basics for owners',
  ],
  answer: {
    wordings: [
      'A factory warranty covers defects in material and workmanship for a set time or ' +
        'distance, and the booklet lists what it leaves out.',
      'Read the warranty booklet for four things: what is covered, for how long, what ends ' +
        'it and who does the repair.',
      'Warranty repairs fix defects, not wear, so know which parts fall on which side ' +
        'before you need the coverage.',
      'The {make} warranty booklet for that model year says what is covered, for how long ' +
        'and where repairs are done.',
    ],
  },
  points: [
    {
      id: 'several-warranties',
      sentences: sentencesOf(`
        A new car carries several warranties at once.
        What people call the warranty is really a set of them.
        Different parts of a car come with different coverage.

        There is broad coverage, powertrain coverage, rust coverage and emission coverage, each with
          its own limits.
        The basic part, the powertrain, the body and the emission controls run on separate clocks.
        Engine and gearbox are usually covered longer than radios and seats.

        Look each of them up in the booklet for that model year.
        Limits change with the years, so use the booklet that belongs to the car.
        Ask {store} for the booklet of the model year in question and mark the end dates.
        Note the end of each period in your calendar.
      `),
    },
    {
      id: 'what-is-left-out',
      sentences: sentencesOf(`
        Parts that wear out by design are mostly your own expense.
        Normal wear is not a defect, so it falls outside the coverage.
        Some parts are meant to wear, and the warranty treats them differently.

        Brake pads, wipers, tires and filters belong to the owner after a short time at most.
        Pads, bulbs, blades and fluids usually count as maintenance.
        Tires often carry a separate warranty from the tire maker.

        Damage from accidents, misuse or missed service is left out too.
        Coverage stops where crash damage, neglect or racing begins.
        A part that fails for lack of oil is seldom the maker's problem.
      `),
    },
    {
      id: 'keep-records',
      sentences: sentencesOf(`
        Keep each service receipt, because it may have to speak for you later.
        Proof of maintenance protects you if a claim is ever questioned.
        Save your service records from the first oil change on.

        You may use any qualified shop for routine work without losing coverage.
        Federal law keeps a maker from tying the warranty to one brand of part or one shop, unless
          the maker pays for these.
        Routine service can be done where you like, so long as it follows the schedule and you can
          show it.
        [15 USC 2302]

        Note date, miles and parts on each invoice.
        See to it that every receipt shows the date and the odometer.
        A folder with dated invoices answers most doubts.
      `),
    },
    {
      id: 'start-and-transfer',
      sentences: sentencesOf(`
        The clock starts on the in-service date, which is the day the car was first sold or used.
        Coverage begins with the first delivery, even if the store itself was the first to use it.
        The starting date is when the car first went into service.

        A second owner usually gets what remains, with some exceptions.
        What is left often passes to the next owner, although certain parts of it may shrink.
        Ask whether the full remainder transfers, because some makers limit it for later owners.

        Any dealer of the brand can look up the dates by VIN.
        With the VIN, a dealer of that brand can read the start date and what is left.
        Have the dates printed for you.
      `),
    },
    {
      id: 'hybrid-battery',
      when: { fuelTypes: ['electric', 'hybrid', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        The drive battery has coverage of its own, apart from the rest of the car.
        High-voltage batteries are covered separately, so read that chapter with care.
        Battery coverage on an electrified car runs on its own terms and dates.

        Read what counts as a defect and how much loss of capacity is accepted.
        Check if a drop in capacity is covered, and from which level.
        The booklet says whether gradual loss is covered or only failure.

        Rules can differ by state, so ask which ones apply where you live.
        Some states follow stricter emission rules that lengthen coverage.
        Where you register the car may decide how long it lasts.
      `),
    },
    {
      id: 'used-remaining',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        With a used car, have the remaining coverage confirmed by VIN.
        Used cars may still have factory coverage, and a dealer of the brand can tell you.
        On a used vehicle, find out how much of the maker's coverage is left.

        Look at the window form for the dealer's own terms.
        The Buyers Guide on the window says whether the store adds a warranty or sells the car
          without one.
        A box on the Buyers Guide shows if the dealer gives a warranty and what part of repairs it
          pays.
        [16 CFR 455.2]

        Spoken assurances count for little, so have them written on that form.
        Ask for anything that was said to be put in writing.
        Whatever matters to you belongs on paper before you sign.
      `),
    },
    {
      id: 'make-a-claim',
      sentences: sentencesOf(`
        Report a problem as soon as you notice it, while the coverage is running.
        Bring a fault in early, even if it shows only now and then.
        A noise or a leak rarely heals by itself, so have it looked at soon.

        Describe when it happens, how often, and in what weather.
        A short video of the noise helps the technician.
        Write down speed, temperature and what you were doing.

        Ask for a repair order, even if nothing was found.
        Keep the repair order each time, since repeat visits build your case.
        A paper trail matters if the fault returns after coverage has ended.
      `),
    },
  ],
};
