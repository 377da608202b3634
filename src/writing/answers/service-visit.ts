import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const serviceVisitAnswers: DirectAnswers = {
  'How long does {job} take?': sentencesOf(`
    Routine work often takes an hour or two, while testing, parts and larger repairs can take a
      day or more.
    It depends on the job and on the queue: simple work is done within an hour or two, a repair
      may need the day.
    Plan on one to two hours for routine work, and ask for an estimate when something has to be
      diagnosed first.

    Ask {store} for the time from drop-off to pick-up, because the wait for a bay counts too.
    The first appointment of the day usually moves along on time, so ask for one if you want to
      wait.
    Find out whether the parts are in stock, since that is what delays a visit more than the work
      itself.
  `),
  'Do I need an appointment for {job} at {store}?': sentencesOf(`
    Call first: an appointment is the sure way, while quick jobs are sometimes taken as they come.
    An appointment is wise, because it holds a bay, a technician and the parts for your car.
    It is safer to have one, since walk-in rules differ from store to store and from day to day.

    Ask which days are quiet, and say what the car does when you book.
    Have the mileage and the VIN ready when you call {store}, so that the slot is long enough.
    Without one, expect to leave the car, as booked cars go first.
  `),
  'Can I wait at the dealership during {job}?': sentencesOf(`
    For quick jobs, usually yes; for anything that needs testing or parts, plan to leave the car.
    In most cases you can wait while routine work is done, and a longer repair is better as a
      drop-off.
    That depends on how long the work takes: an hour or two is a fair wait, while half a day is
      better spent elsewhere.

    Say that you want to wait when you book, because a shop may plan such a car differently.
    Ask {store} what the waiting room offers if you need to work.
    An early slot shortens the wait, since the day has not yet fallen behind.
  `),
  'What should I bring when I come in for {job}?': sentencesOf(`
    Bring the keys, the registration, your service records and a short list of what you noticed.
    Take along the key, any wheel lock key, past receipts and notes on noises or lights.
    The registration, the mileage, earlier invoices and a clear description of the problem are
      what helps.

    If a warranty or a service contract may apply, bring its papers as well.
    Empty the trunk and the glove box of valuables, and take toll tags and garage openers with
      you.
    A short phone video of a noise or a light helps when the fault does not show itself on the
      day.
  `),
  'Can I book {job} online?': sentencesOf(`
    Many dealers take bookings on their website, so look for the service page of {store} or call
      instead.
    Often yes: check the store's website for a service scheduler, and use the phone for anything
      unusual.
    Look at the service page of the store's website, and if it offers no form, call or send a
      message.

    Describe the symptom in the comment field, because the right time slot depends on it.
    Wait for a confirmation before you rely on the time.
    By phone you can ask about price, parts and waiting in one go.
  `),
  'Can I get a ride or a loaner during {job}?': sentencesOf(`
    Ask {store} before the day, since rides and courtesy cars depend on the store, the job and
      what is left.
    That varies by store and by repair, so ask when you book and have the answer noted.
    Some stores offer a shuttle or a courtesy car for longer jobs, and others do not, so find out
      in advance.

    A warranty or service contract may pay for a rental during a covered repair, so read its
      terms.
    For a courtesy car you normally need a license and proof of insurance, and there may be an age
      limit.
    Have a second plan for the day, because such cars are often spoken for early.
  `),
  'Should {job} be done at a dealer or an independent shop?': sentencesOf(`
    Either can do routine work well; recalls, factory warranty repairs and software updates belong
      at a dealer of the make.
    For routine jobs choose by skill, price and trust, and for warranty or recall work go to a
      franchised dealer.
    That depends on the work: a dealer has maker tools and data, and a good independent shop may
      be nearer or cost less.

    Routine work done elsewhere does not end the factory warranty, and receipts show what was done
      and when.
    Compare written quotes for the same parts, and ask about the warranty on parts and labor.
    Ask how often the shop works on your model, and keep every invoice with date and mileage.
  `),
  'Can {job} be combined with other work on one visit?': sentencesOf(`
    Usually yes, and it saves a second trip, as long as the time and the parts are planned ahead.
    In most cases it can, provided that you name every item when you book.
    Yes, if the shop knows beforehand, because each extra job needs time, parts and perhaps
      another technician.

    Ask {store} to check for open recalls and due maintenance at the same time.
    Jobs that share labor, such as rotation with brakes or alignment with tires, are sensible
      pairs.
    Have each item priced on its own line, so that you can still say no to one.
  `),
  'What else gets looked at during {job}?': sentencesOf(`
    Many shops add a short visual check of tires, brakes, fluids, lights and leaks, so ask what is
      included.
    Often the tires, the brake pads, the battery, the wipers and the fluid levels are looked over
      as well.
    That differs from shop to shop, but a walk-around of tires, lights, fluids and brakes is
      common.

    Ask for the written sheet with measurements instead of color codes alone.
    You decide what is done next, so ask which findings are urgent and which can wait.
    Take a photo of the readings, and compare them at the next visit.
  `),
};
