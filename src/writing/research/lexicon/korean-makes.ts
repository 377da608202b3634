import type { Make } from './make.ts';

export const koreanMakes: readonly Make[] = [
  {
    name: 'Hyundai',
    aliases: ['hyundais', 'hyundia', 'hundai'],
    models: {
      suv:
        'Tucson|Tucson Hybrid|Tucson Plug-in Hybrid|Santa Fe|Santa Fe Hybrid|Palisade|' +
        'Palisade Hybrid|Kona|Kona Electric*|Venue|Nexo|Ioniq 5*|Ioniq 9*|' +
        'Veracruz~|Santa Fe Sport~',
      sedan: 'Elantra|Elantra Hybrid|Elantra N|Sonata|Sonata Hybrid|Accent~|Azera~|Ioniq 6*|Equus~',
      hatchback: 'Ioniq~|Elantra GT~|Veloster~|Veloster N~',
      truck: 'Santa Cruz',
    },
  },
  {
    name: 'Kia',
    aliases: ['kias'],
    models: {
      suv:
        'Sportage|Sportage Hybrid|Sportage Plug-in Hybrid|Sorento|Sorento Hybrid|' +
        'Sorento Plug-in Hybrid|Telluride|Seltos|Niro|Niro EV*|Soul|EV6*|EV9*|EV5*',
      sedan: 'K5|K4|Forte~|Optima~|Rio~|Stinger~|Cadenza~|K900~|EV4*',
      hatchback: 'Forte5~|K4 Hatchback',
      minivan: 'Carnival|Carnival Hybrid|Sedona~',
    },
  },
  {
    name: 'Genesis',
    models: {
      suv: 'GV60*|GV70|GV80|Electrified GV70*',
      sedan: 'G70|G80|G90|Electrified G80*',
    },
  },
];
