import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const recalls: KnowledgeModule = {
  id: 'recalls',
  topics: ['recalls'],
  intents: ['fixed_ops', 'variable', 'general'],
  headings: [
    'How to check for a recall',
    'What a safety recall means for you',
    'From VIN to repair',
  ],
  answer: {
    wordings: [
      'Enter the VIN at nhtsa.gov/recalls to see open safety recalls, then book the ' +
        'repair with a dealer of that make.',
      'To check for a recall, type the VIN into the lookup tool of the federal safety ' +
        'agency or of the maker.',
      'A VIN search at nhtsa.gov/recalls shows unrepaired safety recalls, and a ' +
        'franchised dealer of the make does the repair.',
      'For the {model}, enter the VIN at nhtsa.gov/recalls or on the {make} owner site to ' +
        'see open recalls.',
    ],
  },
  points: [
    {
      id: 'find-vin',
      sentences: sentencesOf(`
        The VIN is on the dash at the base of the windshield, on the door label and on the
          registration.
        Look for the VIN through the windshield on the driver's side, or on your insurance card.
        You will find the VIN on the title, the registration and a plate that shows through the
          windshield.
        To find the VIN of the {model}, stand at the driver's side and read the plate behind the
          glass.

        Copy the VIN carefully, because letters that resemble numbers are left out of it by design.
        Type every character exactly, as the letters I, O and Q never appear in a modern VIN.
        Watch for mix-ups, since a modern VIN never holds the letters I, O or Q.
        [49 CFR 565.13]
      `),
    },
    {
      id: 'what-it-shows',
      sentences: sentencesOf(`
        The federal lookup tool lists safety recalls that have not been repaired on that vehicle.
        A search by VIN shows open safety recalls and leaves out those already repaired.
        Results from the federal tool cover unrepaired safety recalls and leave out completed ones.

        Fresh recalls may take time to appear while makers match VINs.
        A very recent recall might not show yet, so look again a few weeks later.
        New campaigns are added as VINs are identified, which makes a second look worthwhile.

        Service bulletins and extended coverage are separate and may need a call to a dealer.
        Ask about service campaigns and bulletins too, because the safety tool leaves them out.
        Other programs, such as extended emission coverage, are not recalls and need their own
          question.
      `),
    },
    {
      id: 'letter',
      sentences: sentencesOf(`
        Makers must mail owners a recall notice, which goes to the address on the registration.
        A recall letter is sent by first-class mail to the registered owner.
        Registered owners get a recall letter that names the risk and the remedy.
        [49 CFR 577.7]

        Second owners miss letters most often, so update the address with the maker.
        If you bought the car used, register as its owner on the maker's site.
        After a move or a purchase, tell the maker where you live.
        After a move, give {make} your new address so that notices can reach you.

        Some letters come before parts exist, with advice on what to do until then.
        An early notice may tell you to park outside or limit use until the repair is ready.
        When the remedy is not ready, follow the interim advice in the letter.
      `),
    },
    {
      id: 'cost',
      sentences: sentencesOf(`
        The maker pays for the remedy of a safety recall, within an age limit set by federal law.
        Safety recall repairs come at the maker's expense unless the vehicle is past the age limit
          in federal law.
        Federal law puts the cost of a recall remedy on the maker, except for old vehicles.
        [49 USC 30120]

        If you already paid for the same repair, ask the maker about reimbursement.
        Owners who paid before the recall can often ask the maker to reimburse them.
        Keep old invoices, because an earlier repair of the same defect may be refunded.
      `),
    },
    {
      id: 'booking',
      sentences: sentencesOf(`
        For a recall repair, call with the VIN and ask if the parts are in stock before you drive
          over.
        Ask {store} whether parts for the recall have arrived and how long the repair takes.
        Recall parts can be scarce at first, so call ahead and give the VIN.

        Ask how the car will be used in the meantime, above all with a warning not to drive.
        If the notice says do not drive, ask about towing and a substitute car.
        For a do-not-drive notice, arrange a tow and leave the car parked.

        Combine the recall with due maintenance to save a trip.
        An oil change or rotation can often be done in the same visit.
        The recall visit is a good moment to have other due work looked at.
      `),
    },
    {
      id: 'used-cars',
      sentences: sentencesOf(`
        Run the VIN of any used car before you buy it.
        A pre-owned vehicle may carry an open recall, so search its VIN early.
        Before money changes hands, check a used car by VIN.
        Before you buy a used {model}, run its VIN through the federal lookup tool.

        Ask the seller when an open recall will be repaired and get proof on paper.
        Where a recall is open, agree in writing on who arranges the repair.
        Request the repair order that shows the recall as closed.

        The search says nothing about crashes or title, which need a history report.
        Recall status is one piece; title and damage history come from other records.
        Pair the search with a history report and an inspection.
      `),
    },
    {
      id: 'stay-informed',
      sentences: sentencesOf(`
        Check the VIN for recalls twice a year, because they can come long after the sale.
        Look up recalls by VIN with each season change or at every oil service.
        Make a recall check by VIN part of your regular routine.

        Tires, child seats and trailers have recalls as well, so register those.
        The same agency handles child seats and tires, and registration brings the notice to you.
        Send in the registration cards of child seats and tires.

        Report a safety defect to the federal agency, since patterns start with single reports.
        If you suspect a defect, file a complaint with the agency, which looks for patterns.
        A complaint filed online can help open an investigation.
      `),
    },
  ],
};
