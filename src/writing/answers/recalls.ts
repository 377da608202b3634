import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const recallsAnswers: DirectAnswers = {
  'How do I check {the} for open recalls?': sentencesOf(`
    Enter the VIN at nhtsa.gov/recalls or on the maker's owner site, and the open safety recalls
      appear.
    Use the VIN lookup of the federal safety agency at nhtsa.gov/recalls, which lists unrepaired
      safety recalls.
    Type the VIN of the {model} into the search at nhtsa.gov/recalls or on the {make} owner site.

    The VIN stands on the dash behind the windshield, on the door label and on the registration.
    Repeat the search a few times a year, because a new recall can come at any age of the car.
    A service desk of the make can run the same check and see whether parts are ready.
  `),
  'How will I hear about a new recall on {the}?': sentencesOf(`
    The maker mails a notice to the registered owner, so the address on the registration has to be
      current.
    You get a letter by mail from the maker, sent to the name and address on file with the state.
    For the {model}, {make} sends a recall letter to the registered owner.

    After a used purchase or a move, give the maker your name and address on its owner site.
    Sign up for alerts from the federal safety agency, which can send an email or a phone message.
    Do not rely on mail alone, and run a VIN search now and then.
  `),
  'How do I check {my} for open recalls?': sentencesOf(`
    Look up the VIN at nhtsa.gov/recalls; it shows safety recalls that have not been repaired on
      that car.
    Type the VIN into the recall search of the federal safety agency or of the maker.
    A VIN search takes a minute at nhtsa.gov/recalls and lists every open safety recall on the
      car.

    If one is listed, call a franchised dealer of the make with the VIN and ask about parts.
    The search leaves out recalls that were already repaired, so an empty result is good news.
    Look again after a few weeks if you heard of a fresh recall, since VINs are added step by
      step.
  `),
  'Do I pay anything for a recall repair?': sentencesOf(`
    No, the maker has to remedy a safety recall at no charge when the car was first sold within 15
      years before the notice.
    You pay nothing for the safety recall itself, as long as no more than 15 years lie between the
      first sale and the recall notice.
    The remedy costs the owner nothing, with a legal limit of 15 years from the first sale of the
      car to the notice.
    [49 USC 30120]

    Other work that you approve on the same visit is billed as usual, so ask for separate lines.
    If someone asks you to pay for the remedy, contact the maker or the federal safety agency.
    It does not matter whether you are the first owner or bought the car used.
  `),
  'How long does a recall repair take?': sentencesOf(`
    That depends on the remedy: a software update can be done within the hour, while a part that
      sits deep takes a day.
    The recall notice often states the repair time, which runs from minutes to several hours.
    Many recall repairs take an hour or two, some only a software update, and a few keep the car
      longer.

    Ask {store} for the time with the recall number at hand, and whether the parts are in stock.
    Add the wait for a bay, because the time in the letter covers only the work.
    When parts must be ordered, have the dealer call you before you bring the car in.
  `),
  'Can I get a recall fixed at a dealer I did not buy from?': sentencesOf(`
    Yes, any franchised dealer of that make can do it, wherever you bought the car.
    You can, because recall repairs are paid by the maker and done by all dealers of the make.
    Any dealer that sells that make with a franchise can carry out the repair.

    Call with the VIN first, so that the parts can be ordered.
    A dealer of another make cannot do it under the recall, even if it sold you the car.
    It helps when you move or travel, since the record follows the VIN and not the store.
  `),
  'Is it safe to drive {a} with an open recall?': sentencesOf(`
    It depends on the defect: the recall notice says whether you may drive, must park outside or
      should stop driving.
    Some recalls allow normal driving until the repair, and others come with a do-not-drive or
      park-outside warning.
    Read the notice for that recall, since the risk ranges from a wrong label to a fire or a brake
      failure.

    If the notice warns against driving, ask the dealer or the maker about towing.
    Whatever the level of risk, book the repair as soon as parts are there.
    Ask the service desk what interim step the maker advises for that recall.
  `),
  'What if parts for my recall are not available yet?': sentencesOf(`
    Put your name on the dealer's list, follow the interim advice in the letter and wait for the
      second notice.
    The maker sends another letter when the parts arrive, and a dealer can note your VIN for a
      call.
    You wait for the remedy, with interim advice from the maker on how to use the car until then.

    For a serious defect, ask the maker whether it offers a rental or a temporary measure.
    Call a second dealer of the make, because parts do not reach every store at the same time.
    Keep the letter and the date of each call, in case you have to ask the maker for help.
  `),
  'Do recalls expire?': sentencesOf(`
    A safety recall has no end date, although the right to a repair at no charge covers cars first
      sold within 15 years before the notice.
    They stay open until the car is repaired; the duty to repair at no charge reaches back 15
      years from the notice to the first sale.
    No, an open recall stays with the VIN, but the no-charge repair is limited to cars first sold
      no more than 15 years before the notice.
    [49 USC 30120]

    Service campaigns and extended coverage are different and often do end on a set date.
    Very old parts can become hard to get, so it makes no sense to wait.
    Ask a dealer of the make to run the VIN if the letter is years old.
  `),
  'What is the difference between a recall and a service bulletin?': sentencesOf(`
    A recall fixes a safety defect or a failed federal standard at no charge, while a bulletin
      tells technicians how to solve a known problem.
    A safety recall obliges the maker to mend a defect at no charge, and a service bulletin is
      repair advice to its dealers.
    The recall concerns safety and reaches every owner by mail, whereas a bulletin concerns a
      symptom and goes to service departments.

    Work under a bulletin costs you nothing only if a warranty or a special program covers it.
    You can read bulletins for your model year on the site of the federal safety agency.
    If your car has a symptom, ask whether a bulletin exists for it and what it would cost.
  `),
  'Does a recall affect the trade-in value of {my}?': sentencesOf(`
    A repaired recall hardly matters, while an open one can lower an offer or slow it down.
    It can, as long as the recall is open: the buyer has to plan for the repair and the delay.
    Little, once it is repaired and recorded, but an open safety recall is a point in the
      haggling.

    Have it fixed before the appraisal and bring the invoice.
    If parts are not available, tell the appraiser and show the maker's letter.
    Run the VIN before you go, so that you know what the appraiser is going to see.
  `),
  'Can I be paid back for a repair I made before the recall?': sentencesOf(`
    Often yes: the maker must have a plan to repay owners who fixed the same defect before the
      notice, within certain dates.
    You may be, if the repair was for the same defect and falls within the period named in the
      recall letter.
    In many cases you can, because makers have to offer repayment for earlier repairs of the
      recalled defect.
    [49 CFR 573.13]

    Send the receipt with date, mileage, part and proof of payment to the address in the letter.
    Look in the recall letter for the claim address, the deadline and the papers you need.
    Without an invoice it is hard, so look for a bank record or ask the shop for a copy.
  `),
};
