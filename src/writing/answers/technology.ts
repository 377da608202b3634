import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const technologyAnswers: DirectAnswers = {
  'Does {the} have Apple CarPlay and Android Auto?': sentencesOf(`
    It depends on the year and the trim, and the technology section of the sticker names both if
      they are there.
    Most recent models with a touchscreen have both, so check the equipment list of that year and
      try it with your phone.
    Recent years of the {model} are likely to have both, and {make} notes in the equipment list
      whether a cable is needed.

    Bring your phone and your cable to the test drive, and connect it before you leave the lot.
    Ask whether it works without a cable, as that differs even between trims.
    On a used one, a software update at the dealer sometimes brings features that were missing at
      first.
  `),
  'Is remote start available on {the}?': sentencesOf(`
    Often it is, as standard, as part of a cold-weather package or through the connected app, and
      the equipment list tells which.
    That depends on the trim, so look for it on the sticker and for a round arrow symbol on the key
      fob.
    For the {model}, it depends on trim and year, and {make} marks it in the equipment chart.

    Ask whether it works from the fob, from the phone or both, and whether the app needs a paid
      plan.
    A kit can often be added later, so ask the parts counter for one that suits your VIN.
    Never run a gasoline engine in a closed garage, remote start or not.
  `),
  'How big is the screen in {the}?': sentencesOf(`
    The size is in the technology section of the sticker, and upper trims often have a larger one.
    Screen size depends on trim and year, so check that line for the exact version you want.
    {make} gives the screen size of the {model} by trim, measured corner to corner.

    Size matters less than how fast it reacts and whether you can read it in the sun.
    Try the tasks you do daily, such as a call, the heater and the map, while parked.
    See which functions still have knobs, since those are easier to use while driving.
  `),
  'Does {the} have wireless phone charging?': sentencesOf(`
    Some trims do: the technology list shows whether a charging pad is standard, optional or not
      offered.
    It varies by trim and year, and a pad with a phone symbol in the console shows that the car has
      it.
    That differs among versions of the {model}, so look for a pad in the console and for its line on
      the sticker.

    Lay your own phone on it with its case, because thick cases and large phones do not always
      charge.
    Charging by cable is quicker, so count the ports and see which type they are.
    Phones get warm on a pad, which slows the charge on hot days.
  `),
  'Which features of {the} need a subscription?': sentencesOf(`
    Usually those that use a data link: the remote app, live traffic, the hot spot, some maps and
      emergency calls after a trial.
    Anything that needs the car's own data connection may end with the trial, such as app control or
      online maps.
    {make} lists the paid plans for the {model} on its owner site, with the trial time and the price
      of each.

    Ask which functions stay when you pay nothing, and get the list before you sign.
    Phone projection through your own phone does not need the car's data plan.
    On a used one, the trial may be used up, so check with the VIN.
  `),
  'How do I pair my phone with {the}?': sentencesOf(`
    Turn on Bluetooth on the phone, open the phone menu on the screen, choose add device and confirm
      the code on both.
    Park, open the phone or settings page on the screen, add a new phone and accept the matching
      code.
    On the {model}, use the phone page of the screen to add a device, then allow contacts and calls
      on your phone.

    If it fails, delete old phones from the list and the car from your phone, then start again.
    The car has to stand still, because most systems lock pairing while driving.
    Before you return a test car or sell your own, remove your phone from its list.
  `),
  'Which {model} trim has the better sound system?': sentencesOf(`
    Upper trims often have the stronger system, and the audio line on the sticker gives speakers and
      amplifier.
    Look for a named audio system or a higher speaker count in the trim chart, usually from the
      middle trims upward.
    {make} states the audio equipment of each {model} trim, either as standard or inside a package.

    Listen with your own music at highway speed, since road noise changes what you hear.
    A package may bring it to a lower trim, so compare both ways to get there.
    Set the tone controls to the middle first, so that you judge the speakers and not the last
      driver's taste.
  `),
};
