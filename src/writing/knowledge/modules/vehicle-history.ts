import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const vehicleHistory: KnowledgeModule = {
  id: 'vehicle-history',
  topics: ['vehicle-history'],
  intents: ['variable', 'general'],
  headings: [
    'Reading a vehicle history report',
    'What a history report can tell you',
    'Checking the past of a used car',
  ],
  answer: {
    wordings: [
      'Read the report for title brands, odometer entries, accidents and gaps, then treat ' +
        'it as a start and not as proof.',
      'A history report lists what was reported about a VIN; it cannot show what nobody ' +
        'wrote down.',
      'Check title, mileage, owners and damage in the report, and back it up with an ' +
        'inspection.',
      'Pull the report for the VIN of the {model} you like, and read it line by line with a ' +
        'salesperson.',
    ],
  },
  points: [
    {
      id: 'what-it-is',
      sentences: sentencesOf(`
        A history report collects records from titles, insurers, auctions and repair shops.
        Reports draw on state title offices, insurers, police and workshops.
        What you read is a list of entries that others have sent in.

        Cash repairs and small dents often never reach it.
        Damage that was paid for privately may be missing.
        Anything fixed without an insurer or a police report can stay unseen.

        A clean report means that nothing was reported, and no more than that.
        So a blank page is good news, but not a certificate.
        For that reason, an empty damage section still calls for a look at the car.
      `),
    },
    {
      id: 'title-brands',
      sentences: sentencesOf(`
        Start with the title section, since it outweighs everything else on the page.
        Look at the title first and see whether it carries a brand.
        The title line comes before all the others, because a brand there changes everything.

        Salvage, rebuilt, flood, lemon and junk brands lower value and can limit insurance.
        Words such as salvage, rebuilt or flood change what a car is worth and who will insure it.
        A brand from any state stays part of the car's story, even after it moves.

        Ask your insurer and lender before you consider a branded title.
        If there is a brand, call your insurance company first, because some will not cover it
          fully.
        Lenders may refuse such a car, so find out before you fall for the price.
      `),
    },
    {
      id: 'federal-system',
      sentences: sentencesOf(`
        A federal database collects title brands from the states.
        The national title system gathers brands, total losses and odometer readings.
        Title brands from across the country end up in the NMVTIS database.
        [49 USC 30502; vehiclehistory.gov]

        Approved providers sell reports drawn from it for a small fee.
        You can buy such a report from providers listed on its public site.
        Its website names the companies that may sell you a report.
        [vehiclehistory.gov]

        Commercial reports add service visits and auction entries to that.
        Private report companies add other sources, and no two of them hold the same records.
        Two reports on one car can differ, so a second one may be worth its fee on an expensive car.
      `),
    },
    {
      id: 'odometer',
      sentences: sentencesOf(`
        Follow the mileage from entry to entry and see that it climbs steadily.
        Read down the mileage column with care, from the oldest entry to the newest.
        Odometer readings should rise from one record to the next without odd gaps.

        A figure that falls or stalls for years needs an explanation.
        Ask about any drop, any jump and any long pause.
        Typing errors happen, yet a reading that goes backward has to be cleared up.

        Federal law calls for a written odometer statement when most cars change hands.
        The seller must state the mileage on paper for most vehicles.
        You should get a signed odometer disclosure with the title of most newer used cars.
        [49 CFR 580.5]
      `),
    },
    {
      id: 'owners-and-use',
      sentences: sentencesOf(`
        See how many owners there were and how the car was used.
        Look at the number of owners and the kind of use.
        Ownership entries show the life that the car has led.

        Rental, fleet and lease use are not bad in themselves, since such cars are often serviced on
          time.
        Former rentals may have had many drivers, yet also regular service.
        A lease return can be well kept, while a taxi has usually worked hard.

        Many owners in a short time should make you ask for the reason.
        Quick changes of hands deserve a question.
        If several people gave the car up within a year or two, look for the cause.
      `),
    },
    {
      id: 'damage-entries',
      sentences: sentencesOf(`
        An accident entry is a reason to look closer, not a reason to leave at once.
        Damage reports cover everything from a scratched bumper to a wreck.
        The word accident covers a wide field, so ask what lies behind it.

        Find out which part was hit, whether airbags went off and who repaired it.
        Look for airbag deployment, a tow from the scene and any mention of the frame.
        Ask for photos and repair invoices, and have the repaired area inspected on a lift.

        A bumper repair done well need not trouble you.
        Light damage, properly fixed, mainly affects the price.
        Structural repairs matter more, and they should show in what you pay.
      `),
    },
    {
      id: 'records-at-home',
      sentences: sentencesOf(`
        Receipts from the previous owner fill in what the report leaves out.
        Service papers complete the picture, because databases miss much routine care.
        Paper from earlier owners is worth having, even if it is only a thin folder.
        Ask {store} which service records came with the {model}.

        Ask for oil changes, tires, brakes and larger repairs with dates and miles.
        Look for a steady rhythm of service and for work done on time.
        A folder of invoices shows care in a way that a database cannot.

        If the car was serviced at a brand dealer, that store may look up its visits by VIN.
        Dealers of the brand can sometimes see earlier visits in the maker's network.
        Maker networks often keep warranty and recall work on file under the VIN.
      `),
    },
  ],
};
