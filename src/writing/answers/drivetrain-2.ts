import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const drivetrain2Answers: DirectAnswers = {
  'Do I need AWD on {a} in {city}?': sentencesOf(`
    Most people on plowed streets do not, while those on hills, gravel or early shifts often do.
    It comes down to your roads and hours, not to the city alone.
    Good winter tires on two driven wheels are enough for many drivers, so try those first.

    Think back to last winter and count the days on which you could not have started.
    AWD helps to get going, but braking and turning depend on the tires.
    Drive a two-wheel-drive version up your steepest street before you pay for more.
  `),
  'What is the difference between AWD and 4WD on {a}?': sentencesOf(`
    AWD works by itself all the time, while four-wheel drive is usually switched on by the driver
      and often has a low range.
    With AWD the computer shares power among the wheels, and with four-wheel drive you choose when
      both axles are locked together.
    One is made for changing roads without any action by you, and the other for deep snow, mud and
      slow climbs.

    On dry pavement AWD may stay on, but part-time four-wheel drive may not.
    Some trucks have an automatic mode that lies between the two, so read the labels on the
      switch.
    Choose by the ground that you drive on, because both need good tires to do their work.
  `),
  'Does all-wheel drive on {a} use more fuel?': sentencesOf(`
    Yes, usually a little more, since there is more weight and more gears to turn.
    A little: one or two miles per gallon is a common gap between the two versions.
    In most cases it does, although newer systems that uncouple the rear axle keep the gap small.

    The EPA labels of both versions show it side by side.
    Multiply the gap by your yearly miles before you let it decide.
    Tire pressure and roof racks can change the fuel use as much.
  `),
  'Is front-wheel drive enough on {a} for snow?': sentencesOf(`
    For plowed roads and moderate hills it usually is, with proper winter tires.
    Often yes, because the engine's weight sits over the driven wheels and helps them grip.
    It is enough for many drivers, but not for deep snow or a steep, icy driveway.

    All-season tires lose grip in the cold, so the tires decide more than the driven axle.
    Leave yourself room, since stopping is the harder part on snow.
    If you get stuck on the same hill each winter, that is the case for AWD.
  `),
  'How do I tell whether {a} has AWD before I see it?': sentencesOf(`
    Check the drivetrain line in the listing, and have the VIN decoded if it is missing.
    Ask for the window sticker or the VIN, as either shows the drive type.
    Look for AWD, FWD, RWD or four-wheel drive in the listing's specs, then confirm it by VIN.

    A photo of the rear axle helps, because a shaft and a differential are plain to see.
    Badges can be added or missing, so do not rely on them.
    Call {store} with the stock number, and ask them to read it from the build record.
  `),
  'Does AWD wear out tires faster on {a}?': sentencesOf(`
    Not by much, but uneven wear matters more because all four should stay alike.
    Wear is often more even than with front-wheel drive, provided the tires are rotated on time.
    Hardly, as the drive force is shared, though the extra weight takes a little tread.

    The cost shows when one tire is ruined, since you may have to buy more than one.
    Rotate at the interval in the manual and keep the pressures right.
    Ask for the tread of all four to be written down at each rotation.
  `),
};
