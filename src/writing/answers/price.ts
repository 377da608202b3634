import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const priceAnswers: DirectAnswers = {
  'How much does {full} cost?': sentencesOf(`
    The listing and the window sticker show the price of each car, which changes with trim, options
      and miles.
    It depends on trim, equipment and, for a used one, mileage and condition, so look at each
      listing.
    Every listed {model} carries its own price, and tax and government fees come on top.

    Ask {store} for the out-the-door total of the one you like, with its stock number.
    Pick one by stock number and request the total with tax, title and fees.
    For a fair comparison, use the total with fees and tax for one particular VIN.
  `),
  'Why do two {model} listings with the same mileage have different prices?': sentencesOf(`
    Trim, options, model year, condition, history and remaining warranty can differ even when the
      miles match.
    Mileage is only one part: equipment, accident history, tires, owners and warranty make up the
      rest.
    Look beyond the odometer, since trim level, packages and past damage move the price as well.

    Put the two VINs side by side and compare equipment, history report and recent work.
    Ask for the equipment list and the history report of both, and the reason usually shows.
    Check the photos, the owner count and the service records before you call one a bargain.
  `),
  'How much more does the {model} {trim2} cost than the {trim1}?': sentencesOf(`
    Compare the suggested prices on two window stickers, since options and model year change the
      gap.
    The stickers show it: take two cars of one model year and subtract one suggested price from the
      other.
    It varies by model year and packages, so use price lists or listings of one and the same year.

    Set the gap against the equipment that comes with it, and leave out what you would not use.
    List what the higher trim adds, and ask yourself if you would pay for those items one by one.
    Check also whether an option package on the lower trim gets you what you want for less.
  `),
  'What is the difference between MSRP and selling price on {the}?': sentencesOf(`
    MSRP is the maker's suggested price on the window sticker, and the selling price is what the
      store agrees to take.
    The maker suggests the one and the store sets the other, so the selling price may be lower or
      higher.
    One is a suggestion printed on the label, and the other is the price in your contract.

    Look for the suggested price on the factory label and for store-added items on a second one.
    Ask {store} for the selling price in writing, before taxes, fees and rebates.
    Check how the difference is made up, by a discount, a rebate or accessories added at the store.
  `),
  'Is {the} priced in line with the {rival}?': sentencesOf(`
    Compare two examples with the same year, miles and equipment; only then do the prices mean
      something.
    Match trim against trim first, because standard equipment differs between makers.
    That depends on which trims you set side by side, so line up year, equipment and mileage.

    Add insurance, fuel and resale value, since a small gap in price can turn around over the years.
    Drive both as well, and judge the difference by what you would use each day.
    Look at what each includes at its price, and at warranty and running costs besides.
  `),
  'When is the right time of year to buy {a}?': sentencesOf(`
    Month ends, year ends and model changes may bring more offers, but the right car in stock counts
      for more.
    Late in the year and around the change of model years, stores tend to be keener to sell what
      they have.
    Offers tend to grow near holidays, at the end of a quarter, and as the next model year arrives.

    Choice may be smaller by then, so weigh a discount against the color and trim you want.
    Watch the listings for some weeks, and be ready when a fitting {model} comes up at a fair price.
    A good price on the wrong trim is no gain, so decide on the car first.
  `),
  'Which options raise the price of {the} the most?': sentencesOf(`
    As a rule a larger engine, all-wheel drive, a panoramic roof and leather packages add sizable
      sums.
    Look at the options list on the window sticker, where each package stands with its own price.
    Trim level is usually a large step, followed by engine, drivetrain and big equipment packages.

    Ask yourself which extras you would miss, because not all add as much to resale value.
    Compare two stickers of the {model}, one plain and one well equipped, to see what each package
      adds.
    Choose packages by use, since some cost a good deal and are hardly noticed day to day.
  `),
};
