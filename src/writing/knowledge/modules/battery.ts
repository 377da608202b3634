import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const battery: KnowledgeModule = {
  id: 'battery',
  topics: ['battery'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'When to test or replace the battery',
    'Keeping the twelve-volt battery healthy',
    'Reading the signs of a weak battery',
  ],
  answer: {
    wordings: [
      'Have the twelve-volt battery tested before winter once it is a few years old, or ' +
        'when the engine cranks slowly.',
      'Slow cranking, dim lights and random warning lamps suggest a weak battery, and a ' +
        'load test gives the answer.',
      'A battery rarely dies without notice: slow starts and flickering electronics come ' +
        'first, and a test confirms it.',
    ],
  },
  points: [
    {
      id: 'signs',
      sentences: sentencesOf(`
        Listen for a starter that drags, above all on a cold morning.
        A slow crank after a night outside is the usual first sign.
        The engine turns over lazily before a battery fails altogether.

        Odd messages, resetting clocks and windows that forget their position point the same way.
        Low voltage confuses modules, so several unrelated warnings may appear together.
        Electronics misbehave when voltage sags, which can look like a list of other faults.

        A swollen case, wet spots or crusty terminals call for a closer look at once.
        Look for a bulging case or heavy white and green crust on the posts.
        Corrosion at the clamps alone can keep a good battery from starting the car.
      `),
    },
    {
      id: 'heat-and-cold',
      sentences: sentencesOf(`
        Heat does the damage to a battery over summer, and cold exposes it in winter.
        Summer heat ages the battery plates, though the failure often waits for the first frost.
        Hot climates shorten battery life, while cold weather only shows what is left.
        Summers and winters in {city} both count, since heat ages a battery and cold exposes it.

        Short trips add to the strain, since the alternator never makes up what the start used.
        Many brief drives leave the battery a little lower each time.
        A car that does only errands seldom gets a full charge.

        If the car sits for weeks, a maintainer made for its battery type keeps it healthy.
        For long parking, connect a smart maintainer that suits the battery type.
        A small maintainer helps a parked car, because alarms and modules draw current all day.
      `),
    },
    {
      id: 'test',
      sentences: sentencesOf(`
        A conductance or load test of the battery takes a few minutes and gives a clear reading.
        Shops test a battery with a handheld tool that reports its strength against its rating.
        Testing a battery is quick and shows how much cranking power is left.

        Ask for the charging system to be checked too, as a weak alternator kills new batteries.
        The alternator and the cables belong in the same test.
        Charging voltage should be measured as well, or the next battery may suffer the same fate.

        A discharged battery must be charged before the test means anything.
        If the battery is flat, charge it first, since an empty battery always tests badly.
        The results of a test count only after a full charge.
      `),
    },
    {
      id: 'choosing',
      sentences: sentencesOf(`
        Match the new battery in group size, terminal position, cranking rating and type to what the
          car was built with.
        The right battery has the listed group size, post layout and cold-cranking rating.
        Battery group size, type and rating are in the manual and on the label of the old one.
        The parts desk can look up the battery that the {model} was built with, type included.

        Cars with automatic stop-start need a tougher type, and a plain one will not last.
        If the engine shuts off at lights, buy the absorbed-glass or enhanced type that the maker
          lists.
        Stop-start systems wear out ordinary batteries, so stay with the specified type.

        Check the date code on the case, since a battery ages on the shelf too.
        Ask how long the battery has been in stock, because shelf time counts.
        A fresh date on the battery case is worth asking for.
      `),
    },
    {
      id: 'replacing',
      sentences: sentencesOf(`
        Some cars must be told about the new battery through a scan tool so that they charge it
          properly.
        After a battery swap, certain models need registration with a scan tool.
        Newer vehicles may need the replacement battery registered, or charging goes wrong.

        The location varies, since makers put the battery under the hood, under a seat or in the
          trunk.
        The battery may hide in the trunk or beneath a seat, with a vent tube that must be refitted.
        Batteries sit in different places, and one inside the cabin needs its vent tube back in
          place.

        Old batteries are recycled, and a deposit often returns when you hand one in.
        Bring the old battery back, because lead is recycled and a core deposit may apply.
        Ask about the core charge, which is refunded for the returned battery.
      `),
    },
    {
      id: 'jump-start',
      sentences: sentencesOf(`
        Read the jump-start page of the manual before you need it, as the proper posts may be
          remote.
        Find the marked jump points in the manual while everything still works.
        Makers often give special posts for jumping, so look them up ahead of time.

        Connect positive to positive, and put the last negative clamp on bare metal away from the
          battery.
        Red goes to the plus posts, and black ends on solid metal of the dead car.
        The final clamp belongs on a metal point of the engine, away from any gas that the battery
          gives off.

        A car that needs a second jump in one week needs a test, not a third jump.
        If the car needs a jump again soon, have the battery and alternator tested and hidden drains
          traced.
        Repeat trouble means a worn battery or a drain, and both can be measured.
      `),
    },
  ],
};
