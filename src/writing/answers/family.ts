import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const familyAnswers: DirectAnswers = {
  'Is {the} big enough for a family of four?': sentencesOf(`
    For two adults and two children most two-row models are, so test it with your child seats and
      your weekend luggage.
    It is, if both child seats fit behind your front seats and the cargo area takes the stroller and
      the bags.
    The {model} is if all four sit well with the luggage of a short trip, which you can try in ten
      minutes.

    A rear-facing seat takes the most room, so fit that one first.
    Think two or three years ahead, because children grow and take friends along.
    If the cargo space is tight, see whether a roof box is allowed before you move up a size.
  `),
  'How easy is it to load a child seat in {the}?': sentencesOf(`
    Door opening, roof height and reachable anchors decide, so bring your seat and fit it yourself
      once.
    You will know after one try: look at how wide the rear door opens and how easily you find the
      lower anchors.
    Fit your own seat in the {model}, since belts, buckles and anchors sit a little differently in
      every car.

    Check that the top tether anchor can be reached and that the base does not rock.
    A higher seat spares your back, while a low roof edge makes you stoop with every lift.
    Fire stations and hospitals often know a trained technician who checks the fit.
  `),
  'Do the rear doors of {the} open wide enough for kids?': sentencesOf(`
    On most models of this size they do, but tight lots are the real test, so open them next to
      another parked car.
    Wide enough is a matter of your children and your parking spot, so check the angle, the step and
      the gap to the seat.
    If your children get in and out of the {model} by themselves on the lot, the doors are wide
      enough.

    A wide opening helps with child seats, but in tight spaces a shorter door is easier.
    Look for child locks and for a door that holds in its half-open position.
    Sliding doors solve this for small children, so compare a minivan if parking is tight.
  `),
  'Is {the} easy to clean after kids and pets?': sentencesOf(`
    With smooth seat covers, rubber mats and a lined cargo floor it is, while light cloth and deep
      seams make more work.
    That depends on the trim: wipe-clean seats and removable mats help most, and pale carpet helps
      least.
    The {model} cleans up as easily as its seat material allows, so look at the covers of the trim
      you want.

    Check whether a hand vacuum reaches under the seats and along the rails.
    A seat cover for the dog and a cargo tray cost little and save the carpet.
    Look for cup holders and bins that lift out, since spills end up there.
  `),
  'Is {the} a good choice for a teen driver?': sentencesOf(`
    It can be, if it is easy to see out of, has good crash ratings and stays moderate in power and
      size.
    Yes, provided that its ratings for that year are good, it has stability control, and the
      insurance is affordable.
    The {model} can suit a teen if crash ratings are good, driver aids are standard and the
      insurance quote is bearable.

    Midsize and calm is better than small and quick, since size protects and power tempts.
    See whether it has a teen mode or a second key that limits speed and volume.
    Let your teen drive it with you in rain, in the dark and on the highway before you decide.
  `),
  'What should a family look for in {a}?': sentencesOf(`
    Room for child seats, a wide cargo opening, good crash ratings, rear-seat air vents and surfaces
      that wipe clean.
    Look for safety ratings, enough second-row space, easy doors and a cargo area that takes
      stroller and groceries at once.
    Space where you need it and good crash results come first, then easy loading and simple
      cleaning.

    Bring the child seats and the stroller to the lot, and fit them before the drive.
    Check that you can still see out with headrests and seats in place.
    Think about the next five years, as needs change quickly with children.
  `),
  'How do I check whether a stroller fits in {a}?': sentencesOf(`
    Bring the stroller you use, fold it and load it with all seats in their daily position.
    Try it on the lot: load the stroller and a bag of groceries, and close the tailgate.
    Measure the folded stroller, compare it with the cargo floor and the opening, and then load it
      once to be sure.

    Look at the lift-in height too, since you will do it many times a week.
    With a third row up, the space is much smaller, so test that as well.
    Keep in mind that a wheel well or a sloping tailgate takes away what the volume figure suggests.
  `),
  'Is a three-row SUV or a minivan easier with kids?': sentencesOf(`
    A minivan usually is: its sliding doors, low floor and larger third row make loading simple.
    With small children the van is easier day by day, while the SUV suits towing, snow and rough
      tracks better.
    For getting in, buckling up and carrying gear, the van has the edge in most families.

    Load child seats, a stroller and bags in both with all rows up before you decide.
    See who has to climb to the third row, and how, once child seats stand in the second.
    All-wheel drive is offered in some vans too, so snow alone need not settle it.
  `),
  'Which safety features matter for a family {vehicle}?': sentencesOf(`
    Good crash ratings, automatic emergency braking, a clear rear camera, blind-spot warning and
      child-seat anchors that are easy to reach.
    Look for strong crash results first, then emergency braking, rear cross-traffic alert and a
      rear-seat reminder.
    Child-seat anchors, side curtain airbags for all rows, emergency braking and a good camera
      belong on the list.

    Check that third-row passengers have head restraints and airbag coverage too.
    A rear-seat reminder can prevent a tragedy on a hot day, so see how it works.
    Look up the ratings for the exact year at nhtsa.gov/ratings and iihs.org/ratings.
  `),
  'Which rear-seat features make {a} easier with children?': sentencesOf(`
    Sliding seats, wide doors, air vents, sunshades, power outlets and anchors that you can see all
      help.
    Those that save work: easy anchors, a low bench, vents, cup holders within reach and covers that
      wipe clean.
    Look for rear vents, window shades, charging ports and a bench that slides or tilts with a child
      seat in place.

    Check whether the middle seat is wide enough for a child or a booster.
    Door pockets and seat-back trays keep things off the floor, if they are firm.
    Try the child locks and the window lock, so that you know how they work.
  `),
  'Are sliding doors worth having with small kids?': sentencesOf(`
    Yes for many parents: they open wide in tight parking spots and cannot be flung into the next
      car.
    They are, if you park in narrow spaces and lift children into seats several times a day.
    With babies and toddlers they help every day, though you accept a minivan to get them.

    Power doors are handy when your arms are full, so try the button and the handle.
    Check that they stop when they meet an obstacle, and learn how to lock them for children.
    If you park mostly at home with room around you, normal doors may do as well.
  `),
  'How much space does a dog crate need in {a}?': sentencesOf(`
    The crate's length, width and height plus a few inches, measured at the cargo floor, the wheel
      wells and the opening.
    Measure the crate first, and add a little on each side, since the tailgate opening is smaller
      than the space behind it.
    It has to clear the opening and the wheel wells, so the narrowest point counts and not the
      volume figure.

    A dog should be able to stand and turn around in it, so buy the crate for the dog and the
      vehicle for the crate.
    Look for tie-down points, because a loose crate moves in a hard stop.
    Check air vents and shade at the back, where it gets warm in summer.
  `),
};
