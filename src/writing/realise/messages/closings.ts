import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { phoneOf } from './store-hours.ts';

/**
 * The last paragraph of an article: what to do next, and where. Each wording takes a phone number
 * and an address, so that a store has all of them or none.
 */
export const closingMessages: readonly Message[] = [
  closing(
    'service',
    `
    - Call {phone} to book a time or get a written quote for your car. You'll find {store} at
      {address}.
    - Call {phone} with the VIN and the mileage, and ask for a time or a price. {store} is at
      {address}.
    - For a time or a price, call {phone} and say what your car needs. {store} is at {address}.
    - Want a price before you decide? Call {phone} with your VIN and ask for the estimate in
      writing. {store} is at {address}.
    - Have your mileage and VIN ready, call {phone} and ask for the first opening that suits you.
      Then bring the car to {store} at {address}.
    - Ready to book? Call {phone} and pick a day to bring the car in. {store} is at {address}.
  `,
    serviceDesk,
  ),
  closing(
    'parts',
    `
    - Call {phone} with your VIN to check fit and price. You'll find {store} at {address}.
    - Not sure which part is yours? Bring the old one or a photo of it to {store} at {address}, or
      call {phone} with the VIN.
    - For a price on your exact vehicle, parts alone or installed, call {phone}. {store} is at
      {address}.
    - Have the VIN in front of you when you call {phone}, and ask what the part costs installed.
      {store} is at {address}.
    - To order a part or have it fitted, call {phone} or stop by {store} at {address}.
  `,
  ),
  closing(
    'trade',
    `
    - For an offer on yours, call {phone} or drive it to {store} at {address}. Bring both keys
      and the title or payoff details.
    - Want a real number for yours? Call {phone} first, so someone is free to look the car over.
      {store} is at {address}.
    - Call {phone} to set up an appraisal, then bring the car, the registration and any payoff
      quote to {store} at {address}.
    - If you have other offers, bring them along to {store} at {address}. Call {phone} to pick a
      time for the appraisal.
    - The next step is an appraisal. Pick a time at {phone} and come to {store} at {address}.
    - Have the VIN, mileage and payoff handy and call {phone}, or stop by {store} at {address} with
      the car and both keys.
  `,
  ),
  closing(
    'money',
    `
    - To see the numbers on a car you like, call {phone} or stop by {store} at {address}. Bring
      your license and any preapproval.
    - Already have a quote? Bring it to {store} at {address} and compare. If you'd like a set time,
      call {phone}.
    - Questions about your own numbers? Call {phone}, or come to {store} at {address} and ask for
      every figure in writing.
    - Pick a car, call {phone} and ask for the out-the-door total by email. {store} is at
      {address} when you want to see it in person.
    - Call {phone} and tell us what you'd like to spend. If you'd rather sit down and talk it
      through, {store} is at {address}.
  `,
  ),
  closing(
    'lease-end',
    `
    - Lease ending soon? Bring the contract to {store} at {address}, or call {phone}, and set the
      buyout beside a return and a trade.
    - Bring the leasing company's payoff quote and your mileage to {store} at {address}, and we'll
      go through the choices with you. Call {phone} to set a time.
    - To talk about a return, a buyout or a trade, call {phone} with the lease in front of you.
      {store} is at {address}.
    - Before you decide, call {phone} and ask what your leased car would bring. {store} is at
      {address}; bring the contract along.
  `,
  ),
  closing(
    'recall',
    `
    - Recall open? Call {phone} with the VIN and ask whether the repair can be done here or which
      dealer of the make does it. {store} is at {address}.
    - Have the VIN and the recall number ready, call {phone}, and ask who near you does the free
      repair. {store} is at {address}.
    - Call {phone} with your VIN if you'd like help with a recall: we'll tell you whether it's one
      for us or for another brand's dealer. You'll find {store} at {address}.
    - Not sure what the notice means? Bring it to {store} at {address}, or call {phone} with the
      VIN and the recall number in front of you.
  `,
  ),
  closing(
    'jobs',
    `
    - To ask what's open, call {phone} or bring a résumé to {store} at {address}.
    - Interested? Call {phone} and ask who does the hiring at {store}. The address is {address}.
    - Ask for the hiring manager at {phone}, or stop by {store} at {address} with your license and
      your work history.
    - Start with a call to {phone}: ask which jobs are open and how they pay. {store} is at
      {address}.
  `,
  ),
  closing(
    'sales',
    `
    - Tell us which ones you'd like to drive, and we'll have them ready. Call {phone}, or stop by
      {store} at {address}.
    - Seen one you like? Call {phone} to make sure it's still here, then come drive it at {store},
      {address}.
    - Call {phone} to set up a test drive. You'll find {store} at {address}; bring your license
      and, if you have one, your trade.
    - Come drive it before you decide. {store} is at {address}, and a call to {phone} gets the keys
      ready.
    - Start with the one you like most: call {phone} to set a time, and drive it at {store},
      {address}.
    - Pick a day that suits you and call {phone}. {store} is at {address}, and we'll have the keys
      ready.
  `,
  ),
  closing(
    'find',
    `
    - Tell us the year, trim and color you want at {phone}, and we'll look for it. {store} is at
      {address}.
    - Call {phone} if you'd like to hear when the right one comes in. You'll find {store} at
      {address}.
    - Know what you want? Call {phone} with your must-haves and your budget, or stop by {store} at
      {address}.
    - Haven't found the right one yet? Call {phone} and we'll help you look. {store} is at
      {address}.
    - Let us do the looking: call {phone} with what you want and what you'd like to spend. {store}
      is at {address}.
  `,
  ),
  closing(
    'compared',
    `
    - Call {phone} to see which of them you can drive today, then try them on the same roads.
      {store} is at {address}.
    - Still torn? Bring whoever rides with you to {store} at {address}, and call {phone} first so
      the keys are ready.
    - A drive in each will tell you more than any table. Call {phone} to set a time, and come to
      {store} at {address}.
    - When you've narrowed it down, call {phone} to make sure it's still here. You'll find {store}
      at {address}.
    - The last word is a test drive. Call {phone} to set one up, and take each of them down the
      same road. {store} is at {address}.
  `,
  ),
  closing(
    'vin',
    `
    - Seen a car of ours? Call {phone} with the stock number, and we'll run the VIN. {store} is at
      {address}.
    - Call us at {phone} with the stock number and we'll run the VIN for open recalls. You'll find
      {store} at {address}.
    - Have the stock number at hand, call {phone}, and ask us to run the VIN. {store} is at
      {address}.
    - We'll run the VIN of any car on our lot: call {phone} with its stock number, or come to
      {store} at {address}.
  `,
  ),
  closing(
    'general',
    `
    - Still have a question? Call {phone} or stop by {store} at {address}.
    - If your situation is a little different, call {phone} and ask. {store} is at {address}.
    - Want to talk it through with someone? Call {phone}, or come by {store} at {address}.
    - When you're ready for the next step, call {phone}. {store} is at {address}.
    - Bring your questions to {store} at {address}, or call {phone} and we'll go over them together.
  `,
  ),
];

function closing(kind: string, wordings: string, slots: (sheet: FactSheet) => Slots = none) {
  return { id: `closing.${kind}`, slots, wordings: wordingsOf(wordings) };
}

function none(): Slots {
  return {};
}

/** The desk's own number where the store has entered one, else that of the store. */
export function serviceDesk(sheet: FactSheet): Slots {
  const number = phoneOf(sheet, 'service')?.['number'];
  return number ? { phone: number } : {};
}
