import type { Make } from './make.ts';

export const japaneseMakes: readonly Make[] = [
  {
    name: 'Toyota',
    aliases: ['toyotas', 'toyata', 'toyoda'],
    models: {
      suv:
        'RAV4|RAV4 Hybrid|RAV4 Prime|RAV4 Plug-in Hybrid|Highlander|Highlander Hybrid|' +
        'Grand Highlander|Grand Highlander Hybrid|4Runner|Sequoia|Land Cruiser|' +
        'Corolla Cross|Venza~|' +
        'C-HR|bZ4X*|bZ*|bZ Woodland*|FJ Cruiser~',
      truck: 'Tacoma|Tundra|Tacoma Hybrid|Tundra Hybrid',
      sedan: 'Camry|Camry Hybrid|Corolla|Corolla Hybrid|Crown|Avalon~|Yaris~|Mirai',
      hatchback:
        'Prius|Prius Prime|Prius Plug-in Hybrid|Corolla Hatchback|GR Corolla|Prius c~|Matrix~',
      coupe: 'GR86|GR Supra|86~|Supra~',
      wagon: 'Prius v~|Crown Signia',
      minivan: 'Sienna',
    },
  },
  {
    name: 'Honda',
    aliases: ['hondas'],
    models: {
      suv: 'CR-V|CR-V Hybrid|HR-V|Pilot|Passport|Prologue*|Element~|Crosstour~',
      sedan: 'Accord|Accord Hybrid|Civic|Civic Hybrid|Insight~|Clarity~|Civic Si',
      hatchback: 'Civic Hatchback|Civic Type R|Fit~|CR-Z~',
      coupe: 'Prelude',
      minivan: 'Odyssey',
      truck: 'Ridgeline',
    },
  },
  {
    name: 'Nissan',
    aliases: ['nissans'],
    models: {
      suv:
        'Rogue|Rogue Sport~|Pathfinder|Murano|Kicks|Armada|Ariya*|Juke~|' +
        'Xterra~|Rogue Plug-in Hybrid',
      truck: 'Frontier|Titan~|Titan XD~',
      sedan: 'Altima|Sentra|Versa|Maxima~',
      coupe: 'Z|GT-R|370Z~|350Z~',
      hatchback: 'Leaf*|Versa Note~',
      minivan: 'Quest~',
      van: 'NV200~|NV1500~|NV2500~|NV Cargo~|NV Passenger~',
    },
  },
  {
    name: 'Subaru',
    aliases: ['subarus', 'subie'],
    models: {
      suv:
        'Forester|Forester Hybrid|Outback|Crosstrek|Crosstrek Hybrid|Ascent|' +
        'Solterra*|Trailseeker*|' +
        'Uncharted*|Tribeca~|XV Crosstrek~',
      sedan: 'Impreza|Legacy~|WRX|WRX STI',
      coupe: 'BRZ',
    },
  },
  {
    name: 'Mazda',
    aliases: ['mazdas'],
    models: {
      suv:
        'CX-3~|CX-30|CX-5|CX-50|CX-50 Hybrid|CX-7~|CX-70|CX-9~|CX-90|' +
        'CX-90 PHEV|MX-30*~|Tribute~',
      sedan: 'Mazda3|Mazda6~|3|6~',
      hatchback: 'Mazda3 Hatchback|Mazda2~',
      convertible: 'MX-5 Miata|MX-5 Miata RF|Miata',
      wagon: 'Mazda5~',
    },
  },
  {
    name: 'Mitsubishi',
    models: {
      suv: 'Outlander|Outlander Sport|Outlander PHEV|Outlander Plug-in Hybrid|Eclipse Cross',
      hatchback: 'Mirage~',
      sedan: 'Mirage G4~|Lancer~|Galant~',
    },
  },
  {
    name: 'Acura',
    models: {
      suv: 'MDX|RDX|ADX|ZDX*|RSX*',
      sedan: 'TLX|ILX~|RLX~|TSX~|TL~|RL~',
      hatchback: 'Integra',
      coupe: 'NSX~',
    },
  },
  {
    name: 'Lexus',
    models: {
      suv:
        'RX|RX 350|RX 350h|RX 450h|RX 500h|NX|NX 250|NX 300|NX 350|NX 350h|UX|' +
        'UX 200|UX 250h|UX 300h|GX|' +
        'GX 460~|GX 470~|GX 550|LX|LX 570~|LX 600|TX|TX 350|TX 500h|RZ*|RZ 450e*',
      sedan: 'ES|ES 350|ES 300h|IS|IS 250|IS 300|IS 350|LS|LS 460|LS 500|GS~|GS 350~',
      coupe: 'RC|RC 350|LC|LC 500',
      hatchback: 'CT 200h~',
    },
  },
  {
    name: 'Infiniti',
    aliases: ['infinity'],
    models: {
      suv: 'QX50~|QX55~|QX60|QX65|QX80|QX30~|QX70~|FX35~',
      sedan: 'Q50~|Q70~|G37~|G35~|M37~',
      coupe: 'Q60~',
    },
  },
  { name: 'Scion', models: { coupe: 'tC~|FR-S~', hatchback: 'xB~|xD~|iM~|iQ~', sedan: 'iA~' } },
  { name: 'Suzuki', models: { suv: 'Grand Vitara~', sedan: 'Kizashi~', hatchback: 'SX4~' } },
  { name: 'Isuzu', models: { suv: 'Ascender~|Rodeo~' } },
];
