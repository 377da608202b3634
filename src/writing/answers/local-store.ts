import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const localStoreAnswers: DirectAnswers = {
  'Where can I {errand} near {city}?': sentencesOf(`
    {store} in {city} is one place to ask, and a short call tells you whether it can help.
    Start with a dealership close to home, and call first to be sure that it does what you need.
    Try {store}: look up its address, phone number and opening hours, and call before you drive
      over.

    Say on the phone what you have in mind, and ask when the right person is in.
    Check the opening hours of the department you need, because sales and service often keep
      different ones.
    Write down your questions beforehand, so that one call gets you all the answers.
  `),
  'Can I {errand} without an appointment in {city}?': sentencesOf(`
    Often you can walk in, but without a booked time you may have to wait.
    It depends on the day and the department, so call before you set out.
    Walk-ins are common at dealerships, though an appointment means that someone has time for you.

    Ask {store} how busy it is on the day you have in mind and whether a time can be held.
    A two-minute call tells you if someone is there to help and how long it may take.
    Early on a weekday tends to be quieter than a Saturday or the last hour before closing.
  `),
  'How do I book a time to {errand} at {store}?': sentencesOf(`
    Call {store} or use the contact form on its website, and say what you want to do and when you
      can come.
    By phone or through the website, with the reason for the visit and two times that suit you.
    Phone the department you need, tell it why you are coming and offer a choice of times.

    Ask how long it will take, what to bring and whom to ask for when you arrive.
    Request a text or email that confirms the time and names the person you are to meet.
    Give your phone number, so that someone can reach you if the time has to change.
  `),
  'What should I ask {store} before I {errand}?': sentencesOf(`
    Ask what it costs in all, how long it takes, what to bring and who will help you.
    Find out the full price, the time it needs and the papers you should have with you.
    Three things matter: the total cost, the time, and whether what you need is there that day.

    Get any price in writing, and ask how long it is good for.
    Have the answers sent by email or text, so that you can hold them against another store's.
    Note the name of the person who answers, and ask for any figure on paper.
  `),
  'Can I {errand} on a Saturday in {city}?': sentencesOf(`
    Many dealerships open on Saturday, though service and sales may keep different hours.
    Probably, but check the hours of the department you need before you go.
    Look at the opening hours first, since Saturday times differ by store and by department.

    Call {store} early in the week, because weekend appointments tend to go first.
    Saturdays tend to be busy, so book ahead or come soon after opening.
    Ask as well whether a bank or parts supplier is needed, as some of them close on weekends.
  `),
  'How do I choose a place to {errand} in {city}?': sentencesOf(`
    Compare clear prices, opening hours, distance and how well your questions are answered.
    Pick one that puts prices in writing, answers plainly and is close enough to come back to.
    Go by written prices, recent reviews and how you are treated on the phone.

    Ask two or three places the same questions, {store} among them, and compare the answers.
    Call more than one with the same question and see who gives a complete answer.
    Read a few recent reviews for how problems were handled, not only for the number of stars.
  `),
  'How far ahead should I call {store} to {errand}?': sentencesOf(`
    A day or two is enough for most visits, and a week is safer for a Saturday or for ordered parts.
    Make the call as soon as you know your day; for most purposes two or three days will do.
    Calling a few days ahead usually works, with more time before holidays and weekends.

    Ask what could delay the visit, such as a part, a paper or a car that is away.
    If your plans are fixed, ask for a confirmation and check it the day before.
    A short call on the morning itself makes sure that everything is ready for you.
  `),
};
