import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the tables say of a model's body, room, weight and equipment. */
export const referenceBodyMessages: readonly Message[] = [
  {
    id: 'reference.seats-rows',
    slots: referenceSlots({ which: 'name', seats: 'seats', rows: 'rows' }),
    wordings: wordingsOf(`
      - The {which} is listed with {seats} seats in {rows} rows, according to NHTSA's records.
      - {make} filed the {which} with {seats} seats and {rows} rows (NHTSA records).
      - NHTSA's listing gives the {which} {seats} seats across {rows} rows.
      - Count on {seats} seats and {rows} rows in the {which}, going by NHTSA's records.
    `),
  },
  {
    id: 'reference.seats',
    slots: referenceSlots({ which: 'name', seats: 'seats' }),
    wordings: wordingsOf(`
      - The {which} is listed with {seats} seats in NHTSA's records.
      - {make} filed {seats} seats for the {which}, as NHTSA's listing shows.
      - On record, the {which} has {seats} seats.
      - NHTSA's records put the {which} at {seats} seats.
    `),
  },
  {
    id: 'reference.rows',
    slots: referenceSlots({ which: 'name', rows: 'rows' }),
    wordings: wordingsOf(`
      - The {which} is listed with {rows} rows of seats in NHTSA's records.
      - {make} filed the {which} with {rows} rows of seats (NHTSA records).
      - On record, the {which} has {rows} rows of seats, going by NHTSA's records.
      - Count on {rows} rows of seats in the {which}: that's how NHTSA's listing has
        it.
    `),
  },
  {
    id: 'reference.seats-before',
    slots: referenceSlots({
      which: 'seats-year',
      seats: 'seats-before',
      rows: 'rows-before',
    }),
    wordings: wordingsOf(`
      - The latest {model} whose seating is on file is the {which}, with {seats} seats in {rows}
        rows (NHTSA records).
      - {make} last filed the seats of the {model} for the {which}: {seats}, in {rows} rows. That's
        from NHTSA's records.
      - NHTSA's listing gives the {which} {seats} seats across {rows} rows, the newest count on
        file.
      - Going by NHTSA's records, the {which} has {seats} seats and {rows} rows, and it's the
        newest one with a count on file.
    `),
  },
  {
    id: 'reference.seats-van',
    slots: (sheet) => {
      const { shown, seatsOf } = sheet.portrait ?? {};
      const isCounted = shown?.seats !== undefined || seatsOf != null;
      if (!shown?.bodies?.includes('van') || isCounted) return null;
      return referenceSlots({ which: 'name' })(sheet);
    },
    wordings: wordingsOf(`
      - The {which} is built in layouts from a two-seat cargo van to a passenger van with several
        rows, and NHTSA's records don't give one count for all of them. The label in the
        driver's door opening has the number for each van.
      - How many the {which} seats depends on its build: two in a cargo van, a second row in a crew
        van, more rows in a passenger van. NHTSA's listing names no single count, so
        read the seating line on the door label of the one you like.
      - It comes as a cargo van with two seats and as passenger versions with two rows or more.
        {make} filed no seat count for the {which} (NHTSA records); the door label and the
        VIN tell it of one van.
      - Cargo, crew and passenger versions of the {which} differ in seats, from two up to several
        rows. With no count in NHTSA's records, have us look up the build by VIN.
    `),
  },
  {
    id: 'reference.body-class',
    slots: referenceSlots({ which: 'name', body: 'body', kind: 'class' }),
    wordings: wordingsOf(`
      - {make} files the {which} with NHTSA as {a body}, and the EPA put it among {kind} for fuel
        economy.
      - In NHTSA's records the {which} is {a body}. The EPA's size class is {kind}.
      - NHTSA has the {which} on file as {a body}, while the EPA counts it under
        {kind}.
      - It depends on who's counting: for NHTSA the {which} is {a body}, for the EPA it
        belongs to {kind}.
    `),
  },
  {
    id: 'reference.body',
    slots: referenceSlots({ which: 'name', body: 'body' }),
    wordings: wordingsOf(`
      - {make} files the {which} with NHTSA as {a body}.
      - NHTSA's listing describes the {which} as {a body}.
      - Officially, the {which} is {a body}: that's how it stands in NHTSA's records.
      - The {which} is on file as {a body} in NHTSA's records.
    `),
  },
  {
    id: 'reference.cabs',
    slots: referenceSlots({ which: 'name', cabs: 'cabs' }),
    wordings: wordingsOf(`
      - Cabs on file for the {which} are the {cabs} (NHTSA records).
      - {make} filed the {which} with the {cabs}, according to NHTSA's records.
      - NHTSA's listing shows the {which} as {cabs}.
      - You'll find the {which} listed as {cabs} in NHTSA's records; makers have their own
        names for them.
    `),
  },
  {
    id: 'reference.towing',
    slots: referenceSlots({
      which: 'name',
      weight: 'weight',
      engines: 'engines',
      drives: 'drives',
    }),
    wordings: wordingsOf(`
      - What the {which} can tow depends on engine, axle, drive and hitch, and the rating of each
        is in the towing section of its owner's manual. NHTSA's records list the {engines},
        with {drives}, in gross weight classes of {weight}.
      - {make}'s towing guide gives the {which} a rating for each combination of engine, drive and
        hitch. On file with NHTSA: the {engines}, with {drives}, in gross weight classes
        of {weight}. Give us the VIN and we'll look up its line.
      - It depends on how the {which} was built. NHTSA has it on file with the {engines},
        {drives} and gross weight classes of {weight}. Match yours to its line in the owner's
        manual.
      - The engine decides first, then axle, drive and hitch. For the {which}, {make} filed the
        {engines}, with {drives} and gross weight classes of {weight} (NHTSA records). None of that
        is a tow rating; the owner's manual has it.
    `),
  },
  {
    id: 'reference.towing-builds',
    slots: referenceSlots({ which: 'name', engines: 'engines', drives: 'drives' }),
    wordings: wordingsOf(`
      - What the {which} can tow depends on engine, axle ratio, drive and hitch, and the owner's
        manual has the rating of each build. NHTSA's records list the {engines}, with
        {drives}.
      - {make}'s towing guide gives the {which} a rating for each combination of engine, drive and
        hitch. It was filed with the {engines}, and with {drives} (NHTSA records). Give us
        the VIN and we'll look up its line.
      - It depends on how the {which} was built. NHTSA has it on file with the {engines},
        and with {drives}. Match yours to its line in the owner's manual.
      - The engine decides first: NHTSA's records show the {which} with the {engines}. Then
        come drive ({drives} are on file), axle ratio and hitch, and the owner's manual gives you
        the rating.
    `),
  },
  {
    id: 'reference.weight',
    slots: referenceSlots({ which: 'name', weight: 'weight' }),
    wordings: wordingsOf(`
      - The {which} falls into gross vehicle weight classes of {weight}, as filed with NHTSA.
      - NHTSA's records place the {which} in gross weight classes of {weight}.
      - {make} filed the {which} in gross weight classes of {weight} (NHTSA records); the
        label on the driver's door jamb has the exact rating.
      - By gross weight rating, the {which} stands at {weight} in NHTSA's records. That's
        loaded, not empty.
    `),
  },
  {
    id: 'reference.battery',
    slots: referenceSlots({ which: 'name', battery: 'battery' }),
    wordings: wordingsOf(`
      - The battery of the {which} is filed at {battery} (NHTSA records).
      - NHTSA's records list {battery} for the {which}'s battery.
      - {make} reported a battery of {battery} for the {which}, going by NHTSA's records.
      - On record, the {which} carries {battery} of battery energy.
    `),
  },
  {
    id: 'reference.aids',
    slots: referenceSlots({ which: 'name', standard: 'standard' }),
    wordings: wordingsOf(`
      - Filed as standard on the {which}: {standard} (NHTSA records).
      - {make} reports {standard} as standard equipment of the {which}, in NHTSA's records.
      - NHTSA's listing shows {standard} as standard on the {which}.
      - On the {which}, {standard} are on file with NHTSA as standard.
    `),
  },
  {
    id: 'reference.aids-more',
    slots: referenceSlots({ which: 'name', offered: 'offered' }),
    wordings: wordingsOf(`
      - Depending on the version, there's also {offered}.
      - Some versions add {offered}; the window sticker says which.
      - Also on the list, but not for every version: {offered}.
      - Check the trim for {offered}, which NHTSA's records show on some versions only.
    `),
  },
];
