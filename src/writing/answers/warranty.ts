import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const warrantyAnswers: DirectAnswers = {
  'What warranty does {the} come with?': sentencesOf(`
    The warranty booklet for that model year lists each coverage, and a used car keeps only what is
      left of it.
    Look in the {make} warranty booklet, which names the basic, powertrain, rust and emission
      coverage.
    That is printed in the warranty booklet of its model year, with separate limits for each part of
      the car.

    Give {store} the VIN and ask which coverage is still in force and until when.
    A dealer of the brand can read the start date by VIN, from which all limits are counted.
    With the VIN and the odometer reading, a brand dealer can tell you what remains.
  `),
  'Is the factory warranty on {the} transferable?': sentencesOf(`
    In most cases the remaining factory coverage follows the car to the next owner.
    Usually yes, though some makers shorten a part of it, often the powertrain coverage, for later
      owners.
    What is left normally passes on with the vehicle, but the booklet may limit certain parts to the
      first owner.

    Read the transfer page in the warranty booklet, and have the dates confirmed by VIN.
    Ask {store} to look up the VIN and print what a second owner would have.
    Check whether the maker wants to be told of the change of owner, and within which time.
  `),
  'How do I check how much warranty is left on {the}?': sentencesOf(`
    Have a dealer of the brand look up the VIN, which shows the start date and the coverage left.
    Find the in-service date and the odometer reading, and count from there to the limits in the
      booklet.
    Any {make} dealer can read it from the VIN, or you can call the maker's customer line.

    Coverage ends at the time or the mileage limit, whichever comes first.
    Compare both limits, years and miles, because the one reached first ends the coverage.
    Get the end date of each kind of coverage in writing before you sign for the car.
  `),
  'What does a powertrain warranty cover on {a}?': sentencesOf(`
    It covers the parts that make the car move: engine, transmission, driveshafts and the axles they
      drive.
    Mainly the engine, the transmission and the drive parts between them and the wheels, against
      defects.
    Defects in the engine, gearbox and drivetrain are covered; in an electric car, the drive motor
      and related parts.

    Belts, fluids, spark plugs and other wear parts are usually left out, so read the list in the
      booklet.
    Look in the booklet for the exact list, since makers draw the line in different places.
    Electronics, air conditioning and trim belong to the basic warranty, which often ends sooner.
  `),
  'How do I check how much warranty is left on {a-used}?': sentencesOf(`
    Ask a dealer of that brand to look up the VIN; the start date and the remaining limits are on
      file.
    You need the date the car first went into service and its mileage today, then count to the
      booklet's limits.
    The maker's customer line or a brand dealer can tell you from the VIN.

    Read the Buyers Guide in the window too, because it states what the selling dealer covers.
    The window form, called the Buyers Guide, says whether the dealer itself gives a warranty.
    Look at the Buyers Guide as well, which shows any coverage that comes from the dealer.
    [16 CFR 455.2]
  `),
  'Does skipping maintenance void the warranty on {a}?': sentencesOf(`
    Not the whole of it, but a maker can refuse a repair that was caused by missed maintenance.
    Missed service does not end all coverage, yet it can cost you the claim for a part that failed
      because of it.
    Skipping a service can sink the claim for a part that it harmed, while unrelated coverage stays
      in force.

    Follow the schedule in the manual and keep dated receipts with the mileage on them.
    If you fell behind, have the service done now and keep the invoice.
    Proof of care is what counts, so save receipts and note the odometer reading each time.
  `),
  'Do I have to service {my} at a dealer to keep the warranty?': sentencesOf(`
    No, federal law lets you use any qualified shop, or do the work yourself, and keep the warranty.
    You do not: a maker may not tie the warranty to its own dealers unless it pays for the service.
    Any qualified shop may do routine service, since federal law bars makers from demanding one that
      you pay for.
    [15 USC 2302(c)]

    Follow the schedule, use parts and fluids that meet the manual's specification, and keep the
      receipts.
    Keep invoices that show date, miles, parts and fluids, in case a claim is questioned.
    What counts is that the work was done on time and that you can show it.
  `),
  'What is not covered by a bumper-to-bumper warranty?': sentencesOf(`
    Wear parts, maintenance, tires, crash damage and misuse are normally left out.
    It leaves out what wears by design, such as brake pads, wipers and filters, as well as accidents
      and neglect.
    Damage from outside, normal wear, routine service and changes made by an owner are common
      exclusions.

    The exclusions are listed in the warranty booklet, so read that page before you count on
      coverage.
    Tires often have a warranty of their own from the tire maker, with separate papers.
    Ask {store} about a part before you pay, because some wear items are covered for a short time at
      first.
  `),
  'Can I use aftermarket parts without losing my warranty?': sentencesOf(`
    Yes, federal law bars a maker from denying coverage only because a part came from another
      company.
    You can: the part is a reason to refuse a claim only if it, or the way it was fitted, caused the
      damage.
    The warranty stays in force, although damage caused by the part itself is not covered.
    [15 USC 2302(c)]

    Choose parts that meet the maker's specification, and keep the receipts and part numbers.
    Save the invoice, so that you can show what was fitted, when and by whom.
    Parts that change power, ride height or wheel size deserve care, since they are more likely to
      be blamed.
  `),
  'When does the warranty on {a-new} start?': sentencesOf(`
    On the in-service date: the day the vehicle is delivered to its first buyer or first put to use.
    It starts when the first retail buyer takes delivery, or earlier if the store used it as a
      demonstrator.
    Coverage begins with the first delivery or first use, not with the model year or build date.

    Ask for that date on paper, above all if the car was a demonstrator or has miles on it.
    Have {store} note the start date in the booklet, and check the odometer on that day.
    If the {model} was driven by the store first, ask how much of the coverage has already run.
  `),
  'What should I do if a warranty claim is turned down?': sentencesOf(`
    Ask for the reason in writing, then take it to the service manager and to the maker's customer
      line.
    Start by getting the refusal and its reason on paper, with the page of the booklet it rests on.
    Go up step by step: service manager, maker's customer line, then the dispute program named in
      the booklet.

    Bring your receipts, photos and dates, and ask for a second opinion from another dealer of the
      brand.
    Collect service records and an independent shop's view, since facts about the cause carry
      weight.
    If that fails, your state's consumer office or attorney general can tell you what the law
      offers.
  `),
};
