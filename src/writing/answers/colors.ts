import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const colorsAnswers: DirectAnswers = {
  'Which colors does {the} come in?': sentencesOf(`
    The palette is set by model year and trim, and the maker's site shows each color with the trims
      that offer it.
    Colors change with the model year, so use the maker's color page for that year instead of an
      older brochure.
    {make} lists the paint colors of the {model} by year, and some are tied to certain trims.

    See the paint outdoors before you choose, because screens and showroom lights change the shade.
    For a used one, the paint code on the door label names the color without doubt.
    Listings show which of them are on the lot now, which is often a smaller choice.
  `),
  'Does {store} have {the} in {color}?': sentencesOf(`
    That depends on the day, so filter the listings by color or call and ask for that shade.
    The current stock online answers that, since every listing names the outside and the inside
      color.
    Ask {store} for the {model} in that color, on the lot, in transit or through another dealer.

    Color names differ between makers and years, so give the name as well as the basic shade.
    Have a second choice in mind, which shortens the search a good deal.
    If none is near, ask whether a dealer trade or an order can bring it.
  `),
  'Do some {model} paint colors cost extra?': sentencesOf(`
    On many models, yes: special metallic, pearl or tri-coat paints are often charged as an option.
    Some may, and the window sticker then shows the color as a line with its own price.
    Certain shades can be priced as options, so look for a paint line on the sticker of the {model}.

    Special coats can also be harder to match after a scratch, which a body shop will tell you.
    Weigh the extra against resale, since an unusual shade does not always return its price.
    If the sticker shows no paint line, the color was included in the base price.
  `),
  'Which interior colors can I get in {the}?': sentencesOf(`
    The inside colors depend on the trim and sometimes on the paint, and the maker's chart shows
      which pairs are allowed.
    Lower trims often have one or two choices and upper trims more, as the color chart of that year
      shows.
    For the {model}, {make} ties interior colors to trim and seat material, so pick the trim first.

    Look at the real cabin by daylight, since light materials show use sooner than dark ones.
    Ask to see a car with that interior, because a small sample says little.
    The listing and the sticker both name the interior of a vehicle in stock.
  `),
  'Is the interior of {the} easy to keep clean?': sentencesOf(`
    That depends on the seat material and the color: smooth surfaces wipe off, while light cloth
      shows spills.
    With smooth seats, dark lower trim and rubber mats, it takes little work, and with light cloth
      rather more.
    The {model} is as easy to clean as the trim you pick, since cloth, leather and synthetic covers
      differ a lot.

    Check the seams, the cup holders and the seat rails, where crumbs collect.
    All-weather mats and a cargo tray keep most of the dirt off the carpet.
    Run a hand between the seat and the console to see whether you could reach what falls there.
  `),
  'Does {the} offer leather or only cloth seats?': sentencesOf(`
    The trim chart tells: cloth is common on lower trims, and leather or a leather-like cover on
      upper ones.
    It depends on the trim and the year, and the seat line of the sticker names the material.
    On the {model}, the choice of seat cover is tied to the trim, and {make} lists it for each year.

    Read the wording closely, as leather-trimmed and leatherette are not the same as full leather.
    Sit on both for a while, since heat, grip and feel are a matter of taste.
    If you want leather on a lower trim, ask what an aftermarket cover does to seat sensors and
      airbags.
  `),
  'Does the color of {a} affect its resale value?': sentencesOf(`
    A little: common shades sell faster to more people, while a rare color can help or hurt,
      depending on the buyer.
    It can, but condition, miles and history weigh far more than paint.
    To a modest degree, since neutral colors find a buyer more quickly than loud ones.

    Choose a color you like if you keep it for years, because the effect shrinks with age.
    Faded or scratched paint costs more value than the shade itself, so wash and touch up.
    Where a color costs extra, do not count on getting all of that back.
  `),
  'Which paint colors hide dirt on {a}?': sentencesOf(`
    Silver, gray, beige and other mid-tones hide dust and water spots well, while black shows almost
      everything.
    Mid-tones do: silver and gray hide road film, and white hides dust but not mud.
    Light metallic shades are the least work, and dark solid colors show dust, swirls and dried
      drops.

    Metallic flakes break up the reflection, which makes light scratches harder to see.
    In snow country, light gray and white make salt film less obvious.
    Hidden dirt still harms the paint, so wash off salt and bird droppings in any color.
  `),
  'Are leather or cloth seats easier to live with in {a}?': sentencesOf(`
    Leather wipes clean and cloth stays milder in heat and cold, so spills speak for one and weather
      for the other.
    For kids and pets, a smooth cover is easier, while cloth needs less care and does not get slick.
    Each has its side: leather resists spills but wants care, and cloth breathes but holds stains
      and smells.

    Seat heating or ventilation evens out much of the difference in hot or cold places.
    Leather-like synthetic covers take the middle road, easy to wipe and less to look after.
    Look at worn examples of both in used cars, which shows how each one ages.
  `),
  'Do dark interiors make {a} much hotter in summer?': sentencesOf(`
    Dark surfaces get hotter to the touch in the sun, but the air inside warms up only somewhat
      more.
    Yes for seats and wheel, which can become too hot to touch, and less so for the air in the
      cabin.
    They do feel hotter at first, because dark leather and plastic soak up more sun than light ones.

    A sunshade, tinted glass within the law and a parking spot in the shade help more than the
      color.
    Venting the cabin for a minute before you switch on the air conditioning cools it faster.
    Light seats stay cooler but show dye from jeans and dirt sooner, so weigh both.
  `),
};
