import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const airConditioning: KnowledgeModule = {
  id: 'air-conditioning',
  topics: ['air-conditioning'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'When the air conditioning fades',
    'How car air conditioning is checked',
    'Keeping the cabin cool',
  ],
  answer: {
    wordings: [
      'Weak cooling usually means low refrigerant from a leak, a blocked condenser, a ' +
        'dirty cabin filter or a failed fan or compressor.',
      'If the air is no longer cold, check the cabin filter and condenser first, then ' +
        'have the pressures and leaks measured.',
      'Refrigerant is not used up in a sound system, so poor cooling calls for finding ' +
        'the leak before refilling.',
    ],
  },
  points: [
    {
      id: 'symptoms',
      sentences: sentencesOf(`
        Notice when the air conditioning fails: at idle, in traffic, at speed or all the time.
        Write down whether the air is warm only in traffic or on the open road as well.
        The moment when cooling fades is a clue, so pay attention to speed and heat.
        Before you visit {store}, write down when cooling fades: at idle, in traffic or at speed.

        Cool at speed but warm at idle points to a fan or a dirty condenser.
        When the air is cold on the highway and not in traffic, airflow through the condenser is
          suspect.
        A condenser that gets too little air cools at speed and gives up in a line of cars.

        One warm side and one cold side suggests a blend door inside the dash.
        Different temperatures left and right come from a flap more often than from refrigerant.
        If only one side stays warm, the fault is likely in the air flaps.
      `),
    },
    {
      id: 'filter-and-condenser',
      sentences: sentencesOf(`
        A packed cabin filter makes the system feel weak although it is making cold air.
        Check the cabin filter before anything costly, because low airflow feels like poor cooling.
        Ask {store} to begin with the cabin filter, before any costly part is tested.
        Restricted airflow, often a neglected filter, passes for a lack of cold.

        Leaves and bugs on the condenser, in front of the radiator, keep heat from escaping.
        Look through the grille for a mat of leaves or bent fins on the condenser.
        The condenser sits low in front, where road debris blocks or punctures it.
      `),
    },
    {
      id: 'refrigerant',
      sentences: sentencesOf(`
        The air conditioning is sealed, so a low charge means that refrigerant has escaped.
        Refrigerant circulates in a closed loop, and a shortage is proof of a leak.
        Because the refrigerant loop is sealed, topping it off each summer only hides a leak.

        Technicians add dye or use a sniffer to find the leak, then evacuate the system and weigh in
          a fresh charge.
        A proper repair finds the leak, draws a vacuum and refills by weight.
        Good practice is to repair the leak, hold a vacuum as a test and charge the exact weight.

        Newer cars use a different refrigerant that costs more and needs its own equipment.
        The label under the hood names the refrigerant, and the newer kind costs more.
        Two refrigerants are common, they must not be mixed, and the under-hood label says which one
          applies.
      `),
    },
    {
      id: 'home-kits',
      sentences: sentencesOf(`
        Canned refrigerant kits can overfill the system or add a sealer that ruins shop machines.
        Be wary of do-it-yourself refill cans, since too much charge cools as poorly as too little.
        Refrigerant sealers sold in cans may clog valves and cause a shop to refuse the car.

        Working on refrigerant calls for proper recovery gear, because venting it is against federal
          law.
        Federal rules forbid letting refrigerant into the air, so recovery is a shop job.
        Leave recovery to trained people, as releasing refrigerant on purpose is unlawful.
        [40 CFR 82.154]
      `),
    },
    {
      id: 'use',
      sentences: sentencesOf(`
        On a hot day, open the windows for the first minute to push out trapped heat.
        After parking in the sun, let the oven-hot air out through open windows before you close up.
        Drive off with the windows down briefly, so that the air conditioning need not fight the
          stored heat.

        Switch to recirculation next, which cools air that is already cool.
        Recirculated air cools sooner, since the system keeps working on the same volume.
        Switching to recirculation after that lets the vents blow colder air.

        Park in shade and use a sunshade to lower the load.
        A windshield shade keeps the dash from turning into a heater.
        Shade and a slightly open window do more than a stronger fan.
      `),
    },
    {
      id: 'smell',
      sentences: sentencesOf(`
        A musty odor comes from moisture on the evaporator, where mold likes to grow.
        Damp evaporator fins behind the dash feed the mold that you smell at start-up.
        A sour smell from the vents at start-up is moisture and growth on the evaporator.

        Run the fan without cooling for the last stretch of a trip to dry the fins.
        Shortly before you park, turn cooling off and leave the fan on.
        Drying the fins with fan air at the end of a drive keeps the smell from returning.

        If the carpet on the passenger side is wet, the drain may be blocked.
        Water under the passenger's feet suggests a plugged evaporator drain.
        A clogged drain sends water into the cabin, so look for a damp carpet.
      `),
    },
    {
      id: 'winter-use',
      sentences: sentencesOf(`
        Use the air conditioning in winter too, because it dries the air and clears glass.
        The air-conditioning compressor needs regular exercise, and dry air defogs windows sooner.
        Running the air conditioning through the cold months keeps seals oiled and windows clear.

        Most cars start the compressor by themselves in the defrost setting.
        The defrost button usually starts the compressor without being asked.
        You may notice the compressor working in defrost mode, which is normal.
      `),
    },
    {
      id: 'electric',
      when: { fuelTypes: ['electric', 'plug_in_hybrid', 'hybrid'] },
      sentences: sentencesOf(`
        In a car with a high-voltage battery, the same loop may cool the battery as well.
        Cooling for the cabin and for the drive battery often share one circuit.
        The drive battery may depend on the air conditioning to stay cool.

        A fault can therefore limit charging or power, so do not put off the repair.
        Trouble in the cooling loop may slow fast charging, which makes prompt repair worthwhile.
        Have weak cooling looked at soon, because the battery may be affected too.

        Electric compressors need special oil, and the wrong one can damage insulation.
        High-voltage compressors call for non-conducting oil and trained hands.
        Ask if the shop has equipment for high-voltage compressors and their oil.
      `),
    },
  ],
};
