import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const usedInspection2Answers: DirectAnswers = {
  'Which noises on a test drive are a warning sign in {a-used}?': sentencesOf(`
    Knocking from the engine, grinding when braking, clunks over bumps, a growl that rises with
      speed and a whine under load.
    Take note of a knock at start-up, grinding brakes, a humming wheel, clicking in tight turns and
      a clunk when it shifts.
    Be wary of metal sounds, such as knocking, grinding or clicking, and of a hum that changes as
      you turn.

    Turn the radio and fan off, open a window near a wall and listen on a rough road.
    Some are small wear parts and others are costly, so let a mechanic find the source before you
      buy.
    A belt squeal on a cold morning is minor, while an engine knock that stays is a reason to stop.
  `),
  'How much tread should the tires on {a-used} have?': sentencesOf(`
    More than about half of the new depth is good, and near the wear bars you should plan for a new
      set.
    Enough to last a year or two: if the grooves are close to the wear bars, count new tires into
      the price.
    Well above the legal limit, even across the width and alike on all four, is what you want to
      see.

    Uneven wear points to alignment, suspension or pressure, so ask about the cause.
    Read the date code on the sidewall too, because old rubber is due even with deep tread.
    On all-wheel drive, four tires of different make or depth can strain the drivetrain.
  `),
  'Should I worry about paint that does not match on {a-used}?': sentencesOf(`
    It shows that a panel was repainted, which may be a scratch or a crash, so find out which one
      before you buy.
    Not always, but ask for the reason, because a repaint can hide anything from a parking dent to a
      structural repair.
    A shade that differs is a reason to look closer rather than a reason to leave.

    Check the gaps, the bolts and the inside of that panel for bends, filler or new welds.
    Ask for photos and invoices of the repair, and compare them with the history report.
    A body shop can measure the paint and tell how deep the work went.
  `),
  'Which questions should I ask the seller of {a-used}?': sentencesOf(`
    Ask why it is for sale, what was repaired, whether it had an accident, and whether title and
      service records are there.
    Start with these: how long it was owned, what has been replaced, what is not working, and who
      holds the title.
    Ask about accidents, open recalls, keys, records, recent repairs and anything that the seller
      would fix next.

    From a dealer, ask to see the Buyers Guide, the inspection sheet and the history report.
    Have important answers put in writing, because spoken words are hard to prove later.
    Listen for answers that dodge the point, and check what you hear against the papers.
  `),
  'What should I look for under the hood of {a-used}?': sentencesOf(`
    Look at the oil, the coolant, belts and hoses, and for leaks, fresh sprays of cleaner and signs
      of crash repair.
    Check the color and level of the fluids, the state of belts and battery, and any oil or coolant
      where it should be dry.
    Clean fluids, dry gaskets, firm hoses and a tight battery are good signs, and milky oil or rusty
      coolant is a bad one.

    Look before the engine is started, since a warm engine can hide a poor cold start.
    Bent metal near the lamps or missing labels can mean an earlier front hit.
    A spotless engine in an older car may have been washed to hide a leak, so look again after the
      drive.
  `),
  'How do I check the bed and frame of {a-used} for wear?': sentencesOf(`
    Look for dents and holes in the bed floor, worn tailgate hinges, and rust or bends along the
      frame rails and hitch.
    Lift the bed liner or mat, check the floor and the wheel wells, then follow the frame from front
      to rear with a light.
    Start at the hitch and the rear frame, where towing leaves marks, and then check the bed under
      its liner.

    Leaf springs that sag or sit flat hint at heavy loads over a long time.
    Drilled holes tell of racks or boxes, and of work use that the listing may not mention.
    Ask what it carried and towed, and have a shop check axle, brakes and frame on a lift.
  `),
};
