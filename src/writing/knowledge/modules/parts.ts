import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const parts: KnowledgeModule = {
  id: 'parts',
  topics: ['parts', 'service-visit'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Choosing replacement parts',
    'Original, aftermarket or rebuilt parts',
    'Getting the right part the first time',
  ],
  answer: {
    wordings: [
      'Choose a part by fit, quality and coverage: original for sensors and body panels, ' +
        'proven aftermarket for many wear items.',
      "The right part matches your VIN, meets the maker's specification and comes with " +
        'clear return and coverage terms.',
      'Original parts match the factory item, good aftermarket parts can equal them, and ' +
        'a price far below both deserves suspicion.',
    ],
  },
  points: [
    {
      id: 'kinds',
      sentences: sentencesOf(`
        Original parts carry the vehicle maker's name and match what was fitted at the factory.
        Parts in the maker's box are built to the drawing of the factory item.
        An original-equipment part is the same design that the car left the plant with.

        Aftermarket parts come from other companies and range from excellent to poor.
        Independent brands make the rest, some with long experience as factory suppliers and some
          without.
        Quality outside the maker's box varies, so the name of the producer matters.

        Rebuilt units are used cores with worn pieces replaced.
        A remanufactured part begins as a used core that is taken apart and restored.
        Rebuilt alternators, calipers and starters can be sound if the rebuilder tests them.
      `),
    },
    {
      id: 'rights',
      sentences: sentencesOf(`
        Federal law bars a maker from tying its written warranty to branded parts or service, unless
          they are supplied without charge or a waiver exists.
        Under federal law, a written warranty may not require a named brand of part or service
          unless the maker supplies it without charge or holds a waiver.
        A maker may not make written warranty coverage depend on its own brand of part, save where
          it pays for the part or has a federal waiver.
        [15 USC 2302(c)]

        Damage that a faulty part or poor work causes is another matter and may not be covered.
        Still, harm caused by a bad part or a bad repair can fall outside that coverage.
        The maker may decline damage that it can trace to a defective part or to wrong installation.

        Keep receipts that show what was used, when and at what mileage.
        Proof of purchase with part numbers settles many arguments.
        File the invoices with part numbers, whoever did the work.
      `),
    },
    {
      id: 'fit',
      sentences: sentencesOf(`
        Order parts by VIN, because production changes within a year are common.
        Use the VIN to look up the part, since a model year can hold several versions.
        Give {store} your VIN when you order, since one model year can hold several versions.
        The parts desk will ask for your VIN to tell early and late versions apart.

        Compare the old and new parts side by side before anything is installed.
        Check connectors, brackets and length against the old piece.
        Lay both parts on the bench and compare mounting points and plugs.

        Electrical parts may be hard to return once opened, so be sure first.
        Ask about returns, as sensors and modules are often excluded.
        Read the return terms for modules and sensors before you open the box.
        Ask {store} about returns before you open the box of a module or sensor.
      `),
    },
    {
      id: 'when-original',
      sentences: sentencesOf(`
        Sensors, control modules, airbags and keys are places where the exact original part saves
          trouble.
        For electronics and restraint parts, the factory item avoids mismatched software and
          signals.
        Modules often have to match in software, which favors the factory part.

        Body panels and lamps fit better when they follow the original shape, and driver-aid sensors
          rely on it.
        Bumpers and brackets that hold radar must sit exactly, so fit counts there.
        Where a camera or radar is mounted, a small misfit can throw off its aim.

        Filters, pads, blades and bulbs are areas where good independent brands do well.
        For wear items, several well-known producers meet the maker's standard.
        On common service items, compare the specification and not just the logo.
      `),
    },
    {
      id: 'core',
      sentences: sentencesOf(`
        A core charge is a deposit that returns when you hand in the old unit.
        The deposit called a core charge comes back with the worn part.
        Batteries, calipers and alternators carry a core deposit, refunded for the old piece.

        Keep the box, because the old part usually has to come back in it.
        Return the old unit complete and in the new box, or the refund may shrink.
        Drain the old unit and put it into the packaging of the new one.
      `),
    },
    {
      id: 'accessories',
      sentences: sentencesOf(`
        For accessories, ask about wiring, sensors and payload before looks.
        Racks, steps and hitches add weight and may block cameras or sensors.
        Think about wiring and sensors when you add lights, hitches or bumpers.

        Factory accessories are made for the wiring and mounts of the {model}, while universal kits
          need adapting.
        Items designed for the vehicle use existing mounts and plugs, and universal kits call for
          cutting and splicing.
        A universal kit may mean drilling and splicing, where a fitted one plugs in.

        Ask {store} what written coverage applies to the accessory and to its installation.
        Ask who answers for the part and who for the installation.
        Get the installer's terms in writing, since part and labor may be covered apart.
      `),
    },
    {
      id: 'diy',
      sentences: sentencesOf(`
        If you do the work yourself, ask for torque values and for any bolts that may be used only
          once.
        Home mechanics should get the torque values and replace bolts that stretch.
        Before starting at home, read the full procedure, as some bolts and seals must be replaced
          with the part.

        Have the parts desk list the seals and clips that the job consumes.
        Ask which gaskets, clips and fluids go with it, so the car is not stuck half apart.
        Small items such as clips and seals decide if the job ends the same day.

        Electronic parking brakes, batteries and sensors may need a scan tool afterward.
        Check whether the car must be told about the part through a scan tool.
        Some replacements need programming, so find out before you unbolt anything.
      `),
    },
  ],
};
