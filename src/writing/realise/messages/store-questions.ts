import type { TopicFamily } from '../../research/topics/topic-grammar.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a reader can ask at the counter, by the side of the store that the topic belongs to. */
const questions: Readonly<Record<TopicFamily, readonly string[]>> = {
  model: [
    `
    - Which versions of it do you have here, and can I drive more than one today?
    - May I drive two versions of it, one right after the other?
    `,
    `
    - What is standard on this very car, and what was added to it?
    - Which items on the window sticker are extras?
    `,
    `
    - What do I give up if I take the trim below?
    - What would the next trim down do without?
    `,
    `
    - What does it cost with tax, title and all fees?
    - Can I have the full out-the-door figure in writing?
    `,
    `
    - What coverage is left on it, and from which day does it count?
    - When did its warranty start?
    `,
    `
    - If it is not here, where could one come from and how long would that take?
    - How soon could you get one, and what would I pay if I then changed my mind?
    `,
  ],
  choosing: [
    `
    - Where did this car come from, and who had it before?
    - What do you know of its earlier owners?
    `,
    `
    - May my own mechanic look at it before I decide?
    - Can I take it to an independent shop for an hour?
    `,
    `
    - What was repaired or replaced before you put it on the lot?
    - What did your own inspection find, and what was done about that?
    `,
    `
    - Which papers can I read today: history, service records, recall status?
    - Can I see the history report and the service records now?
    `,
    `
    - What happens if a fault shows up in the first weeks?
    - Whom do I call if a warning light comes on next week?
    `,
    `
    - What would you compare it with on this lot?
    - Which other car here would you put beside it, and why?
    `,
  ],
  money: [
    `
    - What is the total of all payments, and how much of that is interest?
    - How much will I have paid on the last day, everything added up?
    `,
    `
    - Which lines on this sheet are optional?
    - What on this page could I leave off?
    `,
    `
    - Does the figure change if I pay another way?
    - Is the price the same with cash, with your lender and with my bank?
    `,
    `
    - How long is this offer good for, and may I take the sheet home?
    - Until when does the written figure hold?
    `,
    `
    - What do I owe if I end the contract early?
    - What would it cost me to get out of this before its end?
    `,
    `
    - How did you arrive at the value of my trade?
    - Which figures stand behind the offer for my car?
    `,
  ],
  ownership: [
    `
    - What did you find, and can you show me?
    - May I see the worn part before you replace it?
    `,
    `
    - What has to be done now, and what can wait until the next visit?
    - Which of these jobs would you do first, and which could wait?
    `,
    `
    - Does the estimate hold, or can it grow, and who calls me if it does?
    - Will you call me before anything is added to the estimate?
    `,
    `
    - Which parts do you use, and is there a choice?
    - Are the parts original, and what would the other kind cost?
    `,
    `
    - What coverage do I have on the part and on the labor?
    - How long do you stand behind this repair?
    `,
    `
    - How long will the car be here, and how do I get around meanwhile?
    - When will it be ready, and can I wait here?
    `,
  ],
  place: [
    `
    - Is the car I saw still here, and can it be ready when I come?
    - Will the one from your website be out front at that hour?
    `,
    `
    - Whom should I ask for, and when is it quiet?
    - Who will have time for me, and at what hour?
    `,
    `
    - Which papers should I bring so that one visit is enough?
    - What should I have with me?
    `,
    `
    - Can part of this be settled by phone or e-mail?
    - Which steps can we finish before I drive over?
    `,
  ],
};

/** "ask.money.3". */
export const storeQuestions: readonly Message[] = Object.entries(questions).flatMap(
  ([family, list]) =>
    list.map((wordings, index) => ({
      id: `ask.${family}.${index + 1}`,
      slots: () => ({}),
      wordings: wordingsOf(wordings),
    })),
);

/** The ids of the questions that suit a family. */
export function storeQuestionIds(family: TopicFamily): string[] {
  return questions[family].map((_wordings, index) => `ask.${family}.${index + 1}`);
}
