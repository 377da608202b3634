import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const cargo2Answers: DirectAnswers = {
  'Is there hidden storage under the floor of {the}?': sentencesOf(`
    Lift the cargo floor and see, as some versions have a tray there and others a spare tire or a
      battery.
    It varies with the equipment, because a spare, a speaker or a hybrid battery may take up that
      place.
    Many have some, and the owner's manual of the {model} shows where the covers are.

    If you find a tray, check that the jack and the tire kit stay within reach.
    It suits small things that should not roll around, such as cables or a first-aid kit.
    Look behind the side panels as well, since bins are often hidden there.
  `),
  'How wide is the cargo opening of {the}?': sentencesOf(`
    Measure it at the lot with a tape, between the trim edges at the floor and again at mid
      height.
    The brochure may list it, but a tape across the open hatch is the sure way.
    Spec sheets of the {model} may name the opening or only the volume, so bring a tape along.

    Note the height too, as a tall box fails at the top of the door.
    The narrowest place is often between the wheel wells, and not at the hatch.
    Write the figures on your phone, together with the size of what you carry most.
  `),
  'Is there a tonneau cover that fits {the}?': sentencesOf(`
    Most beds have several that fit, in soft, folding, rolling and hard versions, made for the
      exact bed length.
    Yes, as a rule: covers are made by model, year and bed length, so have those three at hand.
    For the {model}, look by year, bed length and bed rail, and check for a storage box or a rack
      in the way.

    Soft ones cost less, and hard ones lock and carry snow better.
    Ask {store} whether the parts counter lists one for your VIN.
    See how much of the bed stays usable when the cover is open.
  `),
  'How do I compare cargo space between {plural}?': sentencesOf(`
    Use the same measure for each: volume behind the rear seat, then with the seat folded, then
      floor length and width.
    Start with cubic feet for the same rows, and go on with a tape and your own luggage.
    Set up a small table with volume, floor length, width between the wheel wells and height of
      the opening.

    Figures from brochures count every corner up to the roof, which you seldom use.
    Load height matters daily, so try to lift something heavy over the sill.
    Take a photo of each one with the same bag inside, as it makes the choice plain.
  `),
  'Which bed length should I choose on {a}?': sentencesOf(`
    Choose the short bed for daily parking, the standard one for mixed use and the long one for
      work.
    Pick by your longest regular load and by your parking space.
    For sheet goods and lumber take a longer bed, and for town use with a large cab a shorter one.

    A bed extender or an open tailgate covers the odd long load.
    Measure your garage with the door closed, because a large cab and a long bed may not fit.
    Think of a trailer for rare big jobs, before you live with a longer truck every day.
  `),
  'Do I need a bed liner in {a}?': sentencesOf(`
    If you haul tools, gravel or lumber you do, since scratches soon turn to rust or dents.
    Not for light use, but any regular hauling is a good reason to have one.
    It makes sense for a working truck, and it also helps when you sell it later.

    A sprayed coat stays for good, while a drop-in liner can be taken out.
    Wash beneath a drop-in one now and then, because grit and water collect there.
    A rubber mat is the simple choice if you only want loads not to slide.
  `),
  'How much cargo room does a family of four need in {a}?': sentencesOf(`
    Enough for four carry-on cases or a stroller with the week's bags, with the rear seat in use.
    Plan on four suitcases side by side, or a stroller and groceries, behind the seats that are
      taken.
    Take what you pack for a long weekend as the measure, not the figure in a brochure.

    A roof box helps for one vacation a year and spares you a larger vehicle.
    Bring the stroller and two cases to the test drive, and load them with the child seats in
      place.
    Younger children need more room for gear than older ones, so think ahead two or three years.
  `),
  'How do I carry bikes on {a}?': sentencesOf(`
    A hitch rack is the easy way for most, a roof rack keeps the rear clear, and a truck can take
      them in the bed.
    Choose between a hitch rack, a roof rack, a strap-on rack and the inside with the seats
      folded.
    With a receiver, use a hitch rack; without one, crossbars on the roof or folded seats do the
      job.

    Check the tongue or roof limit in the manual, as electric bikes are heavy.
    Make sure that lights and plate stay visible, because state law asks for it.
    Mind the height of a garage door when the bikes are on the roof.
  `),
};
