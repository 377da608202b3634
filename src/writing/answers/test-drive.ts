import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const testDriveAnswers: DirectAnswers = {
  'Can I test drive {the} in {city}?': sentencesOf(`
    Yes, if one is on the lot: call {store} with the trim you want and ask for a time.
    You can in most cases, as long as the vehicle is in stock and you have a valid license.
    As a rule you only need a license and a vehicle that is there, so a call ahead settles it.

    Ask for the trim and engine you would buy, because another version can feel different.
    Have it confirmed that the car is not sold or out on another drive.
    Plan enough time for city streets, a highway and a parking lot.
  `),
  'What should I try on a test drive of {the}?': sentencesOf(`
    Try what you do every week: your kind of roads, parking, a highway ramp, the seats and the phone
      connection.
    Drive it in town, on the highway and over a rough road, and then park it once in a tight spot.
    Put the {model} through your normal day, with hills, a ramp, a parking spot and the people who
      will ride along.

    Test brakes, steering and shifting with the radio off, so that you hear what the car does.
    Climb into each row and open the cargo area, since daily use is more than driving.
    Pair your phone and use the climate controls before you set off.
  `),
  'Can I test drive {the} and the {rival} on one visit?': sentencesOf(`
    You can if one store has both, which often means one of them is used, and otherwise plan two
      stores on one day.
    Possibly: a dealer of one make may hold the other as a used vehicle, so ask {store} about both.
    That works when both stand at the same place, so call and have the two made ready.

    Drive the same route with each, and take notes in between.
    Compare trims of about the same price, because a top version against a base one says little.
    Try seats, view and noise first, as memory for those fades quickly.
  `),
  'Can I take {the} on the highway during a test drive?': sentencesOf(`
    Usually yes, if you ask before you start and a highway is near enough.
    Most stores agree to it when you say so at booking, because a short loop in town is not enough
      for anyone.
    In most cases you can, so ask {store} for a route on which you hear the {model} at full speed.

    Watch how it merges, holds its lane and passes, and listen for wind and tire noise.
    Try the cruise control and the lane aids there, with the salesperson explaining them first.
    The store's insurance may set limits, so agree on route and time before you leave.
  `),
  'Can I bring a car seat to check the fit in {the}?': sentencesOf(`
    Yes, and you should: bring the seat you own and fit it before the drive.
    By all means, since every child seat and bench differ, and only your own seat shows the fit.
    Do bring it along to {store} and try it in the {model}, in each position that you would use.

    See whether the front passenger still has legroom with the seat in place.
    Look for the lower anchors and the top tether, and check that the base sits firm.
    Do it with another car parked close by, since the door opening decides how easy it will be every
      day.
  `),
  'What should I check on a test drive of {a}?': sentencesOf(`
    Check the cold start, the brakes, the steering, the shifting, the noise and the view, and try
      every switch.
    Listen at start-up, brake firmly once on an empty road, and see that it runs straight and shifts
      smoothly.
    Seats, sight lines, noise, braking and controls deserve your attention more than acceleration
      does.

    Drive for half an hour at least, on rough and smooth roads and at highway speed.
    With a used one, watch for warning lights, smoke, clunks and a pull to one side.
    Make notes right afterwards, before the next one blurs your memory.
  `),
  'What do I need to bring to a test drive?': sentencesOf(`
    A valid driver's license is what you need, and proof of insurance is a good idea.
    Bring your license, your insurance card, your phone with its cable and the people or seats that
      ride with you.
    Your driver's license comes first, as a store will ask to see or copy it.

    Take along what you load often, such as a stroller or a golf bag.
    If you want a trade-in value, bring that car with its title or payoff details.
    A list of questions and the VIN from the listing help you stay on track.
  `),
  'How long should a test drive of {a} take?': sentencesOf(`
    Half an hour is a good length, enough for town, highway and parking.
    Take at least half an hour on the road, plus some time standing still with seats, screen and
      cargo space.
    Longer than once around the block: about half an hour to an hour shows how it suits you.

    Ask for that time when you book, so that nobody has to rush you.
    Comfort problems show up only after a while, so sit through it without a break.
    If you are unsure, ask for a second drive on another day.
  `),
  'Can I test drive {a} at home or at work in {city}?': sentencesOf(`
    Some dealers offer it, so ask {store} whether a vehicle can be brought to you and for how long.
    That depends on the store: a few bring cars to your door, others ask you to come to the lot.
    It may be possible, if the store has such an offer and you are within its area.

    A drive from your door lets you try your own garage, street and commute.
    Have your license and insurance card ready, since the paperwork is the same as on the lot.
    If it is not offered, ask whether your test route may lead past your home.
  `),
  'Do I need an appointment to test drive {a} at {store}?': sentencesOf(`
    It is wise to make one, so that the vehicle is there, charged or fueled and ready when you come.
    Walk-ins are often possible, but a booking lowers the risk that the vehicle you want is out or
      just sold.
    Ask {store} about walk-ins, though a set time for a vehicle named by its stock number spares you
      a wait.

    Saturdays are busy at most dealers, so a weekday gives you a calmer drive.
    Say if you want a highway route or a second vehicle, which takes more time.
    Call again that morning, since cars are sold from day to day.
  `),
  'Does a test drive commit me to anything?': sentencesOf(`
    No, a test drive is only a drive, and you can leave without buying or giving a deposit.
    It does not: you may be asked for your license and a signature for the drive, but you owe no
      purchase.
    You are not bound by it, since only a signed purchase or lease contract does that.

    Read what you sign before the drive, which should cover the car's use and nothing else.
    You may decline a credit application at that stage, because a drive does not need one.
    Take the offer home in writing, if you want time to compare.
  `),
};
