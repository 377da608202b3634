import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const usedInspectionAnswers: DirectAnswers = {
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
    Ask {store} for permission and a time, since most dealers let a buyer have a vehicle checked.

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
};
