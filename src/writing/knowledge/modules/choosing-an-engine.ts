import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const choosingAnEngine: KnowledgeModule = {
  id: 'choosing-an-engine',
  topics: ['engine'],
  intents: ['variable', 'general'],
  headings: [
    'Choosing between engines',
    'Reading the engine line on a listing',
    'How much engine you need',
    'What the engine choice changes',
  ],
  answer: {
    wordings: [
      'Choose the engine by your heaviest normal load and your usual roads, then check its ' +
        'fuel, its rating and its cost.',
      'The right engine is the one that pulls your usual load without strain and burns the ' +
        'fuel you want to buy.',
      'Match the engine to what you carry, tow and climb, and drive the exact one ' +
        'before you sign.',
      'Pick the {model} engine by the load and the hills it will face, not by horsepower alone.',
    ],
  },
  points: [
    {
      id: 'read-the-line',
      sentences: sentencesOf(`
        An engine line on a listing packs several facts into a few words.
        The short engine description in a listing tells more than it seems.
        Learn to read the engine line, since it sums up the hardware.

        Liters give the size, the letter and number give the layout and count of cylinders, and
          turbo means forced air.
        You will usually see the size in liters, the number of cylinders and whether there is a
          turbocharger.
        Look for size, cylinders, turbocharging and fuel, in roughly that order.

        If the line is blank or vague, the VIN will settle which engine is fitted.
        When it leaves you in doubt, ask for the build sheet or a look-up by VIN.
        A sparse entry can be cleared up with the VIN and the maker's parts data.
        Ask {store} to confirm the engine by VIN if the listing is unclear.
      `),
    },
    {
      id: 'power-and-torque',
      sentences: sentencesOf(`
        Horsepower and torque answer two different questions about an engine.
        Two figures describe an engine, and each of them matters at a different moment.
        Look at torque as well as horsepower when you set two engines side by side.

        Torque is the pull you feel when you leave a light or climb with a full car.
        Pulling away, climbing and towing depend on torque at low engine speed.
        Strong torque low in the rev range makes a loaded car feel relaxed.

        Horsepower shows at higher speed, when you merge or pass.
        At highway speed it is horsepower that shortens a pass.
        More horsepower helps on a ramp, as long as you are willing to let the engine rev.
      `),
    },
    {
      id: 'small-turbo-or-larger',
      sentences: sentencesOf(`
        Many cars offer a small turbo engine beside a larger one without a turbo.
        A common choice is between a small turbocharged engine and a bigger plain one.
        Two paths lead to similar power: a turbocharger or more displacement.

        The turbo tends to pull well at low speed and can be thrifty with a light foot.
        Driven gently, a small turbo can save fuel and still feel quick in town.
        With a turbo, low-speed pull is strong, though heavy use can raise fuel consumption sharply.

        A plain engine has fewer parts and often accepts regular gas.
        The larger engine without a turbo is simpler and may have a smoother response.
        Without a turbo there is less to go wrong, and the response is easy to predict.
      `),
    },
    {
      id: 'fuel-it-needs',
      sentences: sentencesOf(`
        Check which fuel the maker asks for.
        Read the fuel requirement inside the fuel door and in the manual.
        Find out what grade of fuel the engine needs.
        Look at the fuel door of the {model} before you compare running costs.

        Required and recommended are two different words for premium gas.
        Premium that is required is a fixed cost, while premium that is recommended leaves you a
          choice.
        Some engines must have premium; others only make a bit more power with it.

        Over years of fill-ups the grade can matter as much as the economy label.
        Work that into your budget, because you will pay it at every fill-up.
        A thrifty engine on a costly grade may save less than you expect.
      `),
    },
    {
      id: 'transmission',
      sentences: sentencesOf(`
        The gearbox shapes how the engine feels, so judge the pair together.
        An engine is only as pleasant as the transmission that works behind it.
        Pay attention to the transmission during the drive, above all at low speed.

        A conventional automatic shifts in steps, and a continuously variable one holds the engine
          at a steady note.
        Some automatics change gear crisply, while variable ones let the engine drone under load.
        Dual-clutch units can be quick on the move and a little jerky at walking pace.

        Try a steep driveway, a crawl in traffic and one firm push onto the highway.
        Creep forward in a parking lot, climb a hill and merge once with some vigor.
        Stop, creep, climb and merge, because those four show up most gearbox habits.
      `),
    },
    {
      id: 'enough-not-more',
      sentences: sentencesOf(`
        More power is pleasant, but it is not without cost.
        A stronger engine brings costs along with the fun.
        Think before you pay for power that you rarely use.

        It can raise the price, the insurance, the tire bill and the fuel use.
        Purchase price, premiums, tires and fuel may all go up with output.
        Expect to pay for it in several places, from the insurer to the tire shop.

        If the base engine merges calmly with your family aboard, it is probably enough.
        Load the car as you normally would and try the smaller engine first.
        The base engine deserves a fair try with people and bags on board.
        Take the base engine of the {model} onto a ramp with your usual load before you rule it out.
      `),
    },
    {
      id: 'truck-engines',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        In a truck, choose the engine together with the axle ratio and the tow package.
        Truck engines make sense only as part of a combination.
        For a pickup, look at engine, axle and cooling as one set.

        The same engine can carry quite different ratings with another axle or cab.
        A change of axle ratio or cab alters what the truck may pull, even with the same motor.
        Cab, bed, axle and drivetrain all shift the rating of a given engine.

        Diesel pays off for heavy and frequent towing and asks more at purchase and service.
        If you tow often and far, a diesel may suit you; for light errands its extra cost is hard to
          recover.
        A diesel gives easy low-speed pull, along with exhaust fluid, costlier service and a higher
          price.
      `),
    },
  ],
};
