import type { BodyStyle, FuelType } from '../../../../../schema/records/vehicle.ts';

type Series = { code: string; model: string; body: BodyStyle; fuel: FuelType };

/** Toyota's model lines for North America (2022 on) as its allocation lists code them. */
const toyotaSeries: readonly Series[] = [
  series('4runner', '4Runner', 'suv', 'gasoline'),
  series('86', 'GR86', 'coupe', 'gasoline'),
  series('bz', 'bZ', 'suv', 'electric'),
  series('bz4x', 'bZ4X', 'suv', 'electric'),
  series('bzwoodland', 'bZ Woodland', 'suv', 'electric'),
  series('chr', 'C-HR', 'suv', 'electric'),
  series('camry', 'Camry', 'sedan', 'gasoline'),
  series('camryhybrid', 'Camry Hybrid', 'sedan', 'hybrid'),
  series('corolla', 'Corolla', 'sedan', 'gasoline'),
  series('corollacross', 'Corolla Cross', 'suv', 'gasoline'),
  series('corollacrosshybrid', 'Corolla Cross Hybrid', 'suv', 'hybrid'),
  series('corollahatchback', 'Corolla Hatchback', 'hatchback', 'gasoline'),
  series('corollahybrid', 'Corolla Hybrid', 'sedan', 'hybrid'),
  series('gr86', 'GR86', 'coupe', 'gasoline'),
  series('grandhighlander', 'Grand Highlander', 'suv', 'gasoline'),
  series('grandhighlanderhybrid', 'Grand Highlander Hybrid', 'suv', 'hybrid'),
  series('grcorolla', 'GR Corolla', 'hatchback', 'gasoline'),
  series('grsupra', 'GR Supra', 'coupe', 'gasoline'),
  series('supra', 'GR Supra', 'coupe', 'gasoline'),
  series('highlander', 'Highlander', 'suv', 'gasoline'),
  series('highlanderhybrid', 'Highlander Hybrid', 'suv', 'hybrid'),
  series('landcruiser', 'Land Cruiser', 'suv', 'hybrid'),
  series('mirai', 'Mirai', 'sedan', 'hydrogen'),
  series('prius', 'Prius', 'hatchback', 'hybrid'),
  series('priuspluginhybrid', 'Prius Plug-in Hybrid', 'hatchback', 'plug_in_hybrid'),
  series('priusprime', 'Prius Prime', 'hatchback', 'plug_in_hybrid'),
  series('rav4', 'RAV4', 'suv', 'gasoline'),
  series('rav4hybrid', 'RAV4 Hybrid', 'suv', 'hybrid'),
  series('rav4pluginhybrid', 'RAV4 Plug-in Hybrid', 'suv', 'plug_in_hybrid'),
  series('rav4prime', 'RAV4 Prime', 'suv', 'plug_in_hybrid'),
  series('sequoia', 'Sequoia', 'suv', 'hybrid'),
  series('sienna', 'Sienna', 'minivan', 'hybrid'),
  series('tacoma', 'Tacoma', 'truck', 'gasoline'),
  series('tacomahybrid', 'Tacoma Hybrid', 'truck', 'hybrid'),
  series('4runnerhybrid', '4Runner Hybrid', 'suv', 'hybrid'),
  series('crown', 'Crown', 'sedan', 'hybrid'),
  series('crownsignia', 'Crown Signia', 'suv', 'hybrid'),
  series('toyotacrown', 'Crown', 'sedan', 'hybrid'),
  series('toyotacrownsignia', 'Crown Signia', 'suv', 'hybrid'),
  series('tundra', 'Tundra', 'truck', 'gasoline'),
  series('tundrahybrid', 'Tundra Hybrid', 'truck', 'hybrid'),
  series('venza', 'Venza', 'suv', 'hybrid'),
];

/** The model line of a code, however it is written: "GR Supra", "GR-86". */
export function findToyotaSeries(code: string): Series | undefined {
  const folded = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return toyotaSeries.find((known) => known.code === folded);
}

function series(code: string, model: string, body: BodyStyle, fuel: FuelType): Series {
  return { code, model, body, fuel };
}
