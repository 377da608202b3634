import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const workVehicles: KnowledgeModule = {
  id: 'work-vehicles',
  topics: ['work-use'],
  intents: ['variable', 'general'],
  headings: [
    'Choosing a vehicle for work',
    'What a work truck or van has to do',
    'Buying for the job',
  ],
  answer: {
    wordings: [
      'Choose a work vehicle from the job backward: the load, the tools, the crew, the ' +
        'miles and the places where it parks.',
      'List what it must carry, pull and hold on a hard day, then find the body, engine and ' +
        'rating that cover it.',
      'The right work vehicle carries your heaviest normal load within its rating and keeps ' +
        'your tools within reach.',
      'See if the {model} covers your heaviest usual day in payload, bed or cargo space, ' +
        'and crew seats.',
    ],
  },
  points: [
    {
      id: 'payload-first',
      sentences: sentencesOf(`
        Weigh what you really carry on a hard day before you look at engines.
        Begin with the weight of your load and not with engine power.
        Know your load in pounds before you choose the truck or van to carry it.

        Tools, racks, materials, crew and fuel all count against payload.
        Shelving, ladders and people eat into the rating before you load the first box.
        Every rack, toolbox and passenger comes off the amount that you may carry.

        The label in the door frame shows the limit for that very vehicle.
        Read the door label, because options change the figure from one unit to the next.
        Two vehicles of one model can have different limits on their door labels.
      `),
    },
    {
      id: 'body-and-bed',
      sentences: sentencesOf(`
        Look at how the load goes in and out, because you will do it many times a day.
        Think about loading and unloading before you choose between a bed and a box.
        Easy access to tools and material decides how fast your crew works.

        Bed length, wall height, door width and tie-downs matter more than trim.
        Measure sheet goods, ladders and pallets against the floor and the doors.
        A van keeps tools dry and locked, while a pickup takes dirt and tall loads.

        Ask whether racks, bins or a cap can be fitted before delivery, and who backs the work.
        If an upfitter is involved, get its lead time and warranty in writing.
        Plan shelves, ladder racks and lighting along with the vehicle.
        Ask {store} how upfitting is handled and who stands behind it.
      `),
    },
    {
      id: 'crew',
      sentences: sentencesOf(`
        Count the seats that you need on a normal workday, because crew size settles the cab.
        Think of the people as well as the material, since both have to fit.
        A work vehicle carries a crew too, so choose the cab with care.

        A larger cab costs bed length, maneuverability or both.
        With a crew cab you carry people and give up some bed or some ease in town.
        Each extra row adds length that you must park.

        Easy steps, washable floors and tough seats pay off with muddy boots.
        Choose vinyl or rubber where dirt comes in, and pay for comfort where people sit for hours.
        The driver's seat deserves attention when the job means long miles.
      `),
    },
    {
      id: 'uptime',
      sentences: sentencesOf(`
        A work vehicle earns money only while it runs, so plan for its repairs.
        For a business, days off the road can cost more than most options.
        Downtime is the hidden cost of a work vehicle, and you can prepare for it.

        Ask about service hours, parts supply and whether a temporary vehicle can be had.
        Find out how repairs are scheduled and how quickly common parts arrive.
        A conversation with the service desk before the sale is time well spent.
        Talk with the service side of {store} about turnaround for working vehicles.

        Simple, common hardware is easier to keep going.
        A popular engine and an ordinary tire size mean parts are close at hand.
        Vehicles that many trades use tend to be quick to repair.
      `),
    },
    {
      id: 'running-cost',
      sentences: sentencesOf(`
        Figure cost per mile or per job.
        Look at cost over the whole time in service.
        Purchase price is a small part of a work vehicle's bill.

        Fuel, tires, brakes, insurance and idle time belong in the sum.
        Long idling counts as wear, although the odometer does not show it.
        Commercial insurance, fuel and tires can outweigh a difference in price.

        Keep records per vehicle, and the next choice will be easier.
        A simple log of costs makes the next purchase a matter of numbers.
        Note fuel and repairs by unit, so that you see which ones earn their keep.
      `),
    },
    {
      id: 'taxes-and-title',
      sentences: sentencesOf(`
        Ask your tax adviser how the purchase should be titled and financed.
        Bring your accountant in before you sign.
        Tax treatment depends on your business, so ask your own adviser.

        Title, registration class, insurance and plates may differ for business use.
        A commercial title can change plates, insurance and what the lender asks for.
        Check whether the weight class brings other rules in your state.

        Have business papers ready, because lenders and registration offices will ask for them.
        Bring formation papers, proof of insurance and a list of who may sign.
        Lenders may want business records along with a personal application.
      `),
    },
    {
      id: 'new-or-used-work',
      sentences: sentencesOf(`
        A used work vehicle can save money if its history is clear.
        Lightly used trucks and vans are worth a look, above all for light duty.
        Used can make sense on the job, as long as you know where the miles came from.

        Check hour meters, idle time, hitch wear and rust under the body.
        Look at the hitch, the springs, the bed floor and the frame for signs of overloading.
        Ask about engine hours, since idle time ages an engine without adding miles.

        For hard daily use, new with full coverage may be the steadier choice.
        If the vehicle is your livelihood, coverage and known history are worth paying for.
        The harder the job, the more a full warranty is worth to you.
      `),
    },
  ],
};
