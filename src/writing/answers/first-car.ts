import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const firstCarAnswers: DirectAnswers = {
  'How much should I spend on a first car?': sentencesOf(`
    Spend what leaves room for insurance, fuel and repairs, since these often cost more than the car
      in the first year.
    Start from what a month may cost in all, and let the price of the car follow from it.
    Less than you could: a young driver's insurance takes a large part of the budget.

    Ask for an insurance quote on the very car before you agree on its price.
    Keep a reserve for tires and brakes, because an older car will ask for them.
    Set some money aside for the first repair, so that it does not end on a credit card.
  `),
  'How do I lower insurance costs for a teen driver?': sentencesOf(`
    Choose a modest car with good safety ratings, put the teen on the family policy and ask for each
      discount by name.
    Ask the insurer about good grades, driver training and an app that rates the driving.
    The car decides a lot: plain, safe and slow models tend to cost less to insure.

    Compare quotes from several insurers with the same coverage, as they rate young drivers in
      different ways.
    A higher deductible lowers the bill, as long as the family could pay it after a mishap.
    Have the quote made for the VIN, and not for the model in general.
  `),
  'Which safety features matter for a new driver?': sentencesOf(`
    Automatic braking, stability control, good headlights and high crash ratings help a new driver
      more than any other equipment.
    Look first for strong crash ratings and for brakes that act by themselves when the driver is
      late.
    Put automatic emergency braking and a clear view to all sides at the top of the list.

    Leave the aids switched on, and practice without leaning on them.
    A blind-spot warning helps in traffic, but the look over the shoulder has to be learned as well.
    Check that the very car has them, since older cars of the same model may not.
  `),
  'Is a bigger car safer for a teen driver?': sentencesOf(`
    More weight protects in a crash, but a very large vehicle is harder to park, to stop and to see
      out of.
    Up to a point: a midsize car with good ratings is often the better choice than the largest one.
    Size helps when two cars meet, while easy handling helps to keep them apart.

    Stay away from powerful engines, because speed undoes what weight gains.
    Let the teen drive it in a parking lot first, and see how well the corners are judged.
    Ratings compare cars of similar weight, so read them together with the size.
  `),
  'Should a first car be new or used?': sentencesOf(`
    A used car of recent years suits most first drivers, since the first dents will cost less and
      the safety aids are there.
    Used, in most cases, but young enough to have modern crash protection.
    Either works: new brings a warranty, and used leaves money for insurance and repairs.

    Have a used one inspected, and read its history report before anybody falls in love with it.
    Compare the whole cost of a year for both, with insurance on each.
    If the budget allows, a certified one lies between the two.
  `),
  'Does a parent have to be on the loan for a first car?': sentencesOf(`
    Only if the lender asks for it, which is common where the young buyer has little income or
      credit history.
    Not always, but a parent who signs along can make a loan possible or bring its rate down.
    A minor cannot sign a loan alone, and an adult can if the lender accepts the income.

    Who signs along owes the whole debt if the other one stops paying.
    Ask your bank or credit union first, because they know the family's accounts.
    Have the lender explain when the second signer can be released.
  `),
  'How many miles are reasonable on a first car?': sentencesOf(`
    Care counts more than the number: a car with records and an even service history may have many
      miles and serve well.
    There is no limit as such, so let the service records and an inspection decide.
    Look at how the miles were driven, since steady highway use wears less than short trips.

    Ask when the tires, the brakes and the battery were last replaced.
    Set the price against what will soon be due, such as tires or a large service.
    A car with few miles that stood for long can have dry seals and an old battery.
  `),
  'What should we check before we buy a used first car?': sentencesOf(`
    Check the history report, open recalls, tires, brakes and lights, then have a mechanic look at
      it before you pay.
    Begin with the papers, go on with a drive, and end with an inspection on a lift.
    Let the young driver do it with you: papers, tires, fluids, lights, and a drive on known roads.

    Test each seat belt, and make sure that every warning light comes on with the key and goes out.
    Look at the tires together, because they show how the car was looked after.
    Ask to see the title and compare its VIN with the one on the dash.
  `),
};
