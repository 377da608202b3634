import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const seating2Answers: DirectAnswers = {
  'Is rear legroom in {the} better than in the {rival}?': sentencesOf(`
    Compare the rear legroom in inches on both spec sheets, then sit behind your own front-seat
      position in each.
    The two spec sheets give the inches, but the shape of the seat decides how it feels.
    On paper the sheet tells, and in practice the one that fits your knees and feet wins.

    Check the height of the cushion, because a low one lifts your knees.
    Seats that slide can make either figure larger or smaller.
    Bring the tallest passenger of the family along to both test drives before deciding.
  `),
  'Is the third row in {a} big enough for adults?': sentencesOf(`
    For short rides often yes, for long ones only in large SUVs and minivans.
    In many midsize ones it is made for children, while minivans and full-size SUVs give adults
      real room.
    Seldom on long trips, unless the floor is low and the second row slides forward.

    Sit there with the second row in its usual place, and close the door.
    Look at the way in as well, since climbing over a folded seat wears thin.
    See whether there are vents, cup holders and a window of its own for those in the back.
  `),
  'How do I check whether three car seats fit in {a}?': sentencesOf(`
    Bring all three seats and install them, because only a real fit counts.
    Measure the width of your seats at their broadest place, then try them in the car before you
      buy.
    Take the child seats along to the lot and buckle each one in, with the doors closed.

    See that each one moves less than an inch at the belt path.
    Look up in both manuals which places may be used and how the anchors may be shared.
    Narrow seats often solve the problem at a lower cost than another car.
  `),
  "Are captain's chairs or a bench more useful in {a}?": sentencesOf(`
    Captain's chairs suit those who use the third row often, and a bench suits those who need one
      more seat.
    Take the bench for more people, and the chairs for an easy way to the back.
    With older children, single chairs keep the peace, while a bench makes room for one more
      friend.

    Check how each layout folds, as chairs sometimes leave a gap in the cargo floor.
    Try both with your child seats in place, since the path to the back may be blocked.
    Resale value hardly changes with the layout, so choose the arrangement that suits your daily
      life.
  `),
  'Crew cab or extended cab: which one suits {a} with kids?': sentencesOf(`
    The crew cab, in nearly every case, because full rear doors and legroom make child seats far
      easier.
    For children take the crew cab, as a rear-facing seat rarely fits well in the smaller one.
    Go for four full doors if kids ride along each week, and the smaller cab for odd days.

    The price is a shorter bed or a longer truck, so check your parking place.
    Fit your own child seat in both, behind the driver's usual position.
    Doors that open toward the rear are awkward in a tight parking lot.
  `),
  'How do I check the seat comfort of {a} on a short drive?': sentencesOf(`
    Set the seat up with care first, then drive rough, fast and slow roads and notice where it
      presses.
    Spend five minutes adjusting seat and wheel, and then include a bumpy street and a stretch of
      highway.
    Sit in the parked car for ten minutes before the drive, because pressure points show up late.

    Wear the shoes and the jacket that you normally use during everyday driving.
    Check lumbar support, thigh support and whether your elbows rest level.
    Swap places with a passenger, so that you learn about the other seats as well.
  `),
  'Is {a} easy to get in and out of for older passengers?': sentencesOf(`
    It is easy when the seat is at hip height, the door opens wide and the sill is narrow.
    Seat height decides: neither climbing up nor dropping down should be needed.
    Have the passenger try it, as hip-high seats and a grab handle help more than any figure.

    Test it in a normal parking gap, where doors cannot open fully.
    Running boards and additional handles can be fitted to most of the taller vehicles.
    Look at the back seat as well, since low roofs make heads duck.
  `),
};
