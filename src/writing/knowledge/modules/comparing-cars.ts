import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const comparingCars: KnowledgeModule = {
  id: 'comparing-cars',
  topics: ['comparison'],
  intents: ['variable', 'general'],
  headings: ['How to compare two cars', 'Comparing models fairly', 'A fair side-by-side'],
  answer: {
    wordings: [
      'Compare cars in matching trims, on the same roads, with the same passengers, and by ' +
        'the full cost of keeping them.',
      'Make the comparison fair first: same equipment level, same year, same miles, same fees.',
      'Two cars compare fairly only when you line up trim, price, space, running cost and ' +
        'how each one drives.',
      'To compare the {model} with a rival, match the trims and drive both over the same roads.',
    ],
  },
  points: [
    {
      id: 'match-trims',
      sentences: sentencesOf(`
        Line the trims up by equipment, because their names do not match across brands.
        Match the equipment first, or the prices that you compare will describe different cars.
        Trim names mean nothing from one brand to the next, so go by what each version includes.

        One maker's base car may include what another sells in a package.
        A feature that is standard here may be an option there.
        Mid-level at one brand can equal the entry level at another.

        List the features you need, and find the trim of each car that has them.
        Start from your must-have list and see which version of each car meets it.
        Build both cars up to the same list and only then look at the totals.
      `),
    },
    {
      id: 'table',
      sentences: sentencesOf(`
        Put the facts in a table, with one column for each car.
        Write the candidates down in columns so that gaps in what you know stand out.
        A sheet of paper with three columns is more reliable than memory.

        Use rows for price with fees, fuel label, warranty, cargo, seats, insurance and tire size.
        Price, fuel, coverage, space, insurance quote and service cost make good rows.
        Choose the rows that matter in your life and leave the rest out.

        Note where each number came from and for which trim.
        Write the source next to every figure, since trims differ.
        Put a date beside each entry, because prices and offers move.
      `),
    },
    {
      id: 'same-drive',
      sentences: sentencesOf(`
        Drive the cars on the same day and over the same roads if you can.
        Use one loop for all the candidates, so that the road stays the same.
        Two cars are easier to judge when you test them back to back.

        Fresh impressions are easier to compare than memories that are a week old.
        An hour between two drives gives a fairer comparison than several days.
        After several days, you will remember the salesperson better than the seat.

        Bring the same passengers and the same luggage, and ask for a comparable trim each time.
        Have the same people ride along in the same positions during every drive.
        Keep passengers, route and equipment the same so that only the vehicle changes.
      `),
    },
    {
      id: 'weights',
      sentences: sentencesOf(`
        Decide what counts for you before you begin to count points.
        Give your priorities a weight, since a win on one row may mean little to you.
        Not every row of a comparison is worth the same to every driver.

        A commuter may care most about fuel and seat comfort, a family about doors and belts.
        Someone who tows looks at ratings first, while a city driver looks at length.
        Parents, commuters and campers would rank the same rows in different orders.

        Mark the three rows that matter to you and let them lead the decision.
        Choose three rows that decide, and treat all the others as tie-breakers.
        With three clear priorities, the majority of comparisons settle themselves.
      `),
    },
    {
      id: 'reviews',
      sentences: sentencesOf(`
        Use reviews to find questions for your test drive, not to find answers.
        Read a few reviews of each car, and notice where the writers agree.
        Professional reviewers can point you to things that are easy to miss on a short drive.

        Testers drive many cars for a short time, and you will drive one for years.
        A tester's week differs from your own long ownership.
        A reviewer's roads, height and taste may not be the same as yours.

        When several reviews mention the same flaw, check it on your test drive.
        If road noise or a slow screen comes up often, test that first.
        A complaint that shows up everywhere deserves a check of your own.
      `),
    },
    {
      id: 'cost-over-time',
      sentences: sentencesOf(`
        Compare the cost over the years that you will keep the car.
        Work out what each car costs to own, and not only to buy.
        Look at the years ahead as well as at the price today.

        Estimate resale, fuel, insurance and routine service for each.
        Insurance quotes, fuel labels and used prices of older examples make a fair estimate.
        Prices of three-year-old examples hint at how each one holds its value.

        The order can change completely once those figures are in.
        A car with a higher price may turn out to be the less expensive one to own.
        Often the difference in price shrinks, and occasionally it turns around.
      `),
    },
    {
      id: 'second-best',
      sentences: sentencesOf(`
        Before you decide, argue against your favorite for a few minutes.
        Find out what bothers you about the front-runner while you can still walk away.
        Write down the faults of the car that leads your list, however small they seem.
        Name two things that you like less about the {model} before you commit to it.

        If you can live with those faults for years, you have your answer.
        Weaknesses that you know about in advance rarely disappoint you later.
        Small annoyances are acceptable, but those that you meet daily tend to grow.

        Let the runner-up stay on your list until the papers are signed.
        Keep the second choice warm in case the first one sells.
        Having a real alternative keeps your judgment clear at the desk.
      `),
    },
  ],
};
