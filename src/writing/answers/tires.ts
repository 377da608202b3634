import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const tiresAnswers: DirectAnswers = {
  'What size tires does {the} use?': sentencesOf(`
    The size is printed on the label in the driver's door opening, and it can differ from trim to
      trim.
    Look at the sticker on the driver's door jamb, which names the size that your exact version
      left the factory with.
    Open the driver's door and read the label on the pillar: it shows the tire size of that trim
      of the {model}.

    Compare the label with the sidewall, since an earlier owner may have fitted another wheel
      size.
    The code on the sidewall should match, and if it does not, ask why before you order
      replacements.
    Front and rear sizes are different on some sporty versions, so read both lines of the label.
  `),
  'What is the right tire pressure for {the}?': sentencesOf(`
    It is the cold pressure on the driver's door label, which may give one figure for the front
      and another for the rear.
    The right pressure is printed on the sticker inside the driver's door, and it is meant for
      cold tires.
    Use the figures on the door-jamb label of the {model}, not the maximum that is molded into the
      tire.

    Check in the morning or after the car has stood for three hours, because warm tires read too
      high.
    Measure before driving, as a few miles on the road warm the air and raise the reading.
    A full load or a trailer may call for more air, and the owner's manual says how much.
  `),
  'How long do tires last on {the}?': sentencesOf(`
    Many sets last three to five years of normal driving, but the tread, the pressure and the
      driver decide.
    Expect several years from a set, with big differences between a soft sport tire and a
      long-wearing touring tire.
    Tires on the {model} usually last a few years, depending on the type of tire, the roads, the
      load and how often they are rotated.

    Regular rotation, correct pressure and a straight alignment do the most to stretch that time.
    Read the tread wear grade and the mileage warranty of the tire itself, since they show what it
      was built for.
    Uneven wear cuts a set short, so have the alignment checked when one edge looks lower than the
      other.
  `),
  'How often should I rotate my tires?': sentencesOf(`
    Follow the interval in the owner's manual, which is often every other oil change or about
      twice a year.
    About twice a year suits most drivers, unless the manual asks for another interval.
    Rotate them roughly every six months, or whenever the schedule in your manual says so.

    All-wheel drive makes it more pressing, because some systems dislike tires of different
      height.
    Front-wheel-drive cars wear the front pair much faster, and swapping positions evens that out.
    It is a good moment to have the tread measured, the pressures set and the brakes looked at.
  `),
  'When should I replace the tires on {my}?': sentencesOf(`
    Replace them when the tread reaches the wear bars, when they show cuts or bulges, or when they
      are six to ten years old.
    It is time when the small bars across the grooves sit level with the tread, or when age,
      cracks or bulges show.
    Worn tread, damage and old age are the three reasons, and any one of them is enough.

    Do not wait for the bars if you drive in heavy rain or snow, since wet grip fades much
      earlier.
    For rain, many technicians suggest new tires while the grooves are still about twice as deep
      as the legal limit.
    Look at all four, inner edges included, because the worst spot decides and not the average.
  `),
  'How do I check tire tread depth at home?': sentencesOf(`
    Put a penny in the groove with Lincoln's head down: if you see all of the head, the tread is
      worn out.
    Use a penny or a small gauge, pushed into the main grooves at several places around each tire.
    A coin is enough: slide a penny into the groove head first, and a fully visible Lincoln means
      that the tread is at its limit.

    The penny stands for about two thirty-seconds of an inch, the least that the federal
      inspection standard accepts.
    With less than two thirty-seconds of an inch, a tire no longer meets the federal standard for
      cars in use.
    Federal inspection rules ask for at least two thirty-seconds of an inch in the main grooves.
    [49 CFR 570.9]

    Measure the inner, middle and outer grooves, because a difference points to pressure or
      alignment.
    Check three points across the width, as worn edges or a worn center tell you what went wrong.
    Try a quarter as well: when the top of Washington's head shows, wet grip is already fading.
  `),
  'How much do new tires cost for {a}?': sentencesOf(`
    The price follows the size on the sidewall first, and after that the type and the brand tier.
    It depends on size, type and brand, and large truck or low-profile sizes cost far more than
      small ones.
    There is no single figure, because size, speed rating and tire type change the price of each
      piece.

    Ask for an installed total with mounting, balancing, valves, disposal and tax, and whether an
      alignment check is included.
    Compare quotes by the full amount for four, on the car, and not by the price of one tire.
    Give {store} the size from the door label or your VIN, and ask for a written total for the
      set.
  `),
  'Do I have to replace all four tires at once?': sentencesOf(`
    Not always: two can be enough if the other pair still has plenty of tread, but all-wheel drive
      often calls for four.
    A pair is usually fine on two-wheel drive, while many all-wheel-drive cars need all four to be
      close in tread depth.
    You may replace two on most cars, as long as both tires on an axle match and the drivetrain
      allows it.

    Have the new pair put on the rear axle, where grip keeps the car from spinning on a wet road.
    New tires belong at the back, even on a front-wheel-drive car, to keep the tail steady in
      rain.
    Read the manual for the difference in tread that the drivetrain can bear before you decide.
  `),
};
