import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const winterDrivingAnswers: DirectAnswers = {
  'How does {the} handle in snow?': sentencesOf(`
    Mostly as well as its tires: with winter tires it stays easy to steer, and with worn
      all-seasons no drive system saves it.
    Tires, drive type and clearance decide, and the stability control helps you hold the line.
    With good winter tires the {model} should feel steady, while all-wheel drive mainly helps it
      to get going.

    Try the brakes gently on an empty street to learn how much grip there is.
    Deep snow is a matter of clearance, so watch the plow line at the end of the drive.
    Ask for a test drive on a snowy day if the season allows it.
  `),
  'Does {the} have a snow mode?': sentencesOf(`
    Look at the drive mode switch or the menu, as some trims have one and others do not.
    It depends on the trim and drive type, and the owner's manual lists the modes under driving or
      traction.
    Check the mode selector of the {model}, which shows snow or slippery among the choices where
      it is fitted.

    Such a mode softens the gas pedal and shifts early, so that the wheels spin less.
    Snow settings do not shorten the stopping distance, because that is up to the tires.
    Without it, a gentle foot and the normal mode do much the same.
  `),
  'Which tires should I put on {the} for winter?': sentencesOf(`
    Take four winter tires in a size from the door label or the manual, marked with the mountain
      and snowflake.
    Four matching winter tires in an approved size are the right choice where it stays cold for
      weeks.
    Put four winter tires on the {model}, in the door-label size or another one that the manual
      allows.

    A smaller approved wheel often makes the set cheaper to buy and tougher on potholes.
    All-weather tires with the snowflake mark suit places with only a few snowy days.
    A second set of wheels makes the change in fall and spring quick.
  `),
  'Does {the} offer heated seats for cold mornings?': sentencesOf(`
    Many trims do, either as standard or in a cold-weather package, and the window sticker says
      so.
    Look at the equipment list of the car, since they often start at a middle trim.
    It depends on the trim of the {model}, and a look at the console for the seat buttons settles
      it.

    A cold-weather package may also add a heated wheel, mirrors and washer nozzles.
    Remote start makes them more useful, if the car turns them on by itself.
    Try them on the test drive, because the speed of warming differs.
  `),
  'How do I get {my} ready for winter?': sentencesOf(`
    Have the battery tested, fit winter tires, and check coolant, wipers, washer fluid, lights and
      brakes.
    Start with battery and tires, then fill in winter washer fluid and look at coolant and wipers.
    Six checks cover most of it: battery, tires, coolant, wipers, lights and brakes.

    Do it in fall, before the first frost fills every shop.
    A battery that is four or five years old deserves a test before the cold comes.
    Treat the door seals with silicone and keep the tank or the battery at least half full.
  `),
  'What should I keep in {my} during winter?': sentencesOf(`
    Pack a scraper, a brush, a small shovel, gloves, a blanket, a flashlight, jumper cables and a
      phone charger.
    A scraper and brush come first, then warm things, light, a shovel and a way to start a dead
      battery.
    Keep what gets you clear, seen and warm: brush, shovel, flashlight, warning triangle, blanket
      and gloves.

    Add water, a snack and any medicine that you need each day.
    A bag of sand or cat litter helps when a wheel spins on ice.
    Store it in the cabin, because a frozen trunk may not open.
  `),
  'How long should I warm up {my} in cold weather?': sentencesOf(`
    About half a minute to a minute is enough for a modern engine, then drive gently until it is
      warm.
    Only as long as it takes to clear the windows and fasten the belt.
    One minute is plenty in most cold, as the engine warms faster while driving.

    Clear all glass first, since you need to see before you move.
    Never let it run in a closed garage, because the fumes can kill.
    In deep frost a block heater spares the engine and warms the cabin sooner.
  `),
  'What makes {a} good in snow?': sentencesOf(`
    Winter tires above all, then traction and stability control, enough clearance and a drive
      system that suits your hills.
    Good tires, some ground clearance, smooth power and clear windows make the difference.
    Grip comes from the tires, starting help from the driven wheels, and calm from the
      electronics.

    Look for heated mirrors, a strong defroster and a rear wiper as well.
    A heavy car with poor tires stops later than a light one with good ones.
    See whether a winter tire in an approved size is easy to get.
  `),
  'Is AWD enough in snow without winter tires?': sentencesOf(`
    For starting off it helps, but not for braking or turning, where only the tires count.
    No, not in regular snow and ice, since all four wheels brake on every car anyway.
    On a plowed road it may be, but on ice and packed snow winter tires do far more.

    A front-wheel-drive car on winter tires can stop sooner than an AWD car on all-seasons.
    All-season rubber stiffens in the cold, and then it loses grip.
    If you keep one set all year, choose one with the mountain and snowflake mark.
  `),
};
