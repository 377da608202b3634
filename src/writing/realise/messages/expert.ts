import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { storeQuestions } from './store-questions.ts';

/**
 * What an in-depth guide says beyond its topic's knowledge: what one choice costs the other, where
 * money goes, and what the lists are for; one of each for every family of topics.
 */
export const expertMessages: readonly Message[] = [
  ...(
    [
      [
        'expert.weigh.model',
        `
        - Every strength of a vehicle is paid for somewhere. Size costs fuel and parking room, power
          costs money twice, and a low price often means a plainer trim or an older year.
        - No version wins on all counts. What makes a car roomy makes it thirsty, what makes it
          quick makes it dear to insure, and what makes it simple leaves something out.
        - Think in pairs before you choose: room against fuel, comfort against price, new against
          proven. You can have more of one side, seldom all of both.
        `,
      ],
      [
        'expert.weigh.choosing',
        `
        - Each way of choosing has its price. The newer car costs more on the first day, the older
          one may cost more later, and the one in between is not always there when you look.
        - You trade certainty against money in most of these choices. Paper, coverage and a known
          past cost something; doing without them can cost more.
        - There is no choice without a cost here, only one whose cost suits you. Say which risk you
          would mind most, and pay to be rid of that one.
        `,
      ],
      [
        'expert.weigh.money',
        `
        - Money choices move cost from one place to another. A lower payment runs longer, a lower
          rate may ask for more up front, and a simple deal can be dearer than one with some work.
        - What you save in one line tends to come back in another. Less today means more each month
          or more at the end, so look at the sum before you look at the parts.
        - Weigh the whole against the monthly. Short terms pinch now and end soon; long ones feel
          light and cost more by the time they are over.
        `,
      ],
      [
        'expert.weigh.ownership',
        `
        - With upkeep you choose between paying a little early and paying more late. Not every early
          job is worth its price, though, so ask what happens if you wait.
        - Some work can wait and some cannot, and the skill lies in telling which. Anything that
          stops, steers or holds the car on the road goes first.
        - Cheaper parts, original parts, your own hands or the shop: each saves one thing and costs
          another, be it money, time or the life of the part.
        `,
      ],
      [
        'expert.weigh.place',
        `
        - A nearby store saves you time, a farther one may have the very car, and a phone call
          settles which of the two is worth the trip.
        - You can spend an hour on the phone or a day on the road. The call costs less and often
          tells as much, as long as you ask for answers in writing.
        - Walking in gives you freedom, an appointment gives you somebody's time. Choose by how much
          you already know.
        `,
      ],
      [
        'expert.cost.model',
        `
        - Count the purchase, then the years. Fuel, insurance, tires, service and what the car is
          worth at the end often move the sum more than the sticker does.
        - The price on the tag is only the first cost. Ask for an insurance quote, look up the tire
          size and read the fuel label before you call one car cheaper than another.
        `,
      ],
      [
        'expert.cost.choosing',
        `
        - Put the checks into the budget too: an inspection, a history report and a fresh set of
          wear parts belong to the price of the car.
        - Add what the first year will ask for, such as tires, brakes, fluids and registration, to
          the price that you compare.
        `,
      ],
      [
        'expert.cost.money',
        `
        - Ask for each cost on a line of its own: the car, the fees, the tax, the loan and whatever
          was added to it.
        - Have the sum of all payments written down beside the cash price, because only the two
          together show what the money costs.
        `,
      ],
      [
        'expert.cost.ownership',
        `
        - Ask what the job costs in whole, parts, labor, shop charges and tax included, and what
          comes on top if a bolt breaks or more is found.
        - Spread the cost over the time that the repair will last. A part that holds twice as long
          may be the one that costs less.
        `,
      ],
      [
        'expert.cost.place',
        `
        - A visit costs little: some time, some fuel and a bit of patience. Have the papers along,
          so that one trip is enough.
        - Plan the visit so that it pays: papers packed, questions written down and the car that you
          may trade along with you.
        `,
      ],
      [
        'expert.list',
        `
        - Go through this list before you sign or approve anything.
        - Tick these off one by one; each takes minutes and can save you a second trip.
        - Print this part or keep it on your phone, and work through it point by point.
        `,
      ],
      [
        'expert.ask',
        `
        - These questions are worth asking us, or any store that you talk to. A plain answer to each
          is a fair thing to expect.
        - Take these along and write the answers down. Whoever sells or repairs cars should be able
          to answer them.
        - Put these to whoever you deal with, us included, before you decide.
        `,
      ],
    ] as const
  ).map(([id, wordings]): Message => ({ id, slots: () => ({}), wordings: wordingsOf(wordings) })),
  ...storeQuestions,
];
