import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const rangeAndCharging: KnowledgeModule = {
  id: 'range-and-charging',
  topics: ['range-and-charging'],
  intents: ['variable', 'general'],
  headings: [
    'Range and charging in daily life',
    'Where and how you would charge',
    'Planning around the battery',
  ],
  answer: {
    wordings: [
      'If you can plug in where you park overnight, daily charging takes care of itself ' +
        'and public stations serve mainly for trips.',
      'Range fits your life when a normal day, winter included, uses well under what one ' +
        'night of charging puts back.',
      'Start with your parking place: a plug at home matters more to daily use than the ' +
        'rated range.',
    ],
  },
  points: [
    {
      id: 'home-level-one',
      sentences: sentencesOf(`
        Level One charging uses an ordinary household outlet and adds range slowly through the
          night.
        The slow way to charge is a regular wall outlet, which the industry calls Level One.
        A common outlet works for charging, though it restores only a modest distance overnight.

        For a short commute a plain outlet may be enough, provided it sits on a sound circuit of its
          own.
        Drivers with few daily miles can live with slow charging if the wiring is in good shape.
        Owners of plug-in hybrids often get by with a household outlet on a dedicated circuit.

        Skip extension cords, because charging draws a heavy current for hours on end.
        Leave extension cords in the garage, since hours of high current can overheat thin wire.
        An electrician should look at an old outlet before it carries a charging load each night.
      `),
    },
    {
      id: 'home-level-two',
      sentences: sentencesOf(`
        Level Two uses the kind of circuit that feeds a clothes dryer and refills most cars by
          morning.
        A dryer-type circuit with a wall unit, known as Level Two, is what most owners settle on.
        With Level Two equipment at home, an overnight stop usually covers a full day of driving.

        Get a quote from a licensed electrician before you buy the car, since panels differ.
        Electricians around {city} can tell you whether your panel has room, so ask for a quote
          before you buy.
        Ask a licensed electrician whether your panel has room and what the cable run would cost.
        Have the panel checked early, because an upgrade can cost more than the charger.

        Utilities sometimes offer night rates or rebates, so call yours as well.
        Your electric company may have a night rate that suits car charging.
        Look into off-peak rates, as most cars can start charging on a timer.
      `),
    },
    {
      id: 'public-fast',
      sentences: sentencesOf(`
        Fast chargers feed the battery direct current and suit long trips.
        Direct-current fast charging is made for the highway stop, not for every day.
        On the road, fast stations add distance in the time of a meal or a coffee.

        The rate drops as the battery fills, so several short stops can beat one long one.
        Power tapers toward a full battery, and the final part takes the longer share of time.
        Leaving before the battery is full often saves time, since the end of a charge is slow.

        Each car accepts power only up to its own limit, whatever the station could deliver.
        A powerful station does not help beyond what the car can take.
        Ask for the peak rate of the car and how long it holds that rate.
        Ask how fast the {model} can take power and how long it holds that rate.
      `),
    },
    {
      id: 'connectors',
      sentences: sentencesOf(`
        Look at the charging port and learn which plugs it takes without an adapter.
        Ask {store} to open the charging port of the {model} and name the plugs that fit it.
        Several connector types are in use, so check what the car has and which adapter comes with
          it.
        Plug standards have been changing, and two model years of one car can differ.

        Open the apps of the main networks and see which stations near {city} carry the right plug.
        Then look for stations on your usual routes that carry the right plug for the car.
        Search a map of public stations by plug type for the places that you really go.

        Note how many plugs each site has, because a single one may be busy or broken.
        Prefer sites with several plugs, as one alone can be out of order.
        Recent comments from users show whether a station tends to work.
      `),
    },
    {
      id: 'cold',
      sentences: sentencesOf(`
        Cold weather shortens range, since the battery works less freely and the cabin needs heat.
        Expect less distance in winter, because heating the cabin draws on the drive battery.
        On freezing days part of the battery goes into warmth instead of miles.

        Warm the cabin while the car is still plugged in, and lean on seat and wheel heaters.
        Preheating on the plug saves the battery for the road.
        Use the departure timer at home, then let heated seats do more of the work.

        Ask if the {model} has a heat pump, which warms the cabin with less energy.
        Ask whether a heat pump is fitted, as it uses less energy than plain resistance heat.
        A heat pump helps in cool weather, so find out which trims carry one.
      `),
    },
    {
      id: 'estimate',
      sentences: sentencesOf(`
        Rated range is an EPA estimate from standard cycles, and sustained speed is its main enemy.
        The EPA range estimate mixes city and highway, while fast interstate driving uses more.
        The range on the label is an EPA estimate, and a fast highway run will undercut it.

        Towing, headwinds, hills and roof loads cut into the distance further.
        A trailer or a strong headwind costs more distance than most people expect.
        Plan extra stops when you tow, climb or face wind.

        Leave a buffer on the first trips and watch how the car predicts arrival.
        Give yourself a margin until you know how your own driving compares.
        Trust the prediction after you have seen it proved on familiar roads.
      `),
    },
    {
      id: 'battery-care',
      sentences: sentencesOf(`
        For daily use, many makers advise a charge limit below full and a full charge only before
          trips.
        Daily charging to a moderate level is gentler on the battery than a full charge each night.
        Set the everyday charge limit that the owner's manual suggests, and fill up before long
          drives.

        Long parking at a very high or very low charge ages the cells faster.
        Avoid leaving the battery full or nearly empty for weeks.
        Before a vacation, park the car with the battery somewhere in the middle.
      `),
    },
  ],
};
