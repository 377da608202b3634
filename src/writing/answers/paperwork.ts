import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const paperworkAnswers: DirectAnswers = {
  'Which documents do I need to buy {a}?': sentencesOf(`
    Bring a driver's license, proof of insurance, a way to pay, and the title of any trade-in.
    You need identification, insurance, and proof of income and address if you take a loan.
    A license and proof of insurance are the base; a loan adds pay stubs, and a trade adds its
      title.

    Call {store} first, because the lender or your state may ask for more.
    Ask for a list before you come, so that one missing paper does not cost a second trip.
    If two people will own the car, both should come with their identification.
  `),
  'How long does it take to get the title of {a}?': sentencesOf(`
    Usually some weeks after the sale, depending on your state and on whether a loan is involved.
    Expect a few weeks to a couple of months, since the state has to process the papers.
    It varies by state; with a loan, the lender often holds the title until the debt is paid.

    Keep your bill of sale and temporary registration in the meantime, and ask who files the papers.
    Ask {store} when the papers go to the state and whom to call if the title is late.
    Note the date the papers were sent, and call the motor vehicle office if its usual time runs
      out.
  `),
  'Do I need insurance before I drive {a} home?': sentencesOf(`
    Yes, in nearly every state you must have coverage in force before you drive off.
    You do almost everywhere, and a lender or lessor will want to see proof as well.
    Plan on it: stores commonly ask for proof of insurance before they hand over the keys.

    Call your insurer with the VIN before you sign, and have the proof sent to your phone.
    An existing policy may cover the next car for some days, but ask your insurer how far that goes.
    With a loan or lease, expect to need collision and comprehensive coverage besides liability.
  `),
  'How do I register {a} in {state}?': sentencesOf(`
    When you buy from a dealer, the store usually files the title and registration papers with the
      state for you.
    Through the motor vehicle office, to which most dealers send the papers on your behalf.
    You need the title papers, proof of insurance, identification and the fee, and a dealer often
      files them for you.

    Ask {store} what it files, what you have to do yourself and how long the temporary tag lasts.
    Check your state's motor vehicle website for inspections or emission tests that must come first.
    Keep copies of everything you signed, and look for the plates before the temporary tag expires.
  `),
  'Can I keep my license plates when I trade in {my}?': sentencesOf(`
    In many states you can move them to the next car; in others they stay with the vehicle or go
      back.
    That is a matter of state law, since some plates belong to the owner and others to the car.
    Often yes, if your state lets plates follow the owner and the next vehicle is of the same class.

    Ask {store} or the motor vehicle office before you hand over the car, and bring a screwdriver.
    Find out before the trade, and take the plates off if they are yours to keep.
    Check with your motor vehicle office, and tell your insurer about any change of plates.
  `),
  'How much of the paperwork can I do online?': sentencesOf(`
    Quite a bit at many stores: credit application, trade-in details, document upload and sometimes
      signing.
    It depends on the store and the state, but the application and most forms can often be filled in
      at home.
    Many steps can be done from home, while some papers may still need ink or a check of your
      license.

    Ask {store} which steps it handles online and which need a visit.
    Call before you start, and find out which papers have to be signed in person.
    Have your license, insurance card and trade-in details ready as photos, and ask what remains for
      the visit.
  `),
  'What papers do I get when I buy {a}?': sentencesOf(`
    You get the signed contract, bill of sale, odometer statement, temporary registration and any
      warranty papers.
    Expect copies of the sales contract, the loan or lease papers, the odometer statement and any
      warranty.
    The purchase contract, finance papers, registration copies and warranty booklets should all come
      with you.

    If the car is used, the Buyers Guide from its window must be given to you too.
    For a used vehicle, look for the Buyers Guide, which the dealer has to hand over.
    A used car's window form, the Buyers Guide, is also yours by federal rule.
    [16 CFR 455.3]

    Check names, VIN and figures on every page before you leave, and keep the copies together.
    Read through the set at the desk and see that the VIN and the figures match.
    Store all papers in one folder, and see that every blank is filled in before you sign.
  `),
  'Can I buy {a} in {city} and register it in another state?': sentencesOf(`
    Yes, people do it often; tax and registration usually follow the state where you live.
    You can, and the title, plates and tax are then settled under the rules of your home state.
    It is possible, as long as your state's title, tax and inspection rules are met.

    Ask {store} whether it collects the tax for your state and which temporary tag you get for the
      drive.
    Call your own motor vehicle office first and ask which papers, tests and deadlines apply.
    Find out who sends the papers, what the tax will be and how long the temporary tag is good.
  `),
  'How long does it take to buy {a} at a dealership?': sentencesOf(`
    Plan on two or three hours, with a test drive, trade-in appraisal and signing.
    A few hours is common, and much less if price, loan and trade-in are settled beforehand.
    It often takes a good part of an afternoon, most of it for the appraisal, the loan and the
      papers.

    Send the application and trade-in details ahead, and book a time at {store}.
    You shorten the visit by agreeing on the total by email and bringing all your documents.
    Weekday mornings tend to be quieter, and a prepared file saves waiting at the desk.
  `),
};
