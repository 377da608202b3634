import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const reliability: KnowledgeModule = {
  id: 'reliability',
  topics: ['reliability'],
  intents: ['variable', 'general'],
  headings: [
    'Judging reliability honestly',
    'How to tell if a car will last',
    'Looking past reputation',
  ],
  answer: {
    wordings: [
      'No one can foresee how one car will hold up, but records, recalls, surveys and an ' +
        'inspection show where the risks are.',
      'Judge reliability from several sources: owner surveys, technical bulletins, recall ' +
        'history and the care that one car has had.',
      'Reliability is a matter of odds, so study the model year and then the service record ' +
        'of the car itself.',
      'Before you trust the reputation of the {model}, look at the exact year, its recalls ' +
        'and its service record.',
    ],
  },
  points: [
    {
      id: 'model-year-not-badge',
      sentences: sentencesOf(`
        A brand name says less than the exact engine, gearbox and year.
        Reputation is attached to badges, while faults are attached to parts.
        Look at the year and the powertrain before you look at the brand.

        A maker may have one sturdy engine and one troubled transmission in the same showroom.
        Two versions of one car can have different engines with different track records.
        Changes from one year to the next can cure a weak point or bring in a new one.

        Search for the exact combination that you plan to buy.
        Narrow your reading down to that engine, that gearbox and that year.
        Ask {store} which powertrain and model year you are looking at, then read about that one.
        General praise or blame helps only when it concerns that same hardware.
      `),
    },
    {
      id: 'sources',
      sentences: sentencesOf(`
        Use more than one source, because no single rating tells the whole story.
        Several partial views together make a fairer picture than one big number.
        Look in different places for evidence, since each of them sees only a part.

        Owner surveys show averages, forums show complaints, and recall records show confirmed
          defects.
        Surveys count troubles across many cars, whereas forums attract people who have one.
        Recall files and maker bulletins list known faults, and surveys show how often owners met
          them.

        Look for the same complaint in several places before you give it weight.
        A pattern that repeats across sources deserves attention; a lone angry post does not.
        When independent sources name the same part, take it seriously.
      `),
    },
    {
      id: 'complaints-database',
      sentences: sentencesOf(`
        The federal safety agency publishes recalls and owner complaints for each model.
        Recalls, complaints and maker communications are open to the public.
        NHTSA lets anyone read recalls, complaints and maker bulletins for a model year.
        [nhtsa.gov]

        Sort the entries by component and see if one part keeps coming up.
        Read through a page of entries and note which component they share.
        Look at how many entries concern the same part and the same mileage.

        Remember that a popular car will collect more entries simply because there are more of them.
        Compare with sales in mind, since big sellers gather more reports.
        A long list may only reflect a large number of cars on the road.
      `),
    },
    {
      id: 'care-matters',
      sentences: sentencesOf(`
        How a car was treated shapes how long it lasts, whatever its design.
        Care matters as much as design, and on an older car it may matter more.
        Good maintenance often outweighs the badge on the hood.

        Late oil changes, overheating and hard use shorten the life of a sturdy car.
        A modest car with steady service can outlast a famous one that was neglected.
        Skipped fluids and ignored warning lamps wear out even a strong design.

        Ask for dated receipts, and look for gaps between them.
        Service invoices with dates and miles tell you more than a spoken assurance.
        Read the service history line by line and ask about any long pause.
      `),
    },
    {
      id: 'first-year',
      sentences: sentencesOf(`
        A full redesign brings new parts along with new looks.
        The first year of a new model carries some unknowns.
        The first year of a new design is when early faults come to light.

        Makers usually correct early faults during the following production runs.
        Fixes tend to arrive through bulletins, updates and running changes.
        Many small troubles are sorted out by the second or third year.

        If you keep cars for a long time, a later year of the same design is a calmer choice.
        Patient buyers often wait until a design has settled.
        Someone who leases for a short while may care less about this than a long-term owner.
      `),
    },
    {
      id: 'simple-or-complex',
      sentences: sentencesOf(`
        Every feature is one more thing that may need repair some day.
        Complexity has a price in later years.
        The more equipment a car has, the more there is to maintain.

        Air suspension, power doors and panoramic roofs are pleasant and costly to fix when old.
        Turbochargers, all-wheel drive and big sunroofs each add parts that age.
        Ask what the fancy parts cost out of warranty before you choose them.

        Take what you value and leave the rest.
        If you plan to keep the car long past its warranty, lean toward simpler equipment.
        Simple versions age gracefully, while loaded ones please more on day one.
      `),
    },
    {
      id: 'protect-yourself',
      sentences: sentencesOf(`
        You can lower the odds of trouble yourself.
        Part of reliability is in your own hands.
        Good habits improve your chances with any car.
        Owners have a good deal of influence on how the {model} lasts.

        Follow the schedule in the manual, keep receipts and deal with small noises early.
        Keep to the maker's service schedule and have odd sounds looked at soon.
        Regular fluids, good tires and prompt repairs do most of the work.

        Before you buy, have an independent mechanic look at a used car and check the warranty that
          is left.
        An inspection and a clear view of the remaining coverage guard against a bad surprise.
        Know what the warranty covers, and set money aside for what it does not.
      `),
    },
  ],
};
