import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const tires2Answers: DirectAnswers = {
  'Can a tire with a nail in it be repaired?': sentencesOf(`
    Often yes, when the hole is small, sits in the tread and not in the shoulder or sidewall, and
      the tire was not driven flat.
    It can be repaired if the nail went through the center of the tread and left only a small
      hole.
    That depends on the spot: a small puncture in the tread can be fixed, one near the edge or in
      the sidewall cannot.

    A proper repair takes the tire off the wheel and seals it from the inside with a plug and
      patch in one.
    Leave the nail in place and drive slowly to a shop, or fit the spare if the tire is losing air
      fast.
    Ask for an inside repair, because a plug pushed in from outside does not show damage within
      the tire.
  `),
  'What do the numbers on the side of a tire mean?': sentencesOf(`
    They give the width in millimeters, the sidewall height as a share of that width, and the
      wheel diameter in inches.
    The first number is the width, the second the height of the sidewall compared with the width,
      and the number after the R the wheel size.
    Read them in order: tire width, sidewall proportion, construction, wheel diameter, then load
      index and speed rating.

    New tires must match the size on the door label, and their load index must not be lower.
    The last number and letter state how much weight and speed the tire can bear, so never go
      below the original.
    Further down, the DOT code ends in the week and year of manufacture.
  `),
  'Why does the tire pressure light come on in cold weather?': sentencesOf(`
    Air shrinks as it cools, so a cold night can drop the pressure below the point at which the
      warning comes on.
    Cold air takes up less room, and a tire that was slightly low in fall falls under the warning
      limit on the first frosty morning.
    The light comes on because tire pressure drops with the temperature, a little for every ten
      degrees.

    Fill the tires to the door-label figure while they are cold, even if the light goes out after
      some miles.
    Add air until the cold reading matches the label in the door, then drive a few miles for the
      light to reset.
    A light that flashes first and then stays on points to a sensor fault rather than low air.
  `),
  'How old is too old for a tire?': sentencesOf(`
    Many car makers suggest replacement at around six years, and ten years is the usual outer
      limit whatever the tread looks like.
    From about six years on a tire needs a yearly look, and after ten it should go even with good
      tread.
    Ten years is generally the end, and some car makers ask for a change after six.

    The last four digits of the DOT code give the week and the year in which the tire was made.
    Read the date at the end of the DOT code: two digits for the week, then two for the year.
    To find the age, look for the DOT code on the sidewall, whose final four digits are week and
      year.
    [49 CFR 574.5]

    Heat, sun and long parking age the rubber, and spares and trailer tires are easily forgotten.
    Fine cracks in the sidewall mean that the rubber is drying out, so have such a tire checked
      soon.
    Check the spare too, since it grows old without ever touching the road.
  `),
  'Are all-season tires enough for {city}?': sentencesOf(`
    They are enough where winters bring rain and a rare dusting of snow, and not where roads stay
      white or icy for weeks.
    For mild winters with cleared roads, yes; for long cold, hills or ice, winter tires stop in
      much less distance.
    That depends on how often you drive on snow or ice: a few days a year are manageable on good
      all-seasons.

    Tread depth matters as much as the type, since half-worn all-season tires struggle in slush.
    An all-weather tire, with a mountain snowflake on its side, is the middle way between
      all-season and winter tires.
    If most of your driving around {city} is on plowed roads, check the tread each fall before you
      spend on a second set.
  `),
  'What is the difference between tire balancing and alignment?': sentencesOf(`
    Balancing evens out the weight of each wheel and tire, while alignment sets the angles at
      which the wheels meet the road.
    They are two jobs: balancing cures shaking at speed, and alignment cures pulling and uneven
      wear.
    A tire is balanced with small weights on the wheel, whereas the car is aligned by adjusting
      its suspension.

    Balance when tires are mounted or when the wheel shakes; align after a hard knock or when the
      car drifts.
    A shake that comes and goes with speed speaks for balancing, and a crooked steering wheel for
      alignment.
    New tires always need balancing, and they need an alignment only if the angles are off.
  `),
  'Why are the tires on {my} wearing on one side?': sentencesOf(`
    Wear on one edge usually means that the wheel alignment is off, often after a pothole or with
      tired suspension parts.
    The usual cause is alignment: a wheel that leans or points slightly in or out scrubs one edge.
    One-sided wear points to wheel angles, worn bushings or ball joints, or a long time without
      rotation.

    Have the alignment measured before you buy new tires, or the next set will wear the same way.
    Ask for the printout of the angles before and after, and for a look at the joints and
      bushings.
    Wear on both outer edges is different, as it comes from too little air.
  `),
};
