import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const usedInspectionAnswers: DirectAnswers = {
  'How do I buy {a-used}?': sentencesOf(`
    Set a budget with tax and fees in it, pick a few candidates by price and miles, and check
      history and recalls by VIN before you drive over.
    Work in this order: budget first, then the papers and the history report, then a long drive and
      an inspection on a lift, and the signature last of all.
    Decide what you can spend in all, compare several like ones, have the one you prefer inspected,
      and get the whole price in writing before you sign.

    Read the Buyers Guide in the window, because it says whether a warranty comes with the vehicle
      or it is sold as is.
    Keep the Buyers Guide from the window, since what it says about the warranty becomes part of the
      contract.
    Ask whether any warranty comes with it or none does, and have the answer in writing.
  `),
  'What should I check before buying {a-used}?': sentencesOf(`
    Check the title and history, rust and paint, tires and brakes, leaks, warning lights, and how it
      starts, drives and stops.
    Begin with history and VIN, then look at body, underside, tires, fluids and electronics, and
      drive it for half an hour.
    Papers first, body second, mechanical parts third, and a long test drive from a cold start to
      round it off.

    Have an independent mechanic put it on a lift before you pay.
    Look up open recalls at nhtsa.gov/recalls, since an unrepaired one may need parts that are on
      back order.
    Take your time and go by daylight, because rain and dark hide dents and paint work.
  `),
  'Can I have my own mechanic inspect {a-used}?': sentencesOf(`
    Yes, you can ask for it, and a seller who is sure of the car will usually agree.
    In most cases you can: arrange it before you sign, at a shop of your choice or with a mobile
      inspector.
    Most dealers let a buyer have a vehicle checked, so ask {store} for permission and a time.

    You pay the shop, and a lift inspection with a scan of the computers is well worth that.
    Get the findings in writing, because they help with the price or tell you to walk away.
    If the answer is no, ask why, and think about another one.
  `),
  'How do I spot hidden damage on {a-used}?': sentencesOf(`
    Look along the sides in daylight for waves, uneven gaps, paint overspray and screws with broken
      paint.
    Compare panel gaps left and right, check for paint on rubber seals, and look under trunk carpet
      and hood for bends.
    Signs are gaps of different width, color that shifts from panel to panel, and fresh welds or
      sealer underneath.

    A paint gauge shows filler and repainting, and many inspectors carry one.
    Lights of different age or brand on the two sides hint at an earlier hit.
    Have the wheels measured if the car pulls, since a bent part shows up in the alignment.
  `),
  'How do I check the frame of {a-used} for rust?': sentencesOf(`
    Look underneath with a flashlight at rails, welds, mounts and brake lines, and tap suspicious
      spots with a tool handle.
    Put it on a lift if you can, and search the rails, the crossmembers and the suspension mounts
      for flakes and holes.
    Rust that flakes in layers, sounds dull or leaves holes is serious, while a brown film on the
      surface is common.

    Fresh black coating can hide rot, so ask when and why it was put on.
    Pay most attention where salt is used on roads, and ask where the vehicle spent its winters.
    A shop can tell whether a spot can be welded or the vehicle should be passed over.
  `),
  'What does a used-vehicle inspection at {store} cover?': sentencesOf(`
    Ask {store} for its checklist and the filled-in sheet of that VIN, since each dealer sets its
      own list.
    The completed inspection sheet answers that, and it should show tires, brakes, fluids, lights,
      suspension and a road test.
    Such inspections usually cover brakes, tires, fluids, lights, steering, suspension and a
      computer scan, but the sheet is what counts.

    Look for measured values, such as tread depth and brake pad thickness, and not only check marks.
    Ask which faults were found, which were repaired and which were left.
    Your own mechanic can still look at it, as a second view costs little next to the price.
  `),
  'How can I tell whether {a-used} was in a flood?': sentencesOf(`
    Look for a musty smell, silt in hidden corners, rust on seat rails and a water line behind trim
      or in the lamps.
    Check below the carpet, in the spare wheel well and under the dash for mud, damp and rusty
      screws.
    Smell, dirt and rust in places that never get wet are the signs, along with fog inside the
      lamps.

    Run the VIN through a title history, as flood brands from any state are collected there.
    Test every switch, since water in connectors causes faults that come and go.
    A strong air freshener or new carpet in an old car deserves a question.
  `),
  'Which noises on a test drive are a warning sign in {a-used}?': sentencesOf(`
    Knocking from the engine, grinding when braking, clunks over bumps, a growl that rises with
      speed and a whine under load.
    Take note of a knock at start-up, grinding brakes, a humming wheel, clicking in tight turns and
      a clunk when it shifts.
    Be wary of metal sounds, such as knocking, grinding or clicking, and of a hum that changes as
      you turn.

    Turn the radio and fan off, open a window near a wall and listen on a rough road.
    Some noises come from small wear parts and others from costly damage, so let a mechanic find the
      source.
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
    Yes, enough to ask: it shows that a panel was repainted, after a scratch or after a crash.
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
