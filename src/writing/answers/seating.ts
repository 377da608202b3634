import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const seatingAnswers: DirectAnswers = {
  'How many people does {the} seat?': sentencesOf(`
    Count the seat belts: their number is the limit, and it can differ between trims with a bench
      and those with single seats.
    The spec sheet gives the number for each seat layout, and every person needs a belt.
    It depends on the layout of that {model}, which the listing and the window sticker name.

    Captain's chairs in the second row usually mean one seat less than a bench.
    Bring the family and sit in every place, since the middle seat is often narrow.
    Mind the payload label too, because a full cabin uses much of it.
  `),
  'Does {the} have a third row?': sentencesOf(`
    Look at the seat line of the listing, as a third row may be standard, optional or not offered
      at all.
    The number of seats in the specs gives it away: six or more means that there is a third row.
    That is settled by model year and trim, and the sticker of the {model} names the seating.

    If it has one, climb in and see how it feels for a quarter of an hour.
    Check the cargo space behind it with all seats up, since that is what remains for bags.
    In case it does not, {store} can show you models of a similar price with three rows.
  `),
  'Can an adult sit comfortably in the back of {the}?': sentencesOf(`
    Try it with the front seat set for your own driver, because legroom on paper assumes a fixed
      position.
    Sit there yourself for ten minutes, with the front seats where your family needs them.
    Room in the back of the {model} depends on who sits in front, so set that seat first and then
      get in.

    Check knees, headroom and whether your feet fit under the front seat.
    The middle place is usually harder and narrower than the outer two.
    A sliding or reclining rear seat makes a clear difference on long trips.
  `),
  'How many car seats fit across the back of {the}?': sentencesOf(`
    Two fit in most cars, and whether three go side by side depends on how wide your own seats
      are.
    Count on two with lower anchors, and try a third in the middle with the belt.
    In the {model}, bring your own child seats and fit them, since their width decides it.

    The owner's manual shows which places have lower anchors and top tethers.
    Look whether you can still reach the buckle of the place in between.
    A trained child-seat technician in your area can check the fit at no cost in many places.
  `),
  'Which {model} trims have heated or ventilated seats?': sentencesOf(`
    The window sticker lists them, often from a middle trim up or as part of a package.
    Look for them in the equipment list of each car, because packages differ by model year.
    Heated seats usually begin at a middle trim and ventilated ones higher up, so read the sticker
      of each car.

    Switches on the console or a menu on the screen show it at once.
    Check whether the rear seats have them too, and whether the wheel is heated.
    Some older cars were fitted with them later, so test both heat levels.
  `),
  'Is {the} comfortable on a long trip?': sentencesOf(`
    That is a matter of seat, noise and ride for your own body, and a long stretch of highway will
      tell.
    Drive it for half an hour on the kind of road you travel, and you will know more than any
      review says.
    Opinions differ, so take the {model} on a highway stretch and listen to your back.

    Big wheels with low tires ride harder, so compare trims.
    Look for lumbar support, an armrest at the right height and a wheel that adjusts far enough.
    Let the passengers speak as well, because the rear seats ride differently.
  `),
  'Can tall drivers get comfortable in {the}?': sentencesOf(`
    Many can if the seat goes low and far enough back, so sit in it before you judge by the
      figures.
    Check three things: headroom with your posture upright, knees clear of the wheel, and a view
      below the mirror.
    It depends on where your height is, in legs or back, so try the {model} with seat and wheel
      fully adjusted.

    A sunroof usually takes away headroom, so try a version without one.
    See who can still sit behind you when the seat is right.
    A wheel that pulls out far helps those with long legs.
  `),
  'Which cab styles does {the} offer?': sentencesOf(`
    The maker's build list names them for the model year, often one with small rear doors and one
      with four full doors.
    It varies with the trim and the bed, and the window sticker names the cab of each truck.
    For the {model}, cab, bed and trim go together, so look at the combinations on the maker's
      site.

    Sit in the back of each, because legroom is where they differ most.
    A larger cab often brings a shorter bed, so decide what you use more.
    Measure your parking space before you choose the longest one.
  `),
};
