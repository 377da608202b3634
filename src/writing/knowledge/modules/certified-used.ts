import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const certifiedUsed: KnowledgeModule = {
  id: 'certified-used',
  topics: ['certified'],
  intents: ['variable', 'general'],
  headings: [
    'What certified means',
    'How manufacturer certification works',
    'Is a factory-certified car worth it',
  ],
  answer: {
    wordings: [
      "A manufacturer-certified car has passed the maker's inspection and carries coverage " +
        "from its program, so read that program's terms.",
      'Ask who certifies the car, what was inspected and what the coverage includes, ' +
        'because programs differ.',
      'Certification is worth paying for when it comes from the manufacturer and its ' +
        'coverage fits your plans.',
      'With any {make} certified by the manufacturer, read the inspection sheet and the ' +
        'coverage booklet before you compare prices.',
    ],
  },
  points: [
    {
      id: 'who-certifies',
      sentences: sentencesOf(`
        The first question is whose certification program the sign refers to.
        Certified can refer to the maker's certification program or to one that the store set up.
        Find out whose certification program it is before you give the word any weight.
        Ask {store} whose certification program applies to the car you like.

        A manufacturer's program is honored at that brand's dealers, within its written terms.
        Factory certification programs are run by the maker and usually valid at its dealers.
        When the maker backs the certification program, other dealers of the brand can handle claims
          too.

        A store or an outside company may use its own program with other rules.
        Dealer-certified cars follow the rules of that one store or of an outside administrator.
        Other certification programs may be fine, but the coverage and the claim path can differ.
      `),
    },
    {
      id: 'eligibility',
      sentences: sentencesOf(`
        Makers limit their programs by age and mileage.
        Only fairly young cars with moderate miles can enter a maker's program.
        Age, mileage and title history decide whether a car can enter a factory program.

        A car that falls outside them may still be a sound buy.
        Some good cars miss the cut by a few months or miles.
        Being too old for the program says nothing about how a car was kept.

        Check the limits of the year in question, since makers revise them.
        Rules change, so read the ones that applied when this car entered the program.
        Have the current rules shown to you rather than quoted from memory.
      `),
    },
    {
      id: 'inspection-sheet',
      sentences: sentencesOf(`
        Ask for the completed inspection sheet that belongs to the VIN of the car.
        Have someone show you the filled-in checklist of the very car and not a sample.
        Each car that passes gets a checklist, and you should see the one with its VIN on it.

        It should show what was measured, what was replaced and who signed it.
        Look for tread depth, brake thickness and the parts that were renewed.
        Numbers for tires and brakes tell more than a row of ticks.

        A long list is no substitute for your own test drive.
        Even so, drive the car and look at it as you would any other.
        Treat the sheet as a good start and bring your own mechanic if you have doubts.
      `),
    },
    {
      id: 'coverage',
      sentences: sentencesOf(`
        Read what the coverage pays for and from which date it runs.
        Coverage is the heart of the matter.
        Two questions matter about the coverage: what it includes and when it starts.

        Some plans extend powertrain protection, and others add a shorter period of broad coverage.
        Powertrain coverage and broader coverage often run for different periods.
        Wear items and trim are usually left out, while the engine and gearbox are the core.

        See if there is a deductible, if it can be transferred and whether roadside help is part of
          it.
        Check for a deductible, for transfer rules and for towing or rental benefits.
        The booklet answers all of this, so ask for it before you sign.
      `),
    },
    {
      id: 'price-difference',
      sentences: sentencesOf(`
        A car with the maker's certification costs more than a similar one without it.
        Expect to pay extra for the program, since its inspection and coverage cost money.
        The manufacturer's certification adds to the price, and you can put a figure on that.

        Compare that difference with the price of an inspection and a service contract.
        Set the extra against what you would spend on your own inspection and coverage.
        Weigh it against likely repairs over the time you will own the car.

        Cautious buyers and high-mileage drivers often find it worth paying.
        The program tends to make sense if a big repair would upset your budget.
        A buyer with a trusted mechanic and a reserve may be content without it.
      `),
    },
    {
      id: 'recalls-and-history',
      sentences: sentencesOf(`
        Certification does not replace a history check, so do that as well.
        Run your usual checks on a car from the factory program too.
        Even with the maker's program behind it, look up the past of the car yourself.

        Read the history report, and check for open recalls by VIN.
        Look at title, damage and mileage entries, and search the recall page.
        A recall search and a history report take minutes and may raise good questions.

        Keep copies of both with your papers in case a question comes up later.
        Ask for any answer in writing and file it along with the contract.
        Put the printouts in the folder that stays with the car.
      `),
    },
    {
      id: 'perks',
      sentences: sentencesOf(`
        Many programs bring smaller benefits beyond the coverage itself.
        Look past the headline coverage to the extras that come with it.
        A certification program may add services that are easy to overlook.

        Trip interruption, trial subscriptions or an exchange window are examples to ask about.
        Roadside service, loan offers for factory-certified cars and a first service are among the
          things makers sometimes include.
        A maker may support financing on cars in its certification program, so ask what applies
          today.

        Judge such extras by what you would really use.
        Count only the ones that would have value for you.
        Benefits that you never touch should not sway the decision.
      `),
    },
  ],
};
