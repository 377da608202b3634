import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const carShape: KnowledgeModule = {
  id: 'car-shape',
  topics: ['body-style', 'cargo', 'seating', 'commuting'],
  intents: ['variable', 'general'],
  headings: [
    'Sedan, hatchback or wagon',
    'What a car body does well',
    'Choosing among the low body shapes',
  ],
  answer: {
    wordings: [
      'A sedan keeps cargo shut away and rides quietly, while a hatchback or wagon ' +
        'swallows taller and longer things.',
      'Pick a sedan for a quiet cabin and a locked trunk, or a hatchback for its wide ' +
        'opening and folding floor.',
      'Lower cars suit commuters who want easy handling and modest fuel use, and a hatch ' +
        'adds room for awkward loads.',
    ],
  },
  points: [
    {
      id: 'trunk',
      when: { bodyStyles: ['sedan', 'coupe', 'convertible'] },
      sentences: sentencesOf(`
        A trunk hides luggage from view and keeps road noise out of the cabin.
        With a separate trunk, bags stay out of sight and smells stay out of the cabin.
        A closed trunk is private and quiet, which frequent business travelers tend to value.

        Check the size of the trunk opening as well, because a deep trunk can have a surprisingly
          small mouth.
        Look at the trunk lid and its hinges, as curved arms that swing down can crush a suitcase.
        Try a large cardboard box at the trunk opening, since depth is no help if the box cannot
          pass.

        Fold the rear seatback and measure the pass-through, which decides whether skis or lumber
          will fit.
        See whether the seatbacks fold and how much of an opening they leave.
        A folding rear seat extends the floor, though the gap is often lower than you expect.
      `),
    },
    {
      id: 'hatch',
      when: { bodyStyles: ['hatchback', 'wagon'] },
      sentences: sentencesOf(`
        A hatch opens the full height of the tail, so an armchair or a bicycle can go in without
          being taken apart.
        The large tailgate lets in objects that would never pass a trunk lid.
        With the seats down, a hatchback carries furniture that surprises people.

        A wagon stretches the same idea with a longer floor behind the rear seat.
        Wagon bodies add length, which keeps dogs and luggage comfortably behind the passengers.
        Longer wagon bodies give a flat deck for gear without a tall step up.

        Ask about a cargo cover, because things in a hatch are visible through the glass.
        A cargo cover or privacy glass keeps curious eyes off your belongings.
        Look for a roll-out cover, since a hatch has no locked trunk.
      `),
    },
    {
      id: 'commute',
      when: { bodyStyles: ['sedan', 'coupe', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        A lower, lighter body needs less fuel at highway speed than a tall one with the same engine.
        A lower body has less air to push, which shows on a long highway commute.
        Aerodynamic drag rises quickly with speed, so a low body saves energy on the open road.

        Short overhangs and a small turning circle help in parking garages.
        Compact cars slip easily into parking spaces that larger vehicles have to pass by.
        In the city, modest size is a convenience, from parallel parking to tight garage ramps.
      `),
    },
    {
      id: 'rear-room',
      when: { bodyStyles: ['sedan', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        Rooflines slope toward the back, so seat a tall adult there before you decide.
        Try the rear seat with someone tall, as a sleek roof costs headroom.
        Put a tall passenger in the back of the {model} and check that hair and ceiling stay apart.
        Headroom in back differs more than expected between models of similar length.

        Watch the door shape too, because a low arch makes you duck with a child in your arms.
        See how far you have to bend to reach a child seat through the rear door opening.
        Buckling a toddler in a low car takes more stooping, which matters every school day.
      `),
    },
    {
      id: 'two-door',
      when: { bodyStyles: ['coupe', 'convertible'] },
      sentences: sentencesOf(`
        Long doors need space beside the car, so think about the parking places that you use.
        The long doors of a coupe swing wide, which is awkward in a narrow garage or parking lot.
        Before you buy, open the door beside a wall as far as your usual spot allows.

        Rear seats in a two-door body suit bags and short rides more than grown passengers.
        Treat the back seats as an occasional solution unless your own passengers have tried them.
        Adults can fit in the rear of some two-door models, but few of them enjoy climbing in.
      `),
    },
    {
      id: 'clearance',
      when: { bodyStyles: ['sedan', 'coupe', 'convertible', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        Lower cars can scrape on steep driveways, so take your own entrance into consideration.
        A steep driveway or deep snow shows the limitations of a low front bumper.
        If your street floods or drifts over with snow, notice how near a low bumper sits to the
          ground.

        On winter roads, suitable tires close much of the distance to taller vehicles.
        With proper winter tires, a low car copes with plowed streets.
        Snow that stays below the bumper is a matter of tires more than of height.
      `),
    },
  ],
};
