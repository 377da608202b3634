import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const partsAnswers: DirectAnswers = {
  'Which accessories fit {the}?': sentencesOf(`
    The maker's accessory catalog lists them by model year and trim, and a parts counter can check
      each one by VIN.
    Look in the accessory list for its exact year, since mats, racks and covers change with body
      and trim.
    Give the parts counter the VIN of the {model}, and they can tell which mats, racks and hitches
      fit.

    Other brands have fit guides too, where you enter year, model and body.
    Ask what needs drilling or wiring, because that adds work and cost.
    Check the weight of racks and boxes against the limits in the manual.
  `),
  'Where can I buy original parts for {the} in {city}?': sentencesOf(`
    At the parts counter of a dealership of that brand, in person, by phone or often online.
    A franchised dealer for the brand sells them over the counter, and some independent shops
      order them too.
    Try the parts counter of any dealer for {make}, and have your VIN at hand.

    Ask {store} whether the part is on the shelf or has to be ordered.
    Online sellers carry original parts as well, so compare the total with shipping and returns.
    Ask about the return rule first, because electrical parts often cannot go back.
  `),
  'Do all-weather floor mats come with {the}?': sentencesOf(`
    Sometimes, as part of a trim or package, but more often they are an accessory.
    The window sticker shows it, and carpet mats are the more common standard.
    Look under accessories on the sticker of the {model}, where rubber mats are listed if they are
      included.

    Choose mats made for the exact car, so that they lock to the hooks on the floor.
    Never lay one mat on another, because it can slide under the pedals.
    Take the carpet mats out in winter and keep them dry for later.
  `),
  'What is the difference between OEM and aftermarket parts?': sentencesOf(`
    OEM parts are made for or by the carmaker, while aftermarket parts come from other companies
      and differ in price and quality.
    Original parts carry the carmaker's number, and aftermarket ones are other brands' versions of
      the same thing.
    The one kind comes through the carmaker, the other from independent makers that range from
      excellent to poor.

    Compare warranty, material and fit instead of the label alone.
    For sensors and body panels fit is critical, while filters and wipers leave more choice.
    A shop should tell you in writing which kind it means to use.
  `),
  'Can I order parts for {my} online and pick them up?': sentencesOf(`
    Many parts counters allow it, so look for an online order page or call with the VIN.
    Often yes, either through the dealer's parts page or by phone with pickup at the counter.
    It depends on the store, and {store} can tell you how to order and when a part is ready.

    Enter the VIN when you order, because one model year can use two versions of a part.
    Ask about deposits, returns and core charges before you pay.
    Bring the old part along at pickup and compare the two.
  `),
};
