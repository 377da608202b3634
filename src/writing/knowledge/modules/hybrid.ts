import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const hybrid: KnowledgeModule = {
  id: 'hybrid',
  topics: ['hybrid', 'fuel-economy'],
  intents: ['variable', 'general'],
  headings: [
    'Which kind of hybrid fits',
    'Mild, full and plug-in hybrids',
    'How hybrids differ from each other',
  ],
  answer: {
    wordings: [
      'A full hybrid suits drivers in traffic without a plug, and a plug-in hybrid suits ' +
        'short daily trips with an outlet at home.',
      'Choose a plug-in hybrid only if you will plug it in; otherwise a full hybrid saves ' +
        'fuel with less weight and cost.',
      'Mild hybrids save a little, full hybrids save in town, and plug-in hybrids can do ' +
        'daily errands on electricity alone.',
    ],
  },
  points: [
    {
      id: 'mild',
      sentences: sentencesOf(`
        A mild hybrid adds a strong starter-generator that helps the engine but rarely moves the car
          alone.
        In a mild hybrid, a small motor assists the engine and smooths out stop and start.
        Mild hybrid systems give the engine a light push and restart it without a shudder.

        A mild hybrid uses somewhat less fuel than a plain gasoline car and carries little extra
          hardware.
        The gain at the pump is small, as are added weight and price.
        Expect smoother restarts and slightly lower consumption, with little else to learn.
      `),
    },
    {
      id: 'full',
      sentences: sentencesOf(`
        A full hybrid can pull away and creep along on its motor, then bring in the engine as
          needed.
        Full hybrids switch between motor and engine on their own and never need a plug.
        If the {model} is a full hybrid, it switches between motor and engine on its own and needs
          no plug.
        The standard hybrid charges its battery while slowing and uses that energy for the next
          start.

        Town driving shows the benefit, because every stop puts some energy back.
        A full hybrid shines where you brake often, such as on city streets and in rush hour.
        The more you stop and go, the more energy a full hybrid recovers.

        On a long fast highway run the advantage over a gasoline car narrows.
        Steady high speed gives the system less energy to recover, so the benefit shrinks there.
        Interstate drivers gain less, since there is little braking to harvest.
      `),
    },
    {
      id: 'plug-in',
      sentences: sentencesOf(`
        A plug-in hybrid carries a larger battery that you charge from an outlet.
        With a plug-in hybrid, a charge at home covers some distance before the engine takes over.
        Plug-in models drive electrically first and then run as a regular hybrid.

        If your daily loop fits within the electric distance, you may seldom buy gasoline.
        Owners with short commutes and an outlet can do most weekdays on electricity.
        Daily errands within the electric distance need little or no gasoline.

        Left uncharged, the same car hauls a heavy battery for no gain.
        Without regular charging, a plug-in becomes a heavier version of an ordinary hybrid.
        Skip the plug and you pay for battery weight that never works.
      `),
    },
    {
      id: 'label',
      sentences: sentencesOf(`
        The label of a plug-in hybrid shows two modes: electricity first, then gasoline only.
        Plug-in labels carry one rating for driving on charge and one for gasoline alone.
        Read both halves of a plug-in label, since your charging habit decides which applies.

        MPGe on that label compares electric use with gasoline by energy content.
        MPGe turns electricity use into its equal in gasoline energy, so that vehicles can be
          compared.
        The unit MPGe describes energy use and says nothing about what the electricity costs.
      `),
    },
    {
      id: 'service',
      sentences: sentencesOf(`
        Hybrids still need oil, coolant and filters, though brakes often last longer.
        Routine care of a hybrid includes oil, filters and coolant for the engine, plus any battery
          cooling filter.
        A hybrid still has an engine, and the engine still has oil and filter intervals.

        Some hybrids draw cabin air through a filter to cool the battery, and a clogged filter makes
          the battery run hot.
        Find out if there is a battery air intake near a seat, and keep it clear of bags and pet
          hair.
        Look for a small grille by the rear seat on some models, since blocking it heats the
          battery.

        High-voltage work belongs to a trained technician; the orange cables mark the parts to leave
          alone.
        Orange cables signal high voltage, which is no place for home repair.
        Leave anything with an orange cable to people trained for it.
      `),
    },
    {
      id: 'driving-it',
      sentences: sentencesOf(`
        A smooth foot helps a hybrid more than other cars, since gentle braking lets the motor
          recover energy.
        Brake a hybrid early and softly, because a panic stop turns the energy into heat.
        On a test drive from {store}, try a long gentle slowdown and watch the charge gauge rise.
        Long gentle slowdowns charge the battery, while sudden ones waste the chance.

        The engine may start and stop on its own, and a change in sound is normal.
        Engine noise may not follow your foot, as the system chooses when it runs.
        Some drivers need a week to get used to an engine that comes and goes.

        On a test drive, try a stop-and-go street as well as the highway, and feel the brake pedal
          blend.
        Include slow traffic in the test drive of the {model} and notice how the brakes blend.
        Begin the test drive in town, where you can feel the handover between motor and engine.
      `),
    },
    {
      id: 'used-hybrid',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        With a used hybrid, ask for a battery test and for proof of regular service.
        For a pre-owned hybrid, battery condition and service papers matter more than mileage alone.
        Request a battery check on a used hybrid, and read the terms of any written coverage that is
          left.

        Run the car cold and warm, and watch for warning lights or a fan that roars.
        A noisy battery fan or a charge gauge that jumps around calls for a closer look.
        During the drive, see that the battery gauge moves gradually up and down.
      `),
    },
  ],
};
