import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const fuelEconomy: KnowledgeModule = {
  id: 'fuel-economy',
  topics: ['fuel-economy', 'commuting'],
  intents: ['variable', 'general'],
  headings: [
    'How to read the fuel-economy label',
    'What fuel economy to expect',
    'EPA estimates and your own driving',
  ],
  answer: {
    wordings: [
      'The EPA label gives city, highway and combined estimates, and your own result ' +
        'depends on speed, weather, load and trip length.',
      'Compare models by the combined EPA estimate, then adjust for your own mix of short ' +
        'trips, traffic and open road.',
      'Treat the EPA figures as a fair yardstick between vehicles, not as a forecast for ' +
        'your tank.',
      'Use the EPA label to compare the {model} with others, and expect your own mileage ' +
        'to move with speed, weather and load.',
    ],
  },
  points: [
    {
      id: 'label',
      sentences: sentencesOf(`
        The fuel-economy label is part of the window paperwork of cars and light trucks sold as new.
        Each car or light truck offered as new carries a fuel-economy label on its window.
        On an untitled car, look for the fuel-economy label next to the price sticker.
        If the {name} that you look at has never been titled, find the fuel-economy label on its
          window.

        The large figure is the combined estimate, with city and highway shown beside it.
        Combined economy appears on the label in large type, and the two driving patterns in smaller
          type.
        City and highway stand next to the combined figure, which blends the two.

        The label also states fuel used per hundred miles, which makes differences easier to see
          than miles per gallon.
        Gallons per hundred miles, printed lower down, shows real differences more plainly.
        Find the line with gallons per hundred miles, because equal steps in it mean equal amounts
          of fuel.
        On the label of the {model}, look for gallons per hundred miles, because equal steps there
          mean equal fuel.
        [40 CFR 600.302-12]
      `),
    },
    {
      id: 'estimates',
      sentences: sentencesOf(`
        EPA ratings come from laboratory cycles that every maker follows under the same rules.
        Test cycles on rollers produce the mileage ratings, so that all vehicles meet the same
          conditions.
        EPA estimates rest on standard tests in a lab, the same for all brands.

        The ratings are called estimates for that reason, and advertising should name the EPA as
          their source.
        Sellers should present the ratings as EPA estimates and say which kind of driving each
          describes.
        An ad that quotes a rating should say that it is an EPA estimate and name the kind of
          driving.
        [16 CFR 259.4]

        Your tank may come out higher or lower, and neither means that something is broken.
        Results on the road scatter around the rating in both directions.
        A healthy car can miss its rating on a cold short commute and beat it on a calm trip.
      `),
    },
    {
      id: 'city-or-highway',
      sentences: sentencesOf(`
        Match the EPA figure to your week: city for errands and traffic, highway for steady open
          road.
        Choose the line of the label that looks like your own driving before you compare two models.
        Think of your usual trips and weigh the city and highway values to suit.

        Gasoline cars burn more in town, where each stop throws energy away as heat in the brakes.
        In stop-and-go traffic a gasoline engine wastes fuel on every restart and idle.
        City figures of gasoline models run lower, since idling and braking cost fuel without
          distance.

        Hybrids often reverse the pattern, because slowing down recharges their battery.
        With a hybrid the city figure can match or pass the highway figure.
        Hybrid drive narrows the gap or turns it around, as braking energy is kept.
      `),
    },
    {
      id: 'speed-and-load',
      sentences: sentencesOf(`
        Speed matters more than any gadget, because air drag climbs steeply on the highway.
        Slowing down a little on the interstate saves more than any additive.
        Above town speeds, most of the fuel goes into pushing air aside.

        Roof boxes, racks and open windows add to the drag.
        Take empty carriers off the roof, since they cost fuel even when they hold nothing.
        An unused roof box makes the engine work on each mile.

        Smooth driving helps too: look ahead, lift early and avoid racing from light to light.
        Gentle starts and early lifting keep energy that hard braking would waste.
        Coasting toward a red light uses less than braking hard in front of it.
      `),
    },
    {
      id: 'weather-and-trips',
      sentences: sentencesOf(`
        Short cold trips use far more fuel, because engine, oil and cabin all start cold.
        Winter hits short journeys hard, as the engine rarely reaches its working temperature.
        In cold weather an engine runs rich at first, and a brief errand may end before it warms.

        Winter gasoline blends, heated seats and thick fluids add to the drop.
        Cold fluids, seasonal fuel and heavy use of heaters all take their share.
        Denser air, stiff lubricants and the winter blend at the pump add to the loss.

        Combining errands into one outing keeps the engine warm.
        Link several stops in one trip, so that the warm-up happens once.
        One longer round trip does better than three cold starts.
      `),
    },
    {
      id: 'maintenance',
      sentences: sentencesOf(`
        Soft tires are a quiet thief of fuel, so check pressure monthly against the door placard.
        Low tire pressure raises rolling drag, and a gauge finds it before the dash light does.
        To save fuel, keep tires at the pressure on the door-jamb placard, measured cold.

        A dragging brake, a tired oxygen sensor or the wrong oil can lower gas mileage as well.
        If consumption rises without a reason, have brakes, sensors and alignment looked at.
        When mileage falls for no clear cause, a technician can check for a sticking caliper or a
          weak sensor.

        Record fill-ups for a few tanks, since one alone says little.
        Keep a log of fill-ups for the {model} over several tanks, since one alone says little.
        Judge by several fill-ups, because a single one depends on where the pump clicked off.
        Trip computers tend to flatter, so compare with gallons pumped over a month.
      `),
    },
    {
      id: 'compare',
      sentences: sentencesOf(`
        FuelEconomy.gov lists official estimates by model year, engine and drivetrain, older
          vehicles included.
        For a pre-owned vehicle, look up the model year, engine and drivetrain on FuelEconomy.gov.
        The federal site FuelEconomy.gov lets you set several vehicles side by side.

        Choose the row with the exact engine and drive, because versions of one model can differ
          widely.
        Pick the right version of the {model}, since engine and drivetrain each have their own
          rating.
        Compare like with like, as an extra driven axle or a larger engine has a row of its own.
      `),
    },
  ],
};
