import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const vehicleHistoryAnswers: DirectAnswers = {
  'How do I read the history report of {a-used}?': sentencesOf(`
    Read the title section first, then mileage, accidents, owners and service entries in order of
      date.
    Go line by line by date: title brands, odometer readings, damage entries, number of owners, then
      service.
    Start with the VIN and the title, because a brand there matters more than anything below it.

    Look for gaps in time, miles that fall and moves between states soon after damage.
    Treat an empty section as nothing reported, which is not the same as nothing happened.
    Have a mechanic check what the report leaves open.
  `),
  'Is {a-used} with one accident still worth buying?': sentencesOf(`
    It can be, if the damage was light, the repair was done well and the price reflects it.
    Often yes: a bumper or fender repair is no reason to walk away, while frame or airbag damage
      usually is.
    That hangs on the damage, so find out which part was hit, how hard and who repaired it.

    Ask for repair invoices and photos, and have the area checked on a lift.
    Expect to get less when you sell, because the entry stays with the VIN.
    Compare the price with an equal one without an entry, and ask for a clear difference.
  `),
  'What does a branded title mean for {a-used}?': sentencesOf(`
    It means that a state has marked the title for a serious event, such as salvage, flood, rebuilt
      or lemon buyback.
    A brand is an official note on the title that the vehicle was once a total loss, flooded,
      rebuilt or bought back.
    The state has put a permanent warning on its title, and that lowers its value for good.

    Ask your insurer and your lender first, since some will not cover or finance it.
    The exact word matters, because salvage may not be driven while rebuilt has passed a state
      check.
    Only consider one with full repair papers and an inspection by a body expert.
  `),
  'How do I check the VIN of {a-used}?': sentencesOf(`
    Compare the VIN on the dash, the door label, the title and the report, and then run it through
      the recall and title searches.
    Read it through the windshield, match it with the door label and the papers, and enter it at
      nhtsa.gov/recalls and vehiclehistory.gov.
    All copies of the VIN have to agree: dash, door, title and history report.

    Scratched plates, odd rivets or a number that differs are reasons to stop.
    The federal decoder at nhtsa.gov shows make, year, engine and plant, which should fit the car.
    A dealer of the make can pull recalls and build data with the same number.
  `),
  'Does a clean history report mean {a-used} has no damage?': sentencesOf(`
    No, it means that no damage was reported, since private repairs and small crashes often never
      reach the databases.
    It does not, because a report holds only what insurers, states, police and shops have sent in.
    Not for sure: a clean report is a good sign, but unreported repairs leave no trace in it.

    Look at paint, gaps and the underside yourself, and have a mechanic do the same.
    New entries can arrive weeks later, so pull a fresh report just before you buy.
    Two reports from different companies can differ, which may be worth a second fee on a costly
      vehicle.
  `),
  'Why does the number of owners of {a-used} matter?': sentencesOf(`
    Few owners often mean steady care and better records, while many in a short time can hint at a
      problem.
    It shows how long people were content with it, since quick sales again and again need a reason.
    Each change of hands breaks the chain of records, so fewer owners make the past easier to
      follow.

    Look at how long each one kept it, and how many miles it did in that time.
    A second owner with a full folder of invoices is better than a single one without any.
    Type of use counts as well, because a private owner and a delivery fleet wear a vehicle in
      different ways.
  `),
  'Can I see service records for {a-used} at {store}?': sentencesOf(`
    It depends on what came along: ask {store} for records from the trade-in, the history report or
      the maker's network.
    Often some of them, because visits at dealers of the make can be looked up by VIN if the store
      sells that make.
    You can ask for whatever the store has, such as its own repair order and papers from the last
      owner.

    Names and addresses of former owners will be left out for privacy.
    Ask what the store itself replaced or repaired before putting it up for sale.
    If nothing is there, let an inspection stand in for the missing past.
  `),
  'How do I know the mileage on {a-used} is real?': sentencesOf(`
    Compare the odometer with the title, the history report, service stickers and the wear on
      pedals, seat and wheel.
    Check that the readings in the report rise over time and fit the wear you see in the cabin.
    Read every dated mileage you can find, on the report, invoices, inspection stickers and oil
      labels, and see whether they fit.

    The seller has to state the mileage in writing when the title changes hands, except on vehicles
      that are exempt by age.
    A shiny pedal, a worn seat edge and old tires on a car with few miles deserve a question.
    A shop can read the mileage stored in other control units on many cars.
  `),
  'Should I buy {a-used} that was a rental?': sentencesOf(`
    It can be a sound buy, because rental fleets service on schedule, but many drivers have used it
      and looks may show it.
    Yes, if inspection and price are right, as former rentals are young and usually well maintained.
    There is no need to rule it out: check its condition, its records and the price like those of
      any other.

    Look closely at wheels, bumpers and interior, where many hands leave marks.
    Expect a basic trim and more miles for its age, and compare the price with private ones.
    See how much factory warranty is left by its in-service date.
  `),
};
