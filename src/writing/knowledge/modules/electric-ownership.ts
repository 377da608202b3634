import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const electricOwnership: KnowledgeModule = {
  id: 'electric-ownership',
  topics: ['range-and-charging', 'maintenance-schedule'],
  intents: ['variable', 'fixed_ops', 'general'],
  headings: [
    'Owning an electric vehicle',
    'What changes when there is no engine',
    'Care and costs of an electric car',
  ],
  answer: {
    wordings: [
      'An electric car skips oil, spark plugs and exhaust work, but tires, brakes, ' +
        'coolant, filters and wipers still need attention.',
      'Without an engine there is less to service, yet tires wear, brake fluid ages and ' +
        'cabin filters clog as in any car.',
      'Expect fewer shop visits with an electric car and put the attention into tires, ' +
        'brakes and software instead.',
    ],
  },
  points: [
    {
      id: 'tires',
      when: { fuelTypes: ['electric'] },
      sentences: sentencesOf(`
        The battery weight and instant torque of an electric car are hard on tires, so rotate them
          on schedule.
        Electric cars weigh more and pull strongly from a stop, which wears tread quickly.
        Because of battery weight and strong torque, tires may need replacing sooner than you are
          used to.
        In the {model}, as in any electric car, the tires carry a heavy battery and take the full
          pull of the motor.

        When buying a set, match the load rating and ask how a tire affects noise and range.
        Choose replacements with the correct load index, since a lighter-duty tire cannot carry the
          battery.
        Rolling drag changes range, so compare that along with grip and price.
      `),
    },
    {
      id: 'brakes',
      when: { fuelTypes: ['electric'] },
      sentences: sentencesOf(`
        The electric motor slows the car and sends energy back, so the friction brakes work less.
        Regenerative braking does much of the slowing and spares the pads.
        Brake pads last longer in an electric car, because the motor takes over most gentle stops.

        Idle brakes can rust or stick, above all where roads are salted.
        Lack of use has its own cost for brakes: slides seize and rotors rust.
        Ask for the calipers to be cleaned and lubricated at intervals in salt country.
      `),
    },
    {
      id: 'fluids',
      when: { fuelTypes: ['electric'] },
      sentences: sentencesOf(`
        Coolant still circulates in an electric car, around the battery and electronics, and has its
          own schedule.
        There is coolant in the battery loop, and the manual says when to inspect or replace it.
        Battery and inverter are liquid-cooled in many cars, with a special fluid that must not be
          mixed.

        Brake fluid, cabin filter and washer fluid age just as they do elsewhere.
        Brake fluid, washer fluid and the cabin air filter stay on the list as well.
        The remaining list is familiar: brake fluid, wipers, cabin filter, alignment.
      `),
    },
    {
      id: 'software',
      when: { fuelTypes: ['electric'] },
      sentences: sentencesOf(`
        Software updates may arrive over the air and change charging, range display or driver aids.
        Makers send new software by radio, sometimes with fixes that once meant a shop visit.
        Let software updates install and read the notes, since the behavior of the car may change.

        Some updates close a safety recall, so do not put them off.
        Software can be the remedy for a recall, which makes a skipped update a safety matter.
        Check that a recall update really completed, as a failed download can go unnoticed.
      `),
    },
    {
      id: 'twelve-volt',
      when: { fuelTypes: ['electric'] },
      sentences: sentencesOf(`
        A small twelve-volt battery still runs the locks, screens and computers of an electric car.
        Even an electric car has a twelve-volt battery for its electronics.
        Doors, displays and controllers depend on a separate twelve-volt battery.

        If that small battery fails, the car may not wake up although the drive battery is full.
        When the small battery dies, a full drive battery is of no use until the small one is
          replaced.
        Have the twelve-volt battery tested as it ages, because a flat one can lock you out of a
          charged car.
      `),
    },
    {
      id: 'used-ev',
      when: { fuelTypes: ['electric'], conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        On a used electric car, ask for a battery health report and the remaining written coverage.
        Battery condition decides the worth of a pre-owned electric car, so ask how it was measured.
        Request proof of battery health and the start date of the battery coverage.
        With a used {model}, the battery report comes first, followed by the date on which its
          coverage began.

        Check that the charging cable, adapters and account access come with the car.
        Confirm that the portable cable is present and that the former owner's app access is
          removed.
        See that the home charging cable works, and have the previous owner removed from the app.

        Charge the car once during the visit, on a fast station if that can be arranged.
        A live charging session shows faults that a short drive cannot.
        Plug the car in while you look around, and watch that the charge starts and holds.
      `),
    },
  ],
};
