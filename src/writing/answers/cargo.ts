import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const cargoAnswers: DirectAnswers = {
  'How much cargo space does {the} have?': sentencesOf(`
    The spec sheet gives it in cubic feet, with one figure behind the rear seat and one with the
      seat folded.
    Look for the cargo volume in the specs for its model year, and note which rows are up or down.
    The {model} has more than one cargo figure, so see which seats each of them counts.

    Shape matters as much as volume, so measure the floor and the height of the opening.
    Bring the bulkiest thing that you carry to the test drive and try it.
    Makers measure in different ways, and a tape tells you more than a brochure.
  `),
  'Do the rear seats fold flat in {the}?': sentencesOf(`
    Fold them on the lot and look, as some lie level with the floor and others leave a step or a
      slope.
    It depends on the version, since seat type, drive type and battery location can change the
      floor.
    The owner's manual of the {model} shows how the seats fold and which parts go down separately.

    Check for a split, so that one person can sit beside a long load.
    Try it with the front seats where you need them, because headrests may get in the way.
    Lay a flat board or a blanket down, and see whether there is a gap behind the front seats.
  `),
  'Will a stroller and groceries fit in {the}?': sentencesOf(`
    A folded stroller and a week of groceries fit in most family cars, but the opening and the
      floor decide.
    The sure answer comes from a try: bring your stroller and lay it in behind the rear seat.
    Most strollers will go in, though in the {model} the room beside it depends on which seats are
      up.

    See whether it fits without taking off a wheel, as you will do it every day.
    With a third row in use there is often room for bags only.
    Note the height of the sill, because you lift the stroller over it each time.
  `),
  'Can I add a roof rack to {the}?': sentencesOf(`
    Usually yes, if you use a rack made for its roof and stay within the roof load limit in the
      manual.
    In most cases you can, with crossbars that fit the rails or the fixed points of that roof.
    Check the owner's manual of the {model} first, because it states the roof load and the
      permitted points.

    The roof load limit includes the rack itself, so subtract its weight first.
    A bare roof without rails may need another kit, and a glass roof may restrict it.
    Take it off when unused, as it adds noise and fuel use.
  `),
  'Does {the} have more cargo room than the {rival}?': sentencesOf(`
    Compare the figures in cubic feet for the same seats up or down, on the spec sheets of both
      model years.
    Set both spec sheets side by side, and use only numbers that were taken with the same rows
      folded.
    The printed volumes answer it on paper, and a tape measure answers it for your things.

    A wide, low opening can be worth more than a few extra cubic feet.
    Check the length of the floor, the width between the wheel wells and the height of the door.
    Load the same suitcase or stroller into both before you choose.
  `),
  'How long is the bed of {the}?': sentencesOf(`
    The spec sheet names the bed length of each version, and a tape from bulkhead to tailgate
      confirms it.
    It depends on the bed and the cab that were chosen, so read the listing of that truck or
      measure.
    Look at the specs of the very {model}, because the same trim may come with more than one bed.

    Measure at the floor, where covers and liners take away a little.
    With the tailgate down you gain about two feet for long boards.
    Make sure that the whole truck still fits your garage.
  `),
  'Which bed lengths does {the} come in?': sentencesOf(`
    The order guide lists them for each cab, since not every bed can be had with every cab.
    That changes with the model year and the cab, so look at the build list on the maker's site.
    For the {model}, bed choice is tied to the cab: larger cabs often come with shorter beds.

    On the lot, the window sticker of each truck shows which one it has.
    Ask {store} what is in stock and what would have to be ordered.
    A longer bed also means a longer wheelbase, which is calmer with a trailer and clumsier in
      town.
  `),
  'Can I carry plywood flat in {the}?': sentencesOf(`
    A full sheet is four feet by eight, so it lies flat where the wheel wells are at least four
      feet apart.
    In most full-size trucks yes, while smaller ones carry it on a frame above the wheel wells.
    Measure between the wheel wells: four feet or more lets a sheet rest on the floor.

    With a short bed, leave the tailgate down and tie a red flag to the end.
    Strap it from front and rear, because wind gets under a flat sheet.
    A few two-by-fours in the slots of the bed wall hold sheets above narrow wheel wells.
  `),
};
