import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const comparison2Answers: DirectAnswers = {
  'Which has more cargo room, the {model} or the {rival}?': sentencesOf(`
    On paper the one with the larger cargo figure, with the rear seats up and folded, so check both
      and the shape of the opening.
    The larger figure on the specification sheet gives a first answer, and a tape measure gives the
      useful one.
    Check the cargo volume of the {model} against the rival's for the same year, behind the second
      row and behind the first.

    Load floor height, wheel wells and the slope of the tailgate decide what really goes in.
    Bring the stroller, crate or bag that you carry most, and try it in both.
    A spare tire or a hybrid battery can take space, so compare the same powertrain.
  `),
  'Which is easier to park, the {model} or the {rival}?': sentencesOf(`
    The one with the shorter body and the tighter turning circle is, and both figures are in the
      specification sheets.
    Compare length, width and turning circle, and then back each one into a marked space.
    Park the {model} and the rival in the same spot, since view and steering feel decide as much as
      inches.

    Check whether the trims you want both have a camera and sensors, as that evens things out.
    Look over your shoulder in each, because thick pillars hide posts and children.
    Measure your own garage before you choose the wider one.
  `),
  'What does the {model} offer that the {rival} does not?': sentencesOf(`
    Compare the equipment lists of like trims line by line and mark what stands on only one of them.
    The difference is often in drivetrains, driver aids, warranty and cabin layout, and the two trim
      charts show it.
    Look at what {make} includes in the {model} as standard and what the other charges for or leaves
      out.

    Look the other way around as well, so that the picture is fair.
    Count only features you would use, because a long list is no gain by itself.
    Check the same model year, since makers catch up with each other quickly.
  `),
  'Which costs less to insure, the {model} or the {rival}?': sentencesOf(`
    Only two quotes can tell, as insurers price the exact model, your record and your address.
    Ask your insurer to price both with the VINs, the same coverage and the same deductible.
    The {model} may be higher or lower than its rival, depending on claims, repair cost and theft in
      your area.

    Get the quotes before you choose, because the gap can be as large as a trim step.
    Ask which of the two earns credit for its safety equipment.
    Trim matters too, since costly lamps and sensors raise the price of repairs.
  `),
  'How does the {pair1} compare with the {pair2}?': sentencesOf(`
    Compare them in like trims of the same year on size, drivetrain, fuel use, equipment and price
      with all fees.
    One table answers it: dimensions, cargo, fuel figures, standard equipment, warranty and total
      price for each.
    They aim at similar buyers, so the details decide, such as room in the back, fuel use and what
      is standard.

    Drive both on one day over the same route, and take notes right after each.
    Use the makers' pages for figures and fueleconomy.gov for consumption, so that the sources
      match.
    Give most weight to the points you would notice every week.
  `),
  'Should I choose the {pair1} or the {pair2}?': sentencesOf(`
    Choose the one that suits your passengers, your loads and your budget after a drive in both.
    Let your daily use decide: the better seat, the right amount of room and the lower total cost.
    Either can be right, so score both on the three points that matter most to you.

    Ask for the out-the-door price of each in writing, with equipment matched as far as possible.
    Check insurance and fuel for both, because those costs stay with you.
    If they are close, pick the one with the nearer service and the better offer on your trade-in.
  `),
  'Is the {pair1} bigger than the {pair2}?': sentencesOf(`
    The longer one is not always the roomier, so look at length, width, height and cargo volume of
      both.
    That depends on the model year, and the dimensions on both makers' pages give the answer,
      outside and inside.
    It can be bigger outside and still smaller inside, so compare outside size for parking and
      inside figures for people.

    Sit in the back of each, behind a front seat set for you.
    A redesign may have changed one of them, so match the years.
    Take a tape measure for the cargo floor and the height of the opening.
  `),
  'Does the {pair1} cost more to run than the {pair2}?': sentencesOf(`
    Either may, so add up fuel, insurance, tires and scheduled service for both over a year.
    It depends on engine and trim, so compare the exact versions with your own miles.
    Fuel figures and insurance quotes give most of the answer, and tire size and service most of the
      rest.

    Use fueleconomy.gov for fuel, with your share of city and highway driving.
    Count the loss in value as well, which is a big part of the cost of a young vehicle.
    Ask a shop for the price of tires and brakes in both sizes.
  `),
  'How do I compare {plural} fairly?': sentencesOf(`
    Match model year, trim level, drivetrain and equipment first, and then compare price, room, fuel
      use and ratings.
    A fair comparison uses like trims, the same sources and the full price with fees for each.
    Level the field: same year, same kind of drivetrain, same must-have features, and only then the
      price.

    Drive them back to back on one route, with the same passengers.
    Use independent figures for fuel and crash tests, and the makers' sheets for sizes.
    Write the results in one table, as memory favors the one you saw last.
  `),
  'Which figures matter when comparing {plural}?': sentencesOf(`
    Out-the-door price, fuel use, cargo and passenger room, tow or payload rating, crash results and
      warranty terms.
    Start with total price and yearly cost, then room, fuel figures, ratings and warranty.
    The useful ones describe your daily use: combined fuel economy, rear legroom, cargo volume and
      turning circle.

    Leave aside peak numbers that you would never use, such as top speed.
    Look at payload on the door label too, since it limits people and luggage together.
    Take every figure for the same trim and drivetrain, because options change them.
  `),
};
