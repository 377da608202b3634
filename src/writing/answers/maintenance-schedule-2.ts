import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const maintenanceSchedule2Answers: DirectAnswers = {
  'Does {my} count as severe use if I drive short trips?': sentencesOf(`
    Very likely yes: most makers count repeated trips of a few miles, above all in the cold, as
      severe use.
    In most manuals it does, because the engine never gets hot enough to dry out moisture and fuel
      in the oil.
    Yes in many cases, since short trips stand next to towing, dust and long idling in the list of
      hard use.

    Read the definition in your manual, then use the shorter intervals if most of your trips match
      it.
    A long drive every week or so helps, but it does not by itself change the category.
    An oil life monitor takes short trips into account, while a printed interval leaves that to
      you.
  `),
  'Do I need to keep service records for {my}?': sentencesOf(`
    Yes, keep them: they show what was done and when, help with warranty claims and support the
      price when you sell.
    It is wise to, because receipts prove that maintenance was done, no matter who did the work.
    You should, since dates, mileage and parts on paper answer most questions of a buyer or a
      warranty department.

    Each receipt should show the date, the mileage, the work and the parts or fluids used.
    If you do the work yourself, note the date and mileage and keep the receipts for the parts.
    A photo of every invoice in one folder is enough, and paper fades faster than you think.
  `),
  'Which maintenance can I do on {my} at home?': sentencesOf(`
    Wiper blades, air filters, washer fluid, tire pressure and light bulbs are simple jobs for
      most owners.
    You can do the checks and easy parts yourself: fluid levels, pressures, wipers and the cabin
      and engine air filters.
    Most owners can manage wipers, filters, bulbs, fluid checks and tire pressure with the manual
      in hand.

    Leave brakes, airbags, air conditioning and high-voltage parts to a trained technician.
    Work at home does not end the warranty, but keep the receipts for parts and note the mileage.
    Never work under a car that stands on a jack alone, and look for the lift points in the
      manual.
  `),
  'What maintenance does an electric car need?': sentencesOf(`
    Tire rotation, a cabin filter, brake checks, brake fluid, coolant at long intervals, and
      wipers make up most of it.
    It needs less than a gas car: tires, brakes, cabin filter, brake fluid and battery coolant
      remain.
    There is no engine oil to change, so tires, filters, brake care and a few fluids are what is
      left.

    Tires deserve the closest watch, because the weight and quick torque wear them sooner.
    Brakes are used little and can seize up, so have them cleaned and checked once a year.
    The manual lists the intervals for coolant, brake fluid and the small battery.
  `),
  'When are spark plugs due on {my}?': sentencesOf(`
    Your manual gives the mileage; long-life plugs commonly last for many years, and turbocharged
      engines often need them sooner.
    It depends on the engine and the plug type, so look for spark plugs in the maintenance table
      of the manual.
    They are due at the mileage printed in the schedule, which is often several times longer for
      iridium plugs than for copper ones.

    Rough idle, hard starts, a misfire code or worse mileage can mean that they are worn early.
    Have them done at the listed mileage, because a worn plug strains the coil and can harm the
      catalytic converter.
    Ask how hard they are to reach, since access decides how much labor the job takes.
  `),
  'Does {my} have a timing belt that needs replacing?': sentencesOf(`
    Many engines have a timing chain, which has no set interval; if yours has a belt, the manual
      lists when to replace it.
    That depends on the engine: look for a timing belt in the maintenance table, and if none is
      listed you probably have a chain.
    Some engines use a belt and others a chain, and only the belt comes with a replacement
      interval in the schedule.

    Do not run a belt past its limit, because on many engines a break damages valves and pistons.
    A parts or service counter can tell you from the VIN which one your engine has.
    If a belt is due, ask about the water pump and tensioner, which are often changed along with
      it.
  `),
  'What happens if I put off scheduled maintenance on {my}?': sentencesOf(`
    Small jobs turn into larger ones: thin pads ruin rotors, worn tires lose grip and old fluids
      harm the parts they should protect.
    Wear speeds up, faults go unnoticed, and a claim for damage from skipped maintenance may be
      refused under warranty.
    Usually nothing at first, and later repairs that cost more than the missed service would have.

    If you are behind, start with brakes, tires and fluids, and plan the rest by urgency.
    Ask for a list in order of safety, then of damage, then of comfort, and work through it.
    A late service is far better than none, so book the overdue items and start a new record.
  `),
};
