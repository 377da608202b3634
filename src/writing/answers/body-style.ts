import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const bodyStyleAnswers: DirectAnswers = {
  'Which body style suits a family of five?': sentencesOf(`
    A minivan or a three-row SUV gives five people the most ease, and a roomy two-row SUV or sedan
      can do if the rear bench is wide.
    For five, look at a minivan first, then at a three-row SUV, and at a wide two-row model if child
      seats do not fill the bench.
    With three children in the back, a van or a third row helps most, while older kids may fit well
      on one wide bench.

    Try three across with your own child seats, because width at hip and shoulder decides.
    Check the cargo space with all five seats in use, as a third row often leaves little behind it.
    Sliding doors and a low floor make daily loading easier than the badge suggests.
  `),
  'Is {a} easier to park than a sedan?': sentencesOf(`
    Not by itself: the high seat gives a better view, but width, height and turning circle can make
      it harder than a sedan.
    Easier to see out of, yes, but a longer or wider body needs a larger gap, so compare the sizes.
    A small SUV can be as easy as a sedan, while a large one asks for more space and care.

    A good camera and parking sensors even out much of the difference, so test them.
    Compare overall length, width with mirrors and turning circle on the specification sheets.
    Try it in your own garage or usual lot before you decide.
  `),
  'What is the difference between a crossover and an SUV?': sentencesOf(`
    A crossover is built on a car platform with a one-piece body, and a classic SUV sits on a
      truck-like frame.
    Crossovers share their basics with cars, while traditional SUVs use a separate frame as pickups
      do.
    Structure is the difference: a car-like body in the crossover, a body on a frame in the older
      kind of SUV.

    A crossover rides softer and uses less fuel, while the frame type tows more and stands rough
      ground better.
    In daily speech both are called SUV, so look at tow rating and ground clearance instead of the
      word.
    Most buyers are well served by the car-based type, unless they tow heavy loads or leave the road
      often.
  `),
  'What do I give up by choosing {a} over a sedan?': sentencesOf(`
    Mostly fuel economy, a lower price and some agility, and you gain height, cargo room and often
      all-wheel drive.
    You usually give up some mileage per gallon, nimble handling and a quiet ride with a closed
      trunk.
    Expect to pay more for the vehicle, its tires and its fuel than for a sedan of like age and
      equipment.

    A sedan hides luggage from view and keeps road noise from the cargo area out of the cabin.
    If you seldom carry bulky things or drive on snow, the lower car may be the wiser choice.
    Drive both over the same route, because ride and handling are felt within minutes.
  `),
  'Is a minivan more practical than a three-row SUV?': sentencesOf(`
    For people and cargo it usually is, thanks to sliding doors, a low floor and a roomy third row.
    In daily family use, mostly yes, while the SUV wins for towing, deep snow and rough roads.
    It is, if seats for adults in the third row and space behind them are what you need.

    Sit in the last row of both, and load a stroller with all seats up.
    Check the tow rating if you pull a trailer, since vans are limited there.
    Compare the price of the two with like equipment, as the van often gives more room for the
      money.
  `),
  'Do SUVs cost more to run than sedans?': sentencesOf(`
    Usually yes: weight and height raise fuel use, and larger tires and brakes cost more to replace.
    On average they do, though a small or hybrid SUV can cost less than a large sedan.
    In most cases the taller vehicle needs more fuel and dearer tires than a sedan of like size.

    Work it out with the fuel figures at fueleconomy.gov and your own miles.
    Ask for an insurance quote and tire prices for both before you choose.
    A better resale value can give some of that back, so look at used prices too.
  `),
  'Should I choose {body1} or {body2} for everyday driving?': sentencesOf(`
    Choose the smaller and lower one for fuel and parking, and the larger one if you carry people or
      bulky things most weeks.
    Let a normal week decide: short trips alone speak for the compact choice, passengers and cargo
      for the roomy one.
    For daily driving, take the one that fits your parking spot, your passengers and your fuel
      budget without effort.

    Drive both on your own commute, including the place where you park.
    Rent or borrow the larger one for the rare big load instead of paying for it all year.
    Compare yearly costs for fuel, insurance and tires as well as the purchase price.
  `),
  'Does {body1} or {body2} hold more cargo?': sentencesOf(`
    The taller and longer body usually holds more, but shape counts, so compare the cargo figures
      with seats up and folded.
    It depends on the two exact models, since sizes within a body style overlap widely.
    As a rule the one with a tall tail and folding seats takes more, while a bed or trunk has limits
      of its own.

    Measure the opening and the floor length, because a wide door is worth more than a large number.
    Bring the item you carry most and try it on the lot.
    Check the payload on the door label too, as space does not say how much weight is allowed.
  `),
  'Is {body1} or {body2} cheaper to insure?': sentencesOf(`
    The body style alone does not tell, because insurers price the exact model, its claims, your
      record and your address.
    Either can be less, so ask for two quotes with the VINs of the very vehicles you consider.
    It depends on the model: repair costs, theft and injury claims weigh more than the shape.

    Use the same coverage and deductible in both quotes, or the figures cannot be compared.
    Ask which safety features your insurer gives credit for.
    Get both before you sign, since the difference can change the choice.
  `),
  'How do I choose between {body1} and {body2}?': sentencesOf(`
    List what you carry, where you park and what roads you drive, and take the one that fits most of
      those days.
    Start with people, cargo and parking, then compare the yearly cost of both.
    Think of your usual week, not of the exception, and choose the body that makes that week easy.

    Try both with your family and your gear before you look at trims and colors.
    Drive them one after the other on the same roads, and park each of them.
    If the two come out even, let price, fuel and insurance decide.
  `),
  'Which is easier to park, {body1} or {body2}?': sentencesOf(`
    The shorter and narrower one is, so compare length, width and turning circle of the two models
      you have in mind.
    Size decides more than shape: less length and a tighter turning circle make parking easier.
    In a tight lot the compact one wins, even if the taller one gives a better view over traffic.

    Look over your shoulder and at the camera picture, because thick pillars can cost more than
      length.
    Test both in a marked space on the lot, backward as well as forward.
    Check the height if you use a garage with a low ceiling.
  `),
  'Does {body1} use more fuel than {body2}?': sentencesOf(`
    The heavier and taller of the two usually does, but engine and hybrid drive can turn that
      around.
    Often, but not always: models within each style differ a lot, so compare the combined figures at
      fueleconomy.gov.
    As a rule weight and frontal area decide, so the bigger vehicle needs more, engine for engine.

    Multiply the difference by your yearly miles to see what it means in money.
    Use the same drivetrain in the comparison, since all-wheel drive adds to the figure.
    Highway speed widens the gap between a tall and a low body.
  `),
};
