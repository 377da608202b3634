import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const bodyStyle: KnowledgeModule = {
  id: 'body-style',
  topics: ['body-style'],
  intents: ['variable', 'general'],
  headings: ['Choosing a body style', 'Sedan, SUV, truck or van', 'What each shape does well'],
  answer: {
    wordings: [
      'Choose the shape by the people, cargo and parking of a normal week, then look at ' +
        'models inside that shape.',
      'Sedans ride low and sip fuel, SUVs and wagons carry more, trucks haul dirt, and ' +
        'minivans move people with ease.',
      'Start with how many seats and how much cargo you use weekly, and the right body ' +
        'style narrows itself down.',
      'See whether the shape of the {model} fits your passengers, your cargo and your ' +
        'parking space.',
    ],
  },
  points: [
    {
      id: 'sedan-or-hatch',
      sentences: sentencesOf(`
        A sedan keeps the cargo in a locked trunk, apart from the people.
        Sedans combine a quiet cabin with a trunk that hides what you carry.
        The low shape of a sedan has real strengths that taller vehicles cannot copy.

        It tends to be quieter, thriftier and steadier in crosswinds than a taller vehicle of the
          same size.
        A low car usually corners flatter, uses less fuel and costs less than its SUV sibling.
        Weight sits low, so it handles neatly and needs less fuel on the highway.

        A hatchback trades the trunk for an opening that swallows boxes.
        With a hatch in place of the trunk, a bike or a chair suddenly fits.
        If you carry bulky things, a hatchback of the same length is far handier.
      `),
    },
    {
      id: 'suv-or-crossover',
      sentences: sentencesOf(`
        SUVs and crossovers sit higher, load easily and adapt to many kinds of cargo.
        A taller body gives you a higher seat, an easier entry and a wide opening in back.
        People choose crossovers for the seat height and the flexible cargo area behind the seats.

        Getting in is easy on the knees, and snow or a rough lane is less of a worry.
        Hips slide in without bending far, and there is more room over a rutted track.
        That height helps with child seats, stiff backs and unplowed streets.

        In return the vehicle weighs more and often uses more fuel.
        The cost is extra weight, more wind and pricier tires.
        You pay for the space at the pump and at the tire shop.
      `),
    },
    {
      id: 'truck',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        A pickup makes sense when you haul dirty, tall or heavy things.
        Trucks earn their keep with loads that you would not put inside a cabin.
        Open beds are made for gravel, brush, furniture and tools.

        Choose the bed length first, then the cab, because together they set the size of the truck.
        Cab and bed are a trade: more room for people means less for cargo or a longer truck.
        A long bed and a large cab make a vehicle that many garages cannot take.

        If you haul only now and then, a small trailer may do the job.
        For a few loads a year, renting a truck or towing a utility trailer can be enough.
        Measure your garage and your parking spot at work before you go for a crew cab.
      `),
    },
    {
      id: 'minivan',
      when: { bodyStyles: ['minivan', 'van'] },
      sentences: sentencesOf(`
        A van uses its space better than almost any other shape.
        For sheer room inside a given length, a van is hard to match.
        Boxy shape and a low floor make a van roomy for its footprint.

        Sliding doors open in tight spaces, and small children can climb in alone.
        The floor is low, the doors slide, and the third row suits real adults.
        Kids step in without help, and doors cannot bang the car alongside.

        A van gives up ground clearance and a bit of image.
        What you miss is clearance on rough ground and, for some, the look.
        If style is your only doubt, rent one for a weekend with the family.
      `),
    },
    {
      id: 'wagon-or-coupe',
      sentences: sentencesOf(`
        Wagons, coupes and convertibles answer narrower wishes, and they answer them well.
        Less common shapes deserve a look before you follow the crowd.
        Beyond the usual choices there are a few rarer bodies that suit some lives very well.

        A wagon carries almost like an SUV and still drives like an ordinary car.
        With a wagon you get a long cargo floor at a comfortable loading height.
        Wagons join a low, stable ride to a deep and usable cargo area.

        A coupe or a convertible is about pleasure, so check the back seat and the trunk with honest
          eyes.
        Two-door cars make for a long reach to the belt and a squeeze into the rear.
        Sporty two-doors ask you to accept longer doors and a tight back seat.
      `),
    },
    {
      id: 'measure-home',
      sentences: sentencesOf(`
        Measure the place where the car will live before you choose its size.
        Your garage, driveway or curb has the last word on how large a car you can own.
        Take a tape measure to your parking space and write down its length, width and height.
        Check the length, width and height of the {model} against your own garage.

        Allow for open doors, the tailgate and a path to walk past.
        Leave space to open doors and to lift the hatch without hitting the garage door.
        Note height too, above all with a roof box or roof rails.

        If you park on the street, a shorter car makes each day a little easier.
        Street parkers should usually think about length more than width.
        In a shared garage, tight pillars and narrow ramps may decide the matter for you.
      `),
    },
    {
      id: 'try-two',
      sentences: sentencesOf(`
        Drive two different shapes before you settle on one of them.
        Try at least one body style that you had not considered until now.
        Take a second shape for a short drive, if only for the comparison.

        Many people find that their old habit no longer fits their life.
        Children grow, hobbies change, and the right shape changes along with them.
        What suited you some years ago may be more car, or less, than you need now.

        Ask {store} to pull both up side by side so that you can sit in one after the other.
        Sit in both within a few minutes, and load the same bag into each.
        A back-to-back look makes the difference plain in minutes.
      `),
    },
  ],
};
