import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const visitingTheStore: KnowledgeModule = {
  id: 'visiting-the-store',
  topics: ['local-store'],
  intents: ['variable', 'fixed_ops', 'general'],
  headings: [
    'Visiting the store',
    'Why it helps to see the car in person',
    'Planning your visit',
    'Before you come by',
  ],
  answer: {
    wordings: [
      'Call ahead with the stock number, ask that the car be ready, and bring the people ' +
        'and the gear that it has to fit.',
      'A visit is worth most when the car is confirmed, your papers are packed and your ' +
        'questions are written down.',
      'Check by phone that the car is here, set a time, and plan for an unhurried drive.',
      'To see the {model} at {store}, call first with the stock number and agree on a time.',
    ],
  },
  points: [
    {
      id: 'call-first',
      sentences: sentencesOf(`
        Call or write before you set out, and you may save yourself a trip.
        Begin with a phone call, since a listing can be a day behind.
        A short call beforehand makes the visit shorter and more useful.
        Call {store} before you drive over, with the stock number in hand.

        Ask if the car is still available, if it is on the lot and who will show it to you.
        Confirm that the vehicle is unsold, ready to drive and not out on appraisal.
        Find out where the car stands and whether it can be ready when you arrive.

        Write down the name of the person you speak with.
        Get a name, so that you can ask for that person at the door.
        A named contact means that you need not tell your story twice.
      `),
    },
    {
      id: 'why-in-person',
      sentences: sentencesOf(`
        Some things about a car cannot be learned from a screen, however good the pictures.
        Photos show what a car looks like, and a visit shows how it suits you.
        A listing answers many of your questions, but a few important ones remain.

        Seat shape, sight lines, noise and the reach to the controls have to be felt.
        You notice smells, noises and blind spots only when you are there.
        How easily you get in, how well you see out and how it sounds at speed need a visit.

        You also meet the people who will look after the car later.
        It is a chance to see the service area and to ask how appointments work.
        A look at the service desk tells you something about the years that follow.
      `),
    },
    {
      id: 'good-time',
      sentences: sentencesOf(`
        Choose a quiet time for your visit if your schedule allows it.
        A calm hour makes for a better conversation and a longer drive.
        Consider the hour and the day before you agree on an appointment.

        Weekday mornings are often calmer than weekend afternoons, and month-end can be busy.
        Early in the week, people tend to have more time for you.
        Ask when the store is less busy and set an appointment.
        Ask {store} which hours are calmer before you set a time.

        Come in daylight, because paint and dents are easier to see.
        Daylight helps you judge paint, and dry weather helps even more.
        Leave room for a proper drive and a walk around the car.
      `),
    },
    {
      id: 'bring-along',
      sentences: sentencesOf(`
        Bring along the people and the things that the car has to carry.
        Pack for a trial and not only for a talk across a desk.
        What you take with you decides how much the visit can tell you.

        The stroller, the golf bag, the dog crate or the child seat should be tried today.
        Your own phone, child seats and a tape measure are useful companions.
        A license for the drive, your insurance details and a list of questions belong in the bag.

        If you may trade, come with the old car, its keys and its papers.
        Drive your present car there if you would like it appraised.
        Bring the payoff amount and service records of the car you might trade.
      `),
    },
    {
      id: 'ask-what-is-possible',
      sentences: sentencesOf(`
        Ask what the store can arrange for you before you plan around it.
        Services differ considerably from one store to another, so ask in advance.
        Do not guess which services are available, because a question settles it.

        You might ask about holding a car, a longer drive, delivery or signing from home.
        Home delivery, a drive at your house or a hold may be possible, and a call will tell.
        If you live far from {city}, ask whether part of the paperwork can be done in advance.
        Distance, mobility or work hours are good reasons to ask what can be arranged.

        Have any arrangement confirmed in a written message before you travel.
        A short e-mail that repeats the terms keeps everything clear on both sides.
        Get the answer in writing, particularly if you are coming a long distance.
      `),
    },
    {
      id: 'local-roads',
      sentences: sentencesOf(`
        Drive the car on the roads that you use, since they make a good test.
        Try the car where you will live with it, and not only around the block.
        Local roads show you more than a smooth avenue next to the store.
        Take the car over the streets around {city} that you know well.

        You know the rough patches, the hills and the tight corners better than anybody.
        Familiar streets let you compare the car with the one you are driving now.
        A familiar road shows immediately what is better and what is worse.

        Ask whether a route past your home is possible, so that you can try the driveway.
        If time allows, find out how the car fits into your own garage.
        Your own parking space makes a revealing final test.
      `),
    },
    {
      id: 'nearby-service',
      sentences: sentencesOf(`
        Think about service when you decide where to buy, because you will be back.
        The place where you buy can also become the place that looks after the car.
        A store that is close to home remains convenient long after the sale.

        Ask who to call about a warranty visit and how far ahead appointments fill.
        Learn how to book, where to leave the key and who explains the bill.
        Find out how the service desk keeps you informed during a repair.

        You may have work done elsewhere, so convenience is a fair yardstick.
        Short drives for service and recalls save you hours over the years.
        The closer the store is, the sooner small faults get seen to.
      `),
    },
    {
      id: 'no-pressure',
      sentences: sentencesOf(`
        You can leave without a decision, and a good salesperson will understand that.
        Nobody has to decide on the first visit, so give yourself enough time to consider.
        If you are uncertain at the end of the visit, sleep on your decision.

        Take the written figures home with you and read them without any distraction.
        A printed quotation and a good night's rest are reliable advisers.
        Ask for the numbers on paper, so that you can compare them at your own table.

        Tell the salesperson when you will be in touch, and whether a call is welcome.
        Say how you would like to be reached, by phone, text or e-mail.
        Let the salesperson know where you stand, which is kinder than silence.
      `),
    },
  ],
};
