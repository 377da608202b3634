import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const serviceVisit: KnowledgeModule = {
  id: 'service-visit',
  topics: ['service-visit', 'local-store'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Making a service visit count',
    'Preparing for your appointment',
    'What to ask at the service desk',
  ],
  answer: {
    wordings: [
      'Arrive with the symptoms written down, ask for a written estimate, and approve ' +
        'work item by item.',
      'A good service visit starts with clear notes, continues with a written estimate ' +
        'and ends with the invoice explained.',
      'Describe what you notice, ask what will be tested, and agree on a limit before the ' +
        'work starts.',
    ],
  },
  points: [
    {
      id: 'describe',
      sentences: sentencesOf(`
        Describe the symptom instead of a diagnosis: when, where, how often and at what speed.
        Tell what you see, hear, feel and smell, and when it happens.
        Say what the car does and leave open which part is to blame.

        Mention whether the trouble comes cold or warm, turning or braking, loaded or empty.
        Useful details are speed, temperature, fuel level and whether it is worse in turns.
        Conditions help a technician repeat the fault, so list them.

        A short video of a noise or a warning can save an hour of searching.
        Record sounds on your phone, as faults often hide at the shop.
        Take a picture or a recording, since the trouble may not repeat on demand.
      `),
    },
    {
      id: 'prepare',
      sentences: sentencesOf(`
        Bring the key, the locking wheel-nut socket and any earlier invoice for the same fault.
        Have the wheel-lock key in the car, because tire work stops without it.
        Put the wheel-lock key and past invoices on the seat before you leave home.

        Clear out valuables, trunk clutter and child seats where work is planned.
        Empty the trunk if the spare or the battery is underneath.
        Take personal items with you and give access to the area of the repair.

        Check the recall status by VIN first so that open repairs can be done on the same visit.
        Look up recalls beforehand and mention any that are open.
        A VIN search the night before shows what else could be settled.
      `),
    },
    {
      id: 'estimate',
      sentences: sentencesOf(`
        Ask for a written estimate that separates parts, labor, fees and tax.
        A fair estimate splits diagnosis, parts, labor and shop charges.
        Before work begins, ask {store} to put the estimate on paper with labor and parts listed
          apart.
        Have the estimate in writing, with labor and parts on their own lines.

        Agree that nothing is added without your approval, by phone or message.
        State how you want to be reached and that extra work needs your word.
        Make clear that any added work needs approval first, and leave a number that you will
          answer.

        Many states regulate estimates and the return of old parts, so ask what applies.
        State repair laws may set how far a bill can pass the estimate.
        Your state may give you a right to see replaced parts if you ask ahead of time.
      `),
    },
    {
      id: 'diagnosis',
      sentences: sentencesOf(`
        Diagnosis is skilled work and is usually billed even when the fix is small.
        Expect to pay for testing time, because finding a fault can take longer than fixing it.
        Paying for an hour of testing often costs less than guessing with parts.

        Ask what the fee covers and whether it counts toward the repair.
        Find out what the testing includes and what happens if the cause stays hidden.
        Clarify whether the charge is credited when you approve the repair.

        Request the findings in writing, with readings or pictures.
        Ask for photos or measured values along with the conclusion.
        A written finding lets you get a second opinion.
      `),
    },
    {
      id: 'priorities',
      sentences: sentencesOf(`
        Ask the adviser to sort the suggested work into now, soon and later.
        A list of repairs sorted into urgent, coming up and optional makes decisions simple.
        Have each item of suggested work marked as safety, wear or comfort.

        For anything marked urgent, ask what could happen if you waited.
        Ask what failure would look like, because the answer shows how urgent it is.
        A useful test of urgency is the risk of waiting a month.

        Put the rest on the calendar with a mileage to check again.
        Write down a date or mileage for the items that can wait.
        Whatever waits should get a mileage at which it is looked at again.
      `),
    },
    {
      id: 'waiting',
      sentences: sentencesOf(`
        Ask how long the job takes and whether waiting, a ride or a drop-off suits it.
        Find out early if the job fits a waiting visit or needs the day.
        Short jobs suit the waiting room, and longer ones call for a drop-off.

        Some hours are calmer than others, so ask {store} when the wait tends to be short.
        Early in the day and the middle of the week tend to be easier, so ask for such a slot.
        If your schedule is flexible, ask which hours are calm.

        When you book, ask if the fault has to be heard cold, because the car may need to stay
          overnight.
        Some tests need a cold engine, which means dropping the car off the night before.
        For a fault that appears only when cold, ask to leave the car overnight.
      `),
    },
    {
      id: 'pick-up',
      sentences: sentencesOf(`
        Go through the invoice with the adviser before you pay.
        At pick-up, compare the invoice with the estimate line by line.
        Before you drive the {model} home, read the invoice next to the estimate that you approved.
        Read the invoice at the desk, while questions are easy to settle.

        The invoice should show mileage, parts, fluid types, labor and any written coverage on the
          repair.
        See that fluids, part numbers and repair coverage appear on the invoice.
        Look for the oil grade, part numbers and the terms that cover the work.

        Take a short drive on the usual road, and return at once if the symptom is still there.
        Drive your normal route that day and report back quickly if something feels off.
        Repeat the conditions of the fault soon, since early feedback is easier to handle.
      `),
    },
  ],
};
