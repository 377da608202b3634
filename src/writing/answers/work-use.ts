import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const workUseAnswers: DirectAnswers = {
  'Is {the} a good work {vehicle}?': sentencesOf(`
    It is, if its payload, tow rating and cargo space cover your heaviest normal day with some
      margin.
    Yes, if payload, towing, loading height and running cost match the work you really do.
    The {model} suits your work if the door label and the towing chart allow what you carry and pull
      each week.

    Weigh your tools and material once, because most people guess too low.
    Ask about rubber floors, power outlets and tie-downs, which matter more at work than chrome.
    See how soon service can take it in, since a day without it costs you money.
  `),
  'Which {model} trim is meant for work?': sentencesOf(`
    Usually the base trim or one with a work package, recognizable by vinyl floors, plain bumpers
      and durable seats.
    Look at the lower end of the trim chart, where work versions come with simple equipment and full
      payload.
    {make} marks the work or commercial version of the {model} in its trim chart and in its fleet
      guide.

    Lighter equipment often leaves more payload, so compare the door labels.
    Check that the drivetrain, the axle and the tow package you need can be had with it.
    Add only what the work asks for, such as a camera, outlets or a spray-in liner.
  `),
  'Can I add a tool box or ladder rack to {the}?': sentencesOf(`
    Yes, in most cases, as long as the parts fit the bed length and their weight is taken off the
      payload.
    You normally can, since tool boxes and racks are made for most trucks, by year, cab and bed
      length.
    You can, and the parts counter at {store} can check which ones fit the {model} with your bed.

    The box, the rack and all that is in them count as payload, so read the door label first.
    Ask whether drilling is needed, because holes invite rust and clamps do not.
    Make sure that the third brake light and the camera stay visible.
  `),
  'What should a small business look for in {a}?': sentencesOf(`
    Payload and space for the job, low running cost, quick service and equipment that stands hard
      use.
    Start with the heaviest day and the daily miles, then choose size, engine and equipment to
      match.
    The right capacity at a low total cost over the years counts more than the purchase price.

    Ask for fleet or business terms, and compare them with the offers for private buyers.
    Check shelves, racks and lettering early, since they take time to arrange.
    Talk to your tax adviser and your insurer about business use before you sign.
  `),
  'Can I buy or lease {a} in the name of my business?': sentencesOf(`
    Yes, dealers and lenders do that often, if the business can show its papers and its credit.
    You can: the contract and the title then name the company, and a young firm may need a personal
      co-signer.
    Both are possible for a registered business, with tax number, formation papers and proof of
      authority to sign.

    Ask {store} which documents to bring, as lenders differ.
    Have insurance for business use in place, because a private policy may not cover it.
    Let your tax adviser say whether a loan, a lease or a cash purchase suits your books.
  `),
  'Which upfits can a dealer arrange for {a}?': sentencesOf(`
    Common ones are shelves, racks, tool boxes, liners, service bodies, lifts, partitions and
      lettering, often through an outside upfitter.
    That depends on the store and its partners, and shelving, ladder racks, bed liners and utility
      bodies are usual.
    Ask {store} which upfitters it works with, and for examples such as racks, bins, partitions or a
      service body.

    Have the added weight written down, since it comes off the payload.
    Ask who gives the warranty on the added parts and who repairs them.
    Get the timeline in writing, because body work can take weeks.
  `),
  'Are there tax rules for business use of {a}?': sentencesOf(`
    Yes, special rules apply to business vehicles, and they depend on use, weight and year, so ask
      your tax adviser.
    There are, for deductions, depreciation and mileage, and your tax adviser knows which of them
      fit your case.
    Business use is covered by its own tax rules, which change over time and call for records.

    Keep a mileage log with date, purpose and miles, since the share of business use must be shown.
    The weight rating on the door label can matter for the rules, so note it before you meet your
      adviser.
    The Internal Revenue Service publishes a guide to vehicle expenses, which is a good base for
      that talk.
  `),
  'How do I choose between a work truck and a cargo van?': sentencesOf(`
    Choose the van for tools and goods that must stay dry and locked, and the truck for towing,
      rough sites and loose loads.
    Look at what you carry: dirty, tall or heavy bulk goes in a bed, and sorted tools and parcels
      ride better in a van.
    Weather and theft speak for the van, while trailers, gravel and mud speak for the truck.

    Compare payload, loading height and inside length with your real material.
    Think of where you park, since a high roof may not enter a garage.
    Price the shelves, liner or cap as well, because the bare vehicle is only half the tool.
  `),
  'How often does {a} in daily work use need service?': sentencesOf(`
    More often than the normal schedule says if the work is hard, because idling, short trips,
      towing and dust count as severe use.
    As often as the severe-duty schedule in the manual says, which shortens the intervals for
      filters and fluids.
    As a rule the heavy-use intervals apply, and many owners plan an oil service every few months.

    Count engine hours if it idles a lot, since the odometer does not show them.
    Check tires and brakes every month, as heavy loads wear them early.
    Book visits ahead for quiet days, so that the work does not stop.
  `),
};
