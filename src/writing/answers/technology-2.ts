import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const technology2Answers: DirectAnswers = {
  'Can {the} update its software at home?': sentencesOf(`
    Many recent models can, over Wi-Fi or the car's data link, while others need a dealer visit for
      it.
    It depends on the year: newer systems load some updates by themselves, and older ones are
      updated at a shop.
    It can if the settings of the {model} have a software update page, and otherwise a dealer does
      it.

    Some updates cover only the screen, and those for engine or brakes may still be done at the
      dealer.
    Park outdoors with a good signal and leave enough time, because the car may not start during an
      update.
    Read the notes before you accept, as menus can change overnight.
  `),
  'Which tech features are worth paying for in {a}?': sentencesOf(`
    Those you use on every drive: phone projection, a clear camera, blind-spot warning and good
      headlights come first for most people.
    Pay for what saves effort daily, such as a surround camera, adaptive cruise for commuters or
      heated seats in the cold.
    Worth it are features that help you see, connect and relax in traffic, rather than lights and
      large screens.

    Be careful with anything that needs a paid plan after the trial.
    Prefer built-in hardware to apps, since a phone is replaced far more often than a car.
    Test each one twice on the drive, because what is hard to use will soon be forgotten.
  `),
  'Can I add Apple CarPlay to {my}?': sentencesOf(`
    In many cases, yes: with an aftermarket head unit, and in some models with a software or
      hardware update from the maker.
    Often you can, through a new stereo or an add-on box, as long as camera and steering-wheel
      buttons stay connected.
    It depends on the car, since a simple dash takes a new stereo easily and a large built-in screen
      may not.

    Ask the dealer first whether the maker offers an update for your VIN.
    An installer should confirm that the rear camera, the microphone and the warning sounds will
      still work.
    A phone holder with a charger does much of the same for far less, if the dash cannot be changed.
  `),
  'How do I erase my data from {my} before I sell it?': sentencesOf(`
    Run the factory reset in the settings menu, then remove the car from your phone, your app and
      your online account.
    Use the reset or clear-all-data option on the screen, and cancel any connected plan in your
      name.
    Delete paired phones, home address, garage codes and logins, most of which a factory reset does
      in one step.

    Take out toll tags, memory cards and papers with your address as well.
    Check afterwards that your home is gone from the map and your phone from the list.
    Sign out of the maker's app last, because the next owner must not find you still linked.
  `),
  'Do connected services cost extra after the trial in {a}?': sentencesOf(`
    Usually yes: most are included for a trial, and after that the remote app, live maps or a hot
      spot need a paid plan.
    Many do, while a few basic functions may stay on without a fee, depending on the maker and the
      year.
    As a rule the data services end with the trial unless you sign up and pay.

    Ask for the length of the trial, the price list and what still works without a plan.
    If you gave a card for the trial, find out whether it renews by itself.
    Someone who uses phone projection for maps and music may not miss the plan at all.
  `),
  'How do I set up remote start from my phone?': sentencesOf(`
    Install the maker's app, create an account, add the car by its VIN and confirm it on the screen
      in the car.
    You need the maker's app, an active connected plan and the VIN, and the app leads you through
      the steps.
    Download the owner app, register the vehicle with its VIN, and accept the link in the car's own
      menu.

    It works only if the car was built with remote start and a data connection, so check the
      equipment first.
    A used car has to be removed from the last owner's account before you can add it.
    Try it once in the open before you rely on it, since weak signal in a garage can block the
      command.
  `),
  'What do I do when the key fob of {my} stops working?': sentencesOf(`
    Replace the small battery in the fob first, since that is the usual cause, and try the spare key
      as a test.
    Most often the coin battery is empty: change it, and use the hidden metal key to get in until
      then.
    Start with the spare fob: if that one works, the first needs a battery or a repair.

    To start the car with a weak fob, hold it against the spot that the manual names, often the
      start button.
    Strong radio signals nearby can block it as well, so try again in another place.
    If both fobs fail, the car's own battery may be low, which a shop can test.
  `),
};
