import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const commuting: KnowledgeModule = {
  id: 'commuting',
  topics: ['commuting'],
  intents: ['variable', 'general'],
  headings: [
    'Choosing a car for the commute',
    'What makes a good commuter',
    'Daily drive, daily costs',
  ],
  answer: {
    wordings: [
      'For a long commute, put seat comfort, quiet, fuel cost and easy driver aids ahead of ' +
        'power and size.',
      'Choose a commuter by cost per mile and by how you feel after an hour in the seat.',
      'Drive your real route at your real hour, because traffic and pavement tell you ' +
        'what matters.',
      'Take the {model} along your own commute if you can, at the hour when you normally drive.',
    ],
  },
  points: [
    {
      id: 'own-route',
      sentences: sentencesOf(`
        Start with the miles you drive and the kind of road you drive them on.
        The route decides more about the right commuter car than any brochure does.
        Know your commute in detail before you choose the car that will share it.

        Stop-and-go traffic favors hybrids, smooth gearboxes and good adaptive cruise.
        In heavy traffic, a hybrid saves fuel and an automatic hold saves your ankle.
        Crawling traffic rewards a smooth automatic and regenerative braking.

        Long highway runs reward quiet, stable cars with comfortable seats.
        On open highway, wind noise, tire noise and seat shape count for more.
        For steady highway miles, look for calm steering and low noise.
      `),
    },
    {
      id: 'seat-comfort',
      sentences: sentencesOf(`
        Spend real time in the driver's seat, because you will live in it for hours each week.
        On a long commute, a seat that fits is worth more than a large screen.
        Give the driver's seat an honest trial before you look at anything else inside.

        Check thigh support, lumbar adjustment and where your elbows rest.
        Adjust the wheel, the lumbar support and the height until nothing pinches.
        Look for a wheel that reaches toward you and a cushion that supports your legs.

        If your back complains on the test drive, it will complain for years.
        Discomfort on a short drive gets worse on a long one.
        A seat that is wrong for you cannot be fixed with a pillow.
      `),
    },
    {
      id: 'energy-cost',
      sentences: sentencesOf(`
        Work out the fuel for your own weekly miles before you compare two cars.
        Fuel is a large part of what a commute costs, so do the sum with your own distance.
        For a daily drive, the cost of energy can matter more than a small gap in price.

        Use the city and highway figures on the label according to your route.
        Take the label figure that matches your mix of roads.
        The fuel label separates city from highway, so use the one that fits.

        Check the fuel grade too, because premium adds up quickly over a year of commuting.
        Regular gas, premium or electricity makes a clear difference at high mileage.
        A car that needs premium costs more each week than the label suggests.
      `),
    },
    {
      id: 'plug-in-commute',
      when: { fuelTypes: ['electric', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        A plug-in suits a commute with a fixed distance.
        Daily driving of a known length is where charging at home pays off.
        Regular trips and a plug at home go well together.

        Compare your round trip with the range on the label, and leave room for cold days.
        Allow a margin for winter, heat and detours when you look at range.
        Cold weather and fast highways shorten range, so do not plan on the full figure.

        Ask whether there is charging at work, and what it costs.
        A plug at the workplace doubles what a short-range car can do.
        See if your employer or a nearby garage offers charging.
      `),
    },
    {
      id: 'traffic-tech',
      sentences: sentencesOf(`
        A few features take real strain out of heavy traffic, and others only fill a list.
        Some equipment pays off each morning, so look for it on the window sticker.
        Comfort in traffic often comes down to three or four features that you use all the time.

        Adaptive cruise with stop-and-go, blind-spot warning and a heated wheel are common
          favorites.
        Blind-spot lights, cruise control that handles a full stop and good headlights lead the
          list.
        Parking sensors, wireless phone mirroring and remote start help at both ends of the trip.

        Try the cruise control in traffic before you count on it.
        Notice how gently it slows and how soon it pulls away again.
        Some systems brake late or leave big gaps, so test it on a busy road.
      `),
    },
    {
      id: 'parking-size',
      sentences: sentencesOf(`
        Think about where the car will stand all day while you are at work.
        The parking space at work deserves the same thought as the garage at home.
        A car that is easy to own in the suburbs can be a nuisance in a tight city garage.

        Measure tight ramps and narrow stalls against the width with mirrors.
        A short car with a small turning circle saves minutes each day.
        Low clearance bars and compact stalls rule out some vehicles.

        If you pay by the month to park, ask about oversize charges.
        Some garages charge more for large vehicles.
        Check if the garage has a height limit before you add a roof rack.
      `),
    },
    {
      id: 'miles-add-up',
      sentences: sentencesOf(`
        A long commute changes the sums, because miles arrive faster than years.
        Drivers who commute far reach service and warranty limits sooner than others.
        High yearly mileage uses up warranty, tires and resale value at a quicker pace.
        If you drive far from {city} each day, miles will add up sooner than years.

        Service comes around sooner, tires wear and resale falls with each mile.
        Expect earlier tires, more frequent oil changes and a lower trade value.
        Plan for tires and brakes, and look at how far the coverage reaches in miles.

        Leases with mileage limits need special care here.
        If you lease, set the mileage allowance to what you really drive.
        Count your yearly miles with honesty before you choose between lease and purchase.
      `),
    },
  ],
};
