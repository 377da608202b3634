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
        The closed trunk is private and quiet, which frequent travelers value.

        Check the opening, because a deep trunk can have a small mouth.
        Look at the lid and hinges, as arms that swing down can crush a suitcase.
        Try a large box at the lid, since depth is no help if it will not pass.

        Fold the rear seatback and see how big the pass-through is.
        See whether the seatbacks fold and how much of an opening they leave.
        A folding rear seat extends the floor, though the gap is often lower than you expect.
      `),
    },
    {
      id: 'hatch',
      when: { bodyStyles: ['hatchback', 'wagon'] },
      sentences: sentencesOf(`
        A hatch opens the full height of the tail, so a chair or a bike can go in whole.
        The large tailgate lets in objects that would never pass a trunk lid.
        With the seats down, a hatchback carries furniture that surprises people.

        A wagon stretches the same idea with a longer floor behind the rear seat.
        Wagons add length, which keeps dogs and bags behind the passengers.
        Longer bodies give a flat deck for gear without a tall step up.

        Ask about a cargo cover, because things in a hatch are visible through the glass.
        A cover or tinted glass keeps eyes off your belongings.
        Look for a roll-out cover, since a hatch has no locked trunk.
      `),
    },
    {
      id: 'commute',
      when: { bodyStyles: ['sedan', 'coupe', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        A lower, lighter body needs less fuel at highway speed than a tall one with the same engine.
        Less height means less air to push, which shows on a long highway commute.
        Air drag rises quickly with speed, so a low shape pays back on open roads.

        Short overhangs and a small turning circle help in parking garages.
        Compact cars slip into spaces that larger vehicles pass by.
        In town, size is its own convenience, from curb parking to tight ramps.
      `),
    },
    {
      id: 'rear-room',
      when: { bodyStyles: ['sedan', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        Rooflines slope toward the back, so seat a tall adult there before you decide.
        Try the rear seat with someone tall, as a sleek roof costs headroom.
        Headroom in back differs more than expected between models of similar length.

        Watch the door shape too, because a low arch makes you duck with a child in your arms.
        See how far you bend to reach a child seat through the rear door.
        Buckling a toddler in a low car takes more stooping, which matters every school day.
      `),
    },
    {
      id: 'two-door',
      when: { bodyStyles: ['coupe', 'convertible'] },
      sentences: sentencesOf(`
        Long doors need space beside the car, so think about the parking places that you use.
        Coupe doors swing wide, which is awkward in a narrow garage.
        Before you buy, open the door beside a wall as far as your usual spot allows.

        Rear seats in a two-door body suit bags and short rides more than grown passengers.
        Treat the back seats as a shelf with belts unless you have tried them.
        Adults fit in the rear of some coupes, but few climb in gladly.
      `),
    },
    {
      id: 'clearance',
      when: { bodyStyles: ['sedan', 'coupe', 'convertible', 'hatchback', 'wagon'] },
      sentences: sentencesOf(`
        Low cars scrape on steep driveways, so take your own entrance into account.
        A steep drive or deep snow shows the limit of a low nose.
        If your street floods or drifts, notice how near the bumper sits to the ground.

        On winter roads, good tires close much of the gap to taller vehicles.
        With proper winter tires, a low car copes with plowed streets.
        Snow that stays below the bumper is a matter of tires more than of height.
      `),
    },
  ],
};
